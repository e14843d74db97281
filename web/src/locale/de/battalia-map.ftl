### Der gezeichnete Spielplan von Battalia.

map-label = Spielplan
map-help = Pfeiltasten führen zum nächsten wählbaren Feld, mit der Umschalttaste von Feld zu Feld; die Eingabetaste wählt. Plus, Minus und 0 zoomen.
map-title = { $place } auf Feld { $field }
map-place =
    { $place ->
        [empty] Leeres Feld
        [road] Straße
        [city] { $neutral ->
            [yes] { $level ->
                [0] Freie Startstadt
               *[other] Neutrale Stadt
            }
           *[no] { $level ->
                [5] Königliche Residenz
                [6] Hauptstadt
               *[other] Stadt der Stufe { $level }
            }
        }
        [gate] Sturmpforte { $number }
        [ruin] Ruine
        [crossing] Talkreuzung
        [centre] Stadtzentrum
       *[other] Land
    }
map-hidden =
    { $place ->
        [crossing] Unentdeckte Talkreuzung
       *[other] Unentdecktes Gebäude
    }
map-connection =
    { $valley ->
        [kings_bridge] Königsbrücke
       *[other] Bergpass
    }
map-roads = Straßen nach { $ways }
map-roads-all = Straßen nach allen Seiten
map-north = Norden
map-east = Osten
map-south = Süden
map-west = Westen
map-owner = gehört { $name } (Spieler { $number })
map-worth =
    { $points ->
        [one] { $points } Siegpunkt wert
       *[other] { $points } Siegpunkte wert
    }
map-guarded = Verteidigung { $level }
map-hero =
    { $ring ->
        [yes] Held { $number } von { $name } mit einem Sturmverstärker
       *[no] Held { $number } von { $name }
    }
map-post = Handelsposten von { $name }
map-concealed = verborgen
map-sealed = hier passt keine Karte mehr
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganzen Spielplan zeigen
map-letter =
    { $terrain ->
        [verdant_woods] W
        [rocky_mountains] B
        [red_canyons] R
        [emerald_lakes] S
        [frost_fields] F
        [protojungle] D
       *[other] N
    }
map-can =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
