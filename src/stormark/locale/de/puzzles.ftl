### Rätsel: was über eine Stellung gesagt wird, und der Befehl.

puzzle-why =
    { $sure ->
        [yes] { $plan }: Damit gewinnst du sofort. Der nächstbeste Plan gewinnt { $other } von 100 Partien.
       *[no] { $plan }: Damit gewinnst du { $chance } von 100 Partien, mit dem nächstbesten Plan { $other }.
    } { $fact }
puzzle-rival = { $plan }: Damit gewinnst du nur { $chance } von 100 Partien statt { $best }. { $fact }
puzzle-wrong = Damit gewinnst du etwa { $chance } von 100 Partien. Der beste Plan gewinnt { $best }.

puzzle-ask =
    { $game ->
        [xibalba]
        Du hast { $own } Paragon, dein stärkster Gegner hat { $other }. { $kind ->
            [win] Du kannst noch in diesem Zug gewinnen. Wie?
            [split] Welche Würfel nimmst du?
            [dice] Welche Würfel behältst du?
            [defence] Du wirst angegriffen. Was tust du?
           *[other] Was tust du jetzt?
        }
       *[battalia]
        { $own ->
            [one] Du hast 1 Siegpunkt,
           *[other] Du hast { $own } Siegpunkte,
        } dein stärkster Gegner hat { $other }. { $kind ->
            [win] Du kannst noch in diesem Zug gewinnen. Wie?
           *[other] Wie spielst du diesen Zug?
        }
    }
puzzle-fact =
    { $game ->
        [xibalba]
        { $fact ->
            [won] Du gewinnst in { $here } statt { $there } von 100 Fällen sofort.
            [ark] Am Ende des Zuges hältst du die Arche in { $here } statt { $there } von 100 Fällen.
            [theirs] Am Ende des Zuges hält ein Gegner die Arche in { $here } statt { $there } von 100 Fällen.
            [paragon] Am Ende des Zuges hast du im Schnitt { $here } statt { $there } Paragon.
            [resources] Am Ende des Zuges hast du im Schnitt { $here } statt { $there } Ressourcen.
           *[none] Verloren ist damit nichts, aber mit dem besten Plan stehst du besser da.
        }
       *[battalia]
        { $fact ->
            [won] Du gewinnst in { $here } statt { $there } von 100 Fällen sofort.
            [points] Am Ende des Zuges hast du im Schnitt { $here } statt { $there } Siegpunkte.
            [cities] Am Ende des Zuges hast du im Schnitt { $here } statt { $there } große Städte.
            [cards] Am Ende des Zuges hat dein Deck im Schnitt { $here } statt { $there } Karten.
           *[none] Die Punkte sind erst einmal gleich, aber mit dem besten Plan hast du die besseren Karten und Plätze.
        }
    }
puzzle-title =
    { $game ->
        [xibalba]
        { $pattern ->
            [1] { $ark } in der Arche
            [2] { $own } gegen { $other }
            [3] { $card } in der Auslage
            [4] Sternstunde: { $own }
            [5] { $card } und { $ark }
           *[other] { $own }, Zug { $turn } ({ $pattern })
        }
       *[battalia]
        { $pattern ->
            [1] { $own } gegen { $other }
            [2] { $own } in Woche { $week }
            [3] Woche { $week }, Tag { $day }
            [4] { $own }: Tag { $day } der Woche { $week }
           *[other] { $own }, Zug { $turn } ({ $pattern })
        }
    }

puzzle-none = In dieser Datei steht kein Rätsel: Ihr fehlt [puzzle].
puzzle-unknown = Ein Rätsel „{ $found }“ gibt es nicht. Es gibt { $count } Rätsel.
puzzle-chance = Eine Chance liegt zwischen 0 und 1, nicht bei { $found }.
puzzle-key = „{ $found }“ ist keine Aktion des Plans.
puzzle-rival-better = Dieser Plan gewinnt öfter als einer, der vor ihm steht.

cli-help-puzzles = Stellungen, in denen ein Plan klar der beste ist: Finde ihn.
    .short = Rätsel lösen, beweisen und finden
cli-help-puzzles-list = Die Rätsel eines Spiels oder aller Spiele auflisten, die leichten zuerst.
    .short = Rätsel auflisten
cli-help-puzzles-solve =
    Ein Rätsel im Terminal lösen. Ohne N ist es das Rätsel des Tages.

    Aktionen werden wie am Tisch eingegeben. Wer sich irrt, sieht, was daraus wird, und beginnt von vorn.
    .short = Ein Rätsel lösen
cli-help-puzzles-prove =
    Den Plan eines Rätsels noch einmal mit den anderen vergleichen, mit den Versuchen und Startwerten seiner Datei.
    Ohne N werden alle Rätsel des Spiels bewiesen. Liegt ein Plan nicht mit jedem Startwert klar vorn, ist der Rückgabewert 1.
    .short = Beweise von Rätseln wiederholen
cli-help-puzzles-mine =
    Bots spielen lassen und die Rätsel aufschreiben, die sich in ihren Partien finden: Stellungen, in denen ein Plan
    deutlich öfter gewinnt als jeder andere und schwächere Bots etwas anderes wählen. Was der Spieler am Zug nicht
    sehen kann, wird neu verteilt.
    .short = Neue Rätsel finden
cli-about-puzzles-players = Zahl der Spieler; ohne Angabe so wenige wie möglich
cli-about-puzzles-every = Von so vielen Stellungen eine ansehen
cli-about-puzzles-kind = Höchstens so viele Rätsel von einer Art
cli-about-puzzles-renewed = Wohin Rätsel kommen, deren Chancen sich geändert haben, deren Plan aber noch klar vorn liegt
cli-about-puzzles-out = Wohin die Dateien kommen; gezählt wird nach denen weiter, die dort liegen

puzzles-how = Gib deine Aktionen ein. „möglichkeiten“ zählt sie auf, „lösung“ zeigt die Lösung, „beenden“ hört auf.
puzzles-options = möglichkeiten
puzzles-solution = lösung
puzzles-quit = beenden
puzzles-right = Richtig!
puzzles-again = Versuch es noch einmal von vorn.
puzzles-proved =
    { $name }: { $holds ->
        [yes] hält
       *[no] hält nicht
    } ({ $again }, in der Datei { $told }; kleinster Vorsprung { $gap } Punkte)
puzzles-renewed =
    { $name }: { $written ->
        [yes] mit den neuen Chancen aufgeschrieben
       *[no] kein Rätsel mehr
    }
puzzles-mined =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gefunden.
