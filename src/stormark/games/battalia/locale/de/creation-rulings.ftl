### BATTALIA – Die Schöpfung: die Entscheidungen – wie offene Fragen der Regeln geklärt sind.
### Eine Nachricht je Entscheidung, ohne Begründung; die Kennung ist die der Entscheidung.

## Material und Spielaufbau

B-CRULING-01 = Ein Fraktionssatz hat 8 Stammeskrieger, 5 Häuptlinge, 4 Priester und 3 Lords; seine Städte sind 3 X-Kreuzungen und je eine Einmündung, Gerade, Kurve und Sackgasse, seine Straßen je 3 Geraden, Kurven, Einmündungen und X-Kreuzungen.
B-CRULING-02 = Stadtmarker sind nicht begrenzt; nur von den Markern der Stufen 5 und 6 gibt es in „Die Sturmpforten“ drei pro Spieler.
B-CRULING-03 = Mit 2 bis 4 Spielern liegen die Städte und die Ruine in „Die Schöpfung“ und „Die Sturmpforten“ auf denselben Feldern; „Die Schöpfung“ verkleinert nur den Spielbereich zu zweit und zu dritt.
B-CRULING-04 = Dein erster Held steht von Anfang an in deiner Startstadt.
B-CRULING-05 = Erleuchtung und übereinstimmende Orakelsymbole sind zwei unabhängige Dinge; jeder Typ ist einmal pro Woche erleuchtet und stimmt einmal überein, und nur am 4. Tag trifft beides auf denselben Typ zu, das Zelt.
B-CRULING-06 = Für jede Beförderung, durch einen Titel oder durch einen Effekt, gilt das Orakelsymbol der Titel.
B-CRULING-07 = Eine Kohorte braucht mindestens 3 Karten, und du ziehst dafür zwei Karten weniger, als sie hat.
B-CRULING-08 = Jede Aktion hat ihre eigenen Startkarten; die Reihenfolge der Karten innerhalb einer Reihe hat weiter keine Bedeutung.
B-CRULING-09 = Was eine Einheit verdoppelt – Schriftrolle, Creas Buch, Fanatiker oder Frostfelder –, tut es für eine einzelne oder verzweigte Reihe; ihre virtuellen Karten verfallen mit dieser Reihe, jeder Zweig bezahlt für sich, und eine Kampfreihe ist nie verzweigt.

## Karten

B-CRULING-10 = Einen Stammeskrieger, Häuptling, Priester oder Lord anzuheuern kostet 1, 2, 2 oder 3 Versorgungskarten; ein Priester braucht einen Häuptling oder höher als anheuernde Einheit, ein Lord einen Priester oder höher.
B-CRULING-11 = Werkzeug und Pferd kauft jede Einheit, Zelt und Waffe ein Häuptling oder höher, Amulett und Schriftrolle ein Priester oder höher, einen Titel ein Lord oder höher; Pferd, Waffe und Schriftrolle kosten 2 Versorgungskarten, die anderen 1.
B-CRULING-12 = Werkzeug ersetzt die 2 Stammeskrieger einer Straße und eines Talgebäudes, aber nicht die von Handelsposten oder Talstraßen.
B-CRULING-13 = Ein Pferd hat im Kampf Stärke 1, deshalb darf Vigos Standarte auch bis zu 8 Pferde holen.
B-CRULING-14 = Ein Titel befördert eine deiner Einheiten auf der Hand oder in der Kampfreihe dauerhaft, um einen Rang, erleuchtet um einen oder zwei; nie über den Lord hinaus und nie in einen leeren Stapel.
B-CRULING-15 = Eine Schriftrolle verdoppelt eine Einheit für eine Reihe, erleuchtet bis zu zwei Einheiten dieser Reihe.
B-CRULING-16 = Ein Amulett macht eine Karte bei 1 zum Stammeskrieger, bei 2 zum Häuptling, bei 3 zum Priester, bei 4 zum Lord und bei 5 zum Artefakt deiner Wahl; bei 6 ist die Wahl frei, sogar ein Zelt.
B-CRULING-17 = Im Kampf dürfen Elemags Schwert (4 im Angriff, 2 in der Verteidigung), der Schild des Britos (2 und 4), die Krone des Titus und Creas Buch gespielt werden; für Vigos Standarte hat kein Besonderes Artefakt eine aufgedruckte Stärke.
B-CRULING-18 = Das Horn zieht 3 Karten, die Schwingen bewegen einen Helden bis zu 6 Felder ohne Rücksicht auf Straßen, die Krone macht eine Einheit von Rang 1–3 zum Lord, die Hand leiht für den Zug eine Karte eines Gegners, der Pavillon ist ein Zelt für bis zu 3 Karten, und durch das Buch zählt eine Einheit für eine Reihe dreifach.
B-CRULING-19 = Von den Entfesselten gibt es zwei pro Rang, und sie haben keine weitere Fähigkeit.

## Spielplan

B-CRULING-20 = Eine neue Geländekarte muss über eine Kette aus Straßen, Ruine, Sturmpforten und eigenen Städten mit einer deiner Städte verbunden sein und an allen vier Seiten passen: Ausgang an Ausgang, geschlossene Seite an geschlossener.
B-CRULING-21 = Städte dürfen nicht Seite an Seite liegen.
B-CRULING-22 = Es gibt vier Straßenstapel in zwei Preisklassen; bietet ein Effekt eine einfache Straße oder eine Kreuzung an, wählst du erst die Klasse und dann einen ihrer Stapel.
B-CRULING-23 = Zwei Einheiten bauen eine Stadt aus, wenn ihr Rang höher ist als deren jetzige Stufe; die erreichte Stufe ist höchstens dieser Rang.
B-CRULING-24 = Weder Städte noch Helden versperren einem Helden den Weg.
B-CRULING-25 = Einen Helden anzuwerben kostet außer der Waffe 2 Versorgungskarten.
B-CRULING-26 = Ohne Städte spielst du weiter: Du heuerst an und kaufst wie bisher, stellst angeworbene Helden auf eine Straßenkarte und musst eine Stadt erobern, um wieder bauen zu können.
B-CRULING-27 = Helden in einer Stadt können ohne die Stadt angegriffen werden; deren Stufe zählt dann nicht, und sie wird nicht erobert.

## Kampf

B-CRULING-28 = Nach der Eröffnung legt die Seite im Rückstand nach, zieht sich zurück oder passt, bis jemand passt. Für Zaubertränke gilt ein Angriff als angesagt, sobald seine Helden und seine Waffe feststehen, bevor der Verteidiger etwas tut (B-RULING-117), und eine Kampfreihe ist nach der Eröffnung und nach jedem Nachlegen vollständig; Frosthand entfernt dann die ganze Reihe dieser Seite.
B-CRULING-29 = Bei Gleichstand gewinnt der Verteidiger.
B-CRULING-30 = Jede beliebige Fraktion bringt den Moralbonus, und zwar für jeden beteiligten Helden; eine neutrale Karte, etwa eine verwandelte Versorgungskarte, oder ein Artefakt einer anderen Fraktion hebt ihn auf.
B-CRULING-31 = Der Geländebonus beträgt +1, einmal pro Seite.
B-CRULING-32 = Wer einen Kampf verliert, verliert nur Helden, nie Karten.
B-CRULING-33 = Gegen neutrale Verteidiger läuft ein Kampf wie üblich ab, nur mit passivem Verteidiger; nach einem misslungenen Amulett darfst du also noch Karten hinzufügen oder dich zurückziehen. Würdest du durch Passen verlieren, wirst du gewarnt.
B-CRULING-34 = In beiden Modi kostet ein Rückzug 3 Versorgungskarten oder 1 Pferd und führt auf eine Karte, die auf dem kürzesten Straßenweg genau 3 Felder entfernt ist, nie in eine Stadt des bekämpften Spielers oder auf ein Feld mit einem seiner Helden.
B-CRULING-35 = Der Lord aus einer neutralen Stadt bringt wie üblich Versorgung mit, und beides kommt in deine Zuflucht.
B-CRULING-36 = Mit einem Besonderen Artefakt im Deck darfst du die Ruinenwachen in „Die Schöpfung“ nicht angreifen; in „Die Sturmpforten“ darfst du es, kannst aber an deiner Obergrenze nur eine Schicksalskarte ziehen.

## Karten aufbewahren und Spielende

B-CRULING-37 = Jede versteckte Karte kostet eine Karte, die in den Limbus kommt; dass du deine letzte Einheit und deine letzte Versorgungskarte behalten musst, gilt nicht für das Opfer für einen Fanatiker.
B-CRULING-38 = Ein Zelt wird kostenlos geöffnet, zwischen den Reihen deines eigenen Zuges oder in einem deiner Kämpfe, und gibt immer alle Karten auf einmal heraus.
B-CRULING-39 = Der Limbus ist in beiden Modi gemeinsam und offen.
B-CRULING-40 = Leere Felder, die sich nicht mehr füllen lassen, sind versiegelt und gelten als gefüllt, in beiden Modi überall dort, wo ein voller Spielplan die Partie beendet.
B-CRULING-41 = Die Wochengrenze liegt bei 10 Wochen, also 70 Tagen, wenn ihr keine andere wählt; in „Die Sturmpforten“ findet der Kontrollpunkt der letzten Woche nicht mehr statt.
B-CRULING-42 = Bei Gleichstand entscheiden die Städte der Stufen 4, 3, 2 und 1, dann die Helden auf dem Spielplan, dann die Karten im Deck; in „Die Sturmpforten“ kommen Hauptstädte und königliche Residenzen davor.
B-CRULING-43 = Das erweiterte Spiel besteht nur darin, dass Helden ihr Heimatgelände kostenlos betreten; es ist in „Die Schöpfung“ aus und in „Die Sturmpforten“ an, wenn ihr nichts anderes wählt.
B-CRULING-44 = In „Die Sturmpforten“ gelten zuerst deren eigene Regeln, dann die Entscheidungen von „Die Schöpfung“, dann deren Regeln, dann die Beispiele.
