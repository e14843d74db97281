### XIBALBA: was an einer Eingabe falsch ist. Vor jeder Meldung steht die Stelle (Feld, Angabe).

## Befehle

notation-attack = Ein Angriff besteht aus Ziel und Symbolen, etwa „ark AAC“ oder „p2 A“, nicht aus „{ $found }“.

## Stellungen und Spielstände

card-type =
    { $allowed ->
        [soldier] „{ $found }“ ist kein Soldat.
        [civilian] „{ $found }“ ist kein Zivilist.
        [structure] „{ $found }“ ist kein Gebäude.
       *[event] „{ $found }“ ist kein Ereignis.
    }
card-id-taken = Eine Karte „{ $found }“ gibt es schon.
field-mixed = Zivilisten und Gebäude können nicht auf demselben Feld liegen; siehe { $rule }.
