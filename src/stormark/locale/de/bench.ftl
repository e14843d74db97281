### Messen, wie viel ein Server schafft.

## Hilfe

cli-help-bench = Messen, wie schnell Stormark auf diesem Rechner ist.
    .short = Geschwindigkeit messen
cli-help-bench-server =
    Viele Partien zugleich über echte Verbindungen spielen und melden, wie schnell ein Server antwortet.

    Der Server ist ein eigener Prozess mit einer eigenen SQLite-Datei; dieser Prozess spielt alle Mitspieler. Sie
    antworten zufällig.
    .short = Messen, wie viel ein Server schafft

bench-about-matches = Wie viele laufende Partien, eine Zahl nach der anderen (10,50,100,200,500,1000)
bench-about-every = Millisekunden zwischen zwei Aktionen einer Partie; 0: so schnell, wie der Server antwortet (5000)
bench-about-seconds = Wie lange mit jeder Zahl von Partien gemessen wird (20)
bench-about-game = Welches Spiel gespielt wird: xibalba (Vorgabe) oder battalia
bench-about-players = Wie viele Plätze eine Partie hat; jeder ist eine Verbindung (2)
bench-about-bot = Wer alle Plätze außer dem ersten spielt: eine Stärke oder CHARAKTER@STÄRKE; sonst Menschen
bench-about-json = Die Ergebnisse auch in diese Datei schreiben
bench-about-profile = Womit der Server seine Zeit verbringt, in diese Datei schreiben, für pstats
bench-about-database = Eine leere Datenbank, mit der gemessen wird, statt einer eigenen Datei
bench-about-workers = Mit PostgreSQL: Zahl der Serverprozesse (1)
bench-about-cores = Wie viele Kerne sich der Server und seine Bot-Prozesse teilen; die Mitspieler nutzen andere (alle)
bench-about-limits = Die Begrenzung von Anfragen einschalten, mit Grenzen, die niemand erreicht

## Ergebnisse

bench-step = { $matches } laufende Partien: { NUMBER($actions, maximumFractionDigits: 0) } Aktionen pro Sekunde, im Mittel { NUMBER($p50, maximumFractionDigits: 1) } ms (Median), 99 % innerhalb von { NUMBER($p99, maximumFractionDigits: 1) } ms, längstens { NUMBER($slowest, maximumFractionDigits: 0) } ms; { $late } Aktionen verspätet, { $refused } abgelehnt; Server { $server } %, Mitspieler { $clients } % eines Kerns; Speicher { NUMBER($memory, maximumFractionDigits: 0) } MB, { NUMBER($each, maximumFractionDigits: 0) } kB pro Partie
bench-failed = Die Messung wurde abgebrochen: { $reason }
bench-list = „{ $found }“ ist keine Liste ganzer Zahlen über 0, wie etwa 10,50,100.
