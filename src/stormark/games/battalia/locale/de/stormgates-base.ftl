### Battalia, Die Sturmpforten: was die Erweiterung vom Grundspiel voraussetzt.
### Jede Nachricht trägt die Kennung der Aussage, die sie erklärt; jeder Text steht für sich allein.

## Karten und Deck

B-BASE-01 = Dein Schöpfungsdeck liegt in deiner Nation (Nachziehstapel), deiner Zuflucht (Ablagestapel), deiner Hand, deinem Versteck und deinen Zelten.
B-BASE-02 = Der Limbus liegt außerhalb der Decks; Karten dort gehören zu keinem Deck.
B-BASE-03 = Es gibt vier Ränge von Einheiten: Stammeskrieger 1, Häuptling 2, Priester 3 und Lord 4; die Stärke einer Einheit ist gleich ihrem Rang.
B-BASE-04 = Eine Waffe hat die aufgedruckte Stärke 1.
B-BASE-05 = Es gibt sieben Artefakttypen: Werkzeug, Titel, Pferd, Waffe, Zelt, Amulett und Schriftrolle.
B-BASE-06 = Artefakte gibt es in den Farben der Fraktionen, drei Karten jedes Typs pro Fraktion.
B-BASE-07 = Ein Fraktionssatz hat 20 Einheiten-, 21 Artefakt-, 7 Stadt- und 12 Straßenkarten und 2 Helden.
B-BASE-08 = Versorgungskarten sind neutral und zählen nicht für Kohorten.
B-BASE-09 = Dein Startdeck hat 10 Karten: 3 Stammeskrieger, 1 Häuptling und 1 Priester in zufälligen Farben und 5 Versorgungskarten.
B-BASE-10 = Eine volle Hand hat sechs Karten.
B-BASE-11 = Ist deine Nation aufgebraucht, wird deine Zuflucht zur neuen Nation gemischt.
B-BASE-12 = Einheiten werden aus gemeinsamen Stapeln angeheuert; eine angeheuerte Einheit bringt normalerweise eine Versorgungskarte mit.
B-BASE-13 = Die Entfesselten sind universell, bringen keine Versorgungskarte mit und können nicht durch Schriftrolle, Titel oder Amulett verwandelt werden.
B-BASE-14 = Schriftrollen, Titel und Amulette verwandeln Einheiten, und eine Einheit kann in den nächsten Rang befördert werden.
B-BASE-15 = Zelte werden auf dem Tisch aufgeschlagen, nehmen eine oder mehrere Karten auf, auch Einheiten, und können zerstört werden.
B-BASE-16 = Du kannst Karten verstecken, indem du eine Karte in den Limbus legst, normalerweise eine für jede versteckte Karte; höchstens drei Karten dürfen zugleich versteckt sein.
B-BASE-17 = Kohorten werden nach Fraktionen gebildet; universelle Karten passen in jede Kohorte, neutrale in keine.
B-BASE-18 = Karten werden in Aktionsreihen gespielt, die einzeln oder verzweigt sind und mit einer Karte beginnen.
B-BASE-19 = Zu den Reihen gehören Baureihen, Angriffs- und Kampfreihen und friedliche Verwandlungen.
B-BASE-20 = Die Stapel des Grundspiels liegen an drei Seiten des Orakels; die vierte Seite ist frei.
B-BASE-21 = Die oberste Karte jedes Artefaktstapels ist sichtbar, und eine Truhe oder ein Effekt nimmt diese Karte.
B-BASE-22 = Jeder Artefaktstapel hat ein Orakelsymbol; stimmt es überein, darfst du die Farbe wählen, statt die oberste Karte zu nehmen. Das ist nicht dasselbe wie erleuchtet.
B-BASE-23 = Kosten und Wirkungen sind in einer Übersicht aufgeführt.

## Zeit

B-BASE-24 = Das Orakel wird jeden Tag einen Schritt im Uhrzeigersinn gedreht und kehrt am Ende einer Woche in die Ausgangsstellung zurück.
B-BASE-25 = Eine Woche hat mindestens sechs Tage; gespielt wird mit sieben.
B-BASE-26 = Jeder Spieler hat einen Zug pro Tag, im Uhrzeigersinn; der Startspieler ist zufällig.

## Bewegung und Helden

B-BASE-27 = Ein Feld weit zu ziehen kostet einen Bewegungspunkt: eine Versorgungskarte oder einen Schritt eines Pferdes.
B-BASE-28 = Ein Pferd gibt drei Schritte.
B-BASE-29 = Wenn kein Effekt etwas anderes sagt, ziehen Helden nur über gelegte Karten und entlang der Straßen.
B-BASE-30 = Im erweiterten Spiel betreten Helden ihr Heimatgelände kostenlos.
B-BASE-31 = Helden dürfen durch Städte anderer Spieler ziehen.
B-BASE-32 = Du hast zwei Helden; der zweite steht neben dem Spielplan, bis er angeworben wird; dafür brauchst du eine Waffe.

## Bauen

B-BASE-33 = Es gibt zwei Klassen von Straßen mit verschiedenen Preisen, einfache Straßen und Kreuzungen, in vier Stapeln.
B-BASE-34 = Eine Kreuzung kostet 2 Stammeskrieger und 1 Versorgungskarte.
B-BASE-35 = Stammeskrieger sind die Bauleute; eine Werkzeugkarte kann ihre Arbeit ersetzen.
B-BASE-36 = Neue Straßen und Städte müssen mit einer eigenen Stadt verbunden sein, und die Straßen benachbarter Karten müssen zusammenpassen.
B-BASE-37 = Stadtkarten haben Ausgänge; manche sind normale X-Kreuzungen mit vier Ausgängen, andere haben weniger.
B-BASE-38 = Städte haben die Stufen 1 bis 4, angezeigt durch Marker; eine Startstadt hat Stufe 1.
B-BASE-39 = Deine Siegpunkte sind die Summe der Stufen deiner Städte.
B-BASE-40 = Städte werden in Baureihen ausgebaut; die erreichte Stufe ist höchstens so hoch wie der Rang der gespielten Einheiten.
B-BASE-41 = Eine Stadt verteidigt sich mit ihrer Stufe.

## Kampf

B-BASE-42 = Ein Held greift normalerweise eine Stadt oder einen Helden auf seinem eigenen Feld an.
B-BASE-43 = Ein Angriff beginnt mit einer Waffe in der Angriffsreihe.
B-BASE-44 = Ohne Heldenmodus greift nur ein Held an; nur der Verteidiger darf wählen, wie viele seiner Helden teilnehmen.
B-BASE-45 = Der Moralbonus ist +1 pro Held, wenn alle Kampfkarten der Reihe zu einer Fraktion gehören oder universell sind.
B-BASE-46 = Auf dem Heimatgelände gibt es einen Geländebonus; er beträgt +1, einmal pro Seite.
B-BASE-47 = Ein gescheiterter Angriff kostet den Angreifer seinen Helden.
B-BASE-48 = Ein Held kann sich aus einem Kampf zurückziehen, wenn du die Bewegung dafür bezahlst.
B-BASE-49 = Kampfvorteilkarten zeigen nur die Boni in einem Kampf an.
B-BASE-50 = Eine eroberte Stadt erhält einen Marker derselben Stufe von ihrem neuen Besitzer.
B-BASE-51 = Neutrale Städte haben Verteidigung 4; wer eine erobert, bekommt eine Stadt der Stufe 4 und einen Lord.
B-BASE-52 = Ruinenwachen haben Stärke 8; im Grundspiel gibt es eine Ruine, aus der die Besonderen Artefakte stammen.
B-BASE-53 = Außerhalb des Teamspielmodus füllt ein Verteidiger seine Hand nicht gleich nach dem Kampf auf, sondern am Ende des Zuges.

## Besondere Artefakte, Spielende, Spielplan

B-BASE-54 = Auch das Grundspiel hat Besondere Artefakte; eines mehr, als Spieler mitspielen, liegt offen aus.
B-BASE-55 = Ohne Talszenario darfst du höchstens ein Besonderes Artefakt haben.
B-BASE-56 = Terras Stecken verändert das Gelände von Karten, im Grundspiel nur das einer einzigen.
B-BASE-57 = Es gibt Vulkankarten, aber in diesem Spiel kommen sie nicht vor.
B-BASE-58 = Das Grundspiel endet, wenn der Spielplan voll ist oder ein Spieler seine 5. Stadt der Stufe 4 besitzt.
B-BASE-59 = Der Grundspielplan ist an der Seite, an die die Ergänzung gelegt wird, 7 Felder lang.
B-BASE-60 = Die Fraktionen des Grundspiels sind Bärenvolk (Grünende Wälder), Wolkenkinder (Felsige Berge), Glutjünger (Rote Schluchten) und Holmsiedler (Smaragdseen), für 2 bis 4 Spieler.
B-BASE-61 = Mit einem sechsseitigen Würfel wird um die Pforten 1 bis 6 gewürfelt.
B-BASE-62 = Dein Spielertableau hat farbige Punkte, einen für jede Fraktion, und eine Karte, die deine Siegpunkte anzeigt.
B-BASE-63 = Heldenbögen mit Fähigkeiten in Stufen, deren erste kostenlos ist, sind ein freiwilliger Zusatz; dieses Spiel kommt ohne sie aus.
