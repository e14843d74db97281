### Was jemand tun möchte, obwohl es gerade nicht geht.

why-title = Warum kann ich nicht …?
why-about = Wähle eine Aktion und sieh, warum sie gerade nicht geht.
why-piece = Warum geht das gerade nicht?
why-possible = Das ist jetzt möglich.
why-nothing = Der Server hat nicht geantwortet.
why-loading = Wird geprüft …
why-piece-hint = { $label }: gerade nicht möglich. Antippen zeigt den Grund

attempt-x-buy = { $card } kaufen
attempt-x-activate = { $card } nutzen
attempt-x-resolve = Effekt von { $card } ausführen
attempt-x-attack-ark = Die Arche angreifen
attempt-x-attack-base = Die Basis von { $name } angreifen
attempt-x-enter = Die Arche betreten
attempt-x-upgrade = Die Basis auf Stufe { $level } ausbauen
attempt-x-reorganize = Reorganisieren
attempt-x-pharmaceuticals = Medizin
attempt-x-weapon_technology = Waffentechnologie
attempt-x-tactical_assault = Taktischer Angriff
attempt-x-harvest = Abernten
attempt-x-end = Zug beenden
attempt-x-roll = Noch einmal würfeln
attempt-x-keep = Einen Würfel behalten: { $face }
attempt-x-gather = Sammeln: { $face }
attempt-x-exchange = Paragonwürfel eintauschen ({ $face })
attempt-x-face =
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

attempt-b-shape =
    { $shape ->
        [dead_end] Sackgasse
        [straight] Gerade
        [curve] Kurve
        [t] Einmündung
       *[x] Kreuzung
    }
attempt-b-hire = Anheuern: { $what }
attempt-b-buy = Kaufen: { $what }
attempt-b-road = Eine Straße bauen: { $shape }
attempt-b-city = Eine Stadt bauen: { $shape }
attempt-b-upgrade = Die Stadt auf { $field } auf Stufe { $level } ausbauen
attempt-b-residence = Die Stadt auf { $field } zur Residenz ausbauen
attempt-b-capital = Die Stadt auf { $field } zur Hauptstadt ausbauen
attempt-b-post = Einen Handelsposten auf { $field } bauen
attempt-b-discover = { $field } entdecken
attempt-b-site = Auf { $field } bauen
attempt-b-step = Nach { $field } ziehen
attempt-b-move = Held { $number } bewegen
attempt-b-recruit = Held { $number } anwerben
attempt-b-attack =
    { $what ->
        [heroes] Die Helden von { $name } angreifen
        [city] Die Stadt auf { $field } angreifen
        [gate] Die Pforte auf { $field } angreifen
        [ruin] Die Ruine auf { $field } angreifen
       *[other] { $field } angreifen
    }
attempt-b-potion = Den Zaubertrank { $what } kaufen
attempt-b-drink = Den Zaubertrank { $what } trinken
attempt-b-open = Zelt { $number } öffnen
attempt-b-lay = { $what } ausspielen
attempt-b-pitch = { $what } aufschlagen
attempt-b-promote = Mit { $what } befördern
attempt-b-amulet = { $what } nutzen
attempt-b-great = { $what } nutzen
attempt-b-mulligan = Handtausch
attempt-b-done = Zug beenden
