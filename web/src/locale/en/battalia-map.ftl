### The drawn map of Battalia.

map-label = Map
map-help = Arrow keys move to the next field you can choose, with Shift from field to field. Enter chooses. Plus, minus and 0 zoom.
map-title = { $place } on field { $field }
map-place =
    { $place ->
        [empty] Empty field
        [road] Road
        [city] { $neutral ->
            [yes] { $level ->
                [0] Unclaimed city
               *[other] Neutral city
            }
           *[no] { $level ->
                [5] Royal residence
                [6] Capital
               *[other] City of level { $level }
            }
        }
        [gate] Stormgate { $number }
        [ruin] Ruin
        [crossing] Valley crossing
        [centre] City centre
       *[other] Land
    }
map-hidden =
    { $place ->
        [crossing] Undiscovered valley crossing
       *[other] Undiscovered building
    }
map-connection =
    { $valley ->
        [kings_bridge] King’s Bridge
       *[other] Mountain Pass
    }
map-roads = roads to the { $ways }
map-roads-all = roads on all sides
map-north = north
map-east = east
map-south = south
map-west = west
map-owner = belongs to { $name } (player { $number })
map-worth =
    { $points ->
        [one] worth { $points } victory point
       *[other] worth { $points } victory points
    }
map-guarded = defence { $level }
map-hero =
    { $ring ->
        [yes] { $name }’s hero { $number } with a storm booster
       *[no] { $name }’s hero { $number }
    }
map-post = { $name }’s trading post
map-concealed = concealed
map-sealed = no card fits here
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
map-letter =
    { $terrain ->
        [verdant_woods] W
        [rocky_mountains] M
        [red_canyons] C
        [emerald_lakes] L
        [frost_fields] F
        [protojungle] J
       *[other] N
    }
map-can =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
