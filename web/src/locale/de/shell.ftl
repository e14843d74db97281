### Alles um die Tische herum.

skip = Zum Inhalt springen
brand-home = Stormark, zur Startseite
nav-label = Seiten
nav-new = Neuer Tisch
nav-settings = Einstellungen
to-start = Zur Startseite
loading = Einen Moment …
close = Schließen
yes = Ja
no = Nein
failed = Das hat nicht geklappt.
problem-unreachable = Der Server ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.
rule-link = Regel { $rule }
your-turn-mark = ● Du bist dran

lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht wurde sie nicht vollständig kopiert.
lost-table = Dieser Tisch lässt sich nicht zeigen

## Spiele

game-xibalba = Xibalba
game-xibalba-about = Die Arche ist aufgetaucht. Würfle, baue deine Basis aus, schicke Soldaten in die Arche und halte sie, bis du genug Paragon hast.
game-xibalba-facts = Würfel und Karten · 2 bis 4 Spieler · 30 bis 60 Minuten
game-battalia = Battalia
game-battalia-about = Baue Straßen und Städte in einem Land, das von Karte zu Karte wächst, führe Helden hindurch und siege mit dem Deck, das du aufgebaut hast.
game-battalia-facts = Deckbau auf einem wachsenden Spielplan · 2 bis 6 Spieler · 60 bis 180 Minuten

## Start

start-title = Was wollen wir spielen?
start-lead = Zwei große Brettspiele an einem Tisch: sofort gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm. Ohne Anmeldung.
play-now = Gegen Bot spielen
play-friends = Mit Freunden spielen
play-cards = Mit den Karten von „{ $name }“
new-table = Neuer Tisch
guest-name = Gast
start-mine = Meine Partien
start-open = Offene Tische
start-open-none = Gerade wartet niemand. Eröffne einen Tisch und schicke deinen Freunden den Link.
start-watch = Zuschauen
start-over = Beendete Partien und Aufzeichnungen
list-continue = Fortsetzen
list-join = Mitspielen
list-watch = Zuschauen
list-look = Ansehen
list-locked = mit Passwort
list-nobody = Hier sitzt noch niemand
list-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
list-won =
    { $count ->
        [one] Gewonnen hat { $names }
       *[other] Gewonnen haben { $names }
    }

## Einstellungen

settings-intro = Diese Einstellungen werden nur in diesem Browser gespeichert.
settings-name = Dein Name am Tisch
settings-name-about = Andere sehen ihn, wenn du Platz nimmst.
settings-lang = Sprache
settings-theme = Farben
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Züge der anderen
settings-speed-of =
    { $speed ->
        [0] sofort
        [0.5] langsam
        [1] normal
       *[2] schnell
    }
settings-sound = Töne
settings-sound-about = Wenn du dran bist und zu dem, was auf dem Tisch geschieht: Würfel, Karten, Treffer.
settings-notify = Mitteilungen
settings-notify-about = Der Browser sagt Bescheid, wenn du dran bist und diese Seite im Hintergrund ist. Vorher fragt er um Erlaubnis.
settings-notify-refused = Dieser Browser blockiert Mitteilungen dieser Seite. Das lässt sich in den Einstellungen des Browsers ändern.
settings-vibrate = Vibration
settings-vibrate-about = Dein Telefon vibriert kurz, wenn du dran bist.
settings-text = Textansicht
settings-text-about = Zeigt den ganzen Tisch als Text mit Überschriften und Listen, für Vorleseprogramme und für alle, die gern lesen.
settings-keys = Tastenkürzel
settings-keys-about = Ein Buchstabe tut überall dasselbe: Z nimmt zurück, L öffnet die Liste der Möglichkeiten, P führt zur Frage. Schalte das aus, wenn deine Hilfsmittel diese Tasten brauchen.
