### BATTALIA: was geschieht, in wenigen Worten. Wer es tut, steht davor: ein Zeichen oder der Name.

battalia-did-day = Woche { $week }, Tag { $day }
battalia-did-turn =
    { $count ->
        [one] ist am Zug
       *[other] sind am Zug
    }
battalia-did-faction = spielt { $faction }
battalia-did-starting_city = beginnt auf { $field }
battalia-did-offered = Zur Wahl liegen { $cards }
battalia-did-draft = wählt { $card }
battalia-did-done = beendet den Zug
battalia-did-not_done = macht doch weiter
battalia-did-taken_back =
    { $hindrance ->
        [stack] nimmt die Karten zurück: Der Stapel ist leer
        [site] nimmt die Karten zurück: Der Platz ist vergeben
        [battle] nimmt die Karten zurück: Ein Kampf steht im Weg
        [potion] nimmt die Karten zurück: Der Zaubertrank ist weg
        [metamorpha] nimmt die Karten zurück: Metamorpha ist weitergezogen
       *[cards] nimmt die Karten zurück: Andere fehlen
    }
battalia-did-over =
    { $cause ->
        [map] Der Spielplan ist voll: Die Partie ist zu Ende
        [cities] Genug Städte der Stufe 4: Die Partie ist zu Ende
       *[weeks] Die letzte Woche ist vorüber: Die Partie endet
    }
battalia-did-cards_drawn =
    { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
battalia-did-cards_drawn_seen = zieht { $cards }
battalia-did-shuffled = mischt eine neue Nation
battalia-did-mulligan = macht einen Handtausch
battalia-did-cohort = zeigt eine Kohorte: { $cards }
battalia-did-gained =
    { $zone ->
        [hand] nimmt { $card } auf die Hand
       *[refuge] nimmt { $card }
    }
battalia-did-returned = legt { $card } zurück
battalia-did-uncovered = Jetzt oben: { $card }
battalia-did-named = wählt { $card }
battalia-did-unmarked = legt { $card } weg
battalia-did-paid = bezahlt { $cards }
battalia-did-to_limbo = legt { $card } in den Limbus
battalia-did-from_limbo = holt { $card } aus dem Limbus
battalia-did-hidden = versteckt eine Karte
battalia-did-from_ambush =
    { $count ->
        [one] spielt eine Karte aus dem Versteck
       *[other] spielt { $count } Karten aus dem Versteck
    }
battalia-did-tent = schlägt ein Zelt auf
battalia-did-tent_opened = öffnet ein Zelt: { $cards }
battalia-did-tent_destroyed = verliert ein Zelt
battalia-did-searched = sieht verdeckte Karten durch
battalia-did-searched_seen = sieht { $cards }
battalia-did-terrains_seen = sieht { $terrains }
battalia-did-stolen =
    { $count ->
        [one] nimmt { $owner } eine Karte weg
       *[other] nimmt { $owner } { $count } Karten weg
    }
battalia-did-stolen_seen = bekommt { $card }
battalia-did-line =
    { $action ->
        [hire] heuert mit { $cards } an
        [buy] kauft mit { $cards }
        [road] baut mit { $cards } eine Straße
        [city] baut mit { $cards } eine Stadt
        [upgrade] baut mit { $cards } eine Stadt aus
        [residence] baut mit { $cards } eine Residenz
        [capital] baut mit { $cards } eine Hauptstadt
        [move] { $count ->
            [0] bewegt einen Helden
           *[other] bewegt mit { $cards } einen Helden
        }
        [recruit] wirbt mit { $cards } einen Helden an
        [promote] befördert mit { $cards }
        [amulet] verwandelt mit { $cards }
        [great] spielt { $cards }
        [post] baut mit { $cards } einen Handelsposten
        [discover] entdeckt mit { $cards } eine Talkarte
        [potion] kauft mit { $cards } einen Zaubertrank
        [pitch] schlägt { $cards } auf
       *[tribute] zahlt Tribut mit { $cards }
    }
battalia-did-with = mit { $cards }
battalia-did-hired = heuert { $card } an
battalia-did-bought = kauft { $card }
battalia-did-raised =
    { $action ->
        [city] baut eine Stadt auf { $field }, Stufe { $level }
        [residence] baut eine Residenz auf { $field }
        [capital] baut die Hauptstadt auf { $field }
       *[upgrade] baut { $field } auf Stufe { $level } aus
    }
battalia-did-exchanged = tauscht { $cards } gegen { $card }
battalia-did-captured = nimmt { $field } ein, Stufe { $level }
battalia-did-limbo_for = ({ $card } in den Limbus)
battalia-did-frozen =
    { $count ->
        [0] verliert eine Reihe
       *[other] verliert eine Reihe: { $cards }
    }
battalia-did-transformed =
    { $form ->
        [none] { $card } wechselt die Rolle
       *[other] { $card } zählt als { $form }
    }
battalia-did-multiplied = { $card } zählt { $copies }-mal
battalia-did-promoted = befördert { $card } zu { $new_card }
battalia-did-rolled = würfelt { $result }
battalia-did-traded = tauscht am Handelsposten
battalia-did-income = nimmt einen Ertrag
battalia-did-great = nimmt { $card }
battalia-did-laid =
    { $terrain_card ->
        [city] baut eine Stadt auf { $field }
       *[road] baut eine Straße auf { $field }
    }
battalia-did-uncovered_terrain = Jetzt oben: { $terrain }
battalia-did-replaced = { $field } wird zu { $terrain }
battalia-did-swapped = vertauscht { $field } und { $other_field }
battalia-did-turned = dreht { $field }
battalia-did-city =
    { $owner_kind ->
        [none] Die Stadt auf { $field } ist neutral, Stufe { $level }
       *[seat] besitzt { $field }, Stufe { $level }
    }
battalia-did-moved = bewegt Held { $hero } nach { $field }
battalia-did-jumped = springt mit Held { $hero } nach { $field }
battalia-did-stopped = bleibt mit Held { $hero } stehen
battalia-did-recruited = wirbt Held { $hero } auf { $field } an
battalia-did-hero_lost = verliert Held { $hero }
battalia-did-retreated = zieht sich mit Held { $hero } nach { $field } zurück
battalia-did-concealed = verbirgt { $field }
battalia-did-post = baut einen Handelsposten auf { $field }
battalia-did-discovered =
    { $building ->
        [none] entdeckt eine Talkreuzung auf { $field }
       *[other] entdeckt { $building } auf { $field }
    }
battalia-did-storm = zieht einen Sturmeffekt: { $effect }
battalia-did-fate = zieht { $fate }
battalia-did-ring = nimmt mit Held { $hero } einen Sturmverstärker für Pforte { $gate }
battalia-did-ring_spent = gibt den Sturmverstärker für Pforte { $gate } aus
battalia-did-metamorpha = Metamorpha kommt nach { $field }
battalia-did-bilkarr = Bilkarr kommt nach { $field }
battalia-did-npc_left = { $npc } verlässt den Spielplan
battalia-did-potion_bought = kauft { $potion }
battalia-did-potion_drunk =
    { $victim_kind ->
        [none] trinkt { $potion }
       *[seat] gibt { $victim } { $potion }
    }
battalia-did-potion_used = nutzt { $potion }
battalia-did-potion_over = { $potion } wirkt nicht mehr
battalia-did-attack =
    { $defender_kind ->
        [none] greift { $field } an
       *[seat] greift { $defender } auf { $field } an
    }
battalia-did-battle_cards = spielt { $cards } aus
battalia-did-battle_totals = { $attack_total } : { $defence_total }
battalia-did-passed = passt
battalia-did-won = gewinnt den Kampf
battalia-did-battle_over = der Kampf ist vorüber
battalia-did-checkpoint = Kontrollpunkt { $number }
battalia-did-counted =
    { $count ->
        [one] hat { $count } Karte
       *[other] hat { $count } Karten
    }
battalia-did-royal = erhält { $card }
battalia-did-deposed = { $card } wird abgesetzt
battalia-did-veteran =
    { $standing ->
        [0] hat keine Veteranen mehr
        [none] hat keine Veteranen mehr
        [1] erhält den Veteranenstatus
        [veteran] erhält den Veteranenstatus
       *[2] verliert den Veteranenstatus
    }
battalia-did-proposed = macht einen Vorschlag zu { $card }
battalia-did-agreed = ist einverstanden: { $card }
battalia-did-objected = ist nicht einverstanden: { $card }
