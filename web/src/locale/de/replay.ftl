### Auf eine Partie zurückschauen.

replay-title = { $game }: Aufzeichnung
replay-none = Diese Aufzeichnung lässt sich nicht zeigen
replay-open = Aufzeichnung und Diagramme
replay-loading = Aufzeichnung wird geladen …
replay-eyes = Aus der Sicht von
replay-spectator = Zuschauer
replay-winner = Sieg
replay-answer = Antwort
replay-no-answer = Nicht mehr beantwortet.
replay-options = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}

## Durch die Zeit

replay-controls = Durch die Partie gehen
replay-steps = Schritte
replay-first = An den Anfang (Pos1)
replay-previous-turn = Voriger Zug (Umschalt und Pfeil links)
replay-previous = Einen Schritt zurück (Pfeil links)
replay-toggle = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-next = Einen Schritt vor (Pfeil rechts)
replay-next-turn = Nächster Zug (Umschalt und Pfeil rechts)
replay-last = Ans Ende (Ende)
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-jump = Zu einem Zug springen
replay-start = Der Anfang
replay-timeline = Stelle
replay-where = { $at } von { $last }
replay-where-said = Stelle { $at } von { $last }

## Was man damit macht

replay-share = Link hierher kopieren
replay-link = Der Link zu dieser Stelle
replay-fork = Von hier weiterspielen
replay-download = Als Datei sichern
fork-title = Von hier weiterspielen
fork-about = Ein neuer Tisch beginnt mit Stellung { $at }. Verdeckte Karten werden neu verteilt, die Würfel fallen anders. Wer spielt?
fork-open = Tisch eröffnen
fork-exact = Genau wie es war
fork-exact-about = Verdeckte Karten bleiben, wo sie waren; die Würfel fallen anders. Wer die Aufzeichnung kennt, kennt die verdeckten Karten; der Tisch sagt das und erscheint nicht in der Liste.

## Aus einer Datei

open-title = Aufzeichnung öffnen
open-about = Sieh dir eine Partie aus einer Datei an: hier am Tisch gesichert, von Freunden geschickt oder von „stormark play“ geschrieben. Der Server prüft jede Entscheidung; stimmt etwas nicht, nennt er den Grund.
open-file = Eine Datei
open-drop = Wähle eine Datei aus oder zieh sie hierher.
open-choose = Datei auswählen
open-paste = Oder füge ihren Text ein
open-show = Partie zeigen

## Diagramme

chart-title = Wie die Partie verlief
chart-again = Noch einmal versuchen
chart-legend = Linien
chart-table = Als Tabelle
chart-read = { $label }: mit den Pfeiltasten Zug für Zug lesen, die Eingabetaste springt dorthin
chart-value = { $name }: { $value }
chart-preparation = Vorbereitung
chart-turn = Zug { $number }
chart-turn-date = Zug { $number } (Woche { $week }, Tag { $day })
chart-turn-column = Zug
chart-player = Spieler
chart-total = Gesamt
chart-at-turn-end = { $title }, am Ende jedes Zuges
chart-series-paragon = Paragon
chart-series-resources = Ressourcen am Ende jedes Zuges
chart-series-level = Stufe der Basis
chart-series-cards = Karten in der Basis
chart-series-points = Siegpunkte
chart-series-cities = Städte
chart-series-deck = Karten im Deck
chart-series-heroes = Helden auf dem Spielplan
chart-owner-ark = Wer die Arche hielt
chart-held = { $name }: { $times ->
    [0] nie
    [one] einmal, { $share } % der Partie
   *[other] { $times }-mal, { $share } % der Partie
}
chart-luck-about = Über null zeigten die Würfel mehr als erwartet, unter null weniger. Jeder Wurf zählt, auch jeder Wiederholungswurf.
chart-luck-resource = Glück mit Ressourcenwürfeln
chart-luck-attack = Glück mit Angriffswürfeln
chart-luck-paragon = Glück mit Paragonwürfeln
chart-luck-amulet = Glück mit dem Amulettwürfel
chart-dice = Würfel
chart-got = Zeigten
chart-expected = Erwartet
chart-luck = Glück
chart-spread = { $expected } ± { $spread }
chart-faces = Seiten: wie oft sie fielen / zu erwarten waren
chart-face-R- = Leerseite
chart-face-R1 = 1
chart-face-R2 = 2
chart-face-R3 = 3
chart-face-A- = Leerseite
chart-face-A = Angriff
chart-face-C = kritisch
chart-face-G- = Leerseite
chart-face-G1 = 1
chart-face-G2 = 2
chart-sources-xibalba = Woher das Paragon kam
chart-sources-battalia = Woher die Siegpunkte kommen
chart-source-control = Kontrolle der Arche
chart-source-reward = Belohnungen
chart-source-dice = Paragonwürfel
chart-source-loot = Beute
chart-source-effect = Karteneffekte
chart-source-payment = Zahlungen
chart-source-earlier = Vor dieser Partie
chart-source-city-1 = Städte der Stufe 1
chart-source-city-2 = Städte der Stufe 2
chart-source-city-3 = Städte der Stufe 3
chart-source-city-4 = Städte der Stufe 4
chart-source-city-5 = Städte der Stufe 5
chart-source-city-6 = Städte der Stufe 6
chart-source-building = Talgebäude
chart-deeds = Was geschah
chart-deed-buy = Karten gekauft
chart-deed-effect = Karteneffekte
chart-deed-attack = Angriffe
chart-deed-hit = Basen getroffen
chart-deed-block = Abgeblockte Angriffe
chart-deed-enter = Soldaten in die Arche
chart-deed-lost = Karten verloren
chart-deed-line = Reihen gespielt
chart-deed-laid = Geländekarten gelegt
chart-deed-moved = Schritte von Helden
chart-deed-recruited = Helden angeworben
chart-deed-won = Kämpfe gewonnen
chart-deed-storm = Stürme
chart-deed-discovered = Gebäude entdeckt
chart-lengths = Länge der Züge
chart-lengths-about = Der dunkle Balken zählt Entscheidungen, der blasse Protokollzeilen.
chart-moves = Entscheidungen
chart-events = Protokollzeilen
chart-turn-said = { $turn }, { $names }: { $moves ->
    [one] eine Entscheidung
   *[other] { $moves } Entscheidungen
}, { $events ->
    [one] eine Protokollzeile
   *[other] { $events } Protokollzeilen
}

## Der Rückblick des Trainers

review-title = Rückblick des Trainers
review-about = Die Chancen sind geschätzt, nach dem, was alle sehen konnten. Jede Entscheidung wird nach dem beurteilt, was ihr Spieler sehen konnte. Glück ist, was Würfel und Karten an einer Chance geändert haben, nicht wie hoch gewürfelt wurde.
review-under-way = Der Trainer sieht sich die Partie an …
review-chances = Gewinnchancen in Prozent
review-turning = Wendepunkte
review-no-turning = Kein einzelner Zug hat viel geändert.
review-swing = Zug { $turn }: { $name } von { $before } auf { $after }
review-show = Zeigen
review-luck = Gewinnchance: { $start } am Anfang, { $luck } durch Glück, { $own } durch eigene Entscheidungen, { $others } durch die der anderen: { $end } am Ende.
review-costliest = Teuerste Entscheidungen
review-cost = Zug { $turn }, { $cost } weniger als möglich:
review-better = Besser:
review-none = Der Trainer fand nichts, was deutlich besser war.
