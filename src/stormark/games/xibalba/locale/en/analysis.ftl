### What a match was like, in numbers.

series-paragon = Paragon
series-resources = Resources
series-level = Base level
series-cards = Cards in the base

source-control = control of the Ark
source-reward = rewards for destroying
source-dice = Paragon dice
source-loot = loot
source-effect = card effects
source-payment = payments
source-earlier = before this game

deed-buy = cards bought
deed-effect = card effects
deed-attack = attacks
deed-hit = bases hit
deed-block = blocks
deed-enter = soldiers sent into the Ark
deed-lost = cards lost

dice-resource = Resource dice
dice-attack = Attack dice (a critical hit counts as one symbol)
dice-paragon = Paragon dice

sources-title = Where Paragon came from
