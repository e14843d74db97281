### XIBALBA: labels for boards that show pieces.

## Labels of what lies on the table

until-turn_end = this turn
until-your_next_turn = until its owner’s next turn
until-end_of_your_next_turn = until the end of its owner’s next turn
until-attack_end = this attack
label-ark = Ark
label-life = Life points
label-target = Paragon needed to win
label-turn = Turn
label-market = Market
label-deck = Deck
label-discard = Discard pile
label-dice = Dice
label-resources = Resources
label-paragon = Paragon
label-level = Level
label-resistance = Resistance
label-productivity = Productivity
label-power = Power
label-cost = Cost
label-pool = Dice pool
label-action = Action pool
label-attacking = In the attack
label-aside = Set aside
label-spent = Used
label-rerolls = Re-rolls
label-costs = Prices
label-locked = Locked
label-disabled = Disabled
label-covered = Covered
label-empty = Empty
label-neutral = Neutral
