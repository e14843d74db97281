## Die geführte erste Partie

learn-title = { $game } lernen
learn-lead =
    { $count ->
        [0] Eine erste Partie, Schritt für Schritt.
       *[other] Eine ganze erste Partie in { $count } kurzen Lektionen: Du spielst an einem richtigen Tisch, und jemand erklärt. Zehn Minuten genügen.
    }
learn-start = Anfangen
learn-continue = Weitermachen
learn-again = Die Lektionen noch einmal durchgehen
learn-play = Spiel jetzt deine erste Partie
learn-done = { $done } von { $count } Lektionen geschafft.
learn-lesson-done = geschafft
learn-moves =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
learn-all = Alle Lektionen
learn-lost = Diese Lektion lässt sich nicht zeigen
learn-number = Lektion { $number } von { $count }:
learn-progress = Wie weit diese Lektion ist
learn-coach = Erklärung
learn-happened = Was geschehen ist:
learn-options = Alle deine Möglichkeiten ({ $count })
learn-back = Zurück
learn-next = Weiter
learn-watch = Sieh zu
learn-try = Probier es aus
learn-show = Mach es für mich
learn-yours = Du bist dran
learn-following = Weiter: { $title }
learn-strayed = „{ $option }“ ist möglich, aber nicht in dieser Lektion.
learn-hint = Wähle: { $option }
