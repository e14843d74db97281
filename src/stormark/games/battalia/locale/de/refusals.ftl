### BATTALIA: warum ein Zug abgelehnt wird, in diesem einen Fall. Der Text der Regel steht dahinter.

## Wer am Zug ist, was gefragt ist

refused-over = Die Partie ist zu Ende.
refused-waiting = Zuerst muss { $player } etwas entscheiden.
refused-not-your-turn = { $player } ist am Zug.
refused-done = Du hast deinen Zug schon beendet.
refused-pending = Beantworte zuerst die andere Frage.
refused-not-asked = Das steht gerade nicht zur Wahl.
refused-setup = Die Partie wird noch aufgebaut.
refused-faction = Diese Fraktion steht nicht zur Wahl.
refused-home = In dieser Stadt kannst du nicht beginnen.
refused-draft = Diese Karte steht nicht zur Wahl.
refused-acted = Das geht nur vor deiner ersten Aktion.
refused-announced = Du hast in diesem Zug schon etwas angesagt.
refused-cohort =
    Deine Hand enthält { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } der Fraktion „{ $faction_name }“; eine Kohorte braucht { $needed }.
refused-expansion = Das gehört zu „Die Sturmpforten“.

## Karten

refused-not-held = Du hast „{ $card }“ nicht.
refused-in-ambush = „{ $card }“ liegt in deinem Versteck, nicht auf deiner Hand.
refused-in-hand = „{ $card }“ ist auf deiner Hand, nicht in deinem Versteck.
refused-in-tent = „{ $card }“ liegt in einem Zelt, das noch nicht geöffnet ist.
refused-borrowed = „{ $card }“ ist geliehen und darf nur ausgespielt werden.
refused-supply =
    { $needed ->
        [one] Dafür brauchst du { $needed } Versorgungskarte; du hast { $found }.
       *[other] Dafür brauchst du { $needed } Versorgungskarten; du hast { $found }.
    }
refused-units = Dafür brauchst du { $needed } × „{ $rank_name }“; du hast { $found }.
refused-incomplete = Deine übrigen Karten reichen für diese Reihe nicht.
refused-wrong-card = Diese Karte kannst du hier nicht verwenden.
refused-untransformable = Diese Karte lässt sich nicht verändern.
refused-counts-as = „{ $card }“ kann dafür nicht zählen.
refused-no-line-of-its-own = „{ $card }“ hat keine eigene Reihe, sondern wirkt auf andere Karten.
refused-no-use = „{ $card }“ könnte jetzt nichts bewirken.
refused-nothing-to-copy = Kein anderer Spieler hat ein Besonderes Artefakt zum Kopieren.
refused-no-unit = Du hast keine Einheit dafür.
refused-no-other-card = Es gibt keine andere Karte, auf die es wirken könnte.
refused-no-higher-rank = „{ $card }“ kann nicht aufsteigen: Es gibt keine Einheit von höherem Rang mehr.
refused-target = Das lässt sich nicht wählen.
refused-not-on-top = Nehmen darfst du nur die oberste Karte oder, wenn die Orakelsymbole übereinstimmen, eine beliebige.
refused-not-in-limbo = „{ $card }“ liegt nicht im Limbus.
refused-royal-in-limbo = Königliche Karten bleiben im Limbus.
refused-not-stolen = Diese Karte lässt sich nicht wegnehmen.
refused-victim-hand = Von diesem Spieler kannst du jetzt keine Karte nehmen.
refused-owns-great = Du hast schon ein Besonderes Artefakt.
refused-no-great-left = Es ist kein Besonderes Artefakt mehr da.

## Reihen

refused-line-first = Schließe zuerst die Reihe ab.
refused-site-first = Wähle zuerst, wohin die Karte gelegt wird.
refused-no-copy = Dafür ist kein Doppel einer Einheit übrig.
refused-no-scroll = Zum Verdoppeln brauchst du eine Schriftrolle oder das Buch.
refused-no-branch = So kann sich die Reihe nicht verzweigen.
refused-branch-attack = Ein Angriff kann kein Zweig sein.
refused-branch-supply = Für einen weiteren Zweig reichen deine Versorgungskarten nicht.
refused-tools = Werkzeug ersetzt nur zwei Stammeskrieger für eine Straße oder ein Talgebäude.
refused-sacrifice = Ein Fanatiker braucht ein Opfer: eine Karte, die sonst nicht gebraucht wird.
refused-sacrifice-first = Wähle zuerst die Karte, die geopfert wird.
refused-stardust = Sternenstaub darf nicht in den Limbus.
refused-empty-stack = Davon ist nichts mehr da.
refused-rank = Wähle einen Rang von Einheiten.

## Bauen

refused-no-dead-end = Straßen mit nur einem Ausgang gibt es nicht.
refused-no-site = Diese Karte passt nirgends.
refused-no-field = Dieses Feld gehört nicht zum Spielplan.
refused-field-taken = Auf diesem Feld liegt schon eine Karte.
refused-rotation = So lässt sich diese Karte nicht drehen; möglich sind 0 bis { $most } Vierteldrehungen.
refused-fit = Ausgang muss an Ausgang liegen, geschlossene Seite an geschlossener.
refused-not-connected = Dorthin führt keine Straße von dir.
refused-city-beside-city = Zwei Städte dürfen nicht nebeneinander liegen.
refused-city-beside-building = Neben einem Talgebäude darf keine Stadt liegen.
refused-not-own-city = Das ist keine Stadt von dir.
refused-valley-level = Zentren und Gebäude eines Tals behalten ihre Stufe.
refused-top-level = Diese Stadt lässt sich so nicht weiter ausbauen.
refused-rank-too-low = Die Stadt hat Stufe { $level }; die Einheiten brauchen einen höheren Rang.
refused-other-level = Die Stadt muss Stufe { $level } haben.
refused-residences = Mehr königliche Residenzen darfst du nicht haben.
refused-capitals = Mehr Hauptstädte darfst du nicht haben.
refused-not-upgradable = Diese Stadt lässt sich nicht kostenlos ausbauen.
refused-posts = Du hast alle deine Handelsposten gebaut.
refused-no-road = Ein Handelsposten braucht eine Straße.

## Helden

refused-hero-away = Dieser Held ist nicht auf dem Spielplan.
refused-hero-here = Dieser Held ist schon auf dem Spielplan.
refused-other-hero = Zuerst wird dein anderer Held angeworben.
refused-recruit-field = Dort lässt sich kein Held anwerben.
refused-no-way = Dorthin führt keine Straße.
refused-entered-free = Diese Karte hat dein Held in dieser Folge kostenloser Schritte schon betreten.
refused-no-movement = Dafür reichen die Schritte nicht.
refused-one-step = Der Held muss mindestens einen Schritt gehen.
refused-walk-first = Der Held ist unterwegs; beende zuerst die Bewegung.
refused-undiscovered = Diese Talkarte ist noch nicht entdeckt.
refused-no-gate = Sprünge führen von einer Sturmpforte zu einer anderen.
refused-jumped = Dieser Held ist in diesem Zug schon gesprungen.
refused-tribute = Ein Sprung braucht eine Versorgungskarte als Tribut an den Sturm.

## Karten aufbewahren

refused-ambush-full = Dein Versteck ist voll.
refused-last-card = „{ $card }“ ist die letzte Karte dieser Art in deinem Deck.
refused-nothing-to-hide = Es gibt keine andere Karte, die du verstecken könntest.
refused-hide-first = Wähle zuerst die Karte, die du versteckst.
refused-nothing-to-store = Es gibt keine Karte, die du ins Zelt legen könntest.
refused-no-great-stored = Besondere Artefakte dürfen nicht ins Zelt.
refused-store-first = Wähle zuerst die Karte für das Zelt.
refused-no-tent = Ein solches Zelt gibt es nicht.

## Handel, Täler, NSC

refused-no-post = Keiner deiner Helden steht an einem deiner Handelsposten.
refused-second-post = Dieser Tausch braucht einen zweiten Handelsposten.
refused-nothing-to-trade = Du hast keine Karte für diesen Tausch.
refused-traded = Diese Karte lässt sich jetzt nicht tauschen.
refused-trade-first = Schließe zuerst den Tausch ab.
refused-no-valley = In dieser Partie gibt es keine Täler.
refused-nothing-to-discover = Dort gibt es nichts zu entdecken.
refused-no-hero-beside = Keiner deiner Helden steht an einem Zugang zu diesem Feld.
refused-income-taken = Du hast den Ertrag dieses Zuges schon genommen.
refused-no-building = Du kontrollierst kein Talgebäude.
refused-other-building = Deine Gebäude liefern das nicht.
refused-bridge-first = Schließe zuerst den Handel auf der Königsbrücke ab.
refused-no-great = Du hast kein solches Besonderes Artefakt.
refused-not-lowered = Diese Städte lassen sich nicht so weit senken.
refused-no-bilkarr = Keiner deiner Helden steht bei Bilkarr.
refused-potion-sold = Der Zaubertrank „{ $potion_name }“ ist schon verkauft.
refused-no-potion = Den Zaubertrank „{ $potion_name }“ hast du nicht.
refused-potion-drunk = Der Zaubertrank „{ $potion_name }“ wirkt schon.
refused-potion-empty = Der Zaubertrank „{ $potion_name }“ wurde heute schon genutzt.
refused-victim = Wähle einen Gegner, der den Zaubertrank bekommt.
refused-no-victim = Der Zaubertrank „{ $potion_name }“ ist für dich selbst.
refused-no-line = Es gibt keine Reihe eines Gegners zum Einfrieren.
refused-no-own-attack = Das geht nur, wenn du einen Angriff auf einen Spieler angesagt hast.
refused-window-first = Entscheide zuerst über die Zaubertränke.
refused-other-battle = In einen laufenden Kampf kannst du nur eingreifen, wenn du gefragt wirst.
refused-no-metamorpha = Metamorpha ist nicht auf dem Spielplan.
refused-other-terrain = Der Held steht nicht auf Metamorphas Gelände.
refused-tribute-paid = Dieser Held hat in diesem Zug für dieses Gelände schon Tribut gezahlt.
refused-no-tribute = Du hast keine Karte für den Tribut.
refused-no-ability = Die Fähigkeit könnte jetzt nichts bewirken.
refused-tribute-first = Wähle zuerst die Karte für den Tribut.
refused-attack-first = Wähle zuerst, was du angreifst.
refused-own-field = Dieser Angriff muss einem der umliegenden Felder gelten.

## Kampf

refused-weapon = Das braucht eine Waffe.
refused-weapon-first = Die Angriffsreihe beginnt mit einer Waffe.
refused-brotherhood = Die Bruderschaft verbietet dir anzugreifen.
refused-brotherhood-of-target = Die Bruderschaft schützt diesen Spieler.
refused-attack-cap = Dein Team darf in diesem Zug nicht mehr angreifen.
refused-no-hero-there = Keiner deiner Helden kann dieses Ziel von seinem Feld aus angreifen.
refused-gate-target = Sturmpforten lassen sich nicht angreifen.
refused-own-target = Das gehört dir.
refused-friendly-target = Teampartner kannst du nicht angreifen.
refused-no-target = Ein solches Ziel gibt es dort nicht.
refused-other-owner = Es gehört jemand anderem.
refused-concealed = Diese Stadt ist verborgen.
refused-locked = Ein anderer Kampf verhindert jetzt diesen Angriff.
refused-fought-over = Ein Teampartner kämpft gerade um dieses Feld.
refused-in-battle = Das geht nicht im Kampf.
refused-battle-first = Zuerst muss der Kampf entschieden werden.
refused-heroes-first = Wähle zuerst die Helden.
refused-heroes-there = Verteidigen können nur Helden auf diesem Feld.
refused-heroes-chosen = Die Helden dieses Kampfes sind schon gewählt.
refused-some-hero = Von angegriffenen Helden verteidigt sich mindestens einer.
refused-other-hero-away = Nur einer deiner Helden kann dieses Ziel angreifen; der andere ist außer Reichweite.
refused-hero-cannot-reach = Dieser Held kann dieses Ziel von seinem Feld aus nicht angreifen.
refused-one-hero = Genau ein Held greift an; im Heldenmodus dürfen es beide sein.
refused-no-battle-card = „{ $card }“ ist keine Kampfkarte.
refused-still-behind = Du liegst noch zurück.
refused-not-behind = Das darf nur, wer zurückliegt und an der Reihe ist.
refused-hero-not-fighting = Dieser Held nimmt am Kampf nicht teil.
refused-retreat-price =
    { $needed ->
        [one] Ein Rückzug kostet ein Pferd oder { $needed } Versorgungskarte.
       *[other] Ein Rückzug kostet ein Pferd oder { $needed } Versorgungskarten.
    }
refused-no-retreat = Es gibt kein Feld, auf das er sich zurückziehen könnte.
refused-retreat-first = Wähle zuerst, wohin sich der Held zurückzieht.
refused-retreat-distance = Ein Rückzug führt genau { $steps } Felder weit über Straßen.
refused-enemy-city = In eine feindliche Stadt kann sich kein Held zurückziehen.
refused-enemy-hero = Dort steht ein feindlicher Held.

## Eine Partie aufbauen

refused-players = Eine Partie für { $players } Spieler ist nicht möglich; es können 2 bis { $most } sein.
refused-switch = Die Option „{ $switch }“ gehört zu „Die Sturmpforten“.
refused-teams = Teams brauchen mindestens 4 Spieler, nicht { $players }.
refused-trios = Zwei Dreierteams gibt es mit 6 Spielern in Teams, nicht mit { $players }.
refused-cap = Die Grenze für das Dreierteam gilt für 5 Spieler in Teams, nicht für { $players }.
refused-short-valley = Das kurze Tal ist eine Variante für Teams mit Tälern.
refused-valley = Täler brauchen „Die Sturmpforten“ und 4 oder 6 Spieler, nicht { $players }.
refused-sets = Genau { $sets } verschiedene Fraktionssätze sind nötig.
refused-same-home = { $faction_name } und { $of_faction_name } haben dasselbe Heimatgelände; nur eine der beiden Fraktionen ist im Spiel.
