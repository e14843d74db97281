### XIBALBA am Terminal: das Spielbrett, die Auswahl und alles rund um eine Partie.

## Das Spielbrett

cli-title = XIBALBA · Zug { $turn } · { $player } · { $phase }
cli-goal =
    { $mode ->
        [apocalypse] Apokalypse-Modus · Ziel: { $target } Paragon
       *[normal] Ziel: { $target } Paragon
    }
cli-neutral = neutral
cli-section-under-way = Im Gange
cli-section-market = Auslage
cli-label-ark = Arche
cli-label-dice = Würfel
cli-label-costs = Preise
cli-ark-empty = leer
cli-life = Leben { $life }/{ $most }
cli-stats = Par { $paragon }/{ $target }  Res { $resources }  St { $level }{ $upgraded ->
        [yes] ↑
       *[no] {""}
    }  Wid { $resistance }  Prod { $productivity }
cli-stats-wide = Paragon { $paragon }/{ $target } · Ressourcen { $resources } · Stufe { $level }{ $upgraded ->
        [yes] {" "}(in dieser Runde ausgebaut)
       *[no] {""}
    } · Widerstand { $resistance } · Produktivität { $productivity }
cli-warhost-short = KT
cli-disabled-short = (aus)
cli-locked = { $fields } gesperrt
cli-deck-line =
    { $discarded ->
        [0] Stapel { $size }
       *[other] Stapel { $size } ab { $discarded }{ $top ->
            [none] {""}
           *[other] : { $top }
        }
    }
cli-deck-text =
    { $discarded ->
        [0] { $kind }: Stapel { $size }, Ablagestapel leer
       *[other] { $kind }: Stapel { $size }, Ablagestapel { $discarded }, oben { $top }
    }
cli-offer = { $number } { $card }, Preis { $price }
cli-market-slot = { $slot }, Preis { $price }:
cli-card-place =
    { $depth ->
        [0] { $place }, oben:
       *[other] { $place }, überdeckt ({ $depth }):
    }
cli-no-cards = Du hast keine Karten.
cli-pile-locked = gesperrt
cli-pile-empty = leer
cli-pile-disabled = außer Kraft
cli-pile-covered = { $count } überdeckt
cli-pile-covered-own = { $count } überdeckt ({ $cards })
cli-dice-pool = Würfelvorrat
cli-dice-kept = behalten
cli-dice-action = Aktionsvorrat
cli-dice-attacking = im Angriff
cli-dice-aside = beiseite
cli-dice-spent = genutzt
cli-dice-not-rolled = { $count } Würfel, noch nicht geworfen
cli-rerolls-left =
    { $count ->
        [one] noch { $count } Wiederholungswurf
       *[other] noch { $count } Wiederholungswürfe
    }
cli-attack-line =
    { $target ->
        [ark] Angriff: { $soldier } von { $attacker } auf die Arche, Stärke { $power }
       *[base] Angriff: { $soldier } von { $attacker } auf die Basis von { $owner }, Stärke { $power }
    }
cli-resolving-line = Wird ausgeführt: { $card }
cli-looking-hidden =
    { $count ->
        [one] { $player } sieht sich eine Karte an: { $deck }
       *[other] { $player } sieht sich { $count } Karten an: { $deck }
    }
cli-looking-line = { $player } sieht sich Karten an: { $deck }; { $cards }
cli-looking-left = zu legen: { $cards }
cli-looking-top = oben: { $cards }
cli-looking-bottom = unten: { $cards }
cli-arranging-line = { $player } reorganisiert:
cli-lasting-line = Wirkt noch: { $effects }
cli-lasting-effect =
    { $until ->
        [attack_end] { $card } ({ $players }, bei diesem Angriff)
        [turn_end] { $card } ({ $players }, in diesem Zug)
        [your_next_turn] { $card } ({ $players }, bis der Besitzer wieder am Zug ist)
       *[end_of_your_next_turn] { $card } ({ $players }, bis zum Ende des nächsten Zuges des Besitzers)
    }

## Die Auswahl

cli-verb =
    { $verb ->
        [keep] Behalten
        [gather] Sammeln
        [exchange] Eintauschen
        [remove] Entfernen
        [attack] Angriff
        [enter] Arche betreten
        [buy] Kaufen
        [discard] Abwerfen
        [activate] Nutzen
       *[common] Aktionen
    }
cli-free = kostenlos
cli-everything = alle
cli-deck-initial =
    { $kind ->
        [soldier] S
        [civilian] Z
        [structure] G
       *[event] E
    }

## Rund um eine Partie

cli-welcome =
    { $mode ->
        [apocalypse] XIBALBA im Apokalypse-Modus. Wer zuerst { $target } Paragon hat, gewinnt.
       *[normal] XIBALBA. Wer zuerst { $target } Paragon hat, gewinnt.
    }
cli-why-what = Frage nach einer Aktion: warum angriff arche A
cli-lookup-what = Frage nach einer Regel, einer Karte oder einem Wort: ? X-ARK-03, ? bomber, ? Kampftrupp
cli-help-moves =
    Aktionen: die Nummer einer Möglichkeit oder die Aktion selbst eingeben; mehrere mit Semikolon.
      aufteilen 4 2, behalten R2 A, behalten alle, würfeln
      sammeln alle, angriff arche AAC, angriff p2 A, betreten A, tauschen alle
      kaufen soldat1, kaufen zivilist2 3 (Feld 3), abwerfen ereignis1, nutzen 2
      abernten, taktik, waffe, medizin, reorganisieren, ausbauen 2, ende
      blocken, passen, waffe; angriff arche C
    Befehle:
cli-help-signs =
      ? X-ARK-03, ? bomber, ? Kampftrupp – eine Regel, Karte oder ein Wort nachschlagen
    Zeichen: Soldaten mit Stärke/Widerstand/Paragonwert; [4] ist ein Preis, den du zahlen
    kannst, (7) einer, den du nicht zahlen kannst; +2 sind überdeckte Karten; KT Kampftrupp,
    Par Paragon, Res Ressourcen, St Stufe (↑ in dieser Runde ausgebaut), Wid Widerstand der
    Basis, Prod Produktivität.
    Würfel: R1 R2 R3 Ressourcen, A Angriff, C kritischer Treffer, G1 G2 Paragon, R- A- G- leer.
cli-verb-word =
    { $verb ->
        [split] aufteilen
        [keep] behalten
        [roll] würfeln
        [gather] sammeln
        [exchange] tauschen
        [attack] angriff
        [enter] betreten
        [buy] kaufen
        [discard] abwerfen
        [reorganize] reorganisieren
        [pharmaceuticals] medizin
        [weapon_technology] waffe
        [tactical_assault] taktik
        [harvest] abernten
        [upgrade] ausbauen
        [activate] nutzen
        [remove] entfernen
        [end] ende
        [block] blocken
        [pass] passen
        [destroy] vernichten
        [lift] heben
       *[done] fertig
    }
cli-thing-word =
    { $thing ->
        [ark] arche
        [warhost] kampftrupp
        [field] feld
        [soldier] soldat
        [civilian] zivilist
        [structure] gebäude
        [event] ereignis
        [all] alle
        [free] frei
       *[with] mit
    }
cli-result =
    { $won ->
        [yes] { $name } gewinnt mit { $paragon } Paragon.
       *[no] { $name }: { $paragon } Paragon
    }

## Was man ansehen kann

cli-page =
    { $page ->
        [market] auslage
        [cards] karten
       *[piles] stapel
    }
cli-help-page =
    { $page ->
        [market] {"  "}auslage – die Karten der Auslage mit ihren Texten
        [cards] {"  "}karten – deine eigenen Karten, auch die überdeckten
       *[piles] {"  "}stapel – alle Stapel, soweit du sie kennst
    }

## Angaben einer Aktion, wenn eine nicht passt

cli-argument =
    { $argument ->
        [face] Würfel
        [to] Nach
        [with] Bezahlt mit
        [place] Ort
        [slot] Karte der Auslage
        [die] Würfel
        [deck] Stapel
        [moment] Zeitpunkt
        [target] Ziel
        [seat] Spieler
        [card] Karte
        [field] Ausbaufeld
        [resource] Ressourcenwürfel
        [attack] Angriffswürfel
        [attacks] Angriffssymbole
        [criticals] Kritische Treffer
        [level] Stufe
        [number] Nummer
        [index] Stelle
       *[action] Aktion
    }
