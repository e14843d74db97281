### BATTALIA: die Wörter für alles auf dem Tisch, und was das Terminal davon zeigt.

## Spieler, Richtungen, Aktionen

neutral-side = die neutralen Verteidiger
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
action-name-hire = Anheuern
action-name-buy = Kaufen
action-name-road = Straße
action-name-city = Stadt
action-name-upgrade = Ausbau
action-name-residence = Königliche Residenz
action-name-capital = Hauptstadt
action-name-post = Handelsposten
action-name-discover = Entdecken
action-name-potion = Zaubertrank

## Am Terminal: Zeit und Spieler

cli-title = BATTALIA · Woche { $week }, Tag { $day }
cli-oracle =
    { $form ->
        [short] Erl. { $enlightened } · Farbwahl { $matching }
       *[long] Erleuchtet: { $enlightened } · Farbwahl: { $matching }
    }
cli-time =
    { $mode ->
        [creation] Die Schöpfung{ $weeks ->
            [0] .
           *[other] ; Woche { $weeks } ist die letzte.
        }
       *[stormgates] Die Sturmpforten{ $weeks ->
            [0] ; Woche { $week } endet mit Kontrollpunkt { $week }.
           *[other] ; Woche { $week } endet mit Kontrollpunkt { $week }; Woche { $weeks } ist die letzte.
        }
    }
cli-turn-of = Am Zug: { $players }
cli-teams = Teams: { $teams }
cli-neutral = neutral
cli-no-faction = noch keine Fraktion
cli-seat-line = Spieler { $number }: { $name }
cli-stats = SP { $points }  Deck { $deck }  Hand { $hand }  Vst { $ambush }  Zelte { $tents }  Helden { $heroes }
cli-player-stats = Siegpunkte { $points } · Deck { $deck }: Hand { $hand }, Nation { $nation }, Zuflucht { $refuge }, Versteck { $ambush }
cli-section-own = Deine Karten
cli-section-map = Spielplan
cli-section-stock = Vorrat
cli-label-heroes = Helden auf
cli-no-heroes = keine
cli-label-hand = Hand
cli-label-ambush = Versteck
cli-label-table = Gespielt
cli-label-refuge = Zuflucht
cli-label-nation = Nation (sortiert)
cli-no-own-cards = Wer nur zusieht, hat keine Karten. In einer Aufzeichnung zeigt „--viewer 2“ die von Spieler 2.
cli-tent =
    { $cards ->
        [none] { $count ->
            [one] { $card } mit { $count } Karte
           *[other] { $card } mit { $count } Karten
        }
       *[other] { $card }: { $cards }
    }
cli-veteran =
    { $standing ->
        [veteran] Veteranen
       *[fallen] Gefallene Veteranen
    }
cli-ring = Held { $hero } hat den Sturmverstärker für Pforte { $gate }
cli-battle =
    { $target ->
        [heroes] Kampf gegen Helden auf Feld { $field }
        [ruin] Kampf um die Ruine auf Feld { $field }
        [building] Kampf um das Gebäude auf Feld { $field }
        [centre] Kampf um das Stadtzentrum auf Feld { $field }
       *[city] Kampf um die Stadt auf Feld { $field }
    }
cli-battle-side =
    { $side ->
        [attack] Angriff { $total }, { $player }: { $cards }
       *[defence] Verteidigung { $total }, { $player }: { $cards }
    }
cli-battle-part =
    { $reason ->
        [card] { $card }
        [veteran] Veteran { $card }
        [morale] Moral
        [terrain] Heimatgelände
        [city] Stadt
        [building] Gebäude am Zentrum
        [guards] Wachen
        [colossus] Koloss
        [weakness] Schwäche
       *[nothing] nie unter 0
    }
cli-battle-prize = Es geht um: { $prizes }
cli-prize =
    { $prize ->
        [great_artefact] ein Besonderes Artefakt
        [city] die Stadt, dann auf Stufe { $level }
        [city_and_lord] die Stadt, dann auf Stufe { $level }, und einen Lord
        [building] das Gebäude
        [centre] das Stadtzentrum
       *[heroes] die verteidigenden Helden
    }

## Am Terminal: der Spielplan

cli-terrain-letter =
    { $terrain ->
        [verdant_woods] W
        [rocky_mountains] B
        [red_canyons] R
        [emerald_lakes] S
        [frost_fields] F
        [protojungle] D
       *[neutral] n
    }
cli-map-signs =
    W1:3 Stadt von Spieler 1, Stufe 3 · W-:6 neutrale Stadt · ◎4 Pforte · ▒▒ Ruine
    ? unentdeckt · ⌂1 Gebäude · ★1:4 Stadtzentrum · ≈≈ Pass oder Brücke
    1a 1b seine Helden · p1 sein Handelsposten · Me Metamorpha · Bi Bilkarr · + mehr
    × nie mehr zu bebauen
cli-map-row = Zeile { $row }
cli-map-empty = leer: Spalten { $columns }
cli-map-sealed = nie mehr zu bebauen: Spalten { $columns }
cli-concealed = verborgen
cli-hero-of = Held { $hero } von { $player }
cli-post-of = Handelsposten von { $player }
cli-roads = Straßen { $exits }
cli-place =
    { $place ->
        [empty] leer
        [road] Straße
        [city] { $owned ->
            [yes] Stadt von { $owner }, Stufe { $level }
           *[no] { $level ->
                [0] freie Startstadt
               *[other] neutrale Stadt, Stufe { $level }
            }
        }
        [gate] Sturmpforte { $gate }
        [ruin] Ruine
        [crossing] Talkreuzung
        [building] { $owned ->
            [yes] { $building } von { $owner }
           *[no] { $building }
        }
        [centre] { $owned ->
            [yes] Stadtzentrum von { $owner }, Stufe { $level }
           *[no] neutrales Stadtzentrum, Stufe { $level }
        }
        [connection] Pass oder Brücke zwischen den Tälern
       *[hidden] unentdeckte Talkarte
    }

## Am Terminal: der Vorrat

cli-stock-line =
    { $size ->
        [0] { $name }: nichts mehr da
       *[other] { $name } { $size }, oben { $top }; mit { $by } oder höher, Versorgungskarten: { $supply }
    }
cli-stock-map =
    { $kind ->
        [city] Städte: { $cards }
       *[road] Straßen: { $cards }
    }
cli-stock-counts = Versorgung { $supply } · Sternenstaub { $stardust } · Truhen { $chests } · Sturmeffekte { $storm } · Schicksalskarten { $fates }
cli-label-great = Besondere Artefakte
cli-label-royals = Königliche Karten
cli-label-limbo = Limbus
cli-under-gate =
    { $count ->
        [one] Unter Pforte { $gate }: { $count } Besonderes Artefakt
       *[other] Unter Pforte { $gate }: { $count } Besondere Artefakte
    }
cli-potion-line =
    { $state ->
        [full] Zaubertrank { $potion }: { $player }, noch nicht getrunken
        [empty] Zaubertrank { $potion }: { $player }, heute genutzt
       *[drunk] Zaubertrank { $potion }: { $player }, wirkt
    }

## Am Terminal: die Auswahl

cli-verb =
    { $verb ->
        [attack] Angriff
        [hire] Anheuern
        [buy] Kaufen
        [road] Straße
        [city] Stadt
        [upgrade] Ausbau
        [move] Held bewegen
        [lay] Ausspielen
        [double] Doppelt ausspielen
        [jump] Zur Pforte springen
        [site] Feld
        [step] Gehen
        [take] Nehmen
        [name] Wählen
        [terrain] Ersetzen
        [swap] Vertauschen
        [turn] Drehen
        [summon] Rufen
        [sacrifice] Opfern
        [promote] Befördern mit
        [amulet] Verwandeln mit
        [hide] Limbus, dann verstecken
        [potion] Zaubertrank
        [eclipse] Sonnenfinsternis
       *[at] Feld
    }
cli-target =
    { $target ->
        [heroes] Helden
        [ruin] Ruine
        [building] Gebäude
        [centre] Zentrum
       *[city] Stadt
    }
cli-page =
    { $page ->
        [map] plan
        [hand] hand
       *[stock] vorrat
    }
cli-help-page =
    { $page ->
        [map] {"  "}plan – der Spielplan
        [hand] {"  "}hand – deine eigenen Karten und was sie sagen
       *[stock] {"  "}vorrat – was man anheuern und kaufen kann, Besondere Artefakte, Limbus, Zaubertränke
    }

## Am Terminal: rund um eine Partie

cli-welcome =
    { $mode ->
        [creation] BATTALIA – Die Schöpfung
       *[stormgates] BATTALIA – Die Sturmpforten
    }
cli-why-what = Frage nach einer Aktion: warum anheuern lord
cli-lookup-what = Frage nach einer Regel, einer Karte oder einem Wort: ? B-GATE-10, ? Horn, ? Kohorte
cli-help-moves =
    Aktionen: die Nummer einer Möglichkeit oder die Aktion selbst eingeben; mehrere mit Semikolon.
      anheuern häuptling, kaufen pferd, straße gerade, stadt kreuzung priester
      ausbauen 3,4 lord, legen lord.holmsiedler, legen versorgung versteck
      bewegen 1, gehen 3,4, springen 2,6, anhalten, angriff stadt 3,4 p2, passen
      verstecken versorgung, aufschlagen zelt.holmsiedler, spielen baldurs_horn
      verdoppeln häuptling.bärenvolk hand schriftrolle.wolkenkinder, fertig
    Befehle:
cli-help-signs =
      ? B-GATE-10, ? Horn, ? Kohorte – eine Regel, Karte oder ein Wort nachschlagen
    Felder sind Zeile,Spalte. Karten sind Art.Fraktion: lord.holmsiedler, werkzeug.bärenvolk, versorgung.
    SP Siegpunkte, Vst Karten im Versteck, [2] Versorgung als Preis, ×2 zählt doppelt.
cli-result =
    { $won ->
        [yes] { $points ->
            [one] { $name } gewinnt mit { $points } Siegpunkt.
           *[other] { $name } gewinnt mit { $points } Siegpunkten.
        }
       *[no] { $points ->
            [one] { $name }: { $points } Siegpunkt
           *[other] { $name }: { $points } Siegpunkte
        }
    }
cli-result-team =
    { $won ->
        [yes] { $members } gewinnen.
       *[no] { $members }
    }
cli-result-member =
    { $points ->
        [one] { $name } ({ $points } Siegpunkt)
       *[other] { $name } ({ $points } Siegpunkte)
    }
