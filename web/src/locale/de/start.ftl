### Die Startseite.

start-learn = Geführtes erstes Spiel
start-lookup = Nachschlagen
start-lookup-rules = Jede Regel und jeder Entscheid, nach Kapitel oder per Suche
start-lookup-cards = Alle Karten beider Spiele, mit Filtern
start-lookup-glossary = Englisch und Deutsch nebeneinander
