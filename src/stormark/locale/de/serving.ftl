### Einen Server betreiben und sich um das kümmern, was er gespeichert hat.

## Hilfe

cli-help-serve =
    Tische im Netz anbieten, bis Strg-C gedrückt wird.

    Jede Option kann auch in der Umgebung stehen: --log-level als STORMARK_LOG_LEVEL und so weiter.
    .short = Tische im Netz anbieten
cli-help-server = Die Daten eines Servers verwalten, ob er läuft oder nicht.
    .short = Daten eines Servers prüfen, sichern und zurückholen
cli-help-server-verify =
    Jede gespeicherte Partie nachspielen und den ersten Eintrag nennen, der beschädigt ist.

    Gibt es einen, ist der Rückgabewert 1. Eine Partie, die nach anderen Regeln gespielt wurde, ist kein Grund zur Sorge: Es steht dabei, ob sie hier weitergeht; kann sie es nicht, ist der Rückgabewert ebenfalls 1.
    .short = Jede gespeicherte Partie nachspielen
cli-help-server-backup = Alles, was ein Server gespeichert hat, in die DATEI schreiben. Der Server kann dabei weiterlaufen.
    .short = Alles in eine Datei schreiben
cli-help-server-accept =
    Lässt Partien mit dem weitergehen, was da ist, obwohl Einträge von ihnen verloren sind.

    Ein Server hält eine Partie an oder startet gar nicht, wenn Einträge fehlen, die jemand gesehen hat. Gibt es keine Sicherung, die sich einspielen lässt, nimmt dieser Befehl die Protokolle hin, wie sie sind.
    .short = Ohne verlorene Einträge weitermachen
cli-help-server-restore =
    Alles aus einer Sicherung zurückholen, entweder ganz oder gar nicht.

    Eine Sicherung passt zu SQLite und zu PostgreSQL; so zieht man auch von einem zum anderen um.
    .short = Alles aus einer Datei zurückholen

cli-about-host = Die Adresse, unter der der Server zu erreichen ist (127.0.0.1: nur auf diesem Rechner)
cli-about-port = Der Port, unter dem er zu erreichen ist (8000); 0 wählt einen freien
cli-about-database = sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK (eine Datei in deinem Datenordner)
cli-about-workers = Mit PostgreSQL: Zahl der Serverprozesse (1)
cli-about-log-level = Wie viel protokolliert wird: critical, error, warning, info (Vorgabe) oder debug
cli-about-origins = Andere Websites, die diesen Server benutzen dürfen, etwa https://example.org
cli-about-proxies = Vorgeschaltete Proxys, die die Adresse eines Clients mitteilen
cli-about-open = Den Tisch im Browser öffnen; ohne --port am ersten freien Port ab 8000
cli-about-share = Ob andere im selben Netz mitspielen dürfen: yes oder no; wird für das nächste Mal gemerkt
cli-about-serve-pack = Ein Kartenpaket, mit dem auf diesem Server alle spielen können: eine Datei, ein Ordner oder der Name eines Pakets, das zu Stormark gehört; mehrere sind möglich
cli-about-replace = Ersetzen, was in der Datenbank steht
serve-host-metavar = ADRESSE
serve-level-metavar = STUFE

## Während er läuft

serve-ready = Tische gibt es unter { $address }
serve-opened = Der Tisch ist in deinem Browser offen:
serve-open-yourself = Öffne diese Seite in einem Browser:
serve-share-metavar = YES|NO
serve-share-question = Dürfen andere in deinem Netz an deinen Tischen mitspielen (Telefone, Tablets, andere Rechner)? Das wird nur einmal gefragt. [j/N]
serve-share-yes = ja
serve-shared = Andere in deinem Netz können hier mitspielen:
serve-no-network = Dieser Rechner ist mit keinem Netz verbunden, deshalb kann gerade niemand mitspielen.
serve-pack =
    { $use ->
        [proposed] Neue Tische von { $game } schlagen die Karten von „{ $name }“ vor.
        [same] „{ $name }“ hat dieselben Karten wie { $game } selbst, es gibt also nichts auszuwählen.
       *[offered] An neuen Tischen von { $game } stehen die Karten von „{ $name }“ zur Wahl.
    }
serve-database = Alles wird gespeichert in { $database }
serve-stop = Strg-C beendet den Server; die Partien gehen weiter, wenn er wieder gestartet wird.
server-verify-progress = { $done } von { $of } Partien
server-rows-progress = { $done } von { $of } Zeilen
server-verify-broken = Tisch { $table }, Eintrag { $record }: { $what }
server-verify-goes-on = Tisch { $table } geht nach Eintrag { $record } von seinem Zwischenstand aus weiter: Er wurde nach älteren Regeln gespielt, und was davor war, wird nicht mehr nachgespielt.
server-verify-older = Tisch { $table } bleibt, wie er ist: { $what }
server-verify-waits = Tisch { $table } kann hier nicht weitergehen: { $what } Starte diese Version noch einmal und beende sie mit Strg-C oder SIGTERM; dann kann er es.
server-verify-sound =
    { $matches ->
        [0] In { $database } gibt es keine Partien.
        [one] Die eine Partie in { $database } stimmt mit ihrem Protokoll überein.
       *[other] Alle { $matches } Partien in { $database } stimmen mit ihren Protokollen überein.
    }
server-verify-counts = Von { $matches } Partien in { $database } stimmen { $replays } mit ihrem Protokoll überein, { $goes_on } gehen von Zwischenständen aus nach neueren Regeln weiter, { $older } endeten nach anderen Regeln, { $waits } warten auf ältere Software, { $broken } sind beschädigt.
server-backup-done = { $file } enthält alles aus { $database }: { $rows } Zeilen. Darin stehen Geheimnisse laufender Partien; bewahre die Datei sicher auf.
server-restore-done = { $database } enthält jetzt, was in { $file } stand: { $rows } Zeilen.
server-accept-done =
    { $matches ->
        [0] Die Protokolle gelten, wie sie sind; angehalten war keine Partie.
        [one] Die Protokolle gelten, wie sie sind, und die angehaltene Partie geht weiter.
       *[other] Die Protokolle gelten, wie sie sind, und die { $matches } angehaltenen Partien gehen weiter.
    }

## Was nicht stimmt

serve-not-installed = Was ein Server braucht, ist nicht installiert. Installiere Stormark damit: „pip install stormark[server]“.
serve-workers = SQLite wird von einem einzigen Prozess bedient. Für mehrere nimm PostgreSQL: --database postgresql://…
serve-origin = „{ $found }“ ist nicht die Adresse einer Website. Sie sieht aus wie https://example.org.
serve-proxy = „{ $found }“ ist nicht die Adresse eines Proxys. Sie sieht aus wie 127.0.0.1, oder wie 10.1.0.0/16 für ein ganzes Netz.
serve-rate = „{ $found }“ ist keine Rate. Sie sieht aus wie 0.5/8: alle zwei Sekunden eine, und bis zu 8 auf einmal; oder „none“.
serve-address = Diese Adresse kann nicht benutzt werden: { $reason }.
database-url = Die Adresse einer Datenbank beginnt mit sqlite:/// oder postgresql://.
database-sqlite-url = Die Adresse einer SQLite-Datenbank sieht aus wie sqlite:///DATEI; bei einem absoluten Pfad sind es vier Schrägstriche.
database-postgres-url = Die Adresse einer PostgreSQL-Datenbank sieht aus wie postgresql://NAME:PASSWORT@RECHNER:PORT/DATENBANK.
database-unreachable = { $found } ist nicht zu erreichen: { $reason }
database-file = Die Datei { $found } kann nicht benutzt werden: { $reason }.
database-older = { $found } ist auf einem älteren Stand als beim letzten Betrieb: Was seither geschah, ist verloren. Spiele eine Sicherung ein oder nimm die Datei mit „stormark server accept“ so, wie sie ist.
database-damaged = { $found } ist beschädigt ({ $reason }). Spiele eine Sicherung ein.
database-missing = { $found } gibt es nicht, oder es ist nichts von Stormark darin. Angelegt wurde nichts. Nenne die Datenbank mit --database oder STORMARK_DATABASE.
database-too-old = { $file } wurde zuletzt von einer älteren Version von Stormark benutzt (Schema { $found }, hier ist es { $expected }). Nimm diese Version, oder starte einmal einen Server der neuen: Er bringt die Datenbank auf den neuen Stand.
database-trouble = { $found } kann nicht benutzt werden: { $trouble ->
        [disk-full] Die Platte ist voll
        [read-only] Es darf nur gelesen werden
        [database-busy] Die Datenbank antwortet nicht rechtzeitig
        [disk-error] Die Platte oder die Datei ist beschädigt
       *[other] Die Datenbank ist nicht zu erreichen
    }.
database-served = Ein anderer Server benutzt die Datei { $found } schon.
serve-traces = { $found } ist nicht die Adresse eines Trace-Collectors. Sie sieht aus wie http://127.0.0.1:4318/v1/traces
serve-telemetry = Traces brauchen weitere Pakete: pip install 'stormark[telemetry]'. Oder lass diese Einstellung weg.
database-foreign = In dieser Datenbank liegen Tabellen eines anderen Programms. Wähle eine leere.
database-too-new = Diese Datenbank wurde von einer neueren Version von Stormark benutzt (ihr Schema ist { $found }). Installiere diese Version.
backup-exists = Diese Datei gibt es schon, und sie wird nicht überschrieben. Wähle einen anderen Namen.
backup-not-written = Die Datei kann nicht geschrieben werden: { $reason }.
backup-not-read = Die Datei kann nicht gelesen werden: { $reason }.
backup-not-one = Diese Datei ist keine Sicherung eines Stormark-Servers.
backup-damaged = Diese Sicherung ist beschädigt oder unvollständig; es wurde nichts zurückgeholt.
backup-too-new = Diese Sicherung stammt von einer neueren Version von Stormark (ihr Schema ist { $found }). Installiere diese Version.
restore-not-empty = Die Datenbank ist nicht leer. Mit --replace ersetzt die Sicherung, was da ist.
verify-rules = Gespielt wurde nach Version { $found } der Regeln oder mit Karten von damals; nach Version { $expected } kommt die Partie anders heraus. Zeigen kann sie die Version von Stormark, mit der sie gespielt wurde.
verify-status = Der Tisch wird als „{ $found }“ geführt, aber seine Partie sagt etwas anderes.
verify-result = Das aufgeführte Ergebnis ist nicht das der Partie.
verify-broken = Der Eintrag ist beschädigt: { $reason }
