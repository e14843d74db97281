### Das Terminal: Befehlszeile, Spielbrett und alles, was rund um eine Partie gesagt wird.

## Die Befehlszeile

cli-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-options-metavar = [OPTIONEN]
cli-command-metavar = BEFEHL …
cli-file-metavar = DATEI
cli-files-metavar = DATEI…
cli-paths-metavar = PFAD…
cli-query-metavar = [SUCHWORT]
cli-error = Fehler: { $text }
cli-see-help = „stormark --help“ nennt die Befehle, „stormark BEFEHL --help“ erklärt einen davon.
cli-no-such-command = Den Befehl „{ $found }“ gibt es hier nicht. Erlaubt: { $allowed }.
cli-no-such-option =
    { $near ->
        [none] Die Option „{ $found }“ gibt es hier nicht.
       *[other] Die Option „{ $found }“ gibt es hier nicht. Gemeint ist vielleicht { $near }?
    }
cli-option-needs-value = Die Option „{ $option }“ braucht einen Wert.
cli-argument-missing = Hier fehlt etwas: { $name }.
cli-too-many-arguments = Das sind mehr Angaben, als dieser Befehl erwartet: { $found }.
cli-lang-unknown = Die Sprache „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.

cli-help-stormark = Stormark ist ein genauer Spieltisch für Brettspiele: spielen, nachspielen, prüfen, nachschlagen.
    .short = Ein genauer Spieltisch für Brettspiele
cli-help-play =
    An diesem Terminal spielen: Menschen an einem Bildschirm und Bots, beliebig gemischt.

    GAME ist xibalba. Ohne weitere Optionen bereitet ein kurzer Dialog eine Partie gegen einen Bot vor.
    .short = An diesem Terminal spielen
cli-help-replay = Eine Aufzeichnung oder einen Spielstand prüfen und Schritt für Schritt zeigen.
    .short = Eine Aufzeichnung prüfen und zeigen
cli-help-pack = Inhaltspakete: eigene Karten, Fraktionen und Würfel.
    .short = Inhaltspakete prüfen
cli-help-pack-check = Pakete prüfen: jedes Problem mit seiner Stelle und dem, was dort erlaubt ist, oder was ein gutes Paket enthält.
    .short = Pakete auf Probleme prüfen
cli-help-scenario = Szenariodateien: Stellungen, Züge und was daraus folgen muss.
    .short = Szenarien prüfen und zeigen
cli-help-scenario-check = Szenariodateien oder alle in einem Ordner durchspielen und sagen, wo das Spiel von ihnen abweicht.
    .short = Szenarien durchspielen und vergleichen
cli-help-scenario-show = Ein Szenario beschreiben: seine Regeln, die Ausgangsstellung und die Züge.
    .short = Ein Szenario beschreiben
cli-help-rules = Eine Regel, Karte, Fraktion oder ein Wort nachschlagen; ohne Suchwort alle Regeln.
    .short = Regeln, Karten und Wörter nachschlagen
cli-help-cards = Die passenden Karten auflisten; den ganzen Text, wenn es höchstens drei sind.
    .short = Karten auflisten und nachschlagen

cli-about-lang = Sprache aller Texte
cli-about-help = Diese Seite zeigen
cli-about-version = Die Version zeigen
cli-about-players = Anzahl der Spieler: du, und Bots auf den übrigen Plätzen
cli-about-seats = Wer der Reihe nach spielt: Namen von Menschen, bot:greedy, bot:random
cli-about-mode = Spielweise (normal)
cli-about-target = Paragon, die zum Sieg nötig sind
cli-about-factions = Fraktionen nach Plätzen; eine leere Stelle wird ausgelost
cli-about-pack = Mit den Karten dieses Pakets spielen
cli-about-seed = Geheimnis hinter allen Würfeln und gemischten Stapeln; damit lässt sich eine Partie wiederholen
cli-about-plain = Einfache Zeilen ohne Farbe, für Vorleseprogramme und Pipes
cli-about-save = Wohin die Partie nach jedem Zug gespeichert wird
cli-about-resume = Einen Spielstand fortsetzen
cli-about-step = Stellung für Stellung durchgehen
cli-about-viewer = Wessen Wissen gezeigt wird
cli-about-type = Nur Karten dieses Typs
cli-about-faction = Nur Karten dieser Fraktion

## Falsche Eingaben

cli-seat-empty = Der Platz hat keinen Namen. Plätze werden durch Kommas getrennt: Anna,bot:greedy.
cli-seat-name = Ein Name hat höchstens { $longest } druckbare Zeichen.
cli-seat-twice = Zwei Menschen können nicht beide „{ $name }“ heißen.
cli-seat-bot = Den Bot „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.
cli-seats-count =
    { $seats ->
        [one] Es ist ein Platz genannt
       *[other] Es sind { $seats } Plätze genannt
    }, die Zahl der Spieler ist aber { $players }.
cli-not-a-number = „{ $found }“ ist keine ganze Zahl.
cli-seed-empty = Ein Startwert besteht aus 64 Hexadezimalziffern oder aus irgendeinem Text, aber nicht aus nichts.
cli-file-exists = Diese Datei gibt es schon; sie wird nicht überschrieben. Wähle einen anderen Namen oder setze sie mit --resume fort.
cli-resume-options = Ein Spielstand sagt schon, wer was spielt; zu --resume passen keine Optionen einer neuen Partie.
cli-resume-over = Diese Partie ist zu Ende; „stormark replay“ zeigt sie.
cli-hint-pack = Nenne das Paket mit dem Hash { $hash } durch --pack DATEI.
cli-scenario-none = In diesem Ordner gibt es keine Szenariodateien (.toml).

## Vor der Partie

cli-default-name = Spieler 1
cli-bot-name =
    { $number ->
        [0] Bot { $kind }
       *[other] Bot { $kind } { $number }
    }
cli-ask-resume = Es gibt eine unbeendete Partie ({ $file }). Fortsetzen? [J/n]
cli-ask-name = Wie heißt du? [{ $default }]
cli-ask-players = Wie viele Spieler, 2, 3 oder 4? [{ $default }]
cli-ask-other = Spieler { $number }: ein Bot ({ $bots }) oder der Name eines Menschen? [{ $default }]
cli-ask-mode = Spielweise, normal oder apocalypse? [{ $default }]
cli-welcome =
    { $mode ->
        [apocalypse] XIBALBA im Apokalypse-Modus. Wer zuerst { $target } Paragon hat, gewinnt.
       *[normal] XIBALBA. Wer zuerst { $target } Paragon hat, gewinnt.
    }
cli-seed-hash = Hash des geheimen Startwerts: { $hash }
cli-autosave = Jeder Zug wird gespeichert in { $file }
cli-welcome-help = Gib die Nummer einer Möglichkeit ein, einen Zug oder „hilfe“.

## Das Spielbrett

cli-title = XIBALBA · Zug { $turn } · { $player } · { $phase }
cli-goal =
    { $mode ->
        [apocalypse] Apokalypse-Modus · Ziel: { $target } Paragon
       *[normal] Ziel: { $target } Paragon
    }
cli-neutral = neutral
cli-none = nichts
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
cli-player-line = Spieler { $number }: { $name }, { $faction }
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
cli-card-line = { $card } · { $kind } · Kosten { $cost } · { $faction }
cli-card-place =
    { $depth ->
        [0] { $place }, oben:
       *[other] { $place }, überdeckt ({ $depth }):
    }
cli-no-cards = Du hast keine Karten.
cli-pile-locked = gesperrt
cli-pile-empty = leer
cli-pile-disabled = ohne Wirkung
cli-pile-covered = { $count } überdeckt
cli-pile-covered-own = { $count } überdeckt ({ $cards })
cli-dice-pool = Würfelvorrat
cli-dice-kept = aussortiert
cli-dice-action = Aktionsvorrat
cli-dice-attacking = im Angriff
cli-dice-aside = beiseite
cli-dice-spent = benutzt
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
        [turn_end] { $card } ({ $players }, in diesem Zug)
        [your_next_turn] { $card } ({ $players }, bis der Besitzer wieder am Zug ist)
       *[end_of_your_next_turn] { $card } ({ $players }, bis zum Ende des nächsten Zuges des Besitzers)
    }

## Die Auswahl

cli-verb =
    { $verb ->
        [keep] Aussortieren
        [gather] Sammeln
        [exchange] Tauschen
        [remove] Entfernen
        [attack] Angriff
        [enter] Arche betreten
        [buy] Erwerben
        [discard] Abwerfen
        [activate] Aktivieren
       *[common] Aktionen
    }
cli-free = ohne Bezahlung
cli-everything = alle
cli-deck-initial =
    { $kind ->
        [soldier] S
        [civilian] Z
        [structure] G
       *[event] E
    }
cli-hint = Nummer oder Zug · hilfe · ? Wort · brett · zurück · protokoll · beenden
cli-more = Seite { $page } von { $pages }: + zeigt die nächsten Möglichkeiten
cli-meanwhile = Inzwischen:
cli-forced = Nur eine Möglichkeit war übrig und wurde für dich gewählt: { $move }
cli-press-enter = Weiter mit der Eingabetaste.
cli-press-enter-more = Mehr mit der Eingabetaste.
cli-curtain = { $name } hat zu entscheiden. Bitte gib den Bildschirm an { $name } weiter.

## Antworten an der Eingabe

cli-no-such-number = Diese Möglichkeit gibt es nicht; sie tragen die Nummern 1 bis { $most }.
cli-no-such-word = „{ $word }“ ist weder ein Zug noch ein Befehl; „hilfe“ nennt beides.
cli-why-what = Frage nach einem Zug: warum angriff arche A
cli-why-possible = „{ $move }“ ist jetzt möglich.
cli-lookup-what = Frage nach einer Regel, einer Karte oder einem Wort: ? X-ARK-03, ? bomber, ? Kampftrupp
cli-lookup-nothing = Nichts heißt „{ $query }“.
cli-lookup-near = Gemeint ist vielleicht: { $near }?
cli-lookup-more = Außerdem: { $titles }
cli-saved = Gespeichert in { $file }
cli-not-saved = Der Zug gilt, konnte aber nicht gespeichert werden:
cli-quit-question = Die Partie behalten, um später weiterzuspielen? [J]a, [n]ein, [a]bbrechen:{" "}
cli-answer-no = nein
cli-answer-cancel = abbrechen

## Hilfe an der Eingabe

cli-command =
    { $command ->
        [help] hilfe
        [board] brett
        [options] möglichkeiten
        [more] mehr
        [market] markt
        [cards] karten
        [piles] stapel
        [log] protokoll
        [why] warum
        [undo] zurück
        [restart] neu
        [save] speichern
        [lang] sprache
       *[quit] beenden
    }
cli-help-moves =
    Züge: die Nummer einer Möglichkeit oder den Zug selbst eingeben; mehrere mit Semikolon.
      aufteilen 4 2, behalten R2 A, behalten alle, würfeln
      sammeln alle, angriff arche AAC, angriff p2 A, betreten A, tauschen alle
      erwerben soldat1, erwerben zivilist2 3 (Feld 3), abwerfen ereignis1, aktivieren 2
      abernten, taktik, waffe, medizin, reorganisieren, ausbauen 2, ende
      blocken, passen, waffe; angriff arche C
    Befehle:
cli-help-command =
    { $command ->
        [help] {"  "}hilfe – diese Seite
        [board] {"  "}brett – das ganze Spielbrett in Worten
        [options] {"  "}möglichkeiten – alle Möglichkeiten in ganzen Sätzen
        [more] {"  "}mehr oder + – die nächste Seite der Möglichkeiten
        [market] {"  "}markt – die verfügbaren Karten mit ihren Texten
        [cards] {"  "}karten – deine eigenen Karten, auch die überdeckten
        [piles] {"  "}stapel – alle Stapel, soweit du sie kennst
        [log] {"  "}protokoll – alles, was geschehen ist
        [why] {"  "}warum ZUG – warum ein Zug nicht möglich ist
        [undo] {"  "}zurück – deinen letzten Zug zurücknehmen
        [restart] {"  "}neu – deinen ganzen Spielzug zurücknehmen
        [save] {"  "}speichern [DATEI] – jetzt speichern, oder eine Kopie unter anderem Namen
        [lang] {"  "}sprache en – auf Englisch weiterspielen
       *[quit] {"  "}beenden – aufhören; die Partie kann später weitergehen
    }
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
        [buy] erwerben
        [discard] abwerfen
        [reorganize] reorganisieren
        [pharmaceuticals] medizin
        [weapon_technology] waffe
        [tactical_assault] taktik
        [harvest] abernten
        [upgrade] ausbauen
        [activate] aktivieren
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

## Das Ende

cli-over = Die Partie ist zu Ende.
cli-result =
    { $won ->
        [yes] { $name } gewinnt mit { $paragon } Paragon.
       *[no] { $name }: { $paragon } Paragon
    }
cli-seed = Der geheime Startwert war { $seed }
cli-replay-at = Die Aufzeichnung liegt in { $file }
cli-kept = Die Partie ist gespeichert in { $file }. So geht es weiter:
cli-not-kept = Die Partie wurde nicht aufgehoben.

## Aufzeichnungen

cli-replay-verified =
    { $count ->
        [one] Die Aufzeichnung stimmt: { $count } Eintrag wurde nachgespielt.
       *[other] Die Aufzeichnung stimmt: { $count } Einträge wurden nachgespielt.
    }
cli-replay-start = 0/{ $count } Der Anfang
cli-replay-entry =
    { $cause ->
        [undo] { $number }/{ $count } { $player } nimmt einen Zug zurück
        [forced] { $number }/{ $count } { $player }: { $move } (die einzige Möglichkeit)
       *[chosen] { $number }/{ $count } { $player }: { $move }
    }
cli-replay-prompt = n vor, p zurück, q Ende ({ $at })>{" "}
cli-replay-help = n vor, p zurück, first Anfang, last Ende, goto 12 (0 bis { $last }), board Spielbrett, quit aufhören

## Pakete und Szenarien

cli-pack-problems =
    { $count ->
        [one] { $file }: { $count } Problem.
       *[other] { $file }: { $count } Probleme.
    }
cli-pack-good = { $file }: Mit diesem Paket lässt sich spielen.
cli-pack-cards = Karten: { $count } ({ $kinds })
cli-pack-factions = Fraktionen: { $names }
cli-pack-hash = Hash: { $hash }
cli-scenario-count =
    { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    }, { $failed ->
        [0] alle stimmen.
       *[other] { $failed } nicht wie beschrieben.
    }
cli-scenario-step =
    { $refused ->
        [none] Zug: { $moves }
       *[other] Zug: { $moves }, soll nach { $refused } abgelehnt werden
    }{ $dice ->
        [none] {""}
       *[other] {" "}(Würfel { $dice })
    }
