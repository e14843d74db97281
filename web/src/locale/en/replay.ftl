### Looking back at a match.

replay-title = { $game }: replay
replay-none = This replay can’t be shown
replay-open = Replay and charts
replay-loading = Loading the replay…
replay-eyes = View as
replay-spectator = Spectator
replay-winner = Winner
replay-answer = Answer
replay-no-answer = No longer answered.
replay-options = { $count ->
    [one] One option
   *[other] All { $count } options
}

## Moving in time

replay-controls = Step through the game
replay-steps = Steps
replay-first = To the beginning (Home)
replay-previous-turn = Previous turn (Shift and left arrow)
replay-previous = Back one step (left arrow)
replay-toggle = Play (space bar)
replay-pause = Pause (space bar)
replay-next = Forward one step (right arrow)
replay-next-turn = Next turn (Shift and right arrow)
replay-last = To the end (End)
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-jump = Jump to a turn
replay-start = The beginning
replay-timeline = Position
replay-where = { $at } of { $last }
replay-where-said = Position { $at } of { $last }

## What to do with it

replay-share = Copy link to here
replay-link = The link to this position
replay-fork = Play on from here
replay-download = Save as a file
fork-title = Play on from here
fork-about = A new table starts at position { $at }. Hidden cards are dealt again, and future rolls will differ. Who is playing?
fork-open = Open the table
fork-exact = Exactly as it was
fork-exact-about = Face-down cards stay where they were; future rolls will differ. Anyone who knows the replay knows the hidden cards; the table says so and is not listed.

## From a file

open-title = Open a replay
open-about = Watch a game from a file: saved at a table here, sent by a friend, or written by “stormark play”. The server checks every move; if something is wrong, it says what.
open-file = A file
open-drop = Choose a file, or drop it here.
open-choose = Choose a file
open-paste = Or paste its text
open-show = Show the game

## Charts

chart-title = How the game went
chart-again = Try again
chart-legend = Lines
chart-table = As a table
chart-read = { $label }: read turn by turn with the arrow keys, Enter goes there
chart-value = { $name }: { $value }
chart-preparation = Setup
chart-turn = Turn { $number }
chart-turn-date = Turn { $number } (week { $week }, day { $day })
chart-turn-column = Turn
chart-player = Player
chart-total = Total
chart-at-turn-end = { $title }, at the end of each turn
chart-series-paragon = Paragon
chart-series-resources = Resources at the end of each turn
chart-series-level = Base level
chart-series-cards = Cards in the base
chart-series-points = Victory points
chart-series-cities = Cities
chart-series-deck = Cards in the deck
chart-series-heroes = Heroes on the map
chart-owner-ark = Who held the Ark
chart-held = { $name }: { $times ->
    [0] never
    [one] once, { $share }% of the game
   *[other] { $times } times, { $share }% of the game
}
chart-luck-about = Above zero the dice showed more than expected, below zero less. Every die that was rolled counts, including re-rolls.
chart-luck-resource = Luck with resource dice
chart-luck-attack = Luck with attack dice
chart-luck-paragon = Luck with Paragon dice
chart-luck-amulet = Luck with the Amulet die
chart-dice = Dice
chart-got = Showed
chart-expected = Expected
chart-luck = Luck
chart-spread = { $expected } ± { $spread }
chart-faces = Faces: how often they came up / were expected
chart-face-R- = blank
chart-face-R1 = 1
chart-face-R2 = 2
chart-face-R3 = 3
chart-face-A- = blank
chart-face-A = attack
chart-face-C = critical
chart-face-G- = blank
chart-face-G1 = 1
chart-face-G2 = 2
chart-sources-xibalba = Where Paragon came from
chart-sources-battalia = Where victory points come from
chart-source-control = Control of the Ark
chart-source-reward = Rewards for destroying
chart-source-dice = Paragon dice
chart-source-loot = Loot
chart-source-effect = Card effects
chart-source-payment = Payments
chart-source-earlier = Before this game
chart-source-city-1 = Cities of level 1
chart-source-city-2 = Cities of level 2
chart-source-city-3 = Cities of level 3
chart-source-city-4 = Cities of level 4
chart-source-city-5 = Cities of level 5
chart-source-city-6 = Cities of level 6
chart-source-building = Valley buildings
chart-deeds = What was done
chart-deed-buy = Cards bought
chart-deed-effect = Card effects
chart-deed-attack = Attacks
chart-deed-hit = Bases hit
chart-deed-block = Blocks
chart-deed-enter = Soldiers sent into the Ark
chart-deed-lost = Cards lost
chart-deed-line = Lines played
chart-deed-laid = Map cards placed
chart-deed-moved = Hero steps
chart-deed-recruited = Heroes recruited
chart-deed-won = Battles won
chart-deed-storm = Storms
chart-deed-discovered = Buildings discovered
chart-lengths = Turn lengths
chart-lengths-about = The dark bar counts decisions, the pale one log lines.
chart-moves = Decisions
chart-events = Log lines
chart-turn-said = { $turn }, { $names }: { $moves ->
    [one] one decision
   *[other] { $moves } decisions
}, { $events ->
    [one] one log line
   *[other] { $events } log lines
}

## The coach's review

review-title = The coach’s review
review-about = Chances are estimated from what everyone could see. Each decision is judged by what its player could see. Luck is what dice and cards did to a chance, not how high somebody rolled.
review-under-way = The coach is looking through the game…
review-chances = Win chances in per cent
review-turning = Turning points
review-no-turning = No single turn changed much.
review-swing = Turn { $turn }: { $name } from { $before } to { $after }
review-show = Show
review-luck = Chance of winning: { $start } at the start, { $luck } through luck, { $own } through their own decisions, { $others } through those of the others: { $end } at the end.
review-costliest = Costliest decisions
review-cost = Turn { $turn }, { $cost } less than possible:
review-better = Better:
review-none = The coach found nothing that was clearly better.
