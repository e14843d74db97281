### Dauertests und Wettkämpfe der Bots.


soak-other-plan = Der frühere Lauf war ein anderer: { $found } statt { $expected }. Beginne in einem anderen Ordner neu.
soak-options-refused = Eine Partie mit diesen Einstellungen lässt sich nicht aufbauen; siehe { $rule }.
arena-options-refused = Ein Wettkampf mit diesen Einstellungen lässt sich nicht aufbauen; siehe { $rule }.
folder-unusable = Dieser Ordner lässt sich nicht anlegen.

lab-not-positive = „{ $found }“ ist keine ganze Zahl über 0.
lab-no-bots = Es muss mindestens ein Bot genannt werden.
lab-too-many-bots = { $bots } Bots finden an einem Tisch für { $players } keinen Platz.
lab-folder-metavar = ORDNER

## Hilfe

cli-help-soak =
    Viele zufällige Partien mit allen Einstellungen spielen und jede Stellung prüfen.

    GAME ist xibalba oder battalia. Ein Dauertest lässt sich jederzeit unterbrechen und mit --resume fortsetzen.
    Fehlerhafte Partien werden als Aufzeichnung und als Szenario abgelegt; der Rückgabewert ist dann 1.
    .short = Nach Fehlern in den Regeln suchen
cli-help-arena =
    Bots gegeneinander spielen lassen, jeden Bot gleich oft auf jedem Platz.

    GAME ist xibalba oder battalia. Derselbe Startwert ergibt dieselben Partien.
    .short = Bots gegeneinander spielen lassen

lab-about-games = Wie viele Partien gespielt werden
lab-about-full = Jede Partie zusätzlich durch die ganze Konformitätsprüfung schicken
lab-about-every = Mit --full: jede N-te Entscheidung gründlich untersuchen
lab-about-watch = Jede N-te Partie einer Einstellung beobachten: was erreicht wurde und wie Partien enden
lab-about-sets = Nur diese Einstellungen, nach ihren Nummern im Bericht
lab-about-seed = Eine Zahl, aus der sich alle Partien ergeben
lab-about-jobs = Wie viele Prozesse; ohne Angabe so viele, wie es Prozessorkerne gibt
lab-about-pack = Mit den Karten dieses Pakets spielen
lab-about-out = Wo Fortschritt und fehlerhafte Partien abgelegt werden
lab-about-resume = Dort weitermachen, wo ein früherer Dauertest im selben Ordner aufgehört hat
lab-about-json = Die Ergebnisse auch in diese Datei schreiben
lab-about-bots = Die Bots, durch Kommas getrennt: Stärken, random, greedy oder eigene als modul:Klasse oder cmd:"…"
lab-about-bot = Der Bot, der alle Plätze spielt (greedy); ein eigener als modul:Klasse oder cmd:"…"
lab-about-players = Anzahl der Spieler; der letzte Bot füllt den Tisch auf
lab-mode-metavar = MODUS
lab-about-mode = Welcher Modus gespielt wird: normal oder apocalypse, creation oder stormgates

## Dauertest

lab-soak-progress =
    { $games } von { $of } Partien, { $speed } Entscheidungen pro Sekunde, noch { $left }{ $failures ->
        [0] { "" }
        [one] , 1 FEHLERHAFTE PARTIE
       *[other] , { $failures } FEHLERHAFTE PARTIEN
    }
lab-soak-stopped = Angehalten. Was gespielt wurde, steht in { $folder }; mit --resume geht es von dort weiter.
lab-soak-process-lost = Ein Prozess wurde von außen beendet. Was gespielt wurde, steht in { $folder }; mit --resume geht es von dort weiter.
lab-soak-games = Partien: { $games }, Entscheidungen: { $decisions }
lab-soak-examined = Durch die Konformitätsprüfung geschickt: { $games } Partien, { $decisions } Entscheidungen
lab-soak-branching = Möglichkeiten pro Entscheidung: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Mittel, höchstens { $most } in 95 % aller Entscheidungen, { $highest } im äußersten Fall
lab-soak-length = Entscheidungen pro Partie: { NUMBER($mean, maximumFractionDigits: 0) } im Mittel, { $highest } im äußersten Fall
lab-soak-sets = Einstellungen
lab-soak-set = { $number } { $options }: { $games } Partien, im Mittel { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen, Siege nach Platz { $winners }
lab-soak-watched = In { $games } beobachteten Partien
lab-soak-causes-xibalba = Woher das letzte Paragon kam: { $counts }
lab-reached-bought = Gekaufte Karten: { $reached } von { $of }; nie: { $missing }
lab-reached-used = Karten, deren Effekt ausgeführt wurde oder galt: { $reached } von { $of }; nie: { $missing }
lab-reached-operations = Erreichte Operationen: { $reached } von { $of }; nie: { $missing }
lab-reached-triggers = Erreichte Auslöser: { $reached } von { $of }; nie: { $missing }
lab-soak-causes-battalia = Wie Partien endeten: { $counts }
lab-reached-lines = Arten gespielter Aktionsreihen: { $reached } von { $of }; nie: { $missing }
lab-reached-storms = Aufgetretene Sturmeffekte: { $reached } von { $of }; nie: { $missing }
lab-reached-greats = Erhaltene Besondere Artefakte und Schicksalskarten: { $reached } von { $of }; nie: { $missing }
lab-reached-potions = Gekaufte, getrunkene und genutzte Zaubertränke: { $reached } von { $of }; nie: { $missing }
lab-reached-events = Arten gemeldeter Ereignisse: { $reached } von { $of }; nie: { $missing }
lab-counts-lines = Aktionsreihen: { $counts }
lab-counts-storms = Sturmeffekte: { $counts }
lab-counts-greats = Besondere Artefakte und Schicksalskarten: { $counts }
lab-counts-potions = Zaubertränke: { $counts }
lab-counts-events = Ereignisse: { $counts }
lab-counts-operations = Operationen: { $counts }
lab-counts-triggers = Auslöser: { $counts }
lab-soak-cards = Karten: gekauft, Effekte, genutzt oder ausgeführt, angegriffen, Arche betreten, abgeblockt
lab-soak-sound = Keine Partie war fehlerhaft.
lab-soak-failures =
    { $count ->
        [one] Eine Partie war fehlerhaft; ihre Dateien liegen in { $folder }:
       *[other] { $count } Partien waren fehlerhaft; ihre Dateien liegen in { $folder }:
    }

## Arena

lab-arena-progress = { $games } von { $of } Partien
lab-arena-games = { $games } Partien, im Mittel { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen
lab-arena-entrant = { $number } { $bot }: { $wins } von { $games } Partien gewonnen, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95-%-Intervall { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-arena-seats = Siege nach Platz
