### BATTALIA: what an option says in a numbered list, one message per verb.

## Setup and announcements

option-faction = { $faction_name }
option-home = The city on field { $field } ({ $terrain_name })
option-draft = “{ $card }”
option-mulligan = Mulligan: discard and redraw
option-cohort = Show a cohort of the faction “{ $faction_name }”
option-done = End your turn
option-resume = Resume your turn
option-take_back = Take the cards back

## Lines

option-hire = Hire “{ $card }” ({ $by_name } or higher + { $price } Supply)
option-buy =
    { $asked ->
        [free-artefact] Take “{ $card }”
       *[other] Buy “{ $card }” ({ $by_name } or higher + { $price } Supply)
    }
option-road =
    { $asked ->
        [free-road] A road: { $shape_name }
       *[other] { $crossing ->
            [yes] Build a road: { $shape_name } (two Tribesmen or Tools + { $price } Supply)
           *[no] Build a road: { $shape_name } (two Tribesmen or Tools)
        }
    }
option-city = Build a city: { $shape_name } (3 × “{ $rank_name }”)
option-upgrade = Upgrade your city on field { $field } from level { $level } (2 × “{ $rank_name }”)
option-residence = Make the city on field { $field } a royal residence (Queen)
option-capital = Make the residence on field { $field } the capital (King)
option-move = Move hero { $hero }
option-recruit = Recruit hero { $hero } on field { $field } (a Weapon + { $price } Supply)
option-attack =
    { $target ->
        [heroes] Attack { $defender }’s heroes on field { $field }
        [ruin] Attack the ruin on field { $field }
        [building] { $defender_kind ->
            [nobody] Attack the building on field { $field }
           *[player] Attack { $defender }’s building on field { $field }
        }
        [centre] { $defender_kind ->
            [nobody] Attack the neutral city centre on field { $field }
           *[player] Attack { $defender }’s city centre on field { $field } (level { $level })
        }
       *[city] { $defender_kind ->
            [nobody] Attack the neutral city on field { $field }
           *[player] Attack { $defender }’s city on field { $field } (level { $level })
        }
    }
option-hide = Hide a card (costs “{ $card }”)
option-pitch = Pitch “{ $card }”
option-promote = Promote with “{ $card }”
option-amulet = Transform with “{ $card }”
option-great =
    { $form ->
        [none] Play “{ $card }”
       *[other] Play “{ $card }” as “{ $form_name }”
    }
option-post = Build a trading post on field { $field } (two Tribesmen)
option-discover = Discover field { $field }
option-potion = Buy the potion “{ $potion_name }” ({ $price } Supply)
option-tribute = Pay tribute to Metamorpha with hero { $hero }: { $ability }
option-open = Open “{ $card }”: { $cards }
option-trade =
    { $rate ->
        [artefact_to_chest] Trade an artefact for a Chest
        [chest_to_artefact] Trade a Chest for an artefact
       *[supply_to_stardust] Trade two Supply cards for a Stardust card
    }
option-income = Take “{ $kind_name }” as the yield of your valley buildings
option-drink =
    { $victim_kind ->
        [nobody] Drink the potion “{ $potion_name }”
       *[player] Give { $victim } the potion “{ $potion_name }”
    }
option-eclipse = Make “{ $card }” a joker (Eclipse)

## Playing cards

option-lay =
    { $zone ->
        [hand] Play “{ $card }”
       *[ambush] Play “{ $card }” from your ambush
    }
option-double =
    { $with_known ->
        [yes] Play “{ $card }”, doubled by “{ $with }”
       *[no] Play “{ $card }”, doubled by the Scroll of this line
    }
option-copy = Use a copy of the doubled unit
option-sacrifice = Put “{ $card }” into Limbo
option-go =
    { $asked ->
        [movement-cards] Set out
       *[other] Complete the line
    }
option-site = Field { $field }, roads { $exits }

## Heroes

option-step =
    { $hero ->
        [0] Go to field { $field } ({ $terrain_name })
       *[other] Hero { $hero } to field { $field } ({ $terrain_name })
    }
plan-aim = { $what }: { $where }
option-jump = Jump to the gate on field { $field } ({ $terrain_name })
option-stop = Stop here
option-heroes =
    { $heroes ->
        [0] No hero
        [1] Hero 1
        [2] Hero 2
       *[3] Both heroes
    }
option-retreat =
    { $payment ->
        [horse] Retreat hero { $hero } with a Horse
       *[supply] Retreat hero { $hero } for Supply
    }
option-booster = Take a storm booster
option-spend = Spend the storm booster
option-bridge =
    { $deal ->
        [deliver] Deliver Great Artefacts and upgrade cities
        [buy] Lower cities and take a Great Artefact
       *[swap] Swap a Great Artefact
    }
option-deliver = Deliver “{ $card }” and upgrade the city on field { $field }

## Choices

option-take = Take “{ $card }”
option-name =
    { $asked ->
        [hide-card] Hide “{ $card }”
        [store-card] Store “{ $card }”
        [trade] Give “{ $card }”
       *[other] { $place ->
            [hand] “{ $card }”
           *[line] “{ $card }” in the battle line
        }
    }
option-form = { $form_name }
option-at =
    { $asked ->
        [retreat-to] To field { $field } ({ $terrain_name })
        [bridge] Lower the city on field { $field } by { $levels } (level { $level })
       *[other] The city on field { $field } (level { $level })
    }
option-player = { $player }
option-rise =
    { $ranks ->
        [one] By { $ranks } rank
       *[other] By { $ranks } ranks
    }
option-fate = { $text }
option-effect = { $number }, { $effect }: { $effect_text }
option-tent = { $player }’s “{ $card }”
option-summon = { $npc_name } to field { $field }
option-terrain =
    { $place ->
        [city] City on field { $field }: { $was_name } → { $terrain_name }
       *[road] Road on field { $field }: { $was_name } → { $terrain_name }
    }
option-swap = Swap the cards on the fields { $field } and { $other }
option-turn = Turn the card on field { $field }: roads { $exits }
option-amount =
    { $amount ->
        [0] None
        [one] { $amount } card
       *[other] { $amount } cards
    }
option-change =
    { $what ->
        [done] { $proposed ->
            [yes] Propose this
           *[no] Nothing changes
        }
        [again] Start again
        [agree] I agree
        [object] I do not agree, and propose something else
        [draw] A player draws cards
        [supply] A player takes Supply cards
        [stardust] A player takes Stardust
       *[unit] A player takes the unit “{ $rank_name }”
    }
change =
    { $what ->
        [draw] { $amount ->
            [one] { $player } draws { $amount } card
           *[other] { $player } draws { $amount } cards
        }
        [supply] { $amount ->
            [one] { $player } takes { $amount } Supply card
           *[other] { $player } takes { $amount } Supply cards
        }
        [stardust] { $player } takes { $amount } Stardust
       *[unit] { $player } takes the unit “{ $rank_name }”
    }
option-draw = Draw a card
option-result = Keep the { $result }
option-freeze = Freeze the line (Frosthand)
option-rage = Take cards from the defender’s hand (Berserker)
option-pass =
    { $asked ->
        [on-move] Pass and lose the battle
        [raise] Pass and lose the battle
        [window] Drink no potion
        [choose-artefact] Decline the reward
       *[other] Do nothing
    }
option-finish =
    { $asked ->
        [choose-artefact] Draw a Fate card instead
       *[other] Done
    }
