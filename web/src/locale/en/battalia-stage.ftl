### The stage of Battalia: what one takes up, pays and fights with.

b-hands-hint = Choose a hero, a hand card or a stack.
b-hands-wait = Looking for options…
b-hands-silent = The server isn’t answering. Put the piece down and try again.
b-hands-none = That isn’t possible right now.
b-hands-where = Choose a field.
b-hands-site = Choose a field. ↻ or Space turns the card.
b-hands-turn = Turn
b-hands-hide = Choose the card to hide.
b-hands-hide-title = Hide a card
b-hands-hidden = Hide { $card }
b-hands-limbo = Goes to Limbo for good:
b-hands-pays = Paid with
b-hands-free = Costs nothing
b-hands-from-ambush = { $card } (ambush)
b-hands-spends =
    { $count ->
        [one] { $cards } lies in your ambush. It will be spent.
       *[other] { $cards } lie in your ambush. They will be spent.
    }
b-hands-other = Pay differently
b-hands-cancel = Put down
b-hands-go =
    { $verb ->
        [move] Go there
        [hire] Hire
        [buy] Buy
        [potion] Buy
        [road] Build
        [city] Build
        [upgrade] Upgrade
        [residence] Build
        [capital] Build
        [recruit] Recruit
        [hide] Hide
        [attack] Attack
       *[other] Do it
    }
b-hands-go-end = Hide and end turn
b-hands-announce = Announcements before your turn
b-hands-cohort = Cohort
b-hands-mulligan = Mulligan
b-hands-gone = No longer possible
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
b-stage-market = Stock
b-stage-world = World
b-stage-log = Log
b-stage-parts = Parts of the table
b-stage-fold = Hide { $part }
b-stage-unfold = Show { $part }
b-team-great = { $count } of { $target } cities of level 4 or higher
b-team-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
b-own-name = { $name } (you)
b-market-left = { $count } left
b-market-none = none left
b-market-price = rank { $rank } or higher, { $supply } Supply
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
b-fight-guards-defend = Guards defend
b-fight-guards-behind = behind: they lose
b-fight-heroes = with { $heroes }
b-fight-alone = without a hero
b-fight-unnamed = names the defending heroes
b-fight-behind = behind: has to act
b-fight-ahead = ahead
b-fight-stake = At stake
b-fight-if-won = { $name } wins:
b-fight-if-lost = The attack fails:
b-fight-nothing = nothing changes
b-fight-hero-lost = { $hero } leaves the board
b-fight-points = { $name } { $change }
b-fight-team = Team { $team }: { $before } → { $after }
b-fight-score = { $one } : { $other }
b-fight-lost-morale = No morale: several factions
b-fight-tie = A tie is enough
b-fight-would-ahead = ahead
b-fight-would-behind = still behind
b-fight-would-mixed = no morale
b-fight-unknown = depends on what follows
b-fight-asked =
    { $kind ->
        [opening] Which cards do you play?
        [ahead] You are ahead { $score }. More cards?
        [raise] You are still behind { $score }. What do you do?
        [on-move] You are behind { $score }. What do you do?
       *[other] Battle { $score }
    }
b-fight-try = Choose cards to try them out. Nothing is played until you press the button.
b-fight-enough = Enough together: { $cards }
b-fight-lay =
    { $count ->
        [0] Choose cards
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
b-fight-lay-total =
    { $count ->
        [one] Play { $count } card: { $score }
       *[other] Play { $count } cards: { $score }
    }
b-fight-final = You can’t undo this: the others see the cards.
b-fight-finish = That’s enough
b-fight-finish-means =
    { $ahead ->
        [won] The score is { $score }. Then you win.
        [yes] The score is { $score }. Then the other side has to act.
       *[no] The score is { $score }. Then you have to act.
    }
b-fight-retreat =
    { $payment ->
        [horse] Retreat { $hero } (Horse)
       *[supply] Retreat { $hero } (Supply)
    }
b-fight-retreat-means =
    { $several ->
        [yes] Retreat: the hero survives and moves three fields away.
       *[no] The hero survives and moves three fields away.
    }
b-fight-pass = Pass and lose
b-fight-waiting = { $name } is thinking…
b-fight-fold = See the map
b-fight-unfold = Back to the battle
b-fight-from-hand = Your hand
b-fight-from-ambush = Your ambush
b-fight-none = no card fits here
b-window-title =
    { $window ->
        [attack] An attack was announced
        [battle] Cards were played in a battle
        [line] { $name } completed a line
        [day] A new day begins
       *[turn] Between two turns
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
