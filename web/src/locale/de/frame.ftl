### Rund um das Brett: die Frage, die Liste der Möglichkeiten, Verben, Tasten.

list-handle =
    { $count ->
        [0] Liste
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
question-label = Frage
list-title = Alle Möglichkeiten
list-empty = Gerade gibt es nichts zu entscheiden.
unselect = Abbrechen
picking = { $label }: Wähle eine Aktion oder ein Ziel.

verb-several =
    { $count ->
        [one] { $verb }
       *[other] { $verb } … ({ $count } Möglichkeiten)
    }
verb-asks-first = fragt erst nach
verb-final = lässt sich nicht zurücknehmen
verb-pay-otherwise = Stattdessen mit { $what } zahlen
verb-sought = wird geprüft …
confirm-final = Das lässt sich nicht zurücknehmen.
confirm-left = Das könntest du noch tun:
confirm-do = Ja, ausführen
confirm-anyway = Trotzdem beenden
speed-label = Tempo für die Züge der anderen
speed-instant = sofort
speed-fast = schnell
speed-normal = normal
speed-slow = langsam
forced-note = Nur eine Antwort möglich: { $answer }.
settings-forced = Automatisch antworten, wenn es nur eine Möglichkeit gibt
settings-forced-about = Das Protokoll zeigt die Antwort. In Kämpfen, beim Abblocken und wenn ein Zaubertrank möglich wäre, wirst du trotzdem gefragt.

## Verben mit mehreren Möglichkeiten

verb-attack = Angreifen
verb-buy = Kaufen
verb-discard = Abwerfen
verb-gather = Sammeln
verb-exchange = Eintauschen
verb-keep = Behalten
verb-activate = Nutzen
verb-enter = Die Arche betreten
verb-upgrade = Ausbauen
verb-remove = Einen Würfel entfernen
verb-hire = Anheuern
verb-road = Straße bauen
verb-city = Stadt bauen
verb-move = Bewegen
verb-recruit = Helden anwerben
verb-step = Gehen
verb-jump = Springen
verb-lay = Karte ausspielen
verb-double = Verdoppelt ausspielen
verb-hide = Karte verstecken (eine andere kommt in den Limbus)
verb-pitch = Zelt aufschlagen
verb-open = Zelt öffnen
verb-promote = Befördern
verb-amulet = Amulett nutzen
verb-great = Besonderes Artefakt ausspielen
verb-post = Handelsposten bauen
verb-potion = Zaubertrank kaufen
verb-drink = Zaubertrank trinken
verb-trade = Tauschen
verb-income = Ertrag nehmen
verb-retreat = Rückzug

## Tasten

help-key-digits = 1–9
help-does-digits = in einem offenen Menü oder der Liste: die Möglichkeit mit dieser Nummer; bei zwei Ziffern beide tippen
help-key-z = Z
help-does-z = den letzten Schritt zurücknehmen
help-key-l = L
help-does-l = die Liste aller Möglichkeiten öffnen oder schließen
help-key-v = V
help-does-v = gedrückt halten, um den Tisch hinter einer Szene zu sehen
help-key-space = Leertaste
help-does-space = die Züge der anderen anhalten oder weiterlaufen lassen
help-key-s = S
help-does-s = die Züge der anderen überspringen
help-verbs = Buchstaben bedeuten überall dasselbe. Sie gelten für das gewählte oder fokussierte Teil, sonst für irgendein passendes.

## Anfang und Ende

beginning-title =
    { $count ->
        [one] Eine Person spielt
       *[other] { $count } Spieler am Tisch
    }
beginning-go = Los geht’s
beginning-first = beginnt
beginning-no-faction = Hat noch keine Fraktion gewählt.
beginning-open = Wer mitspielt
xt-begins-with =
    Beginnt mit Widerstand { $resistance } und { $fields ->
        [one] einem Ausbaufeld
       *[other] { $fields } Ausbaufeldern
    }.
xt-cheapest = Zahlt am wenigsten für: { $actions }.
bt-faction-home = Heimat: { $terrain }
bt-faction-signs = Farbe: { $colour } · Element: { $element }
ending-open = Ergebnis
ending-table = Tisch ansehen
ending-points-xibalba = { $points } Paragon
ending-points-battalia =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
ending-together = Zusammen { $score }
ending-evened = Ausgleich für das kleinere Team
ending-over-map = Der Spielplan ist voll.
ending-over-cities = Genug Städte haben Stufe 4 erreicht.
ending-over-weeks = Die letzte Woche ist vorüber.
ending-why = { $score }, davon { $amount } { $source }.
ending-why-all = { $score }, alles { $source }.
ending-why-plain = { $score }.
ending-resigned-you = Du hast aufgegeben.
ending-bot-turns = Für { $name } hat ein Bot gespielt: { $count ->
    [one] Zug
   *[other] Züge
} { $turns }.
ending-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
ending-from-control = durch die Kontrolle der Arche
ending-from-reward = durch Belohnungen
ending-from-dice = durch Paragonwürfel
ending-from-loot = durch Beute
ending-from-effect = durch Karteneffekte
ending-from-payment = durch Zahlungen
ending-from-earlier = schon vor dieser Partie
ending-from-city-1 = durch Städte der Stufe 1
ending-from-city-2 = durch Städte der Stufe 2
ending-from-city-3 = durch Städte der Stufe 3
ending-from-city-4 = durch Städte der Stufe 4
ending-from-city-5 = durch Städte der Stufe 5
ending-from-city-6 = durch Städte der Stufe 6
ending-from-building = durch Talgebäude
ending-from-evened = als Ausgleich für das kleinere Team
ending-turning = Wendepunkte
ending-took-lead =
    { $count ->
        [one] { $name } übernimmt endgültig die Führung
       *[other] { $name } übernehmen endgültig die Führung
    }
ending-swing =
    { $count ->
        [one] { $name } macht { $amount } gut
       *[other] { $name } machen { $amount } gut
    }
ending-watch = Ab hier ansehen
ending-decisive = Ab dem entscheidenden Moment ansehen
ending-score = Die Wertung im Einzelnen
ending-luck = Würfelglück
ending-luck-about = Um so viele Symbole oder Augen lagen die Würfel über (+) oder unter (−) dem Durchschnitt.
ending-copy = Link zur Aufzeichnung kopieren
ending-copied = Link kopiert.
