### Die Werkstatt: Bots spielen mit eigenen Karten, und was dabei herauskommt.

balance-check = Balance prüfen
balance-title = Balance
balance-about = Geübte Bots spielen Duelle mit deinen Karten und dieselben Duelle mit den Karten des Spiels. Je mehr Partien, desto sicherer die Zahlen. Bots sind keine Menschen: Was sie nicht verstehen, nutzen sie schlecht.
balance-close = Schließen
balance-running =
    { $games ->
        [0] Die Bots setzen sich …
        [one] Bisher { $games } Partie mit deinen Karten. Es geht weiter, solange diese Seite offen ist.
       *[other] Bisher { $games } Partien mit deinen Karten. Es geht weiter, solange diese Seite offen ist.
    }
balance-stopped =
    { $games ->
        [one] Nach { $games } Partie angehalten.
       *[other] Nach { $games } Partien angehalten.
    }
balance-done = { $games } Partien gespielt.
balance-stop = Anhalten
balance-resume = Weiterspielen
balance-stale = Du hast die Karten seitdem geändert.
balance-again = Neue Karten prüfen
balance-own = Deine Karten
balance-none-own = Du hast keine Karte geändert, die man nehmen kann. Ob der Rest fair ist, sagen die Fraktionen unten.
balance-taken = { $name } wird in { $share } der Partien genommen;
balance-gain =
    { $way ->
        [more] wer sie nimmt, gewinnt um { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } öfter als erwartet ({ $low } bis { $high }).
        [less] wer sie nimmt, gewinnt um { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } seltener als erwartet ({ $low } bis { $high }).
       *[same] wer sie nimmt, gewinnt so oft wie erwartet ({ $low } bis { $high }).
    }
balance-too-few = noch zu wenige Partien, um zu sagen, was sie bringt.
balance-new = Sie ist neu.
balance-before =
    { $way ->
        [more] Im Spiel: in { $share } genommen, { $points } öfter.
        [less] Im Spiel: in { $share } genommen, { $points } seltener.
       *[same] Im Spiel: in { $share } genommen, so oft wie erwartet.
    }
balance-before-taken = Im Spiel: in { $share } genommen.
balance-strong = { $name } ist zu stark: Sie gewinnt { $share } ihrer Duelle ({ $low } bis { $high }). Fair sind 45 bis 55.
balance-weak = { $name } ist zu schwach: Sie gewinnt { $share } ihrer Duelle ({ $low } bis { $high }). Fair sind 45 bis 55.
balance-never = { $name } wird in { $games } Partien so gut wie nie genommen.
balance-always = { $name } wird in fast jeder Partie genommen.
balance-all = Alle Karten
balance-average = Punkte: wie viele von 100 Partien jemand mehr gewann, als die Bots kurz vor dem Nehmen der Karte erwarteten. Im Durchschnitt aller genommenen Karten sind es { $points }.
balance-card = Karte
balance-share = genommen in
balance-points = Punkte
balance-share-base = genommen, im Spiel
balance-points-base = Punkte, im Spiel
balance-factions = Fraktionen im Duell
balance-faction = Fraktion
balance-won = gewinnt
balance-between = höchstwahrscheinlich zwischen
balance-range = { $low } bis { $high }
balance-won-base = im Spiel
