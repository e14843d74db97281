### The stage of Battalia: what one takes up, pays and fights with.

b-hands-hint = Press a hero, a hand card or a stack.
b-hands-wait = Working out the ways …
b-hands-none = There is no way to do that now.
b-hands-where = Choose a field.
b-hands-site = Choose a field; press it again to turn the card.
b-hands-pays = Pays
b-hands-free = Costs nothing
b-hands-other = Pay otherwise
b-hands-cancel = Put down
b-hands-go =
    { $verb ->
        [move] Go there
        [hire] Hire
        [buy] Buy
        [potion] Buy
        [road] Build
        [city] Found
        [upgrade] Raise
        [residence] Build
        [capital] Build
        [recruit] Recruit
        [attack] Attack
       *[other] Do it
    }
b-hands-gone = No longer possible
b-hands-again = Press the field again, or
map-free = free
map-more =
    { $side ->
        [left] ‹ { $count } more
        [right] { $count } more ›
        [top] ▴ { $count } more
       *[bottom] ▾ { $count } more
    }
b-pays-mark = pays

## Teams

b-stage-teams = Teams
b-stage-players = Players
b-stage-market = Market
b-stage-world = World
b-stage-log = Log
b-stage-hand = Hand
b-stage-parts = Parts of the table
b-stage-fold = Fold { $part }
b-stage-unfold = Show { $part }
b-team-great = { $count } of { $target } cities of level 4 or higher
b-team-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
b-you = you
b-market-left = { $count } left
b-market-none = none left
b-market-price = from rank { $rank }, { $supply } Supply
b-market-roads = Roads
b-market-cities = Cities
b-market-units = Units
b-market-more = More stacks

## Theatre

b-fight-title =
    { $target ->
        [heroes] Battle for the heroes on { $field }
        [city] Battle for the city on { $field }
        [ruin] Battle for the ruin on { $field }
        [building] Battle for the building on { $field }
       *[centre] Battle for the city centre on { $field }
    }
b-fight-attacks = { $name } attacks
b-fight-defends = { $name } defends
b-fight-guards = Guards
b-fight-heroes = with { $heroes }
b-fight-alone = without a hero
b-fight-behind = behind: has to answer
b-fight-ahead = ahead
b-fight-stake = At stake
b-fight-if-won = { $name } wins:
b-fight-if-lost = The attack fails:
b-fight-nothing = nothing changes
b-fight-hero-lost = { $hero } leaves the board
b-fight-points = { $name } { $change }
b-fight-team = Team { $team }: { $before } → { $after }
b-fight-score = { $attack } : { $defence }
b-fight-lost-morale = Morale lost: several factions
b-fight-tie = A tie is the defender’s
b-fight-card = counts
b-fight-would = { $total } in all
b-fight-would-ahead = ahead
b-fight-would-behind = still behind
b-fight-would-mixed = mixed: no morale
b-fight-unknown = works on other cards
b-fight-asked =
    { $kind ->
        [opening] Which cards do you lay?
        [raise] You are behind { $score }. Raise further, retreat or pass?
        [ahead] You are ahead { $score }. More cards, or enough?
        [on-move] You are behind { $score }. Raise, retreat or pass?
       *[other] Battle { $score }
    }
b-fight-try = Press cards to try them out. Nothing is laid before you press the button.
b-fight-lay =
    { $count ->
        [0] Choose cards
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
b-fight-lay-total =
    { $count ->
        [one] Lay { $count } card: { $score }
       *[other] Lay { $count } cards: { $score }
    }
b-fight-final = Cannot be taken back: the others see the cards.
b-fight-finish = That is enough
b-fight-finish-means =
    { $ahead ->
        [yes] You stand at { $score }. Then the other side has to answer.
       *[no] You stand at { $score }. Then you have to answer.
    }
b-fight-retreat = Retreat
b-fight-retreat-means = The hero lives and goes three fields away.
b-fight-pass = Pass and lose
b-fight-waiting = { $name } is thinking …
b-fight-fold = See the map
b-fight-unfold = Back to the battle
b-fight-hand = Your hand
b-fight-ambush = Your ambush
b-fight-none = no card fits here
b-window-title =
    { $window ->
        [attack] An attack was announced
        [battle] Cards were laid in a battle
        [line] { $name } laid a line
        [day] A new day begins
       *[turn] A turn begins or ends
    }
b-part-name =
    { $reason ->
        [veteran] Veteran
        [morale] Morale
        [terrain] Home terrain
        [city] City
        [building] Building
        [guards] Guards
        [colossus] Colossus
        [weakness] Weakness
       *[nothing] Never below 0
    }
b-part-why =
    { $reason ->
        [veteran] Veteran’s unit
        [morale] Morale: one faction, a hero takes part
        [terrain] Home terrain
        [city] Level of the city
        [building] Building beside the centre
        [guards] Neutral guards
        [colossus] Potion: Colossus
        [weakness] Potion: Weakness
       *[nothing] No total falls below 0
    }
