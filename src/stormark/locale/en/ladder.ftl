### How strong bots are.

cli-help-ladder =
    Let bots play against each other and measure how strong they are.

    GAME is xibalba or battalia. Games come in blocks with the same dice and cards: everybody plays every seat once. With
    more than two sides the stronger bot of a pair is alone among bots of the other kind; each team is played by one bot.
    Elo is the most likely one (Bradley-Terry) with 95% intervals. A pair stops as soon as a sequential test is conclusive.
    .short = Measure how strong bots are

cli-about-ladder-levels = The bots, from weak to strong: levels, CHARACTER@LEVEL, random, greedy; all levels if left out
cli-about-ladder-pairs = Who meets whom: each bot the one before (next), all the first one (first), or each every other (all)
cli-about-ladder-games = At most this many games for each pair
cli-about-ladder-test = Stop a pair when it is sure to be below LOW or above HIGH: Elo (0,100), shares of victories (65%,75%), or none
cli-about-ladder-players = Number of players; as few as possible if left out
cli-about-ladder-resume = Keep every game in this file, and continue from what is in it
cli-about-ladder-save = Keep the games as replays in this folder

ladder-twice = “{ $name }” is named twice.
ladder-too-few = Name at least two bots.
ladder-test = “{ $found }” does not name two differences. Allowed: 0,100 (Elo), 65%,75% (shares of victories), none.
ladder-test-order = “{ $found }”: the first difference must be the smaller one.
ladder-other = The file belongs to another ladder: { $found } instead of { $expected }. Choose another file.

ladder-progress = { $games } games
ladder-games = { $games } games between { $sides } sides
ladder-elo = Elo, “{ $name }” at 0, with 95% intervals
ladder-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s per turn
ladder-pairs = Pairs: victories of the first one, 95% interval, sequential test
ladder-pair = { NUMBER($wins, maximumFractionDigits: 1) } of { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
ladder-verdict =
    { $verdict ->
        [high] at least { NUMBER($high, maximumFractionDigits: 0) } Elo stronger
        [low] not { NUMBER($low, maximumFractionDigits: 0) } Elo stronger
       *[open] open between { NUMBER($low, maximumFractionDigits: 0) } and { NUMBER($high, maximumFractionDigits: 0) } Elo
    } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds ±{ NUMBER($bound, maximumFractionDigits: 2) })
