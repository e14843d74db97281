### Fehler in Paketen dieses Spiels; die Fehler in Paketen jedes Spiels stehen in stormark/locale.

## Dateien

pack-section-twice = Dieser Abschnitt steht schon in einer anderen Datei des Ordners; nur boards, factions und cards dürfen auf mehrere Dateien verteilt sein.
pack-list-and-tables = Der Abschnitt hat eine Liste und Tabellen nach Kennung; eine Liste ersetzt alle Einträge, Tabellen ändern einzelne. Nimm eins von beiden.

## Felder

pack-zero = Null würde nichts ändern; lass den Schritt weg.
pack-only-true = Möglich ist nur true, nicht { $found }; lass die Bedingung weg, wenn sie nicht gelten soll.
pack-duplicate-id = Die Kennung „{ $found }“ ist schon vergeben: { $first }.
pack-table-empty = Die Tabelle ist leer. Hinein dürfen: { $allowed }.

## Regelwerte, Würfel, Tableaus und Fraktionen

pack-six-faces = Ein Würfel hat sechs Seiten, nicht { $found }.
pack-one-critical = Genau eine Seite des Angriffswürfels ist „critical“ (X-COMP-18), nicht { $found }.
pack-paragon-die-ties = Alle Seiten des Paragonwürfels sind gleich; der Wurf um den Startspieler (X-SETUP-19) würde nie enden.
pack-four-boards = Nötig sind mindestens vier Tableaus (X-COMP-02) und höchstens { $high }, nicht { $found }.
pack-two-sides = Ein Tableau hat eine oder zwei Fraktionen (X-COMP-14), nicht { $found }.
pack-faction-on-two-sides = Die Fraktion „{ $found }“ steht schon auf einer anderen Seite eines Tableaus.
pack-board-mismatch = Die Fraktion „{ $faction }“ nennt das Tableau „{ $found }“, steht aber auf keiner seiner Seiten.
pack-base-cards-need-faction = Karten des Pakets, auf dem dieses beruht, brauchen die Fraktion „{ $found }“: Behalte sie, oder ändere oder entferne ihre Karten.
pack-four-levels = Eine Basis hat genau vier Ausbaustufen (X-COMP-07), nicht { $found }.
pack-upgrade-cost =
    { $level ->
        [1] Auf Stufe 1 beginnt jede Basis: Ihr Ausbau kostet 0, nicht { $found }.
       *[other] Stufe { $level } kostet { $low } oder { $high } (X-BASE-02), nicht { $found }.
    }
pack-level-falls = Der Wert sinkt von { $low } auf { $found }; von Stufe zu Stufe sinkt er nie (X-BASE-03).

## Karten

pack-too-few-cards =
    { $kind ->
        [soldier] Zahl der Soldaten: { $found }. Eine Partie braucht mindestens { $allowed }: einen in der Arche und zwei in der Auslage.
        [civilian] Zahl der Zivilisten: { $found }. Eine Partie braucht mindestens { $allowed } für die Auslage.
        [structure] Zahl der Gebäude: { $found }. Eine Partie braucht mindestens { $allowed } für die Auslage.
       *[event] Zahl der Ereignisse: { $found }. Eine Partie braucht mindestens { $allowed } für die Auslage.
    }
pack-too-many-cards = Es sind { $found } Karten, die Exemplare mitgezählt; erlaubt sind höchstens { $allowed }.
pack-only-soldiers = „{ $key }“ ist nur bei Soldaten möglich.
pack-text-numbers = Text und Effekt nennen verschiedene Zahlen. Nur im Effekt: { $missing }; nur im Text: { $extra }.
pack-text-things = Text und Effekt sprechen von verschiedenen Dingen. Nur im Effekt: { $missing }; nur im Text: { $extra }.
pack-effect-empty = Mindestens ein Schritt ist nötig.

## Schritte eines Effekts: wann

pack-soldier-needs-trigger = Jeder Schritt eines Soldaten mit der Phase ACTION braucht einen Auslöser: den Moment, in dem er gilt.
pack-op-needs-trigger = „{ $op }“ braucht einen dieser Auslöser: { $allowed }.
pack-trigger-needs-permanent = Der Moment „{ $trigger }“ kommt in Zügen der Gegner vor, eine Karte mit der Phase { $phase } wirkt aber nur im eigenen Zug; die Phase muss PERMANENT sein.
pack-op-during-attack = „{ $op }“ könnte einem laufenden Angriff einen Soldaten entziehen und verträgt sich deshalb nicht mit dem Auslöser „{ $trigger }“; attack_done kommt nach dem Angriff.
pack-limit-needed = „{ $op }“ könnte den eigenen Auslöser „{ $trigger }“ immer wieder herbeiführen und braucht eine Obergrenze („limit“).
pack-kind-twice = „kind“ würde zugleich zum Auslöser „{ $trigger }“ und zu „{ $op }“ gehören; setze die Operation in „choose“ oder nimm einen anderen Auslöser.
pack-not-continuous = „{ $op }“ geschieht in einem Moment; auf einer Karte mit der Phase PERMANENT ist ein Auslöser nötig.
pack-no-action-pool = „{ $op }“ braucht Würfel in deinem Aktionsvorrat: in der Phase ACTION, auf einem Ereignis oder mit einem dieser Auslöser: { $allowed }.
pack-reuse-phase = Eine Karte kann eine andere nur in ihrer eigenen Phase und ohne Auslöser noch einmal ausführen; { $found } ist nicht die Phase dieser Karte.
pack-reuse-dice = Kein Effekt lässt einen DICE-Effekt in einer Runde zweimal geschehen (X-RULING-92); nur Effekte von EFFECT-Karten können noch einmal ausgeführt werden.
pack-first-time-loss = Ein Effekt, der einen Soldaten rettet, kann nicht von einem ersten Mal abhängen; nimm dafür „limit“.
pack-blocking-continuous = „blocking“ gilt nur für dauerhafte Effekte von Soldaten mit der Phase PERMANENT.
pack-condition-needs-trigger = Die Bedingung „{ $key }“ braucht einen dieser Auslöser: { $allowed }.
pack-condition-needs-players = Die Bedingung „{ $key }“ braucht einen Schritt, der andere Spieler betrifft.

## Schritte eines Effekts: wer, wie lange, zu welchem Preis

pack-who-needs-trigger = „{ $who }“ steht nur bei einem dieser Auslöser fest: { $allowed }.
pack-who-continuous = Ein dauerhafter Effekt wählt niemanden aus: Statt „{ $who }“ kann er { $allowed } nennen.
pack-no-same-opponent = Kein früherer Schritt dieser Karte mit demselben Auslöser wählt einen Gegner („opponent“).
pack-until-not-lasting = „{ $op }“ ist sofort erledigt und hat deshalb keine Dauer.
pack-use-needs-until = Ein Soldat wird auch genutzt, wenn er ohne Angriff die Arche betritt: Wie lange „{ $op }“ gilt, muss in „until“ stehen. Was für einen einzelnen Angriff zählt, hat den Auslöser „attack“.
pack-duration-misses = Der Effekt wäre vorbei („{ $found }“), bevor er etwas bewirken kann; nötig ist „{ $allowed }“.
pack-pay-needs-optional = Niemand muss bezahlen: Ein Schritt mit „pay“ braucht hier „optional = true“.
pack-sacrifice-event = Ein Ereignis kann nicht geopfert werden.
pack-second-sacrifice = Die Schritte einer Aktivierung oder Möglichkeit werden zusammen bezahlt, deshalb darf nur einer davon ein Opfer („sacrifice“) kosten.
pack-useless-event = „{ $key }“ hat auf einem Ereignis keinen Sinn: Es wirkt einmal, beim Kauf.
pack-useless-continuous = „{ $key }“ hat bei einem dauerhaften Effekt keinen Sinn: Er gilt, solange seine Karte aktiv ist.
pack-useless-inside = „{ $key }“ gehört zu „{ $outer }“ selbst, nicht zu den Schritten darin.
pack-nested-too-deep = „choose“ und „gamble“ lassen sich nicht ineinander verschachteln.

## Schritte eines Effekts: einzelne Operationen

pack-options-count = Mindestens zwei Möglichkeiten sind nötig, nicht { $found }.
pack-turn-same-face = Der Würfel würde dieselbe Seite zeigen wie vorher.
pack-loot-amount-or-keep = Nötig ist genau eines von „amount“ und „keep“.
pack-useless-deck = „{ $key }“ ist nur mit „discard“ möglich: Vom Kartenstapel wird die oberste Karte genommen.
pack-deck-needs-kind = Genau ein Kartenstapel muss genannt sein: soldier, civilian oder structure.
