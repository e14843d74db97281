### XIBALBA: das Formular einer Karte, für alle, die eigene Karten eingeben.

form-cards = Karten
form-name = Name
form-text = Text auf der Karte
form-faction = Fraktion
form-type = Typ
form-phase = Wann sie wirkt
form-cost = Kosten
form-power = Stärke
form-resistance = Widerstand
form-paragon = Paragon
form-copies = Exemplare
