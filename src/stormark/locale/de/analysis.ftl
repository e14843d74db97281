### Was für eine Partie es war, in Zahlen.

cli-help-analyse =
    Zeigt, wie eine Partie verlief: Punkte und Ressourcen am Ende, woher die Punkte kamen, und was die Würfel
    zeigten, verglichen mit dem, was zu erwarten war.

    DATEI ist eine Aufzeichnung oder ein Spielstand; sie wird zuerst geprüft.
    .short = Statistik einer Partie
analysis-about-json = Alles als JSON, auch im Verlauf

analysis-summary =
    { $turns ->
        [one] Ein Zug,
       *[other] { $turns } Züge,
    } { $moves ->
        [one] eine Entscheidung.
       *[other] { $moves } Entscheidungen.
    }
analysis-end = Am Ende
analysis-deeds = Was geschah
analysis-dice = Würfel geworfen
analysis-got = sie zeigten
analysis-expected = zu erwarten
analysis-luck = Glück

### Der Rückblick des Trainers.

analysis-about-review = Auch den Rückblick des Trainers: Gewinnchancen, Wendepunkte, Glück und teure Entscheidungen; dauert etwas
review-title = Gewinnchancen
review-turning = Wendepunkte
review-swing = Zug { $turn }: { $name } von { $before } auf { $after }
review-no-turning = Kein einzelner Zug hat viel geändert.
review-luck = { $name }, Gewinnchance: { $start } am Anfang, { $luck } durch Glück, { $own } durch eigene Entscheidungen, { $others } durch die der anderen: { $end } am Ende.
review-decision = Zug { $turn }, { $cost } weniger als möglich: { $chosen } Besser: { $better }
review-then = {" "}Dann:{" "}
