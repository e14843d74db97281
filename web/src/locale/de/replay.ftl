### Auf eine Partie zurückschauen.

replay-title = { $game }: Wiederholung
replay-none = Diese Wiederholung lässt sich nicht zeigen
replay-open = Wiederholung und Verläufe
replay-loading = Die Partie wird noch einmal gespielt …
replay-eyes = Gesehen mit den Augen von
replay-spectator = Zuschauer
replay-winner = Sieg
replay-answer = Antwort
replay-no-answer = Nicht mehr beantwortet.
replay-options = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}

## Durch die Zeit

replay-controls = Durch die Partie gehen
replay-steps = Schritte
replay-first = An den Anfang (Pos1)
replay-previous-turn = Voriger Zug (Umschalt und Pfeil links)
replay-previous = Einen Schritt zurück (Pfeil links)
replay-toggle = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-next = Einen Schritt vor (Pfeil rechts)
replay-next-turn = Nächster Zug (Umschalt und Pfeil rechts)
replay-last = Ans Ende (Ende)
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-jump = Zu einem Zug springen
replay-start = Der Anfang
replay-timeline = Stelle
replay-where = { $at } von { $last }
replay-where-said = { $turn } Stelle { $at } von { $last }

## Was man damit macht

replay-share = Link hierher kopieren
replay-link = Der Link zu dieser Stelle
replay-fork = Von hier weiterspielen
replay-download = Als Datei sichern
fork-title = Von hier weiterspielen
fork-about = Ein neuer Tisch beginnt mit Stelle { $at }. Verdeckte Karten liegen, wo sie lagen, die Würfel fallen neu. Wer soll spielen?
fork-open = Tisch eröffnen
