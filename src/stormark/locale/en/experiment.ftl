### Experiments of the lab.

cli-help-lab = Experiments: many games between bots, recorded as data.
    .short = Run experiments with many games
cli-help-lab-run =
    Play all games of an experiment that are missing.

    FILE says what is played: see docs/lab.md. Results are kept in a folder; if a run is interrupted, the next one
    continues where it stopped, and a file that asks for more games adds them.
    .short = Play what an experiment still needs
cli-help-lab-table = Rewrite the tables of results: a line for every game, and one for every turn and seat if there are turns.
    .short = Write results as a table
cli-help-lab-merge = Copy the games of other folders into the first one. Games that are already there stay as they are.
    .short = Join results of several runs
cli-help-lab-replay = Play the game with this ID of the results once more and keep it beside them, to be opened with “stormark replay”.
    .short = Keep one game as a replay

cli-about-lab-out = Where results are kept; named like the file if left out
cli-about-lab-shard = Play only the I-th of N parts; “lab merge” joins them
cli-about-lab-format = How the table is written
cli-about-lab-ray = Play on the Ray cluster at this address; “local” starts one on this machine
lab-address-metavar = ADDRESS
lab-folders-metavar = FOLDER…

lab-not-toml = Line { $line } is not TOML.
lab-empty-list = This list is empty: no game would be played.
lab-shard = “{ $found }” is not a part: write 2/4 for the second of four.
lab-extra = This needs { $package }: install stormark[{ $extra }].
lab-ray = No Ray cluster answers at { $address }: { $reason }
lab-other-game = Game { $id } ends differently from the one kept here. It was played by another version: use another folder.
lab-no-game = There is no game { $id } here.
lab-game-gone = This game was played with other content ({ $pack }) or other rules (version { $version }). Name its pack with --pack.
journal-file = This file cannot be written: { $reason }
journal-busy = Another run is writing to this file.
journal-damaged = This is not a line of such a file.

lab-played =
    { $settings ->
        [one] One setting
       *[other] { $settings } settings
    }: { $new ->
        [one] one game
       *[other] { $new } games
    } played, { $games } in all
lab-stopped = Stopped. The same command continues where it stopped.
lab-table = Table: { $file }
lab-merged = { $new } games added, { $games } in all
lab-replay-written = Replay: { $file }

## Reports

cli-help-lab-report =
    Write a page about results: who wins, how long games are, how they end, what cards are worth.

    The page is one file with plots and 95% intervals; replays that were kept lie beside it.
    .short = Show results as a page with plots
cli-about-lab-report-out = The file of the page; report.html in the folder if left out
lab-report-written = Report: { $file }
lab-no-rows = There are no games in this folder yet.

lab-report-title = Experiment { $name }
lab-report-about =
    { $settings ->
        [one] { $games } games of one setting.
       *[other] { $games } games of { $settings } settings.
    } Values in brackets are 95% intervals; dashed lines are an even share, or the average.
lab-report-overview = Overview
lab-report-options = By option
lab-report-list = Games
lab-report-list-about = The first { $shown } games; the table beside this page holds all. Each one opens with its command.
lab-report-setting = setting
lab-report-value = value
lab-report-games = games
lab-report-turns = turns
lab-report-first = victories of the first player
lab-report-bots = Victories by bot
lab-report-factions = Victories by faction
lab-report-places = Victories by place in the order of play
lab-report-luck = Victories by luck with dice
lab-luck-low = unlucky
lab-luck-even = as expected
lab-luck-high = lucky
lab-report-percent = victories in %
lab-report-numbers = Numbers
lab-report-name = name
lab-report-victories = victories
lab-report-length = Length
lab-report-length-is = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns on average, 90% between { $low } and { $high }
lab-report-endings = How games end
lab-report-ending = ending
lab-report-share = share
lab-report-lift = Cards when taken
lab-report-lift-about = How much more often players won after taking a card than the bots expected just before, in percentage points. The average over all cards is { $average }: compare with that. Cards taken in fewer than ten games are not shown.
lab-report-points = percentage points
lab-report-card = card
lab-report-lift-is = lift
lab-report-curves = Curves
lab-report-no-turns = No turns were kept: “turns = true” in the experiment adds them.
lab-report-way = part of the game in %
lab-report-winners = winners
lab-report-others = the others
lab-report-chance = Chance to win, as bots see it
lab-report-game = game
lab-report-won = winning seats
lab-report-replay = replay

## Comparisons

cli-help-lab-compare =
    Play two settings until it is known whether they differ.

    The FILES together must name two settings: two packs, two values of an option, or two line-ups. Both play the same
    seeds and numbers. A sequential test ends it as soon as the result is conclusive; “games” of the first file is the most it may take.
    .short = Find out whether two settings differ
cli-about-lab-measure = What is compared: victories of the first player (first), of faction:NAME or bot:NAME, or the length (turns)
cli-about-lab-difference = The difference in percentage points that matters
lab-compare-two = These files name { $found } settings instead of two.
lab-not-percent = “{ $found }” is not a number of percentage points between 0 and 100.
lab-compare-of = { $measure }, { $pairs } pairs of games, 95% intervals
lab-compare-difference = Difference: { $value }
lab-finding-more = A has more; the result is conclusive.
lab-finding-less = B has more; the result is conclusive.
lab-finding-alike = No difference of { NUMBER($difference, maximumFractionDigits: 1) } percentage points; the result is conclusive.
lab-finding-open = The result is not conclusive yet; more games would settle it.

## Tuning

cli-help-lab-tune =
    Look for better weights of a bot or numbers of a pack, and prove them on fresh seeds.

    FILE says what may change within which bounds: see docs/lab.md. An optimiser (Optuna) proposes values, and all
    trials play the same games. The values that were best then play fresh games against those that were there before.
    .short = Find better weights or numbers
lab-tune-what = Name either “weights” or “numbers”.
lab-tune-bounds = Name a lower and an upper bound, such as [0.5, 2], with the present value { $start } between them.
lab-tune-number = There is no number at “{ $found }” in the pack.
lab-tune-trial = Trial { $trial } of { $of }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-tune-best = The best values
lab-tune-proof = In { $games } fresh games
lab-tune-before = before: { $value }
lab-tune-after = after: { $value }
lab-tune-gain = difference: { $value }
lab-tune-proven = Proven: the values are better.
lab-tune-unproven = Not proven: fresh games do not show that the values are better.
