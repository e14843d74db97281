### BATTALIA: was geschieht, eine Zeile des Protokolls je Ereignis. Die Kennung endet mit seinem Wort.
### $player ist der Name eines Spielers, $card der einer Karte, $cards eine Aufzählung, $field Zeile und Spalte.

## Aufbau, Tage und Züge

event-day = Woche { $week }, Tag { $day }.
event-turn =
    { $count ->
        [one] { $players } ist am Zug.
       *[other] { $players } sind gemeinsam am Zug.
    }
event-faction = { $player } spielt die Fraktion „{ $faction_name }“.
event-starting_city = { $player } beginnt in der Stadt auf Feld { $field }.
event-offered = Zur Wahl liegen aus: { $cards }.
event-draft = { $player } wählt „{ $card }“ für das Startdeck.
event-done = { $player } beendet den Zug.
event-not_done = { $player } macht doch weiter.
event-taken_back =
    { $hindrance ->
        [stack] Die Karten von { $player } kommen zurück auf die Hand: Der Stapel ist jetzt leer.
        [site] Die Karten von { $player } kommen zurück auf die Hand: Der Platz ist jetzt vergeben.
        [battle] Die Karten von { $player } kommen zurück auf die Hand: Der Kampf eines Teampartners steht im Weg.
        [potion] Die Karten von { $player } kommen zurück auf die Hand: Der Zaubertrank ist nicht mehr zu kaufen.
        [metamorpha] Die Karten von { $player } kommen zurück auf die Hand: Metamorpha ist weitergezogen.
       *[cards] Die Karten von { $player } kommen zurück auf die Hand: Die anderen Karten dazu sind nicht mehr da.
    }
event-over =
    { $cause ->
        [map] Der Spielplan ist voll: Die Partie ist zu Ende.
        [cities] Genug Städte der Stufe 4: Die Partie ist zu Ende.
       *[weeks] Die letzte Woche ist vorüber und damit auch die Partie.
    }

## Karten in Hand und Deck

event-cards_drawn =
    { $count ->
        [one] { $player } zieht { $count } Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-cards_drawn_seen = { $player } zieht: { $cards }.
event-shuffled = { $player } mischt die Zuflucht zu einer neuen Nation.
event-mulligan = { $player } macht einen Handtausch.
event-cohort = { $player } zeigt eine Kohorte der Fraktion „{ $of_faction_name }“: { $cards }.
event-gained =
    { $zone ->
        [hand] { $player } nimmt „{ $card }“ auf die Hand.
       *[refuge] { $player } nimmt „{ $card }“ in die Zuflucht.
    }
event-returned = { $player } legt „{ $card }“ in den Vorrat zurück.
event-uncovered = Oben auf dem Stapel liegt jetzt „{ $card }“.
event-named = { $player } wählt „{ $card }“.
event-unmarked = { $player } legt „{ $card }“ weg; bis zum Ende des Zuges bleibt sie so.
event-paid = { $player } bezahlt mit { $cards }.
event-to_limbo = { $player } legt „{ $card }“ in den Limbus.
event-from_limbo = { $player } holt „{ $card }“ aus dem Limbus.
event-hidden =
    { $count ->
        [one] { $player } versteckt eine Karte (im Versteck: { $count } Karte).
       *[other] { $player } versteckt eine Karte (im Versteck: { $count } Karten).
    }
event-from_ambush =
    { $count ->
        [one] { $player } spielt eine Karte aus dem Versteck.
       *[other] { $player } spielt { $count } Karten aus dem Versteck.
    }
event-tent =
    { $count ->
        [one] { $player } schlägt ein Zelt mit { $count } Karte auf.
       *[other] { $player } schlägt ein Zelt mit { $count } Karten auf.
    }
event-tent_opened = { $player } öffnet ein Zelt: { $cards }.
event-tent_destroyed = Ein Zelt von { $owner } wird zerstört; seine Karten gehen in die Zuflucht.
event-searched = { $player } sieht verdeckte Karten durch.
event-searched_seen = Nur { $player } sieht: { $cards }.
event-terrains_seen = Nur { $player } sieht ({ $shape_name }): { $terrains }.
event-stolen =
    { $count ->
        [one] { $owner } verliert durch { $player } { $count } Handkarte.
       *[other] { $owner } verliert durch { $player } { $count } Handkarten.
    }
event-stolen_seen = { $player } nimmt „{ $card }“ von { $owner }.

## Reihen

event-line =
    { $action ->
        [hire] { $player } heuert mit { $cards } an.
        [buy] { $player } kauft mit { $cards }.
        [road] { $player } baut mit { $cards } eine Straße.
        [city] { $player } baut mit { $cards } eine Stadt.
        [upgrade] { $player } baut mit { $cards } eine Stadt aus.
        [residence] { $player } baut mit { $cards } eine königliche Residenz.
        [capital] { $player } baut mit { $cards } eine Hauptstadt.
        [move] { $count ->
            [0] { $player } bewegt einen Helden ohne Karten.
           *[other] { $player } bewegt mit { $cards } einen Helden.
        }
        [recruit] { $player } wirbt mit { $cards } einen Helden an.
        [promote] { $player } befördert mit { $cards }.
        [amulet] { $player } verwandelt mit { $cards }.
        [great] { $player } spielt { $cards } aus.
        [post] { $player } baut mit { $cards } einen Handelsposten.
        [discover] { $player } entdeckt mit { $cards } eine Talkarte.
        [potion] { $player } kauft mit { $cards } einen Zaubertrank.
        [pitch] { $player } schlägt { $cards } auf.
       *[tribute] { $player } zahlt Metamorpha mit { $cards } Tribut.
    }
event-frozen =
    { $count ->
        [0] Eine Reihe von { $player } wird eingefroren.
       *[other] Eine Reihe von { $player } wird eingefroren: { $cards }.
    }
event-transformed =
    { $form ->
        [none] „{ $card }“ von { $player } hat jetzt eine andere Rolle.
       *[other] „{ $card }“ von { $player } zählt jetzt als „{ $form_name }“.
    }
event-multiplied = „{ $card }“ von { $player } zählt { $copies }-mal.
event-promoted = { $player } befördert „{ $card }“ zu „{ $new_card }“.
event-rolled = { $player } würfelt eine { $result }.
event-traded = { $player } handelt an einem Handelsposten.
event-income = { $player } nimmt den Ertrag eines Talgebäudes.
event-great =
    { $zone ->
        [hand] { $player } nimmt das Besondere Artefakt „{ $card }“ auf die Hand.
       *[refuge] { $player } nimmt das Besondere Artefakt „{ $card }“ in die Zuflucht.
    }

## Der Spielplan

event-laid =
    { $terrain_card ->
        [city] { $player } baut eine Stadt auf Feld { $field }: { $terrain_name }, { $shape_name }.
       *[road] { $player } baut eine Straße auf Feld { $field }: { $terrain_name }, { $shape_name }.
    }
event-uncovered_terrain =
    { $terrain_card ->
        [city] Oben auf den Städten ({ $shape_name }) liegt jetzt: { $terrain_name }.
       *[road] Oben auf den Straßen ({ $shape_name }) liegt jetzt: { $terrain_name }.
    }
event-replaced = { $player } ersetzt die Karte auf Feld { $field }: jetzt { $terrain_name }.
event-swapped = { $player } vertauscht die Karten auf den Feldern { $field } und { $other_field }.
event-turned = { $player } dreht die Karte auf Feld { $field }.
event-city =
    { $owner_kind ->
        [nobody] Die Stadt auf Feld { $field } ist neutral: Stufe { $level }.
       *[player] Die Stadt auf Feld { $field } gehört { $owner }: Stufe { $level }.
    }
event-moved = Held { $hero } von { $player } geht auf Feld { $field }.
event-jumped = Held { $hero } von { $player } springt durch den Sturm auf Feld { $field }.
event-stopped = Held { $hero } von { $player } geht nicht weiter.
event-recruited = { $player } wirbt Held { $hero } auf Feld { $field } an.
event-hero_lost = { $player } verliert Held { $hero }.
event-retreated = Held { $hero } von { $player } zieht sich auf Feld { $field } zurück.
event-concealed = { $player } verbirgt die Stadt auf Feld { $field }.
event-post = { $player } baut einen Handelsposten auf Feld { $field }.
event-discovered =
    { $building ->
        [none] { $player } entdeckt eine Talkreuzung auf Feld { $field }.
       *[other] { $player } entdeckt ein Gebäude auf Feld { $field }: { $building_name }.
    }

## Sturm, Schicksal und NSC

event-storm = { $player } zieht Sturmeffekt { $number }, „{ $effect }“: { $effect_text }
event-fate = { $player } zieht „{ $fate }“.
event-ring = Held { $hero } von { $player } nimmt einen Sturmverstärker für Pforte { $gate }.
event-ring_spent = { $player } gibt den Sturmverstärker für Pforte { $gate } aus.
event-metamorpha = Metamorpha ist auf Feld { $field }.
event-bilkarr = Bilkarr ist auf Feld { $field }.
event-npc_left = { $npc_name } verlässt den Spielplan.
event-potion_bought = { $player } kauft den Zaubertrank „{ $potion_name }“.
event-potion_drunk =
    { $victim_kind ->
        [nobody] { $player } trinkt den Zaubertrank „{ $potion_name }“.
       *[player] { $player } gibt { $victim } den Zaubertrank „{ $potion_name }“.
    }
event-potion_used = { $player } nutzt den Zaubertrank „{ $potion_name }“.
event-potion_over = Der Zaubertrank „{ $potion_name }“ wirkt nicht mehr.

## Kampf

event-attack =
    { $target ->
        [heroes] { $player } greift die Helden von { $defender } auf Feld { $field } an.
        [ruin] { $player } greift die Ruine auf Feld { $field } an.
        [building] { $defender_kind ->
            [nobody] { $player } greift das Gebäude auf Feld { $field } an.
           *[player] { $player } greift das Gebäude von { $defender } auf Feld { $field } an.
        }
        [centre] { $defender_kind ->
            [nobody] { $player } greift das neutrale Stadtzentrum auf Feld { $field } an.
           *[player] { $player } greift das Stadtzentrum von { $defender } auf Feld { $field } an.
        }
       *[city] { $defender_kind ->
            [nobody] { $player } greift die neutrale Stadt auf Feld { $field } an.
           *[player] { $player } greift die Stadt von { $defender } auf Feld { $field } an.
        }
    }
event-battle_cards = { $player } spielt im Kampf aus: { $cards }.
event-battle_totals = Angriff { $attack_total }, Verteidigung { $defence_total }.
event-passed = { $player } passt.
event-won = { $player } gewinnt den Kampf.
event-battle_over = Der Kampf von { $player } ist vorüber.

## Kontrollpunkte

event-checkpoint = Kontrollpunkt { $number }.
event-counted =
    { $count ->
        [one] { $player } hat { $count } Karte.
       *[other] { $player } hat { $count } Karten.
    }
event-royal = { $player } erhält „{ $card }“.
event-deposed = „{ $card }“ von { $player } wird abgesetzt und kommt in den Limbus.
event-veteran =
    { $standing ->
        [0] { $player } hat keine Veteranen mehr.
        [1] Die Helden von { $player } sind Veteranen.
       *[2] { $player } verliert den Veteranenstatus.
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
