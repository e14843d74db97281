### BATTALIA: labels for boards that show pieces.

## Labels of what lies on the table

place-empty = empty field
place-road = road
place-city = city
place-gate = stormgate
place-ruin = ruin
place-crossing = valley crossing
place-building = building
place-centre = city centre
place-connection = pass or bridge between the valleys
place-heroes = heroes
place-hidden = undiscovered valley card
label-week = Week
label-day = Day
label-turn = Turn
label-team = Team
label-points = Victory points
label-deck = Deck
label-heroes = Heroes
label-tents = Tents
label-posts = Trading posts
label-rings = Storm boosters
label-veteran = Veterans
label-fallen = Veteran status lost
label-enlightened = Enlightened
label-matching = Matching
label-stock = Stock
label-supply = Supply
label-stardust = Stardust
label-chests = Chests
label-storm = Storm effects
label-fates = Fate cards
label-great_artefacts = Great Artefacts
label-royals = Royal cards
label-potions = Potions
label-level = Level
label-rank = Rank
label-price = Price
label-attack = Attack
label-defence = Defence
label-neutral = Neutral
label-checkpoint = Checkpoint
