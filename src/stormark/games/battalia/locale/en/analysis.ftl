### What a match was like, in numbers.

series-points = Victory points
series-cities = Cities
series-deck = Cards in the deck
series-heroes = Heroes

source-city-1 = cities of level 1
source-city-2 = cities of level 2
source-city-3 = cities of level 3
source-city-4 = cities of level 4
source-city-5 = cities of level 5
source-city-6 = cities of level 6
source-building = valley buildings

deed-line = lines played
deed-laid = map cards placed
deed-moved = hero steps
deed-recruited = heroes recruited
deed-attack = attacks
deed-won = battles won
deed-storm = storms
deed-discovered = buildings discovered

dice-amulet = The Amulet die

sources-title = Where victory points come from
