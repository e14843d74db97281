### Der gezeichnete Tisch von Xibalba.

## Karten

xc-cost = kostet
xc-power = Stärke
xc-resistance = Widerstand
xc-paragon = Paragon
xc-type-soldier = Soldat
xc-type-civilian = Zivilist
xc-type-structure = Gebäude
xc-type-event = Ereignis
xc-letters-soldier = So
xc-letters-civilian = Zi
xc-letters-structure = Ge
xc-letters-event = Er
xc-phase-EFFECT = Effektphase
xc-phase-DICE = Würfelphase
xc-phase-ACTION = Aktionsphase
xc-phase-PERMANENT = Dauerhaft

## Der Tisch

xt-turn-label = Zug und Phase
xt-apocalypse = Apokalypse
xt-apocalypse-about = Von jedem Kartentyp liegt nur eine Karte aus, alles kostet 1 weniger, die Arche bringt mehr Paragon
xt-resolving = { $card } wirkt
xt-until =
    { $until ->
        [turn_end] bis zum Ende des Zuges
        [your_next_turn] bis zum nächsten Zug
        [end_of_your_next_turn] bis zum Ende des nächsten Zuges
        [attack_end] für diesen Angriff
       *[other] vorerst
    }
xt-ark-empty = leer
xt-life = Lebenspunkte
xt-dice = Würfel
xt-dice-of = Würfel: { $name }
xt-rerolls =
    { $count ->
        [one] noch { $count } Wiederholungswurf
       *[other] noch { $count } Wiederholungswürfe
    }
xt-roll = Neu werfen
xt-keep-all = Alle behalten
xt-keep-here = Hierher kommen Würfel, die du behältst
xt-level = Stufe { $level }: Widerstand { $resistance }, Produktivität { $productivity }
xt-fold = Die Stapel von { $name } verbergen
xt-unfold = Die Stapel von { $name } zeigen
xt-browse = { $place }: alle { $count } Karten ansehen
xt-top = oben
xt-card-of-pile = { $card } ({ $place }, Nummer { $number } von unten)
xt-discard = Ablagestapel: { $card } liegt auf { $count } Karten zuoberst
xt-discard-of = Ablagestapel: { $type }
xt-no-discard = Nichts abgelegt

## Angriffe

xa-title = Einen Angriff vorbereiten
xa-soldier = { $card } greift an
xa-target = Ziel
xa-dice = Würfel für den Angriff
xa-choose = Wähle Würfel für den Angriff
xa-clash = Angriff
xa-attacks = { $name } greift mit { $card } an: { $target }
xa-base = Basis von { $name }
xa-blocker-resistance = Widerstand des Soldaten, der abblocken kann

## Allgemeine Aktionen; weiche Trennzeichen sagen, wo schmale Platten ein Wort trennen dürfen

xp-discard = Karten ab­werfen
xp-reorganize = Reorga­ni­sieren
xp-pharmaceuticals = Medizin
xp-weapon_technology = Waffen­techno­logie
xp-tactical_assault = Takti­scher Angriff
xp-harvest = Ab­ernten
xp-upgrade = Aus­bauen
