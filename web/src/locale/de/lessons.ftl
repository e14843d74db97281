## Die geführte erste Partie

learn-title = { $game } lernen
learn-lead =
    { $count ->
        [0] Eine erste Partie, Schritt für Schritt.
       *[other] Eine ganze erste Partie in { $count } kurzen Lektionen: Du spielst an einem richtigen Tisch und bekommst jeden Schritt erklärt. Das dauert etwa zehn Minuten.
    }
learn-start = Anfangen
learn-continue = Weitermachen
learn-again = Lektionen wiederholen
learn-play = Jetzt die erste Partie spielen
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
learn-progress = Fortschritt in dieser Lektion
learn-coach = Erklärung
learn-happened = Was geschehen ist:
learn-back = Zurück
learn-next = Weiter
learn-watch = Sehen, was geschieht
learn-try = Probier es aus
learn-show = Zeig es mir
learn-yours = Du bist dran
learn-following = Weiter: { $title }
learn-strayed = Du hast gewählt: { $option }. Das ist möglich, aber nicht in dieser Lektion.
learn-also = Damit auch erledigt: { $titles }
learn-paid = In dieser Lektion bezahlst du mit: { $cards }
learn-hint = Wähle: { $option }
