### Was geschieht, als Szenen gespielt; das Protokoll; was andere seit dem letzten eigenen Zug getan haben.

table-did-undone = nimmt eine Aktion zurück
table-did-rewound = Es geht zurück zu einer früheren Stellung
table-did-continued = Die Partie geht nach neueren Regeln weiter
table-did-forked = Die Partie beginnt in dieser Stellung

scenes-label = Was geschieht
scenes-nothing = nichts
scenes-blank = leer
scenes-skip = Zum nächsten Zug springen
scenes-next = Nächste Szene
scenes-pause = Anhalten
scenes-play = Weiter
scenes-pending =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
scenes-hurried = Du bist dran: Der Rest läuft schneller
scenes-your-turn = Gleich bist du dran

recap-title = Seit deinem letzten Zug
recap-round = Die letzte Runde
recap-watch = Ansehen,
recap-seconds = { $seconds } s
recap-none = Was die anderen bis zu deinem nächsten Zug tun, siehst du dann hier.
recap-back = Zurück zur Gegenwart
recap-less = Einklappen
recap-then = Der Tisch in diesem Moment
recap-quiet = nichts Besonderes
recap-next = Zeigen, was { $name } getan hat
recap-of = { $name }: was geschah

log-filter = Zeigen
log-filter-all = Alles
log-filter-mine = Meins
log-filter-fight = Kämpfe
log-filter-cards = Karten
log-turn = Zug { $number }
log-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
log-before = Vor dem ersten Zug
log-details = Einzelheiten
log-none = Davon noch nichts.
log-empty = Noch ist nichts geschehen.
log-now = Zum Neuesten

settings-volume = Lautstärke
