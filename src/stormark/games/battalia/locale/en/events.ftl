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
event-draft = { $player } chooses “{ $card }” for the starting deck.
event-done = { $player } is done with this turn.
event-not_done = { $player } goes on with this turn.
event-taken_back =
    { $hindrance ->
        [stack] The cards of { $player } go back to the hand: the stack is empty now.
        [site] The cards of { $player } go back to the hand: the place is taken now.
        [battle] The cards of { $player } go back to the hand: a teammate’s battle is in the way.
        [potion] The cards of { $player } go back to the hand: the potion is no longer for sale.
        [metamorpha] The cards of { $player } go back to the hand: Metamorpha has moved on.
       *[cards] The cards of { $player } go back to the hand: others are missing now.
    }
event-over =
    { $cause ->
        [map] The map is full: the game is over.
        [cities] The cities decide: the game is over.
       *[weeks] The last week is over, and so is the game.
    }

## Cards in the hand and in the deck

event-cards_drawn =
    { $count ->
        [one] { $player } draws { $count } card.
       *[other] { $player } draws { $count } cards.
    }
event-cards_drawn_seen = { $player } draws: { $cards }.
event-shuffled = { $player } shuffles the Refuge into a new Nation.
event-mulligan = { $player } gives up the hand for a new one.
event-cohort = { $player } shows a cohort of the faction “{ $of_faction_name }”: { $cards }.
event-gained =
    { $zone ->
        [hand] { $player } takes “{ $card }” into the hand.
       *[refuge] { $player } takes “{ $card }” into the Refuge.
    }
event-returned = { $player } returns “{ $card }” to the stock.
event-uncovered = On top of its stack now lies “{ $card }”.
event-named = { $player } names “{ $card }”.
event-unmarked = { $player } lays “{ $card }” away; from now on it counts as printed.
event-paid = { $player } pays with { $cards }.
event-to_limbo = { $player } sends “{ $card }” to Limbo.
event-from_limbo = { $player } fetches “{ $card }” from Limbo.
event-hidden =
    { $count ->
        [one] { $player } hides a card; now { $count } lies in ambush.
       *[other] { $player } hides a card; now { $count } lie in ambush.
    }
event-from_ambush =
    { $count ->
        [one] { $player } plays a card from the ambush.
       *[other] { $player } plays { $count } cards from the ambush.
    }
event-tent =
    { $count ->
        [one] { $player } pitches a tent with { $count } card.
       *[other] { $player } pitches a tent with { $count } cards.
    }
event-tent_opened = { $player } opens a tent: { $cards }.
event-tent_destroyed = A tent of { $owner } is destroyed; its cards go to the Refuge.
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
        [residence] { $player } raises a royal residence with { $cards }.
        [capital] { $player } raises a capital with { $cards }.
        [move] { $count ->
            [0] { $player } moves a hero without cards.
           *[other] { $player } moves a hero with { $cards }.
        }
        [recruit] { $player } recruits a hero with { $cards }.
        [promote] { $player } promotes with { $cards }.
        [amulet] { $player } transforms with { $cards }.
        [great] { $player } plays { $cards }.
        [post] { $player } founds a trading post with { $cards }.
        [discover] { $player } explores a valley with { $cards }.
        [potion] { $player } buys a potion with { $cards }.
        [pitch] { $player } lays { $cards } to store cards in it.
       *[tribute] { $player } pays tribute to Metamorpha with { $cards }.
    }
event-frozen =
    { $count ->
        [0] A line of { $player } is switched off.
       *[other] A line of { $player } is switched off: { $cards }.
    }
event-transformed =
    { $form ->
        [none] “{ $card }” of { $player } now serves in another role.
       *[other] “{ $card }” of { $player } now counts as “{ $form_name }”.
    }
event-multiplied = “{ $card }” of { $player } counts { $copies } times.
event-promoted = { $player } promotes “{ $card }” to “{ $new_card }”.
event-rolled = { $player } rolls { $result }.
event-traded = { $player } trades at a trading post.
event-income = { $player } takes the income of a valley building.
event-great =
    { $zone ->
        [hand] { $player } takes the Great Artefact “{ $card }” into the hand.
       *[refuge] { $player } takes the Great Artefact “{ $card }” into the Refuge.
    }

## The map

event-laid =
    { $terrain_card ->
        [city] { $player } lays a city on field { $field }: { $terrain_name }, { $shape_name }.
       *[road] { $player } lays a road on field { $field }: { $terrain_name }, { $shape_name }.
    }
event-uncovered_terrain =
    { $terrain_card ->
        [city] On top of the cities ({ $shape_name }) now lies: { $terrain_name }.
       *[road] On top of the roads ({ $shape_name }) now lies: { $terrain_name }.
    }
event-replaced = { $player } replaces the card on field { $field }: now { $terrain_name }.
event-swapped = { $player } swaps the cards on the fields { $field } and { $other_field }.
event-turned = { $player } turns the card on field { $field }.
event-city =
    { $owner_kind ->
        [nobody] The city on field { $field } is neutral: level { $level }.
       *[player] The city on field { $field } belongs to { $owner }: level { $level }.
    }
event-moved = Hero { $hero } of { $player } goes to field { $field }.
event-jumped = Hero { $hero } of { $player } jumps through the storm to field { $field }.
event-stopped = Hero { $hero } of { $player } goes no further.
event-recruited = { $player } recruits hero { $hero } on field { $field }.
event-hero_lost = { $player } loses hero { $hero }.
event-retreated = Hero { $hero } of { $player } retreats to field { $field }.
event-concealed = { $player } conceals the city on field { $field }.
event-post = { $player } founds a trading post on field { $field }.
event-discovered =
    { $building ->
        [none] { $player } discovers a crossing on field { $field }.
       *[other] { $player } discovers a building on field { $field }: { $building_name }.
    }

## Storm, fate and visitors

event-storm = { $player } draws storm effect { $number }, “{ $effect }”: { $effect_text }
event-fate = { $player } draws “{ $fate }”.
event-ring = Hero { $hero } of { $player } takes a ring for gate { $gate }.
event-ring_spent = { $player } hands in the ring for gate { $gate }.
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
        [heroes] { $player } attacks the heroes of { $defender } on field { $field }.
        [ruin] { $player } attacks the ruin on field { $field }.
        [building] { $defender_kind ->
            [nobody] { $player } attacks the building on field { $field }.
           *[player] { $player } attacks the building of { $defender } on field { $field }.
        }
        [centre] { $defender_kind ->
            [nobody] { $player } attacks the neutral city centre on field { $field }.
           *[player] { $player } attacks the city centre of { $defender } on field { $field }.
        }
       *[city] { $defender_kind ->
            [nobody] { $player } attacks the neutral city on field { $field }.
           *[player] { $player } attacks the city of { $defender } on field { $field }.
        }
    }
event-battle_cards = { $player } lays into the battle: { $cards }.
event-battle_totals = Attack { $attack_total }, defence { $defence_total }.
event-passed = { $player } passes.
event-won = { $player } wins the battle.
event-battle_over = The battle of { $player } is over.

## Checkpoints

event-checkpoint = Checkpoint { $number }.
event-counted =
    { $count ->
        [one] { $player } has { $count } card.
       *[other] { $player } has { $count } cards.
    }
event-royal = { $player } receives “{ $card }”.
event-deposed = “{ $card }” of { $player } is deposed and goes to Limbo.
event-veteran =
    { $standing ->
        [0] { $player } has no veterans any more.
        [1] The heroes of { $player } are veterans.
       *[2] The heroes of { $player } are fallen veterans.
    }
