### Die Spielpläne.

## Xibalba

x-turn = Zug { $number }: { $name }
x-target = { $target } Paragon zum Sieg
x-neutral = einem neutralen Soldaten
x-ark = Die Arche
x-ark-empty = Die Arche ist leer
x-ark-state = gehört { $name }, { $life } von { $most } Lebenspunkten
x-dice-action = Aktionsvorrat
x-face =
    { $face ->
        [R-] Ressourcenwürfel: Leerseite
        [R1] 1 Ressource
        [R2] 2 Ressourcen
        [R3] 3 Ressourcen
        [A-] Angriffswürfel: Leerseite
        [A] Angriff
        [C] kritischer Treffer
        [G-] Paragonwürfel: Leerseite
        [G1] 1 Paragon
       *[G2] 2 Paragon
    }
x-type-soldier = Soldaten
x-type-civilian = Zivilisten
x-type-structure = Gebäude
x-type-event = Ereignisse
x-priced = { $name } (kostet { $price })
x-deck = { $size } im Stapel, { $discard } abgelegt
x-locked = noch gesperrt
x-pile =
    { $below ->
        [0] { $top }
       *[other] { $top }, darunter { $below }
    }{ $disabled ->
        [yes] , außer Kraft
       *[no] { "" }
    }
x-warhost = Kampftrupp
x-field = Ausbaufeld { $number }
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

## Battalia

b-field = Feld { $field }
b-battle = Kampf
b-zone-ambush = Versteck
b-zone-table = Gespielt
b-zone-refuge = Zuflucht
b-land-card =
    { $kind ->
        [city] Stadt
       *[road] Straße
    }: { $shape ->
        [dead_end] Sackgasse
        [straight] gerade
        [curve] Kurve
        [t] Einmündung
       *[x] Kreuzung
    }
b-stack = { $name } ({ $size }, oben: { $top })
b-great = Besondere Artefakte
b-royals = Königliche Karten
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
