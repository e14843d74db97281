### Der gezeichnete Tisch von Battalia.

## Karten

b-class-unit = Einheit
b-class-royal = Königliche Einheit
b-class-artefact = Artefakt
b-class-great = Besonderes Artefakt
b-class-fate = Schicksalskarte
b-class-supply = Neutrale Karte
b-class-stardust = Neutrale Karte
b-class-chest = Neutrale Karte
b-class-potion = Zaubertrank
b-class-storm = Sturmeffekt
b-class-building = Talgebäude
b-card-attack = Stärke { $value } im Angriff
b-card-defence = Stärke { $value } in der Verteidigung
b-card-strength = Stärke { $value }
b-card-price =
    { $supply ->
        [one] Preis: eine Einheit vom Rang { $rank } oder höher und { $supply } Versorgungskarte
       *[other] Preis: eine Einheit vom Rang { $rank } oder höher und { $supply } Versorgungskarten
    }
b-mark-copies = Zählt als { $count } gleiche Karten
b-mark-form = Zählt in diesem Zug als etwas anderes
b-mark-was = Eigentlich: { $card }
b-mark-lender = Geliehen von Spieler { $number }
b-mark-traded = In diesem Zug eingetauscht
b-mark-named = Von den Frostfeldern verdoppelt
b-mark-copied = Schicksal 1 als Kopie
b-mark-joker = Joker (Sonnenfinsternis); nicht in Kämpfen

## Eigene Karten

b-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
b-hand-empty = Deine Hand ist leer.
b-ambush =
    { $count ->
        [one] Dein Versteck: { $count } Karte
       *[other] Dein Versteck: { $count } Karten
    }
b-nation = Nation
b-tents = Zelte
b-pile =
    { $count ->
        [one] { $title }: { $count } Karte
       *[other] { $title }: { $count } Karten
    }
b-pile-top = { $pile }, oben: { $top }
b-close = Schließen
b-line = Aktionsreihe
b-line-hire = Anheuern
b-line-buy = Kaufen
b-line-road = Straße bauen
b-line-city = Stadt bauen
b-line-upgrade = Stadt ausbauen
b-line-residence = Königliche Residenz
b-line-capital = Hauptstadt
b-line-move = Helden bewegen
b-line-recruit = Helden anwerben
b-line-attack = Angriff
b-line-post = Handelsposten
b-line-discover = Entdecken
b-line-potion = Zaubertrank kaufen
b-line-steps =
    { $count ->
        [one] noch { $count } Schritt
       *[other] noch { $count } Schritte
    }
b-line-units =
    { $count ->
        [one] es fehlt { $count } Einheit
       *[other] es fehlen { $count } Einheiten
    }
b-line-units-of =
    { $count ->
        [one] es fehlt { $count } Einheit ({ $rank })
       *[other] es fehlen { $count } Einheiten ({ $rank })
    }
b-line-supply =
    { $count ->
        [one] es fehlt { $count } Versorgungskarte
       *[other] es fehlen { $count } Versorgungskarten
    }
b-line-drop = Hier eine Karte ausspielen
b-choose = Wähle

## Das Orakel und wer am Zug ist

b-oracle-name = Sonnenorakel
b-week-name = Woche { $week }
b-day = Tag { $day }: { $kind } erleuchtet
b-checkpoint = Kontrollpunkt { $number } nach dem siebten Tag
b-enlightened = Heute erleuchtet
b-matching = Heute stimmen die Orakelsymbole überein: Farbe frei wählbar
b-enlightened-now = { $kind }: erleuchtet
b-matching-now = { $kind }: Farbe frei wählbar
b-on-turn = Wer am Zug ist
b-turn-acting = am Zug
b-turn-done = fertig
b-turn-waiting = wartet

## Die anderen

b-team-own = Dein Team
b-team = Team { $numbers }
b-more-of = Mehr über { $name }
b-hero-on = Held { $number } auf Feld { $field }
b-hero-beside = Held { $number } neben dem Spielplan
b-veteran = Veteran
b-fallen = gefallener Veteran
b-famous-name = Königliche Karten und Besondere Artefakte
b-posts = Handelsposten: { $fields }

## Der Vorrat und die Welt

b-stock-artefacts = Artefakte
b-count-of = { $name } ({ $count })
b-limbo-name = Limbus
b-rest = Übrige Besondere Artefakte
b-storm = Sturm
b-storm-left =
    { $count ->
        [one] noch { $count } Sturmeffekt
       *[other] noch { $count } Sturmeffekte
    }
b-storm-discard = Gespielte Sturmeffekte
b-fates =
    { $count ->
        [one] { $count } Schicksalskarte
       *[other] { $count } Schicksalskarten
    }
b-under-gate =
    { $count ->
        [one] Pforte { $number }: { $count } Besonderes Artefakt
       *[other] Pforte { $number }: { $count } Besondere Artefakte
    }
b-npcs = NSC
b-npc-away = nicht auf dem Spielplan
b-npc-rests = ruht heute
b-potions = Zaubertränke
b-potion-free = { $name }: zu kaufen
b-potion-held = { $name }: im Besitz von { $by }
b-potion-works =
    { $days ->
        [one] { $name }: getrunken von { $by }, wirkt noch { $days } Tag
       *[other] { $name }: getrunken von { $by }, wirkt noch { $days } Tage
    }
b-trade-name = Handel
b-trade =
    { $count ->
        [0] Handel: Du hast keinen Posten
        [one] Handel: Du hast { $count } Posten
       *[other] Handel: Du hast { $count } Posten
    }
b-rate-posts =
    { $count ->
        [one] ab { $count } Posten
       *[other] ab { $count } Posten
    }
b-buildings = Talgebäude

## Kampf

b-battle-ranged = Fernkampf
b-prize =
    { $what ->
        [great_artefact] ein Besonderes Artefakt
        [city] die Stadt, dann auf Stufe { $level }
        [city_and_lord] die Stadt, dann auf Stufe { $level }, und einen Lord
        [building] das Gebäude
        [centre] das Stadtzentrum
       *[heroes] die verteidigenden Helden
    }
b-battle-frozen = eine Reihe ist eingefroren
b-battle-line = Kampfreihe
b-attacker = Angreifer: { $name }, Stärke { $total }
b-defender = Verteidiger: { $name }, Stärke { $total }
b-no-cards = noch keine Karten
