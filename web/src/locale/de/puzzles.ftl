## Rätsel

puzzles-lead = Stellungen aus echten Partien, in denen ein Plan klar der beste ist. Finde ihn auf dem Tisch.
puzzles-today = Rätsel des Tages
puzzles-solved = { $solved } von { $count } gelöst.
puzzles-is-solved = gelöst
puzzles-difficulty = Schwierigkeit { $difficulty } von 5
puzzles-all = Alle Rätsel
puzzles-lost = Dieses Rätsel lässt sich nicht zeigen
puzzles-panel = Das Rätsel
puzzles-yours = Du bist am Zug
puzzles-right = Gelöst!
puzzles-wrong = Es geht besser
puzzles-shown = Die Lösung
puzzles-next = Sehen, was geschieht
puzzles-step = Nächste Aktion
puzzles-again = Noch einmal versuchen
puzzles-restart = Von vorn beginnen
puzzles-solution = Lösung zeigen
puzzles-thinking = Einen Augenblick …
