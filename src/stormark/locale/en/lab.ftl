### Soaks and bot contests.


soak-other-plan = The earlier run was another one: { $found } instead of { $expected }. Start again in another folder.
soak-options-refused = A game with these options cannot be set up; see { $rule }.
arena-options-refused = A contest with these options cannot be set up; see { $rule }.
folder-unusable = This folder cannot be created.

lab-not-positive = “{ $found }” is not a whole number above 0.
lab-no-bots = Name at least one bot.
lab-too-many-bots = { $bots } bots do not fit at a table of { $players }.
lab-folder-metavar = FOLDER

## Help

cli-help-soak =
    Play many random games of every option set and check every position.

    GAME is xibalba or battalia. A soak can be interrupted at any time and continues with --resume. Failing games are
    written down as a replay and as a scenario; the exit status is then 1.
    .short = Look for mistakes in the rules
cli-help-arena =
    Let bots play against each other, every bot equally often at every seat.

    GAME is xibalba or battalia. The same seed gives the same games.
    .short = Let bots play against each other

lab-about-games = How many games to play
lab-about-full = Put every game through the whole conformance kit as well
lab-about-every = With --full, examine every N-th decision in depth
lab-about-watch = Watch every N-th game of an option set: what was reached, and how games end
lab-about-sets = Only these option sets, by their numbers in the report
lab-about-seed = A number from which all games follow
lab-about-jobs = How many processes; as many as there are processor cores if left out
lab-about-pack = Play with the cards of this pack
lab-about-out = Where progress and failing games are kept
lab-about-resume = Resume an earlier soak in the same folder
lab-about-json = Write the findings to this file as well
lab-about-bots = The bots, separated by commas: levels, random, greedy, or your own as module:Class or cmd:"…"
lab-about-bot = The bot that plays all seats (greedy); your own as module:Class or cmd:"…"
lab-about-players = Number of players; the last bot fills the table
lab-mode-metavar = MODE
lab-about-mode = Which mode is played: normal or apocalypse, creation or stormgates

## Soak

lab-soak-progress =
    { $games } of { $of } games, { $speed } decisions per second, { $left } left{ $failures ->
        [0] { "" }
        [one] , 1 FAILING GAME
       *[other] , { $failures } FAILING GAMES
    }
lab-soak-stopped = Stopped. What was played is kept in { $folder }; --resume continues from there.
lab-soak-process-lost = A process was ended from outside. What was played is kept in { $folder }; --resume continues from there.
lab-soak-games = Games: { $games }, decisions: { $decisions }
lab-soak-examined = Through the conformance kit: { $games } games, { $decisions } decisions
lab-soak-branching = Options per decision: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, at most { $most } in 95% of all decisions, { $highest } at most
lab-soak-length = Decisions per game: { NUMBER($mean, maximumFractionDigits: 0) } on average, { $highest } at the most
lab-soak-sets = Option sets
lab-soak-set = { $number } { $options }: { $games } games, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, maximumFractionDigits: 0) } decisions on average, victories by seat { $winners }
lab-soak-watched = In { $games } games that were watched
lab-soak-causes-xibalba = What the last Paragon came from: { $counts }
lab-reached-bought = Cards bought: { $reached } of { $of }; never: { $missing }
lab-reached-used = Cards with an effect that was resolved or in force: { $reached } of { $of }; never: { $missing }
lab-reached-operations = Operations reached: { $reached } of { $of }; never: { $missing }
lab-reached-triggers = Triggers reached: { $reached } of { $of }; never: { $missing }
lab-soak-causes-battalia = How games ended: { $counts }
lab-reached-lines = Kinds of action lines played: { $reached } of { $of }; never: { $missing }
lab-reached-storms = Storm effects met: { $reached } of { $of }; never: { $missing }
lab-reached-greats = Great Artefacts and Fate cards gained: { $reached } of { $of }; never: { $missing }
lab-reached-potions = Potions bought, drunk and used: { $reached } of { $of }; never: { $missing }
lab-reached-events = Kinds of events seen: { $reached } of { $of }; never: { $missing }
lab-counts-lines = Action lines: { $counts }
lab-counts-storms = Storm effects: { $counts }
lab-counts-greats = Great Artefacts and Fate cards: { $counts }
lab-counts-potions = Potions: { $counts }
lab-counts-events = Events: { $counts }
lab-counts-operations = Operations: { $counts }
lab-counts-triggers = Triggers: { $counts }
lab-soak-cards = Cards: bought, effects, used or resolved, attacked, entered the Ark, blocked
lab-soak-sound = No game failed.
lab-soak-failures =
    { $count ->
        [one] One game failed; its files are in { $folder }:
       *[other] { $count } games failed; their files are in { $folder }:
    }

## Arena

lab-arena-progress = { $games } of { $of } games
lab-arena-games = { $games } games, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, maximumFractionDigits: 0) } decisions on average
lab-arena-entrant = { $number } { $bot }: { $wins } of { $games } games won, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95% interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
lab-arena-seats = Victories by seat
