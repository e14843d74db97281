### Fehler in Paketen dieses Spiels; die Fehler in Paketen jedes Spiels stehen in stormark/locale.

## Einzelne Werte

pack-each-type-once = Jede der sieben Artefaktarten hat genau einen Tag (B-ORACLE-02); hier stimmt das nicht: { $found }.
pack-not-a-field = Ein Feld schreibt man [Zeile, Spalte] mit zwei ganzen Zahlen, nicht { $found }.
pack-field-count =
    { $allowed ->
        [0] In dieser Aufstellung gibt es keine solchen Felder, angegeben: { $found }.
        [one] Genau ein Feld ist nötig, nicht { $found }.
       *[other] Genau { $allowed } Felder sind nötig, nicht { $found }.
    }
pack-faction-id = { $found } ist keine Kennung einer Fraktion: bis zu 40 Kleinbuchstaben a–z und Unterstriche, vorn ein Buchstabe; „unbound“ und „fanatics“ sind vergeben.

## Das ganze Paket

pack-sum = Die Anzahlen ergeben zusammen { $found }, gedruckt sind { $allowed } Karten. Was an einer Stelle dazukommt, muss an einer anderen wegfallen.
pack-too-many-factions = Das sind { $found } Fraktionen; höchstens { $high } sind möglich.
pack-cohort = Die kleinste Kohorte würde weniger als 0 Karten ziehen: draw_offset ist { $found }, nötig ist mindestens { $low }.
pack-crystal = Der Kristall kann nicht mehr Karten behalten, als er ansieht: { $found } von { $high }.
pack-direction = Bilkarr zieht schräg: Zeile (row) und Spalte (column) sind 1 oder -1, nicht 0.
pack-four-buildings = Jedes Tal hat vier Gebäude (B-VALLEY-01); bei „{ $valley }“ sind es { $found }.

## Aufstellungen

pack-off-board = Das Feld { $found } liegt nicht auf dem Spielplan mit { $rows } Zeilen und { $columns } Spalten.
pack-field-used = Das Feld { $found } ist schon belegt: { $first }.
pack-cities-adjacent = Zwei Städte liegen direkt nebeneinander: { $found }.
pack-not-connected = Das Feld { $found } ist vom Rest des Spielplans abgeschnitten.
