### Berichte über die Ausgewogenheit.

cli-help-balance =
    Gleiche Bots viele Partien spielen lassen und berichten, wie sie verlaufen.

    GAME ist xibalba oder battalia. Der Bericht sagt, wie lange Partien dauern, wie sie enden, wer nach Platz in der
    Spielreihenfolge und nach Fraktion gewinnt und wie oft alles genutzt wird. Derselbe Startwert ergibt dieselben
    Partien. Nach Strg-C wird berichtet, was bis dahin gespielt wurde.
    .short = Sehen, ob ein Spiel ausgewogen ist

lab-file-unusable = Diese Datei lässt sich nicht schreiben.

lab-balance-progress = { $games } von { $of } Partien, noch { $left }
lab-balance-stopped = Angehalten. Das wurde bis jetzt gespielt:
lab-balance-games = Partien zwischen greedy-Bots: { $games }
lab-balance-causes = Wie Partien enden
lab-balance-numbers = Zahlen
lab-balance-number = im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, 90 % zwischen { $low } und { $high }, höchstens { $highest }
lab-balance-places = Siege nach Platz in der Spielreihenfolge, mit 95-%-Intervallen
lab-balance-factions = Siege nach Fraktion, mit 95-%-Intervallen
lab-balance-uses = Pro Partie, und in wie vielen Partien überhaupt

number-turns = Züge
number-decisions = Entscheidungen

lab-cause-none = nicht beendet
