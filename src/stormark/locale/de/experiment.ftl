### Experimente des Labors.

cli-help-lab = Experimente: viele Partien zwischen Bots, als Daten festgehalten.
    .short = Experimente mit vielen Partien durchführen
cli-help-lab-run =
    Alle Partien eines Experiments spielen, die noch fehlen.

    DATEI sagt, was gespielt wird: siehe docs/lab.md. Ergebnisse liegen in einem Ordner; wird ein Lauf unterbrochen,
    macht der nächste dort weiter, und wer in der Datei mehr Partien verlangt, bekommt sie dazu.
    .short = Spielen, was einem Experiment noch fehlt
cli-help-lab-table = Die Tabellen neu schreiben: eine Zeile pro Partie und, falls es Züge gibt, eine pro Zug und Platz.
    .short = Ergebnisse als Tabelle schreiben
cli-help-lab-merge = Die Partien anderer Ordner in den ersten aufnehmen. Was schon da ist, bleibt, wie es ist.
    .short = Ergebnisse mehrerer Läufe vereinen
cli-help-lab-replay = Die Partie mit dieser ID noch einmal spielen und bei den Ergebnissen ablegen; „stormark replay“ öffnet sie.
    .short = Eine Partie als Aufzeichnung ablegen

cli-about-lab-out = Wo die Ergebnisse liegen; sonst heißt der Ordner wie die Datei
cli-about-lab-shard = Nur den I-ten von N Teilen spielen; „lab merge“ vereint sie
cli-about-lab-format = Wie die Tabelle geschrieben wird
cli-about-lab-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen auf diesem Rechner
lab-address-metavar = ADRESSE
lab-folders-metavar = ORDNER…

lab-not-toml = Zeile { $line } ist kein TOML.
lab-empty-list = Diese Liste ist leer: Es gäbe keine Partie.
lab-shard = „{ $found }“ ist kein Teil: Schreibe 2/4 für den zweiten von vier.
lab-extra = Dafür braucht es { $package }: Installiere stormark[{ $extra }].
lab-ray = Unter { $address } antwortet kein Ray-Cluster: { $reason }
lab-other-game = Partie { $id } endet anders als die hier abgelegte. Sie stammt von einer anderen Version: Wähle einen anderen Ordner.
lab-no-game = Eine Partie { $id } gibt es hier nicht.
lab-game-gone = Diese Partie wurde mit anderem Inhalt ({ $pack }) oder anderen Regeln (Version { $version }) gespielt. Nenne ihr Paket mit --pack.
journal-file = Diese Datei lässt sich nicht schreiben: { $reason }
journal-busy = Ein anderer Lauf schreibt gerade in diese Datei.
journal-damaged = Das ist keine Zeile einer solchen Datei.

lab-played =
    { $settings ->
        [one] Eine Einstellung
       *[other] { $settings } Einstellungen
    }: { $new ->
        [one] eine Partie
       *[other] { $new } Partien
    } gespielt, { $games } insgesamt
lab-stopped = Unterbrochen. Derselbe Befehl macht dort weiter.
lab-table = Tabelle: { $file }
lab-merged = { $new } Partien aufgenommen, { $games } insgesamt
lab-replay-written = Aufzeichnung: { $file }

## Berichte

cli-help-lab-report =
    Eine Seite über Ergebnisse schreiben: wer gewinnt, wie lange Partien dauern, wie sie enden, was Karten wert sind.

    Die Seite ist eine einzige Datei mit Diagrammen und 95-%-Intervallen; abgelegte Aufzeichnungen liegen daneben.
    .short = Ergebnisse als Seite mit Diagrammen zeigen
cli-about-lab-report-out = Die Datei der Seite; sonst report.html im Ordner
lab-report-written = Bericht: { $file }
lab-no-rows = In diesem Ordner gibt es noch keine Partien.

lab-report-title = Experiment { $name }
lab-report-about =
    { $settings ->
        [one] { $games } Partien mit einer Einstellung.
       *[other] { $games } Partien mit { $settings } Einstellungen.
    } Werte in Klammern sind 95-%-Intervalle; gestrichelte Linien zeigen einen gleichen Anteil oder den Durchschnitt.
lab-report-overview = Überblick
lab-report-options = Nach Einstellung
lab-report-list = Partien
lab-report-list-about = Die ersten { $shown } Partien; alle stehen in der Tabelle neben dieser Seite. Jede öffnet sich mit ihrem Befehl.
lab-report-setting = Einstellung
lab-report-value = Wert
lab-report-games = Partien
lab-report-turns = Züge
lab-report-first = Siege des Startspielers
lab-report-bots = Siege nach Bot
lab-report-factions = Siege nach Fraktion
lab-report-places = Siege nach Platz in der Zugreihenfolge
lab-report-luck = Siege nach Würfelglück
lab-luck-low = Pech
lab-luck-even = wie erwartet
lab-luck-high = Glück
lab-report-percent = Siege in %
lab-report-numbers = Zahlen
lab-report-name = Name
lab-report-victories = Siege
lab-report-length = Länge
lab-report-length-is = Im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, 90 % zwischen { $low } und { $high }
lab-report-endings = Wie Partien enden
lab-report-ending = Ende
lab-report-share = Anteil
lab-report-lift = Karten nach dem Erwerb
lab-report-lift-about = Um wie viele Prozentpunkte häufiger gewann, wer eine Karte nahm, als die Bots ihm kurz davor zutrauten. Über alle Karten sind es { $average }: Damit ist zu vergleichen. Karten aus weniger als zehn Partien sind nicht gezeichnet.
lab-report-points = Prozentpunkte
lab-report-card = Karte
lab-report-lift-is = Unterschied
lab-report-curves = Verläufe
lab-report-no-turns = Züge wurden nicht aufgehoben: „turns = true“ im Experiment ergänzt sie.
lab-report-way = Teil der Partie in %
lab-report-winners = Sieger
lab-report-others = die anderen
lab-report-chance = Siegchance aus Sicht der Bots
lab-report-game = Partie
lab-report-won = siegreiche Plätze
lab-report-replay = Aufzeichnung

## Vergleiche

cli-help-lab-compare =
    Zwei Einstellungen spielen, bis feststeht, ob sie sich unterscheiden.

    Die DATEIEN müssen zusammen zwei Einstellungen nennen: zwei Pakete, zwei Werte einer Option oder zwei Besetzungen.
    Beide spielen dieselben Startwerte und Nummern. Ein sequenzieller Test endet, sobald das Ergebnis sicher ist; „games“ der ersten
    Datei ist die Höchstzahl.
    .short = Herausfinden, ob zwei Einstellungen sich unterscheiden
cli-about-lab-measure = Was verglichen wird: Siege des Startspielers (first), von faction:NAME oder bot:NAME, oder die Länge (turns)
cli-about-lab-difference = Ab wie vielen Prozentpunkten ein Unterschied zählt
lab-compare-two = Diese Dateien nennen { $found } Einstellungen statt zwei.
lab-not-percent = „{ $found }“ ist keine Zahl von Prozentpunkten zwischen 0 und 100.
lab-compare-of = { $measure }, { $pairs } Paare von Partien, 95-%-Intervalle
lab-compare-difference = Unterschied: { $value }
lab-finding-more = A hat mehr; das Ergebnis ist sicher.
lab-finding-less = B hat mehr; das Ergebnis ist sicher.
lab-finding-alike = Kein Unterschied von { NUMBER($difference, maximumFractionDigits: 1) } Prozentpunkten; das Ergebnis ist sicher.
lab-finding-open = Das Ergebnis ist noch nicht sicher; mehr Partien würden es klären.

## Abstimmung

cli-help-lab-tune =
    Bessere Gewichte eines Bots oder Zahlen eines Pakets suchen und mit neuen Startwerten beweisen.

    DATEI sagt, was sich in welchen Grenzen ändern darf: siehe docs/lab.md. Ein Optimierer (Optuna) schlägt Werte vor, und
    alle Versuche spielen dieselben Partien. Die besten Werte treten dann in neuen Partien gegen die bisherigen an.
    .short = Bessere Gewichte oder Zahlen finden
lab-tune-what = Nenne entweder „weights“ oder „numbers“.
lab-tune-bounds = Nenne eine untere und eine obere Grenze, etwa [0.5, 2], mit dem jetzigen Wert { $start } dazwischen.
lab-tune-number = An der Stelle „{ $found }“ steht im Paket keine Zahl.
lab-tune-trial = Versuch { $trial } von { $of }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-tune-best = Die besten Werte
lab-tune-proof = In { $games } neuen Partien
lab-tune-before = vorher: { $value }
lab-tune-after = nachher: { $value }
lab-tune-gain = Unterschied: { $value }
lab-tune-proven = Bewiesen: Die Werte sind besser.
lab-tune-unproven = Nicht bewiesen: Neue Partien zeigen nicht, dass die Werte besser sind.
