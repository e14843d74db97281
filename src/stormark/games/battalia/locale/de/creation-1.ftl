### BATTALIA – Die Schöpfung: die Regeln in Kürze, Teil 1 – vom Spielmaterial bis zu den Entfesselten.
### Jede Nachricht trägt die Kennung der Regel, die sie erklärt; jeder Text steht für sich allein.

## Spielmaterial und Kartenarten

B-CCOMP-01 = „Die Schöpfung“ ist ein Spiel für genau 2, 3 oder 4 Spieler.
B-CCOMP-02 = Es gibt vier Grundfraktionen: das Bärenvolk (grün, Erde, Grünende Wälder), die Wolkenkinder (golden, Luft, Felsige Berge), die Glutjünger (rot, Feuer, Rote Schluchten) und die Holmsiedler (blau, Wasser, Smaragdseen).
B-CCOMP-03 = Für alle Fraktionen gelten dieselben Regeln; nur Farbe und Heimatgelände unterscheiden sich.
B-CCOMP-04 = Ein Fraktionssatz besteht aus 20 Einheiten-, 21 Artefakt-, 7 Stadt- und 12 Straßenkarten sowie 2 Helden.
B-CCOMP-05 = Die 20 Einheiten eines Fraktionssatzes sind 8 Stammeskrieger, 5 Häuptlinge, 4 Priester und 3 Lords.
B-CCOMP-06 = Die 21 Artefakte eines Fraktionssatzes sind je 3 Werkzeuge, Pferde, Waffen, Zelte, Titel, Schriftrollen und Amulette.
B-CCOMP-07 = Die 7 Städte eines Fraktionssatzes sind 3 X-Kreuzungen, 1 Einmündung (T), 1 Gerade, 1 Kurve und 1 Sackgasse.
B-CCOMP-08 = Die 12 Straßen eines Fraktionssatzes sind 3 Geraden, 3 Kurven, 3 Einmündungen (T) und 3 X-Kreuzungen.
B-CCOMP-09 = Eine Sackgasse hat 1 Ausgang, eine Gerade 2 auf gegenüberliegenden Seiten, eine Kurve 2 auf benachbarten Seiten, eine Einmündung (T) 3 und eine X-Kreuzung 4.
B-CCOMP-10 = Es gibt so viele Versorgungskarten wie Einheiten in den Fraktionssätzen des Spiels, also 20 pro Satz; durch Entfesselte und Fanatiker kommen keine hinzu.
B-CCOMP-11 = Es gibt zehn Besondere Artefakte, jedes davon nur einmal.
B-CCOMP-12 = Der Grundspielplan ist ein Raster aus 7 × 7 Feldern.
B-CCOMP-13 = Es gibt eine Ruinenkarte; sie ist neutrales Gelände und hat vier Ausgänge.
B-CCOMP-14 = Du hast zwei Helden; eigene Fähigkeiten haben sie nicht.
B-CCOMP-15 = Stadtmarker zeigen die Stufe einer Stadt und gehen nie aus.
B-CCOMP-16 = Gespielt wird mit einem sechsseitigen Würfel; in „Die Schöpfung“ brauchen ihn nur die Amulette.
B-CCOMP-17 = Schöpfungskarten bilden die Decks der Spieler: Einheiten, Versorgung, Artefakte und Besondere Artefakte, in „Die Sturmpforten“ auch königliche Karten, Sternenstaub, Truhen und eine behaltene Schicksalskarte 1. Geländekarten liegen auf dem Spielplan: Straßen, Städte und die Ruine.
B-CCOMP-18 = Jede Einheit und jedes Artefakt gehört zu genau einer Fraktion; Besondere Artefakte und Entfesselte sind universell, Versorgungskarten neutral.
B-CCOMP-19 = Eine universelle Karte zählt als Karte der Fraktion, die du gerade brauchst.
B-CCOMP-20 = Eine neutrale Karte gehört zu keiner Fraktion.
B-CCOMP-21 = Einheiten haben einen von vier Rängen: Stammeskrieger 1, Häuptling 2, Priester 3 und Lord 4.
B-CCOMP-22 = Die Stärke einer Einheit entspricht ihrem Rang.
B-CCOMP-23 = Einheiten desselben Ranges unterscheiden sich nur durch ihre Fraktion.
B-CCOMP-24 = Dein Schöpfungsdeck umfasst alle deine Karten: in Nation (Nachziehstapel), Zuflucht (Ablagestapel), Hand, Versteck und Zelten, die Zeltkarten selbst eingeschlossen, und vor dir auf dem Tisch.
B-CCOMP-25 = Jede Karte ist immer an genau einem Ort: in einem Stapel, in einem Schöpfungsdeck, im Limbus, bei den offenen oder den übrigen Besonderen Artefakten oder auf dem Spielplan; in „Die Sturmpforten“ auch in den Sturmstapeln, im Schicksalsstapel, unter einer Sturmpforte oder bei den ausgelegten königlichen Karten.
B-CCOMP-26 = Vulkankarten, Heldenbögen und die gedruckten Spielhilfen von Sonderausgaben gehören nicht zum Spiel.

## Spielaufbau

B-CSETUP-01 = Zu zweit wird mit 3 Fraktionssätzen gespielt, zu dritt oder zu viert mit 4.
B-CSETUP-02 = Die Fraktionssätze werden vor der Partie gewählt, in „Die Schöpfung“ unter den vier Grundfraktionen, in „Die Sturmpforten“ unter allen sechs; ohne Wahl entscheidet das Los.
B-CSETUP-03 = Die Karten aller Fraktionssätze werden, nach Fraktionen gemischt, in 20 Stapel sortiert: 4 Einheitenstapel nach Rang, 7 Artefaktstapel nach Typ, 5 Stadt- und 4 Straßenstapel nach Form. Die Versorgungskarten bilden einen weiteren Stapel.
B-CSETUP-04 = Jeder Stapel wird gemischt, und seine oberste Karte ist für alle sichtbar.
B-CSETUP-05 = Von einem Stapel nimmst du die oberste Karte, es sei denn, eine Regel lässt dich die Farbe wählen.
B-CSETUP-06 = Eine Karte, die in den gemeinsamen Vorrat zurückkehrt, kommt unter ihren Stapel.
B-CSETUP-07 = In „Die Schöpfung“ liegen zufällige Besondere Artefakte offen neben dem Spielplan, eines mehr, als es Spieler gibt; die übrigen der zehn sind nicht im Spiel.
B-CSETUP-08 = Zu zweit nutzt ihr die Zeilen 2–6 × Spalten 2–6 sowie (4,1) und (4,7), mit Startstädten auf (2,2) (6,6) und neutralen Städten auf (4,1) (4,7); zu dritt den Spielplan ohne die drei äußersten Felder jeder Ecke, mit Startstädten auf (1,4) (5,2) (5,6) und neutralen Städten auf (2,2) (2,6) (6,4); zu viert den ganzen Spielplan, mit Startstädten auf (2,2) (2,6) (6,2) (6,6) und neutralen Städten auf (1,4) (4,1) (4,7) (7,4). Die Ruine liegt immer auf (4,4), und zu Beginn sind 22, 30 oder 40 Felder leer.
B-CSETUP-09 = Ein Feld außerhalb des Spielbereichs gibt es nicht: Dort kann nichts gebaut werden, niemand kann es betreten, und es zählt nicht für das Spielende.
B-CSETUP-10 = „Die Sturmpforten“ hat einen eigenen Spielbereich: mit 2 bis 4 Spielern den ganzen Spielplan aus 7 × 7 Feldern, mit 5 oder 6 Spielern und in den Tälern den aus 7 × 11 Feldern; zu fünft fehlen die drei äußersten Felder jeder Ecke.
B-CSETUP-11 = Es gibt so viele Startstädte und so viele neutrale Städte wie Spieler, und alle haben vier Ausgänge.
B-CSETUP-12 = Unter den Startstädten und ebenso unter den neutralen Städten kommt kein Gelände doppelt vor; die Gelände werden unter den Fraktionssätzen des Spiels ausgelost.
B-CSETUP-13 = Der Zufall entscheidet, welche Startstadt und welche neutrale Stadt auf welchem der dafür vorgesehenen Felder liegt.
B-CSETUP-14 = Jede neutrale Stadt erhält einen neutralen Marker der Stufe 4, im Heldenmodus der Stufe 6.
B-CSETUP-15 = Die Ruine erhält einen Wachenmarker der Stärke 8, im Heldenmodus der Stärke 10.
B-CSETUP-16 = Der Startspieler wird ausgelost; von ihm aus geht es im Uhrzeigersinn weiter.
B-CSETUP-17 = Ohne Draftphase erhältst du 3 Stammeskrieger, 1 Häuptling und 1 Priester von den gemischten Stapeln sowie 5 Versorgungskarten: zusammen 10 Karten.
B-CSETUP-18 = In „Die Schöpfung“ werden zuerst die Startkarten verteilt; dann wählt ihr in Spielreihenfolge je eine noch freie Fraktion unter den Fraktionssätzen des Spiels.
B-CSETUP-19 = In umgekehrter Spielreihenfolge wählt ihr je eine freie Startstadt und markiert sie mit einem Marker der Stufe 1.
B-CSETUP-20 = Deine Startstadt muss nicht auf deinem Heimatgelände liegen.
B-CSETUP-21 = Dein erster Held beginnt in deiner Startstadt.
B-CSETUP-22 = Dein zweiter Held steht neben dem Spielplan, bis du ihn anwirbst.
B-CSETUP-23 = Spielt ihr mit den Entfesselten, werden sie erst in die Einheitenstapel gemischt, wenn alle Startkarten verteilt sind.
B-CSETUP-24 = Du mischst deine 10 Startkarten zu deiner Nation und ziehst davon 6.
B-CSETUP-25 = Das Orakel beginnt am ersten Tag der ersten Woche.
B-CSETUP-26 = In „Die Schöpfung“ sind Draftphase, Heldenmodus, erweitertes Spiel und Entfesselte aus, solange ihr sie nicht einschaltet, das Ende bei vollem Spielplan ist an, und die Wochengrenze liegt bei 10 (4 bis 20 Wochen oder keine). In „Die Sturmpforten“ sind Draftphase, Heldenmodus und erweitertes Spiel an, die Entfesselten aus, die Wochengrenze liegt bei 10, und das Ende bei vollem Spielplan gilt zu viert, zu sechst und zu fünft ohne Teams.
B-CSETUP-27 = Mit Draftphase entfällt das Verteilen der Startkarten; Fraktionen und Startstädte werden dann vor ihr gewählt.

## Zug, Tag und Woche

B-TURN-01 = Jeder von euch hat einen Zug pro Tag, in Spielreihenfolge.
B-TURN-02 = Dein Zug hat drei Teile in dieser Reihenfolge: Ansage, Aktionen, Zugende.
B-TURN-03 = In der Ansage darfst du einen Handtausch oder eine Kohorte ansagen, höchstens eines von beiden, oder auch nichts.
B-TURN-04 = Eine Ansage ist nur vor der ersten Aktion deines Zuges möglich.
B-TURN-05 = Beim Handtausch legst du deine ganze Hand in deine Zuflucht und ziehst 5 Karten.
B-TURN-06 = Nach der Ansage führst du beliebig viele Aktionen in beliebiger Reihenfolge aus oder auch keine.
B-TURN-07 = Eine Karte, die du erhältst, kommt sofort in deine Zuflucht, es sei denn, die Regel, die sie dir gibt, nennt die Hand.
B-TURN-08 = Am Zugende kommen zuerst alle Karten, die du gespielt hast, und alle Karten, die du noch auf der Hand hast, in deine Zuflucht; Versteck und aktive Zelte bleiben.
B-TURN-09 = Als Zweites endet am Zugende jede Verwandlung, die für den Zug gilt.
B-TURN-10 = Als Drittes ziehst du am Zugende 6 Karten.
B-TURN-11 = Als Viertes zieht am Zugende jeder Gegner, der sich in diesem Zug verteidigt hat und weniger als 6 Karten hält, auf 6 nach, von dir aus im Uhrzeigersinn. Im Teamspielmodus zieht ein Verteidiger stattdessen gleich nach jedem Kampf auf 6 nach.
B-TURN-12 = Ebenso zieht am Zugende ein Gegner auf 6 nach, der in diesem Zug durch den Effekt eines anderen Spielers Handkarten verloren hat.
B-TURN-13 = Durch das Nachziehen auf 6 musst du nie Karten ablegen.
B-TURN-14 = Während eines Zuges darfst du beliebig viele Karten auf der Hand haben.
B-TURN-15 = Musst du ziehen und deine Nation ist leer, mischst du deine Zuflucht zu einer neuen Nation und ziehst weiter.
B-TURN-16 = Sind Nation und Zuflucht beide leer, verfallen die noch fehlenden Karten.
B-TURN-17 = Deine Karten auf dem Tisch liegen nicht in der Zuflucht und werden vor dem Zugende nicht mit eingemischt.
B-TURN-18 = Hat der letzte Spieler seinen Zug beendet, endet der Tag, und das Orakel wird einen Schritt weitergedreht.
B-TURN-19 = Eine Woche hat 7 Tage; nach dem siebten kehrt das Orakel zum 1. Tag zurück.
B-TURN-20 = Niemand scheidet aus: Auch ohne Städte und Helden bist du weiterhin am Zug.

## Das Sonnenorakel

B-ORACLE-01 = An jedem Tag ist ein Artefakttyp erleuchtet, und bei einem Artefakttyp stimmen die Orakelsymbole überein.
B-ORACLE-02 = Erleuchtet sind an den Tagen 1 bis 7: Werkzeug, Pferd, Waffe, Zelt, Amulett, Schriftrolle, Titel. Die Orakelsymbole stimmen an den Tagen 1 bis 7 überein bei: Schriftrolle, Waffe, Titel, Zelt, Werkzeug, Amulett, Pferd.
B-ORACLE-03 = Die Tage des Orakels wiederholen sich jede Woche.
B-ORACLE-04 = Ein Artefakt des heute erleuchteten Typs hat für jeden Spieler seinen erleuchteten Effekt, auch für Verteidiger.
B-ORACLE-05 = Die Erleuchtung verändert niemals ein Besonderes Artefakt.
B-ORACLE-06 = Nimmst du ein Artefakt, dessen Orakelsymbole übereinstimmen, von seinem Stapel, gekauft oder kostenlos, darfst du den Stapel durchsehen und eine Karte in einer beliebigen darin vorhandenen Farbe nehmen.
B-ORACLE-07 = Nachdem du eine Karte aus einem Stapel gewählt hast, behalten die übrigen ihre Reihenfolge.
B-ORACLE-08 = Erleuchtung und Übereinstimmung haben nichts miteinander zu tun: Übereinstimmende Orakelsymbole machen kein Artefakt stärker, und Erleuchtung erlaubt keine Farbwahl.
B-ORACLE-09 = Die Stapel der Einheiten, der Versorgung, der Straßen und der Städte haben kein Orakelsymbol.
B-ORACLE-10 = Eine Beförderung zählt wie das Nehmen eines Titels: Stimmen die Orakelsymbole der Titel überein, darfst du die Farbe der neuen Einheit wählen.

## Kohorten

B-COHORT-01 = Eine Kohorte ist eine Gruppe von Handkarten einer Fraktion, die du in deiner Ansage vorzeigst.
B-COHORT-02 = Eine Kohorte darf aus jeder Fraktion bestehen, nicht nur aus deiner eigenen.
B-COHORT-03 = Für eine Kohorte zählen Einheiten und Artefakte ihrer Fraktion und außerdem universelle Karten.
B-COHORT-04 = Neutrale Karten – Versorgung, Sternenstaub und Truhen – zählen nie für eine Kohorte.
B-COHORT-05 = Eine Kohorte braucht mindestens 3 Karten.
B-COHORT-06 = Für eine Kohorte ziehst du zwei Karten weniger, als sie hat: 1 Karte bei drei Karten, 2 bei vier und so weiter.
B-COHORT-07 = Für eine Kohorte zählen nur Handkarten, nicht die Karten im Versteck oder in Zelten.
B-COHORT-08 = Du sagst höchstens eine Kohorte pro Zug an, und die dafür gezogenen Karten vergrößern sie nicht.
B-COHORT-09 = Die für eine Kohorte gezeigten Karten bleiben auf deiner Hand, und du spielst sie wie gewohnt.
B-COHORT-10 = Nach einem Handtausch kannst du im selben Zug keine Kohorte mehr ansagen.
B-COHORT-11 = Als Verteidiger kannst du keine Kohorte ansagen.

## Aktionsreihen

B-LINE-01 = Eine Aktion bezahlst du, indem du Karten offen in eine Aktionsreihe legst; eine Reihe ist eine Aktion.
B-LINE-02 = Die Karten einer Aktionsreihe kommen aus deiner Hand, deinem Versteck oder einem geöffneten Zelt.
B-LINE-03 = Jede deiner Karten liegt pro Zug in höchstens einer Reihe.
B-LINE-04 = Du schließt eine Reihe ab, bevor du die nächste beginnst; unterbrechen können sie nur Effekte, die das sagen: Sturmeffekte, Zaubertränke und Antworten im Kampf.
B-LINE-05 = Die Karten einer Reihe bleiben bis zum Zugende auf dem Tisch liegen.
B-LINE-06 = Was eine Karte über den Bedarf ihrer Reihe hinaus liefert, verfällt und lässt sich nicht anderswo verwenden.
B-LINE-07 = Eine unvollständige oder nicht erlaubte Reihe gilt nicht, und keine Karte wird bewegt.
B-LINE-08 = Reihen beginnen mit Einheiten (anheuern, kaufen, Stadt bauen oder ausbauen), 2 Stammeskriegern oder Werkzeug (Straße), Versorgung oder Pferden (Bewegung), einer Waffe (Angriff oder, mit 2 Versorgungskarten, Held anwerben), einer Karte für den Limbus (verstecken), einem Zelt mit den Karten, die hineinsollen, einem Titel, einem Amulett oder einem Besonderen Artefakt. Eine Schriftrolle oder Creas Buch kommt in die Reihe der betroffenen Einheit, und die für Titel, Amulett oder die Krone des Titus genannte Karte bleibt auf deiner Hand.
B-LINE-09 = Wo eine Regel „oder höher“ sagt, genügt auch eine Einheit von höherem Rang; überall sonst muss der Rang genau stimmen.
B-LINE-10 = Eine verdoppelte Einheit zählt als zwei gleiche virtuelle Karten desselben Ranges und derselben Fraktion.
B-LINE-11 = In einer einzelnen Reihe liegen beide virtuellen Karten einer verdoppelten Einheit in derselben Reihe und zählen dort als zwei Karten.
B-LINE-12 = In einer verzweigten Reihe verteilst du die virtuellen Karten frei auf zwei oder mehr Zweige, höchstens so viele, wie eine Einheit Exemplare hat: zwei, mit Creas Buch drei. Jeder Zweig enthält mindestens eine virtuelle Karte und ist eine vollständige Aktion mit eigenen weiteren Karten.
B-LINE-13 = Die Zweige einer Reihe werden unmittelbar nacheinander ausgeführt, ohne dass etwas dazwischenkommt.
B-LINE-14 = Für Bezahlung, Überschuss und Sternenstaub zählt jeder Zweig als eigene Aktionsreihe.
B-LINE-15 = Eine virtuelle Karte, die in ihrer einzelnen oder verzweigten Reihe nicht verwendet wird, verfällt.
B-LINE-16 = Eine Einheit, die nicht verdoppelt ist, kann keine verzweigte Reihe beginnen.
B-LINE-17 = Eine Kampfreihe ist immer eine einzelne Reihe, und ein Zweig ist nie ein Angriff.

## Einheiten anheuern

B-HIRE-01 = Um eine Einheit anzuheuern, spielst du eine anheuernde Einheit und Versorgungskarten aus und nimmst die oberste Karte vom Stapel des gewählten Ranges.
B-HIRE-02 = Ein Stammeskrieger kostet 1 Versorgungskarte, ein Häuptling 2, beide mit einer beliebigen anheuernden Einheit; ein Priester kostet 2 Versorgungskarten mit einem Häuptling oder höher, ein Lord 3 Versorgungskarten mit einem Priester oder höher.
B-HIRE-03 = Die anheuernde Einheit behältst du; sie kommt mit den anderen gespielten Karten in deine Zuflucht.
B-HIRE-04 = Die angeheuerte Einheit kommt in deine Zuflucht.
B-HIRE-05 = Eine angeheuerte Einheit bringt 1 Versorgungskarte aus dem gemeinsamen Vorrat mit, die ebenfalls in deine Zuflucht kommt.
B-HIRE-06 = Die Kosten des Anheuerns hängen allein vom Rang ab, nie von Fraktion oder Art der Karte.
B-HIRE-07 = Beim Anheuern kannst du die Farbe nicht wählen.
B-HIRE-08 = Von einem leeren Stapel kann niemand anheuern.
B-HIRE-09 = Ist der Versorgungsstapel leer, kommt eine angeheuerte Einheit ohne Versorgungskarte.
B-HIRE-10 = Eine Reihe oder ein Zweig heuert genau eine Einheit an; in einem Zug darfst du beliebig oft anheuern.
B-HIRE-11 = Eine königliche Karte heuert an und kauft wie ein Lord.

## Artefakte kaufen

B-BUY-01 = Um ein Artefakt zu kaufen, spielst du eine kaufende Einheit und Versorgungskarten aus und nimmst die oberste Karte vom Stapel des gewählten Typs.
B-BUY-02 = Mit einer beliebigen kaufenden Einheit kostet Werkzeug 1 Versorgungskarte und ein Pferd 2, mit einem Häuptling oder höher ein Zelt 1 und eine Waffe 2, mit einem Priester oder höher ein Amulett 1 und eine Schriftrolle 2, mit einem Lord oder höher ein Titel 1.
B-BUY-03 = An dem Tag, an dem seine Orakelsymbole übereinstimmen, darfst du die Farbe des gekauften Artefakts wählen.
B-BUY-04 = Das gekaufte Artefakt kommt in deine Zuflucht.
B-BUY-05 = Ein Artefakt bringt keine Versorgungskarte mit.
B-BUY-06 = Von einem leeren Stapel kann niemand kaufen.
B-BUY-07 = Ein Besonderes Artefakt lässt sich nie mit Einheiten und Versorgung kaufen; nur auf der Königsbrücke kannst du eines kaufen, indem du Stufen deiner Städte senkst.
B-BUY-08 = Eine Reihe oder ein Zweig kauft genau ein Artefakt; in einem Zug darfst du beliebig oft kaufen.

## Die sieben Artefakte

B-ART-01 = Eine Werkzeugkarte ersetzt die 2 Stammeskrieger einer Straße.
B-ART-02 = Außer Straßen bezahlt Werkzeug nur das Entdecken eines Talgebäudes; Städte, Ausbauten, Handelsposten und Talstraßen bezahlt es nicht.
B-ART-03 = Erleuchtet baut eine Werkzeugkarte bis zu zwei Straßen in derselben Reihe; jede Kreuzung oder Einmündung braucht eine eigene Versorgungskarte.
B-ART-04 = Im Kampf kannst du kein Werkzeug spielen.
B-ART-05 = Ein Pferd gibt einem Helden 3 Bewegungsschritte.
B-ART-06 = Erleuchtet gibt ein Pferd einem Helden 5 Bewegungsschritte.
B-ART-07 = Im Kampf hat ein Pferd Stärke 1, ob erleuchtet oder nicht.
B-ART-08 = Ein Pferd kann keinen Angriff beginnen.
B-ART-09 = Jeder Angriff beginnt mit einer Waffe.
B-ART-10 = Eine Waffe hat Stärke 1, erleuchtet Stärke 2.
B-ART-11 = Einer Kampfreihe darfst du weitere Waffen hinzufügen.
B-ART-12 = Um einen Helden anzuwerben, brauchst du eine Waffe.
B-ART-13 = Ein Titel befördert eine deiner Einheiten auf der Hand oder in deiner Kampfreihe in den nächsten Rang.
B-ART-14 = Bei einer Beförderung kommt die alte Karte unter ihren Stapel, und die oberste Karte vom Stapel des nächsten Ranges tritt an ihre Stelle. Stimmen die Orakelsymbole der Titel überein, darfst du deren Farbe wählen.
B-ART-15 = Eine beförderte Einheit kannst du sofort verwenden; die Änderung ist dauerhaft und bringt keine Versorgungskarte.
B-ART-16 = Erleuchtet befördert ein Titel die Einheit um einen oder zwei Ränge, und du nimmst eine Karte des erreichten Ranges.
B-ART-17 = Eine Beförderung in einen leeren Stapel oder über den Lord hinaus ist nicht erlaubt.
B-ART-18 = Du legst eine Schriftrolle mit einer Einheit in eine Reihe und verdoppelst diese Einheit für diese einzelne oder verzweigte Reihe; im Kampf zählt ihre Stärke doppelt, und sie darf schon in deiner Kampfreihe liegen. Erleuchtet verdoppelt die Schriftrolle bis zu zwei Einheiten der Reihe.
B-ART-19 = Für ein Amulett nennst du eine andere Karte auf deiner Hand oder in deiner Kampfreihe und würfelst.
B-ART-20 = Bis zum Zugende ist die für das Amulett genannte Karte bei 1 ein Stammeskrieger, bei 2 ein Häuptling, bei 3 ein Priester, bei 4 ein Lord, bei 5 ein Artefakttyp deiner Wahl. Bei 6 ist sie, was du willst: eine Einheit von Rang 1–4, eine Versorgungskarte oder ein Artefakttyp.
B-ART-21 = Mit einem erleuchteten Amulett würfelst du zweimal und wählst eines der Ergebnisse.
B-ART-22 = Bei einer 5 oder 6 des Amuletts wählst du gleich nach dem Wurf und kannst die Wahl nicht mehr ändern.
B-ART-23 = Die verwandelte Karte darfst du ungenutzt lassen.
B-ART-24 = Im Zug eines anderen Spielers wirkt ein Amulett bis zum Ende des Kampfes.
B-ART-25 = Titel, Schriftrollen und Amulette sind Verwandlungsartefakte und dürfen im Kampf gespielt werden, Werkzeug und Zelte nicht.
B-ART-26 = Königliche Karten, Entfesselte, Fanatiker, Besondere Artefakte, Sternenstaub und Truhen können nie befördert, durch eine Schriftrolle verdoppelt oder durch ein Amulett verwandelt werden.
B-ART-27 = Keine Verwandlung macht eine Karte königlich oder universell.
B-ART-28 = Eine verwandelte Karte behält ihre Fraktion; eine verwandelte Versorgungskarte bleibt neutral.
B-ART-29 = Eine Karte wird höchstens einmal pro Zug verwandelt; dazu zählen Amulett, Schriftrolle, Krone des Titus, Creas Buch, Frostfelder und Sonnenfinsternis, nicht aber die Beförderung, weil sie eine andere Karte bringt.
B-ART-30 = Ein Zelt, das nur durch Verwandlung besteht, bricht am Zugende zusammen: Es kommt mit den Karten darin in deine Zuflucht.
B-ART-31 = Würfelst du im Kampf für ein Amulett eine 5 oder 6, musst du etwas wählen, das in eine Kampfreihe gelegt werden darf.

## Besondere Artefakte

B-GA-01 = Ein Besonderes Artefakt ist universell, und es gibt jedes nur einmal.
B-GA-02 = In „Die Schöpfung“ erhältst du ein Besonderes Artefakt nur bei der Ruine.
B-GA-03 = Du darfst höchstens ein Besonderes Artefakt zugleich besitzen. In „Die Sturmpforten“ zählt auch eine behaltene Schicksalskarte 1, und in den Tälern gibt es keine Grenze.
B-GA-04 = Ein Besonderes Artefakt, das du erhältst, kommt in deine Zuflucht.
B-GA-05 = Ein Besonderes Artefakt kann nicht in ein Zelt gelegt werden.
B-GA-06 = Ein Besonderes Artefakt darfst du verstecken oder in den Limbus legen.
B-GA-07 = Ein gespieltes Besonderes Artefakt kommt am Zugende wie jede Karte in deine Zuflucht, und du kannst es wieder verwenden, wenn du es wieder ziehst.
B-GA-08 = Von den zehn Besonderen Artefakten des Grundspiels dürfen nur Elemags Schwert, der Schild des Britos, die Krone des Titus und Creas Buch im Kampf gespielt werden.
B-GA-09 = Stratos Hammer: Er zählt bis zum Zugende als eines der sieben Artefakte, das du beim Spielen wählst, und ist erleuchtet, wenn dieser Typ es ist. Im Kampf kannst du ihn nicht spielen.
B-GA-10 = Elemags Schwert: in jeder Hinsicht eine Waffe, mit Stärke 4 im Angriff und 2 in der Verteidigung.
B-GA-11 = Schild des Britos: in jeder Hinsicht eine Waffe, mit Stärke 2 im Angriff und 4 in der Verteidigung.
B-GA-12 = Terras Stecken: Ersetze eine Straßen- oder Stadtkarte auf dem Spielplan durch eine Karte deiner Wahl aus demselben Stapel, mit gleichen Ausgängen und anderem Gelände; Marker und Figuren bleiben, die alte Karte kommt unter ihren Stapel. In „Die Sturmpforten“ ersetzt du bis zu drei Karten, auch Sturmpforten, und darfst zwei Karten auf dem Spielplan tauschen, was als zwei zählt.
B-GA-13 = Baldurs Horn: Ziehe 3 Karten.
B-GA-14 = Avienas Schwingen: Bewege einen Helden bis zu 6 benachbarte Felder weit, ohne auf Straßen zu achten; er darf leere Felder überqueren, muss aber auf einer betretbaren Geländekarte enden.
B-GA-15 = Krone des Titus: Eine deiner Einheiten von Rang 1–3 zählt bis zum Zugende, im Kampf bis zum Ende des Kampfes, als Lord ihrer Fraktion. Königliche Karten, Entfesselte und Fanatiker kannst du nicht wählen.
B-GA-16 = Luuts Hand: Sieh dir die Hand eines Gegners an und nimm für diesen Zug eine Karte davon auf deine Hand, aber kein Besonderes Artefakt und keine königliche Karte.
B-GA-17 = Eine mit Luuts Hand genommene Karte darfst du nicht verstecken, nicht in ein Zelt oder den Limbus legen, nicht eintauschen und nicht befördern. Am Zugende kommt sie in die Zuflucht ihres Besitzers, und er zieht auf 6 nach.
B-GA-18 = Eylas Pavillon: ein Zelt für bis zu 3 Karten.
B-GA-19 = Creas Buch: Lege es wie eine Schriftrolle in eine Reihe, und eine deiner Einheiten zählt für diese einzelne oder verzweigte Reihe als drei gleiche virtuelle Karten, mit bis zu drei Zweigen. Königliche Karten, Entfesselte und Fanatiker kannst du nicht wählen.

## Die Entfesselten

B-UNBOUND-01 = Die Entfesselten sind 8 universelle Einheitenkarten.
B-UNBOUND-02 = Von den Entfesselten gibt es je zwei von jedem Rang von 1 bis 4.
B-UNBOUND-03 = Ein Entfesselter kostet so viel wie jede Einheit seines Ranges.
B-UNBOUND-04 = Ein Entfesselter bringt keine Versorgungskarte mit.
B-UNBOUND-05 = Die Entfesselten zählen für jede Kohorte und kosten dich nie den Moralbonus.
B-UNBOUND-06 = Die Entfesselten können nicht befördert oder verwandelt werden.
B-UNBOUND-07 = Die Entfesselten haben keine weitere Fähigkeit; du darfst sie wie jede Einheit in ein Zelt legen oder verstecken.
