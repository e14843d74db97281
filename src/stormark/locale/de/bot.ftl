### Ein Programm oder einer unserer Bots an einem Platz eines Tisches: `stormark bot`.

## Hilfe

cli-help-bot =
    Ein Programm oder einen unserer Bots an einem Platz spielen lassen, bis die Partie vorbei ist.

    URL ist der Link des Tisches. Das Programm liest die Nachrichten des Servers als Zeilen und schreibt seine eigenen, siehe docs/bots.md.

    Die Befehlszeile können andere sehen: Besser steht der Schlüssel in einer Datei oder in STORMARK_TOKEN.
    .short = Ein Programm oder einen Bot mitspielen lassen
cli-about-token = Der Schlüssel des Platzes (sonst der aus STORMARK_TOKEN)
cli-about-token-file = Den Schlüssel aus dieser Datei lesen
cli-about-bot = Ein Bot von Stormark spielt, mit seiner Stärke genannt, oder eine eigene Klasse: modul:Klasse
cli-about-seconds = Wie lange das Programm höchstens nachdenken darf, in Sekunden (60)
bot-program-metavar = PROGRAMM
bot-name-metavar = BOT

## Während er spielt

bot-connected = Verbunden.
bot-again = Die Verbindung ist abgerissen; neuer Versuch.
bot-over = Die Partie ist vorbei. Anteile am Sieg, Platz für Platz: { $shares }

## Was nicht stimmt

bot-url = „{ $found }“ ist kein Link eines Tisches. Er sieht aus wie https://example.org/api/tables/ID.
bot-which = Nenne entweder ein Programm, nach „--“, oder mit --bot einen unserer Bots.
bot-no-token = Der Schlüssel des Platzes fehlt: --token-file, --token oder STORMARK_TOKEN.
bot-token-file = Der Schlüssel lässt sich nicht lesen: { $reason }
bot-not-started = Das Programm lässt sich nicht starten: { $reason }
bot-ended = Das Programm hat mitten in der Partie aufgehört (Rückgabewert { $status }). Es wird nicht neu gestartet.
bot-hello = Das Programm hat „hello“ gesagt; das ist schon erledigt.
bot-slow =
    { $seconds ->
        [one] Das Programm hat nicht innerhalb einer Sekunde geantwortet.
       *[other] Das Programm hat nicht innerhalb von { $seconds } Sekunden geantwortet.
    }
bot-unreachable = Der Tisch ist nicht zu erreichen: { $reason }
bot-pack = An diesem Tisch wird mit einem Paket gespielt, das der Bot nicht hat. Nenne die Datei mit --pack.
