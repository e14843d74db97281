### Was für eine Partie es war, in Zahlen.

series-paragon = Paragon
series-resources = Ressourcen
series-level = Stufe der Basis
series-cards = Karten in der Basis

source-control = Kontrolle der Arche
source-reward = Belohnungen
source-dice = Paragonwürfel
source-loot = Beute
source-effect = Karteneffekte
source-payment = Zahlungen
source-earlier = vor dieser Partie

deed-buy = Karten gekauft
deed-effect = Karteneffekte
deed-attack = Angriffe
deed-hit = Basen getroffen
deed-block = abgeblockte Angriffe
deed-enter = Soldaten in die Arche
deed-lost = Karten verloren

dice-resource = Ressourcenwürfel
dice-attack = Angriffswürfel (ein kritischer Treffer zählt als ein Symbol)
dice-paragon = Paragonwürfel

sources-title = Woher das Paragon kam
