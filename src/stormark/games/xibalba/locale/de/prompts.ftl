### XIBALBA: die Fragen, eine Nachricht je Art der Entscheidung.

prompt-resolve-effect = Welcher Effekt der Effektphase kommt als nächster?
prompt-split-pool = Welche Würfel nimmst du in deinen Würfelvorrat?
prompt-resolve-dice = Welcher Effekt der Würfelphase kommt als nächster?
prompt-adjust-pool =
    { $direction ->
        [up] { $amount ->
            [one] „{ $card }“: Welchen Würfel nimmst du in deinen Würfelvorrat hinzu?
           *[other] „{ $card }“: Welche Würfel nimmst du in deinen Würfelvorrat hinzu? Noch { $amount }.
        }
       *[down] { $amount ->
            [one] „{ $card }“: Welchen Würfel nimmst du aus deinem Würfelvorrat?
           *[other] „{ $card }“: Welche Würfel nimmst du aus deinem Würfelvorrat? Noch { $amount }.
        }
    }
prompt-sort-dice =
    Welche Würfel behältst du? { $rerolls ->
        [one] Du hast noch { $rerolls } Wiederholungswurf.
       *[other] Du hast noch { $rerolls } Wiederholungswürfe.
    }
prompt-act = Was tust du in deiner Aktionsphase?
prompt-order-triggers = Mehrere Effekte gelten jetzt. Welcher kommt zuerst?
prompt-use-effect =
    { $priced ->
        [yes] Nutzt du „{ $card }“ ({ $operation })? Preis: { $price_text }.
       *[no] Nutzt du „{ $card }“ ({ $operation })?
    }
prompt-choose-opponent = „{ $card }“ ({ $operation }): Welchen Spieler trifft es?
prompt-choose-option = „{ $card }“: Welche Möglichkeit wählst du?
prompt-propose-change =
    { $step ->
        [which] „{ $card }“: { $what_name }. Was genau?
        [amount] „{ $card }“: { $what_name }. Wie viele?
       *[what] { $proposed ->
            [yes] „{ $card }“: { $text } Bisher vorgeschlagen: { $changes }. Was ändert sich noch?
           *[no] „{ $card }“: { $text } Was ändert sich? Die anderen müssen einverstanden sein.
        }
    }
prompt-agree-change =
    { $proposed ->
        [yes] „{ $card }“: { $text } { $player } schlägt vor: { $changes }. Bist du einverstanden?
       *[no] „{ $card }“: { $text } { $player } sagt, dass sich nichts ändert. Bist du einverstanden?
    }
prompt-choose-die =
    { $left ->
        [one] „{ $card }“: Welchen Würfel änderst du?
       *[other] „{ $card }“: Welche Würfel änderst du? Bis zu { $left }.
    }
prompt-choose-addon =
    { $left ->
        [one] „{ $card }“: Welche Ausbaukarte trifft es?
       *[other] „{ $card }“: Welche Ausbaukarten trifft es? Noch { $left }.
    }
prompt-protect-soldier = „{ $card }“ soll vernichtet werden. Rettest du diesen Soldaten?
prompt-protect-addon = „{ $card }“ soll vernichtet werden. Rettest du diese Ausbaukarte?
prompt-replace-market =
    { $left ->
        [one] „{ $card }“: Welche Karte der Auslage wird ersetzt?
       *[other] „{ $card }“: Welche Karten der Auslage werden ersetzt? Bis zu { $left }.
    }
prompt-gain-card = „{ $card }“: Welche Karte nimmst du?
prompt-place-card = Auf welches Ausbaufeld legst du „{ $card }“?
prompt-resolve-again = „{ $card }“: Welchen Effekt führst du noch einmal aus?
prompt-discard = Welche Karte wirfst du ab?
prompt-reorganize = Welche Karte legst du oben auf einen Stapel? Jede Karte lässt sich einmal bewegen.
prompt-scout =
    { $looking ->
        [no] „{ $card }“: Welchen Kartenstapel siehst du dir an?
       *[yes] { $left ->
            [one] Wohin kommt die letzte Karte?
           *[other] Wohin kommen die Karten? Noch { $left }; die zuletzt gelegte liegt ganz oben oder ganz unten.
        }
    }
prompt-block = { $attacker } greift deine Basis mit Stärke { $power } an. Blockt „{ $blocker }“ ab (Widerstand { $resistance })?
prompt-destroy-addon = Dein Angriff auf die Basis von { $target } ist gelungen. Welche Ausbaukarte vernichtest du?
