### XIBALBA: was eine Möglichkeit in einer nummerierten Liste sagt, eine Nachricht je Verb.

## Effekte und Würfel

option-resolve = Effekt von „{ $card }“
option-split = { $resource } Ressourcenwürfel und { $attack } Angriffswürfel
option-add =
    { $die ->
        [resource] Einen Ressourcenwürfel hinzunehmen
       *[attack] Einen Angriffswürfel hinzunehmen
    }
option-drop =
    { $die ->
        [resource] Einen Ressourcenwürfel herausnehmen
       *[attack] Einen Angriffswürfel herausnehmen
    }
option-keep = Behalten: { $face }
option-keep_all = Alle behalten: { $faces }
option-roll = { $count } Würfel neu werfen

## Die Aktionsphase

option-gather = Sammeln: { $face }
option-exchange = Würfel eintauschen: +{ $face }
option-attack =
    { $attack_target ->
        [ark] Die Arche angreifen: { $symbols } (Stärke { $power }{ $open ->
            [yes] {", kann sich noch ändern"}
           *[no] {""}
        })
       *[base] Die Basis von { $target_player } angreifen: { $symbols } (Stärke { $power }, Widerstand { $resistance }{ $open ->
            [yes] {", kann sich noch ändern"}
           *[no] {""}
        })
    }
option-enter =
    { $with ->
        [free] Die Arche mit „{ $card }“ kostenlos betreten
       *[other] Die Arche mit „{ $card }“ betreten, Preis: { $face }
    }
option-buy =
    { $destination ->
        [free] „{ $card }“ kaufen ({ $price ->
            [one] { $price } Ressource
           *[other] { $price } Ressourcen
        }): Ausbaufeld { $field }
        [cover] „{ $card }“ kaufen ({ $price ->
            [one] { $price } Ressource
           *[other] { $price } Ressourcen
        }): Ausbaufeld { $field }, auf „{ $covered }“
       *[none] „{ $card }“ kaufen ({ $price ->
            [one] { $price } Ressource
           *[other] { $price } Ressourcen
        })
    }
option-discard =
    { $source ->
        [market] „{ $card }“ aus der Auslage abwerfen
       *[own] Deine Karte „{ $card }“ abwerfen
    }
option-reorganize = Reorganisieren
option-pharmaceuticals = Medizin: 2 Lebenspunkte für deinen Soldaten in der Arche
option-weapon_technology = Waffentechnologie: Angriffssymbol → kritischer Treffer
option-tactical_assault = Taktischer Angriff: einen Angriffswürfel werfen
option-harvest = Abernten: einen Paragonwürfel werfen
option-upgrade = Deine Basis auf Stufe { $level } ausbauen
option-activate = „{ $card }“ nutzen
option-remove = Ungenutzt entfernen: { $face }
option-end = Die Aktionsphase beenden
option-for =
    { $price ->
        [one] { $what } ({ $price } Ressource)
       *[other] { $what } ({ $price } Ressourcen)
    }

## Antworten

option-block = Mit „{ $card }“ abblocken
option-pass =
    { $kind ->
        [block] Nicht abblocken
        [destroy-addon] Keine Ausbaukarte vernichten
        [protect-soldier] Den Soldaten nicht retten
        [protect-addon] Die Karte nicht retten
        [propose-change] Neu beginnen
        [agree-change] Nicht einverstanden: etwas anderes vorschlagen
       *[use-effect] Den Effekt nicht nutzen
    }
option-destroy = „{ $card }“ von { $player } vernichten
option-disable = „{ $card }“ von { $player } außer Kraft setzen
option-opponent = { $player }
option-option =
    { $known ->
        [yes] Möglichkeit { $number }: { $what }
       *[no] Möglichkeit { $number }
    }
option-use =
    { $kind ->
        [agree-change] Einverstanden
       *[use-effect] Den Effekt nutzen
    }
option-die =
    { $again ->
        [yes] Erneut werfen: { $face }
        [new] Ein zusätzlicher Würfel: { $face }
       *[no] Drehen: { $face } → { $to_face }
    }
option-change =
    { $asked ->
        [amount] { $amount }
       *[kind] { $what_name }
    }
option-trigger = „{ $card }“ ({ $moment_name })
option-place = Ausbaufeld { $field }
option-lift =
    { $to ->
        [warhost] „{ $card }“ oben auf den Kampftrupp legen
       *[field] „{ $card }“ oben auf Ausbaufeld { $to_number } legen
    }
option-done =
    { $kind ->
        [nothing] Nichts ändert sich
        [proposal] Das vorschlagen
       *[other] Fertig
    }
option-deck =
    { $deck ->
        [soldier] Der Soldatenstapel
        [civilian] Der Zivilistenstapel
        [structure] Der Gebäudestapel
       *[event] Der Ereignisstapel
    }
option-top = „{ $card }“ oben auf den Kartenstapel
option-bottom = „{ $card }“ unter den Kartenstapel
option-replace = „{ $card }“ ersetzen
option-take = „{ $card }“ nehmen
option-protect = Mit „{ $card }“ retten

## Worum es bei den Teilen eines Effekts geht

op-resources = Ressourcen
op-steal_resources = Ressourcen stehlen
op-paragon = Paragon
op-roll_paragon = Paragonwürfel werfen
op-steal_paragon = Paragon stehlen
op-pool_size = Größe des Würfelvorrats
op-rerolls = Wiederholungswürfe
op-cap_dice = Grenze des Würfelvorrats
op-add_symbol = Symbol für den Aktionsvorrat
op-roll_into_pool = Würfel für den Aktionsvorrat
op-turn_die = Würfel drehen
op-reroll_pool = Würfel erneut werfen
op-power = Stärke
op-resistance = Widerstand
op-paragon_value = Paragonwert
op-critical_value = kritische Treffer
op-productivity = Produktivität
op-damage_ark = Schaden in der Arche
op-heal_ark = Lebenspunkte in der Arche
op-unblockable = Angriff ohne Abblocken
op-prevent = Schutz
op-destroy_addon = Ausbaukarte vernichten
op-destroy_soldier = Soldaten vernichten
op-rotate_warhost = aktiven Soldaten wechseln
op-retreat = Rückzug aus der Arche
op-permit = Erlaubnis
op-forbid = Verbot
op-disable = Ausbaukarte außer Kraft setzen
op-discount = billigere Karten
op-action_cost = Preis einer Aktion
op-free_action = kostenlose Aktion
op-cycle_market = Karten der Auslage ersetzen
op-scout = Kartenstapel ansehen
op-gain_card = Karte nehmen
op-reuse = Effekt noch einmal ausführen
op-choose = Auswahl
op-gamble = Würfelwurf entscheidet
op-todo = was die Spieler vereinbaren
operation = { $what } { $amount }
operation-paid = { $what } für { $price_text }

## Was Spieler vereinbaren können, und was sie vorschlagen

change-name-gain-resources = Ein Spieler erhält Ressourcen
change-name-lose-resources = Ein Spieler verliert Ressourcen
change-name-gain-paragon = Ein Spieler erhält Paragon
change-name-lose-paragon = Ein Spieler verliert Paragon
change-name-heal = Der Soldat in der Arche erhält Lebenspunkte
change-name-damage = Der Soldat in der Arche verliert Lebenspunkte
change-name-symbol = Ein zusätzlicher Würfel für den Aktionsvorrat
change-name-replace = Eine Karte der Auslage wird ersetzt
change-name-destroy-addon = Eine Ausbaukarte wird vernichtet
change-name-destroy-soldier = Ein aktiver Soldat wird vernichtet
change-name-take-card = Die oberste Karte eines Kartenstapels nehmen
change-gain-resources =
    { $amount ->
        [one] { $player } erhält { $amount } Ressource
       *[other] { $player } erhält { $amount } Ressourcen
    }
change-lose-resources =
    { $amount ->
        [one] { $player } verliert { $amount } Ressource
       *[other] { $player } verliert { $amount } Ressourcen
    }
change-gain-paragon = { $player } erhält { $amount } Paragon
change-lose-paragon = { $player } verliert { $amount } Paragon
change-heal =
    { $amount ->
        [one] der Soldat in der Arche erhält { $amount } Lebenspunkt
       *[other] der Soldat in der Arche erhält { $amount } Lebenspunkte
    }
change-damage =
    { $amount ->
        [one] der Soldat in der Arche verliert { $amount } Lebenspunkt
       *[other] der Soldat in der Arche verliert { $amount } Lebenspunkte
    }
change-symbol = ein zusätzlicher Würfel für den Aktionsvorrat: { $face }
change-replace = „{ $card }“ in der Auslage wird ersetzt
change-destroy-addon = „{ $card }“ von { $player } wird vernichtet
change-destroy-soldier = der aktive Soldat von { $player } wird vernichtet
change-take-card =
    { $deck ->
        [soldier] die oberste Karte des Soldatenstapels wird genommen
        [civilian] die oberste Karte des Zivilistenstapels wird genommen
        [structure] die oberste Karte des Gebäudestapels wird genommen
       *[event] die oberste Karte des Ereignisstapels wird genommen
    }
