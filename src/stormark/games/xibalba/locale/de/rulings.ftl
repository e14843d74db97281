### XIBALBA: die Klarstellungen – wie offene Fragen der Regeln entschieden sind.
### Eine Nachricht je Klarstellung, nur die Entscheidung; die Kennung der Nachricht ist die der Klarstellung.

## Spielmaterial, Daten, Spielvorbereitungen

X-RULING-01 = XIBALBA ist für 2 bis 4 Spieler; mit keiner anderen Spielerzahl lässt sich ein Spiel aufbauen.
X-RULING-02 = Es gibt zwei Kartenstapel-Tableaus mit je zwei Kartenstapeln; ihre Anzahl hat keinen Einfluss auf das Spiel.
X-RULING-03 = Zu jedem Tableau gehören zwei Fraktionen, von denen eine zufällig beiseitegelegt wird; aus den übrigen vier zieht jeder Spieler eine. Fraktionen dürfen auch direkt genannt werden, aber nie zwei desselben Tableaus.
X-RULING-04 = Ressourcenwürfel: zwei Leerseiten, zwei Seiten mit 1 Symbol, je eine mit 2 und mit 3. Angriffswürfel: drei Leerseiten, zwei Angriffssymbole, ein kritischer Treffer; Paragonwürfel: drei Leerseiten, zwei Seiten mit 1 Symbol, eine mit 2.
X-RULING-05 = Die Referenzbasis und die Referenzpreise gelten nur, wo eine Fraktion keine eigenen Werte nennt. Die Stufenkosten einer Fraktion bleiben in den bekannten Spannen, und ihr Widerstand und ihre Produktivität sinken von Stufe zu Stufe nie.
X-RULING-06 = Ein Stapel darf beliebig viele Karten enthalten.
X-RULING-07 = Kein Karteneffekt durchbricht diese Grenzen: 4 Würfel einer Art im Würfelvorrat, ein Erstwurf in jedem Fall, 0–25 Ressourcen, 0–40 Paragon, Lebenspunkte von 0 bis zum Höchstwert, ein Soldat in der Arche.
X-RULING-08 = Dein Soldat in der Arche und der oberste Soldat deines Kampftrupps sind für Effekte beide aktiv. Angreifen darf trotzdem nur der in der Arche.
X-RULING-09 = Ein Soldat wird genutzt, wenn er angreift oder für ein Symbol die leere Arche betritt, ein Zivilist oder Gebäude, wenn du seinen Effekt auslöst; nichts anderes gilt als Nutzung, doch ein Effekt, der einen Zeitpunkt nennt, gilt dann immer. Jede Nutzung löst den Aktionsphasen-Effekt aus; ein kostenloser Effekt eines Zivilisten oder Gebäudes wirkt aber pro Karte nur einmal im Zug, sofern die Karte keine andere Grenze nennt.
X-RULING-10 = Abblocken löst den Aktionsphasen-Effekt eines Soldaten nicht aus, es sei denn, die Karte nennt das Abblocken.
X-RULING-11 = Ein gänzlich unmöglicher Effekt entfällt; ein teilweise möglicher wird ausgeführt, soweit es geht. Verluste an Ressourcen oder Paragon enden bei 0.
X-RULING-12 = „Runde“ meint die Runde des Spielers, dem der Effekt gehört oder der ihn ausgelöst hat. Sie endet als Allererstes im nächsten Zug dieses Spielers, noch vor der Produktivität.
X-RULING-13 = Ein Ereignis wird beim Erwerb ausgeführt, welche Phase es auch nennt. Ein anhaltender Effekt gehört dem Käufer und gilt so lange, wie er angibt.
X-RULING-14 = Du darfst Karten aller Fraktionen erwerben und nutzen.
X-RULING-15 = Zuerst werden alle Kartenstapel gemischt, dann kommt der neutrale Soldat in die Arche, dann wird die Auslage aufgedeckt.
X-RULING-16 = Der neutrale Soldat gehört niemandem, und solange er in der Arche ist, kontrolliert sie niemand. Er ist für alle ein Gegner, kann aus jedem Kampftrupp angegriffen werden, bringt die Vernichtungsbelohnung und versperrt das Betreten für ein Symbol; er gibt aber kein Einkommen, greift nicht an, hat keinen aktiven Effekt und erhält keine Medizin.
X-RULING-17 = Der Höchstwert der Lebenspunkte ist 10 bei zwei Spielern und 20 bei drei oder vier; er gilt schon beim Aufbau.
X-RULING-18 = Das Siegziel ist eine ganze Zahl von 1 bis 40. Wird keines genannt, ist es 35 bei zwei, 25 bei drei und 15 bei vier Spielern.
X-RULING-19 = Gibt es beim Wurf um den Startspieler einen Gleichstand, würfeln nur die mit dem höchsten Ergebnis erneut. Dieser Wurf bringt nie Paragon.

## Zugablauf

X-RULING-20 = Im Zug eines anderen Spielers kannst du nur über das Abblocken entscheiden, Entscheidungen treffen, die ein Karteneffekt dir überlässt, und von dauerhaften Effekten und Kontrolleinkommen profitieren.
X-RULING-21 = Ein Zug endet in dieser Reihenfolge: Übrige Würfel werden entfernt, Effekte zum Ende des Zuges gelten (Spieler am Zug zuerst, dann im Uhrzeigersinn), das Kontrolleinkommen wird gewürfelt, Effekte „für diesen Zug“ enden, der nächste Zug beginnt. Der Sieg wird nach jeder Änderung von Paragon geprüft, die Partie kann also dazwischen enden.
X-RULING-22 = Eine Karte, die während der Effektphase freigelegt wird, führt ihren Effektphasen-Effekt aus, wenn sie aktiv ist und es in dieser Phase noch nicht getan hat. Eine nicht mehr aktive Karte tut es nicht, und keine Karte tut es zweimal.
X-RULING-23 = Du nimmst genau so viele Würfel, wie deine Gesamtzahl vorgibt; Effekte können sie zwischen 0 und 8 erhöhen oder senken. Bei 0 Würfeln endet die Würfelphase sofort mit leerem Aktionsvorrat.
X-RULING-24 = Dauerhafte und anhaltende Effekte auf die Zahl der Würfel zählen, wenn du deinen Würfelvorrat wählst. Ändern deine eigenen Würfelphasen-Effekte die Zahl danach, nimmst du sofort Würfel deiner Wahl hinzu oder weg, noch vor dem Erstwurf.
X-RULING-25 = Der Erstwurf ist Pflicht. Danach entscheidest du nur, welche Würfel du behältst; der Rest wird gemeinsam geworfen, und du hörst auf, indem du alle behältst.
X-RULING-26 = Die Aktionsphase endet von selbst, wenn dir keine Würfelaktion, keine bezahlbare Allgemeine Aktion und kein nutzbarer Karteneffekt mehr bleibt; ungenutzte Würfel zu entfernen zählt nicht. Geprüft wird zu Beginn der Phase und nach jeder abgeschlossenen Aktion.
X-RULING-27 = Was eine Regel verletzt, ist als Ganzes nicht erlaubt: Nichts wird bezahlt, kein Würfel geworfen, nichts verändert.

## Angreifen, abblocken, erbeuten

X-RULING-28 = Hast du einen Soldaten im Kampftrupp, wirst du bei jedem Angriff auf deine Basis einmal gefragt, ob du abblockst, und zwar nach der Ansage der Stärke und auch dann, wenn deine Basis standhalten würde. Bis du antwortest, ist nichts anderes möglich.
X-RULING-29 = Ressourcen bleiben zwischen 0 und 25, Paragon zwischen 0 und 40; Verluste enden bei 0 und hinterlassen keine Schulden, Kosten dagegen müssen voll bezahlt werden. Du darfst einen Würfel auch bei voller Leiste eintauschen, der Gewinn verfällt dann aber.
X-RULING-30 = Ein Angriff läuft so ab: Würfel und Ziel nennen, ausgelöste Effekte anwenden (Angreifer zuerst), Stärke festlegen (nie unter 0), über das Abblocken entscheiden, Ergebnis, Würfel entfernen, Effekte zum Ende des Angriffs. Macht ein Effekt das Ziel unzulässig, endet der Angriff ohne Ergebnis und seine Würfel sind verbraucht; eine Karte darf einen anderen Zeitpunkt nennen.
X-RULING-31 = Solange du einen Soldaten in der Arche hast, kannst du aus dem Kampftrupp überhaupt nicht angreifen. Erwerben, Abwerfen, Reorganisieren, Effekte des obersten Soldaten und Abblocken bleiben möglich.
X-RULING-32 = Nach einem erfolgreichen Angriff auf eine Basis darf der Angreifer eine aktive Ausbaukarte vernichten oder darauf verzichten und erbeutet danach Paragon. Ohne Ausbaukarten entfällt die Auswahl.
X-RULING-33 = Wird ein Soldat vernichtet, der den Angriff abblockt, erhält der Angreifer die Vernichtungsbelohnung. Sie kommt aus dem Vorrat, nicht vom angegriffenen Spieler.
X-RULING-34 = Du darfst die Basis eines Spielers ohne Paragon angreifen; die Paragonwürfel werden geworfen, aber es wird nichts erbeutet.
X-RULING-35 = Außerhalb des Würfelvorrats ist die Zahl der Würfel nicht begrenzt, weder beim Taktischen Angriff und Abernten noch bei hohen Paragonwerten.
X-RULING-36 = Paragonwürfel werden automatisch geworfen. Nur ob du Würfel aus dem Aktionsvorrat eintauschst, entscheidest du.

## Auslage und Allgemeine Aktionen

X-RULING-37 = Du kannst keinen Zivilisten und kein Gebäude erwerben, wenn du kein zulässiges Ausbaufeld dafür hast.
X-RULING-38 = Soldaten, Zivilisten und Gebäude: bezahlen, nehmen, anlegen, auffüllen. Ereignisse: bezahlen, nehmen, auffüllen, ausführen, ablegen.
X-RULING-39 = Von deinen eigenen Karten kannst du nur die obersten deines Kampftrupps und deiner Ausbaustapel abwerfen; dein Soldat in der Arche lässt sich weder abwerfen noch reorganisieren. Abwerfen gilt nie als Vernichten.
X-RULING-40 = Bei der Reorganisierung wird nur das Ergebnis geprüft, daher dürfen zwei Ausbaufelder ihren Inhalt tauschen. Eine unveränderte Anordnung ist nicht erlaubt.
X-RULING-41 = Medizin ist beim Höchstwert der Lebenspunkte nicht erlaubt; einen Punkt darunter ist sie erlaubt und gibt 1.
X-RULING-42 = Waffentechnologie kann nur ein Angriffssymbol verwandeln; bei einem kritischen Treffer ist sie nicht erlaubt, weil sich nichts ändern würde.
X-RULING-43 = Du darfst deine Basis in jeder deiner Runden um eine Stufe ausbauen.
X-RULING-44 = In der Arche zählen nur die Lebenspunkte; die Stärke wird nur beim Abblocken mit dem Widerstand eines Soldaten verglichen.
X-RULING-45 = Vernichtet der Effekt eines Soldaten einen Soldaten, zählt der Paragonwert des vernichtenden; jede andere Karte bringt keine Würfel. Einen eigenen Soldaten zu vernichten bringt nie Würfel.
X-RULING-46 = Ein Ablagestapel wird gemischt, wenn eine Karte von seinem leeren Kartenstapel gezogen werden muss. Gibt es nichts zu ziehen, bleibt das Kartenfeld leer, bis eine Karte dieses Typs auf ihren Ablagestapel kommt. Die andere Lesart von „wenn irgendwann einer der Kartenstapel leer ist“, sofort mit der letzten Karte zu mischen, ist nicht unsere: Solange keine Karte gebraucht wird, fehlt nichts.
X-RULING-47 = Oberste Karten, Größe der Stapel und Kartenstapel, Auslage, Leisten, Stufen und Würfel sind für alle offen, überdeckte Karten nur für den Besitzer des Stapels. Die Reihenfolge der Kartenstapel kennt niemand, es sei denn, ein Karteneffekt lässt einen Spieler nachsehen.

## Arche

X-RULING-48 = Die leere Arche betritt man für genau ein Angriffssymbol oder einen kritischen Treffer; das ist kein Angriff, macht keinen Schaden und bringt keine Vernichtungsbelohnung. Der Soldat wird dabei genutzt, darum gilt sein Aktionsphasen-Effekt, sobald er in der Arche ist.
X-RULING-49 = Die Eroberung der Arche bringt nur einen Wurf, und zwar nachdem der Angreifer sie betreten hat, seine Lebenspunkte festgelegt sind und der Pfeil gedreht ist.
X-RULING-50 = Karten verlassen das Spiel nie; jede ist jederzeit an genau einem Ort.
X-RULING-51 = Schaden über den letzten Lebenspunkt hinaus verfällt. Er geht weder auf die Basis des Besitzers noch auf den nächsten Soldaten oder einen späteren Angriff über.
X-RULING-52 = Die Lebenspunkte werden festgelegt, wenn ein Soldat die Arche betritt; spätere Änderungen seines Widerstands ändern sie nicht.
X-RULING-53 = Auf welchem Weg dein Soldat die Arche auch betreten hat: Er darf deine übrigen Angriffssymbole und kritischen Treffer von dort aus nutzen.
X-RULING-54 = Das Kontrolleinkommen wird am Ende des Zuges jedes Spielers gewürfelt.
X-RULING-55 = Ohne einen Angriff aus einem Kampftrupp betritt niemand die Arche, wenn der Soldat darin entfernt wird. Sie ist dann leer und kann für ein Symbol betreten werden.

## Sieg und Apokalypse-Modus

X-RULING-56 = Du kannst jederzeit gewinnen, auch im Zug eines anderen; ein Wurf ist ein Schritt, und beim Erbeuten ändert sich das Paragon beider Spieler vor der Prüfung. Von mehreren zugleich gewinnt der Spieler am Zug, sonst der erste im Uhrzeigersinn; das Opfer verliert die ganze Beute auch dann, wenn die Leiste des Angreifers voll ist.
X-RULING-57 = Der Nachlass des Apokalypse-Modus gilt nur für Karten und senkt keinen Preis unter 1. Das Verbot, Karten aus der Auslage abzuwerfen, gilt auch für Karteneffekte.
X-RULING-58 = Das zusätzliche Paragon des Apokalypse-Modus kommt nur zum Kontrolleinkommen hinzu.
X-RULING-59 = Das zusätzliche Paragon des Apokalypse-Modus gibt es auch, wenn die Würfel nur Leerseiten zeigen oder der Paragonwert 0 ist.
X-RULING-60 = Keine Regel hängt von den Zahlen eines Beispiels ab. Würfel werden immer aus dem Aktionsvorrat eingetauscht, und ein genutzter Würfel ist bis zu deiner nächsten Würfelphase weg.
X-RULING-61 = Senkt eine Karte deine Stufe, bleiben die Karten auf einem wieder gesperrten Ausbaufeld liegen und aktiv, und auch bei einer Reorganisierung muss es nicht geräumt werden. Bis es wieder freigeschaltet ist, darf nichts darauf gelegt oder verschoben werden.
X-RULING-62 = Niemand kann eine laufende Partie verlassen; die Spielerzahl bleibt vom Aufbau bis zum Ende gleich.
X-RULING-63 = Von gleichzeitigen Effekten kommen die des Spielers am Zug zuerst, dann geht es im Uhrzeigersinn; jeder Besitzer ordnet seine eigenen. Effekte, die einen Wert festsetzen, gelten vor solchen, die etwas hinzufügen oder abziehen und zusammengezählt werden (setzen ihn mehrere fest, zählt der, dessen Karte zuletzt aktiv wurde); Grenzen und Mindestwerte kommen am Schluss.

## Karteneffekte

X-RULING-64 = Nachlässe und Abzüge senken den Preis einer Karte, einer Allgemeinen Aktion oder eines Basisausbaus und den Widerstand einer Basis nie unter 1, das Abernten nie unter 3 und Produktivität, Stärke oder Beute nie unter 0. Ein gedruckter Wert unter einer solchen Grenze wird nicht angehoben.
X-RULING-65 = Ein Effekt, der einen Zeitpunkt nennt, gilt dann und nur dann: „betritt die Arche“ nach beiden Arten des Betretens, „Ende der Würfelphase“ bei leerem Würfelvorrat, „nach einem erfolgreichen Angriff“ nach Ausbaukarte und Beute. Ein Effekt zur Vernichtung der eigenen Karte gilt noch.
X-RULING-66 = Ein Effekt mit angegebener Dauer läuft weiter, auch wenn seine Karte überdeckt oder vernichtet wird. Ein dauerhafter Effekt endet, wenn seine Karte nicht mehr aktiv ist.
X-RULING-67 = Du kannst keinen Effekt nutzen oder bezahlen, der nichts bewirken würde, keine davor geschützte Karte und kein Ziel wählen, an dem er nicht wirken kann, solange ein anderes möglich ist, und nicht mit einer Karte bezahlen, die vor Vernichtung geschützt ist; ein Ereignis darfst du trotzdem erwerben. Rettet der Besitzer die vom Angreifer gewählte Ausbaukarte, ist diese Wahl verbraucht.
X-RULING-68 = Die Teile eines Effekts werden nacheinander in der Reihenfolge des Textes ausgeführt, mit einer Siegprüfung nach jedem; ist ein Effekt bezahlt, wird er zu Ende geführt. Betrifft ein Teil mehrere Spieler, sind sie nacheinander an der Reihe, der am Zug zuerst und dann im Uhrzeigersinn; Änderungen ihres Paragons werden gemeinsam verbucht.
X-RULING-69 = Ein Würfel zählt zu der Art, deren Symbol er zeigt, auch wenn ein Effekt ihn gedreht hat, und lässt sich wie jeder Würfel dieser Art nutzen, drehen und erneut werfen. Eine Leerseite behält ihre bisherige Art; ein durch einen Effekt hinzugefügtes Symbol zählt als Würfel.
X-RULING-70 = Rund um einen vernichteten Soldaten gilt diese Reihenfolge: Effekte, die ihn bewahren oder woandershin legen; bei einer Eroberung der Arche das Betreten mit seinen Effekten; Vernichtungsbelohnung; Effekte zu „vernichtet einen Soldaten“; Effekte des früheren Besitzers zu „wird vernichtet“.

## Klarstellungen dieses Projekts

X-RULING-71 = Nach dem nächsten Effekt der Effekt- oder Würfelphase, nach Würfeln, Aktionen und Abblocken sowie bei einem Treffer nach der Ausbaukarte wirst du auch dann gefragt, wenn es nur eine Antwort gibt. Eine Wahl innerhalb eines Effekts oder zwischen ausgelösten Effekten, für die es nur eine Möglichkeit gibt, wird ohne Nachfrage ausgeführt. Ein Würfelvorrat ohne Würfel ist keine Wahl.
X-RULING-72 = Ein ausgelöster Effekt wird nicht ausgeführt, wenn seine Karte nicht mehr aktiv ist, sobald er an die Reihe kommt, es sei denn, die Vernichtung dieser Karte ist selbst der Auslöser.
X-RULING-73 = Ein Effekt mit einem Auslöser gilt im Zug eines anderen Spielers nur, wenn seine Karte dauerhaft ist oder wenn ihre eigene Vernichtung der Auslöser ist.
X-RULING-74 = Ein Effekt, der Karten der Auslage ersetzt, ersetzt sie nacheinander; auch eine gerade aufgedeckte Karte darf ersetzt werden.
X-RULING-75 = Ein Effekt, der alle Ausbaukarten von Spielern außer Kraft setzt, trifft die Spieler, die bei seiner Ausführung nicht geschützt sind; auch ihre später aktiv werdenden Karten sind betroffen.
X-RULING-76 = Bleibt ein Soldat in der Arche erhalten, obwohl er keine Lebenspunkte mehr hat, behält er 1 Lebenspunkt.
X-RULING-77 = Karten unter der obersten eines Ablagestapels sieht niemand außer einem Spieler, der gerade eine Karte dieses Stapels auswählt.
X-RULING-78 = Ein Angriff, dessen Soldat durch einen Effekt verschwindet, endet ohne Ergebnis; verschwindet der abblockende Soldat, bleibt der Angriff abgeblockt und endet. Die Würfel sind verbraucht.
X-RULING-79 = Zeigt ein Paragonwürfel, mit dem du dein Glück versuchst, eine Leerseite, zählt zuerst dieses Ergebnis; danach kommen die Effekte, die auf Leerseiten reagieren.
X-RULING-80 = Löst du einen Effekt aus, zählt das als Nutzung jedes seiner Teile, der noch innerhalb seiner Grenze liegt, ob dieser Teil etwas bewirkt hat oder nicht.
X-RULING-81 = Ein Aktionsphasen-Effekt gilt als kostenlos, wenn mindestens eine seiner Möglichkeiten nichts kostet oder wenn nur noch kostenlose Teile innerhalb ihrer Grenzen übrig sind.
X-RULING-82 = Eine Änderung deiner eigenen Basis oder deines abblockenden Soldaten, die dein eigener Angriff auslöst, betrifft die angegriffene Basis und deren abblockenden Soldaten nicht.
X-RULING-83 = Ein Schutz mit einer Grenze verhindert nicht, dass eine Karte gewählt wird: Er wirkt, wenn die Karte verloren ginge, und ist dann verbraucht.
X-RULING-84 = Eine Änderung, die ein Treffer, das Ende eines Angriffs oder eine Vernichtung auslöst, gilt bis zum Ende des Zuges, wenn keine andere Dauer genannt ist.
X-RULING-85 = Eine Karte, mit der du Kosten bezahlst, kann kein Effekt bewahren, der sie liegen lässt; ein Effekt, der sie unter den Kampftrupp legt, ist erlaubt, weil sie als vernichtet zählt.
X-RULING-86 = Begrenzen mehrere Effekte eine Würfelart im Würfelvorrat, gilt die niedrigste Grenze.
X-RULING-87 = Eine anhaltende Änderung der Stärke des Angreifers gilt für alle Soldaten dieses Spielers, eine anhaltende Änderung der angegriffenen Basis für diese Basis.
X-RULING-88 = Verzichtest du auf einen von mehreren Würfeln oder eine von mehreren Karten, die ein Effekt auf einmal erlaubt, wird dir der nächste oder die nächste trotzdem angeboten.
X-RULING-89 = Bei insgesamt 0 Würfeln werden Würfelphasen-Effekte trotzdem ausgeführt; nur Wählen, Werfen und Behalten entfallen.

## Zweite Auflage

X-RULING-90 = Was ein Kartentext anbietet („du darfst“, „bis zu“, „eine, oder zwei, falls …“), kannst du jedes Mal ablehnen, und es wird nie ungefragt ausgeführt, auch dann nicht, wenn nur eine Möglichkeit übrig ist. Vorgeschriebene Teile mit einer einzigen Möglichkeit geschehen weiterhin von selbst.
X-RULING-91 = „Zum ersten Mal in einem Zug“ zählt vom Beginn des Zuges an, ob die Karte da schon aktiv war oder nicht: Eine Karte, die nach dem ersten Kauf eines Zuges erworben wird, verpasst den ersten Kauf dieses Zuges.
X-RULING-92 = Kein Effekt bewirkt, dass ein Würfelphasen-Effekt in einer Runde zweimal ausgeführt wird.
X-RULING-93 = Ein Soldat wird genutzt, wenn er angreift oder wenn du ein Symbol dafür bezahlst, dass er die Arche betritt; eine Eroberung durch einen Angriff ist eine einzige Nutzung.
X-RULING-94 = Ein Soldat, mit dem du die Seelenmaklerin bezahlst, darf durch seinen eigenen oder einen anderen Karteneffekt unter deinen Kampftrupp gelegt werden: Er zählt als vernichtet, die Kosten sind also bezahlt, und seine Rettung hat ihren eigenen Preis.
X-RULING-95 = Nutzt du eine Karte, erwirbst du ein Ereignis oder antwortest du, dass du einen Effekt nutzt, nimmst du an, was der Text anbietet. Bei „bis zu“ werden dir Würfel oder Karten der Auslage trotzdem einzeln angeboten: bei einer genutzten Karte oder einem Ereignis jedes Mal, bei einem freiwillig genutzten Effekt jedes Mal nach dem ersten. Darfst du eine Karte abwerfen, wählst du eine oder keine.
X-RULING-96 = Nennt eine Karte „zum ersten Mal in einem Zug“ und ist sie selbst der erste Kauf des Zuges, zählt ihr eigener Kauf, weil sie sofort aktiv ist.
X-RULING-97 = Manche Karten eines Pakets haben einen Text, den die Regeln nicht kennen. Kommt er zur Wirkung, schlägt der Besitzer der Karte vor, was sich ändert oder dass sich nichts ändert; die anderen werden reihum gefragt, ob sie einverstanden sind. Wer nicht einverstanden ist, macht selbst einen Vorschlag. Sind alle einverstanden, werden die Änderungen nacheinander ausgeführt; nach vier Einwänden ändert sich nichts. Bots schlagen nichts vor und sind mit allem einverstanden.
X-RULING-98 = Eine Basis, die aus dem Kampftrupp angegriffen wird (Waggonstürmerin, Tunnelnetz), wird abgeblockt, getroffen und geplündert, als käme der Angriff aus der Arche.
