### Was für eine Partie es war, in Zahlen.

series-points = Siegpunkte
series-cities = Städte
series-deck = Karten im Deck
series-heroes = Helden

source-city-1 = Städte der Stufe 1
source-city-2 = Städte der Stufe 2
source-city-3 = Städte der Stufe 3
source-city-4 = Städte der Stufe 4
source-city-5 = Städte der Stufe 5
source-city-6 = Städte der Stufe 6
source-building = Talgebäude

deed-line = Reihen gespielt
deed-laid = Geländekarten gelegt
deed-moved = Schritte von Helden
deed-recruited = Helden angeworben
deed-attack = Angriffe
deed-won = Kämpfe gewonnen
deed-storm = Stürme
deed-discovered = Gebäude entdeckt

dice-amulet = Der Amulettwürfel

sources-title = Woher die Siegpunkte kommen
