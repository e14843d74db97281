### BATTALIA: die Fragen, eine Nachricht je Art der Entscheidung.

## Aufbau

prompt-choose-faction = Welche Fraktion spielst du?
prompt-choose-home = In welcher Stadt beginnst du?
prompt-draft = Welche Einheit nimmst du in dein Startdeck?

## Der Zug

prompt-act = Was tust du in deinem Zug?
prompt-done = Du hast deinen Zug beendet. Möchtest du doch weitermachen?
prompt-choose-site =
    { $action ->
        [city] Wohin legst du die Stadt, und wie gedreht?
       *[road] Wohin legst du die Straße, und wie gedreht?
    }
prompt-lay =
    { $needs ->
        [units] { $atleast ->
            [yes] { $action_name }: Spiele eine Einheit aus, mindestens „{ $rank_name }“.{ $supply ->
                [0] {""}
               *[other] {" "}Danach Versorgungskarten: { $supply }.
            }
           *[no] { $action_name }: Spiele { $units } × „{ $rank_name }“ aus.{ $supply ->
                [0] {""}
               *[other] {" "}Danach Versorgungskarten: { $supply }.
            }
        }
        [royal] { $action_name }: Spiele die königliche Karte aus.
       *[supply] { $action_name }: Spiele Versorgungskarten aus, noch { $supply }.
    }
prompt-branch = Die Reihe kann sich verzweigen: Welche Aktion bezahlt der nächste Zweig?
prompt-sacrifice = Ein Fanatiker verlangt ein Opfer: Welche Karte kommt in den Limbus?
prompt-choose-colour = Welche Karte des Stapels nimmst du?
prompt-hide-card = Welche Karte legst du in dein Versteck?
prompt-store-card = Welche Karte kommt ins Zelt?
prompt-promote = Beförderung: welche Einheit, und wozu?
prompt-amulet = Amulett: welche Karte, und was wird sie?
prompt-eclipse = Sonnenfinsternis: Als was zählt die Karte?
prompt-trade = Handelsposten: welche Karte?
prompt-recruit-line = Anwerben: Spiele eine Waffe aus, dann Versorgungskarten.

## Helden

prompt-movement-cards =
    { $steps ->
        [one] Held { $hero } hat { $steps } Schritt. Welche Karten spielst du dazu aus?
       *[other] Held { $hero } hat { $steps } Schritte. Welche Karten spielst du dazu aus?
    }
prompt-walk =
    { $steps ->
        [one] Wohin geht Held { $hero }? Noch { $steps } Schritt.
       *[other] Wohin geht Held { $hero }? Noch { $steps } Schritte.
    }
prompt-jump-tribute = Welche Karte bezahlt den Tribut des Sprungs?
prompt-booster = Nimmt dein Held einen Sturmverstärker mit?
prompt-bridge = Königsbrücke: Was tust du mit Besonderen Artefakten?
prompt-tribute = Metamorpha: welche Karte?

## Zaubertränke

prompt-window =
    { $window ->
        [turn] Bevor es mit { $acting } weitergeht: Trinkst du einen Zaubertrank?
        [attack] { $acting } greift an. Trinkst du einen Zaubertrank?
        [line] { $acting } hat eine Reihe abgeschlossen. Trinkst du einen Zaubertrank?
        [day] Ein neuer Tag beginnt. Trinkst du einen Zaubertrank?
       *[battle] { $acting } hat eine Kampfreihe abgeschlossen. Trinkst du einen Zaubertrank?
    }

## Kampf

prompt-attacking-heroes = Welche deiner Helden greifen an?
prompt-weapon = Welche Waffe eröffnet deinen Angriff?
prompt-defending-heroes = Welche deiner Helden verteidigen?
prompt-opening = Dein Angriff: { $attack } gegen { $defence } ({ $defender }). Welche Karten eröffnen ihn?
prompt-on-move = Angriff von { $attacker }: { $attack } gegen { $defence } ({ $defender }). Du liegst zurück: Was tust du?
prompt-raise = Angriff von { $attacker }: { $attack } gegen { $defence } ({ $defender }). Was legst du nach?
prompt-battle-card-on = Auf welche Einheit wirkt diese Karte?
prompt-retreat-pay = Welche Karte bezahlt den Rückzug?
prompt-retreat-to = Wohin zieht sich dein Held zurück?

## Effekte

prompt-great = { $great }: { $question }
prompt-fate = Schicksal: Was wählst du?
prompt-free-upgrade = Welche Stadt wird um eine Stufe ausgebaut?
prompt-replace-terrain = Welche Geländekarte ersetzt du?
prompt-from-limbo = Welche Karte holst du aus dem Limbus?
prompt-turn-card = Wie herum liegt die getauschte Karte?
prompt-gate-ring = Gibst du deinen Sturmverstärker aus und nimmst ein Besonderes Artefakt unter der Pforte hervor?
prompt-draw-more = Metamorpha: Ziehst du eine Karte? Bis zu { $most } weitere.
prompt-gate-artefact = Welches Besondere Artefakt nimmst du unter der Pforte hervor?
prompt-free-road = Welche Straße baust du kostenlos, und wo?
prompt-choose-artefact = Welches Besondere Artefakt nimmst du?
prompt-copy-effect = Welchen Sturmeffekt wiederholst du?
prompt-free-artefact = Welches Artefakt nimmst du kostenlos?
prompt-destroy-tent = Welches Zelt wird zerstört?

## Texte, die Spieler selbst ausführen

prompt-propose-change =
    { $step ->
        [who] „{ $card }“: Wen betrifft diese Änderung?
        [amount] „{ $card }“: Wie viele Karten?
       *[what] { $proposed ->
            [yes] „{ $card }“: { $text } Bisher vorgeschlagen: { $changes }. Was ändert sich noch?
           *[no] „{ $card }“: { $text } Was ändert sich? Die anderen müssen einverstanden sein.
        }
    }
prompt-agree-change =
    { $proposed ->
        [yes] „{ $card }“: { $text } { $player } schlägt vor: { $changes }. Bist du einverstanden?
       *[no] „{ $card }“: { $text } { $player } sagt, dass sich nichts ändert. Bist du einverstanden?
    }
