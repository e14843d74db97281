### BATTALIA: was eine Möglichkeit in der nummerierten Liste sagt, eine Nachricht je Verb.

## Aufbau und Ansagen

option-faction = { $faction_name }
option-home = Die Stadt auf Feld { $field } ({ $terrain_name })
option-draft = „{ $card }“
option-mulligan = Handtausch: abwerfen und neu ziehen
option-cohort = Eine Kohorte der Fraktion „{ $faction_name }“ zeigen
option-done = Zug beenden
option-resume = Mit dem Zug weitermachen
option-take_back = Karten zurücknehmen

## Reihen

option-hire =
    „{ $card }“ anheuern (mit { $by_name } oder höher + { $price ->
        [one] { $price } Versorgungskarte
       *[other] { $price } Versorgungskarten
    })
option-buy =
    { $asked ->
        [free-artefact] „{ $card }“ nehmen
       *[other] „{ $card }“ kaufen (mit { $by_name } oder höher + { $price ->
            [one] { $price } Versorgungskarte
           *[other] { $price } Versorgungskarten
        })
    }
option-road =
    { $asked ->
        [free-road] Eine Straße: { $shape_name }
       *[other] { $crossing ->
            [yes] Eine Straße bauen: { $shape_name } (zwei Stammeskrieger oder Werkzeug + { $price ->
                [one] { $price } Versorgungskarte
               *[other] { $price } Versorgungskarten
            })
           *[no] Eine Straße bauen: { $shape_name } (zwei Stammeskrieger oder Werkzeug)
        }
    }
option-city = Eine Stadt bauen: { $shape_name } (3 × „{ $rank_name }“)
option-upgrade = Deine Stadt auf Feld { $field } von Stufe { $level } ausbauen (2 × „{ $rank_name }“)
option-residence = Die Stadt auf Feld { $field } zur königlichen Residenz ausbauen (Königin)
option-capital = Die Residenz auf Feld { $field } zur Hauptstadt ausbauen (König)
option-move = Held { $hero } bewegen
option-recruit =
    Held { $hero } auf Feld { $field } anwerben (eine Waffe + { $price ->
        [one] { $price } Versorgungskarte
       *[other] { $price } Versorgungskarten
    })
option-attack =
    { $target ->
        [heroes] Die Helden von { $defender } auf Feld { $field } angreifen
        [ruin] Die Ruine auf Feld { $field } angreifen
        [building] { $defender_kind ->
            [nobody] Das Gebäude auf Feld { $field } angreifen
           *[player] Das Gebäude von { $defender } auf Feld { $field } angreifen
        }
        [centre] { $defender_kind ->
            [nobody] Das neutrale Stadtzentrum auf Feld { $field } angreifen
           *[player] Das Stadtzentrum von { $defender } auf Feld { $field } angreifen (Stufe { $level })
        }
       *[city] { $defender_kind ->
            [nobody] Die neutrale Stadt auf Feld { $field } angreifen
           *[player] Die Stadt von { $defender } auf Feld { $field } angreifen (Stufe { $level })
        }
    }
option-hide = Karte verstecken (kostet „{ $card }“)
option-pitch = „{ $card }“ aufschlagen
option-promote = Mit „{ $card }“ befördern
option-amulet = Mit „{ $card }“ verwandeln
option-great =
    { $form ->
        [none] „{ $card }“ ausspielen
       *[other] „{ $card }“ als „{ $form_name }“ ausspielen
    }
option-post = Einen Handelsposten auf Feld { $field } bauen (zwei Stammeskrieger)
option-discover = Feld { $field } entdecken
option-potion =
    Den Zaubertrank „{ $potion_name }“ kaufen ({ $price ->
        [one] { $price } Versorgungskarte
       *[other] { $price } Versorgungskarten
    })
option-tribute = Metamorpha mit Held { $hero } Tribut zahlen: { $ability }
option-open = „{ $card }“ öffnen: { $cards }
option-trade =
    { $rate ->
        [artefact_to_chest] Ein Artefakt gegen eine Truhe tauschen
        [chest_to_artefact] Eine Truhe gegen ein Artefakt tauschen
       *[supply_to_stardust] Zwei Versorgungskarten gegen eine Sternenstaubkarte tauschen
    }
option-income = „{ $kind_name }“ als Ertrag deiner Talgebäude nehmen
option-drink =
    { $victim_kind ->
        [nobody] Den Zaubertrank „{ $potion_name }“ trinken
       *[player] { $victim } den Zaubertrank „{ $potion_name }“ geben
    }
option-eclipse = „{ $card }“ zum Joker machen (Sonnenfinsternis)

## Karten ausspielen

option-lay =
    { $zone ->
        [hand] „{ $card }“ ausspielen
       *[ambush] „{ $card }“ aus dem Versteck ausspielen
    }
option-double =
    { $with_known ->
        [yes] „{ $card }“ ausspielen, verdoppelt durch „{ $with }“
       *[no] „{ $card }“ ausspielen, verdoppelt durch die Schriftrolle dieser Reihe
    }
option-copy = Ein Doppel der verdoppelten Einheit verwenden
option-sacrifice = „{ $card }“ in den Limbus legen
option-go =
    { $asked ->
        [movement-cards] Aufbrechen
       *[other] Die Reihe abschließen
    }
option-site = Feld { $field }, Straßen { $exits }

## Helden

option-step =
    { $hero ->
        [0] Auf Feld { $field } gehen ({ $terrain_name })
       *[other] Held { $hero } auf Feld { $field } ({ $terrain_name })
    }
plan-aim = { $what }: { $where }
option-jump = Zur Pforte auf Feld { $field } springen ({ $terrain_name })
option-stop = Hier anhalten
option-heroes =
    { $heroes ->
        [0] Kein Held
        [1] Held 1
        [2] Held 2
       *[3] Beide Helden
    }
option-retreat =
    { $payment ->
        [horse] Held { $hero } mit einem Pferd zurückziehen
       *[supply] Held { $hero } für Versorgungskarten zurückziehen
    }
option-booster = Sturmverstärker nehmen
option-spend = Sturmverstärker ausgeben
option-bridge =
    { $deal ->
        [deliver] Besondere Artefakte abliefern und Städte ausbauen
        [buy] Städte senken und ein Besonderes Artefakt nehmen
       *[swap] Ein Besonderes Artefakt austauschen
    }
option-deliver = „{ $card }“ abliefern und die Stadt auf Feld { $field } ausbauen

## Auswahl

option-take = „{ $card }“ nehmen
option-name =
    { $asked ->
        [hide-card] „{ $card }“ verstecken
        [store-card] „{ $card }“ ins Zelt legen
        [trade] „{ $card }“ geben
       *[other] { $place ->
            [hand] „{ $card }“
           *[line] „{ $card }“ in der Kampfreihe
        }
    }
option-form = { $form_name }
option-at =
    { $asked ->
        [retreat-to] Auf Feld { $field } ({ $terrain_name })
        [bridge] Die Stadt auf Feld { $field } um { $levels } senken (Stufe { $level })
       *[other] Die Stadt auf Feld { $field } (Stufe { $level })
    }
option-player = { $player }
option-rise =
    { $ranks ->
        [one] Um { $ranks } Rang
       *[other] Um { $ranks } Ränge
    }
option-fate = { $text }
option-effect = { $number }, { $effect }: { $effect_text }
option-tent = „{ $card }“ von { $player }
option-summon = { $npc_name } auf Feld { $field }
option-terrain =
    { $place ->
        [city] Stadt auf Feld { $field }: { $was_name } → { $terrain_name }
       *[road] Straße auf Feld { $field }: { $was_name } → { $terrain_name }
    }
option-swap = Die Karten auf den Feldern { $field } und { $other } vertauschen
option-turn = Karte auf Feld { $field } drehen: Straßen { $exits }
option-amount =
    { $amount ->
        [0] Keine
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
option-change =
    { $what ->
        [done] { $proposed ->
            [yes] Das vorschlagen
           *[no] Nichts ändert sich
        }
        [again] Neu beginnen
        [agree] Einverstanden
        [object] Nicht einverstanden: etwas anderes vorschlagen
        [draw] Ein Spieler zieht Karten
        [supply] Ein Spieler nimmt Versorgungskarten
        [stardust] Ein Spieler nimmt Sternenstaubkarten
       *[unit] Ein Spieler nimmt die Einheit „{ $rank_name }“
    }
change =
    { $what ->
        [draw] { $amount ->
            [one] { $player } zieht { $amount } Karte
           *[other] { $player } zieht { $amount } Karten
        }
        [supply] { $amount ->
            [one] { $player } nimmt { $amount } Versorgungskarte
           *[other] { $player } nimmt { $amount } Versorgungskarten
        }
        [stardust] { $amount ->
            [one] { $player } nimmt { $amount } Sternenstaubkarte
           *[other] { $player } nimmt { $amount } Sternenstaubkarten
        }
       *[unit] { $player } nimmt die Einheit „{ $rank_name }“
    }
option-draw = Eine Karte ziehen
option-result = Die { $result } behalten
option-freeze = Die Reihe einfrieren (Frosthand)
option-rage = Dem Verteidiger Handkarten nehmen (Berserker)
option-pass =
    { $asked ->
        [on-move] Passen und den Kampf verlieren
        [raise] Passen und den Kampf verlieren
        [window] Keinen Zaubertrank trinken
        [choose-artefact] Auf die Belohnung verzichten
       *[other] Nichts tun
    }
option-finish =
    { $asked ->
        [choose-artefact] Stattdessen eine Schicksalskarte ziehen
       *[other] Fertig
    }
