### The drawn map of Battalia.

map-label = Map
map-help = Arrow keys lead to the next field that can be pressed, with Shift from field to field. Enter presses. Plus, minus and 0 zoom.
map-title = { $place } on field { $field }
map-place =
    { $place ->
        [empty] Open land
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
        [crossing] Crossing
        [centre] City centre
       *[other] Land
    }
map-hidden =
    { $place ->
        [crossing] Undiscovered crossing
       *[other] Undiscovered building
    }
map-connection =
    { $valley ->
        [kings_bridge] King’s Bridge
       *[other] Mountain Pass
    }
map-roads = roads to the { $ways }
map-roads-all = roads to all sides
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
map-guarded = defended with { $level }
map-hero =
    { $ring ->
        [yes] Hero { $number } of { $name } with a ring
       *[no] Hero { $number } of { $name }
    }
map-post = Trading post of { $name }
map-concealed = concealed
map-sealed = no card fits here any more
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
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
