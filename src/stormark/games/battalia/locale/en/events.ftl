### BATTALIA: what happens, one line of the log per event. The id ends in the verb of the event.
### $player is a player’s name, $card a card’s name, $cards a list of cards, $field row and column.

## Setup, days and turns

event-day = Week { $week }, day { $day }.
event-turn =
    { $count ->
        [one] { $players } takes a turn.
       *[other] { $players } take a turn together.
    }
event-faction = { $player } plays the faction “{ $faction_name }”.
event-starting_city = { $player } begins in the city on field { $field }.
event-offered = The draft offers: { $cards }.
event-draft = { $player } drafts “{ $card }”.
event-done = { $player } ends their turn.
event-not_done = { $player } resumes their turn.
event-taken_back =
    { $hindrance ->
        [stack] { $player }’s cards go back to their hand: the stack is empty now.
        [site] { $player }’s cards go back to their hand: the place is taken now.
        [battle] { $player }’s cards go back to their hand: a teammate’s battle is in the way.
        [potion] { $player }’s cards go back to their hand: the potion is no longer for sale.
        [metamorpha] { $player }’s cards go back to their hand: Metamorpha has moved on.
       *[cards] { $player }’s cards go back to their hand: the other cards are no longer there.
    }
event-over =
    { $cause ->
        [map] The map is full: the game is over.
        [cities] City goal reached: the game is over.
       *[weeks] The last week is over, and so is the game.
    }

## Cards in the hand and in the deck

event-cards_drawn =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-cards_drawn_seen = { $player } draws: { $cards }.
event-shuffled = { $player } shuffles their Refuge into a new Nation.
event-mulligan = { $player } takes a mulligan.
event-cohort = { $player } shows a cohort of the faction “{ $of_faction_name }”: { $cards }.
event-gained =
    { $zone ->
        [hand] { $player } takes “{ $card }” into their hand.
       *[refuge] { $player } puts “{ $card }” in their Refuge.
    }
event-returned = { $player } returns “{ $card }” to the stock.
event-uncovered = Now on top of its stack: “{ $card }”.
event-named = { $player } names “{ $card }”.
event-unmarked = { $player } puts “{ $card }” away; it stays so until the end of the turn.
event-paid = { $player } pays with { $cards }.
event-to_limbo = { $player } puts “{ $card }” into Limbo.
event-from_limbo = { $player } fetches “{ $card }” from Limbo.
event-hidden =
    { $count ->
        [one] { $player } hides a card ({ $count } card in ambush).
       *[other] { $player } hides a card ({ $count } cards in ambush).
    }
event-from_ambush =
    { $count ->
        [one] { $player } plays a card from their ambush.
       *[other] { $player } plays { $count } cards from their ambush.
    }
event-tent =
    { $count ->
        [one] { $player } pitches a tent with { $count } card.
       *[other] { $player } pitches a tent with { $count } cards.
    }
event-tent_opened = { $player } opens a tent: { $cards }.
event-tent_destroyed = One of { $owner }’s tents is destroyed; its cards go to the Refuge.
event-searched = { $player } looks through hidden cards.
event-searched_seen = Only { $player } sees: { $cards }.
event-terrains_seen = Only { $player } sees ({ $shape_name }): { $terrains }.
event-stolen =
    { $count ->
        [one] { $owner } loses { $count } hand card because of { $player }.
       *[other] { $owner } loses { $count } hand cards because of { $player }.
    }
event-stolen_seen = { $player } takes “{ $card }” from { $owner }.

## Lines

event-line =
    { $action ->
        [hire] { $player } hires with { $cards }.
        [buy] { $player } buys with { $cards }.
        [road] { $player } builds a road with { $cards }.
        [city] { $player } builds a city with { $cards }.
        [upgrade] { $player } upgrades a city with { $cards }.
        [residence] { $player } builds a royal residence with { $cards }.
        [capital] { $player } builds a capital with { $cards }.
        [move] { $count ->
            [0] { $player } moves a hero without cards.
           *[other] { $player } moves a hero with { $cards }.
        }
        [recruit] { $player } recruits a hero with { $cards }.
        [promote] { $player } promotes with { $cards }.
        [amulet] { $player } transforms with { $cards }.
        [great] { $player } plays { $cards }.
        [post] { $player } builds a trading post with { $cards }.
        [discover] { $player } discovers a valley card with { $cards }.
        [potion] { $player } buys a potion with { $cards }.
        [pitch] { $player } pitches { $cards } to store cards in it.
       *[tribute] { $player } pays tribute to Metamorpha with { $cards }.
    }
event-frozen =
    { $count ->
        [0] One of { $player }’s lines is frozen.
       *[other] One of { $player }’s lines is frozen: { $cards }.
    }
event-transformed =
    { $form ->
        [none] { $player }’s “{ $card }” now has another role.
       *[other] { $player }’s “{ $card }” now counts as “{ $form_name }”.
    }
event-multiplied = { $player }’s “{ $card }” counts { $copies } times.
event-promoted = { $player } promotes “{ $card }” to “{ $new_card }”.
event-rolled = { $player } rolls { $result }.
event-traded = { $player } trades at a trading post.
event-income = { $player } takes the yield of a valley building.
event-great =
    { $zone ->
        [hand] { $player } takes the Great Artefact “{ $card }” into their hand.
       *[refuge] { $player } puts the Great Artefact “{ $card }” in their Refuge.
    }

## The map

event-laid =
    { $terrain_card ->
        [city] { $player } builds a city on field { $field }: { $terrain_name }, { $shape_name }.
       *[road] { $player } builds a road on field { $field }: { $terrain_name }, { $shape_name }.
    }
event-uncovered_terrain =
    { $terrain_card ->
        [city] Now on top of the cities ({ $shape_name }): { $terrain_name }.
       *[road] Now on top of the roads ({ $shape_name }): { $terrain_name }.
    }
event-replaced = { $player } replaces the card on field { $field }: now { $terrain_name }.
event-swapped = { $player } swaps the cards on the fields { $field } and { $other_field }.
event-turned = { $player } turns the card on field { $field }.
event-city =
    { $owner_kind ->
        [nobody] The city on field { $field } is neutral: level { $level }.
       *[player] The city on field { $field } belongs to { $owner }: level { $level }.
    }
event-moved = { $player }’s hero { $hero } goes to field { $field }.
event-jumped = { $player }’s hero { $hero } jumps through the storm to field { $field }.
event-stopped = { $player }’s hero { $hero } goes no further.
event-recruited = { $player } recruits hero { $hero } on field { $field }.
event-hero_lost = { $player } loses hero { $hero }.
event-retreated = { $player }’s hero { $hero } retreats to field { $field }.
event-concealed = { $player } conceals the city on field { $field }.
event-post = { $player } builds a trading post on field { $field }.
event-discovered =
    { $building ->
        [none] { $player } discovers a valley crossing on field { $field }.
       *[other] { $player } discovers a building on field { $field }: { $building_name }.
    }

## Storm, fate and visitors

event-storm = { $player } draws storm effect { $number }, “{ $effect }”: { $effect_text }
event-fate = { $player } draws “{ $fate }”.
event-ring = { $player }’s hero { $hero } takes a storm booster for gate { $gate }.
event-ring_spent = { $player } spends the storm booster for gate { $gate }.
event-metamorpha = Metamorpha is on field { $field }.
event-bilkarr = Bilkarr is on field { $field }.
event-npc_left = { $npc_name } leaves the map.
event-potion_bought = { $player } buys the potion “{ $potion_name }”.
event-potion_drunk =
    { $victim_kind ->
        [nobody] { $player } drinks the potion “{ $potion_name }”.
       *[player] { $player } gives { $victim } the potion “{ $potion_name }”.
    }
event-potion_used = { $player } uses the potion “{ $potion_name }”.
event-potion_over = The potion “{ $potion_name }” wears off.

## Battle

event-attack =
    { $target ->
        [heroes] { $player } attacks { $defender }’s heroes on field { $field }.
        [ruin] { $player } attacks the ruin on field { $field }.
        [building] { $defender_kind ->
            [nobody] { $player } attacks the building on field { $field }.
           *[player] { $player } attacks { $defender }’s building on field { $field }.
        }
        [centre] { $defender_kind ->
            [nobody] { $player } attacks the neutral city centre on field { $field }.
           *[player] { $player } attacks { $defender }’s city centre on field { $field }.
        }
       *[city] { $defender_kind ->
            [nobody] { $player } attacks the neutral city on field { $field }.
           *[player] { $player } attacks { $defender }’s city on field { $field }.
        }
    }
event-battle_cards = { $player } plays into the battle: { $cards }.
event-battle_totals = Attack { $attack_total }, defence { $defence_total }.
event-passed = { $player } passes.
event-won = { $player } wins the battle.
event-battle_over = { $player }’s battle is over.

## Checkpoints

event-checkpoint = Checkpoint { $number }.
event-counted =
    { $count ->
        [one] { $player } has { $count } card.
       *[other] { $player } has { $count } cards.
    }
event-royal = { $player } receives “{ $card }”.
event-deposed = { $player }’s “{ $card }” is deposed and goes to Limbo.
event-veteran =
    { $standing ->
        [0] { $player } has no veterans any more.
        [1] { $player }’s heroes are veterans.
       *[2] { $player } loses veteran status.
    }

## Texts that players carry out themselves

event-proposed =
    { $count ->
        [0] “{ $card }”: { $player } says that nothing changes.
       *[other] “{ $card }”: { $player } makes a proposal.
    }
event-agreed = “{ $card }”: { $player } agrees.
event-objected =
    { $left ->
        [0] “{ $card }”: { $player } does not agree. Nothing changes.
       *[other] “{ $card }”: { $player } does not agree, and makes a proposal.
    }
