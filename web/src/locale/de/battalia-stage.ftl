### Die Bühne von Battalia: was man aufnimmt, bezahlt und womit man kämpft.

b-hands-hint = Wähle einen Helden, eine Handkarte oder einen Stapel.
b-hands-wait = Möglichkeiten werden gesucht …
b-hands-silent = Der Server antwortet nicht. Leg das Teil weg und versuch es noch einmal.
b-hands-none = Das ist gerade nicht möglich.
b-hands-where = Wähle ein Feld.
b-hands-site = Wähle ein Feld. ↻ oder die Leertaste dreht die Karte.
b-hands-turn = Drehen
b-hands-hide = Wähle die Karte, die du versteckst.
b-hands-hide-title = Karte verstecken
b-hands-hidden = { $card } verstecken
b-hands-limbo = Kommt für immer in den Limbus:
b-hands-pays = Bezahlt mit
b-hands-free = Kostet nichts
b-hands-from-ambush = { $card } (Versteck)
b-hands-spends =
    { $count ->
        [one] { $cards } liegt in deinem Versteck und wird dafür ausgegeben.
       *[other] { $cards } liegen in deinem Versteck und werden dafür ausgegeben.
    }
b-hands-other = Anders zahlen
b-hands-cancel = Weglegen
b-hands-go =
    { $verb ->
        [move] Dorthin
        [hire] Anheuern
        [buy] Kaufen
        [potion] Kaufen
        [road] Bauen
        [city] Bauen
        [upgrade] Ausbauen
        [residence] Bauen
        [capital] Bauen
        [recruit] Anwerben
        [hide] Verstecken
        [attack] Angreifen
       *[other] Ausführen
    }
b-hands-go-end = Verstecken, Zug beenden
b-hands-announce = Ansagen vor deinem Zug
b-hands-cohort = Kohorte
b-hands-mulligan = Handtausch
b-hands-gone = Geht nicht mehr
map-free = frei
map-more =
    { $side ->
        [left] ‹ noch { $count }
        [right] noch { $count } ›
        [top] ▴ noch { $count }
       *[bottom] ▾ noch { $count }
    }
b-pays-mark = zahlt

## Teams

b-stage-teams = Teams
b-stage-players = Mitspieler
b-stage-market = Vorrat
b-stage-world = Welt
b-stage-log = Protokoll
b-stage-parts = Teile des Tisches
b-stage-fold = { $part } einklappen
b-stage-unfold = { $part } ausklappen
b-team-great = { $count } von { $target } Städten ab Stufe 4
b-team-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
b-own-name = { $name } (du)
b-market-left = noch { $count }
b-market-none = leer
b-market-price = ab Rang { $rank }, Versorgungskarten: { $supply }
b-market-roads = Straßen
b-market-cities = Städte
b-market-units = Einheiten
b-market-more = Weitere Stapel

## Theater

b-fight-title =
    { $target ->
        [heroes] Kampf um die Helden auf { $field }
        [city] Kampf um die Stadt auf { $field }
        [ruin] Kampf um die Ruine auf { $field }
        [building] Kampf um das Gebäude auf { $field }
       *[centre] Kampf um das Stadtzentrum auf { $field }
    }
b-fight-attacks = { $name } greift an
b-fight-defends = { $name } verteidigt
b-fight-guards = Wachen
b-fight-guards-defend = Wachen verteidigen
b-fight-guards-behind = liegen zurück und verlieren
b-fight-heroes = mit { $heroes }
b-fight-alone = ohne Helden
b-fight-unnamed = nennt die Helden, die verteidigen
b-fight-behind = liegt zurück und ist dran
b-fight-ahead = liegt vorn
b-fight-stake = Es geht um
b-fight-if-won = { $name } gewinnt:
b-fight-if-lost = Der Angriff misslingt:
b-fight-nothing = nichts ändert sich
b-fight-hero-lost = { $hero } verlässt den Spielplan
b-fight-points = { $name } { $change }
b-fight-team = Team { $team }: { $before } → { $after }
b-fight-score = { $one } : { $other }
b-fight-lost-morale = Keine Moral: mehrere Fraktionen
b-fight-tie = Gleichstand genügt
b-fight-would-ahead = vorn
b-fight-would-behind = noch zurück
b-fight-would-mixed = ohne Moral
b-fight-unknown = hängt davon ab, was folgt
b-fight-asked =
    { $kind ->
        [opening] Welche Karten spielst du aus?
        [ahead] Du liegst { $score } vorn. Noch mehr Karten?
        [raise] Du liegst noch { $score } zurück. Was tust du?
        [on-move] Du liegst { $score } zurück. Was tust du?
       *[other] Kampf { $score }
    }
b-fight-try = Wähle Karten zum Ausprobieren. Ausgespielt wird erst mit dem Knopf.
b-fight-enough = Zusammen genügt: { $cards }
b-fight-lay =
    { $count ->
        [0] Karten wählen
        [one] { $count } Karte ausspielen
       *[other] { $count } Karten ausspielen
    }
b-fight-lay-total =
    { $count ->
        [one] { $count } Karte ausspielen: { $score }
       *[other] { $count } Karten ausspielen: { $score }
    }
b-fight-final = Das lässt sich nicht zurücknehmen: Die anderen sehen die Karten.
b-fight-finish = Das genügt
b-fight-finish-means =
    { $ahead ->
        [won] Es steht { $score }. Dann gewinnst du.
        [yes] Es steht { $score }. Dann muss die andere Seite antworten.
       *[no] Es steht { $score }. Dann musst du antworten.
    }
b-fight-retreat =
    { $payment ->
        [horse] Rückzug { $hero } (Pferd)
       *[supply] Rückzug { $hero } (Versorgung)
    }
b-fight-retreat-means =
    { $several ->
        [yes] Rückzug: Der Held überlebt und zieht drei Felder weiter.
       *[no] Der Held überlebt und zieht drei Felder weiter.
    }
b-fight-pass = Passen und verlieren
b-fight-waiting = { $name } überlegt …
b-fight-fold = Zum Spielplan
b-fight-unfold = Zurück zum Kampf
b-fight-from-hand = Deine Hand
b-fight-from-ambush = Dein Versteck
b-fight-none = hier passt keine Karte
b-window-title =
    { $window ->
        [attack] Ein Angriff wurde angesagt
        [battle] Im Kampf wurden Karten ausgespielt
        [line] { $name } hat eine Reihe abgeschlossen
        [day] Ein neuer Tag beginnt
       *[turn] Zwischen zwei Zügen
    }
b-part-name =
    { $reason ->
        [veteran] Veteran
        [morale] Moral
        [terrain] Heimatgelände
        [city] Stadt
        [building] Gebäude
        [guards] Wachen
        [colossus] Koloss
        [weakness] Schwäche
       *[nothing] Nie unter 0
    }
b-part-why =
    { $reason ->
        [veteran] Einheit eines Veteranen
        [morale] Moral: eine Fraktion, ein Held ist dabei
        [terrain] Heimatgelände
        [city] Stufe der Stadt
        [building] Gebäude neben dem Zentrum
        [guards] Neutrale Wachen
        [colossus] Zaubertrank: Koloss
        [weakness] Zaubertrank: Schwäche
       *[nothing] Nichts fällt unter 0
    }
