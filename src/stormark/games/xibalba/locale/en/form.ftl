### XIBALBA: the form of a card, for those who type their own cards in.

form-cards = Cards
form-name = Name
form-text = Text on the card
form-faction = Faction
form-type = Type
form-phase = When it works
form-cost = Cost
form-power = Power
form-resistance = Resistance
form-paragon = Paragon
form-copies = Copies
