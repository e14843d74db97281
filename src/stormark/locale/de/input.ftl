### Was an Eingaben zu einem Spiel nicht stimmt. Vor jeder Nachricht steht die Stelle (Feld, Angabe).

verb-unknown = Eine Aktion „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.
option-unknown = Eine Option { $found } gibt es nicht.
trial-card = Die Karte „{ $found }“ kann nicht ausprobiert werden.
argument-unknown = „{ $found }“ ist hier nicht möglich. Erlaubt: { $allowed }.
options-too-many = Eine Entscheidung hat mehr Möglichkeiten, als die Tabelle mit { $size } Nummern unterscheiden kann.
argument-extra = Die Aktion „{ $verb }“ kennt diese Angabe nicht. Erlaubt: { $allowed }.
argument-missing = Die Aktion „{ $verb }“ braucht diese Angabe.
notation-too-long = Die Eingabe ist zu lang; erlaubt sind höchstens { $most } Zeichen.
notation-too-many = Das ist zu viel für die Aktion „{ $verb }“: { $found }.
card-unknown = Eine Karte „{ $found }“ gibt es nicht.
card-used-twice = Die Karte „{ $found }“ kommt öfter vor, als es Exemplare von ihr gibt.
number-range = Die Zahl muss zwischen { $low } und { $high } liegen; { $found } ist nicht möglich.
list-length =
    { $length ->
        [one] In diese Liste gehört { $length } Eintrag.
       *[other] In diese Liste gehören { $length } Einträge.
    }
player-unknown = Die Partie hat nur { $players } Spieler.
given-new = „new“ ist eine Tabelle mit Einstellungen und steht allein.
given-refused = Eine solche Partie lässt sich nicht aufbauen; siehe { $rule }.
given-procedure = In diesem Zustand kann kein Ablauf der Regeln sein.
pickle-pack = Das wurde mit dem Paket { $found } des Spiels gepickelt, hier ist das Paket { $expected }.
snapshot-malformed = Der gespeicherte Zustand ist an dieser Stelle beschädigt.
bot-unknown = Den Bot „{ $found }“ gibt es nicht. Erlaubt: { $allowed } oder ein Charakter und eine Stärke wie ixchel@casual.
bot-character-unknown = Niemand namens „{ $found }“ spielt dieses Spiel. Charaktere: { $allowed }.
bot-level-unknown = Die Stärke „{ $found }“ gibt es nicht. Erlaubt: { $allowed }.

# Stellungscodes

code-malformed = Das ist nicht der Code einer Stellung; ein Code sieht so aus: xibalba.1.2.0b81f2c4.all.AbC…
code-game = Das ist eine Stellung von { $found }, nicht von { $expected }.
code-version = Dieser Code hat die Form { $found }; lesen lässt sich hier nur die Form { $expected }.
code-rules = Diese Stellung gehört zur Regelversion { $found }; hier gilt die Regelversion { $expected }.
code-pack = Diese Stellung braucht das Paket { $found }; hier ist das Paket { $expected }.
code-damaged = Dieser Code ist beschädigt: Ein Teil fehlt oder wurde verändert.
code-unsound = Eine solche Stellung gibt es nicht: { $what }
code-own = Diese Stellung hat eigene Karten oder Werte, die ein Code nicht ausdrücken kann. Schreib stattdessen ein Szenario.

# Die Bibliothek

seed-range = Ein Startwert ist eine ganze Zahl ab 0 und kleiner als 2 hoch 256; { $found } ist keiner.
seed-bytes = Ein Startwert hat { $expected } Bytes, nicht { $found }.
client-address = „{ $found }“ ist nicht die Adresse eines Servers. Sie sieht so aus: https://example.org.
position-seen = Das ist nur, was jemand von einer Stellung sieht; weiterspielen oder anderen zeigen lässt sich nur die ganze Stellung.

# Eigene Bots

own-bot-name = „{ $found }“ ist kein Bot. Eine Klasse heißt modul:Klasse, ein Programm cmd:"python my_bot.py", ein Netz model.onnx.
own-bot-module = Ein Modul { $found } gibt es nicht, weder installiert noch in diesem Ordner.
own-bot-class = Im Modul { $module } gibt es keine Klasse { $found }.
own-bot-choose = { $found } ist kein Bot: Die Methode choose(view, decision, simulator) fehlt.
own-bot-chose = Das gehört nicht zu den Möglichkeiten von „{ $kind }“: { $found }
own-bot-line = Das Programm hat eine Zeile geschrieben, die keine Nachricht ist: { $found }
model-file = Das Modell { $found } lässt sich nicht lesen: { $reason }
model-shape = Ein Modell bekommt { $allowed } und liefert logits; bei diesem passt „{ $found }“ nicht. Siehe docs/bots.md.
model-other = Das Modell gehört zu etwas anderem ({ $key }): „{ $found }“ statt „{ $expected }“.
model-players = Das Modell spielt mit { $expected } Spielern, nicht mit { $found }.
model-fails = Das Modell lässt sich nicht ausführen: { $reason }
model-scores = Das Modell liefert { $found } Werte statt { $expected }, oder etwas, das keine Zahl ist.
