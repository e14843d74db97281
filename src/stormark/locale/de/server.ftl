### Was der Spielserver ablehnt, was er nicht lesen kann und warum er eine Verbindung beendet.

## Tische

refused = Das ist hier nicht möglich.
T-TABLE-01 = Diesen Tisch gibt es nicht.
T-TABLE-02 = Die Partie hat begonnen, deshalb bleibt der Tisch, wie er ist.
T-TABLE-03 = Diesen Tisch hat eine neuere Version des Servers angelegt. Er lässt sich öffnen, sobald der ganze Server auf dem neuen Stand ist.
T-HOST-01 = Das darf nur, wer den Tisch eröffnet hat.
T-TOKEN-01 = Das darf nur, wer dort sitzt.
T-PASSWORD-01 = Falsches Passwort für diesen Tisch.
T-PACK-01 = Dieses Kartenpaket gibt es hier nicht.
T-PACK-02 = Für dieses Paket ist kein Platz: Für dich werden bis zu { $number } Pakete mit zusammen { $kilobytes } Kilobyte aufgehoben, und deine sind an Tischen in Gebrauch oder geteilt.
T-SHARE-02 = Du teilst schon { $number } Pakete. Zieh zuerst eins davon zurück.
T-SHARE-03 = Das sind die Karten des Spiels selbst: Die haben alle.
T-SHARE-04 =
    Dieses Paket wurde von den Betreibern zurückgezogen (T-SHARE-01): Es kann in { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } wieder geteilt werden. Mit geänderten Karten gilt es als anderes Paket.
T-PRACTICE-01 = Eine Übung ist für eine Person allein, mit Bots oder an einem Bildschirm: Dort lässt sich alles zurücknehmen. Sonst kann sich niemand dazusetzen.
T-COACH-01 = An diesem Tisch gibt der Trainer keine Tipps: Andere Menschen spielen mit, oder der Gastgeber hat ihn abgeschaltet.
T-COACH-02 = Es haben sich schon andere hingesetzt. Die Einstellung für den Trainer lässt sich deshalb nicht mehr ändern.
T-PLAN-01 = Für „{ $verb }“ gibt es keine Pläne.
T-LESSON-01 = Eine solche Lektion gibt es nicht.
T-PUZZLE-01 = Ein solches Rätsel gibt es nicht.
T-PUZZLE-02 = Dieser Versuch ist vorbei.

T-SEAT-01 = Platz { $seat } ist nicht frei.
T-SEAT-02 = Die Partie hat begonnen, deshalb kann niemand mehr dazukommen.
T-SEAT-03 = Wer zuschaut, spielt nicht mit.
T-SEAT-04 = Für Spieler { $player } spielt zurzeit ein Bot.
T-SEAT-05 = Du spielst schon selbst; auf deinem Platz ist kein Bot.
T-PLACE-01 = Einen Platz { $seat } gibt es nicht; die Plätze tragen die Nummern 1 bis { $seats }.
T-PLACE-02 = Auf Platz { $seat } sitzt jemand, deshalb lässt er sich nicht entfernen.
T-PLACE-03 = Platz { $seat } ist für jemanden reserviert, der noch nicht da ist.

T-START-01 = Die Partie hat noch nicht begonnen.
T-START-02 = Die Partie hat schon begonnen.
T-START-03 = Platz { $seat } ist noch frei.
T-START-04 = Platz { $seat } hat den Änderungen noch nicht zugestimmt.
T-AGREE-01 = Inzwischen wurde noch etwas geändert; bitte sieh noch einmal nach.
T-SENT-01 = Du wurdest von diesem Tisch entfernt. Nur wer ihn eröffnet hat, kann dich wieder hereinlassen.
T-SENT-02 = Diese Person wurde nicht vom Tisch entfernt.
T-SEATS-01 = Es sind schon zu viele Plätze an Tischen belegt, deren Partie noch nicht begonnen hat; { $most } sind erlaubt.
T-REMATCH-01 = Die Partie ist noch nicht zu Ende, eine Revanche gibt es erst danach.
T-REMATCH-02 = An Tisch { $table } ist schon eine Revanche eröffnet.
T-CLAIM-01 = An diesem Tisch ist kein Platz für dich reserviert.
T-REPLAY-01 = Die Partie ist noch nicht zu Ende; ihre Aufzeichnung gibt es erst danach.
T-REPLAY-02 = Diese Partie dürfen nur die ansehen, die mitgespielt haben.
T-REPLAY-03 = Die Partie wurde nach Fassung { $found } der Regeln gespielt, dieser Server hat Fassung { $here }. Sie lässt sich herunterladen, aber nicht zeigen.
T-REPLAY-04 = Diese Datei ist nicht mehr hier. Öffne sie noch einmal.
replay-too-long = Die Partie hat { $found } Einträge; ein Server zeigt Partien mit bis zu { $most }. „stormark replay“ zeigt sie trotzdem.
T-FORK-01 = In dieser Stellung ist die Partie zu Ende, von hier aus lässt sich nicht weiterspielen.
T-FORK-02 = Der Tisch beginnt mitten in einer anderen Partie, deshalb bleiben seine Optionen, wie sie sind.
T-FORK-03 = Der Tisch beginnt mit Karten, die jemand aus einer Aufzeichnung kennen kann, deshalb erscheint er nicht in der Liste.
T-RULES-01 = Die Partie folgt Fassung { $found } der Regeln; dieser Server kennt nur die bis { $here }.
T-RULES-02 = Die Partie wurde nach Fassung { $found } der Regeln gespielt und kann nicht nach Fassung { $here } weitergehen. Sie bleibt, wie sie ist.
T-BUSY-01 = An diesem Tisch ist gerade zu viel los; bitte versuche es noch einmal.
T-DAMAGED-01 = Diese Partie ist angehalten: Ein Teil ihres Verlaufs ist verloren. Der Betreiber kann eine Sicherung einspielen oder die Partie von hier an weitergehen lassen.
T-HISTORY-01 = Einen Eintrag mit dieser Nummer gibt es nicht.
T-WORK-01 = Das hat den Server zu lange beschäftigt und wurde abgebrochen.

## Während der Partie

T-CONSENT-01 = Spieler { $player } hat schon etwas vorgeschlagen; das kommt zuerst.
T-CONSENT-02 = Zurück geht es nur zu den Einträgen 1 bis { $most }.
T-CONSENT-03 = Es ist nichts vorgeschlagen.
T-CONSENT-04 = Du hast schon zugestimmt.
T-CONSENT-05 = Einen Bot kannst du nur für den Platz eines anderen Menschen vorschlagen.
T-CONSENT-06 = Wer dort sitzt, ist verbunden und kann selbst spielen.
T-CONSENT-07 =
    Spieler { $player } ist gerade erst gegangen. Ein Bot kann in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } vorgeschlagen werden.
T-PAUSE-01 = Die Partie ist unterbrochen.
T-PAUSE-02 = Die Partie ist nicht unterbrochen.
T-RESIGN-01 = Du hast diese Partie aufgegeben.
T-CLOCK-01 = Die Zeit dieses Platzes ist nicht abgelaufen.

T-CHAT-01 = An diesem Tisch kannst du den anderen nicht schreiben.
T-RATE-01 =
    Das war zu viel auf einmal; bitte warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.

## Personen

T-LOGIN-01 = Name oder Passwort ist falsch.
T-LOGIN-02 = Dafür musst du angemeldet sein.
T-LOGIN-03 = Dieser Name ist vergeben.
T-LOGIN-04 = Name oder Wiederherstellungscode ist falsch.
T-SESSION-01 = Eine solche Sitzung gibt es nicht mehr.
T-PASSKEY-01 = Dieser Server hat keine öffentliche Adresse und bietet darum keine Passkeys an. Wer ihn betreibt, kann eine einstellen.
T-PASSKEY-02 = Browser erlauben Passkeys nur für eine Seite mit Namen und https (oder localhost). Dieser Server ist als { $url } bekannt.
T-PASSKEY-03 = Dieser Passkey öffnet hier kein Konto. Versuch es noch einmal oder melde dich mit dem Passwort an.
T-PASSKEY-04 = Der Passkey ließ sich nicht hinzufügen. Bitte fang noch einmal an.
T-PASSKEY-05 = Du hast schon { $most } Passkeys. Entferne zuerst einen.
T-PASSKEY-06 = Einen solchen Passkey gibt es nicht oder nicht mehr.
T-NAME-01 = Dieser Name ist nicht erlaubt; bitte wähle einen anderen.
T-NAME-02 = Der Name „{ $name }“ gehört zu einem Konto oder sieht einem solchen Namen zu ähnlich. Melde dich an oder wähle einen anderen Namen.
name-character = Das Zeichen { $found } kann nicht in einem Namen vorkommen.
name-marks = Ein Buchstabe eines Namens kann höchstens { $most } Akzente haben.
name-scripts = Ein Name kann nicht Buchstaben verschiedener Schriften mischen.
notice-name-alike = Dein Name „{ $old }“ sah aus wie der von jemand anderem. Du heißt jetzt „{ $new }“; mit diesem Namen meldest du dich auch an.
T-ORIGIN-01 = Eine fremde Webseite wollte das in deinem Namen tun.
T-METRICS-01 = Die Messwerte dieses Servers sind nicht öffentlich.

password-short = Ein Passwort braucht mindestens { $least } Zeichen.
text-too-long = Der Text ist zu lang; erlaubt sind { $most } Zeichen.

## Anfragen und Nachrichten

request-invalid = Die Anfrage ist fehlerhaft.
cursor-unknown = Diese Stelle der Liste gibt es nicht.
path-unknown = Unter dieser Adresse gibt es nichts.
client-missing = Dieser Server läuft, aber sein Paket enthält keine Oberfläche für Browser. „pip install stormark-web“ fügt sie hinzu; „make play“ im Ordner des Projekts baut eine und startet den Server damit; Programme und Terminals können auch ohne sie spielen.
method-unknown = Das geht unter dieser Adresse nicht.
body-too-large = Die Anfrage ist zu groß.
target-too-long = Die Adresse der Anfrage ist zu lang.
head-too-large = Die Kopfzeilen der Anfrage sind zu groß oder zu viele.
too-many-pieces = Die Anfrage kommt in zu vielen kleinen Stücken.
request-late = Die Anfrage ist nicht rechtzeitig angekommen.
server-error = Auf dem Server ist etwas schiefgegangen. Der Betreiber findet Einzelheiten im Protokoll.
storage = Der Server kann gerade nichts speichern. Es ist nichts verloren; bitte versuche es gleich noch einmal.
server-not-ready = { $reason ->
    [disk-full] Der Server kann nichts speichern: Sein Datenträger ist voll.
    [read-only] Der Server kann nichts speichern: Seine Datenbank lässt sich nur lesen.
    [database-unreachable] Der Server erreicht seine Datenbank nicht.
    [database-busy] Die Datenbank des Servers antwortet nicht rechtzeitig.
   *[other] Der Server kann nichts speichern: Sein Datenträger arbeitet nicht, wie er soll.
} So ist es seit { $seconds } s.

message-invalid = Die Nachricht ist fehlerhaft: { $what }.
message-not-json = Die Nachricht ist kein gültiges JSON.
message-too-long = Die Nachricht ist zu lang; erlaubt sind { $allowed } Bytes.
message-too-deep = Die Klammern sind zu tief verschachtelt; erlaubt sind { $allowed } Ebenen.
too-many-messages = Zu viele Nachrichten auf einmal.
hello-again = „hello“ wird pro Verbindung nur einmal geschickt.
log-rules = Ab hier folgt die Partie Fassung { $found } der Regeln; dieser Server hat Fassung { $expected }.
log-gap = Ein Eintrag fehlt: Hier müsste Nummer { $expected } stehen.
log-chain = Der Eintrag folgt nicht aus dem davor: Er selbst oder einer davor wurde verändert oder fehlt.
log-lost = Das Protokoll endet zu früh: Eintrag { $seen } wurde gesehen und ist nicht mehr da.
record-malformed = Der Eintrag ist fehlerhaft: { $what }.

## Warum eine Verbindung endet

table-unknown = Diesen Tisch gibt es nicht.
token-unknown = Mit diesem Schlüssel sitzt niemand an diesem Tisch.
spectators-refused = An diesem Tisch darf niemand zuschauen.
watching-refused = An diesem Tisch dürfen Zuschauer keine Karten eines Spielers sehen.
password-wrong = Falsches Passwort für diesen Tisch.
too-many-passwords = Zu viele Versuche; bitte warte eine Weile.
hello-expected = Die erste Nachricht einer Verbindung muss „hello“ sein.
hello-late = Die Verbindung wurde geöffnet, aber es kam kein „hello“ an.
protocol-unknown = Der Server spricht eine andere Version des Protokolls; bitte lade die Seite neu.
taken-over = Du hast diesen Platz anderswo geöffnet; dort geht es weiter.
seat-lost = Dieser Platz gehört dir nicht mehr.
too-slow = Die Verbindung ist zu langsam, um mitzukommen; bitte verbinde dich neu.
too-many-mistakes = Zu viele Nachrichten, die nicht angenommen werden konnten.
too-many-connections = Zu viele Verbindungen von einer Adresse.
server-stops = Der Server wird gerade beendet; bitte verbinde dich gleich wieder.
