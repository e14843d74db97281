### What somebody may want to do although it is not possible now.

why-title = Why can’t I …?
why-about = Choose an action to see why you can’t take it now.
why-piece = Why can’t I do this now?
why-possible = This is possible now.
why-nothing = The server gave no answer.
why-loading = Checking…
why-piece-hint = { $label }: not available; press to see why

attempt-x-buy = Buy { $card }
attempt-x-activate = Use { $card }
attempt-x-resolve = Resolve the effect of { $card }
attempt-x-attack-ark = Attack the Ark
attempt-x-attack-base = Attack { $name }’s base
attempt-x-enter = Enter the Ark
attempt-x-upgrade = Upgrade the base to level { $level }
attempt-x-reorganize = Re-organize
attempt-x-pharmaceuticals = Pharmaceuticals
attempt-x-weapon_technology = Weapon technology
attempt-x-tactical_assault = Tactical assault
attempt-x-harvest = Harvest
attempt-x-end = End the turn
attempt-x-roll = Roll again
attempt-x-keep = Keep a die: { $face }
attempt-x-gather = Gather: { $face }
attempt-x-exchange = Exchange: { $face }
attempt-x-face =
    { $face ->
        [R-] blank resource die
        [R1] 1 resource
        [R2] 2 resources
        [R3] 3 resources
        [A-] blank attack die
        [A] attack
        [C] critical hit
        [G-] blank Paragon die
        [G1] 1 Paragon
       *[G2] 2 Paragon
    }

attempt-b-shape =
    { $shape ->
        [dead_end] dead end
        [straight] straight
        [curve] curve
        [t] T-junction
       *[x] crossroads
    }
attempt-b-hire = Hire: { $what }
attempt-b-buy = Buy: { $what }
attempt-b-road = Build a road: { $shape }
attempt-b-city = Build a city: { $shape }
attempt-b-upgrade = Upgrade the city on { $field } to level { $level }
attempt-b-residence = Make the city on { $field } a royal residence
attempt-b-capital = Make the city on { $field } the capital
attempt-b-post = Build a trading post on { $field }
attempt-b-discover = Discover { $field }
attempt-b-site = Build on { $field }
attempt-b-step = Move to { $field }
attempt-b-move = Move hero { $number }
attempt-b-recruit = Recruit hero { $number }
attempt-b-attack =
    { $what ->
        [heroes] Attack { $name }’s heroes
        [city] Attack the city on { $field }
        [gate] Attack the gate on { $field }
        [ruin] Attack the ruin on { $field }
       *[other] Attack { $field }
    }
attempt-b-potion = Buy the potion { $what }
attempt-b-drink = Drink the potion { $what }
attempt-b-open = Open tent { $number }
attempt-b-lay = Play { $what }
attempt-b-pitch = Pitch { $what }
attempt-b-promote = Promote with { $what }
attempt-b-amulet = Use { $what }
attempt-b-great = Use { $what }
attempt-b-mulligan = Mulligan
attempt-b-done = End the turn
