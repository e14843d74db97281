### Fehler in Paketen jedes Spiels. Vor jeder Meldung steht die Stelle (Datei, Zeile, Feld).

## Dateien

pack-file-missing = Diese Datei gibt es nicht.
pack-file-unreadable = Die Datei lässt sich nicht lesen: { $why }.
pack-file-too-large = Die Datei ist zu groß; erlaubt sind { $limit } Megabyte.
pack-file-kind = Ein Paket ist eine Datei mit der Endung { $allowed } oder ein Ordner mit .toml-Dateien; dieser Name endet auf { $found }.
pack-folder-empty = Der Ordner enthält keine .toml-Datei.
pack-not-utf8 = Die Datei ist nicht in UTF-8 kodiert.
pack-syntax =
    { $why ->
        [key_twice] Dieser Name kam an derselben Stelle schon vor; jeder darf dort einmal stehen
        [equals] Nach dem Namen fehlt ein „=“
        [bracket] Am Ende der Überschrift fehlt ein „]“
        [line_end] Die Zeile geht weiter, wo sie enden müsste
        [text_open] Ein Text ist nicht durch ein Anführungszeichen abgeschlossen
        [list_open] Eine Liste ist nicht abgeschlossen, oder in ihr fehlt ein Komma
        [table_open] Eine Tabelle in geschweiften Klammern ist nicht abgeschlossen, oder in ihr fehlt ein Komma
        [comma] Ein Komma fehlt oder ist zu viel, oder etwas ist nicht abgeschlossen
        [colon] Nach dem Namen fehlt ein „:“
        [escape] In einem Text steht ein „\“; schreib „\\“, oder setz den Text in einfache Anführungszeichen
        [control] Hier steht ein Zeichen, das nicht erlaubt ist
        [value] Der Wert fehlt oder ist keiner: Texte stehen in Anführungszeichen, Zahlen nicht
        [key] Die Zeile beginnt nicht mit einem Namen
        [name] Ein Name in Anführungszeichen fehlt, oder vor einem „{ "}" }“ steht ein Komma
        [quotes] Anführungszeichen müssen gerade sein: "…"
        [zero] Eine Zahl darf nicht mit 0 beginnen
        [number] Eine Zahl hat zu viele Ziffern
       *[other] Die Zeile ist nicht zu verstehen
    }: { $text }
pack-too-deep = Tabellen und Listen sind mehr als { $limit } Ebenen tief ineinander verschachtelt.
pack-too-many-values = Das sind mehr Werte, als ein Paket haben kann; erlaubt sind { $limit }.
pack-not-a-table = Ein Paket besteht aus benannten Abschnitten, jeder eine Tabelle für sich.
pack-key-twice = Der Schlüssel „{ $why }“ kommt im selben Objekt zweimal vor.
pack-schema-version = Diese Fassung des Schemas ist unbekannt: { $found }. Erlaubt: { $allowed }.
pack-game-unclear = Zu welchem Spiel dieses Paket gehört, ist nicht zu erkennen. Schreib game = "…" in einen Abschnitt [pack], oder nenne das Spiel mit --game: { $allowed }.
pack-other-game = Das Paket gehört nach eigener Angabe zu { $found }, nicht zu { $allowed }.
pack-based-on-name = { $found } ist kein Paket neben diesem: Nenne eine Datei oder einen Ordner ohne Pfad, oder "base" für das Paket, das zum Spiel gehört.
pack-based-on-missing = Neben diesem Paket gibt es kein Paket { $found }.
pack-based-on-circle = { $found } beruht selbst auf diesem Paket, oder es liegen zu viele Pakete übereinander.
pack-csv = Die Tabelle lässt sich nicht lesen: { $why }.
pack-csv-column = Die Spalte „{ $column }“ fehlt oder ist leer.
pack-csv-column-twice = Die Spalte „{ $column }“ gibt es zweimal.
pack-csv-section = Eine Art von Karten namens „{ $found }“ gibt es nicht.
pack-csv-id-twice = Dieselbe Kennung steht schon in Zeile { $found }.
pack-csv-cell = Die Zelle ist nicht zu verstehen: { $found }. Zahlen stehen allein, Listen und Tabellen wie in einer Paketdatei, alles andere ist Text.
pack-csv-both = Die Zelle und eine der Spalten „{ $column }.…“ sind beide ausgefüllt; nur eins von beiden geht.
pack-csv-too-long = Die Zeile hat mehr Zellen als die Überschrift.
pack-file-exists = Diese Datei gibt es schon; sie wird nicht überschrieben.
pack-more-problems = Es gibt mehr Fehler als diese { $shown }. Die übrigen werden gesucht, wenn diese behoben sind.

## Felder

pack-unknown-key = Ein Feld namens { $found } gibt es hier nicht. Erlaubt: { $allowed }.
pack-unknown-key-near = Ein Feld namens { $found } gibt es hier nicht; ist „{ $nearest }“ gemeint? Erlaubt: { $allowed }.
pack-key-missing = Das Feld „{ $key }“ fehlt.
pack-wrong-type =
    { $allowed ->
        [text] Nötig ist ein Text in Anführungszeichen
        [integer] Nötig ist eine ganze Zahl
        [number] Nötig ist eine Zahl
        [boolean] Nötig ist true oder false
        [list] Nötig ist eine Liste
       *[table] Nötig ist eine Tabelle
    }, nicht { $found }.
pack-out-of-range = { $found } liegt außerhalb des Bereichs; erlaubt ist { $low } bis { $high }.
pack-unknown-word = { $found } ist hier nicht möglich. Erlaubt: { $allowed }.
pack-unknown-word-near = { $found } ist hier nicht möglich; ist „{ $nearest }“ gemeint? Erlaubt: { $allowed }.
pack-text-empty = Der Text ist leer.
pack-text-too-long = Der Text hat { $length } Zeichen; erlaubt sind { $limit }.
pack-text-control = Der Text enthält einen Zeilenumbruch, einen Tabulator oder ein anderes unsichtbares Zeichen.
pack-bad-id = { $found } ist keine Kennung: bis zu 40 Kleinbuchstaben a–z, Ziffern und Unterstriche, vorn ein Buchstabe.
pack-bad-id-near = { $found } ist keine Kennung: bis zu 40 Kleinbuchstaben a–z, Ziffern und Unterstriche, vorn ein Buchstabe; „{ $nearest }“ wäre eine.
pack-text-missing = Ein Text fehlt: Nötig ist { $allowed }; eine Sprache genügt, die andere übernimmt sie.
pack-value-twice = Eine andere Datei dieses Ordners nennt diesen Wert schon: { $first }.
pack-unknown-entry = Einen Eintrag { $found } zum Ändern oder Entfernen gibt es nicht; ein neuer braucht alle seine Felder. Es gibt: { $allowed }.
pack-unknown-entry-near = Einen Eintrag { $found } zum Ändern oder Entfernen gibt es nicht; ist „{ $nearest }“ gemeint? Ein neuer braucht alle seine Felder.
pack-remove-true = Möglich ist nur „remove = true“; lass es weg, wenn der Eintrag bleiben soll.
pack-id-differs = Die Kennung steht schon in der Überschrift: „{ $found }“. Lass sie hier weg, oder wiederhole sie genau so.
pack-fixed-by-rules = Diesen Wert legen die Regeln fest: { $allowed }, nicht { $found }. Ein Paket ändert Inhalte, keine Regeln.
