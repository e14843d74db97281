### XIBALBA: warum ein Zug in diesem Fall abgelehnt wird. Danach folgt der Text der Regel.

## Wer ist am Zug, welche Phase läuft

refused-waiting = Zuerst muss { $player } etwas entscheiden.
refused-not-your-turn = { $player } ist am Zug.
refused-pending = Beantworte zuerst die andere Frage.
refused-not-asked = Das steht gerade nicht zur Wahl.
refused-effects-left = Zuerst musst du noch Effekte ausführen.
refused-effect-phase-over = Die Effekte dieser Phase sind schon ausgeführt.
refused-dice-phase-over = Die Würfelphase ist vorbei.
refused-action-phase-later = Deine Aktionsphase hat noch nicht begonnen.
refused-nothing-to-block = Es gibt keinen Angriff, den du abblocken könntest.

## Würfel

refused-pool-first = Wähle zuerst deinen Würfelvorrat.
refused-pool-total = Du musst genau { $total } Würfel wählen, nicht { $chosen }.
refused-pool-split = Du kannst höchstens { $resource } Ressourcenwürfel und höchstens { $attack } Angriffswürfel wählen.
refused-sort-first = Behalte jetzt Würfel oder würfle erneut.
refused-no-such-die = Einen solchen Würfel gibt es hier nicht: { $face }.
refused-wrong-die = Dafür kannst du diesen Würfel nicht verwenden: { $face }.

## Karten

refused-no-active-card = Dort liegt keine aktive Karte.
refused-resolved = Der Effekt von „{ $card }“ ist schon ausgeführt.
refused-other-phase = Der Effekt von „{ $card }“ gehört in eine andere Phase.
refused-impossible = Der Effekt von „{ $card }“ ist gerade nicht möglich.
refused-limit = „{ $card }“ lässt sich in diesem Zug nicht mehr nutzen.
refused-target = Diese Karte kann nicht gewählt werden.
refused-protected = Diese Karte ist geschützt.
refused-other-base = Vernichtet werden können nur Karten der angegriffenen Basis.

## Angriffe und die Arche

refused-no-soldier = Du hast keinen Soldaten, der angreifen könnte.
refused-no-symbol = Ein Angriff braucht mindestens ein Symbol.
refused-symbols =
    Du hast nur { $attacks ->
        [one] { $attacks } Angriffssymbol
       *[other] { $attacks } Angriffssymbole
    } und { $criticals ->
        [one] { $criticals } kritischen Treffer
       *[other] { $criticals } kritische Treffer
    }.
refused-own-base = Die eigene Basis kannst du nicht angreifen.
refused-seat = Einen solchen Spieler gibt es nicht.
refused-own-ark = In der Arche ist dein eigener Soldat.
refused-empty-ark = Niemand ist in der Arche; du kannst sie stattdessen betreten.
refused-base-from-warhost = Basen lassen sich nur aus der Arche heraus angreifen.
refused-forbidden-base = Ein Karteneffekt verbietet dir gerade, Basen anzugreifen.
refused-attack-from-ark = Angreifen muss dein Soldat in der Arche.
refused-no-ark-soldier = Du hast keinen Soldaten in der Arche.
refused-covered-soldier = Angreifen kann nur der oberste Soldat deines Kampftrupps.
refused-ark-occupied = Die Arche ist nicht leer.
refused-no-warhost = Du hast keinen Soldaten im Kampftrupp.
refused-entry-price = Mit diesem Würfel lässt sich das Betreten der Arche nicht bezahlen.

## Kaufen und Hinlegen

refused-empty-slot = Dort liegt keine Karte in der Auslage.
refused-price =
    Das kostet { $price ->
        [one] { $price } Ressource
       *[other] { $price } Ressourcen
    }, und du hast { $resources }.
refused-no-field-wanted = Diese Karte kommt nicht auf ein Ausbaufeld.
refused-no-place = Keines deiner Ausbaufelder kann diese Karte aufnehmen.
refused-field-needed = Wähle ein Ausbaufeld für diese Karte.
refused-locked = Ausbaufeld { $field } ist noch gesperrt.
refused-other-type = Auf Ausbaufeld { $field } liegen Karten des anderen Typs.

## Allgemeine Aktionen

refused-empty-pile = Dort liegt keine Karte von dir, die du abwerfen könntest.
refused-apocalypse-discard = Im Apokalypse-Modus darfst du keine Karten aus der Auslage abwerfen.
refused-life =
    { $life ->
        [one] Dein Soldat in der Arche hat { $life } Lebenspunkt und kann gerade keinen weiteren erhalten.
       *[other] Dein Soldat in der Arche hat { $life } Lebenspunkte und kann gerade keine weiteren erhalten.
    }
refused-forbidden-harvest = Ein Karteneffekt verbietet dir gerade das Abernten.
refused-top-level = Deine Basis hat die höchste Stufe.
refused-level = Die nächste Stufe ist { $level }.
refused-upgraded = Du hast in dieser Runde schon ausgebaut.
refused-nothing-to-rearrange = Deine Karten lassen sich nicht anders anordnen.
refused-unchanged = Noch ist nichts bewegt.
refused-mixed-field = Zivilisten und Gebäude dürfen nicht auf demselben Ausbaufeld liegen.
refused-ark-stays = Der Soldat in der Arche bleibt dort.
refused-soldiers-stay = Soldaten bleiben im Kampftrupp, andere Karten auf Ausbaufeldern.
refused-lift = Diese Karte lässt sich nicht dorthin legen.

## Aufbau einer Partie

refused-players = Eine Partie mit { $players } Spielern ist nicht möglich.
refused-target-range = Ein Siegziel von { $target } Paragon ist nicht möglich; möglich sind 1 bis { $most }.
refused-same-board = „{ $one }“ und „{ $other }“ sind zwei Seiten desselben Tableaus.
