### Ablehnungen der Spielleitung und Fehler in Dateien von außen.
### Jede Meldung ist ein ganzer Satz; davor steht die Stelle (Datei, Zeile, Feld).

## Ablehnungen der Spielleitung

K-SEAT-01 = Spieler { $player } hat gerade nichts zu entscheiden; Spieler { $deciding } ist dran.
K-SEAT-02 = Einen Spieler { $player } gibt es in dieser Partie nicht; die Spieler tragen die Nummern 1 bis { $players }.
K-DECISION-01 = Diese Frage ist nicht mehr offen: Sie wurde beantwortet oder zurückgenommen. Sieh nach, was jetzt zu entscheiden ist.
K-OVER-01 = Die Partie ist zu Ende.
K-FORM-01 = Das ist keine Aktion dieses Spiels.
K-COMPOUND-01 = Über Würfe, gezogene Karten und Verdecktes hinaus lässt sich nicht planen: Beende die Aktion dort.
K-UNDO-01 = Es gibt keine Aktion von dir, die du zurücknehmen könntest.
K-UNDO-02 = Seit deiner Aktion wurde gewürfelt oder gezogen, deshalb gilt sie.
K-UNDO-03 = Seit deiner Aktion wurde etwas Verdecktes bekannt, deshalb gilt sie.
K-UNDO-04 = Spieler { $player } hat inzwischen etwas getan, deshalb gilt deine Aktion.
K-UNDO-05 = Nicht du bist am Zug, sondern Spieler { $player }; neu beginnen kannst du nur deinen eigenen Zug.
K-UNDO-06 =
    Dein Zug lässt sich nicht mehr ganz von vorn beginnen, zurücknehmen kannst du aber noch { $free ->
        [one] deine letzte Aktion
       *[other] deine letzten { $free } Aktionen
    }.
K-UNDO-07 = Eine solche frühere Stellung gibt es nicht.
K-UNDO-08 = Seit deiner Aktion seid ihr gemeinsam zurückgegangen; was dabei stehen blieb, gilt.
K-UNDO-09 = Seitdem geht die Partie nach neueren Regeln weiter, und dahinter führt kein Weg zurück.
K-SOUND-01 = Was die Spieler auch tun: Eine Partie bleibt in einem Zustand, den ihre Regeln erlauben.

event-undone = { $player } nimmt eine Aktion zurück.
event-rewound = Auf Vorschlag von { $player } geht es zurück zu einer früheren Stellung; von dort an wird neu gewürfelt.
event-practised = { $player } geht zu einer früheren Stellung zurück (Übung); von dort an wird wieder genauso gewürfelt und gemischt.
event-forked = Die Partie beginnt von dieser Stellung aus noch einmal; gewürfelt und gemischt wird neu.
event-continued = Die Partie geht nach Fassung { $to } der Regeln weiter; bisher galt Fassung { $from }.

action-empty = Die Eingabe enthält keine Aktion.
action-malformed = Eine Aktion besteht aus einem Verb und seinen benannten Angaben.

## Dateien

file-unreadable =
    { $why ->
        [missing] Diese Datei gibt es nicht.
        [folder] Das ist keine Datei, sondern ein Ordner, oder ein Teil des Pfades ist eine Datei.
        [denied] Diese Datei darfst du nicht lesen.
       *[other] Die Datei lässt sich nicht lesen.
    }
file-no-folder =
    { $why ->
        [folder] Dieser Ordner lässt sich nicht anlegen: Ein Teil des Pfades ist eine Datei.
        [denied] Dieser Ordner lässt sich nicht anlegen: Dort darfst du nicht schreiben.
       *[other] Dieser Ordner lässt sich nicht anlegen.
    }
file-unwritable =
    { $why ->
        [missing] Den Ordner für diese Datei gibt es nicht.
        [folder] Das ist keine Datei, sondern ein Ordner, oder ein Teil des Pfades ist eine Datei.
        [denied] Hier darfst du nicht schreiben.
       *[other] Die Datei lässt sich nicht schreiben; der bisherige Inhalt ist unverändert.
    }
file-not-text = Die Datei ist kein Text in UTF-8.

## Felder

field-unknown = Ein Feld „{ $key }“ gibt es hier nicht. Erlaubt: { $allowed }.
field-missing = Das Feld „{ $key }“ fehlt.
field-empty = Das Feld „{ $key }“ darf nicht leer sein.
field-type =
    { $expected ->
        [true-false] Hier muss true oder false stehen
        [number] Hier muss eine ganze Zahl stehen
        [decimal] Hier muss eine Dezimalzahl stehen
        [text] Hier muss ein Text in Anführungszeichen stehen
        [list] Hier muss eine Liste in eckigen Klammern stehen
       *[table] Hier muss eine Tabelle stehen
    }, { $found ->
        [true-false] nicht true oder false
        [number] keine ganze Zahl
        [decimal] keine Dezimalzahl
        [text] kein Text
        [list] keine Liste
        [table] keine Tabelle
       *[nothing] aber hier steht nichts
    }.
field-count = Hier müssen { $expected } Zahlen stehen, nicht { $found }.
field-not-plain = Hier sind nur Texte, Zahlen, true, false, Listen und Tabellen erlaubt.

## Aufzeichnungen und Spielstände

replay-not-json = Die Datei ist beschädigt oder abgeschnitten: Ab Zeile { $line } ist sie kein gültiges JSON.
replay-format = Das ist keine Aufzeichnung von Stormark („{ $expected }“ fehlt).
replay-version = Die Datei hat die Formatversion { $found }; dieses Programm liest Version { $expected }.
replay-checksum = Die Datei wurde nachträglich verändert: Ihre Prüfsumme stimmt nicht.
replay-game = Die Datei gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
replay-rules-version = Die Partie wurde nach Regelversion { $found } gespielt; dieses Programm spielt nach Version { $expected }.
replay-pack = Die Partie braucht ein anderes Kartenpaket ({ $found }) als das geladene ({ $expected }).
replay-options = Eine solche Partie lässt sich nicht aufbauen; siehe { $rule }.
replay-options-incomplete = Die Einstellungen sind unvollständig.
replay-players =
    An der Partie { $expected ->
        [one] nimmt { $expected } Spieler
       *[other] nehmen { $expected } Spieler
    } teil; genauso viele Namen müssen angegeben sein.
replay-seed-form = Ein Startwert besteht aus 64 Zeichen von 0 bis 9 und a bis f.
replay-seed-hash = Das ist nicht der Startwert, der vor der Partie angekündigt wurde.
replay-seed-missing = Ein Spielstand und eine beendete Partie müssen den Startwert enthalten.
replay-seed-early = Die Partie ist nicht zu Ende, ihr Startwert darf also nicht sichtbar sein; nur ein Spielstand darf ihn enthalten.
replay-sealed = Die Partie ist nicht zu Ende: Ihr Startwert ist noch geheim, deshalb lässt sie sich noch nicht nachspielen.
replay-result = Das Ergebnis ist nicht das, zu dem die Partie geführt hat.
replay-position = Diese Stellung gibt es nicht; die Stellungen tragen die Nummern 0 bis { $allowed }.
replay-older-rules = Was vor Stellung { $first } liegt, wurde nach älteren Regeln gespielt; es lässt sich lesen, aber nicht mehr zeigen.

entry-malformed = Ein Eintrag ist eine Aktion (seat, action, cause, digest), eine Rücknahme (seat, undo_to, digest und agreed, wenn alle sie wollten, oder practice) oder der Wechsel zu neueren Regeln (continued, state, digest).
log-refused = Eintrag { $number } ist in dieser Stellung nicht möglich; siehe { $rule }.
log-differs = Eintrag { $number } hätte die Spielleitung so nicht geschrieben.
log-diverges = Ab Eintrag { $number } verläuft die Partie anders, als die Datei sagt.
log-ends-early = Eintrag { $number } fehlt: Die Aktion davor erzwingt noch eine weitere.
log-snapshot = Die aufbewahrte Stellung (nach Eintrag { $found }) ist nicht die, zu der das Protokoll nach Eintrag { $expected } geführt hat.
log-continued = Ab Eintrag { $number } geht die Partie nach anderen Regeln weiter; sie muss neu geladen werden.
log-position-missing = In Eintrag { $number } fehlt die Stellung, von der aus die Partie nach neueren Regeln weiterging.
log-unsound = Die Stellung, von der aus die Partie weitergehen soll (Eintrag { $number }), ist nach diesen Regeln nicht möglich.

## Szenarien: Fehler in der Datei

scenario-not-toml = Zeile { $line } ist kein gültiges TOML.
scenario-game = Das Spiel „{ $game }“ passt hier nicht. Erlaubt: { $allowed }.
scenario-rule-id = „{ $rule }“ ist keine Regelkennung; eine Kennung sieht so aus: X-ARK-03.
scenario-rule-unknown = Eine Regel { $rule } gibt es nicht. Ähnlich: { $near }.
scenario-event-unknown = Ein Ereignis „{ $verb }“ gibt es nicht. Möglich: { $near }.
scenario-checks-nothing = Das prüft nichts: Ein Szenario braucht ein [then] oder einen Schritt, der abgelehnt werden soll, und kein [then] ist leer.
scenario-nothing-happens = Davor wird kein Schritt ausgeführt, also kann kein Ereignis eintreten oder ausbleiben.
scenario-do = Ein Schritt hat mindestens eine Aktion, und genau eine, wenn er abgelehnt werden soll.
scenario-seat = Einen Spieler { $seat } gibt es nicht; gezählt wird ab 1.
scenario-seat-needed =
    { $deciding ->
        [0] Hier hat niemand etwas zu entscheiden, deshalb muss der Schritt seinen Spieler nennen (seat).
       *[other] Hier haben mehrere Spieler etwas zu entscheiden, deshalb muss der Schritt seinen Spieler nennen (seat).
    }
scenario-results-exhausted =
    { $given ->
        [0] Hier entscheidet der Zufall, es sind aber keine Ergebnisse angegeben (dice).
        [one] Hier werden mehr Ergebnisse gebraucht als das eine angegebene.
       *[other] Hier werden mehr Ergebnisse gebraucht als die { $given } angegebenen.
    }
scenario-result-unfit = Das Ergebnis „{ $word }“ ist hier nicht möglich.
scenario-shuffle-unfit = In dem Stapel, der hier gemischt wird, liegt keine Karte namens „{ $word }“.
scenario-option-text = „{ $text }“ steht hier nicht für genau eine Aktion.
scenario-not-writable = Diese Stellung lässt sich in einer Szenariodatei nicht beschreiben.
scenario-after-circle = Die Szenarien folgen im Kreis aufeinander.
scenario-after-fails = Das Szenario, an das dieses anschließt ({ $file }), stimmt selbst nicht.

## Szenarien: Abweichungen des Spiels

scenario-differs = Erwartet: { $expected }. Gefunden: { $found }.
scenario-absent = Erwartet: { $expected }. Hier gibt es nichts mit diesem Namen.
scenario-unsound = Die Aktion führt zu einer unmöglichen Stellung: { $found }.
scenario-refused = „{ $found }“ wurde abgelehnt.
scenario-other-rule = Die Aktion sollte nach { $expected } abgelehnt werden, wurde aber nach { $found } abgelehnt.
scenario-accepted = Die Aktion sollte abgelehnt werden ({ $expected }), wurde aber angenommen.
scenario-refused-changed = Die Stellung hat sich verändert, obwohl die Aktion nur geprüft wurde.
scenario-results-left = Es bleiben Ergebnisse übrig, die niemand gebraucht hat: { $found }.
scenario-shuffles-left = Es bleiben Mischvorgänge übrig, zu denen es nicht kam: { $found }.
scenario-event-missing = Dieses Ereignis ist nicht oder nicht in dieser Reihenfolge eingetreten: { $expected }. Eingetreten ist: { $found }.
scenario-event-happened = Dieses Ereignis hätte nicht eintreten dürfen: { $expected }.
scenario-option-missing = „{ $expected }“ müsste möglich sein. Möglich sind: { $found }.
scenario-option-open = „{ $expected }“ dürfte nicht möglich sein. Möglich sind: { $found }.
