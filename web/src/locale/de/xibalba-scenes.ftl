### XIBALBA: was geschieht, in wenigen Worten. Wer es tut, steht davor: ein Zeichen oder der Name.
### Zahlen, die sich ändern, stehen daneben.

xibalba-did-setup = spielt { $faction }
xibalba-did-roll_off = würfelt um den ersten Zug: { $faces }
xibalba-did-turn = Zug { $number }
xibalba-did-phase =
    { $phase ->
        [effect] Effektphase
        [dice] Würfelphase
        [action] Aktionsphase
       *[end] beendet den Zug
    }
xibalba-did-win = gewinnt mit { $paragon } Paragon
xibalba-did-resources =
    { $cause ->
        [productivity] Produktivität
        [payment] bezahlt
        [dice] sammelt
        [loot] erbeutet
        [reward] Belohnung
        [control] hält die Arche
        [harvest] erntet
        [tactical_assault] taktischer Angriff
        [pharmaceuticals] Medizin
       *[effect] Effekt von { $card }
    }
xibalba-did-paragon =
    { $cause ->
        [dice] tauscht Würfel ein
        [loot] Beute
        [reward] Belohnung
        [control] hält die Arche
        [harvest] erntet
        [payment] bezahlt
       *[effect] Effekt von { $card }
    }
xibalba-did-life =
    { $cause ->
        [attack] Die Arche wird getroffen
        [tactical_assault] Taktischer Angriff auf die Arche
        [pharmaceuticals] Der Soldat in der Arche wird geheilt
       *[effect] { $card } ändert das Leben in der Arche
    }
xibalba-did-upgraded = baut die Basis auf Stufe { $level } aus
xibalba-did-level = erreicht Stufe { $level }
xibalba-did-pool = nimmt { $resource_dice } Ressourcen- und { $attack_dice } Angriffswürfel
xibalba-did-roll =
    { $cause ->
        [initial_roll] würfelt { $faces }
        [reroll] würfelt erneut: { $faces }
        [control] Einkommen der Arche: { $faces }
        [reward] würfelt um die Belohnung: { $faces }
        [loot] würfelt um Beute: { $faces }
        [harvest] erntet: { $faces }
        [tactical_assault] würfelt einen weiteren Angriffswürfel: { $faces }
       *[effect] würfelt für { $card }: { $faces }
    }
xibalba-did-keep = behält { $faces }
xibalba-did-turn_die = dreht einen Würfel: { $from_face } → { $to_face }
xibalba-did-add_die = { $card } bringt { $face }
xibalba-did-dice_back = erhält { $faces } zurück
xibalba-did-spend =
    { $use ->
        [gather] sammelt mit { $faces }
        [exchange] tauscht { $faces } ein
        [attack] verbraucht { $faces }
        [enter] bezahlt { $faces }
        [remove] entfernt { $faces }
       *[left] ungenutzt verfallen: { $faces }
    }
xibalba-did-buy = kauft { $card }
xibalba-did-place =
    { $place ->
        [warhost] { $card } kommt in den Kampftrupp
        [field_1] { $card } kommt auf Feld 1
        [field_2] { $card } kommt auf Feld 2
        [field_3] { $card } kommt auf Feld 3
       *[field_4] { $card } kommt auf Feld 4
    }
xibalba-did-reveal = Neu in der Auslage: { $card }
xibalba-did-reshuffle = Der Ablagestapel wird neu gemischt
xibalba-did-gain = erhält { $card }
xibalba-did-discard = wirft { $card } ab
xibalba-did-discard_top = Oben auf dem Ablagestapel: { $card }
xibalba-did-destroy =
    { $owner_kind ->
        [none] { $card } fällt (neutral)
       *[seat] verliert { $card }
    }
xibalba-did-uncover = { $card } ist jetzt aktiv
xibalba-did-kept = { $by_card } rettet { $card }
xibalba-did-disabled = { $by_card } setzt { $card } außer Kraft
xibalba-did-rotate = legt den aktiven Soldaten nach unten
xibalba-did-reorganized = ordnet die Basis neu
xibalba-did-effect = { $card } wirkt
xibalba-did-proposed = macht einen Vorschlag zu { $card }
xibalba-did-agreed = ist einverstanden: { $card }
xibalba-did-objected = ist nicht einverstanden: { $card }
xibalba-did-lasting = { $card } wirkt weiter
xibalba-did-scout =
    { $count ->
        [one] sieht die oberste Karte eines Stapels an
       *[other] sieht die obersten { $count } Karten eines Stapels an
    }
xibalba-did-scouted = sieht { $cards }
xibalba-did-returned = legt { $top } oben zurück, { $bottom } unten
xibalba-did-enter =
    { $seat_kind ->
        [none] Neutral in der Arche: { $card }
       *[seat] betritt die Arche mit { $card }
    }
xibalba-did-ark_empty = Die Arche ist leer
xibalba-did-retreat = { $card } verlässt die Arche
xibalba-did-attack =
    { $attack_target_kind ->
        [ark] greift mit { $card } die Arche an
       *[seat] greift mit { $card } { $attack_target } an
    }
xibalba-did-power = Stärke { $power }
xibalba-did-block = blockt mit { $card } ab
xibalba-did-no_block = blockt nicht ab
xibalba-did-block_holds = { $card } übersteht das Abblocken
xibalba-did-hit = bricht bei { $attack_target } durch
xibalba-did-hold = scheitert an der Basis von { $attack_target }
xibalba-did-loot =
    { $amount ->
        [0] erbeutet nichts von { $from_seat }
       *[other] erbeutet { $amount } Paragon von { $from_seat }
    }
xibalba-did-attack_ends = der Angriff endet
xibalba-did-action =
    { $action ->
        [discard] bezahlt für das Abwerfen
        [reorganize] reorganisiert
        [pharmaceuticals] nutzt Medizin
        [weapon_technology] nutzt Waffentechnologie
        [tactical_assault] greift taktisch an
        [harvest] erntet
       *[upgrade] baut die Basis aus
    }
