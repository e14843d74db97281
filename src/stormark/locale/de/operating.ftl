### Befehle für Betreiber: sich um Leute und Tische eines Servers kümmern.

## Hilfe

cli-help-operator = Festlegen, welche Konten Betreiber sind und die Verwaltungsseite benutzen dürfen.
    .short = Betreiber festlegen
cli-help-operator-add = Das Konto NAME zum Betreiber machen.
    .short = Jemanden zum Betreiber machen
cli-help-operator-remove = Dem Konto NAME die Betreiberrechte entziehen.
    .short = Betreiberrechte entziehen
cli-help-operator-list = Alle Betreiber auflisten.
    .short = Betreiber auflisten
cli-help-server-tables = Tische auflisten; wo zuletzt etwas geschah, steht oben.
    .short = Tische auflisten
cli-help-server-people = Konten auflisten, die neuesten zuerst. Ein Stern kennzeichnet Betreiber.
    .short = Konten auflisten
cli-help-server-guests = Die Plätze von Leuten ohne Konto auflisten, die der neuesten Tische zuerst.
    .short = Leute ohne Konto auflisten
cli-help-server-reports = Auflisten, was gemeldet wurde, das Neueste zuerst.
    .short = Meldungen auflisten
cli-help-server-sanctions = Die geltenden Sperren und Schreibverbote auflisten.
    .short = Sperren und Schreibverbote auflisten
cli-help-server-audit =
    Zeigen, was Betreiber getan haben, das Letzte unten.

    Mit --json alles von Anfang an. Fehlt ein Eintrag oder wurde er geändert, ist der Rückgabewert 2.
    .short = Zeigen, was Betreiber getan haben
cli-help-server-ban =
    Jemanden aussperren: WER ist der Name eines Kontos oder ein Adressbereich wie 192.0.2.0/24.

    Offene Verbindungen enden sofort; wer betroffen ist, erfährt Grund und Dauer.
    .short = Jemanden aussperren
cli-help-server-mute =
    Jemandem das Schreiben verbieten: WER ist der Name eines Kontos oder ein Platz, wie „guests“ ihn nennt.
    .short = Jemandem das Schreiben verbieten
cli-help-server-lift = Eine Sperre oder ein Schreibverbot vorzeitig aufheben. Die ID steht bei „sanctions“.
    .short = Sperre oder Schreibverbot aufheben
cli-help-server-close = Den Tisch ID schließen. Hat die Partie begonnen, endet sie ohne Sieg und lässt sich weiterhin ansehen.
    .short = Einen Tisch schließen
cli-help-server-rename = Jemandem einen anderen NAMEN geben: WER ist der Name eines Kontos oder ein Platz, wie „guests“ ihn nennt.
    .short = Jemandem einen anderen Namen geben
cli-help-server-reset = Einen Code ausgeben, mit dem man für das Konto NAME ein neues Passwort wählen kann: einmal, binnen eines Tages.
    .short = Jemanden ein neues Passwort wählen lassen
cli-help-server-logout = Das Konto NAME überall abmelden.
    .short = Jemanden überall abmelden
cli-help-server-remove = Ein Konto nach seinem Namen löschen, eine Zeile im Chat als line:NUMMER oder den Link zu einem geteilten Paket als pack:HASH.
    .short = Ein Konto, eine Chatzeile oder den Link zu einem Paket löschen
cli-help-server-answer = Die Meldung ID beantworten; STAND ist done oder dismissed. Wer sie gemacht hat, erfährt den Grund.
    .short = Eine Meldung beantworten
cli-help-server-retention =
    Löschen, was älter ist, als die Einstellungen es vorsehen. Ein laufender Server tut das stündlich von selbst.

    Die Einstellungen sind die des Servers, aus der Umgebung: STORMARK_KEEP_CHATS und so weiter.
    .short = Altes löschen

cli-about-operating-dry-run = Nur sagen, was gelöscht würde
cli-about-json-lines = Ein JSON-Objekt pro Zeile
cli-about-operating-status = Nur offene (open), laufende (running) oder beendete (finished)
cli-about-operating-game = Nur von diesem Spiel
cli-about-operating-search = Nur solche, in deren Namen das vorkommt
cli-about-operating-limit = Höchstens so viele (50)
cli-about-operating-state = open (Vorgabe), done oder dismissed
cli-about-operating-hours = Wie viele Stunden (ohne Angabe: bis es aufgehoben wird)
cli-about-operating-table = Nur an diesem Tisch
cli-about-operating-reason = Warum; die Betroffenen erfahren es, und es bleibt im Protokoll
cli-metavar-name = NAME
cli-metavar-who = WER
cli-metavar-id = ID
cli-metavar-status = STATUS
cli-metavar-game = SPIEL
cli-metavar-search = TEXT
cli-metavar-limit = N
cli-metavar-state = STAND
cli-metavar-hours = N
cli-metavar-table = TISCH
cli-metavar-reason = TEXT

## Was sie sagen

cli-operator-add = { $name } ist jetzt Betreiber dieses Servers.
cli-operator-add-before = { $name } ist schon Betreiber dieses Servers.
cli-operator-remove = { $name } ist nicht mehr Betreiber dieses Servers.
cli-operator-remove-before = { $name } war kein Betreiber dieses Servers.
cli-operating-none = Es gibt keine.
cli-operating-done = Erledigt; im Protokoll steht es unter Nummer { $number }.
cli-operating-code = Der Code ist { $code }. Er gilt einmal, einen Tag lang, und wird nur hier gezeigt.
cli-retention-database = In { $database }:
cli-retention-rule = { $what }: { $number }
cli-retention-would =
    { $number ->
        [0] Es würde nichts gelöscht.
        [one] Ein Eintrag würde gelöscht.
       *[other] { $number } Einträge würden gelöscht.
    }
cli-retention-gone =
    { $number ->
        [0] Nichts war alt genug zum Löschen.
        [one] Ein Eintrag wurde gelöscht.
       *[other] { $number } Einträge wurden gelöscht.
    }
cli-rule-OpenTables = Tische, an die sich niemand gesetzt hat
cli-rule-BotGames = Partien ohne Menschen
cli-rule-FinishedGames = Beendete Partien
cli-rule-Guests = Namen von Gästen
cli-rule-Chats = Chatzeilen
cli-rule-SharedPacks = Links zu Paketen, die vor langer Zeit geteilt wurden
cli-rule-Packs = Unbenutzte Kartenpakete
cli-rule-ClosedReports = Beantwortete Meldungen
cli-rule-Notices = Nachrichten
cli-rule-PastSanctions = Abgelaufene Sperren und Schreibverbote
cli-rule-OperatorsAddresses = Adressen von Betreibern
cli-rule-Addresses = Adressen von Leuten

cli-column-id = ID
cli-column-table = Tisch
cli-column-game = Spiel
cli-column-status = Status
cli-column-changed = Zuletzt aktiv
cli-column-seats = Plätze
cli-column-name = Name
cli-column-since = Seit
cli-column-seen = Zuletzt gesehen
cli-column-address = Adresse
cli-column-sessions = Sitzungen
cli-column-seat = Platz
cli-column-at = Wann
cli-column-about = Worüber
cli-column-cause = Anlass
cli-column-words = Worte
cli-column-kind = Art
cli-column-whom = Wen
cli-column-until = Bis
cli-column-reason = Grund
cli-column-number = Nummer
cli-column-who = Wer
cli-column-did = Was

## Was nicht stimmt

account-unknown = Es gibt kein Konto namens „{ $found }“.
seat-malformed = „{ $found }“ ist kein Platz. Er sieht aus wie TISCH/2: der zweite Platz eines Tisches.
audit-broken = Dieser Eintrag des Protokolls fehlt oder wurde verändert.
