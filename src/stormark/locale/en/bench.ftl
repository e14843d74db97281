### Measuring how much a server can do.

## Help

cli-help-bench = Measure how fast Stormark is on this machine.
    .short = Measure how fast things are
cli-help-bench-server =
    Play many matches at once over real sockets and report how fast a server answers.

    The server is a process of its own with an SQLite file of its own; this process is all of its clients. They
    answer at random.
    .short = Measure how much a server can do

bench-about-matches = How many live matches, one number after the other (10,50,100,200,500,1000)
bench-about-every = Milliseconds between two moves of a match; 0: as fast as the server answers (5000)
bench-about-seconds = How long each number of matches is measured (20)
bench-about-game = Which game is played: xibalba (default) or battalia
bench-about-players = How many seats a match has; each is a connection (2)
bench-about-bot = Who plays all seats but the first of each match: a level or CHARACTER@LEVEL; people if left out
bench-about-json = Write the findings to this file as well
bench-about-profile = Write what the server spends its time on to this file, for pstats
bench-about-database = An empty database to measure with, instead of a file of its own
bench-about-workers = With PostgreSQL: number of server processes (1)
bench-about-cores = How many cores the server and its bot processes share; the clients use others (all)
bench-about-limits = Switch rate limits on, with limits too high for anyone to reach

## Findings

bench-step = { $matches } live matches: { NUMBER($actions, maximumFractionDigits: 0) } actions per second, median { NUMBER($p50, maximumFractionDigits: 1) } ms, 99% within { NUMBER($p99, maximumFractionDigits: 1) } ms, slowest { NUMBER($slowest, maximumFractionDigits: 0) } ms; { $late } moves late, { $refused } refused; server { $server }%, clients { $clients }% of a core; memory { NUMBER($memory, maximumFractionDigits: 0) } MB, { NUMBER($each, maximumFractionDigits: 0) } kB per match
bench-failed = The measurement was stopped: { $reason }
bench-list = “{ $found }” is not a list of whole numbers above 0, such as 10,50,100.
