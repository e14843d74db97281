### BATTALIA: Beschriftungen für Tische mit Figuren und Karten.

## Beschriftungen auf dem Tisch

place-empty = leeres Feld
place-road = Straße
place-city = Stadt
place-gate = Sturmpforte
place-ruin = Ruine
place-crossing = Kreuzung eines Tals
place-building = Gebäude
place-centre = Stadtzentrum
place-connection = Pass oder Brücke zwischen den Tälern
place-heroes = Helden
place-hidden = unerforschtes Tal
label-week = Woche
label-day = Tag
label-turn = Zug
label-team = Team
label-points = Siegpunkte
label-deck = Deck
label-heroes = Helden
label-tents = Zelte
label-posts = Handelsposten
label-rings = Ringe
label-veteran = Veteranen
label-fallen = Gefallene Veteranen
label-enlightened = Erleuchtet
label-matching = Stimmt überein
label-stock = Vorrat
label-supply = Versorgung
label-stardust = Sternenstaub
label-chests = Truhen
label-storm = Sturmkarten
label-fates = Schicksalskarten
label-great_artefacts = Besondere Artefakte
label-royals = Königliche Karten
label-potions = Tränke
label-level = Stufe
label-rank = Rang
label-price = Preis
label-attack = Angriff
label-defence = Verteidigung
label-neutral = Neutral
label-checkpoint = Kontrollpunkt
