### BATTALIA: what happens, in a few words. Whose doing it is stands before it: a mark, or the name.

battalia-did-day = Week { $week }, day { $day }
battalia-did-turn =
    { $count ->
        [one] to play
       *[other] to play
    }
battalia-did-faction = plays the { $faction }
battalia-did-starting_city = begins on { $field }
battalia-did-offered = The draft offers { $cards }
battalia-did-draft = drafts { $card }
battalia-did-done = ends their turn
battalia-did-not_done = resumes their turn
battalia-did-taken_back =
    { $hindrance ->
        [stack] takes the cards back: the stack is empty
        [site] takes the cards back: the place is taken
        [battle] takes the cards back: a battle is in the way
        [potion] takes the cards back: the potion is gone
        [metamorpha] takes the cards back: Metamorpha has moved on
       *[cards] takes the cards back: the others are gone
    }
battalia-did-over =
    { $cause ->
        [map] The map is full: the game is over
        [cities] City goal reached: the game is over
       *[weeks] The last week is over: the game ends
    }
battalia-did-cards_drawn =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
battalia-did-cards_drawn_seen = draws { $cards }
battalia-did-shuffled = shuffles a new Nation
battalia-did-mulligan = takes a mulligan
battalia-did-cohort = shows a cohort: { $cards }
battalia-did-gained =
    { $zone ->
        [hand] takes { $card } into their hand
       *[refuge] takes { $card }
    }
battalia-did-returned = returns { $card }
battalia-did-uncovered = On top now: { $card }
battalia-did-named = names { $card }
battalia-did-unmarked = puts { $card } away
battalia-did-paid = pays { $cards }
battalia-did-to_limbo = puts { $card } into Limbo
battalia-did-from_limbo = fetches { $card } from Limbo
battalia-did-hidden = hides a card
battalia-did-from_ambush =
    { $count ->
        [one] plays a card from their ambush
       *[other] plays { $count } cards from their ambush
    }
battalia-did-tent = pitches a tent
battalia-did-tent_opened = opens a tent: { $cards }
battalia-did-tent_destroyed = loses a tent
battalia-did-searched = looks through hidden cards
battalia-did-searched_seen = sees { $cards }
battalia-did-terrains_seen = sees { $terrains }
battalia-did-stolen =
    { $count ->
        [one] takes a card from { $owner }
       *[other] takes { $count } cards from { $owner }
    }
battalia-did-stolen_seen = gets { $card }
battalia-did-line =
    { $action ->
        [hire] hires with { $cards }
        [buy] buys with { $cards }
        [road] builds a road with { $cards }
        [city] builds a city with { $cards }
        [upgrade] upgrades a city with { $cards }
        [residence] builds a residence with { $cards }
        [capital] builds a capital with { $cards }
        [move] { $count ->
            [0] moves a hero
           *[other] moves a hero with { $cards }
        }
        [recruit] recruits with { $cards }
        [promote] promotes with { $cards }
        [amulet] transforms with { $cards }
        [great] plays { $cards }
        [post] builds a trading post with { $cards }
        [discover] discovers a valley card with { $cards }
        [potion] buys a potion with { $cards }
        [pitch] pitches { $cards }
       *[tribute] pays tribute with { $cards }
    }
battalia-did-with = with { $cards }
battalia-did-hired = hires { $card }
battalia-did-bought = buys { $card }
battalia-did-raised =
    { $action ->
        [city] builds a city on { $field }, level { $level }
        [residence] builds a residence on { $field }
        [capital] builds the capital on { $field }
       *[upgrade] upgrades { $field } to level { $level }
    }
battalia-did-exchanged = trades { $cards } for { $card }
battalia-did-captured = takes { $field }, level { $level }
battalia-did-limbo_for = ({ $card } into Limbo)
battalia-did-frozen =
    { $count ->
        [0] loses a line
       *[other] loses a line: { $cards }
    }
battalia-did-transformed =
    { $form ->
        [none] { $card } changes its role
       *[other] { $card } counts as { $form }
    }
battalia-did-multiplied = { $card } counts { $copies } times
battalia-did-promoted = promotes { $card } to { $new_card }
battalia-did-rolled = rolls { $result }
battalia-did-traded = trades
battalia-did-income = takes a yield
battalia-did-great = takes { $card }
battalia-did-laid =
    { $terrain_card ->
        [city] builds a city on { $field }
       *[road] builds a road on { $field }
    }
battalia-did-uncovered_terrain = On top now: { $terrain }
battalia-did-replaced = { $field } becomes { $terrain }
battalia-did-swapped = swaps { $field } and { $other_field }
battalia-did-turned = turns { $field }
battalia-did-city =
    { $owner_kind ->
        [none] The city on { $field } is neutral, level { $level }
       *[seat] owns { $field }, level { $level }
    }
battalia-did-moved = moves hero { $hero } to { $field }
battalia-did-jumped = jumps with hero { $hero } to { $field }
battalia-did-stopped = stops with hero { $hero }
battalia-did-recruited = recruits hero { $hero } on { $field }
battalia-did-hero_lost = loses hero { $hero }
battalia-did-retreated = retreats with hero { $hero } to { $field }
battalia-did-concealed = conceals { $field }
battalia-did-post = builds a trading post on { $field }
battalia-did-discovered =
    { $building ->
        [none] discovers a valley crossing on { $field }
       *[other] discovers { $building } on { $field }
    }
battalia-did-storm = draws a storm effect: { $effect }
battalia-did-fate = draws { $fate }
battalia-did-ring = takes a storm booster for gate { $gate } with hero { $hero }
battalia-did-ring_spent = spends the storm booster for gate { $gate }
battalia-did-metamorpha = Metamorpha comes to { $field }
battalia-did-bilkarr = Bilkarr comes to { $field }
battalia-did-npc_left = { $npc } leaves the map
battalia-did-potion_bought = buys { $potion }
battalia-did-potion_drunk =
    { $victim_kind ->
        [none] drinks { $potion }
       *[seat] gives { $victim } { $potion }
    }
battalia-did-potion_used = uses { $potion }
battalia-did-potion_over = { $potion } wears off
battalia-did-attack =
    { $defender_kind ->
        [none] attacks { $field }
       *[seat] attacks { $defender } on { $field }
    }
battalia-did-battle_cards = plays { $cards }
battalia-did-battle_totals = { $attack_total } : { $defence_total }
battalia-did-passed = passes
battalia-did-won = wins the battle
battalia-did-battle_over = the battle is over
battalia-did-checkpoint = Checkpoint { $number }
battalia-did-counted =
    { $count ->
        [one] has { $count } card
       *[other] has { $count } cards
    }
battalia-did-royal = receives { $card }
battalia-did-deposed = { $card } is deposed
battalia-did-veteran =
    { $standing ->
        [0] no longer has veterans
        [none] no longer has veterans
        [1] gains veteran status
        [veteran] gains veteran status
       *[2] loses veteran status
    }
battalia-did-proposed = makes a proposal for { $card }
battalia-did-agreed = agrees: { $card }
battalia-did-objected = does not agree: { $card }
