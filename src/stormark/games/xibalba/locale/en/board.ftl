### XIBALBA: the words for what lies on the table. Ids are a group and a word of the game.

## Players and lists

symbols-attacks =
    { $number ->
        [one] { $number } attack symbol
       *[other] { $number } attack symbols
    }
symbols-criticals =
    { $number ->
        [one] { $number } critical hit
       *[other] { $number } critical hits
    }
price-resources =
    { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    }
price-paragon = { $number } Paragon
price-life =
    { $number ->
        [one] { $number } life point
       *[other] { $number } life points
    }

## Dice

die-resource = resource die
die-attack = attack die
die-paragon = Paragon die
face-R- = blank resource die
face-R1 = 1 resource
face-R2 = 2 resources
face-R3 = 3 resources
face-A- = blank attack die
face-A = attack symbol
face-C = critical hit
face-G- = blank Paragon die
face-G1 = 1 Paragon
face-G2 = 2 Paragon

## Places

place-warhost = Warhost
place-field = Add-on field { $number }
place-ark = Ark
type-soldier = soldier
type-civilian = civilian
type-structure = structure
type-event = event
deck-soldier = Soldiers
deck-civilian = Civilians
deck-structure = Structures
deck-event = Events

## Times

phase-effect = Effect phase
phase-dice = Dice phase
phase-action = Action phase
phase-end = End of turn
tag-EFFECT = Effect phase
tag-DICE = Dice phase
tag-ACTION = Action phase
tag-PERMANENT = Permanent
mode-normal = Normal game
mode-apocalypse = Apocalypse mode
moment-attack = when this soldier attacks
moment-attack_ark = when this soldier attacks the Ark
moment-attack_base = when this soldier attacks a base
moment-attack_done = after the attack
moment-hit_base = after a successful attack on a base
moment-block = when blocking
moment-block_survived = after surviving a block
moment-enter_ark = when entering the Ark
moment-destroy = when it destroys a soldier
moment-destroyed = when it is destroyed
moment-own_soldier_destroyed = when one of your soldiers is destroyed
moment-ark_damaged = when it loses life points in the Ark
moment-ark_income = at control income
moment-paragon_blank = on a blank Paragon die
moment-buy = when you buy a card
moment-opponent_buys = when another player buys a card
moment-harvest = when you harvest
moment-harvest_blank = when a harvest rolls a blank
moment-pharmaceuticals = with pharmaceuticals
moment-base_attacked = when your base is attacked
moment-pool_complete = at the end of the dice phase
moment-use = when it is used

## Reasons

cause-effect = card effect
cause-productivity = productivity
cause-dice = dice
cause-payment = payment
cause-loot = loot
cause-reward = destroy reward
cause-control = control of the Ark
cause-initial_roll = initial roll
cause-reroll = re-roll
cause-tactical_assault = tactical assault
cause-harvest = harvest
cause-attack = attack
cause-pharmaceuticals = pharmaceuticals

## Actions

action-name-gather = Gather resources
action-name-exchange = Exchange Paragon dice
action-name-attack = Attack
action-name-enter = Enter the Ark
action-name-buy = Buy a card
action-name-activate = Use a card
action-name-block = Block
action-name-discard = Discard cards
action-name-reorganize = Re-organize
action-name-pharmaceuticals = Pharmaceuticals
action-name-weapon_technology = Weapon technology
action-name-tactical_assault = Tactical assault
action-name-harvest = Harvest
action-name-upgrade = Base upgrade

## Cards and factions as a whole

card-kind =
    { $faction } · { $type_name } · { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    }
card-values = Power { $power } · Resistance { $resistance } · Paragon { $paragon }
card-says = { $tag_name }: { $text }
card-todo = Played by the players themselves, by agreement.
card-line = { $card } · { $type_name } · cost { $cost } · { $faction }
faction-level =
    { $level ->
        [1] Level 1: resistance { $resistance }, productivity { $productivity }
       *[other] Level { $level } for { $cost }: resistance { $resistance }, productivity { $productivity }
    }
faction-prices = Prices: { $prices }
faction-price = { $action_name } { $price }
