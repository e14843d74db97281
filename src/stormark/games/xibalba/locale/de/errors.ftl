### XIBALBA: was an einer Eingabe falsch ist. Vor jeder Meldung steht die Stelle (Feld, Angabe).

## Befehle

verb-unknown = Eine Aktion „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.
argument-unknown = „{ $found }“ ist hier nicht möglich. Erlaubt: { $allowed }.
argument-extra = Die Aktion „{ $verb }“ kennt diese Angabe nicht. Erlaubt: { $allowed }.
argument-missing = Die Aktion „{ $verb }“ braucht diese Angabe.
notation-too-long = Die Eingabe ist zu lang; erlaubt sind höchstens { $most } Zeichen.
notation-too-many = Das ist zu viel für die Aktion „{ $verb }“: { $found }.
notation-attack = Ein Angriff besteht aus Ziel und Symbolen, etwa „ark AAC“ oder „p2 A“, nicht aus „{ $found }“.

## Stellungen und Spielstände

card-unknown = Eine Karte „{ $found }“ gibt es nicht.
card-used-twice = Die Karte „{ $found }“ kommt öfter vor, als es Exemplare von ihr gibt.
card-type =
    { $allowed ->
        [soldier] „{ $found }“ ist kein Soldat.
        [civilian] „{ $found }“ ist kein Zivilist.
        [structure] „{ $found }“ ist kein Gebäude.
       *[event] „{ $found }“ ist kein Ereignis.
    }
card-id-taken = Eine Karte „{ $found }“ gibt es schon.
field-mixed = Zivilisten und Gebäude können nicht auf demselben Feld liegen; siehe { $rule }.
number-range = Die Zahl muss zwischen { $low } und { $high } liegen; { $found } ist nicht möglich.
list-length =
    { $length ->
        [one] In diese Liste gehört { $length } Eintrag.
       *[other] In diese Liste gehören { $length } Einträge.
    }
player-unknown = Das Spiel hat nur { $players } Spieler.
given-new = „new“ ist eine Tabelle mit Einstellungen und steht allein.
given-refused = Ein solches Spiel lässt sich nicht aufbauen; siehe { $rule }.
snapshot-malformed = Der gespeicherte Zustand ist an dieser Stelle beschädigt.
