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

## Factions

form-factions = Factions
form-board = Shares its board with
form-blurb = A sentence about it
form-level = Base at level { $level }
form-productivity = Productivity
form-upgrade_cost = Upgrade cost
form-action_costs = Prices of common actions

## Effects

form-effect = What it does
form-todo = The players resolve the text themselves
form-limit = Times in a turn, at most
form-optional = You may decline

## Parameters of operations

form-param-amount = How much
form-param-who = Who
form-param-from = From
form-param-dice = Dice
form-param-die = Die
form-param-max = At most
form-param-symbol = Symbol
form-param-count = How many
form-param-to = To
form-param-face = Face
form-param-of = Of
form-param-per = Counted for each
form-param-when = When
form-param-kind = Kind of card
form-param-chooser = Who chooses
form-param-where = Where
form-param-cards = Cards
form-param-uses = For this many cards bought
form-param-action = Action
form-param-deck = Deck
form-param-choose = Which card
form-param-max_cost = Cost at most
form-param-phase = Phase
form-param-by = By
form-param-keep = Kept at least

## What is permitted, forbidden or prevented

form-what-addon_loss = loss of an add-on card
form-what-soldier_loss = loss of a soldier
form-what-loot = loot
form-what-ark_damage = damage in the Ark
form-what-resource_loss = loss of resources
form-what-hostile_effects = effects of opponents on add-on cards
form-what-attack_base_from_warhost = attacking a base from the Warhost
form-what-extra_upgrade = one more upgrade
form-what-enter_empty_ark_free = entering the empty Ark without a symbol
form-what-attack_base = attacking a base
form-what-harvest = harvesting
form-what-heal = life points for the soldier in the Ark

## Players

form-who-you = you
form-who-opponent = an opponent of your choice
form-who-same_opponent = the same opponent
form-who-each_opponent = each opponent
form-who-all = all players
form-who-target = the attacked player
form-who-attacker = the attacker
form-who-victim = the former owner
form-who-richest_opponent = the richest opponent
form-who-leading_opponent = the opponent with the most Paragon
form-who-ark_holder = the player who controls the Ark

## Other words

form-word-any = any
form-word-addon = civilian or structure
form-word-blank = blank
form-word-chosen = any face of the die
form-word-this = this card
form-word-yours = your soldiers
form-word-blocker = your blocker
form-word-base = your base
form-word-target_base = the attacked base
form-word-symbol = each symbol
form-word-attack = the attack
form-word-control = for control
form-word-destroy = for destroying
form-word-loot = for loot
form-word-stay = stays where it is
form-word-warhost_bottom = goes under the Warhost
form-word-opponents = opponents
form-word-deck = the deck
form-word-discard = the discard pile
form-word-top = the top card
form-word-warhost = the Warhost
form-word-owner = its owner
form-word-soldier = your active soldier
form-word-ark = the Ark
form-word-not_you = not you

## Counters

form-per-structures = active structure
form-per-civilians = active civilian
form-per-base_level = level of the base
form-per-resources_5 = 5 resources
form-per-blanks_in_pool = blank in the action pool

## Conditions

form-if-own_faction = You play the card’s faction
form-if-faction_cards_at_least = Active cards of its faction, at least
form-if-location = This soldier is in
form-if-ark = The Ark is controlled by
form-if-life_at_least = Life points in the Ark, at least
form-if-life_at_most = Life points in the Ark, at most
form-if-level_at_least = Level of your base, at least
form-if-blocking = While this soldier blocks
form-if-symbols_at_least = Symbols used for the attack, at least
form-if-first_attack = First attack of the soldier this turn
form-if-target_has_more_resources = The affected player has more resources than you
form-if-first_time = The first time this turn

## Prices

form-pay-resources = Resources
form-pay-paragon = Paragon
form-pay-life = Life points in the Ark
form-pay-sacrifice = Sacrifice
