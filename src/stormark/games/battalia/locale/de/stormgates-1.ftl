### Battalia, Die Sturmpforten: die Regeln in Kürze, Teil 1 – vom Spielmaterial bis zu den Markern.
### Jede Nachricht trägt die Kennung der Regel, die sie erklärt; ein Punkt in der Kennung ist als Bindestrich
### geschrieben (Regel B-STORM-E01.1 ist die Nachricht B-STORM-E01-1). Jeder Text steht für sich allein.

## Spielmaterial und Fraktionen

B-COMP-01 = Die Sturmpforten sind nicht ohne das Grundspiel spielbar; sie erhöhen die Spielerzahl von höchstens 4 auf höchstens 6.
B-COMP-02 = Hinzu kommen 40 Versorgungs-, 40 Einheiten-, 42 Artefakt-, 14 Stadt-, 24 Straßen-, 6 Königinnen-, 6 Königs-, 6 Sturmpforten-, 12 Sturmeffekt-, 12 Sternenstaub-, 12 Truhen-, 8 Fanatiker-, 3 Schicksals-, 2 Ruinen-, 6 Fäulebrunnen-, 8 Kampfstärke- und 2 SP-Markierungskarten, 7 Besondere Artefakte, je 10 Karten für das Tal der Könige und das Tal der Königinnen, 4 Helden, 2 Spielertableaus, 1 Spielplanergänzung und 8 Referenzbögen. Außerdem kommen 56 Stadt-, 36 Ring-, 12 Handelsposten-, 6 Veteranen-, 6 Zaubertrank- und 8 Zeitmarker, die Figuren von Bilkarr und Metamorpha und 1 Richtungswürfel hinzu.
B-COMP-03 = Die Sonnentreuen sind eine spielbare Fraktion; ihre Farbe ist Orange, ihr Heimatgelände der Protodschungel.
B-COMP-04 = Der Wolfsklan ist eine spielbare Fraktion; seine Farbe ist Weiß, sein Heimatgelände sind die Frostfelder.
B-COMP-05 = Jede der beiden neuen Fraktionen hat einen vollständigen Satz: 20 Einheiten-, 21 Artefakt-, 7 Stadt- und 12 Straßenkarten und 2 Helden.
B-COMP-06 = In jeder Partie stehen sechs Fraktionen zur Auswahl, egal wie viele mitspielen.
B-COMP-07 = Fäulebrunnen und der vierseitige Richtungswürfel werden nie verwendet.
B-COMP-08 = Heldenbögen, die den Fraktionen eigene Fähigkeiten geben, gehören nicht zum Spiel.
B-COMP-09 = Jede der sechs Fraktionen hat eine Königin und einen König.
B-COMP-10 = Jede Fraktion hat drei Stadtmarker mit Stufe 5 auf der einen und Stufe 6 auf der anderen Seite.
B-COMP-11 = Alle Teile der Erweiterung sind immer verfügbar, auch das Bonusmaterial besonderer Ausgaben.

## Könige und Königinnen

B-KINGS-01 = Eine Königin ist eine Einheitenkarte von Rang 5.
B-KINGS-02 = Ein König ist eine Einheitenkarte von Rang 6.
B-KINGS-03 = Könige und Königinnen können nie angeheuert werden.
B-KINGS-04 = Hat dein Schöpfungsdeck am zweiten Kontrollpunkt 20 oder mehr Karten, erhältst du automatisch und kostenlos die Königin deiner Fraktion.
B-KINGS-05 = Hat dein Schöpfungsdeck am zweiten Kontrollpunkt 24 oder mehr Karten, erhältst du automatisch und kostenlos den König deiner Fraktion.
B-KINGS-06 = Mit 24 oder mehr Karten am zweiten Kontrollpunkt erhältst du sowohl deine Königin als auch deinen König.
B-KINGS-07 = Eine erhaltene Königin und ein erhaltener König kommen in deine Zuflucht.
B-KINGS-08 = Königin und König bringen keine Versorgungskarte mit.
B-KINGS-09 = An jedem Kontrollpunkt nach dem zweiten verlierst du deine Königin, wenn dein Schöpfungsdeck weniger als 20 Karten hat.
B-KINGS-10 = An jedem Kontrollpunkt nach dem zweiten verlierst du deinen König, wenn dein Schöpfungsdeck weniger als 24 Karten hat.
B-KINGS-11 = Königin und König werden getrennt geprüft: Mit 20 bis 23 Karten verlierst du nur den König.
B-KINGS-12 = Verlierst du König oder Königin, kommt die Karte in den Limbus und gilt als abgesetzt.
B-KINGS-13 = Abgesetzte Könige und Königinnen sind für dich bis zum Ende der Partie verloren.
B-KINGS-14 = Zwischen zwei Kontrollpunkten hat die Größe deines Decks keinen Einfluss auf König und Königin.
B-KINGS-15 = Du darfst König und Königin wie jede andere Einheit in eine Kampfreihe spielen.
B-KINGS-16 = Eine Königin hat Kampfstärke 5.
B-KINGS-17 = Ein König hat Kampfstärke 6.
B-KINGS-18 = Kein Effekt kann eine andere Einheit zu König oder Königin befördern oder in sie verwandeln.
B-KINGS-19 = Eine Königin kann nie zum König befördert werden.
B-KINGS-20 = König und Königin können nicht durch Schriftrollen, Titel oder Amulette verwandelt werden.
B-KINGS-21 = Eine Königin, in eine einzelne Baureihe gespielt, baut eine deiner Städte der Stufe 4 zur königlichen Residenz aus, Stufe 5.
B-KINGS-22 = Du darfst höchstens zwei Residenzen gleichzeitig besitzen.
B-KINGS-23 = Ein König, in eine einzelne Baureihe gespielt, baut eine deiner Residenzen zur Hauptstadt aus, Stufe 6.
B-KINGS-24 = Du darfst höchstens eine Hauptstadt gleichzeitig besitzen.
B-KINGS-25 = Eine Residenz, die zur Hauptstadt wird, zählt nicht mehr als Residenz; du darfst also zwei Residenzen und eine Hauptstadt zugleich besitzen.
B-KINGS-26 = Eine Residenz ist 5 Siegpunkte wert, eine Hauptstadt 6.
B-KINGS-27 = Eroberst du die Residenz eines Gegners, markierst du sie mit deinem eigenen Marker der Stufe 5.
B-KINGS-28 = Eroberst du die Hauptstadt eines Gegners, markierst du sie mit deinem eigenen Marker der Stufe 6.
B-KINGS-29 = Besitzt du schon zwei Residenzen, wird eine eroberte Residenz zu einer Stadt der Stufe 4.
B-KINGS-30 = Besitzt du schon eine Hauptstadt, erhält eine eroberte Hauptstadt stattdessen Stufe 5.
B-KINGS-31 = König und Königin zählen für Kohorten und für den Moralbonus als Karten ihrer Fraktion.

## Sturmpforten

B-GATE-01 = Eine Sturmpforte ist eine Geländekarte.
B-GATE-02 = Die Pforten stehen fest: 1 Grünende Wälder (Bärenvolk), 2 Felsige Berge (Wolkenkinder), 3 Rote Schluchten (Glutjünger), 4 Smaragdseen (Holmsiedler), 5 Frostfelder (Wolfsklan), 6 Protodschungel (Sonnentreue).
B-GATE-03 = Jede Pforte ist eine X-Kreuzung mit einem Straßenausgang an jeder ihrer vier Seiten.
B-GATE-04 = Es sind so viele Pforten im Spiel wie Spieler.
B-GATE-05 = Die Pforten werden beim Aufbau zusammen mit den Startstädten und neutralen Städten gelegt.
B-GATE-06 = Eine Pforte von einem angrenzenden Feld aus zu betreten kostet wie bei jeder Geländekarte 1 Bewegungspunkt: 1 Versorgungskarte oder 1 Schritt eines Pferdes.
B-GATE-07 = Im erweiterten Spiel betritt dein Held eine Pforte seines Heimatgeländes kostenlos.
B-GATE-08 = Bewegt eine Fähigkeit deinen Helden auf eine Pforte, zahlst du für das Betreten nichts zusätzlich.
B-GATE-09 = Ein Held, der eine Pforte betreten hat, darf nach den normalen Regeln sofort auf eine angrenzende verbundene Geländekarte weiterziehen.
B-GATE-10 = Ein Held auf einer Pforte darf stattdessen zu jeder anderen Pforte im Spiel springen, egal wie weit sie entfernt ist.
B-GATE-11 = Bei einem Sprung zahlst du das Betreten der Zielpforte genau so, als wäre sie ein angrenzendes Feld.
B-GATE-12 = Jeder Sprung kostet zusätzlich 1 Versorgungskarte als Tribut an den Sturm.
B-GATE-13 = Der Tribut an den Sturm lässt sich weder mit einem Pferdeschritt noch mit kostenloser Bewegung bezahlen.
B-GATE-14 = Bewegung und Tribut einer Reise darfst du mit Karten derselben Aktionsreihe bezahlen.
B-GATE-15 = Jeder Held darf höchstens einmal pro Zug springen.
B-GATE-16 = Die Sprunggrenze gilt für jeden Helden einzeln; deine beiden Helden dürfen also im selben Zug je einmal springen.
B-GATE-17 = Jeder Sprung löst einen Sturmeffekt aus.
B-GATE-18 = Eine Pforte ohne Sprung zu betreten oder zu überqueren löst keinen Sturmeffekt aus.

## Sturmeffekte

B-STORM-01 = Beim Aufbau werden die 12 Sturmeffektkarten zu einem verdeckten Stapel neben dem Spielplan gemischt.
B-STORM-02 = Sobald dein Held von einer Pforte zu einer anderen gesprungen ist, wird der Zug unterbrochen, und du ziehst die oberste Sturmeffektkarte.
B-STORM-03 = Ein Sturmeffekt ist Pflicht und wird vollständig ausgeführt, bevor der Zug weitergeht.
B-STORM-04 = Übrige Bewegungspunkte eines Pferdes oder einer Fähigkeit gehen durch einen Sturmeffekt nicht verloren; der Held darf danach weiterziehen.
B-STORM-05 = Eine ausgeführte Sturmeffektkarte kommt offen auf den eigenen Sturmablagestapel.
B-STORM-06 = Jeder darf den Sturmablagestapel jederzeit durchsehen.
B-STORM-07 = Sind alle 12 Sturmeffektkarten gezogen und ausgeführt, werden sie zu einem neuen verdeckten Stapel gemischt.
B-STORM-08 = Jede Karte, die du durch einen Sturmeffekt bekommst, kommt direkt auf deine Hand.
B-STORM-09 = Ob du eine Farbe wählen darfst, hängt davon ab, ob die Orakelsymbole übereinstimmen, und nicht davon, ob der Artefakttyp erleuchtet ist.
B-STORM-E01-1 = Sturmeffekt 1: Wähle eine offen liegende oberste Artefaktkarte des gemeinsamen Vorrats und nimm sie kostenlos.
B-STORM-E01-2 = Sturmeffekt 1: Stimmen die Orakelsymbole des gewählten Artefaktstapels überein, darfst du die Farbe der Karte wählen, statt die oberste zu nehmen.
B-STORM-E02-1 = Sturmeffekt 2: Nimm kostenlos den obersten Lord des gemeinsamen Vorrats.
B-STORM-E02-2 = Sturmeffekt 2: Ein gewöhnlicher Lord bringt eine Versorgungskarte mit.
B-STORM-E02-3 = Sturmeffekt 2: Ist der Lord ein Entfesselter, bringt er keine Versorgungskarte mit.
B-STORM-E02-4 = Sturmeffekt 2: Ist der Lord ein Fanatiker, bringt er zwei Versorgungskarten mit.
B-STORM-E02-5 = Sturmeffekt 2: Der Lord und seine Versorgungskarten kommen auf deine Hand.
B-STORM-E03-1 = Sturmeffekt 3: Ziehe die oberste Karte deiner Nation auf die Hand.
B-STORM-E04-1 = Sturmeffekt 4: Baue kostenlos eine Straßenkarte; wähle einfache Straße oder Kreuzung und nimm die oberste Karte eines Stapels dieser Klasse.
B-STORM-E05-1 = Sturmeffekt 5: Ziehe die oberste Schicksalskarte und führe sie sofort aus.
B-STORM-E05-2 = Sturmeffekt 5: Karten, die du durch die Schicksalskarte bekommst, kommen auf deine Hand.
B-STORM-E06-1 = Sturmeffekt 6: Bringe deinen anderen Helden zu der Pforte, auf der der reisende Held jetzt steht.
B-STORM-E06-2 = Sturmeffekt 6 wirkt auch dann, wenn dein anderer Held noch nicht angeworben ist und neben dem Spielplan steht.
B-STORM-E07-1 = Sturmeffekt 7: Ersetze eine Stadt- oder Straßenkarte auf dem Spielplan durch eine andere Karte des passenden Stapels im gemeinsamen Vorrat.
B-STORM-E07-2 = Sturmeffekt 7: Die neue Karte muss genau dieselben Ausgänge haben wie die alte.
B-STORM-E07-3 = Sturmeffekt 7: Du darfst die Farbe der neuen Karte wählen und musst nicht die oberste Karte nehmen.
B-STORM-E07-4 = Sturmeffekt 7: Alle Marker und Figuren bleiben auf dem Feld der ersetzten Karte.
B-STORM-E08-1 = Sturmeffekt 8: Wähle eine Karte des Sturmablagestapels und führe ihren Effekt aus.
B-STORM-E08-2 = Sturmeffekt 8 kann Sturmeffekt 2 nie kopieren, auch nicht als einzige abgelegte Karte.
B-STORM-E08-3 = Sturmeffekt 8: Gibt es im Stapel keine Karte, die kopiert werden kann, geschieht nichts.
B-STORM-E09-1 = Sturmeffekt 9: Befördere kostenlos eine Einheit auf deiner Hand in den nächsten Rang.
B-STORM-E09-2 = Sturmeffekt 9: Die beförderte Einheit kommt auf deine Hand und kann im selben Zug gespielt werden.
B-STORM-E10-1 = Sturmeffekt 10: Baue eine deiner Städte kostenlos um eine Stufe aus, höchstens bis Stufe 4.
B-STORM-E11-1 = Sturmeffekt 11: Nimm eine Karte deiner Wahl, außer König und Königin, aus dem Limbus auf die Hand.
B-STORM-E11-2 = Sturmeffekt 11: Ohne Talszenario darfst du auf diesem Weg kein zweites Besonderes Artefakt nehmen, wenn du schon eines hast.
B-STORM-E12-1 = Sturmeffekt 12: Wähle ein Zelt und zerstöre es.
B-STORM-E12-2 = Sturmeffekt 12: Die Zeltkarte und alle Karten darin kommen in die Zuflucht des Zeltbesitzers.
B-STORM-E12-3 = Sturmeffekt 12: Hat kein Gegner ein aktives Zelt, musst du ein Zelt deines eigenen Teams zerstören, falls es eines gibt, auch dein eigenes.

## Kontrollpunkte

B-CHECK-01 = Am Ende jeder Woche findet genau ein Kontrollpunkt statt.
B-CHECK-02 = Der Kontrollpunkt beginnt, wenn der letzte Spieler oder das letzte Team den Zug am letzten Tag der Woche beendet hat, bevor das Orakel in die Ausgangsstellung zurückgedreht wird.
B-CHECK-03 = Während eines Kontrollpunkts ruht das normale Spiel.
B-CHECK-04 = Metamorpha und Bilkarr kommen, soweit sie mitspielen, am ersten Kontrollpunkt ins Spiel.
B-CHECK-05 = Am ersten Kontrollpunkt werden keine Karten gezählt.
B-CHECK-06 = Ab dem zweiten Kontrollpunkt zählst du dein Schöpfungsdeck: Hand, Nation, Zuflucht, Versteck und Karten in Zelten.
B-CHECK-07 = Es zählt nur die Kartenzahl am Kontrollpunkt; während der Woche musst du sie nicht halten.
B-CHECK-08 = Die Zählung entscheidet über Königin (20 Karten), König (24 Karten) und im Heldenmodus über den Veteranenstatus (26 Karten).

## Teamspielmodus

B-TEAM-01 = Mit 4, 5 und 6 Spielern wird normalerweise im Teamspielmodus gespielt.
B-TEAM-02 = Bei sechs Spielern bilden die Plätze 1 und 4, 2 und 5 sowie 3 und 6 drei Zweierteams.
B-TEAM-03 = Bei fünf Spielern bilden die Plätze 1, 3 und 5 das eine Team und die Plätze 2 und 4 das andere.
B-TEAM-04 = Bei vier Spielern spielen die Plätze 1 und 3 gegen die Plätze 2 und 4.
B-TEAM-05 = Bevor Fraktionen und Startstädte gewählt werden, wird ein zufälliger Startspieler bestimmt.
B-TEAM-06 = Auch in Teams wählt ein Spieler nach dem anderen seine Fraktion, im Uhrzeigersinn ab dem Startspieler.
B-TEAM-07 = Die Startstädte werden einzeln in umgekehrter Reihenfolge gewählt; danach folgt die Draftphase.
B-TEAM-08 = Das Team des Startspielers ist zuerst am Zug.
B-TEAM-09 = Alle Mitglieder eines Teams ziehen gleichzeitig; niemand muss auf einen Teampartner warten, und niemand unterbricht einen.
B-TEAM-10 = Zwei Teampartner dürfen nicht gleichzeitig denselben Gegner angreifen.
B-TEAM-11 = Zwei Teampartner dürfen gleichzeitig verschiedene Gegner angreifen.
B-TEAM-12 = Ist ein Kampf gegen einen Gegner ganz beendet, darf ein Teampartner denselben Gegner im selben Zug noch einmal angreifen.
B-TEAM-13 = Im Teamspielmodus zieht ein Verteidiger sofort nach jedem Kampf wieder auf sechs Handkarten nach.
B-TEAM-14 = Gilt die Angriffsgrenze des Fünferspiels, darf das Dreierteam insgesamt höchstens zweimal pro Zug angreifen.
B-TEAM-15 = Du darfst mit deinen Teampartnern über Karten und Pläne sprechen, aber nur offen, sodass alle Gegner mithören können.
B-TEAM-16 = Du brauchst für keine Aktion die Zustimmung eines Teampartners.
B-TEAM-17 = Für deine Aktionen darfst du nur deine eigenen Karten verwenden.
B-TEAM-18 = Teampartner dürfen keine Karten tauschen.
B-TEAM-19 = Du darfst die Stadt eines Teampartners nicht ausbauen.
B-TEAM-20 = Du darfst den Helden eines Teampartners weder anwerben noch bewegen.
B-TEAM-21 = Eine Straße oder Stadt, die du baust, muss mit einer deiner eigenen Städte verbunden sein; die Stadt eines Teampartners genügt nicht.
B-TEAM-22 = Die Teams sind im Uhrzeigersinn am Zug.
B-TEAM-23 = Hat jedes Team einen Zug beendet, endet der Tag, und das Orakel wird einen Schritt im Uhrzeigersinn gedreht.
B-TEAM-24 = Statt in Teams können 4 bis 6 Spieler mit demselben Aufbau auch jeder gegen jeden spielen.
B-TEAM-25 = Sechs Spieler können statt drei Zweierteams auch zwei Dreierteams bilden.

## Heldenmodus und Veteranen

B-HERO-01 = Der Heldenmodus ist der normale Modus; das Einsteigerspiel kommt ohne ihn aus.
B-HERO-02 = Neutrale Städte beginnen im Heldenmodus mit einem neutralen Marker der Stufe 6 und Verteidigung 6, im Einsteigerspiel mit Stufe 4.
B-HERO-03 = Eroberst du eine neutrale Stadt, ersetzt du ihren Marker sofort durch deinen Marker der Stufe 4; sie ist 4 Siegpunkte wert, auch wenn ihre Verteidigung 6 war.
B-HERO-04 = Ruinenwachen haben im Heldenmodus Stärke 10, im Einsteigerspiel Stärke 8.
B-HERO-05 = Sonst ändert der Heldenmodus nichts am Aufbau; die Städte liegen auf denselben Feldern.
B-HERO-06 = Im Heldenmodus darfst du mit einer einzigen Waffe in der Angriffsreihe mit all deinen Helden zugleich angreifen, wenn jeder von ihnen dasselbe Ziel angreifen kann.
B-HERO-07 = Mehr als einen Helden mitzunehmen ist freiwillig, du musst es aber mit dem Angriff ansagen.
B-HERO-08 = Scheitert ein Angriff mit mehreren Helden, verlierst du jeden beteiligten Helden, der sich nicht zurückgezogen hat.
B-HERO-09 = Werden eine Stadt oder Helden angegriffen, entscheidet der Verteidiger weiterhin, wie viele seiner Helden dort am Kampf teilnehmen; von angegriffenen Helden mindestens einer.
B-HERO-10 = Jeder beteiligte Held bringt seinen eigenen Moralbonus ein.
B-HERO-11 = Im Heldenmodus erhältst du einen Veteranenmarker, wenn dein Schöpfungsdeck am zweiten Kontrollpunkt 26 oder mehr Karten hat.
B-HERO-12 = Ein Veteran hat in Angriff und Verteidigung einen Moralbonus von +4 pro Held statt +1.
B-HERO-13 = Für die +4 eines Veteranen gilt die übliche Bedingung: Alle Kampfkarten der Reihe gehören zu einer Fraktion oder sind universell.
B-HERO-14 = Jeder Stammeskrieger und jeder Häuptling in der Kampfreihe eines Veteranen bekommt in Angriff und Verteidigung +1 Stärke.
B-HERO-15 = Die Stammeskrieger und Häuptlinge eines Veteranen behalten ihre +1 auch dann, wenn der Moralbonus wegen gemischter Fraktionen entfällt.
B-HERO-16 = Priester, Lords, Königinnen und Könige bekommen keinen Veteranenbonus.
B-HERO-17 = Die Vorteile eines Veteranen gelten ab dem zweiten Kontrollpunkt, und zwar sofort, aber nie vorher.
B-HERO-18 = An jedem späteren Kontrollpunkt muss ein Veteran wieder 26 oder mehr Karten haben.
B-HERO-19 = Zwischen den Kontrollpunkten darf dein Deck unter 26 Karten fallen, ohne dass du die Vorteile eines Veteranen verlierst.
B-HERO-20 = Ein Veteran mit weniger als 26 Karten an einem Kontrollpunkt verliert den Veteranenstatus, und der Marker wird umgedreht.
B-HERO-21 = Wer den Veteranenstatus verloren hat, darf weiterhin mit all seinen Helden angreifen und verteidigen.
B-HERO-22 = Ist der Veteranenstatus verloren, gilt der normale Moralbonus von +1.
B-HERO-23 = Ist der Veteranenstatus verloren, kämpfen Stammeskrieger und Häuptlinge mit ihrer aufgedruckten Stärke.

## Handelsposten

B-TRADE-01 = Du hast genau zwei Handelspostenmarker mit einer einfachen Seite und einer Sternenseite.
B-TRADE-02 = Ein Handelsposten darf nur auf einer Straßenkarte stehen.
B-TRADE-03 = Ein Handelsposten kostet zwei Stammeskrieger, die du in eine Aktionsreihe spielst.
B-TRADE-04 = Die Straßenkarte für deinen Handelsposten muss über Straßen mit einer deiner Städte verbunden sein.
B-TRADE-05 = Dein erster Handelsposten wird mit der einfachen Seite nach oben gelegt.
B-TRADE-06 = Baust du deinen zweiten Handelsposten, werden beide Marker auf die Sternenseite gedreht.
B-TRADE-07 = Auf einer Straßenkarte dürfen beliebig viele Handelsposten desselben oder verschiedener Spieler liegen.
B-TRADE-08 = Zum Handeln brauchst du mindestens einen deiner Helden auf einer Karte mit einem eigenen Handelsposten.
B-TRADE-09 = Karten, die du beim Handel abgibst, kommen von deiner Hand unter ihre Stapel im gemeinsamen Vorrat.
B-TRADE-10 = Karten, die du beim Handel bekommst, kommen direkt auf deine Hand.
B-TRADE-11 = Mit einem oder zwei eigenen Handelsposten auf dem Spielplan darfst du 1 Artefaktkarte gegen 1 Truhe tauschen.
B-TRADE-12 = Mit einem oder zwei eigenen Handelsposten auf dem Spielplan darfst du 1 Truhe gegen 1 Artefaktkarte tauschen.
B-TRADE-13 = Ein eingetauschtes Artefakt ist die oberste Karte des gewählten Stapels; stimmen dessen Orakelsymbole überein, darfst du die Farbe wählen.
B-TRADE-14 = Mit zwei eigenen Handelsposten auf dem Spielplan darfst du auch 2 Versorgungskarten gegen 1 Sternenstaubkarte tauschen.
B-TRADE-15 = Sternenstaub kann nie im Handel abgegeben werden.
B-TRADE-16 = Eine Karte, die du beim Handel bekommst, darf im selben Zug nicht weitergetauscht werden, wo immer sie inzwischen liegt (B-RULING-125).
B-TRADE-17 = Du darfst pro Zug beliebig oft handeln, solange du keine in diesem Zug eingetauschte Karte weitertauschst.

## Sternenstaub

B-DUST-01 = Sternenstaub ist eine neutrale Karte.
B-DUST-02 = Sternenstaub zählt nicht für Kohorten.
B-DUST-03 = In einer Aktionsreihe darf eine Sternenstaubkarte bis zu zwei Versorgungskarten ersetzen.
B-DUST-04 = Die zwei Versorgungskarten einer Sternenstaubkarte dürfen nicht auf zwei Aktionen verteilt werden; nutzt du nur eine davon, verfällt die andere.
B-DUST-05 = Sternenstaub, der in dein Deck gekommen ist, bleibt dort bis zum Ende der Partie.
B-DUST-06 = Sternenstaub darf nicht in den Limbus gelegt werden.

## Truhen

B-CHEST-01 = Eine Truhe ist eine neutrale Karte.
B-CHEST-02 = Eine Truhe zählt nicht für Kohorten.
B-CHEST-03 = An deinem Handelsposten kauft eine Truhe ein beliebiges Artefakt, das noch zu haben ist, normalerweise die oberste Karte seines Stapels.
B-CHEST-04 = Legst du eine Truhe in den Limbus, darfst du bis zu drei Karten auf einmal verstecken.
B-CHEST-05 = Du darfst nie mehr als drei Karten gleichzeitig versteckt haben.

## Marker

B-TOKEN-01 = Zeitmarker zeigen zeitlich begrenzte Effekte auf dem Spielplan oder am Orakel an; selbst bewirken sie nichts.
B-TOKEN-02 = Kampfstärkekarten zeigen deine aktuelle Gesamtstärke in einem Kampf und ersetzen die Kampfvorteilkarten.
B-TOKEN-03 = Die angezeigte Gesamtstärke steigt jedes Mal, wenn der Kampfreihe Stärke hinzugefügt wird.
B-TOKEN-04 = Ringmarker dienen nur den Sturmverstärkern der Talszenarien Bergpass und Königsbrücke.
B-TOKEN-05 = Ein Veteranenmarker zeigt, ob du Veteran bist oder den Veteranenstatus verloren hast.
