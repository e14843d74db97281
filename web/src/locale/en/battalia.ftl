### The drawn table of Battalia.

## Cards

b-class-unit = Unit
b-class-royal = Royal unit
b-class-artefact = Artefact
b-class-great = Great Artefact
b-class-fate = Fate card
b-class-supply = Neutral card
b-class-stardust = Neutral card
b-class-chest = Neutral card
b-class-potion = Potion
b-class-storm = Storm effect
b-class-building = Valley building
b-card-attack = Attack strength { $value }
b-card-defence = Defence strength { $value }
b-card-strength = Strength { $value }
b-card-price =
    { $supply ->
        [one] Price: a unit of rank { $rank } or higher and { $supply } Supply card
       *[other] Price: a unit of rank { $rank } or higher and { $supply } Supply cards
    }
b-mark-copies = Counts as { $count } identical cards
b-mark-form = Counts as something else this turn
b-mark-was = Printed card: { $card }
b-mark-lender = Borrowed from player { $number }
b-mark-traded = Received in a trade this turn
b-mark-named = Doubled by the Frost Fields
b-mark-copied = Fate 1 as a copy
b-mark-joker = Joker (Eclipse); not in battles

## Own cards

b-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
b-hand-empty = Your hand is empty.
b-ambush =
    { $count ->
        [one] Your ambush: { $count } card
       *[other] Your ambush: { $count } cards
    }
b-nation = Nation
b-tents = Tents
b-pile =
    { $count ->
        [one] { $title }: { $count } card
       *[other] { $title }: { $count } cards
    }
b-pile-top = { $pile }, on top: { $top }
b-close = Close
b-line = Action line
b-line-hire = Hire
b-line-buy = Buy
b-line-road = Build a road
b-line-city = Build a city
b-line-upgrade = Upgrade a city
b-line-residence = Royal residence
b-line-capital = Capital
b-line-move = Move a hero
b-line-recruit = Recruit a hero
b-line-attack = Attack
b-line-post = Trading post
b-line-discover = Discover
b-line-potion = Buy a potion
b-line-steps =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }
b-line-units =
    { $count ->
        [one] { $count } more unit needed
       *[other] { $count } more units needed
    }
b-line-units-of =
    { $count ->
        [one] { $count } more unit needed ({ $rank })
       *[other] { $count } more units needed ({ $rank })
    }
b-line-supply = { $count } more Supply needed
b-line-drop = Play a card here
b-choose = Choose

## The Oracle and whose turn it is

b-oracle-name = Sun Oracle
b-week-name = Week { $week }
b-day = Day { $day }: { $kind } enlightened
b-checkpoint = Checkpoint { $number } after the seventh day
b-enlightened = Enlightened today
b-matching = Matching symbols today: choose the colour
b-enlightened-now = { $kind }: enlightened
b-matching-now = { $kind }: matching
b-on-turn = Whose turn it is
b-turn-acting = to play
b-turn-done = done
b-turn-waiting = waiting

## Others

b-team-own = Your team
b-team = Team { $numbers }
b-more-of = More about { $name }
b-hero-on = Hero { $number } on field { $field }
b-hero-beside = Hero { $number } beside the board
b-veteran = Veteran
b-fallen = Veteran status lost
b-famous-name = Royal cards and Great Artefacts
b-posts = Trading posts: { $fields }

## The stock and the world

b-stock-artefacts = Artefacts
b-count-of = { $name } ({ $count })
b-limbo-name = Limbo
b-rest = Undealt Great Artefacts
b-storm = Storm
b-storm-left =
    { $count ->
        [one] { $count } storm effect left
       *[other] { $count } storm effects left
    }
b-storm-discard = Resolved storm effects
b-fates =
    { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
    }
b-under-gate =
    { $count ->
        [one] Gate { $number }: { $count } Great Artefact
       *[other] Gate { $number }: { $count } Great Artefacts
    }
b-npcs = Visitors
b-npc-away = not on the map
b-npc-rests = rests today
b-potions = Potions
b-potion-free = { $name }: for sale
b-potion-held = { $name }: held by { $by }
b-potion-works =
    { $days ->
        [one] { $name }: drunk by { $by }, works for { $days } more day
       *[other] { $name }: drunk by { $by }, works for { $days } more days
    }
b-trade-name = Trade
b-trade =
    { $count ->
        [0] Trade: you have no post
        [one] Trade: you have { $count } post
       *[other] Trade: you have { $count } posts
    }
b-rate-posts =
    { $count ->
        [one] with { $count } post or more
       *[other] with { $count } or more posts
    }
b-buildings = Valley buildings

## Battle

b-battle-ranged = ranged attack
b-prize =
    { $what ->
        [great_artefact] a Great Artefact
        [city] the city, then of level { $level }
        [city_and_lord] the city, then of level { $level }, and a Lord
        [building] the building
        [centre] the city centre
       *[heroes] the defending heroes
    }
b-battle-frozen = a line is frozen
b-battle-line = Battle line
b-attacker = Attacker: { $name }, strength { $total }
b-defender = Defender: { $name }, strength { $total }
b-no-cards = no cards yet
