### BATTALIA: the words for the table, and what the terminal shows of it.

## Players, directions, actions

neutral-side = the neutral defenders
direction-north = north
direction-east = east
direction-south = south
direction-west = west
action-name-hire = Hiring
action-name-buy = Buying
action-name-road = Road
action-name-city = City
action-name-upgrade = Upgrade
action-name-residence = Royal residence
action-name-capital = Capital
action-name-post = Trading post
action-name-discover = Discovering
action-name-potion = Potion

## At the terminal: time and players

cli-title = BATTALIA · Week { $week }, day { $day }
cli-oracle =
    { $form ->
        [short] Enl. { $enlightened } · matching { $matching }
       *[long] Enlightened: { $enlightened } · Matching: { $matching }
    }
cli-time =
    { $mode ->
        [creation] The Creation{ $weeks ->
            [0] .
           *[other] ; week { $weeks } is the last.
        }
       *[stormgates] The Stormgates{ $weeks ->
            [0] ; week { $week } ends with checkpoint { $week }.
           *[other] ; week { $week } ends with checkpoint { $week }; week { $weeks } is the last.
        }
    }
cli-turn-of = Active: { $players }
cli-teams = Teams: { $teams }
cli-neutral = neutral
cli-no-faction = no faction yet
cli-seat-line = Player { $number }: { $name }
cli-stats = VP { $points }  Deck { $deck }  Hand { $hand }  Amb { $ambush }  Tents { $tents }  Heroes { $heroes }
cli-player-stats = Victory points { $points } · Deck { $deck }: hand { $hand }, Nation { $nation }, Refuge { $refuge }, ambush { $ambush }
cli-section-own = Your cards
cli-section-map = Map
cli-section-stock = Stock
cli-label-heroes = Heroes on
cli-no-heroes = none
cli-label-hand = Hand
cli-label-ambush = Ambush
cli-label-table = Played
cli-label-refuge = Refuge
cli-label-nation = Nation (sorted)
cli-no-own-cards = A spectator has no cards. In a replay, “--viewer 2” shows those of player 2.
cli-tent =
    { $cards ->
        [none] { $count ->
            [one] { $card } with { $count } card
           *[other] { $card } with { $count } cards
        }
       *[other] { $card }: { $cards }
    }
cli-veteran =
    { $standing ->
        [veteran] Veterans
       *[fallen] Veteran status lost
    }
cli-ring = Hero { $hero } has the storm booster for gate { $gate }
cli-battle =
    { $target ->
        [heroes] Battle against heroes on field { $field }
        [ruin] Battle for the ruin on field { $field }
        [building] Battle for the building on field { $field }
        [centre] Battle for the city centre on field { $field }
       *[city] Battle for the city on field { $field }
    }
cli-battle-side =
    { $side ->
        [attack] Attack { $total }, { $player }: { $cards }
       *[defence] Defence { $total }, { $player }: { $cards }
    }
cli-battle-part =
    { $reason ->
        [card] { $card }
        [veteran] veteran { $card }
        [morale] morale
        [terrain] home terrain
        [city] city
        [building] building beside the centre
        [guards] guards
        [colossus] Colossus
        [weakness] Weakness
       *[nothing] never below 0
    }
cli-battle-prize = At stake: { $prizes }
cli-prize =
    { $prize ->
        [great_artefact] a Great Artefact
        [city] the city, then of level { $level }
        [city_and_lord] the city, then of level { $level }, and a Lord
        [building] the building
        [centre] the city centre
       *[heroes] the defending heroes
    }

## At the terminal: the map

cli-terrain-letter =
    { $terrain ->
        [verdant_woods] W
        [rocky_mountains] M
        [red_canyons] C
        [emerald_lakes] L
        [frost_fields] F
        [protojungle] J
       *[neutral] n
    }
cli-map-signs =
    W1:3 city of player 1, level 3 · W-:6 neutral city · ◎4 gate · ▒▒ ruin
    ? undiscovered · ⌂1 building · ★1:4 city centre · ≈≈ pass or bridge
    1a 1b heroes · p1 trading post of player 1 · Me Metamorpha · Bi Bilkarr · + more
    × can never be filled
cli-map-row = Row { $row }
cli-map-empty = empty: columns { $columns }
cli-map-sealed = can never be filled: columns { $columns }
cli-concealed = concealed
cli-hero-of = { $player }’s hero { $hero }
cli-post-of = { $player }’s trading post
cli-roads = roads { $exits }
cli-place =
    { $place ->
        [empty] empty
        [road] road
        [city] { $owned ->
            [yes] city of { $owner }, level { $level }
           *[no] { $level ->
                [0] unclaimed starting city
               *[other] neutral city, level { $level }
            }
        }
        [gate] stormgate { $gate }
        [ruin] ruin
        [crossing] valley crossing
        [building] { $owned ->
            [yes] { $building } of { $owner }
           *[no] { $building }
        }
        [centre] { $owned ->
            [yes] city centre of { $owner }, level { $level }
           *[no] neutral city centre, level { $level }
        }
        [connection] pass or bridge between the valleys
       *[hidden] undiscovered valley card
    }

## At the terminal: the stock

cli-stock-line =
    { $size ->
        [0] { $name }: none left
       *[other] { $name } { $size }, on top { $top }; with { $by } or higher, Supply { $supply }
    }
cli-stock-map =
    { $kind ->
        [city] Cities: { $cards }
       *[road] Roads: { $cards }
    }
cli-stock-counts = Supply { $supply } · Stardust { $stardust } · Chests { $chests } · Storm effects { $storm } · Fate cards { $fates }
cli-label-great = Great Artefacts
cli-label-royals = Royal cards
cli-label-limbo = Limbo
cli-under-gate =
    { $count ->
        [one] Under gate { $gate }: { $count } Great Artefact
       *[other] Under gate { $gate }: { $count } Great Artefacts
    }
cli-potion-line =
    { $state ->
        [full] Potion { $potion }: { $player }, not drunk yet
        [empty] Potion { $potion }: { $player }, used today
       *[drunk] Potion { $potion }: { $player }, working
    }

## At the terminal: the menu

cli-verb =
    { $verb ->
        [attack] Attack
        [hire] Hire
        [buy] Buy
        [road] Road
        [city] City
        [upgrade] Upgrade
        [move] Move hero
        [lay] Play
        [double] Play doubled
        [jump] Jump to gate
        [site] Field
        [step] Go to
        [take] Take
        [name] Choose
        [terrain] Replace
        [swap] Swap
        [turn] Turn
        [summon] Summon
        [sacrifice] Sacrifice
        [promote] Promote with
        [amulet] Transform with
        [hide] Limbo, then hide
        [potion] Potion
        [eclipse] Eclipse
       *[at] Field
    }
cli-target =
    { $target ->
        [heroes] heroes
        [ruin] ruin
        [building] building
        [centre] centre
       *[city] city
    }
cli-page = { $page }
cli-help-page =
    { $page ->
        [map] {"  "}map – the map
        [hand] {"  "}hand – your own cards and what they say
       *[stock] {"  "}stock – what can be hired and bought, Great Artefacts, Limbo, potions
    }

## At the terminal: around a match

cli-welcome =
    { $mode ->
        [creation] BATTALIA – The Creation
       *[stormgates] BATTALIA – The Stormgates
    }
cli-why-what = Ask about a move: why hire lord
cli-lookup-what = Ask about a rule, card or word: ? B-GATE-10, ? horn, ? cohort
cli-help-moves =
    Moves: type the number of an option, or the move itself; several with a semicolon.
      hire chief, buy horse, road straight, city x priest, upgrade 3,4 lord
      lay lord.islanders, lay supply ambush
      move 1, step 3,4, jump 2,6, stop, attack city 3,4 p2, pass
      hide supply, pitch tent.islanders, great horn_of_baldur
      double chief.baerfolk hand scroll.cloudborn, done
    Commands:
cli-help-signs =
      ? B-GATE-10, ? horn, ? cohort – look up a rule, card or word
    Fields are row,column. Cards are kind.faction: lord.islanders, tools.baerfolk, supply.
    VP victory points, Amb cards in ambush, [2] Supply to pay, ×2 counts twice.
cli-result =
    { $won ->
        [yes] { $points ->
            [one] { $name } wins with { $points } victory point.
           *[other] { $name } wins with { $points } victory points.
        }
       *[no] { $points ->
            [one] { $name }: { $points } victory point
           *[other] { $name }: { $points } victory points
        }
    }
cli-result-team =
    { $won ->
        [yes] { $members } win.
       *[no] { $members }
    }
cli-result-member =
    { $points ->
        [one] { $name } ({ $points } victory point)
       *[other] { $name } ({ $points } victory points)
    }
