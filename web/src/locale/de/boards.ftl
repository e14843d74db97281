### Die Spielpläne in Worten.

## Xibalba

x-turn = Zug { $number }: { $name }
x-phase-effect = Effektphase
x-phase-dice = Würfelphase
x-phase-action = Aktionsphase
x-target = { $target } Paragon zum Sieg
x-neutral = niemandem
x-ark = Die Arche
x-ark-empty = Die Arche ist leer
x-ark-state = gehört { $name }, { $life } von { $most } Lebenspunkten
x-dice-pool = Würfelvorrat
x-dice-action = Aktionsvorrat
x-dice-attacking = Im Angriff
x-face =
    { $face ->
        [R-] Ressourcenwürfel: leer
        [R1] 1 Ressource
        [R2] 2 Ressourcen
        [R3] 3 Ressourcen
        [A-] Angriffswürfel: leer
        [A] Angriff
        [C] kritischer Treffer
        [G-] Paragonwürfel: leer
        [G1] 1 Paragon
       *[G2] 2 Paragon
    }
x-market = Im Angebot
x-type-soldier = Soldaten
x-type-civilian = Zivilisten
x-type-structure = Gebäude
x-type-event = Ereignisse
x-priced = { $name } (kostet { $price })
x-deck = { $size } im Stapel, { $discard } abgelegt
x-locked = noch nicht ausgebaut
x-pile =
    { $below ->
        [0] { $top }
       *[other] { $top }, darunter { $below }
    }{ $disabled ->
        [yes] , wirkungslos
       *[no] { "" }
    }
x-warhost = Kampftrupp
x-field = Ausbaufeld { $number }
x-below = alle Karten des Stapels
x-paragon = Paragon { $paragon } von { $target }
x-resources =
    { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }
x-level = Basisstufe { $level }
x-resistance = Widerstand { $value }
x-productivity = Produktivität { $value }
x-actions = Aktionen
x-action-discard = Abwerfen
x-action-reorganize = Reorganisieren
x-action-pharmaceuticals = Medizin
x-action-weapon_technology = Waffentechnologie
x-action-tactical_assault = Taktischer Angriff
x-action-harvest = Abernten
x-action-upgrade = Basisausbau

## Battalia

b-week = Woche { $week }, Tag { $day }
b-oracle = Erleuchtet: { $enlightened } · Stimmt überein: { $matching }
b-map = Der Spielplan nach Zeilen und Spalten
b-field = Feld { $field }
b-place =
    { $place ->
        [road] Straße
        [city] { $level ->
            [0] Stadt
           *[other] Stadt der Stufe { $level }
        }
        [gate] Pforte
        [ruin] Ruine
        [crossing] Übergang
        [building] Gebäude
        [centre] Stadtzentrum
        [connection] Verbindung
       *[other] Land
    }
b-hero = Held { $number } von { $name }
b-neutral = neutrale Verteidiger
b-battle = Kampf
b-side = { $name }: { $total }
b-own = Deine Karten
b-zone-hand = Hand
b-zone-ambush = Versteck
b-zone-table = Gespielt
b-zone-refuge = Zuflucht
b-zone-nation = Nation, sortiert
b-stock = Vorrat
b-land-card =
    { $kind ->
        [city] Stadt
       *[road] Straße
    }: { $shape ->
        [dead_end] Sackgasse
        [straight] gerade
        [curve] Kurve
        [t] Abzweigung
       *[x] Kreuzung
    }
b-stack = { $name } ({ $size }, oben: { $top })
b-tokens = Versorgung { $supply } · Sternenstaub { $stardust } · Truhen { $chests }
b-great = Besondere Artefakte
b-royals = Königliche Karten
b-limbo =
    { $count ->
        [one] Limbus: { $count } Karte
       *[other] Limbus: { $count } Karten
    }
b-no-faction = noch keine Fraktion
b-count-points = Siegpunkte { $count }
b-count-deck = Deck { $count }
b-count-hand = Hand { $count }
b-count-nation = Nation { $count }
b-count-refuge = Zuflucht { $count }
b-count-ambush = Versteck { $count }
b-tent =
    { $count ->
        [one] { $card } mit { $count } Karte
       *[other] { $card } mit { $count } Karten
    }
