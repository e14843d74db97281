### XIBALBA: die Wörter für alles auf dem Tisch. Kennungen bestehen aus Gruppe und Spielwort.

## Spieler und Aufzählungen

symbols-attacks =
    { $number ->
        [one] { $number } Angriffssymbol
       *[other] { $number } Angriffssymbole
    }
symbols-criticals =
    { $number ->
        [one] { $number } kritischer Treffer
       *[other] { $number } kritische Treffer
    }
price-resources =
    { $number ->
        [one] { $number } Ressource
       *[other] { $number } Ressourcen
    }
price-paragon = { $number } Paragon
price-life =
    { $number ->
        [one] { $number } Lebenspunkt
       *[other] { $number } Lebenspunkte
    }

## Würfel

die-resource = Ressourcenwürfel
die-attack = Angriffswürfel
die-paragon = Paragonwürfel
face-R- = Ressourcenwürfel mit Leerseite
face-R1 = 1 Ressource
face-R2 = 2 Ressourcen
face-R3 = 3 Ressourcen
face-A- = Angriffswürfel mit Leerseite
face-A = Angriffssymbol
face-C = kritischer Treffer
face-G- = Paragonwürfel mit Leerseite
face-G1 = 1 Paragon
face-G2 = 2 Paragon

## Orte

place-warhost = Kampftrupp
place-field = Ausbaufeld { $number }
place-ark = Arche
type-soldier = Soldat
type-civilian = Zivilist
type-structure = Gebäude
type-event = Ereignis
deck-soldier = Soldaten
deck-civilian = Zivilisten
deck-structure = Gebäude
deck-event = Ereignisse

## Zeiten

phase-effect = Effektphase
phase-dice = Würfelphase
phase-action = Aktionsphase
phase-end = Ende des Zuges
tag-EFFECT = Effektphase
tag-DICE = Würfelphase
tag-ACTION = Aktionsphase
tag-PERMANENT = Dauerhaft
mode-normal = Normales Spiel
mode-apocalypse = Apokalypse-Modus
moment-attack = beim Angriff dieses Soldaten
moment-attack_ark = beim Angriff auf die Arche
moment-attack_base = beim Angriff auf eine Basis
moment-attack_done = nach dem Angriff
moment-hit_base = nach einem erfolgreichen Angriff auf eine Basis
moment-block = beim Abblocken
moment-block_survived = nach überlebtem Abblocken
moment-enter_ark = beim Betreten der Arche
moment-destroy = beim Vernichten eines Soldaten
moment-destroyed = wenn er vernichtet wird
moment-own_soldier_destroyed = wenn ein Soldat von dir vernichtet wird
moment-ark_damaged = beim Verlust von Lebenspunkten in der Arche
moment-ark_income = beim Kontrolleinkommen
moment-paragon_blank = bei einer Leerseite auf einem Paragonwürfel
moment-buy = wenn du eine Karte kaufst
moment-opponent_buys = wenn ein anderer Spieler eine Karte kauft
moment-harvest = beim Abernten
moment-harvest_blank = bei einer Leerseite beim Abernten
moment-pharmaceuticals = bei Medizin
moment-base_attacked = wenn deine Basis angegriffen wird
moment-pool_complete = am Ende der Würfelphase
moment-use = wenn er genutzt wird

## Gründe

cause-effect = Karteneffekt
cause-productivity = Produktivität
cause-dice = Würfel
cause-payment = Bezahlung
cause-loot = Beute
cause-reward = Belohnung
cause-control = Kontrolle der Arche
cause-initial_roll = Erstwurf
cause-reroll = Wiederholungswurf
cause-tactical_assault = Taktischer Angriff
cause-harvest = Abernten
cause-attack = Angriff
cause-pharmaceuticals = Medizin

## Aktionen

action-name-gather = Ressourcen sammeln
action-name-exchange = Paragonwürfel eintauschen
action-name-attack = Angreifen
action-name-enter = Die Arche betreten
action-name-buy = Karte kaufen
action-name-activate = Karte nutzen
action-name-block = Abblocken
action-name-discard = Karten abwerfen
action-name-reorganize = Reorganisieren
action-name-pharmaceuticals = Medizin
action-name-weapon_technology = Waffentechnologie
action-name-tactical_assault = Taktischer Angriff
action-name-harvest = Abernten
action-name-upgrade = Basisausbau

## Karten und Fraktionen als Ganzes

card-kind =
    { $faction } · { $type_name } · { $cost ->
        [one] { $cost } Ressource
       *[other] { $cost } Ressourcen
    }
card-values = Stärke { $power } · Widerstand { $resistance } · Paragon { $paragon }
card-says = { $tag_name }: { $text }
card-todo = Die Spieler führen den Text selbst aus, nach Absprache.
card-line = { $card } · { $type_name } · Kosten { $cost } · { $faction }
faction-level =
    { $level ->
        [1] Stufe 1: Widerstand { $resistance }, Produktivität { $productivity }
       *[other] Stufe { $level } für { $cost }: Widerstand { $resistance }, Produktivität { $productivity }
    }
faction-prices = Preise: { $prices }
faction-price = { $action_name } { $price }
