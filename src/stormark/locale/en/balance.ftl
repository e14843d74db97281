### Balance reports.

cli-help-balance =
    Let equal bots play many games and report how they went.

    GAME is xibalba or battalia. The report shows how long games last, how they end, who wins by place in the order of
    play and by faction, and how often everything is used. The same seed gives the same games. Ctrl-C reports what was
    played so far.
    .short = See whether a game is fair

lab-file-unusable = This file cannot be written.

lab-balance-progress = { $games } of { $of } games, { $left } left
lab-balance-stopped = Stopped. This is what was played so far:
lab-balance-games = Games of greedy bots: { $games }
lab-balance-causes = How games end
lab-balance-numbers = Numbers
lab-balance-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, 90% between { $low } and { $high }, at most { $highest }
lab-balance-places = Victories by place in the order of play, with 95% intervals
lab-balance-factions = Victories by faction, with 95% intervals
lab-balance-uses = Per game, and in how many of the games at all

number-turns = turns
number-decisions = decisions

lab-cause-none = not ended
