### Battalia, Die Sturmpforten: die Regeln in Kürze, Teil 2 – von den Besonderen Artefakten bis zur Spielzeit.
### Jede Nachricht trägt die Kennung der Regel, die sie erklärt; ein Punkt in der Kennung ist als Bindestrich
### geschrieben (Regel B-END-12.1 ist die Nachricht B-END-12-1). Jeder Text steht für sich allein.

## Besondere Artefakte

B-SA-01 = Die sieben Besonderen Artefakte der Erweiterung werden beim Aufbau mit denen des Grundspiels zusammengemischt.
B-SA-02 = Farrells Pfeil ist eine Fernkampfwaffe: Er kann wie eine Waffe einen Angriff beginnen oder einen Helden anwerben.
B-SA-03 = Farrells Pfeil hat in Angriff und Verteidigung Stärke 2.
B-SA-04 = Mit Farrells Pfeil darf dein Held wie üblich eine Stadt oder einen Helden auf seinem eigenen Feld angreifen.
B-SA-05 = Mit Farrells Pfeil darf dein Held stattdessen eines der acht Felder um ihn herum angreifen; diese Felder und sein eigenes sind seine Reichweite.
B-SA-06 = Bei einem Fernkampfangriff richtet sich der Geländebonus des Angreifers nach der Karte, auf der sein Held steht.
B-SA-07 = Bei einem Fernkampfangriff richtet sich der Geländebonus des Verteidigers nach der Karte der angegriffenen Stadt oder des angegriffenen Helden.
B-SA-08 = Fortunas Beutel: Nimm bis zu zwei Versorgungskarten aus dem gemeinsamen Vorrat auf die Hand.
B-SA-09 = Die Versorgungskarten aus Fortunas Beutel darfst du im selben Zug verwenden.
B-SA-10 = Vigos Standarte: Durchsuche deine Zuflucht und nimm Karten genau einer Art mit einer aufgedruckten Stärke von zusammen höchstens 8.
B-SA-11 = Für Vigos Standarte zählt ein Fanatiker mit seiner aufgedruckten Grundstärke, nicht mit der verdoppelten.
B-SA-12 = Für Vigos Standarte zählen Einheiten ohne Veteranenbonus.
B-SA-13 = Vayls Mantel: Verbirg bis zu zwei eigene Städte oder Städte eines Teampartners, jede in Reichweite eines deiner eigenen Helden.
B-SA-14 = Eine verborgene Stadt kann nicht angegriffen werden.
B-SA-15 = Durch Vayls Mantel bleibt eine Stadt bis zum Beginn deines nächsten Zuges verborgen; bis dahin liegt auf jeder verborgenen Stadt ein Zeitmarker.
B-SA-16 = Vayls Mantel kann einen schon angesagten Angriff nicht mehr aufhalten.
B-SA-17 = Helden dürfen durch eine verborgene Stadt ziehen.
B-SA-18 = Mings Kristall: Nimm bis zu 12 Karten deiner Nation und sieh sie dir an.
B-SA-19 = Hat deine Nation weniger als 12 Karten, nimmt Mings Kristall, was da ist; die Zuflucht wird dafür nicht neu gemischt.
B-SA-20 = Mings Kristall: Wähle sechs der Karten, mische die übrigen angesehenen mit dem Rest der Nation und lege dann die sechs in beliebiger Reihenfolge obenauf.
B-SA-21 = Syoens Maske: Übernimm im Kampf bis zu zwei Einheiten mit einer aufgedruckten Stärke von zusammen höchstens 3 aus der Kampfreihe des Gegners in deine eigene.
B-SA-22 = Am Ende des Kampfes kommen die von Syoens Maske hypnotisierten Einheiten in die Zuflucht ihres Besitzers.
B-SA-23 = Kry-Ceks Verlorene Schriftrolle: Nimm eine Karte deiner Wahl, außer König und Königin, aus dem Limbus auf die Hand.
B-SA-24 = Kry-Ceks Verlorene Schriftrolle nach der Alternativregel: Statt eine Karte aus dem Limbus zu nehmen, beschwörst du Metamorpha oder Bilkarr an eine beliebige Stelle des Spielplans.
B-SA-25 = Eine mit Kry-Ceks Verlorener Schriftrolle beschworene Figur bleibt bis zum nächsten Kontrollpunkt und wird dann entfernt.
B-SA-26 = Eine mit Kry-Ceks Verlorener Schriftrolle beschworene Figur bewegt sich und wirkt nach ihren eigenen normalen Regeln.
B-SA-27 = Solange deine erste Figur im Spiel ist, darfst du mit Kry-Ceks Verlorener Schriftrolle keine zweite beschwören.
B-SA-28 = Spielst du Kry-Ceks Verlorene Schriftrolle erneut, während deine beschworene Figur im Spiel ist, versetzt du diese Figur ohne Rücksicht auf ihre Bewegungsregeln an eine beliebige Stelle.

## Schicksalskarten

B-FATE-01 = Beim Aufbau werden die drei Schicksalskarten zu einem verdeckten Stapel neben den offenen Besonderen Artefakten gemischt.
B-FATE-02 = Es liegen so viele Besondere Artefakte offen, wie Spieler mitspielen; der Schicksalsstapel tritt an die Stelle des einen zusätzlichen Artefakts des Grundspiels.
B-FATE-03 = Immer wenn du ein offenes Besonderes Artefakt wählen sollst, darfst du stattdessen die oberste Schicksalskarte ziehen und ausführen.
B-FATE-04 = Nachdem eine Schicksalskarte ausgeführt ist, wird der Schicksalsstapel gemischt.
B-FATE-05 = Jede Schicksalskarte bietet zwei Möglichkeiten, von denen du genau eine ausführst.
B-FATE-06 = Schicksal 1, erste Möglichkeit: Nimm diese Schicksalskarte in dein Deck; du verwendest sie als Kopie eines beliebigen Besonderen Artefakts eines anderen Spielers.
B-FATE-07 = Schicksal 1, zweite Möglichkeit: Nimm 2 Sternenstaubkarten.
B-FATE-08 = Schicksal 2, erste Möglichkeit: Nimm das oberste Besondere Artefakt des Reststapels.
B-FATE-09 = Schicksal 2, zweite Möglichkeit: Nimm 1 Sternenstaubkarte.
B-FATE-10 = Schicksal 3, erste Möglichkeit: Nimm ein Besonderes Artefakt deiner Wahl aus dem Reststapel.
B-FATE-11 = Schicksal 3, zweite Möglichkeit: Nimm 1 Sternenstaubkarte.

## Spielaufbau

B-SETUP-01 = Neben den Entfesselten und der Wochengrenze gibt es Optionen, die normalerweise an sind: Heldenmodus, Draftphase, erweitertes Spiel, Teamspielmodus für 4 bis 6 Spieler (nicht möglich für 2 oder 3) und das Ende bei vollem Spielplan für 4 und 6 Spieler sowie für 5 ohne Teams. Normalerweise aus sind zwei Dreierteams (nur für 6 Spieler im Teamspielmodus), die Angriffsgrenze für das Dreierteam, Metamorpha, Bilkarr, die Fanatiker, die beiden Talszenarien (nur für 4 oder 6 Spieler) und die Alternativregel von Kry-Ceks Verlorener Schriftrolle.
B-SETUP-02 = An der vierten Seite des Orakels liegen drei weitere Stapel mit je 12 Karten: Sternenstaub offen, Truhen offen und Sturmeffekte verdeckt, mit Platz für den Sturmablagestapel.
B-SETUP-03 = In den gemeinsamen Vorrat kommen 3 Fraktionssätze bei 2 Spielern, 4 bei 3 oder 4 Spielern, 5 bei 5 Spielern und 6 bei 6 Spielern.
B-SETUP-04 = Die Spieler einigen sich, welche der sechs Fraktionen verwendet werden.
B-SETUP-05 = Am Rand des Spielplans werden so viele zufällige Besondere Artefakte offen ausgelegt, wie Spieler mitspielen.
B-SETUP-06 = Die übrigen Besonderen Artefakte werden zu einem verdeckten Stapel gemischt, dem Reststapel.
B-SETUP-07 = Am gegenüberliegenden Rand des Spielplans werden so viele Könige und so viele Königinnen ausgelegt, wie Spieler mitspielen.
B-SETUP-08 = Nicht benötigtes Material ist aus dem Spiel.
B-SETUP-09 = Mit 2, 3 oder 4 Spielern wird, außer in einem Talszenario, auf dem Grundspielplan mit 7 × 7 Feldern gespielt.
B-SETUP-10 = Mit 5 oder 6 Spielern wird die Ergänzung an den Grundspielplan gelegt; so entstehen 7 Zeilen und 11 Spalten.
B-SETUP-11 = Mit 2 bis 4 Spielern liegen Startstädte, neutrale Städte und die Ruine auf ihren üblichen Feldern des Grundspiels.
B-SETUP-12 = Neutrale Städte erhalten einen neutralen Marker, im Heldenmodus der Stufe 6, im Einsteigerspiel der Stufe 4.
B-SETUP-13 = Jede Ruine erhält einen universellen Marker, im Heldenmodus der Stufe 10, im Einsteigerspiel der Stufe 8.
B-SETUP-14 = Auf die Pfortenfelder werden so viele Pforten gelegt, wie Spieler mitspielen.
B-SETUP-15 = Verwendet werden die Pforten der gespielten Fraktionen; welche davon auf welchem Pfortenfeld liegt, entscheidet der Zufall.
B-SETUP-16 = Mit 2 oder 3 Spielern werden die Pforten erst nach der Wahl der Fraktionen gelegt.
B-SETUP-17 = Mit fünf Spielern gibt es 5 Startstädte und 5 neutrale Städte, alle als normale X-Kreuzungen; jede Gruppe enthält eine Karte jedes Geländes im Spiel, zufällig auf ihre Felder verteilt.
B-SETUP-18 = Mit sechs Spielern gibt es 6 Startstädte und 6 neutrale Städte, alle als normale X-Kreuzungen; jede Gruppe enthält eine Karte jedes Geländes, zufällig auf ihre Felder verteilt.
B-SETUP-19 = Mit fünf oder sechs Spielern werden zwei Ruinenkarten verwendet.
B-SETUP-20 = Mit fünf Spielern sind in jeder Ecke des Spielplans drei Felder, zusammen 12, unpassierbar; dort darf auch nichts gebaut werden.
B-SETUP-21 = Mit fünf Spielern gelten die 12 unpassierbaren Felder als nicht vorhanden und zählen nicht mit, wenn geprüft wird, ob der Spielplan voll ist.
B-SETUP-22 = Ist der Spielplan aufgebaut, wird ein zufälliger Startspieler bestimmt.
B-SETUP-23 = Die Fraktionen werden im Uhrzeigersinn gewählt, beginnend mit dem Startspieler.
B-SETUP-24 = Die Startstädte werden in umgekehrter Reihenfolge gewählt, beginnend mit dem letzten Spieler, und mit dem Marker der Stufe 1 des Besitzers markiert.
B-SETUP-25 = Nach der Wahl der Städte folgt die Draftphase, im Einsteigerspiel das normale Austeilen der Startkarten.
B-SETUP-26 = Metamorpha und Bilkarr sind für 3 bis 6 Spieler auf dem erweiterten Spielplan gedacht, dürfen aber bei jeder Spielerzahl mitspielen.
B-SETUP-27 = Drei oder vier Spieler auf dem erweiterten Spielplan wären eine eigene Variante; angeboten wird sie nur für vier Spieler in einem Talszenario.
B-SETUP-28 = Die 12 unpassierbaren Felder des Fünferspiels mit verdeckten Versorgungskarten zu markieren ist nur eine Hilfe; der Versorgungsstapel wird dadurch nicht kleiner.

## Draftphase

B-DRAFT-01 = Die Draftphase ersetzt das zufällige Austeilen von 3 Stammeskriegern, 1 Häuptling und 1 Priester an jeden Spieler.
B-DRAFT-02 = Draftphase, Schritt 1: Es werden so viele zufällige Stammeskrieger gezogen, wie Spieler mitspielen; der Startspieler behält einen und gibt den Rest nach links weiter, bis alle einen haben.
B-DRAFT-03 = Draftphase, Schritt 2: Es werden ebenso viele neue Stammeskrieger gezogen; wer in Schritt 1 zuletzt gewählt hat, wählt zuerst, die Karten wandern nach rechts, und der Startspieler bekommt die letzte.
B-DRAFT-04 = Draftphase, Schritt 3: Es werden noch einmal ebenso viele neue Stammeskrieger gezogen und im Uhrzeigersinn gewählt, vom Startspieler zuerst.
B-DRAFT-05 = Draftphase, Schritt 4: Es werden so viele zufällige Häuptlinge gezogen, wie Spieler mitspielen; wer in Schritt 3 zuletzt gewählt hat, wählt zuerst, dann geht es gegen den Uhrzeigersinn weiter.
B-DRAFT-06 = Draftphase, Schritt 5: Es werden so viele zufällige Priester gezogen, wie Spieler mitspielen; der Startspieler wählt zuerst, dann geht es im Uhrzeigersinn weiter.
B-DRAFT-07 = Draftphase, Schritt 6: Jeder Spieler erhält 5 Versorgungskarten.
B-DRAFT-08 = Nach der Draftphase besitzt du genau 10 Karten: 3 Stammeskrieger, 1 Häuptling, 1 Priester und 5 Versorgungskarten.
B-DRAFT-09 = Fanatiker und Entfesselte kommen erst nach der Draftphase in die Einheitenstapel.

## Spielende und Wertung

B-END-01 = Bedingung 1: Die Partie endet sofort, wenn ein Spieler eine Geländekarte auf das letzte leere Feld des Spielplans legt.
B-END-02 = Bedingung 2: Ohne Teams endet die Partie sofort, wenn ein Spieler seine 5. Stadt der Stufe 4 oder höher bekommt.
B-END-03 = Bedingung 2 für ein Zweierteam: Die Partie endet sofort mit der 9. Stadt der Stufe 4 oder höher, beide Mitglieder zusammengezählt.
B-END-04 = Bedingung 2 für ein Dreierteam: Die Partie endet sofort mit der 12. Stadt der Stufe 4 oder höher, alle Mitglieder zusammengezählt.
B-END-05 = Für die Städtezahl eines Teams ist es egal, welches Mitglied wie viele davon besitzt.
B-END-06 = Das Ziel eines Teams ist die Summe 5 + 4 + 3 mit einer Zahl für jedes Mitglied: 5 Städte für einen Spieler, 9 für zwei und 12 für drei.
B-END-07 = Mit 2 oder 3 Spielern beendet ein voller Spielplan die Partie normalerweise nicht; für eine kürzere Partie könnt ihr es vereinbaren.
B-END-08 = Im Teamspiel zu fünft beendet ein voller Spielplan die Partie normalerweise nicht.
B-END-09 = Deine Siegpunkte sind die Summe der Stufen deiner Städte plus 2 für jedes Talgebäude, das du kontrollierst; ein Team zählt die Punkte seiner Mitglieder zusammen.
B-END-10 = Im Teamspiel zu fünft werden die Siegpunkte des Zweierteams mit 1,5 multipliziert und aufgerundet.
B-END-11 = Der Spieler oder das Team mit den meisten Siegpunkten gewinnt; das Ende herbeizuführen bringt nichts.
B-END-12 = Bei Gleichstand an Siegpunkten entscheidet der erste Unterschied bei Hauptstädten, Residenzen, Städten der Stufe 4, 3, 2 und 1, Helden auf dem Spielplan und Karten im Deck, in dieser Reihenfolge; die höhere Zahl gewinnt, und Teams zählen ihre zusammen.
B-END-12-1 = Erster Vergleich bei Gleichstand: Die höhere Zahl an Hauptstädten gewinnt.
B-END-12-2 = Zweiter Vergleich bei Gleichstand: Die höhere Zahl an Residenzen gewinnt.
B-END-12-3 = Dritter Vergleich bei Gleichstand: Die höhere Zahl an Städten der Stufe 4 gewinnt.
B-END-12-4 = Vierter Vergleich bei Gleichstand: Die höhere Zahl an Städten der Stufe 3 gewinnt.
B-END-12-5 = Fünfter Vergleich bei Gleichstand: Die höhere Zahl an Städten der Stufe 2 gewinnt.
B-END-12-6 = Sechster Vergleich bei Gleichstand: Die höhere Zahl an Städten der Stufe 1 gewinnt.
B-END-12-7 = Siebter Vergleich bei Gleichstand: Die höhere Zahl an Helden auf dem Spielplan gewinnt.
B-END-12-8 = Achter Vergleich bei Gleichstand: Die höhere Zahl an Karten im Deck gewinnt.

## Metamorpha

B-META-01 = Metamorpha und Bilkarr spielen jeweils nur mit, wenn alle Spieler vor der Partie zustimmen.
B-META-02 = Am ersten Kontrollpunkt wird gewürfelt, und Metamorpha kommt auf die Pforte mit dieser Nummer; bei Nummern, die nicht im Spiel sind, wird neu gewürfelt.
B-META-03 = Immer wenn ein Spieler eine neue Geländekarte baut, wird Metamorpha sofort auf sie versetzt.
B-META-04 = Immer wenn eine Geländekarte durch eine aus dem gemeinsamen Vorrat ersetzt wird, kommt Metamorpha sofort auf die neue Karte.
B-META-05 = Metamorpha wechselt nur auf neu gebaute oder ersetzte Geländekarten und bewegt sich sonst nie.
B-META-06 = Du darfst Metamorphas Fähigkeit nur nutzen, solange mindestens einer deiner Helden auf derselben Geländeart steht wie sie, egal auf welchem Feld dieser Art.
B-META-07 = Jede Nutzung von Metamorphas Fähigkeit kostet eine beliebige Karte, die du als Tribut aus der Hand ausspielst.
B-META-08 = Du darfst Metamorphas Fähigkeit einmal pro Zug für jeden Helden und jede Geländeart nutzen.
B-META-09 = Stehen deine beiden Helden auf Metamorphas Geländeart, darfst du ihre Fähigkeit zweimal nutzen, jedes Mal für eine Tributkarte.
B-META-10 = Nach der Nutzung von Metamorphas Fähigkeit darfst du eine Karte bauen, die sie auf ein anderes Gelände holt, und im selben Zug die neue Fähigkeit nutzen, wenn du einen Helden auf dem neuen Gelände hast.
B-META-11 = Der Tribut an Metamorpha ist eine eigene Aktionsreihe; er darf weder in eine andere Reihe gespielt werden noch eine andere Aktion unterbrechen.
B-META-12 = Metamorpha auf Grünenden Wäldern: Einer deiner Helden auf Grünenden Wäldern darf bis zu drei Felder weit kostenlos ziehen.
B-META-13 = Metamorpha auf Felsigen Bergen: Baue eine deiner Städte kostenlos um eine Stufe aus, höchstens bis Stufe 4.
B-META-14 = Metamorpha auf Roten Schluchten: Einer deiner Helden auf Roten Schluchten darf eines der acht umliegenden Felder angreifen, ohne dass eine Waffe die Kampfreihe beginnt.
B-META-15 = Mit Metamorphas Fähigkeit auf Roten Schluchten kann dein Held sein eigenes Feld nicht angreifen.
B-META-16 = Metamorpha auf Smaragdseen: Befördere kostenlos eine deiner Einheiten in den nächsten Rang; sie darf sofort eine Aktionsreihe beginnen.
B-META-17 = Metamorpha im Protodschungel: Ziehe bis zu zwei Karten aus deiner Nation.
B-META-18 = Metamorpha auf Frostfeldern: Spiele eine Einheit, als hättest du zwei gleiche Karten; sie dürfen eine einzelne oder eine verzweigte Reihe beginnen.

## Bilkarr und seine Zaubertränke

B-BILK-01 = Bilkarr kommt am ersten Kontrollpunkt auf die Pforte, deren Nummer gewürfelt wird; bei Nummern, die nicht im Spiel sind, wird neu gewürfelt.
B-BILK-02 = Auf der Pforte, auf der er ins Spiel kommt, bleibt Bilkarr bis zum Ende des Tages.
B-BILK-03 = Nach seinem ersten Tag zieht Bilkarr zu Beginn jedes Tages, gleich nachdem das Orakel gedreht wurde.
B-BILK-04 = Bilkarr zieht immer zwei Felder diagonal und behält seine Richtung bei wie eine Billardkugel.
B-BILK-05 = Bilkarrs erster Zug von einer Pforte, auf die ihn ein Wurf gesetzt hat, geht nach rechts oben.
B-BILK-06 = Bilkarr zieht ungehindert über leere Felder.
B-BILK-07 = Am Rand des Spielplans prallt Bilkarr auf die entgegengesetzte Diagonale ab.
B-BILK-08 = Landet Bilkarr in einer Ecke des Spielplans, wird sofort gewürfelt, und er kommt auf die Pforte mit dieser Nummer.
B-BILK-09 = Ist Bilkarr aus einer Ecke auf eine Pforte gesetzt worden, bleibt er dort bis zum nächsten Tag und zieht dann nach rechts oben.
B-BILK-10 = Es gibt sechs Zaubertränke mit je einem Marker; alle liegen anfangs in Bilkarrs Vorrat.
B-BILK-11 = Mit mindestens einem Helden auf Bilkarrs Feld darfst du einen oder mehrere der verfügbaren Tränke kaufen.
B-BILK-12 = Jeder Trank kostet zwei Versorgungskarten in einer eigenen Aktionsreihe.
B-BILK-13 = Ein gekaufter Trank liegt mit der vollen Seite nach oben vor dir.
B-BILK-14 = Ein verkaufter Trank kann von niemandem gekauft werden, bis er verbraucht und zurückgelegt ist.
B-BILK-15 = Du darfst beliebig viele Tränke besitzen.
B-BILK-16 = Du darfst einen Trank so lange behalten, wie du willst, sogar die ganze Partie über.
B-BILK-17 = Du darfst einen Trank jederzeit trinken, in deinem eigenen Zug oder im Zug eines Gegners.
B-BILK-18 = Ein Trank wirkt sofort und hält drei Tage an.
B-BILK-19 = Trinkst du einen Trank, wird sein Marker um 90° im Uhrzeigersinn gedreht; das ist der erste Tag.
B-BILK-20 = Zu Beginn jedes Tages wird jeder aktive Trankmarker um weitere 90° im Uhrzeigersinn gedreht, auch wenn Bilkarr an diesem Tag nicht zieht oder nicht im Spiel ist.
B-BILK-21 = Steht ein Trankmarker nach der vierten Drehung um 90° wieder aufrecht, endet die Wirkung, und der Trank kommt in den Vorrat zurück, wo er wieder gekauft werden kann.
B-BILK-22 = Ein Trank, der einmal am Tag wirkt, wird bei der Nutzung auf die leere Seite gedreht und zu Beginn des nächsten Tages zurück auf die volle.
B-BILK-23 = Berserker (rot), einmal am Tag: Ziehe bei einem deiner Angriffe zwei zufällige Karten aus der Hand des Verteidigers, bevor er irgendetwas tut.
B-BILK-24 = Frosthand (weiß), einmal am Tag: Friere eine Aktionsreihe eines Gegners ein; ihre Karten sind ohne Wirkung verbraucht.
B-BILK-25 = Sonnenfinsternis (orange), einmal am Tag: Eine deiner Handkarten wird zum Joker, den du als Versorgungskarte, Einheit oder Artefakt verwendest.
B-BILK-26 = Der Joker der Sonnenfinsternis kann nie für eine universelle Karte, einen König oder eine Königin stehen.
B-BILK-27 = Die Sonnenfinsternis ist eine friedliche Verwandlung und im Kampf nie erlaubt.
B-BILK-28 = Bruderschaft (grün), solange sie wirkt: Niemand kann dich angreifen, und du darfst niemanden angreifen.
B-BILK-29 = Koloss (golden), solange er wirkt: Du hast +4 Stärke in jedem Kampf, im Angriff wie in der Verteidigung.
B-BILK-30 = Schwäche (blau), solange sie wirkt: Gib den Marker einem Gegner; seine Kampfstärke ist im Angriff wie in der Verteidigung um 4 verringert.

## Fanatiker

B-FAN-01 = Die Fanatiker sind 8 Karten: je zwei Stammeskrieger, Häuptlinge, Priester und Lords.
B-FAN-02 = Die Fanatiker werden erst nach Schritt 5 der Draftphase oder nach dem Austeilen der Startkarten in die Einheitenstapel gemischt.
B-FAN-03 = Fanatiker sind universell: Sie zählen für jede mögliche Kohorte.
B-FAN-04 = Fanatiker kosten die Helden nie den Moralbonus.
B-FAN-05 = Einen Fanatiker anzuheuern kostet so viel wie jede Einheit dieses Stapels.
B-FAN-06 = Ein angeheuerter Fanatiker bringt zwei Versorgungskarten mit statt einer.
B-FAN-07 = Um einen Fanatiker zu spielen, musst du eine Karte in den Limbus legen.
B-FAN-08 = Kannst oder willst du keine Karte opfern, darfst du den Fanatiker nicht spielen und musst ihn ablegen.
B-FAN-09 = Ein mit einem Opfer gespielter Fanatiker zählt als zwei gleiche virtuelle Karten.
B-FAN-10 = Die beiden virtuellen Karten eines Fanatikers dürfen in einer einzelnen oder einer verzweigten Reihe verwendet werden.
B-FAN-11 = Im Kampf zählt ein gespielter Fanatiker doppelt so viel wie seine Grundstärke: Stammeskrieger 2, Häuptling 4, Priester 6, Lord 8.
B-FAN-12 = Fanatiker können nicht durch Schriftrollen, Titel oder Amulette verwandelt werden.
B-FAN-13 = Du darfst einen Fanatiker ohne Opfer in ein Zelt legen.

## Die Täler der Könige und Königinnen

B-VALLEY-01 = Jedes Tal hat 10 Karten: 1 Stadtzentrum, 4 Talkreuzungen, 4 Gebäude und 1 Verbindungskarte.
B-VALLEY-02 = Im roten Tal der Könige liefert die Schmiede Werkzeug, das Rathaus Titel, der Stall Pferde und die Arena Waffen. Im violetten Tal der Königinnen liefert die Weberei Zelte, die Taverne Amulette, die Zaubergilde Schriftrollen und der Laden Versorgungskarten.
B-VALLEY-03 = Die Verbindungskarte des Tals der Könige ist die Königsbrücke, die des Tals der Königinnen der Bergpass.
B-VALLEY-04 = Ein Talszenario ist für 4 oder 6 Spieler und kommt ohne Ruinenkarten aus.
B-VALLEY-05 = Die beiden Stadtzentren liegen offen auf den Feldern, auf denen sonst die Ruinen wären.
B-VALLEY-06 = Jedes Stadtzentrum erhält einen neutralen Marker der Stufe 6.
B-VALLEY-07 = Die vier Talkreuzungen eines Tals liegen verdeckt an den vier Seiten seines Zentrums.
B-VALLEY-08 = Die vier Gebäude eines Tals werden für sich gemischt und liegen verdeckt und zufällig an den vier Ecken seines Zentrums.
B-VALLEY-09 = Auf dem mittleren Feld des Spielplans liegt offen entweder der Bergpass oder die Königsbrücke, nie beides.
B-VALLEY-10 = Die Rückseiten der Talkarten zeigen ihre Straßen; die Karten werden so gelegt, dass alle Talstraßen zusammenpassen.
B-VALLEY-11 = Sonst ändert ein Talszenario nichts am Aufbau.
B-VALLEY-12 = Am Anfang sind alle Talkarten außer den Zentren und der Verbindungskarte unentdeckt.
B-VALLEY-13 = Um eine Talkarte zu entdecken, brauchst du einen Helden auf einem Feld daneben.
B-VALLEY-14 = Die Karte deines Helden und die Talkarte, die du entdeckst, müssen direkt durch eine Straße verbunden sein; die Gebäude in den Ecken können daher nie von außerhalb des Tals entdeckt werden.
B-VALLEY-15 = Eine Talstraße zu entdecken kostet 2 Stammeskrieger und 1 Versorgungskarte.
B-VALLEY-16 = Ein Talgebäude zu entdecken kostet 2 Stammeskrieger oder 1 Werkzeug.
B-VALLEY-17 = Eine entdeckte Talkarte wird aufgedeckt, wobei ihre Straßen liegen bleiben wie zuvor, und darf von da an betreten werden.
B-VALLEY-18 = Entdeckst du ein Talgebäude, übernimmst du die Kontrolle darüber und markierst es mit deinem Marker der Stufe 2.
B-VALLEY-19 = Ein Talgebäude, das du kontrollierst, ist 2 Siegpunkte wert.
B-VALLEY-20 = Täler sind neutrales Gelände: Dort hat niemand einen Geländevorteil, weder bei der Bewegung noch im Kampf.
B-VALLEY-21 = Die kostenlosen Fähigkeiten von Heldenbögen wirken in einem Tal nicht.
B-VALLEY-22 = Direkt an den beiden Außenseiten eines Talgebäudes darf keine Stadt gebaut werden.
B-VALLEY-23 = Straßen, die neben einem Tal gebaut werden, müssen zu den Straßen der Talkarten passen.
B-VALLEY-24 = Unentdeckte Talkarten gelten als bebaute Felder.
B-VALLEY-25 = Kontrollierst du mindestens ein Talgebäude, darfst du einmal pro Runde eine kostenlose Karte auf die Hand nehmen.
B-VALLEY-26 = Die kostenlose Karte aus den Tälern muss von einer Art sein, die eines deiner Gebäude liefert.
B-VALLEY-27 = Egal wie viele Talgebäude du kontrollierst, du bekommst nur eine kostenlose Karte pro Runde.
B-VALLEY-28 = Die kostenlose Karte aus den Tälern darfst du im selben Zug verwenden.
B-VALLEY-29 = Ein neutrales Stadtzentrum wird wie jede neutrale Stadt angegriffen und erobert.
B-VALLEY-30 = Eroberst du ein Stadtzentrum, markierst du es mit deinem Marker der Stufe 4.
B-VALLEY-31 = Für die Eroberung eines Stadtzentrums bekommst du keinen Lord.
B-VALLEY-32 = Die Verteidigung deines Stadtzentrums ist 4 plus 2 für jedes Gebäude im selben Tal, das du kontrollierst.
B-VALLEY-33 = Ein Stadtzentrum gibt den Gebäuden keine Verteidigung; ein Gebäude von dir hat Verteidigung 2.
B-VALLEY-34 = Andere Spieler dürfen deine Stadtzentren und Gebäude wie Städte angreifen und erobern.
B-VALLEY-35 = Verlierst du ein Stadtzentrum, verlierst du kein Gebäude dieses Tals; jedes muss einzeln erobert werden.
B-VALLEY-36 = In beiden Talszenarien darfst du beliebig viele Besondere Artefakte besitzen.

## Der Bergpass

B-PASS-01 = Hält dein Held auf dem Bergpass an, darf er einen Sturmverstärker erhalten: einen Ring auf seiner Figur.
B-PASS-02 = Ein Held darf höchstens einen Ring gleichzeitig tragen.
B-PASS-03 = Hat dein Held einen Sturmverstärker erhalten, würfelt ein anderer Spieler; die Zahl nennt die Zielpforte.
B-PASS-04 = Ein zweiter Ring auf deinem Tableau, auf dem Punkt in der Farbe der Zielpforte, zeigt, wohin der Sturmverstärker gehört.
B-PASS-05 = Um den Sturmverstärker abzuliefern, muss der Held, der ihn trägt, von der Zielpforte zu einer beliebigen anderen Pforte springen.
B-PASS-06 = Nach dem Sprung, der einen Sturmverstärker abliefert, werden beide Ringe entfernt.
B-PASS-07 = Für einen abgelieferten Sturmverstärker darfst du dir ein beliebiges offenes Besonderes Artefakt aussuchen oder eine Schicksalskarte ziehen.
B-PASS-08 = Die Belohnung für einen Sturmverstärker gibt es zusätzlich zum normalen Sturmeffekt des Sprungs.
B-PASS-09 = Das Besondere Artefakt für einen Sturmverstärker kommt in deine Zuflucht.

## Die Königsbrücke

B-BRIDGE-01 = Im Szenario der Königsbrücke liegen unter jeder Pforte verdeckt zufällige Besondere Artefakte: bei sechs Spielern eines, bei vier Spielern zwei.
B-BRIDGE-02 = Im Szenario der Königsbrücke erhältst du so viele Ringe, wie Pforten im Spiel sind, und legst sie auf die Punkte in den Farben dieser Pforten auf deinem Tableau.
B-BRIDGE-03 = Springt dein Held im Szenario der Königsbrücke, darfst du den Ring der Pforte ausgeben, von der er gestartet ist, und ein Besonderes Artefakt unter dieser Pforte nehmen.
B-BRIDGE-04 = Liegt unter der Pforte mehr als ein Besonderes Artefakt, siehst du sie dir an, nimmst eines und legst das andere geheim zurück.
B-BRIDGE-05 = Von den Besonderen Artefakten unter einer Pforte zeigst du nur das, das du nimmst.
B-BRIDGE-06 = Du kannst von jeder Pforte höchstens ein Besonderes Artefakt nehmen, denn du hast nur einen Ring für sie.
B-BRIDGE-07 = Das Besondere Artefakt, das du unter einer Pforte hervorholst, kommt in deine Zuflucht.
B-BRIDGE-08 = Hält dein Held auf der Königsbrücke an, darfst du genau eines von drei Dingen tun: abliefern, kaufen oder tauschen.
B-BRIDGE-09 = Abliefern auf der Königsbrücke: Suche dir ein Besonderes Artefakt aus deinem Schöpfungsdeck heraus, mische es in den Reststapel und baue eine deiner Städte kostenlos um eine Stufe aus, höchstens bis Stufe 4.
B-BRIDGE-10 = Mit dieser einen Aktion auf der Königsbrücke darfst du beliebig viele Besondere Artefakte abliefern; jedes bringt genau eine Stufe.
B-BRIDGE-11 = Kaufen auf der Königsbrücke: Senke eine deiner Städte um zwei Stufen oder zwei deiner Städte um je eine Stufe und wähle dafür ein offenes Besonderes Artefakt oder ziehe eine Schicksalskarte.
B-BRIDGE-12 = Eine auf der Königsbrücke gekaufte Karte kommt in deine Zuflucht.
B-BRIDGE-13 = Tauschen auf der Königsbrücke: Tausche ein Besonderes Artefakt deines Decks gegen ein beliebiges offenes Besonderes Artefakt oder gegen eine Schicksalskarte.
B-BRIDGE-14 = Tauschst du gegen ein offenes Besonderes Artefakt, wird dein altes in den Reststapel gemischt.
B-BRIDGE-15 = Eine auf der Königsbrücke eingetauschte Karte kommt in deine Zuflucht.

## Geänderte Grundregeln

B-NEW-01 = Mit Terras Stecken darfst du das Gelände von bis zu drei Geländekarten auf einmal verändern.
B-NEW-02 = Terras Stecken darf Stadt-, Straßen- und Pfortenkarten ersetzen, aber keine Tal- und keine Vulkankarten.
B-NEW-03 = Die neue Karte für Terras Stecken muss von derselben Art sein und dieselben Ausgänge, aber ein anderes Gelände haben.
B-NEW-04 = Mit Terras Stecken kommt die neue Karte aus dem gemeinsamen Vorrat, oder zwei Karten auf dem Spielplan tauschen die Plätze.
B-NEW-05 = Tauschen mit Terras Stecken zwei Karten auf dem Spielplan die Plätze, zählt das als zwei Ersetzungen.
B-NEW-06 = Ein Held, der sich zurückzieht, muss genau drei Felder weit vom Kampffeld entfernt werden; nach einem Angriff auf Entfernung wird ein Held des Angreifers von seinem eigenen Feld aus gemessen (B-RULING-80).
B-NEW-07 = Ein Rückzug kostet 3 Versorgungskarten oder 1 Pferd.
B-NEW-08 = Ein Held darf sich nur auf eigene oder neutrale Felder zurückziehen; als neutral gilt jedes Feld, das nicht dem Spieler gehört, gegen den du kämpfst.
B-NEW-09 = Ein Held darf sich nicht in eine Stadt des Feindes zurückziehen.
B-NEW-10 = Ein Held darf sich nicht auf ein Feld mit einem anderen Helden des Feindes zurückziehen.
B-NEW-11 = Feind ist beim Rückzug der Spieler, gegen den du gerade kämpfst, und sonst niemand.

## Empfohlene Spielzeit

B-TIMER-01 = Im Teamspielmodus werden 30 Minuten Spielzeit pro Spieler empfohlen.
B-TIMER-02 = Spielen Metamorpha oder Bilkarr mit, kommen für jede der beiden Figuren 15 Minuten Spielzeit hinzu.
B-TIMER-03 = Die Spielzeit ist eine Empfehlung und hat keinen Einfluss auf die Regeln.
