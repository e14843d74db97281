### BATTALIA: Beschriftungen für Tische mit Figuren und Karten.

## Beschriftungen auf dem Tisch

place-empty = leeres Feld
place-road = Straße
place-city = Stadt
place-gate = Sturmpforte
place-ruin = Ruine
place-crossing = Talkreuzung
place-building = Gebäude
place-centre = Stadtzentrum
place-connection = Pass oder Brücke zwischen den Tälern
place-heroes = Helden
place-hidden = unentdeckte Talkarte
label-week = Woche
label-day = Tag
label-turn = Zug
label-team = Team
label-points = Siegpunkte
label-deck = Deck
label-heroes = Helden
label-tents = Zelte
label-posts = Handelsposten
label-rings = Sturmverstärker
label-veteran = Veteranen
label-fallen = Gefallene Veteranen
label-enlightened = Erleuchtet
label-matching = Farbwahl
label-stock = Vorrat
label-supply = Versorgungskarten
label-stardust = Sternenstaub
label-chests = Truhen
label-storm = Sturmeffekte
label-fates = Schicksalskarten
label-great_artefacts = Besondere Artefakte
label-royals = Königliche Karten
label-potions = Zaubertränke
label-level = Stufe
label-rank = Rang
label-price = Preis
label-attack = Angriff
label-defence = Verteidigung
label-neutral = Neutral
label-checkpoint = Kontrollpunkt
