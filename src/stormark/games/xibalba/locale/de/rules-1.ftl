### XIBALBA: die Regeln in Kürze, Teil 1 – vom Spielmaterial bis zum Erbeuten von Paragon.
### Jede Nachricht trägt die Kennung der Regel, die sie erklärt; jeder Text steht für sich allein.

## Spielmaterial

X-COMP-01 = XIBALBA ist ein Spiel für genau 2, 3 oder 4 Spieler.
X-COMP-02 = Es gibt vier Spieler-Tableaus; du besitzt genau eines davon, und es stellt deine Basis dar.
X-COMP-03 = Deine Basis hat einen Kampftrupp, in dem ein einziger Stapel Soldatenkarten liegt.
X-COMP-04 = Deine Basis hat vier Ausbaufelder mit den Nummern 1 bis 4; auf jedem liegt höchstens ein Stapel.
X-COMP-05 = Deine Ressourcenleiste reicht in ganzen Schritten von 0 bis 25.
X-COMP-06 = Deine Paragonleiste reicht in ganzen Schritten von 0 bis 40; mit Paragon gewinnst du.
X-COMP-07 = Deine Basis hat vier Ausbaustufen, 1 bis 4, und steht immer auf genau einer davon.
X-COMP-08 = In deinem Aktionsvorrat liegen die Würfel, die du im laufenden Zug einsetzen darfst.
X-COMP-09 = Auf deiner Basis steht eine Preisliste der Allgemeinen Aktionen.
X-COMP-10 = Es gibt zwei Kartenstapel-Tableaus: eines für Soldaten- und Zivilistenstapel, eines für Gebäude- und Ereignisstapel.
X-COMP-11 = Jeder der vier Kartenstapel hat einen eigenen Ablagestapel und im normalen Modus zwei Kartenfelder.
X-COMP-12 = Das Arche-Tableau hat ein Feld für eine Karte, eine Lebenspunkteleiste mit einem Bereich für 2 und einem für 3 oder mehr Spieler sowie einen Pfeil, der auf den kontrollierenden Spieler zeigt.
X-COMP-13 = Zum Spiel gehören 176 Spielkarten: 64 Soldaten, 48 Zivilisten, 32 Gebäude und 32 Ereignisse.
X-COMP-14 = Es gibt 8 Fraktionen mit je einer Fraktionskarte; jedes Spieler-Tableau gehört zu genau zweien davon.
X-COMP-15 = Die Marker sind je 4 Ressourcen-, Paragon-, Basis- und Siegmarker sowie 1 Lebenspunktemarker.
X-COMP-16 = Gespielt wird mit sechsseitigen Spezialwürfeln: 4 Ressourcenwürfeln, 4 Angriffswürfeln und 2 Paragonwürfeln.
X-COMP-17 = Ein Ressourcenwürfel zeigt 1, 2 oder 3 Ressourcensymbole oder eine Leerseite.
X-COMP-18 = Ein Angriffswürfel zeigt ein Angriffssymbol, einen kritischen Treffer oder eine Leerseite; genau eine seiner sechs Seiten ist der kritische Treffer.
X-COMP-19 = Ein Paragonwürfel zeigt 1 oder 2 Paragonsymbole oder eine Leerseite.
X-COMP-20 = Ressourcenwürfel haben zwei Leerseiten und Seiten mit 1, 1, 2 und 3 Symbolen, Angriffswürfel drei Leerseiten, zwei Angriffssymbole und einen kritischen Treffer, Paragonwürfel drei Leerseiten und Seiten mit 1, 1 und 2 Symbolen. Jede Seite ist gleich wahrscheinlich.
X-COMP-21 = Jede der 176 Karten ist immer an genau einem Ort: in einem Kartenstapel, auf einem Ablagestapel, auf einem Kartenfeld, in einem Kampftrupp, auf einem Ausbaufeld oder auf dem Arche-Feld; nur ein Ereignis kann stattdessen gerade ausgeführt werden.

## Basiswerte

X-BASE-01 = Auf jeder Stufe hat deine Basis einen Widerstand (Schilde) und eine Produktivität (Kisten), beides ganze Zahlen ab 0.
X-BASE-02 = Der Ausbau auf Stufe 2 kostet 3 oder 4 Ressourcen, auf Stufe 3 sind es 5 oder 6 und auf Stufe 4 dann 7 oder 8; welcher Preis gilt, hängt von deiner Fraktion ab.
X-BASE-03 = Von einer Stufe zur nächsten sinkt weder der Widerstand der Basis noch die Produktivität.
X-BASE-04 = Sagt die Fraktion nichts anderes, hat die Basis auf den Stufen 1 bis 4 Widerstand 3, 4, 5 und 6 und Produktivität 0, 1, 2 und 3. Stufe 2 kostet dann 4, Stufe 3 kostet 6 und Stufe 4 kostet 8 Ressourcen.
X-BASE-05 = Sagt die Fraktion nichts anderes, kosten die Allgemeinen Aktionen: Karten abwerfen 1, Reorganisierung 1, Medizin 2, Waffentechnologie 2, Taktischer Angriff 3, Abernten 4 Ressourcen.
X-BASE-06 = Von Ausbaufeld 1 an sind so viele Ausbaufelder freigeschaltet, wie die Stufe deiner Basis angibt; die Felder mit höherer Nummer sind gesperrt.
X-BASE-07 = Ein Stapel in deinem Kampftrupp oder auf einem Ausbaufeld darf beliebig viele Karten enthalten.

## Karten und Karteneffekte

X-CARD-01 = Jede Karte hat einen Kartennamen, einen Kartentyp mit Symbol, eine Fraktion, eine Edition, Ressourcenkosten von mindestens 0, genau eine Spielphase und genau einen Karteneffekt.
X-CARD-02 = Nur Soldaten haben Stärke, Widerstand und Paragonwert, jeweils eine ganze Zahl ab 0.
X-CARD-03 = Die Farbe zeigt den Kartentyp: Soldaten sind rot, Zivilisten blau, Gebäude gelb und Ereignisse grün.
X-CARD-04 = Jede Karte gibt an, wann ihr Effekt gilt: in der Effektphase, in der Würfelphase, in der Aktionsphase oder dauerhaft.
X-CARD-05 = Ein Karteneffekt ändert die Regeln nur so weit, wie sein Text es sagt; alle anderen Regeln gelten weiter.
X-CARD-06 = Kein Karteneffekt durchbricht diese Grenzen: höchstens 4 Würfel einer Art im Würfelvorrat, der Erstwurf findet immer statt, 0 bis 25 Ressourcen, 0 bis 40 Paragon, höchstens ein Soldat in der Arche. Auch Lebenspunkte bleiben zwischen 0 und ihrer Grenze: 10 bei zwei Spielern oder im Apokalypse-Modus, sonst 20.
X-CARD-07 = Nur diese deiner Karten sind aktiv: die oberste Karte deines Kampftrupps, die oberste Karte auf jedem deiner Ausbaufelder und dein Soldat in der Arche.
X-CARD-08 = Eine überdeckte Karte, also eine unter der obersten, hat keinen Effekt und kann nicht genutzt werden, bis sie wieder oben auf ihrem Stapel liegt.
X-CARD-09 = Hast du Soldaten in der Arche und im Kampftrupp, sind der Soldat in der Arche und der oberste Soldat des Kampftrupps beide aktiv.
X-CARD-10 = Ein Effekt für die Effekt-, Würfel- oder Aktionsphase kann nur in dieser Phase eines Zuges seines Besitzers ausgeführt werden.
X-CARD-11 = Ein dauerhafter Effekt gilt in jeder Phase der Züge aller Spieler, solange seine Karte aktiv ist.
X-CARD-12 = Ein dauerhafter Effekt muss angewendet werden, sobald seine Bedingung erfüllt ist; du kannst nicht auf ihn verzichten, es sei denn, sein Text lässt dir die Wahl.
X-CARD-13 = Du musst eine Karte mit Aktionsphasen-Effekt nicht nutzen, aber jede Nutzung löst den Effekt aus, und er muss dann sofort angewendet werden.
X-CARD-14 = Du nutzt einen Soldaten, wenn er angreift oder für ein Symbol die leere Arche betritt, und einen Zivilisten oder ein Gebäude, wenn du dessen Aktionsphasen-Effekt auslöst. Nichts anderes gilt als Nutzung.
X-CARD-15 = Nutzt du eine Karte in einer Runde mehrmals, gilt ihr Aktionsphasen-Effekt jedes Mal.
X-CARD-16 = Kostet es nichts, den Aktionsphasen-Effekt eines Zivilisten oder Gebäudes zu nutzen, darfst du das nur einmal pro Zug tun.
X-CARD-17 = Kostet es etwas, den Aktionsphasen-Effekt eines Zivilisten oder Gebäudes zu nutzen, darfst du das so oft tun, wie du bezahlst.
X-CARD-18 = Das Abblocken im Zug eines anderen Spielers löst den Aktionsphasen-Effekt eines Soldaten nicht aus, es sei denn, die Karte nennt das Abblocken.
X-CARD-19 = Ein Effekt, der sich überhaupt nicht ausführen lässt, entfällt.
X-CARD-20 = Ein Effekt, der sich nur teilweise ausführen lässt, wird so weit wie möglich ausgeführt.
X-CARD-21 = Ein Effekt „für diesen Zug“ endet mit dem laufenden Zug.
X-CARD-22 = Ein Effekt „für diese Runde“ endet in dem Moment, in dem der nächste Zug des Spielers beginnt, der ihn ausgelöst hat.
X-CARD-23 = Ein Ereignis wirkt sofort beim Erwerb, egal welche Spielphase es nennt, und wird nie Teil einer Basis.
X-CARD-24 = Ein anhaltender Effekt eines Ereignisses gilt für die angegebene Dauer, obwohl die Karte schon auf dem Ablagestapel liegt.
X-CARD-25 = Ausbaukarten sind die Zivilisten und Gebäude auf Ausbaufeldern; ein Soldat ist nie eine Ausbaukarte, auch nicht in der Arche.
X-CARD-26 = Du darfst Karten jeder Fraktion erwerben und nutzen.
X-CARD-27 = Gelten mehrere Effekte im selben Moment, kommen zuerst die des Spielers am Zug, dann im Uhrzeigersinn die der anderen; jeder Besitzer bestimmt die Reihenfolge seiner eigenen.
X-CARD-28 = Effekte, die denselben Wert erhöhen oder senken, werden zusammengezählt.
X-CARD-29 = Ein Effekt, der einen Wert festlegt, kommt vor allen Erhöhungen und Senkungen. Legen mehrere denselben Wert fest, zählt der, dessen Karte zuletzt aktiv wurde.
X-CARD-30 = Senkungen, auch die des Apokalypse-Modus, drücken das Abernten nie unter 3, andere Allgemeine Aktionen, Kartenpreise, den Basisausbau und den Widerstand der Basis nie unter 1, Produktivität und Stärke eines Angriffs nie unter 0. Ein gedruckter Wert, der schon niedriger ist, bleibt, wie er ist.
X-CARD-31 = Ein Effekt, der einen Zeitpunkt nennt, etwa „wird vernichtet“, gilt genau dann, wie auch immer es dazu kommt. „Betritt die Arche“ meint beide Wege hinein, auch bei einem Aktionsphasen-Effekt.
X-CARD-32 = Ein Effekt, den die Vernichtung der eigenen Karte auslöst, gilt noch, obwohl die Karte nicht mehr aktiv ist.
X-CARD-33 = Ein Effekt mit angegebener Dauer läuft bis zu deren Ende, auch wenn seine Karte inzwischen überdeckt, außer Kraft gesetzt, vernichtet oder abgeworfen wird.
X-CARD-34 = Du kannst einen Aktionsphasen-Effekt nicht nutzen und einen freiwilligen Effekt nicht bezahlen, wenn sich kein Teil davon ausführen ließe; ein Wurf, eine anhaltende Änderung oder ein an einer Grenze verfallender Gewinn zählt aber als ausführbar. Ein Ereignis darfst du auch dann erwerben, wenn es nichts bewirkt.
X-CARD-35 = Wählst du für einen Effekt einen Spieler, eine Karte oder einen Würfel, muss der Effekt dort ausführbar sein, solange es ein solches Ziel gibt; eine vor dem Effekt geschützte Karte kannst du nicht wählen.
X-CARD-36 = Die Teile eines Effekts folgen der Reihenfolge seines Textes; ist er bezahlt, wird er zu Ende geführt, auch wenn seine Karte nicht mehr im Spiel ist. Müssen mehrere Spieler würfeln, wählen oder Karten verlieren, geschieht das nacheinander, beginnend mit dem Spieler am Zug, dann im Uhrzeigersinn.
X-CARD-37 = Du kannst Kosten nicht durch das Vernichten einer Karte bezahlen, solange ein Effekt diese Karte vor der Vernichtung schützt.
X-CARD-38 = Als Widerstand einer Basis oder eines abblockenden Soldaten und als Paragonwert zählt immer der gedruckte Wert nach allen Effekten, die in dem Moment gelten, in dem er gebraucht wird.

## Spielvorbereitungen

X-SETUP-01 = Mit weniger als 2 oder mehr als 4 Spielern kann keine Partie beginnen.
X-SETUP-02 = Alle vier Kartenstapel werden einzeln gemischt, bevor eine Karte von ihnen gezogen wird.
X-SETUP-03 = Die oberste Karte des Soldatenstapels beginnt als neutraler Soldat in der Arche; sie gehört niemandem.
X-SETUP-04 = Der neutrale Soldat beginnt mit so vielen Lebenspunkten wie sein Widerstand plus die Zahl der Spieler, höchstens aber mit 10 bei zwei Spielern oder im Apokalypse-Modus, sonst 20.
X-SETUP-05 = Nach dem neutralen Soldaten werden von jedem Kartenstapel die zwei obersten Karten offen auf seine Kartenfelder gelegt.
X-SETUP-06 = Nach dem normalen Aufbau enthalten die Kartenstapel 61 Soldaten, 46 Zivilisten, 30 Gebäude und 30 Ereignisse.
X-SETUP-07 = Alle vier Ablagestapel sind zu Beginn leer.
X-SETUP-08 = Jeder Spieler zieht zufällig eine Fraktionskarte, wobei pro Tableau nur eine seiner zwei Fraktionen zum Ziehen bereitliegt. Zwei Spieler können also nie Fraktionen desselben Tableaus haben.
X-SETUP-09 = Du erhältst das Tableau deiner Fraktion und je einen Basis-, Ressourcen-, Paragon- und Siegmarker.
X-SETUP-10 = Jede Basis beginnt auf Stufe 1; damit ist nur Ausbaufeld 1 freigeschaltet.
X-SETUP-11 = Jeder Spieler beginnt mit so vielen Ressourcen, wie Spieler teilnehmen.
X-SETUP-12 = Jeder Spieler beginnt mit 0 Paragon.
X-SETUP-13 = Alle Kampftrupps und alle Ausbaufelder sind zu Beginn leer.
X-SETUP-14 = Vor dem ersten Zug legen die Spieler als Siegbedingung ein Siegziel in Paragon fest; es ist für alle gleich und ändert sich während der ganzen Partie nicht.
X-SETUP-15 = Das Siegziel muss eine ganze Zahl von 1 bis 40 sein.
X-SETUP-16 = Empfohlen sind als Siegziel 30 bis 40 bei zwei, 20 bis 30 bei drei und 10 bis 20 bei vier Spielern; jeder andere Wert von 1 bis 40 ist ebenfalls erlaubt.
X-SETUP-17 = Wird kein Siegziel gewählt, beträgt es 35 bei zwei, 25 bei drei und 15 bei vier Spielern.
X-SETUP-18 = Um den Startspieler zu bestimmen, wirft jeder zwei Paragonwürfel; wer die meisten Paragonsymbole würfelt, beginnt.
X-SETUP-19 = Haben mehrere Spieler gleichauf das höchste Ergebnis, würfeln nur sie erneut, bis genau einer von ihnen vorn liegt.
X-SETUP-20 = Der Wurf um den Startspieler bringt kein Paragon ein.

## Runden, Züge und Phasen

X-TURN-01 = Es ist immer genau ein Spieler am Zug; den ersten Zug hat der Startspieler.
X-TURN-02 = Endet ein Zug, ist der Spieler zur Linken am Zug.
X-TURN-03 = Jeder Spieler hat seine eigene Runde; deine beginnt, wenn dein Zug beginnt.
X-TURN-04 = Deine Runde endet in dem Moment, in dem dein nächster Zug beginnt, und nicht früher.
X-TURN-05 = Es gibt keine gemeinsame Runde, die für alle zugleich endet.
X-TURN-06 = Ein Zug besteht aus Effektphase, Würfelphase und Aktionsphase, in dieser Reihenfolge; in eine beendete Phase kannst du im selben Zug nicht zurückkehren.
X-TURN-07 = Mit deiner Aktionsphase endet auch dein Zug.
X-TURN-08 = Pflichtaktionen sind alle Effektphasen-Effekte in der Effektphase, alle Würfelphasen-Effekte in der Würfelphase, jeder durch Nutzung seiner Karte ausgelöste Aktionsphasen-Effekt und jeder anwendbare dauerhafte Effekt.
X-TURN-09 = Du kannst deinen Zug nicht beenden, solange eine deiner Pflichtaktionen aussteht.
X-TURN-10 = Dein Zug endet, wenn du das Ende deiner Aktionsphase erklärst oder wenn keine Aktion mehr möglich ist.
X-TURN-11 = Im Zug eines anderen Spielers kannst du nur entscheiden, ob du abblockst, von Karteneffekten verlangte Entscheidungen treffen und Kontrolleinkommen erhalten.
X-TURN-12 = Am Ende eines Zuges werden zuallererst die Würfel, die noch im Aktionsvorrat liegen, ohne Wirkung entfernt.
X-TURN-13 = Sind die übrigen Würfel entfernt, werden die Karteneffekte ausgeführt, die das Ende des Zuges nennen: zuerst die des Spielers am Zug, dann im Uhrzeigersinn. Jeder Besitzer bestimmt die Reihenfolge seiner eigenen.
X-TURN-14 = Das Kontrolleinkommen, also die Paragonwürfel für das Kontrollieren der Arche, wird am Ende des Zuges gewürfelt, nach den Karteneffekten, die diesen Zeitpunkt nennen.
X-TURN-15 = Effekte „für diesen Zug“ enden als letzter Schritt des Zuges, nach dem Kontrolleinkommen.
X-TURN-16 = Als Allererstes in deinem Zug, noch vor der Produktivität, enden deine vorige Runde und deine Effekte „für diese Runde“.
X-TURN-17 = Deine Beschränkungen „einmal pro Runde“ beginnen mit jedem deiner Züge von neuem.

## Effektphase

X-EFFECT-01 = Zu Beginn deiner Effektphase erhältst du so viele Ressourcen, wie die Produktivität deiner aktuellen Ausbaustufe beträgt.
X-EFFECT-02 = Die Ressourcen aus der Produktivität kommen vor allen Karteneffekten der Effektphase.
X-EFFECT-03 = Nach der Produktivität wird der Effektphasen-Effekt jeder deiner aktiven Karten genau einmal ausgeführt.
X-EFFECT-04 = Du bestimmst die Reihenfolge deiner Effektphasen-Effekte und darfst sie in jedem Zug anders wählen.
X-EFFECT-05 = Ein Effekt wird vollständig ausgeführt, bevor du den nächsten wählst.
X-EFFECT-06 = Du kannst die Effektphase nicht verlassen, solange ein ausführbarer Effektphasen-Effekt noch nicht ausgeführt ist.
X-EFFECT-07 = Wird eine Karte mit Effektphasen-Effekt während deiner Effektphase aktiv, wird er noch in dieser Phase ausgeführt.
X-EFFECT-08 = Ist eine Karte nicht mehr aktiv, bevor du ihren Effektphasen-Effekt gewählt hast, wird er nicht ausgeführt.
X-EFFECT-09 = Sobald kein Effektphasen-Effekt mehr übrig ist, beginnt die Würfelphase von selbst.
X-EFFECT-10 = Keine Karte führt ihren Effektphasen-Effekt in einer Effektphase zweimal aus, auch wenn sie zwischendurch überdeckt und wieder aufgedeckt wurde, es sei denn, ein Karteneffekt verlangt es ausdrücklich.

## Würfelphase

X-DICE-01 = Zu Beginn der Würfelphase stellst du deinen Würfelvorrat aus 4 Ressourcenwürfeln und 4 Angriffswürfeln zusammen.
X-DICE-02 = Dein Würfelvorrat umfasst 6 Würfel, solange Effekte nichts daran ändern; du musst genau so viele nehmen.
X-DICE-03 = Bei 6 Würfeln darfst du 4 Ressourcen- und 2 Angriffswürfel, je 3 oder 2 Ressourcen- und 4 Angriffswürfel nehmen. Ein Karteneffekt kann die Grenze einer Art senken und damit einzelne Aufteilungen verbieten.
X-DICE-04 = Dein Würfelvorrat enthält nie mehr als 4 Ressourcenwürfel und nie mehr als 4 Angriffswürfel, auch wenn Effekte die Gesamtzahl ändern.
X-DICE-05 = Effekte können die Größe deines Würfelvorrats ändern, aber nie unter 0 oder über 8 Würfel. Senkt ein Effekt die Grenze einer Art, gilt die Summe beider Grenzen als Obergrenze.
X-DICE-06 = Paragonwürfel gehören nie zum Würfelvorrat.
X-DICE-07 = Nach der Wahl deines Würfelvorrats und vor dem ersten Wurf wird der Würfelphasen-Effekt jeder deiner aktiven Karten genau einmal ausgeführt, in der Reihenfolge deiner Wahl; auslassen darfst du keinen. Effekte, die das Ende der Würfelphase nennen, warten bis dahin.
X-DICE-08 = Ein Würfelphasen-Effekt wird in der Runde seines Besitzers nie mehr als einmal angewendet.
X-DICE-09 = Ändert ein Würfelphasen-Effekt die Gesamtzahl, nachdem du deinen Würfelvorrat gewählt hast, nimmst du sofort so viele Würfel hinzu oder heraus. Die Art wählst du selbst, bei höchstens 4 pro Art und 0 bis 8 Würfeln insgesamt oder weniger, falls ein Effekt die Grenze einer Art senkt.
X-DICE-10 = Beim Erstwurf werden alle Würfel des Würfelvorrats einmal geworfen; er ist Pflicht, und kein Effekt kann ihn aufheben oder einschränken.
X-DICE-11 = Nach dem Erstwurf und nach jedem Wiederholungswurf außer dem letzten legst du beliebig viele der geworfenen Würfel, von keinem bis zu allen, mit unveränderter Seite in den Aktionsvorrat.
X-DICE-12 = Ein Würfel im Aktionsvorrat kann nie in den Würfelvorrat zurückkehren.
X-DICE-13 = Ein Wiederholungswurf umfasst immer alle Würfel, die noch im Würfelvorrat liegen; willst du einen Würfel so behalten, musst du ihn in den Aktionsvorrat legen.
X-DICE-14 = Du hast 2 Wiederholungswürfe, solange Effekte nichts daran ändern.
X-DICE-15 = Abgeänderte Wiederholungswürfe: Du hast 2 plus oder minus alle Änderungen durch Effekte, aber nie weniger als 0.
X-DICE-16 = Nach deinem letzten Wiederholungswurf kommen alle übrigen Würfel von selbst in den Aktionsvorrat, auch Leerseiten.
X-DICE-17 = Hast du keine Wiederholungswürfe, kommen alle Würfel direkt nach dem Erstwurf in den Aktionsvorrat.
X-DICE-18 = Sobald der Würfelvorrat leer ist, werden die Effekte ausgeführt, die das Ende der Würfelphase nennen, und die Aktionsphase beginnt. Ungenutzte Wiederholungswürfe verfallen.
X-DICE-19 = Willst du vorzeitig aufhören zu würfeln, musst du alle übrigen Würfel, auch Leerseiten, in den Aktionsvorrat legen.
X-DICE-20 = Am Ende der Würfelphase ist der Würfelvorrat leer, und im Aktionsvorrat liegen so viele Würfel, wie beim Erstwurf geworfen wurden, dazu die durch Karteneffekte hinzugekommenen.
X-DICE-21 = Ein Würfelphasen-Effekt, der das Ende der Phase nennt, wird einmal pro Zug ausgeführt, wenn der Würfelvorrat leer geworden ist und bevor die Aktionsphase beginnt. Du bestimmst die Reihenfolge und darfst keinen auslassen, es sei denn, sein Text lässt dir die Wahl.

## Aktionsphase

X-ACTION-01 = In deiner Aktionsphase darfst du Würfelaktionen, Allgemeine Aktionen und Aktionsphasen-Effekte von Karten in beliebiger Reihenfolge und Mischung nutzen.
X-ACTION-02 = Du darfst jede Aktion so oft wiederholen, wie deine Würfel reichen oder du die Kosten bezahlst; nur der Basisausbau ist auf einmal pro Runde beschränkt, es sei denn, ein Karteneffekt erlaubt mehr.
X-ACTION-03 = Für eine Würfelaktion setzt du einen oder mehrere Würfel mit den verlangten Würfelsymbolen ein; sie verlassen den Aktionsvorrat und sind in diesem Zug nicht mehr nutzbar.
X-ACTION-04 = Keine Aktion ist Pflicht; du darfst die Phase auch beenden, wenn du noch nutzbare Würfel hast.
X-ACTION-05 = Du darfst jeden Würfel ungenutzt aus deinem Aktionsvorrat entfernen; er ist dann für diesen Zug verloren.
X-ACTION-06 = Eine Leerseite ist für keine Aktion zu gebrauchen, es sei denn, ein Karteneffekt sagt es; sie bleibt im Aktionsvorrat, bis du sie entfernst oder die Phase endet.
X-ACTION-07 = Für eine Allgemeine Aktion brauchst du ihre vollen Kosten in Ressourcen; du bezahlst, bevor die Aktion wirkt.
X-ACTION-08 = Du darfst deine Aktionsphase jederzeit beenden, wenn weder eine Pflichtaktion noch eine Entscheidung über das Abblocken aussteht.
X-ACTION-09 = Deine Aktionsphase endet von selbst, sobald du nur noch die Phase beenden oder Würfel ungenutzt entfernen könntest.
X-ACTION-10 = Würfelaktionen, Allgemeine Aktionen und Basisausbau sind nur in deiner eigenen Aktionsphase möglich, es sei denn, ein Karteneffekt erlaubt sie zu einem anderen Zeitpunkt.
X-ACTION-11 = Was gegen eine Regel verstößt, ist als Ganzes nicht möglich: Es werden keine Kosten bezahlt, kein Würfel wird verbraucht oder geworfen, keine Karte wird bewegt.
X-ACTION-12 = Solange eine Entscheidung über das Abblocken oder eine andere verlangte Wahl aussteht, egal von welchem Spieler, ist nichts anderes möglich.
X-ACTION-13 = Genutzte und entfernte Würfel liegen bis zum Ende des Zuges für alle sichtbar neben der Basis.
X-ACTION-14 = Ein Würfel im Aktionsvorrat gehört zu der Art, deren Symbol er zeigt, auch wenn ein Effekt ihn gedreht hat; eine Leerseite behält ihre bisherige Art. Ein durch einen Effekt hinzugefügtes Symbol zählt als Würfel.

## Ressourcen sammeln

X-GATHER-01 = Du darfst einen Würfel aus deinem Aktionsvorrat, der 1, 2 oder 3 Ressourcensymbole zeigt, gegen ebenso viele Ressourcen eintauschen.
X-GATHER-02 = Ein Ressourcenwürfel wird immer als Ganzes eingetauscht; du kannst keine Symbole für später aufheben.
X-GATHER-03 = Du darfst mehrere Ressourcenwürfel zusammen eintauschen; du erhältst die Summe ihrer Symbole.
X-GATHER-04 = Ein Würfel ohne Ressourcensymbol kann nicht gegen Ressourcen eingetauscht werden.
X-GATHER-05 = Du hast nie mehr als 25 Ressourcen, egal woher sie kommen; was darüber hinausgeht, verfällt sofort.
X-GATHER-06 = Du darfst einen Ressourcenwürfel auch dann eintauschen, wenn der Gewinn wegen der Grenze von 25 ganz oder teilweise verfällt.
X-GATHER-07 = Deine Ressourcen behältst du über Züge und Runden hinweg, bis du sie ausgibst oder sie dir genommen werden.
X-GATHER-08 = Du hast nie weniger als 0 Ressourcen; verlierst du mehr, als du hast, fällst du auf 0 und bleibst nichts schuldig.

## Angriffe

X-ATTACK-01 = Für einen Angriff brauchst du mindestens ein Angriffssymbol oder einen kritischen Treffer im Aktionsvorrat und mindestens einen eigenen Soldaten im Kampftrupp oder in der Arche, es sei denn, ein Karteneffekt erlaubt den Angriff.
X-ATTACK-02 = Du entscheidest, wie viele deiner Angriffssymbole und kritischen Treffer du für einen Angriff einsetzt, mindestens aber eines dieser Symbole.
X-ATTACK-03 = Die Stärke eines Angriffs ist die Zahl der eingesetzten Angriffssymbole und kritischen Treffer mal der aktuellen Stärke des angreifenden Soldaten, plus 1 für jeden eingesetzten kritischen Treffer.
X-ATTACK-04 = Ein kritischer Treffer zählt als ein Angriffssymbol und erhöht außerdem die Gesamtstärke seines Angriffs um 1.
X-ATTACK-05 = Die aktuelle Stärke eines Soldaten ist seine gedruckte Stärke nach allen Effekten, die beim Angriff gelten.
X-ATTACK-06 = Jeder Angriff steht für sich: Die Stärke eines Angriffs wird nie zu der eines anderen gezählt, und eine Basis behält zwischen Angriffen keinen Schaden.
X-ATTACK-07 = Ohne Soldaten in der Arche greifst du mit dem aktiven Soldaten an, der obersten Karte deines Kampftrupps; überdeckte Soldaten können nicht angreifen.
X-ATTACK-08 = Ein Angriff aus dem Kampftrupp kann nur den Soldaten in der Arche zum Ziel haben, sofern er neutral ist oder einem anderen Spieler gehört.
X-ATTACK-09 = Aus dem Kampftrupp kannst du weder eine Basis noch einen anderen Kampftrupp noch eine leere Arche angreifen.
X-ATTACK-10 = Ein Angriff aus dem Kampftrupp richtet Schaden in Höhe seiner Stärke an; so viele Lebenspunkte verliert der Soldat in der Arche.
X-ATTACK-11 = Solange du einen Soldaten in der Arche hast, kannst du nur mit ihm angreifen und nie aus deinem Kampftrupp.
X-ATTACK-12 = Ein Angriff aus der Arche muss die Basis genau eines anderen Spielers zum Ziel haben; du wählst sie für jeden Angriff frei.
X-ATTACK-13 = Hat ein nicht abgeblockter Angriff auf eine Basis weniger Stärke als deren aktueller Widerstand, geschieht nichts; die Würfel sind trotzdem verbraucht.
X-ATTACK-14 = Ein nicht abgeblockter Angriff auf eine Basis gelingt, wenn seine Stärke mindestens so hoch ist wie der Widerstand der Basis.
X-ATTACK-15 = Nach einem erfolgreichen Angriff darfst du eine aktive Ausbaukarte der angegriffenen Basis vernichten oder darauf verzichten.
X-ATTACK-16 = Nach einem erfolgreichen Angriff erbeutest du zusätzlich Paragon, auch wenn du keine Ausbaukarte vernichtet hast.
X-ATTACK-17 = Nach einem erfolgreichen Angriff entscheidest du zuerst, ob du eine Ausbaukarte vernichtest; danach wird um die Beute gewürfelt.
X-ATTACK-18 = Du darfst eine Basis auch dann angreifen, wenn sie keine Ausbaukarten und ihr Besitzer kein Paragon hat.
X-ATTACK-19 = Ein nicht abgeblockter Angriff auf eine Basis schadet den Soldaten in ihrem Kampftrupp nicht.
X-ATTACK-20 = Ein Angriff läuft so ab: Würfel und Ziel nennen; ausgelöste Effekte anwenden, die des Angreifers (auch den Aktionsphasen-Effekt des angreifenden Soldaten) vor denen des Angegriffenen; Stärke festlegen; bei einer Basis über das Abblocken entscheiden; den Angriff ausführen. Dann verlassen die genutzten Würfel den Aktionsvorrat, und Effekte folgen, die das Ende des Angriffs nennen.
X-ATTACK-21 = Würfel, die für einen Angriff genannt sind, kannst du für nichts anderes nutzen, solange er ausgeführt wird.
X-ATTACK-22 = Würfel, die für einen Angriff genannt sind, sind auch dann verbraucht, wenn er abgeblockt wird oder scheitert.
X-ATTACK-23 = Solange Angriffssymbole oder kritische Treffer in deinem Aktionsvorrat liegen, darfst du weiter angreifen, auch dasselbe Ziel.
X-ATTACK-24 = Effekte „nach einem erfolgreichen Angriff auf eine Basis“ kommen nach der Entscheidung über die Ausbaukarte und nach dem Erbeuten von Paragon.
X-ATTACK-25 = Behält der Besitzer die Ausbaukarte, die du vernichten willst, durch einen Effekt, ist deine Wahl verbraucht; eine andere Karte kannst du nicht mehr wählen.

## Abblocken

X-BLOCK-01 = Nur Angriffe auf eine Basis können abgeblockt werden, nie ein Angriff auf den Soldaten in der Arche.
X-BLOCK-02 = Nur der angegriffene Spieler entscheidet, ob er abblockt: im Zug des Angreifers, nachdem die Stärke feststeht und bevor sie mit dem Widerstand der Basis verglichen wird.
X-BLOCK-03 = Abblocken kann nur der aktive Soldat im Kampftrupp des angegriffenen Spielers; überdeckte Soldaten und Ausbaukarten können es nicht.
X-BLOCK-04 = Hat der angegriffene Spieler keinen Soldaten im Kampftrupp oder verhindert ein Karteneffekt das Abblocken, läuft der Angriff ohne diese Entscheidung weiter und wird nicht abgeblockt.
X-BLOCK-05 = Der angegriffene Spieler darf auch dann abblocken, wenn die Stärke niedriger ist als der Widerstand der Basis.
X-BLOCK-06 = Ein abblockender Soldat wird vernichtet, wenn sein Widerstand höchstens so hoch ist wie die Stärke des Angriffs.
X-BLOCK-07 = Ist der Widerstand des abblockenden Soldaten höher als die Stärke des Angriffs, geschieht ihm nichts, und er behält keinen Schaden.
X-BLOCK-08 = Ein abgeblockter Angriff vernichtet keine Ausbaukarte und erbeutet kein Paragon, ob der abblockende Soldat überlebt oder nicht.
X-BLOCK-09 = Ein abgeblockter Angriff wird nicht mit dem Widerstand der Basis verglichen.
X-BLOCK-10 = Vernichtet der Angriff den abblockenden Soldaten, erhält der Angreifer die Vernichtungsbelohnung: so viele Paragonwürfel, wie der Paragonwert des angreifenden Soldaten beträgt.
X-BLOCK-11 = Überlebt der abblockende Soldat, darf er im selben Zug beliebig viele weitere Angriffe abblocken.
X-BLOCK-12 = Wird ein abblockender Soldat vernichtet, ist die nächste Karte des Kampftrupps aktiv und darf den nächsten Angriff abblocken.
X-BLOCK-13 = Jeder Angriff kann nur einmal abgeblockt werden, und zwar von einem einzigen Soldaten.
X-BLOCK-14 = Ein abblockender Soldat fügt dem Angreifer keinen Schaden zu.

## Paragon erbeuten

X-LOOT-01 = Für einen erfolgreichen Angriff auf eine Basis wirfst du so viele Paragonwürfel, wie der Paragonwert des angreifenden Soldaten beträgt.
X-LOOT-02 = Du erbeutest so viel Paragon, wie du Paragonsymbole würfelst, aber nie mehr, als der angegriffene Spieler hat.
X-LOOT-03 = Der Verlust des angegriffenen Spielers und der Gewinn des Angreifers geschehen in einem Schritt.
X-LOOT-04 = Ein Spieler mit 0 Paragon verliert nichts; gewürfelt wird trotzdem, und der Angriff gilt weiterhin als erfolgreich.
X-LOOT-05 = Du darfst einen Würfel aus deinem Aktionsvorrat, der 1 oder 2 Paragonsymbole zeigt, gegen ebenso viel Paragon eintauschen; der Würfel verlässt den Aktionsvorrat.
X-LOOT-06 = Ein Paragonwürfel im Aktionsvorrat wird immer als Ganzes eingetauscht.
X-LOOT-07 = Ein Paragonwürfel mit Leerseite kann nicht eingetauscht werden.
X-LOOT-08 = Paragonwürfel für Beute, Vernichtungsbelohnung oder Kontrolleinkommen kommen nie in den Aktionsvorrat; ihr Ergebnis zählt sofort.
X-LOOT-09 = Jeder Paragonwürfel wird nur einmal geworfen; Wiederholungswürfe gibt es für ihn nicht, es sei denn, ein Karteneffekt sagt es.
X-LOOT-10 = Du hast nie mehr als 40 Paragon; was darüber hinausgeht, verfällt sofort.
X-LOOT-11 = Du hast nie weniger als 0 Paragon.
X-LOOT-12 = Dein Paragon behältst du über Züge und Runden hinweg; nur feindliche Angriffe und Karteneffekte können es dir nehmen.
X-LOOT-13 = Ein Soldat mit Paragonwert 0 wirft keine Paragonwürfel und erbeutet daher nichts.
X-LOOT-14 = Wie viele Paragonwürfel du wirfst, ist nicht auf die zwei vorhandenen begrenzt; sie werden so oft geworfen wie nötig.
X-LOOT-15 = Der Paragonwert eines Soldaten zählt in genau drei Fällen: bei einem erfolgreichen Angriff auf eine Basis, beim Vernichten eines Soldaten und beim Kontrollieren der Arche.
X-LOOT-16 = Beute, Vernichtungsbelohnung und Kontrolleinkommen werden automatisch gewürfelt; niemand wird gefragt.
X-LOOT-17 = Wie viel Paragon du gewinnst, bestimmen immer Paragonwürfel, ausgenommen bei Karteneffekten und beim zusätzlichen Kontrolleinkommen im Apokalypse-Modus.
X-LOOT-18 = Effekte, die einen Beutewurf senken oder einen Teil des Paragons des angegriffenen Spielers schützen, gelten, bevor die Beute berechnet wird; der Wurf fällt nie unter 0.
