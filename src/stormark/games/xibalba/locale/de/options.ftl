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
option-roll =
    { $count ->
        [one] Den letzten Würfel erneut werfen
       *[other] { $count } Würfel erneut werfen
    }

## Die Aktionsphase

option-gather = Sammeln: { $face }
option-exchange = Würfel eintauschen: +{ $face }
option-attack =
    { $attack_target ->
        [ark] Die Arche angreifen: { $symbols } (Stärke { $power })
       *[base] Die Basis von { $target_player } angreifen: { $symbols } (Stärke { $power }, Widerstand { $resistance })
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
option-use = Den Effekt nutzen
option-die =
    { $again ->
        [yes] Erneut werfen: { $face }
       *[no] Drehen: { $face } → { $to_face }
    }
option-trigger = „{ $card }“ ({ $moment_name })
option-place = Ausbaufeld { $field }
option-lift =
    { $to ->
        [warhost] „{ $card }“ oben auf den Kampftrupp legen
       *[field] „{ $card }“ oben auf Ausbaufeld { $to_number } legen
    }
option-done = Fertig
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
operation = { $what } { $amount }
operation-paid = { $what } für { $price_text }
