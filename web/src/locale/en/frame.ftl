### Around the board: the question, the list of options, verbs, keys.

list-handle =
    { $count ->
        [0] List
        [one] { $count } option
       *[other] { $count } options
    }
question-label = Question
list-title = All options
list-empty = Nothing to answer right now.
unselect = Cancel
picking = { $label }: choose an action or a target.

verb-several =
    { $count ->
        [one] { $verb }
       *[other] { $verb }… ({ $count } ways)
    }
verb-asks-first = asks first
verb-final = can’t be undone
verb-pay-otherwise = Pay with { $what } instead
verb-sought = checking…
confirm-final = You can’t undo this.
confirm-left = You could still do this:
confirm-do = Do it
confirm-anyway = End anyway
speed-label = Speed of the others’ turns
speed-instant = instant
speed-fast = fast
speed-normal = normal
speed-slow = slow
forced-note = Only one answer: { $answer }.
settings-forced = Answer automatically when there is only one option
settings-forced-about = The log shows the answer. You are still asked in battles, when you could block, and when a potion could be used.

## Verbs with several options

verb-attack = Attack
verb-buy = Buy
verb-discard = Discard
verb-gather = Gather
verb-exchange = Exchange
verb-keep = Keep
verb-activate = Use
verb-enter = Enter the Ark
verb-upgrade = Upgrade
verb-remove = Remove a die
verb-hire = Hire
verb-road = Build a road
verb-city = Build a city
verb-move = Move
verb-recruit = Recruit a hero
verb-step = Walk
verb-jump = Jump
verb-lay = Play a card
verb-double = Play doubled
verb-hide = Hide a card (another one goes to Limbo)
verb-pitch = Pitch a tent
verb-open = Open a tent
verb-promote = Promote
verb-amulet = Use an Amulet
verb-great = Play a Great Artefact
verb-post = Build a trading post
verb-potion = Buy a potion
verb-drink = Drink a potion
verb-trade = Trade
verb-income = Take the yield
verb-retreat = Retreat

## Keys

help-key-digits = 1–9
help-does-digits = in an open menu or list: the option with this number; for two digits type both
help-key-z = Z
help-does-z = undo the last step
help-key-l = L
help-does-l = open or close the list of all options
help-key-v = V
help-does-v = hold to see the table behind a scene
help-key-space = Space
help-does-space = pause or resume the others’ turns
help-key-s = S
help-does-s = skip the others’ turns
help-verbs = Letters mean the same everywhere. They act on the selected or focused piece, or on any piece if there is none.

## Beginning and end

beginning-title =
    { $count ->
        [one] One player
       *[other] { $count } players at the table
    }
beginning-go = Let’s play
beginning-first = begins
beginning-no-faction = Has not chosen a faction yet.
beginning-open = Who’s playing
xt-begins-with =
    Begins with resistance { $resistance } and { $fields ->
        [one] one add-on field
       *[other] { $fields } add-on fields
    }.
xt-cheapest = Pays least for: { $actions }.
bt-faction-home = At home in: { $terrain }
bt-faction-signs = Colour: { $colour } · Element: { $element }
ending-open = Result
ending-table = Look at the table
ending-points-xibalba = { $points } Paragon
ending-points-battalia =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
ending-together = { $score } together
ending-evened = Extra for the smaller team
ending-over-map = The map is full.
ending-over-cities = Enough cities have reached level 4.
ending-over-weeks = The last week is over.
ending-why = { $score }, { $amount } { $source }.
ending-why-all = { $score }, all { $source }.
ending-why-plain = { $score }.
ending-resigned-you = You resigned.
ending-bot-turns = A bot played for { $name }: { $count ->
    [one] turn
   *[other] turns
} { $turns }.
ending-resigned =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
ending-from-control = from controlling the Ark
ending-from-reward = as rewards for destroying
ending-from-dice = from Paragon dice
ending-from-loot = from loot
ending-from-effect = from card effects
ending-from-payment = from payments
ending-from-earlier = from before this game
ending-from-city-1 = from cities of level 1
ending-from-city-2 = from cities of level 2
ending-from-city-3 = from cities of level 3
ending-from-city-4 = from cities of level 4
ending-from-city-5 = from cities of level 5
ending-from-city-6 = from cities of level 6
ending-from-building = from valley buildings
ending-from-evened = extra for the smaller team
ending-turning = Turning points
ending-took-lead =
    { $count ->
        [one] { $name } takes the lead and keeps it
       *[other] { $name } take the lead and keep it
    }
ending-swing =
    { $count ->
        [one] { $name } gains { $amount } on the others
       *[other] { $name } gain { $amount } on the others
    }
ending-watch = Watch from here
ending-decisive = Replay from the decisive moment
ending-score = The score and its parts
ending-luck = Luck with the dice
ending-luck-about = How many symbols or pips the dice showed above (+) or below (−) the average.
ending-copy = Copy a link to the replay
ending-copied = Link copied.
