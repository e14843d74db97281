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
cli-pack-metavar = PAKET
cli-word-metavar = WORT
cli-error = Fehler: { $text }
cli-see-help = „stormark --help“ nennt die Befehle, „stormark BEFEHL --help“ erklärt einen davon.
cli-no-such-command = Den Befehl „{ $found }“ gibt es hier nicht. Erlaubt: { $allowed }.
cli-no-such-option =
    { $near ->
        [none] Die Option „{ $found }“ gibt es hier nicht.
       *[other] Die Option „{ $found }“ gibt es hier nicht. Meinst du { $near }?
    }
cli-option-needs-value = Die Option „{ $option }“ braucht einen Wert.
cli-argument-missing = Hier fehlt etwas: { $name }.
cli-too-many-arguments = Das sind mehr Angaben, als dieser Befehl erwartet: { $found }.
cli-lang-unknown = Die Sprache „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.

cli-help-stormark = Stormark ist ein genauer Spieltisch für Brettspiele: spielen, nachspielen, prüfen, nachschlagen.
    .short = Ein genauer Spieltisch für Brettspiele
cli-help-play =
    An diesem Terminal spielen: Menschen an einem Bildschirm und Bots, beliebig gemischt.

    GAME ist xibalba oder battalia. Ohne weitere Optionen bereitet ein kurzer Dialog eine Partie gegen einen Bot vor.
    .short = An diesem Terminal spielen
cli-help-replay = Eine Aufzeichnung oder einen Spielstand prüfen und Schritt für Schritt zeigen.
    .short = Eine Aufzeichnung prüfen und zeigen
cli-help-pack = Kartenpakete: eigene Karten, Fraktionen und Würfel.
    .short = Kartenpakete machen, prüfen und vergleichen
cli-help-pack-check = Pakete prüfen. Bei jedem Problem steht, wo es liegt und was dort erlaubt ist; ein gutes Paket wird zusammengefasst.
    .short = Pakete auf Probleme prüfen
cli-help-pack-new =
    Ein Paket anfangen: eine Datei mit Kommentaren, die sagen, was einzutragen ist. Spielen lässt sich damit sofort.
    .short = Ein Paket anfangen
cli-help-pack-export = Die Karten eines Pakets als Tabelle schreiben, jede in einer Zeile. PAKET ist eine Datei, ein Ordner oder „base“ für das des Spiels.
    .short = Karten als Tabelle schreiben
cli-help-pack-import = Aus einer Tabelle ein Paket machen. Es enthält nur, was anders ist als in dem Paket, auf dem es beruht.
    .short = Aus einer Tabelle ein Paket machen
cli-help-pack-diff = Zeigen, was zwei Pakete unterscheidet, Karte für Karte. „base“ ist das Paket des Spiels.
    .short = Zwei Pakete vergleichen
cli-help-pack-proof = Eine Seite mit allen Karten eines Pakets in beiden Sprachen schreiben, um sie neben die gedruckten zu halten.
    .short = Eine Seite mit allen Karten schreiben
cli-help-scenario = Szenariodateien: Stellungen, Aktionen und was daraus folgen muss.
    .short = Szenarien prüfen und zeigen
cli-help-scenario-check = Szenariodateien oder alle in einem Ordner durchspielen und melden, wo das Spiel von ihnen abweicht.
    .short = Szenarien durchspielen und vergleichen
cli-help-scenario-options = Ein Szenario durchspielen und alles auflisten, was an seinem Ende möglich ist.
    .short = Auflisten, was am Ende möglich ist
cli-help-scenario-from = Eine Stellung einer Aufzeichnung oder eines Spielstands als Szenariodatei schreiben.
    .short = Stellung einer Aufzeichnung schreiben
cli-help-scenario-show = Ein Szenario beschreiben: seine Regeln, die Ausgangsstellung und die Aktionen.
    .short = Ein Szenario beschreiben
cli-help-rules = Eine Regel, Karte, Fraktion oder ein Wort nachschlagen; ohne Suchwort alle Regeln.
    .short = Regeln, Karten und Wörter nachschlagen
cli-help-cards = Die passenden Karten auflisten, mit ihrem ganzen Text, wenn es höchstens drei sind.
    .short = Karten auflisten und nachschlagen

cli-help-completion =
    Ausgeben, was eine Shell braucht, um Befehle, Optionen und ihre Werte zu ergänzen.

    SHELL ist bash, zsh oder fish. In ~/.bashrc oder ~/.zshrc: eval "$(stormark completion bash)", bei zsh mit zsh; in fish: stormark completion fish | source
    .short = Befehle in der Shell ergänzen
cli-help-help =
    Das Handbuch zeigen: alle Befehle mit ihren Optionen, oder einen Befehl.

    Am Terminal erscheint es Seite für Seite; „stormark help lab run“ erklärt einen einzelnen Befehl.
    .short = Das Handbuch zeigen
cli-help-unknown = Einen Befehl „{ $found }“ gibt es hier nicht. Erlaubt: { $allowed }.
cli-shell-unknown = Die Shell „{ $found }“ ist nicht bekannt. Erlaubt: { $allowed }.
cli-manual-name = NAME
cli-manual-status =
    0: alles in Ordnung. 1: Probleme oder nichts gefunden. 2: fehlerhafte Eingabe.
    128 und mehr: Ein Signal hat die Partie beendet; seine Nummer kommt dazu.
    .heading = EXIT-STATUS
cli-manual-environment =
    STORMARK_LANG: die Sprache, en oder de; sonst die des Systems.
    STORMARK_…: die Einstellungen eines Servers, siehe docs/server.md.
    NO_COLOR: keine Farben am Terminal.
    .heading = UMGEBUNG
cli-manual-files =
    $XDG_DATA_HOME/stormark, meist ~/.local/share/stormark: Spielstände, Aufzeichnungen, die Datenbank.
    .heading = DATEIEN
cli-about-lang = Sprache aller Texte
cli-about-help = Diese Seite zeigen
cli-about-version = Die Version zeigen
cli-about-players = Anzahl der Spieler: du, und Bots auf den übrigen Plätzen
cli-about-seats = Wer der Reihe nach spielt: Namen von Menschen, bot:STÄRKE, bot:CHARAKTER@STÄRKE
cli-about-mode = Spielweise: normal oder apocalypse (Xibalba), creation oder stormgates (Battalia)
cli-about-target = Xibalba: wie viel Paragon zum Sieg nötig ist
cli-about-factions = Xibalba: Fraktionen nach Plätzen; eine leere Stelle wird ausgelost
cli-about-sets = Battalia: die Fraktionssätze im Spiel; sonst werden sie ausgelost
cli-about-valley = Battalia: mit Tälern spielen (none)
cli-about-short-valley = Battalia: weniger große Städte beenden eine Partie mit Tälern, für Teams
cli-about-week-limit = Battalia: Wochengrenze, 4 bis 20, oder 0 für keine (10)
cli-about-draft = Battalia: die Startdecks Karte für Karte wählen
cli-about-hero-mode = Battalia: Heldenmodus mit Veteranen und stärkeren Wachen
cli-about-team-mode = Battalia: in Teams spielen, ab 4 Spielern
cli-about-two-trios = Battalia: zwei Dreierteams, bei 6 Spielern
cli-about-map-full = Battalia: Die Partie endet auch, wenn der Spielplan voll ist
cli-about-trio-cap = Battalia: die Angriffe des Dreierteams begrenzen, bei 5 Spielern
cli-about-metamorpha = Battalia: Metamorpha besucht den Spielplan
cli-about-bilkarr = Battalia: Bilkarr besucht den Spielplan und verkauft Zaubertränke
cli-about-fanatics = Battalia: mit Fanatikern
cli-about-unbound = Battalia: mit den Entfesselten
cli-about-kry-cek = Battalia: Kry-Ceks Verlorene Schriftrolle ruft NSC herbei
cli-about-extended = Battalia: erweitertes Spiel mit kostenlosen Schritten auf Heimatgelände
cli-about-pack = Mit den Karten dieses Pakets spielen
cli-about-csv = Die Tabelle, durch Kommas getrennt
cli-about-pack-base = Das Paket, auf dem es beruht; sonst das des Spiels
cli-about-pack-game = Das Spiel, zu dem die Pakete gehören; wird sonst erkannt
cli-about-seed = Geheimnis hinter allen Würfeln und gemischten Stapeln; damit lässt sich eine Partie wiederholen
cli-about-plain = Einfache Zeilen ohne Farbe, für Vorleseprogramme und Pipes
cli-about-save = Wo die Partie nach jeder Aktion gespeichert wird
cli-about-resume = Einen Spielstand fortsetzen
cli-about-scenario = Von der Stellung einer Szenariodatei aus weiterspielen
cli-about-at = Die Stellung nach diesem Eintrag des Protokolls; sonst die letzte
cli-about-step = Stellung für Stellung durchgehen
cli-about-viewer = Aus wessen Sicht gezeigt wird
cli-about-game = Nur Karten dieses Spiels
cli-about-type = Nur Karten dieses Typs
cli-about-faction = Nur Karten dieser Fraktion

## Falsche Eingaben

cli-seat-empty = Der Platz hat keinen Namen. Plätze werden durch Kommas getrennt: Anna,bot:casual.
cli-seat-name = Ein Name hat höchstens { $longest } druckbare Zeichen.
cli-seat-twice = Zwei Menschen können nicht beide „{ $name }“ heißen.
cli-seats-count =
    { $seats ->
        [one] Angegeben ist ein Platz
       *[other] Angegeben sind { $seats } Plätze
    }, die Zahl der Spieler ist aber { $players }.
cli-not-a-number = „{ $found }“ ist keine ganze Zahl.
cli-option-of-game = Diese Option gehört zu einem anderen Spiel: { $games }.
cli-cards-alike = In diesem Spiel sind die Karten aller Fraktionen gleich.
cli-seed-empty = Ein Startwert besteht aus 64 Hexadezimalziffern oder einem anderen Text und darf nicht leer sein.
cli-file-exists = Diese Datei gibt es schon; sie wird nicht überschrieben. Wähle einen anderen Namen oder setze sie mit --resume fort.
cli-resume-options = Ein Spielstand sagt schon, wer was spielt; zu --resume passen keine Optionen einer neuen Partie.
cli-resume-over = Diese Partie ist zu Ende; „stormark replay“ zeigt sie.
cli-hint-pack = Nenne das Paket mit dem Hash { $hash }: --pack DATEI.
cli-scenario-options = Ein Szenario bringt seine Spieler und Optionen mit; wählbar sind nur Plätze, Startwert und Paket.
cli-scenario-none = In diesem Ordner gibt es keine Szenariodateien (.toml).

## Vor der Partie

cli-default-name = Spieler 1
cli-bot-name =
    { $number ->
        [0] Bot { $kind }
       *[other] Bot { $kind } { $number }
    }
cli-ask-resume = Es gibt eine angefangene Partie ({ $file }). Fortsetzen? [J/n]
cli-ask-name = Wie heißt du? [{ $default }]
cli-ask-players = Wie viele Spieler ({ $allowed })? [{ $default }]
cli-ask-other = Spieler { $number }: ein Bot ({ $bots }) oder der Name eines Menschen? [{ $default }]
cli-ask-mode = Spielweise ({ $allowed })? [{ $default }]
cli-seed-hash = Hash des geheimen Startwerts: { $hash }
cli-autosave = Jede Aktion wird gespeichert in { $file }
cli-welcome-help = Gib die Nummer einer Möglichkeit ein, eine Aktion oder „hilfe“.

## Das Spielbrett

cli-none = nichts
cli-player-line = Spieler { $number }: { $name }, { $faction }

## Die Auswahl

cli-hint = Nummer oder Aktion · hilfe · ? Wort · { $pages } · zurück · beenden
cli-more = Seite { $page } von { $pages }: + zeigt die nächsten Möglichkeiten
cli-meanwhile = Seit deinem letzten Zug:
cli-forced = Nur eine Möglichkeit war übrig und wurde für dich gewählt: { $move }
cli-press-enter = Weiter mit der Eingabetaste.
cli-press-enter-more = Mehr mit der Eingabetaste.
cli-curtain = { $name } ist dran. Bitte gib den Bildschirm an { $name } weiter.

## Antworten an der Eingabe

cli-no-such-number = Diese Möglichkeit gibt es nicht; sie tragen die Nummern 1 bis { $most }.
cli-no-such-word = „{ $word }“ ist weder eine Aktion noch ein Befehl; „hilfe“ nennt beides.
cli-nobody-else = Sonst hat jetzt niemand etwas zu entscheiden.
cli-idle = { $name } ist fertig, darf aber weitermachen, solange das Team noch am Zug ist: „vorlassen“.
cli-idle-yourself = Wenn nicht, gibt „vorlassen“ den Bildschirm weiter.
cli-why-possible = „{ $move }“ ist jetzt möglich.
cli-lookup-nothing = Es gibt nichts, das „{ $query }“ heißt.
cli-lookup-near = Meinst du: { $near }?
cli-lookup-more = Außerdem: { $titles }
cli-saved = Gespeichert in { $file }
cli-not-saved = Die Aktion gilt, konnte aber nicht gespeichert werden:
cli-quit-question = Die Partie behalten, um später weiterzuspielen? [J]a, [n]ein, [a]bbrechen:{" "}
cli-answer-no = nein
cli-answer-cancel = abbrechen

## Hilfe an der Eingabe

cli-command =
    { $command ->
        [help] hilfe
        [board] brett
        [review] rückblick
        [options] möglichkeiten
        [more] mehr
        [log] protokoll
        [next] vorlassen
        [hint] tipp
        [chances] chancen
        [why] warum
        [undo] zurück
        [restart] neu
        [save] speichern
        [lang] sprache
       *[quit] beenden
    }
cli-help-command =
    { $command ->
        [help] {"  "}hilfe – diese Seite
        [board] {"  "}brett – das ganze Spielbrett in Worten
        [options] {"  "}möglichkeiten – alle Möglichkeiten in ganzen Sätzen
        [more] {"  "}mehr oder + – die nächste Seite der Möglichkeiten
        [log] {"  "}protokoll – alles, was geschehen ist
        [next] {"  "}vorlassen – einen Teampartner entscheiden lassen, auch einen, der schon fertig war
        [hint] {"  "}tipp – was ein starker Spieler hier tun würde, und warum
        [chances] {"  "}chancen – die Gewinnchancen aller, nach dem, was du siehst
        [why] {"  "}warum AKTION – warum eine Aktion nicht möglich ist
        [undo] {"  "}zurück – deine letzte Aktion zurücknehmen
        [restart] {"  "}neu – deinen Zug von vorn beginnen
        [save] {"  "}speichern [DATEI] – jetzt speichern, oder eine Kopie unter anderem Namen
        [lang] {"  "}sprache en – auf Englisch weiterspielen
       *[quit] {"  "}beenden – aufhören; die Partie kann später weitergehen
    }

## Das Ende

cli-over = Die Partie ist zu Ende.
cli-seed = Der geheime Startwert war { $seed }
cli-replay-at = Die Aufzeichnung liegt in { $file }
cli-review-at = Was der Trainer dazu sagt: { $command }
cli-kept = Die Partie ist gespeichert in { $file }. So geht es weiter:
cli-not-kept = Die Partie wurde nicht gespeichert.

## Aufzeichnungen

cli-replay-verified =
    { $count ->
        [one] Die Aufzeichnung stimmt: { $count } Eintrag wurde nachgespielt.
       *[other] Die Aufzeichnung stimmt: { $count } Einträge wurden nachgespielt.
    }
cli-replay-older = Einträge vor Stellung { $first } wurden nach älteren Regeln gespielt; sie werden aufgeführt, lassen sich hier aber nicht prüfen.
cli-replay-start = 0/{ $count } Der Anfang
cli-replay-entry =
    { $cause ->
        [undo] { $number }/{ $count } { $player } nimmt eine Aktion zurück
        [agreed] { $number }/{ $count } Es geht gemeinsam zurück
        [practice] { $number }/{ $count } { $player } geht zurück (Übung)
        [rules] { $number }/{ $count } Neuere Regeln
        [forced] { $number }/{ $count } { $player }: { $move } (die einzige Möglichkeit)
       *[chosen] { $number }/{ $count } { $player }: { $move }
    }
cli-replay-prompt = v vor, z zurück, q beenden ({ $at })>{" "}
cli-replay-help = vor (oder Eingabetaste), zurück, anfang, ende, gehe 12 ({ $first } bis { $last }), beenden (q), oder die ersten Buchstaben; brett, rückblick, { $pages }
cli-replay-no-review = Der Trainer blickt auf beendete Partien zurück; diese ist noch nicht zu Ende.
cli-replay-step =
    { $step ->
        [next] vor
        [previous] zurück
        [first] anfang
        [last] ende
        [goto] gehe
        [board] brett
        [review] rückblick
       *[quit] beenden
    }

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
cli-pack-effect = Der Effekt in Worten: { $text }
cli-pack-written = { $file }: geschrieben. Spielen lässt sich damit sofort; die Kommentare sagen, wie es weitergeht.
cli-pack-exported =
    { $count ->
        [one] { $file }: { $count } Zeile.
       *[other] { $file }: { $count } Zeilen.
    }
cli-pack-imported =
    { $count ->
        [0] { $file }: Keine Karte ist anders als in { $base }.
        [one] { $file }: { $count } Karte ist anders als in { $base }.
       *[other] { $file }: { $count } Karten sind anders als in { $base }.
    }
cli-pack-added = { $name }: neu
cli-pack-removed = { $name }: entfernt
cli-pack-nothing = nichts
cli-pack-differences =
    { $count ->
        [0] { $one } und { $other } sind gleich.
        [one] { $one } und { $other } unterscheiden sich in { $count } Eintrag.
       *[other] { $one } und { $other } unterscheiden sich in { $count } Einträgen.
    }
cli-pack-proof-title = { $game }: { $count } Karten
cli-pack-proof-lead = Halte jede Karte neben die gedruckte und hake sie ab.
cli-pack-proof-seen = geprüft
cli-pack-proofed =
    { $count ->
        [one] { $file }: { $count } Karte.
       *[other] { $file }: { $count } Karten.
    }
cli-pack-name-game = Welches Spiel? Erlaubt: { $allowed }.
cli-pack-two-games = Diese Pakete gehören zu verschiedenen Spielen: { $allowed }.
cli-pack-base-beside = Das neue Paket muss im selben Ordner liegen wie { $found }, auf dem es beruht.
cli-scenario-over = Die Partie ist zu Ende.
cli-scenario-count =
    { $count ->
        [one] { $count } Szenario
       *[other] { $count } Szenarien
    }, { $failed ->
        [0] alle bestanden.
       *[other] { $failed } nicht bestanden.
    }
cli-scenario-step =
    { $refused ->
        [none] Aktion: { $moves }
        [any] Aktion: { $moves }, soll abgelehnt werden
       *[other] Aktion: { $moves }, soll nach { $refused } abgelehnt werden
    }{ $dice ->
        [none] {""}
       *[other] {" "}(Würfel { $dice })
    }
