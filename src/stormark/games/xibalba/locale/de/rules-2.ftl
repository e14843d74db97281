### XIBALBA: die Regeln in Kürze, Teil 2 – vom Erwerben der Karten bis zum Apokalypse-Modus.
### Eine Nachricht je Regel; die Kennung der Nachricht ist die Kennung der Regel.

## Karten erwerben

X-BUY-01 = Du kannst nur Karten aus der Auslage erwerben, also solche, die offen auf den Kartenfeldern liegen. Karten in Kartenstapeln, Ablagestapeln, Basen oder der Arche stehen nicht zum Verkauf.
X-BUY-02 = Eine Karte kostet die aufgedruckten Ressourcenkosten. Nur Karteneffekte und der Nachlass des Apokalypse-Modus ändern diesen Preis; Nachlässe senken ihn nie unter 1.
X-BUY-03 = Du darfst in einem Zug so viele Karten erwerben, wie du bezahlen kannst, und zwar von jedem der vier Kartenstapel.
X-BUY-04 = Um eine Karte zu erwerben, musst du ihren vollen Preis bezahlen können; eine Teilzahlung ist nicht möglich.
X-BUY-05 = Ein erworbener Soldat kommt offen oben auf deinen Kampftrupp. Du kannst ihn nirgendwo anders hinlegen, insbesondere nicht direkt in die Arche.
X-BUY-06 = Ein erworbener Zivilist oder ein erworbenes Gebäude kommt offen auf ein freigeschaltetes Ausbaufeld deiner Wahl, und zwar oben auf den Stapel, der dort schon liegt.
X-BUY-07 = Stapel auf Ausbaufeldern werden nie gemischt: kein Zivilist auf Gebäude, kein Gebäude auf Zivilisten.
X-BUY-08 = Auf ein gesperrtes Ausbaufeld kannst du keine Karte legen.
X-BUY-09 = Du kannst keinen Zivilisten und kein Gebäude erwerben, wenn keines deiner Ausbaufelder die Karte aufnehmen kann.
X-BUY-10 = Ein erworbenes Ereignis wirkt sofort und kommt danach oben auf den Ablagestapel der Ereignisse.
X-BUY-11 = Das frei gewordene Kartenfeld wird sofort mit der obersten Karte desselben Kartenstapels aufgefüllt.
X-BUY-12 = Einen Soldaten, einen Zivilisten oder ein Gebäude erwirbst du in dieser Reihenfolge: bezahlen, Karte nehmen, anlegen, Kartenfeld auffüllen.
X-BUY-13 = Ein Ereignis erwirbst du in dieser Reihenfolge: bezahlen, Karte nehmen, Kartenfeld auffüllen, Ereignis ausführen, Karte ablegen.
X-BUY-14 = Die nachgelegte Karte kann sofort erworben werden, auch von demselben Spieler im selben Zug.
X-BUY-15 = Eine Karte ist aktiv, sobald sie angelegt ist.
X-BUY-16 = Eine Karte ist nicht mehr aktiv, sobald eine andere auf sie gelegt wird.
X-BUY-17 = Hat eine erworbene Karte einen Aktionsphasen-Effekt oder einen dauerhaften Effekt, steht er dir zur Verfügung, sobald die Karte angelegt ist.
X-BUY-18 = Hat eine erworbene Karte einen Effektphasen- oder Würfelphasen-Effekt, wird er zum ersten Mal in deinem nächsten Zug ausgeführt.

## Karten abwerfen

X-DISCARD-01 = Bezahle die Kosten für das Abwerfen, die auf deiner Basis stehen (1 auf der Referenzbasis), und lege eine erlaubte Karte auf den Ablagestapel ihres Typs.
X-DISCARD-02 = Du darfst jede Karte aus der Auslage abwerfen, egal zu welchem Kartenstapel sie gehört.
X-DISCARD-03 = Du darfst auch die oberste Karte deines Kampftrupps oder eines deiner Ausbaustapel abwerfen.
X-DISCARD-04 = Du kannst keine überdeckten Karten, nicht deinen Soldaten in der Arche, keine Karten anderer Spieler und keine Karten aus Karten- oder Ablagestapeln abwerfen.
X-DISCARD-05 = Wird eine Karte aus der Auslage abgeworfen, wird ihr Kartenfeld sofort aufgefüllt; die neue Karte kannst du gleich erwerben.
X-DISCARD-06 = Wirfst du eine eigene Karte ab, wird dafür nichts aufgefüllt.
X-DISCARD-07 = Liegt unter der abgeworfenen eigenen Karte eine weitere, wird diese sofort aktiv.
X-DISCARD-08 = Du darfst so oft abwerfen, wie du bezahlen kannst; mit jeder Zahlung wirfst du genau eine Karte ab.
X-DISCARD-09 = Abwerfen ist kein Vernichten: Niemand erhält dafür eine Vernichtungsbelohnung.

## Reorganisierung

X-REORG-01 = Bezahle die Kosten der Reorganisierung, die auf deiner Basis stehen, und ordne die Karten deines Kampftrupps und aller deiner Ausbaustapel in einem Schritt neu.
X-REORG-02 = Bei der Reorganisierung bleiben deine Soldaten im Kampftrupp; nur ihre Reihenfolge darf sich ändern.
X-REORG-03 = Bei der Reorganisierung dürfen Ausbaukarten innerhalb ihres Stapels den Platz wechseln, auf einen anderen Stapel desselben Typs oder auf ein leeres freigeschaltetes Ausbaufeld wandern.
X-REORG-04 = Nach der Reorganisierung dürfen auf jedem Ausbaufeld nur Karten eines einzigen Typs liegen.
X-REORG-05 = Bei der Reorganisierung darfst du keine Karte auf ein gesperrtes Ausbaufeld legen.
X-REORG-06 = Bei der Reorganisierung kommt keine Karte hinzu und keine fällt weg: Vorher und nachher hast du genau dieselben Karten.
X-REORG-07 = Dein Soldat in der Arche nimmt an der Reorganisierung nicht teil.
X-REORG-08 = Die Reorganisierung muss etwas ändern; die Anordnung, die du schon hast, ist nicht erlaubt.
X-REORG-09 = Du darfst so oft reorganisieren, wie du bezahlen kannst.
X-REORG-10 = Den Aktionsphasen-Effekt oder den dauerhaften Effekt einer Karte, die durch Reorganisierung aktiv wird, kannst du noch in derselben Aktionsphase nutzen.
X-REORG-11 = Wird eine Karte in der Aktionsphase durch Reorganisierung aktiv, führt sie in diesem Zug keinen Effektphasen- oder Würfelphasen-Effekt aus. Erlaubt dir eine Karte die Reorganisierung in der Effektphase, wird der Effektphasen-Effekt einer so aktiv gewordenen Karte noch in dieser Phase ausgeführt.
X-REORG-12 = Deine eigenen Stapel darfst du jederzeit durchsehen; ihre Reihenfolge ändert sich aber nur durch Reorganisierung oder wenn eine Regel eine Karte hinlegt oder entfernt.

## Medizin

X-PHARMA-01 = Bezahle die Kosten der Medizin, und dein Soldat in der Arche erhält 2 Lebenspunkte.
X-PHARMA-02 = Medizin hebt die Lebenspunkte nie über den Höchstwert: 10 bei zwei Spielern, 20 bei drei oder vier, im Apokalypse-Modus immer 10. Ein überzähliger Punkt verfällt.
X-PHARMA-03 = Medizin kannst du nur nutzen, solange du einen Soldaten in der Arche hast.
X-PHARMA-04 = Medizin ist nicht möglich, wenn dein Soldat in der Arche schon den Höchstwert an Lebenspunkten hat oder solange ein Karteneffekt verhindert, dass er welche erhält.
X-PHARMA-05 = Medizin darf die Lebenspunkte deines Soldaten über die Zahl heben, die er beim Betreten der Arche hatte.
X-PHARMA-06 = Du darfst Medizin so oft nutzen, wie du bezahlen kannst.

## Waffentechnologie

X-WEAPON-01 = Bezahle die Kosten der Waffentechnologie und mache aus einem Angriffssymbol in deinem Aktionsvorrat einen kritischen Treffer.
X-WEAPON-02 = Waffentechnologie wirkt nur auf ein Angriffssymbol in deinem Aktionsvorrat, nicht auf Leerseiten, kritische Treffer, Ressourcenwürfel oder Paragonwürfel.
X-WEAPON-03 = Du darfst Waffentechnologie so oft nutzen, wie du bezahlen kannst und noch ein Angriffssymbol hast; jede Zahlung verwandelt genau ein Symbol.

## Taktischer Angriff

X-ASSAULT-01 = Bezahle die Kosten des Taktischen Angriffs, wirf einmal einen Angriffswürfel und lege ihn mit seinem Ergebnis in deinen Aktionsvorrat.
X-ASSAULT-02 = Den Würfel des Taktischen Angriffs darfst du nicht erneut werfen, es sei denn, ein Karteneffekt erlaubt es; eine Leerseite kommt als Leerseite in den Aktionsvorrat.
X-ASSAULT-03 = Die Grenze von 4 Angriffswürfeln gilt nur für den Würfelvorrat: Ein Taktischer Angriff ist möglich, egal wie viele Angriffswürfel in deinem Aktionsvorrat liegen.
X-ASSAULT-04 = Für einen Taktischen Angriff brauchst du keinen Soldaten.
X-ASSAULT-05 = Du darfst den Taktischen Angriff so oft ausführen, wie du bezahlen kannst.

## Abernten

X-HARVEST-01 = Bezahle die Kosten des Aberntens, wirf einmal einen Paragonwürfel und lege ihn mit seinem Ergebnis in deinen Aktionsvorrat.
X-HARVEST-02 = Ein Würfel vom Abernten bringt dir erst dann Paragon, wenn du ihn aus deinem Aktionsvorrat eintauschst.
X-HARVEST-03 = Ein Paragonwürfel, der am Ende der Aktionsphase noch in deinem Aktionsvorrat liegt, verfällt.
X-HARVEST-04 = Einen Würfel vom Abernten darfst du nicht erneut werfen, es sei denn, ein Karteneffekt erlaubt es; eine Leerseite kommt als Leerseite in den Aktionsvorrat.
X-HARVEST-05 = Zum Abernten brauchst du weder einen Soldaten noch die Kontrolle über die Arche.
X-HARVEST-06 = Du darfst so oft abernten, wie du bezahlen kannst, auch mehr als zweimal im Zug.

## Basisausbau

X-UPGRADE-01 = In deiner Aktionsphase darfst du die Ausbaukosten der nächsten Stufe bezahlen und deine Basis um genau eine Stufe ausbauen.
X-UPGRADE-02 = Beim Basisausbau kannst du keine Stufe überspringen.
X-UPGRADE-03 = Du darfst deine Basis höchstens einmal in deiner Runde ausbauen, es sei denn, ein Karteneffekt erlaubt mehr.
X-UPGRADE-04 = Eine Basis auf Stufe 4 lässt sich nicht weiter ausbauen.
X-UPGRADE-05 = Das Ausbaufeld der neuen Stufe ist sofort freigeschaltet; du kannst es noch in derselben Aktionsphase nutzen.
X-UPGRADE-06 = Der Widerstand der Basis auf der neuen Stufe gilt sofort.
X-UPGRADE-07 = Die Produktivität der neuen Stufe zählt ab deiner nächsten Effektphase.

## Karten vernichten

X-DESTROY-01 = Ein Soldat außerhalb der Arche, der einen Angriff abblockt, wird vernichtet, wenn die Stärke des Angriffs mindestens so hoch ist wie sein Widerstand.
X-DESTROY-02 = Angriffe vernichten einen Soldaten in der Arche erst, wenn seine Lebenspunkte auf 0 fallen; sein Widerstand wird nicht mit ihrer Stärke verglichen.
X-DESTROY-03 = Eine Ausbaukarte wird nur vernichtet, wenn der Angreifer sie nach einem erfolgreichen Angriff auf die Basis auswählt oder ein Karteneffekt es bewirkt.
X-DESTROY-04 = Vernichtet dein Soldat einen Soldaten, erhältst du sofort die Vernichtungsbelohnung: Wirf so viele Paragonwürfel, wie der Paragonwert deines vernichtenden Soldaten angibt; die geworfenen Symbole erhältst du als Paragon.
X-DESTROY-05 = Die Vernichtungsbelohnung kommt aus dem allgemeinen Vorrat; der Besitzer der vernichteten Karte verliert kein Paragon.
X-DESTROY-06 = Der Paragonwert der vernichteten Karte spielt für die Vernichtungsbelohnung keine Rolle.
X-DESTROY-07 = Auch wer den neutralen Soldaten vernichtet, erhält die Vernichtungsbelohnung.
X-DESTROY-08 = Für das Vernichten einer Ausbaukarte gibt es keine Vernichtungsbelohnung.
X-DESTROY-09 = Vernichtet der Effekt eines Zivilisten, Gebäudes oder Ereignisses einen Soldaten, gibt es keine Vernichtungsbelohnung, denn diese Karten haben keinen Paragonwert.
X-DESTROY-10 = Eine vernichtete Karte kommt offen oben auf den Ablagestapel ihres Typs.
X-DESTROY-11 = Liegt unter einer vernichteten Karte eine weitere, wird diese sofort aktiv.
X-DESTROY-12 = Vernichtest du einen eigenen Soldaten durch einen eigenen Effekt, erhältst du keine Vernichtungsbelohnung.

## Karten- und Ablagestapel

X-DECK-01 = Kartenstapel liegen verdeckt; gezogen wird immer von oben.
X-DECK-02 = Muss eine Karte von einem leeren Kartenstapel gezogen werden, wird zuerst sein Ablagestapel gemischt und zum neuen Kartenstapel.
X-DECK-03 = Ein neuer Kartenstapel entsteht nur aus dem Ablagestapel desselben Kartentyps.
X-DECK-04 = Ist ein Ablagestapel zum neuen Kartenstapel gemischt worden, ist er leer.
X-DECK-05 = Sind ein Kartenstapel und sein Ablagestapel beide leer, bleibt das Kartenfeld leer, und die Partie geht weiter.
X-DECK-06 = Ist ein Kartenfeld leer, weil sein Kartenstapel aufgebraucht ist, wird neu gemischt, sobald eine Karte dieses Typs auf ihren Ablagestapel kommt; die leeren Kartenfelder werden dann sofort gefüllt, Kartenfeld 1 zuerst.
X-DECK-07 = Von einem leeren Kartenfeld kannst du weder etwas erwerben noch etwas abwerfen.
X-DECK-08 = Ablagestapel liegen offen; die neueste Karte liegt oben.
X-DECK-09 = Keine Karte verlässt jemals das Spiel.
X-DECK-10 = Alle sehen die oberste Karte und die Größe jedes Stapels und Ablagestapels, die Auslage, die Größe der Kartenstapel, alle Leisten, Stufen und Würfel.
X-DECK-11 = Die überdeckten Karten eines Stapels sieht nur sein Besitzer.
X-DECK-12 = Die Reihenfolge der Kartenstapel sieht niemand, es sei denn, ein Karteneffekt lässt einen Spieler Karten ansehen.
X-DECK-13 = Wenn du Karten eines Kartenstapels ansiehst, wird sein Ablagestapel nie eingemischt; sind weniger Karten übrig, siehst du nur diese. Legst du Karten oben zurück, bestimmst du ihre Reihenfolge.

## Die Arche

X-ARK-01 = In der Arche können nur Soldaten sein, und nie mehr als einer.
X-ARK-02 = Liegt keine Karte in der Arche, darfst du in deinem Zug ein Angriffssymbol aus deinem Aktionsvorrat ausgeben und den aktiven Soldaten deines Kampftrupps hineinlegen.
X-ARK-03 = Die leere Arche zu betreten kostet genau ein Angriffssymbol oder einen kritischen Treffer; ein kritischer Treffer bringt dabei keinen zusätzlichen Vorteil.
X-ARK-04 = Solange ein Soldat in der Arche ist, auch der neutrale, kannst du sie nicht durch Ausgeben eines Symbols betreten.
X-ARK-05 = Die leere Arche zu betreten ist kein Angriff und bringt keine Vernichtungsbelohnung.
X-ARK-06 = Vernichtet ein Angriff aus deinem Kampftrupp den Soldaten in der Arche, muss dein angreifender Soldat sie sofort betreten; ablehnen kannst du das nicht.
X-ARK-07 = Die Eroberung der Arche läuft in dieser Reihenfolge ab: Der vernichtete Soldat kommt auf den Ablagestapel der Soldaten, der Angreifer betritt die Arche, seine Lebenspunkte werden festgelegt, der Pfeil wird auf seinen Besitzer gedreht, die Vernichtungsbelohnung wird gewürfelt.
X-ARK-08 = Für die Eroberung der Arche gibt es die Vernichtungsbelohnung nur einmal, nicht noch einmal für das Betreten.
X-ARK-09 = Ein Soldat, der die Arche betritt, erhält so viele Lebenspunkte wie sein aktueller Widerstand plus die Anzahl der Spieler, höchstens aber 10 bei zwei Spielern, 20 bei drei oder vier und im Apokalypse-Modus immer 10.
X-ARK-10 = Die Lebenspunkte in der Arche übersteigen nie ihren Höchstwert: im normalen Spiel 10 bei zwei Spielern und 20 bei drei oder vier.
X-ARK-11 = Schaden senkt die Lebenspunkte höchstens auf 0; was darüber hinausgeht, verfällt und trifft nichts anderes.
X-ARK-12 = Bei 0 Lebenspunkten wird der Soldat in der Arche vernichtet und verlässt sie.
X-ARK-13 = Verlorene Lebenspunkte kommen in späteren Zügen nicht von selbst zurück; nur Medizin oder ein Karteneffekt stellt sie wieder her.
X-ARK-14 = Ändert sich später der Widerstand eines Soldaten in der Arche, bleiben seine Lebenspunkte, wie sie sind.
X-ARK-15 = Du kannst deinen Soldaten nicht selbst aus der Arche nehmen: Er lässt sich weder abwerfen noch reorganisieren noch austauschen.
X-ARK-16 = Auf welche Weise dein Soldat die Arche auch betreten hat: Übrige Angriffssymbole und kritische Treffer darfst du noch im selben Zug für Angriffe aus der Arche nutzen.
X-ARK-17 = Wechselt ein Soldat aus dem Kampftrupp in die Arche, wird die nächste Karte des Kampftrupps sofort aktiv.
X-ARK-18 = Kontrolleinkommen: Am Ende jedes Zuges, deines eigenen wie jedes anderen, wirfst du so viele Paragonwürfel, wie der Paragonwert deines Soldaten in der Arche angibt; die geworfenen Symbole erhältst du als Paragon.
X-ARK-19 = Das Kontrolleinkommen eines Zuges erhält nur, wer die Arche kontrolliert, wenn es am Ende dieses Zuges gewürfelt wird.
X-ARK-20 = Wessen Soldat in der Arche ist, der kontrolliert sie. Eine leere Arche oder eine mit dem neutralen Soldaten kontrolliert niemand.
X-ARK-21 = Der neutrale Soldat bringt niemandem Kontrolleinkommen.
X-ARK-22 = Der neutrale Soldat greift nie an, und sein Karteneffekt ist nicht aktiv.
X-ARK-23 = Wird der Soldat in der Arche auf andere Weise als durch einen Angriff aus einem Kampftrupp entfernt, betritt niemand die Arche, und sie ist leer.
X-ARK-24 = Solange du die Arche kontrollierst, sind der Soldat dort und der oberste Soldat deines Kampftrupps beide aktiv, mit Effekten jeder Phase. Du darfst Soldaten für deinen Kampftrupp erwerben, dort abwerfen und reorganisieren. Du kannst aber weder mit ihnen angreifen noch einen von ihnen in die Arche schicken.
X-ARK-25 = Effekte rund um einen vernichteten Soldaten, ob in der Arche oder beim Abblocken, folgen dieser Reihenfolge: zuerst solche, die ihn bewahren oder woandershin als auf den Ablagestapel legen; dann, nur in der Arche, die Eroberung bis zum Drehen des Pfeils und Effekte zu „betritt die Arche“; dann die Vernichtungsbelohnung; dann Effekte zu „vernichtet einen Soldaten“; zuletzt die Effekte des früheren Besitzers zu „wird vernichtet“.

## Siegbedingungen

X-WIN-01 = Du gewinnst sofort, wenn dein Paragon das Siegziel erreicht oder übersteigt.
X-WIN-02 = Nach jeder Änderung des Paragons eines Spielers wird geprüft, ob jemand gewonnen hat, in jeder Phase und im Zug jedes Spielers.
X-WIN-03 = Mit dem Sieg endet die Partie sofort: Es folgen kein Effekt, keine Entscheidung, kein Wurf, kein Einkommen und kein Zug mehr.
X-WIN-04 = Die Symbole aller Würfel eines Wurfs werden zusammengezählt, bevor der Sieg geprüft wird.
X-WIN-05 = Es gibt genau einen Gewinner. Bringt ein Effekt mehrere Spieler zugleich ans Siegziel, gewinnt der Spieler am Zug, falls er dazugehört, sonst der erste von ihnen im Uhrzeigersinn nach ihm.
X-WIN-06 = Wird Paragon erbeutet, verliert es zuerst das Opfer, und der Angreifer erhält es; erst danach wird der Sieg geprüft.
X-WIN-07 = Ändert ein Teil eines Effekts das Paragon mehrerer Spieler, würfeln sie nacheinander, der Spieler am Zug zuerst und dann im Uhrzeigersinn; die Ergebnisse werden gemeinsam verbucht, und der Sieg wird einmal geprüft. Die Teile eines Effekts sind eigene Schritte, nach denen jeweils geprüft wird.

## Apokalypse-Modus

X-APOC-01 = Der Apokalypse-Modus wird vor dem Aufbau gewählt und nutzt die roten Seiten der Kartenstapel-Tableaus und der Arche. Jede Regel, die er nicht ändert, gilt weiter.
X-APOC-02 = Im Apokalypse-Modus hat jeder Kartenstapel nur ein Kartenfeld.
X-APOC-03 = Nach dem Aufbau im Apokalypse-Modus enthalten die Kartenstapel 62 Soldaten, 47 Zivilisten, 31 Gebäude und 31 Ereignisse.
X-APOC-04 = Im Apokalypse-Modus kostet das Erwerben jeder Karte 1 Ressource weniger. Dieser Nachlass kommt zu anderen hinzu; zusammen senken sie einen Preis nie unter 1.
X-APOC-05 = Der Nachlass des Apokalypse-Modus gilt nur für das Erwerben von Karten, nicht für Allgemeine Aktionen oder den Basisausbau.
X-APOC-06 = Im Apokalypse-Modus kannst du keine Karten aus der Auslage abwerfen; eine neue kommt nur, wenn jemand eine Karte erwirbt.
X-APOC-07 = Im Apokalypse-Modus darfst du weiterhin die oberste Karte deines Kampftrupps oder eines deiner Ausbaustapel zu den normalen Kosten abwerfen.
X-APOC-08 = Im Apokalypse-Modus liegt der Höchstwert bei jeder Spielerzahl bei 10 Lebenspunkten: beim Aufbau, beim Betreten der Arche und für Medizin.
X-APOC-09 = Im Apokalypse-Modus erhältst du zu deinem Kontrolleinkommen 1 Paragon dazu, wenn dein Soldat in der Arche bei diesem Wurf 5 oder weniger Lebenspunkte hat.
X-APOC-10 = Im Apokalypse-Modus erhältst du zu deinem Kontrolleinkommen 2 Paragon dazu, wenn dein Soldat in der Arche bei diesem Wurf 6 oder mehr Lebenspunkte hat.
X-APOC-11 = Das zusätzliche Paragon des Apokalypse-Modus gibt es nur beim Kontrolleinkommen, nicht bei der Vernichtungsbelohnung, bei Beute aus einer Basis oder für Würfel im Aktionsvorrat.
X-APOC-12 = Das zusätzliche Paragon des Apokalypse-Modus erhältst du auch, wenn alle Würfel Leerseiten zeigen oder der Paragonwert deines Soldaten 0 ist.
X-APOC-13 = Ist die Arche leer oder der neutrale Soldat darin, erhält niemand das zusätzliche Paragon des Apokalypse-Modus.
X-APOC-14 = Im Apokalypse-Modus können auch Karteneffekte keine Karten aus der Auslage abwerfen oder ersetzen; dieser Teil des Effekts entfällt.
