### XIBALBA: was geschieht, je Ereignis eine Zeile des Protokolls. Die Kennung endet mit dessen Verb.
### $player ist der Name eines Spielers, $card der einer Karte, $faces eine Liste von Würfeln, $reason der Grund.

## Aufbau und Züge

event-setup = { $player } spielt die Fraktion „{ $faction }“.
event-roll_off = { $player } würfelt um den ersten Zug: { $faces }.
event-turn = Zug { $number }: { $player } ist am Zug.
event-phase =
    { $phase ->
        [effect] { $player } beginnt die Effektphase.
        [dice] { $player } beginnt die Würfelphase.
        [action] { $player } beginnt die Aktionsphase.
       *[end] { $player } beendet den Zug.
    }
event-win = { $player } gewinnt mit { $paragon } Paragon!

## Leisten

event-resources =
    { $direction ->
        [up] { $amount ->
            [one] { $player } erhält { $amount } Ressource ({ $reason }) und hat jetzt { $total }.
           *[other] { $player } erhält { $amount } Ressourcen ({ $reason }) und hat jetzt { $total }.
        }
       *[down] { $cause ->
            [payment] { $amount ->
                [one] { $player } bezahlt { $amount } Ressource ({ $total } übrig).
               *[other] { $player } bezahlt { $amount } Ressourcen ({ $total } übrig).
            }
           *[other] { $amount ->
                [one] { $player } verliert { $amount } Ressource ({ $reason }) und hat jetzt { $total }.
               *[other] { $player } verliert { $amount } Ressourcen ({ $reason }) und hat jetzt { $total }.
            }
        }
    }
event-paragon =
    { $direction ->
        [up] { $player } erhält { $amount } Paragon ({ $reason }) und hat jetzt { $total }.
       *[down] { $player } verliert { $amount } Paragon ({ $reason }) und hat jetzt { $total }.
    }
event-life =
    { $direction ->
        [up] { $amount ->
            [one] Der Soldat in der Arche erhält { $amount } Lebenspunkt ({ $reason }) und hat jetzt { $total }.
           *[other] Der Soldat in der Arche erhält { $amount } Lebenspunkte ({ $reason }) und hat jetzt { $total }.
        }
       *[down] { $amount ->
            [one] Der Soldat in der Arche verliert { $amount } Lebenspunkt ({ $reason }) und hat jetzt { $total }.
           *[other] Der Soldat in der Arche verliert { $amount } Lebenspunkte ({ $reason }) und hat jetzt { $total }.
        }
    }
event-level = Die Basis von { $player } hat jetzt Stufe { $level }.

## Würfel

event-pool =
    { $player } nimmt { $resource_dice } Ressourcenwürfel und { $attack_dice } Angriffswürfel.
event-roll = { $player } würfelt ({ $reason }): { $faces }.
event-keep = { $player } behält: { $faces }.
event-turn_die = Ein Würfel von { $player } ändert sich: { $from_face } → { $to_face }.
event-add_die = „{ $card }“ legt in den Aktionsvorrat von { $player }: { $face }.
event-dice_back = Zurück im Aktionsvorrat von { $player }: { $faces }.
event-spend =
    { $use ->
        [gather] { $player } sammelt Ressourcen: { $faces }.
        [exchange] { $player } tauscht gegen Paragon ein: { $faces }.
        [attack] Für den Angriff verbraucht: { $faces }.
        [enter] { $player } bezahlt für das Betreten der Arche: { $faces }.
        [remove] { $player } entfernt ungenutzt: { $faces }.
       *[left] Ungenutzt verfallen bei { $player }: { $faces }.
    }

## Karten

event-buy =
    { $price ->
        [one] { $player } kauft „{ $card }“ für { $price } Ressource.
       *[other] { $player } kauft „{ $card }“ für { $price } Ressourcen.
    }
event-place =
    { $place ->
        [warhost] „{ $card }“ kommt oben auf den Kampftrupp von { $player }.
       *[field] „{ $card }“ kommt auf Ausbaufeld { $place_number } von { $player }.
    }
event-reveal =
    { $slot ->
        [soldier] Neuer Soldat in der Auslage: „{ $card }“.
        [civilian] Neuer Zivilist in der Auslage: „{ $card }“.
        [structure] Neues Gebäude in der Auslage: „{ $card }“.
       *[event] Neues Ereignis in der Auslage: „{ $card }“.
    }
event-reshuffle =
    { $deck ->
        [soldier] Der Soldatenstapel war leer: Sein Ablagestapel wird gemischt.
        [civilian] Der Zivilistenstapel war leer: Sein Ablagestapel wird gemischt.
        [structure] Der Gebäudestapel war leer: Sein Ablagestapel wird gemischt.
       *[event] Der Ereignisstapel war leer: Sein Ablagestapel wird gemischt.
    }
event-gain = { $player } erhält „{ $card }“.
event-discard_top = Oben auf dem Ablagestapel liegt jetzt „{ $card }“.
event-discard = { $player } wirft „{ $card }“ ab.
event-destroy =
    { $owned ->
        [no] Der neutrale Soldat „{ $card }“ wird vernichtet.
       *[yes] „{ $card }“ von { $player } wird vernichtet.
    }
event-uncover =
    { $place ->
        [warhost] „{ $card }“ ist jetzt der aktive Soldat im Kampftrupp von { $player }.
       *[field] „{ $card }“ ist jetzt auf Ausbaufeld { $place_number } von { $player } aktiv.
    }
event-kept = „{ $by_card }“ rettet „{ $card }“ von { $player }.
event-disabled = „{ $by_card }“ setzt „{ $card }“ von { $player } außer Kraft.
event-rotate = Der aktive Soldat von { $player } kommt unter den Kampftrupp.
event-reorganized = { $player } hat Kampftrupp und Ausbaufelder reorganisiert.
event-effect = { $player } führt den Effekt von „{ $card }“ aus.
event-lasting =
    { $until ->
        [turn_end] Der Effekt von „{ $card }“ gilt bis zum Ende dieses Zuges.
        [your_next_turn] Der Effekt von „{ $card }“ gilt, bis der nächste Zug von { $player } beginnt.
       *[end_of_your_next_turn] Der Effekt von „{ $card }“ gilt, bis der nächste Zug von { $player } endet.
    }
event-scout =
    { $player } sieht sich { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } des { $deck ->
        [soldier] Soldatenstapels
        [civilian] Zivilistenstapels
        [structure] Gebäudestapels
       *[event] Ereignisstapels
    } an.
event-scouted = Nur { $player } sieht, von oben: { $cards }.
event-returned = { $player } legt { $top } oben auf den Stapel zurück und { $bottom } darunter.

## Die Arche

event-enter =
    { $owned ->
        [no] Neutral in der Arche: „{ $card }“, { $life ->
            [one] { $life } Lebenspunkt
           *[other] { $life } Lebenspunkte
        }.
       *[yes] „{ $card }“ von { $player } betritt die Arche: { $life ->
            [one] { $life } Lebenspunkt
           *[other] { $life } Lebenspunkte
        }.
    }
event-ark_empty = Die Arche ist leer.
event-retreat = „{ $card }“ verlässt die Arche und kehrt in den Kampftrupp von { $player } zurück.

## Angriffe

event-attack =
    { $attack_target ->
        [ark] { $player } greift mit „{ $card }“ die Arche an: { $symbols }.
       *[base] { $player } greift mit „{ $card }“ die Basis von { $target_player } an: { $symbols }.
    }
event-power = Der Angriff hat Stärke { $power }.
event-block = { $player } blockt mit „{ $card }“ ab.
event-no_block = { $player } blockt nicht ab.
event-block_holds = „{ $card }“ von { $player } überlebt das Abblocken.
event-hit = Der Angriff von { $player } auf die Basis von { $target_player } gelingt.
event-hold = Die Basis von { $target_player } hält dem Angriff stand.
event-loot =
    { $amount ->
        [0] { $player } erbeutet kein Paragon von { $other }.
       *[other] { $player } erbeutet { $amount } Paragon von { $other }.
    }
event-attack_ends = Der Angriff von { $player } endet: Soldat oder Ziel ist nicht mehr da.

## Allgemeine Aktionen

event-action =
    { $price ->
        [0] { $player } führt die Aktion „{ $action_name }“ kostenlos aus.
        [one] { $player } führt die Aktion „{ $action_name }“ für { $price } Ressource aus.
       *[other] { $player } führt die Aktion „{ $action_name }“ für { $price } Ressourcen aus.
    }
## Texte, die Spieler selbst ausführen

event-proposed =
    { $count ->
        [0] „{ $card }“: { $player } sagt, dass sich nichts ändert.
       *[other] „{ $card }“: { $player } macht einen Vorschlag.
    }
event-agreed = „{ $card }“: { $player } ist einverstanden.
event-objected =
    { $left ->
        [0] „{ $card }“: { $player } ist nicht einverstanden. Nichts ändert sich.
       *[other] „{ $card }“: { $player } ist nicht einverstanden und schlägt etwas anderes vor.
    }
