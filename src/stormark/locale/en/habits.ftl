### What bots do.

cli-help-habits =
    Watch bots play and report what they do, and how often.

    GAME is xibalba or battalia. Every bot plays with the same dice and cards: against itself, or with --against alone among
    bots of that name. Numbers are per ten turns of their own.
    .short = Report what bots do, and how often

cli-about-habits-levels = The bots: levels, CHARACTER@LEVEL, random, greedy; all levels if left out
cli-about-habits-against = The bot at all other seats; the same bot if left out
cli-about-habits-games = Number of games for each bot

habits-games = { $games } games of every bot; how often in ten turns of their own. A star means: certainly different from “{ $first }” (99.9%)
