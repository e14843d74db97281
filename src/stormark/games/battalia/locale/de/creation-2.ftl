### BATTALIA – Die Schöpfung: die Regeln in Kürze, Teil 2 – vom Legen der Geländekarten bis zum Spielende.
### Jede Nachricht trägt die Kennung der Regel, die sie erklärt; jeder Text steht für sich allein.

## Geländekarten legen

B-PLACE-01 = Eine Geländekarte legst du auf ein leeres Feld des Spielbereichs.
B-PLACE-02 = Du nennst einen Stapel und legst dessen oberste Karte; du darfst sie beliebig drehen.
B-PLACE-03 = Die neue Geländekarte muss über Straßen mit einer deiner eigenen Städte verbunden sein.
B-PLACE-04 = Verbunden heißt: eine lückenlose Kette einander zugewandter Ausgänge über Straßen, Ruine, Sturmpforten und deine eigenen Städte; fremde und neutrale Städte tragen sie nicht. In den Tälern tragen entdeckte Kreuzungen und die Verbindungskarte jede Kette, Stadtzentren und Gebäude nur die ihres Besitzers, unentdeckte Karten keine.
B-PLACE-05 = An jeder Seite, an der die neue Karte an eine liegende Karte grenzt, muss Ausgang auf Ausgang und geschlossene Seite auf geschlossene Seite treffen.
B-PLACE-06 = Ausgänge dürfen auf leere Felder und auf den Rand des Spielplans zeigen.
B-PLACE-07 = Eine Stadtkarte darfst du nicht Seite an Seite mit einer anderen Stadtkarte legen, egal wem diese gehört; eine Berührung über Eck ist erlaubt.
B-PLACE-08 = Um eine Geländekarte zu legen, brauchst du keinen Helden vor Ort.
B-PLACE-09 = Die Art des Geländes schränkt nie ein, wo du eine Karte legst, und du kannst sie nicht wählen, es sei denn, eine Regel sagt es.
B-PLACE-10 = Eine gelegte Geländekarte bleibt bis zum Ende der Partie liegen, es sei denn, ein Effekt ersetzt sie.
B-PLACE-11 = Ist der genannte Stapel leer oder passt seine oberste Karte nirgends, ist die Aktion nicht möglich; du darfst einen anderen Stapel nennen.

## Straßen

B-ROAD-01 = Es gibt zwei Preisklassen von Straßen: einfache Straßen (Gerade, Kurve) und Kreuzungen (Einmündung, X-Kreuzung).
B-ROAD-02 = Eine einfache Straße kostet 2 Stammeskrieger oder 1 Werkzeugkarte.
B-ROAD-03 = Eine Kreuzung kostet 2 Stammeskrieger oder 1 Werkzeugkarte und dazu 1 Versorgungskarte.
B-ROAD-04 = Innerhalb der Klasse, die du bezahlst, nennst du einen ihrer beiden Stapel.
B-ROAD-05 = Die beiden Stammeskrieger für eine Straße dürfen zu verschiedenen Fraktionen gehören.
B-ROAD-06 = Straßen gehören niemandem; jeder Held darf sie nutzen, und die Kette jedes Spielers darf über sie führen.

## Städte bauen

B-CITY-01 = Drei Einheiten desselben Ranges bauen eine neue Stadt, deren Stufe diesem Rang entspricht, von 1 bis 4.
B-CITY-02 = Du nennst einen beliebigen der fünf Stadtstapel; die Zahl der Ausgänge ändert nichts an den Kosten.
B-CITY-03 = Eine Stadt kostet keine Versorgung, und die drei Einheiten dürfen zu verschiedenen Fraktionen gehören.
B-CITY-04 = Deine neue Stadt erhält deinen Stadtmarker ihrer Stufe.
B-CITY-05 = Eine Stadt gehört dem Spieler, dessen Marker sie zeigt.
B-CITY-06 = Eine königliche Karte dient nie als eine der drei Einheiten, die eine Stadt bauen.

## Städte ausbauen

B-UPGRADE-01 = Zwei Einheiten desselben Ranges bauen eine deiner Städte um eine Stufe aus, wenn ihr Rang höher ist als deren jetzige Stufe.
B-UPGRADE-02 = Die erreichte Stufe ist nie höher als der Rang der beiden Einheiten; zwei Stammeskrieger bauen deshalb nichts aus.
B-UPGRADE-03 = Jede Reihe baut eine Stadt um genau eine Stufe aus, egal wie hoch der Rang der Einheiten ist.
B-UPGRADE-04 = In „Die Schöpfung“ ist Stufe 4 die höchste Stufe.
B-UPGRADE-05 = Du darfst eine Stadt in einem Zug mehrmals ausbauen, jedes Mal mit einer eigenen Reihe.
B-UPGRADE-06 = Für einen Ausbau brauchst du weder einen Helden noch eine Straßenverbindung.
B-UPGRADE-07 = In „Die Sturmpforten“ erreichst du Stufe 5 nur, indem du eine Königin spielst, und Stufe 6 nur, indem du einen König spielst.

## Helden bewegen

B-MOVE-01 = Ein Schritt führt auf eine benachbarte liegende Karte, wenn beide Karten einander zugewandte Ausgänge haben.
B-MOVE-02 = Ein Schritt kostet 1 Bewegungspunkt.
B-MOVE-03 = Eine Versorgungskarte gibt 1 Bewegungspunkt, ein Pferd 3, ein erleuchtetes Pferd 5.
B-MOVE-04 = Eine Bewegungsreihe bewegt einen Helden; sie darf Versorgungskarten und Pferde mischen.
B-MOVE-05 = Nicht genutzte Bewegungspunkte verfallen am Ende der Reihe.
B-MOVE-06 = Ein Held darf jede liegende Karte betreten und überqueren: Straßen, Ruine, Sturmpforten, eigene, fremde und neutrale Städte.
B-MOVE-07 = Andere Helden versperren nie den Weg; auf einer Karte dürfen beliebig viele Helden stehen.
B-MOVE-08 = Das Betreten einer fremden Karte erzwingt nie einen Kampf.
B-MOVE-09 = Du darfst einen Helden in einem Zug mit mehreren Reihen bewegen.
B-MOVE-10 = Im erweiterten Spiel kostet es nichts, eine Karte vom Heimatgelände des Helden zu betreten.
B-MOVE-11 = Ohne das erweiterte Spiel hat das Gelände keinen Einfluss auf die Kosten eines Schrittes.
B-MOVE-12 = Eine Bewegung, die nur aus kostenlosen Schritten besteht, ist eine Reihe ohne Karten.
B-MOVE-13 = Eine Bewegungsreihe umfasst mindestens einen Schritt.
B-MOVE-14 = Innerhalb einer Folge kostenloser Schritte betritt ein Held keine Karte zweimal; ein bezahlter Schritt, ein Sprung oder eine neue Reihe beginnt eine neue Folge. So endet jede Bewegung.

## Helden anwerben

B-RECRUIT-01 = Du hast höchstens zwei Helden auf dem Spielplan.
B-RECRUIT-02 = Eine Reihe aus 1 Waffe oder einem Besonderen Artefakt, das als Waffe gilt, und 2 Versorgungskarten wirbt einen deiner Helden an, der neben dem Spielplan steht.
B-RECRUIT-03 = Den angeworbenen Helden stellst du in eine beliebige deiner Städte.
B-RECRUIT-04 = Ein angeworbener Held darf sich im selben Zug bewegen und angreifen.
B-RECRUIT-05 = Ein verlorener Held steht neben dem Spielplan; du kannst ihn auf dieselbe Weise wieder anwerben, so oft du willst.
B-RECRUIT-06 = Hast du keine Stadt, stellst du den angeworbenen Helden auf eine beliebige Straßenkarte; liegt keine auf dem Spielplan, dann auf die Ruine, eine Sturmpforte oder die Verbindungskarte.

## Kämpfe

B-BATTLE-01 = Nur der Spieler am Zug greift an, und jeder Angriff beginnt mit einer Waffe, die er in die Angriffsreihe legt.
B-BATTLE-02 = Der angreifende Held steht auf dem Feld des Ziels.
B-BATTLE-03 = Du darfst eine Stadt eines Gegners, eine neutrale Stadt, die Ruinenwachen oder die Helden eines Gegners auf diesem Feld angreifen; in den Tälern auch Stadtzentren und Gebäude von Gegnern.
B-BATTLE-04 = Ohne Heldenmodus greift genau ein Held an; im Heldenmodus darfst du mit einer Waffe mit allen deinen Helden angreifen, die dasselbe Ziel angreifen können.
B-BATTLE-05 = Du darfst in einem Zug beliebig oft angreifen, auch mit demselben Helden; jeder Angriff braucht eine eigene Waffe.
B-BATTLE-06 = Wird deine Stadt angegriffen, sagst du, welche deiner Helden auf diesem Feld sich beteiligen: keiner, einer oder beide.
B-BATTLE-07 = Werden Helden angegriffen, sagt ihr Spieler, welche von ihnen auf dem Feld sich beteiligen: einer oder beide, nie keiner. Wer nicht genannt wird, bleibt stehen und geht nicht verloren. Eine Stadt dort beteiligt sich nicht.
B-BATTLE-08 = Helden anderer Spieler auf dem Feld beteiligen sich nicht am Kampf.
B-BATTLE-09 = Kampfkarten sind Einheiten, Waffen, Pferde, Titel, Schriftrollen, Amulette und die Besonderen Artefakte Elemags Schwert, Schild des Britos, Krone des Titus und Creas Buch; in „Die Sturmpforten“ auch Farrells Pfeil und Syoens Maske.
B-BATTLE-10 = Versorgung, Werkzeug, Zelte, Sternenstaub und Truhen können nicht in eine Kampfreihe gelegt werden.
B-BATTLE-11 = Beide Seiten spielen Kampfkarten aus Hand, Versteck und Zelten.
B-BATTLE-12 = Der Verteidiger braucht keine Waffe.
B-BATTLE-13 = Die Gesamtstärke einer Seite ist die Summe aus Einheiten (ihr Rang, bei verdoppelten zweimal), Waffen (1, erleuchtet 2), Pferden (1), Elemags Schwert (4 im Angriff, 2 in der Verteidigung), Schild des Britos (2 und 4), Moralbonus und Geländebonus. Für den Verteidiger zählt außerdem die Stufe der angegriffenen Stadt; eine neutrale Stadt zählt 4, die Ruinenwachen 8, im Heldenmodus 6 und 10.
B-BATTLE-14 = Ein Held hat keine eigene Stärke.
B-BATTLE-15 = Moralbonus: +1 für jeden deiner beteiligten Helden, wenn alle Karten deiner Kampfreihe zu einer einzigen Fraktion gehören oder universell sind.
B-BATTLE-16 = Die Fraktion, die den Moralbonus bringt, muss nicht die des Helden sein.
B-BATTLE-17 = Keinen Moralbonus gibt es bei leerer Kampfreihe, ohne beteiligten Helden oder mit einer neutralen Karte in der Reihe; Verwandlungsartefakte in der Reihe zählen als Karten der Reihe.
B-BATTLE-18 = Geländebonus: +1, einmal pro Seite, auf dem Heimatgelände dieser Seite. Für den Angreifer zählt die Karte, auf der sein Held steht, für den Verteidiger die Karte der angegriffenen Stadt oder des angegriffenen Helden.
B-BATTLE-19 = Neutrale Verteidiger haben weder Moral- noch Geländebonus; die Ruine und die Täler sind niemandes Heimatgelände.
B-BATTLE-20 = Gesamtstärken und Boni werden nach jeder Karte neu berechnet.
B-BATTLE-21 = Eröffnung: Der Angreifer legt eine Waffe und nennt Ziel und Helden, der Angegriffene sagt, welche Helden sich beteiligen, dann legt der Angreifer beliebig viele Kampfkarten dazu.
B-BATTLE-22 = Immer ist genau eine Seite im Rückstand: der Angreifer, solange seine Gesamtstärke nicht höher ist als die des Verteidigers, sonst der Verteidiger.
B-BATTLE-23 = Nach der Eröffnung ist die Seite an der Reihe, die im Rückstand ist: Sie legt nach, zieht Helden zurück oder passt.
B-BATTLE-24 = Wer nachlegt, fügt mindestens eine Kampfkarte hinzu und muss damit die andere Seite in Rückstand bringen; jedes andere Nachlegen ist nicht erlaubt.
B-BATTLE-25 = Enthält dein Nachlegen ein Amulett, gilt der Wurf; bist du danach noch im Rückstand, musst du weiter nachlegen, dich zurückziehen oder passen.
B-BATTLE-26 = Nach jedem Nachlegen und nach den daraufhin getrunkenen Zaubertränken ist die Seite an der Reihe, die dann im Rückstand ist.
B-BATTLE-27 = Passen beendet den Kampf: Die Seite im Rückstand verliert.
B-BATTLE-28 = Kämpfe gegen neutrale Städte und Ruinenwachen verlaufen genauso, doch dieser Verteidiger legt nie nach: Sobald du vorn liegst, gewinnst du.
B-BATTLE-29 = Ein Kampf endet immer, denn jedes Nachlegen verbraucht eine Karte und jeder Rückzug einen Helden.
B-BATTLE-30 = Der Angreifer gewinnt nur mit höherer Gesamtstärke; bei Gleichstand gewinnt der Verteidiger.
B-BATTLE-31 = Eroberst du eine Stadt, erhält sie deinen Marker derselben Stufe.
B-BATTLE-32 = Mit einer eroberten Stadt gehen die verteidigenden Helden verloren, die sich beteiligt haben; andere Helden auf dem Feld bleiben.
B-BATTLE-33 = Besiegt der Angreifer Helden, gehen diese Helden verloren.
B-BATTLE-34 = Scheitert dein Angriff, verlierst du jeden beteiligten Helden, der sich nicht zurückgezogen hat.
B-BATTLE-35 = Ein verlorener Held wird neben den Spielplan gestellt.
B-BATTLE-36 = Der siegreiche Held bleibt auf dem Feld und darf sich wieder bewegen und wieder angreifen.
B-BATTLE-37 = Im Kampf gehen nie Karten verloren: Die Reihe des Verteidigers kommt am Ende des Kampfes in dessen Zuflucht, die Reihe des Angreifers am Zugende in dessen Zuflucht.
B-BATTLE-38 = Weitere Beute bringt ein Kampf nicht.

## Rückzug

B-RETREAT-01 = Ist deine Seite im Kampf an der Reihe, darfst du einen oder mehrere deiner beteiligten Helden zurückziehen, statt nachzulegen oder zu passen.
B-RETREAT-02 = Jeder Held, der sich zurückzieht, kostet 3 Versorgungskarten oder 1 Pferd aus Hand, Versteck oder Zelten; eine Karte, die schon in einer Kampfreihe liegt, kann nicht bezahlen.
B-RETREAT-03 = Ein Held, der sich zurückzieht, kommt auf eine Karte, die auf dem kürzesten Straßenweg genau 3 Felder vom Kampffeld entfernt ist.
B-RETREAT-04 = Ein Held darf sich nicht in eine Stadt des Spielers zurückziehen, gegen den du kämpfst, und nicht auf ein Feld mit einem Helden dieses Spielers.
B-RETREAT-05 = Ohne erlaubtes Ziel ist kein Rückzug möglich.
B-RETREAT-06 = Ziehen sich alle angegriffenen Helden zurück, ist der Kampf vorbei, und niemand verliert etwas.
B-RETREAT-07 = Verlassen Helden die Verteidigung einer Stadt, kämpft die Stadt weiter, und derselbe Spieler bleibt an der Reihe.
B-RETREAT-08 = Ziehen sich alle angreifenden Helden zurück, ist der Angriff gescheitert, und kein Held geht verloren.
B-RETREAT-09 = Ziehen sich von mehreren Helden nur einige zurück, geht der Kampf mit den anderen weiter, und derselbe Spieler bleibt an der Reihe.
B-RETREAT-10 = Hast du dich im Zug eines anderen Spielers zurückgezogen, giltst du als Verteidiger und ziehst wie ein solcher auf 6 nach.
B-RETREAT-11 = Nach einem Rückzug bleiben die Karten liegen, die schon in der Kampfreihe sind.

## Neutrale Städte

B-NEUTRAL-01 = Eine neutrale Stadt verteidigt sich mit 4, im Heldenmodus mit 6, und mit sonst nichts.
B-NEUTRAL-02 = Eroberst du eine neutrale Stadt, ersetzt du ihren Marker durch deinen eigenen der Stufe 4.
B-NEUTRAL-03 = Für die Eroberung einer neutralen Stadt nimmst du außerdem den obersten Lord des gemeinsamen Vorrats samt der üblichen Versorgungskarte in deine Zuflucht.
B-NEUTRAL-04 = Wie viel Versorgung mit dem Lord kommt, hängt von der Karte ab: Ein entfesselter Lord bringt keine, ein Fanatiker-Lord zwei.
B-NEUTRAL-05 = Ist der Stapel der Lords leer, bringt eine neutrale Stadt weder Lord noch Versorgung.
B-NEUTRAL-06 = Ist eine neutrale Stadt einmal erobert, gilt jede spätere Eroberung als die einer Spielerstadt und bringt keinen Lord.
B-NEUTRAL-07 = Eine neutrale Stadt gibt niemandem Siegpunkte und trägt niemandes Straßenkette.

## Die Ruine

B-RUINS-01 = Die Ruinenwachen haben Stärke 8, im Heldenmodus 10.
B-RUINS-02 = Dein Held auf der Ruine darf die Ruinenwachen angreifen.
B-RUINS-03 = Besiegst du die Ruinenwachen, wählst du ein offenes Besonderes Artefakt und legst es in deine Zuflucht; in „Die Sturmpforten“ darfst du stattdessen eine Schicksalskarte ziehen.
B-RUINS-04 = Auch nach einer Niederlage bleiben die Wachen in voller Stärke; die Ruine gehört nie jemandem und ist keine Siegpunkte wert.
B-RUINS-05 = In „Die Schöpfung“ darfst du die Ruinenwachen nicht angreifen, solange du ein Besonderes Artefakt besitzt.
B-RUINS-06 = In „Die Sturmpforten“ darfst du die Ruinenwachen auch angreifen, wenn du kein weiteres Besonderes Artefakt besitzen darfst; du ziehst dann eine Schicksalskarte und führst eine Möglichkeit aus, die dir offensteht.
B-RUINS-07 = In „Die Schöpfung“ können die Ruinenwachen nicht mehr angegriffen werden, wenn kein offenes Besonderes Artefakt übrig ist.
B-RUINS-08 = Genommene offene Besondere Artefakte werden nicht ersetzt.
B-RUINS-09 = Für Straßen, Bewegung und Spielende zählt die Ruine als liegende Karte mit vier Ausgängen.

## Versteck

B-HIDE-01 = Du hast ein Versteck mit 3 Plätzen für je eine Karte.
B-HIDE-02 = Um eine Karte zu verstecken, legst du eine Handkarte in den Limbus und eine andere Handkarte verdeckt auf einen freien Platz deines Verstecks.
B-HIDE-03 = Verstecken kannst du nur in deinem eigenen Zug, so oft Karten und Plätze es erlauben.
B-HIDE-04 = Du darfst jede Schöpfungskarte verstecken.
B-HIDE-05 = Für das Verstecken darfst du jede Schöpfungskarte außer Sternenstaub in den Limbus legen.
B-HIDE-06 = Für das Verstecken darfst du weder die letzte Einheit noch die letzte Versorgungskarte deines Schöpfungsdecks in den Limbus legen.
B-HIDE-07 = Eine versteckte Karte darfst du in deinem eigenen Zug oder in jedem deiner Kämpfe spielen, als käme sie aus deiner Hand.
B-HIDE-08 = Eine gespielte versteckte Karte kommt wie jede andere in deine Zuflucht; ihr Platz ist sofort frei.
B-HIDE-09 = Versteckte Karten kannst du nicht auf die Hand zurücknehmen.
B-HIDE-10 = Deine Gegner sehen, wie viele Karten du versteckt hast, aber nicht welche.

## Zelte

B-TENT-01 = Mit einer Reihe aus 1 Zelt und 1 anderen Handkarte schlägst du das Zelt auf und legst diese Karte verdeckt hinein.
B-TENT-02 = In ein Zelt, das du am Tag seiner Erleuchtung aufschlägst, legst du 1 oder 2 Karten.
B-TENT-03 = Ein aktives Zelt bleibt mit seinen Karten über die Züge hinweg stehen, bis es geöffnet oder zerstört wird.
B-TENT-04 = In ein Zelt darf jede Schöpfungskarte außer einem Besonderen Artefakt gelegt werden.
B-TENT-05 = Ein Zelt zu öffnen kostet nichts und ist keine Aktionsreihe; du tust es in deinem eigenen Zug zwischen zwei Reihen.
B-TENT-06 = Öffnest du ein Zelt in deinem eigenen Zug, nimmst du alle Karten darin auf die Hand.
B-TENT-07 = Im Kampf darfst du ein eigenes Zelt bei der Eröffnung oder beim Nachlegen öffnen; die Karten darin zählen dann als Handkarten.
B-TENT-08 = Die Karte des geöffneten Zeltes kommt am Ende des laufenden Zuges in deine Zuflucht.
B-TENT-09 = Du darfst beliebig viele aktive Zelte haben.
B-TENT-10 = Ein zerstörtes Zelt kommt mit den Karten darin in die Zuflucht seines Besitzers.
B-TENT-11 = Während eines Kampfes kann kein Zelt aufgeschlagen werden.
B-TENT-12 = Deine Gegner sehen deine Zelte und die Zahl der Karten darin, aber nicht welche.
B-TENT-13 = Einem aktiven Zelt kann keine Karte hinzugefügt werden.

## Limbus

B-LIMBO-01 = Der Limbus ist ein einziger offener Stapel, den alle Spieler gemeinsam haben.
B-LIMBO-02 = Jeder darf den Limbus jederzeit durchsehen.
B-LIMBO-03 = Karten im Limbus gehören zu keinem Deck.
B-LIMBO-04 = Nur Effekte, die das sagen, holen eine Karte aus dem Limbus, und zwar für den Spieler, der den Effekt nutzt.
B-LIMBO-05 = Karten im Limbus kehren nie in den gemeinsamen Vorrat zurück.

## Spielende und Wertung

B-CEND-01 = Bedingung 1: Die Partie endet sofort, wenn eine Geländekarte auf das letzte leere Feld des Spielbereichs gelegt wird.
B-CEND-02 = Ein leeres Feld ist versiegelt, wenn auf allen benachbarten Feldern Karten liegen und keine Straßen- oder Stadtform aus den Stapeln in irgendeiner Drehung passt, weil Ausgänge zusammenpassen müssen und Städte sich nicht berühren dürfen. In den Tälern zählt auch das Verbot von Städten neben Gebäuden.
B-CEND-03 = Versiegelte Felder gelten für Bedingung 1 als gefüllt; das wird jedes Mal geprüft, wenn eine Geländekarte gelegt oder ersetzt wird.
B-CEND-04 = Bedingung 2: Die Partie endet sofort, wenn ein Spieler seine 5. Stadt der Stufe 4 besitzt, ob gebaut, ausgebaut oder erobert.
B-CEND-05 = Endet die Partie, wird der laufende Zug nicht beendet und nichts weiter ausgeführt.
B-CEND-06 = Deine Siegpunkte sind die Summe der Stufen deiner Städte.
B-CEND-07 = Wer die meisten Siegpunkte hat, gewinnt; das Spielende herbeizuführen bringt nichts.
B-CEND-08 = Bei Gleichstand entscheidet die höhere Zahl, in dieser Reihenfolge: Städte der Stufe 4, der Stufe 3, der Stufe 2, der Stufe 1, Helden auf dem Spielplan, Karten im Schöpfungsdeck. Ist alles gleich, wird der Sieg geteilt.
B-CEND-09 = Mit einer Wochengrenze endet die Partie am Ende des letzten Tages dieser Woche und wird wie üblich gewertet.
B-CEND-10 = Eine Gruppe leerer, über ihre Seiten zusammenhängender Felder ist als Ganzes versiegelt, wenn kein Ausgang einer liegenden Karte in sie hineinzeigt.
