### Die Startseite.

start-learn = Geführte erste Partie
start-lookup = Nachschlagen
start-lookup-rules = Jede Regel und jede Klarstellung, nach Kapitel oder per Suche
start-lookup-cards = Alle Karten beider Spiele, mit Filtern
start-lookup-glossary = Englisch und Deutsch nebeneinander
