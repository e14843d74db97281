### XIBALBA: what an option says in a numbered list, one message per verb.

## Effects and dice

option-resolve = Effect of “{ $card }”
option-split =
    { $resource ->
        [one] { $resource } resource die
       *[other] { $resource } resource dice
    } and { $attack ->
        [one] { $attack } attack die
       *[other] { $attack } attack dice
    }
option-add =
    { $die ->
        [resource] Add a resource die
       *[attack] Add an attack die
    }
option-drop =
    { $die ->
        [resource] Take out a resource die
       *[attack] Take out an attack die
    }
option-keep = Keep: { $face }
option-keep_all = Keep all: { $faces }
option-roll =
    { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }

## The action phase

option-gather = Gather: { $face }
option-exchange = Exchange die: +{ $face }
option-attack =
    { $attack_target ->
        [ark] Attack the Ark with { $symbols } (power { $power }{ $open ->
            [yes] {", may still change"}
           *[no] {""}
        })
       *[base] Attack { $target_player }’s base with { $symbols } (power { $power }, resistance { $resistance }{ $open ->
            [yes] {", may still change"}
           *[no] {""}
        })
    }
option-enter =
    { $with ->
        [free] Enter the Ark with “{ $card }” for free
       *[other] Enter the Ark with “{ $card }”, paying: { $face }
    }
option-buy =
    { $destination ->
        [free] Buy “{ $card }” ({ $price ->
            [one] { $price } resource
           *[other] { $price } resources
        }) → field { $field }
        [cover] Buy “{ $card }” ({ $price ->
            [one] { $price } resource
           *[other] { $price } resources
        }) → field { $field }, on “{ $covered }”
       *[none] Buy “{ $card }” ({ $price ->
            [one] { $price } resource
           *[other] { $price } resources
        })
    }
option-discard =
    { $source ->
        [market] Discard “{ $card }” from the market
       *[own] Discard your “{ $card }”
    }
option-reorganize = Re-organize
option-pharmaceuticals = Pharmaceuticals: 2 life points for your soldier in the Ark
option-weapon_technology = Weapon technology: attack symbol → critical hit
option-tactical_assault = Tactical assault: roll an attack die
option-harvest = Harvest: roll a Paragon die
option-upgrade = Upgrade your base to level { $level }
option-activate = Use “{ $card }”
option-remove = Remove unused: { $face }
option-end = End the action phase
option-for =
    { $price ->
        [one] { $what } ({ $price } resource)
       *[other] { $what } ({ $price } resources)
    }

## Answers

option-block = Block with “{ $card }”
option-pass =
    { $kind ->
        [block] Do not block
        [destroy-addon] Destroy no add-on card
        [protect-soldier] Do not save the soldier
        [protect-addon] Do not save the card
        [propose-change] Start again
        [agree-change] I do not agree, and propose something else
       *[use-effect] Do not use the effect
    }
option-destroy = Destroy { $player }’s “{ $card }”
option-disable = Disable { $player }’s “{ $card }”
option-opponent = { $player }
option-option =
    { $known ->
        [yes] Alternative { $number }: { $what }
       *[no] Alternative { $number }
    }
option-use =
    { $kind ->
        [agree-change] I agree
       *[use-effect] Use the effect
    }
option-die =
    { $again ->
        [yes] Re-roll: { $face }
        [new] An additional die: { $face }
       *[no] Turn: { $face } → { $to_face }
    }
option-change =
    { $asked ->
        [amount] { $amount }
       *[kind] { $what_name }
    }
option-trigger = “{ $card }” ({ $moment_name })
option-place = Add-on field { $field }
option-lift =
    { $to ->
        [warhost] Put “{ $card }” on top of the Warhost
       *[field] Put “{ $card }” on top of add-on field { $to_number }
    }
option-done =
    { $kind ->
        [nothing] Nothing changes
        [proposal] Propose this
       *[other] Finish
    }
option-deck =
    { $deck ->
        [soldier] The soldier deck
        [civilian] The civilian deck
        [structure] The structure deck
       *[event] The event deck
    }
option-top = “{ $card }” on top of the deck
option-bottom = “{ $card }” to the bottom of the deck
option-replace = Replace “{ $card }”
option-take = Take “{ $card }”
option-protect = Save it with “{ $card }”

## What the operations of an effect are about

op-resources = resources
op-steal_resources = stealing resources
op-paragon = Paragon
op-roll_paragon = rolling Paragon dice
op-steal_paragon = stealing Paragon
op-pool_size = size of the dice pool
op-rerolls = re-rolls
op-cap_dice = limit of the dice pool
op-add_symbol = symbol for the action pool
op-roll_into_pool = die for the action pool
op-turn_die = turning dice
op-reroll_pool = re-rolling dice
op-power = power
op-resistance = resistance
op-paragon_value = Paragon value
op-critical_value = critical hits
op-productivity = productivity
op-damage_ark = damage in the Ark
op-heal_ark = life points in the Ark
op-unblockable = attack that cannot be blocked
op-prevent = protection
op-destroy_addon = destroying an add-on card
op-destroy_soldier = destroying a soldier
op-rotate_warhost = changing the active soldier
op-retreat = retreat from the Ark
op-permit = permission
op-forbid = ban
op-disable = disabling an add-on card
op-discount = cheaper cards
op-action_cost = price of an action
op-free_action = free action
op-cycle_market = replacing cards in the market
op-scout = looking at a deck
op-gain_card = taking a card
op-reuse = resolving an effect again
op-choose = choice
op-gamble = a roll decides
op-todo = what the players agree on
operation = { $what } { $amount }
operation-paid = { $what } for { $price_text }

## What players may agree to change, and what they propose

change-name-gain-resources = A player gains resources
change-name-lose-resources = A player loses resources
change-name-gain-paragon = A player gains Paragon
change-name-lose-paragon = A player loses Paragon
change-name-heal = The soldier in the Ark gains life points
change-name-damage = The soldier in the Ark loses life points
change-name-symbol = An additional die for the action pool
change-name-replace = A card in the market is replaced
change-name-destroy-addon = An add-on card is destroyed
change-name-destroy-soldier = An active soldier is destroyed
change-name-take-card = Take the top card of a deck
change-gain-resources =
    { $amount ->
        [one] { $player } gains { $amount } resource
       *[other] { $player } gains { $amount } resources
    }
change-lose-resources =
    { $amount ->
        [one] { $player } loses { $amount } resource
       *[other] { $player } loses { $amount } resources
    }
change-gain-paragon = { $player } gains { $amount } Paragon
change-lose-paragon = { $player } loses { $amount } Paragon
change-heal =
    { $amount ->
        [one] the soldier in the Ark gains { $amount } life point
       *[other] the soldier in the Ark gains { $amount } life points
    }
change-damage =
    { $amount ->
        [one] the soldier in the Ark loses { $amount } life point
       *[other] the soldier in the Ark loses { $amount } life points
    }
change-symbol = an additional die for the action pool: { $face }
change-replace = “{ $card }” in the market is replaced
change-destroy-addon = { $player }’s “{ $card }” is destroyed
change-destroy-soldier = { $player }’s active soldier is destroyed
change-take-card =
    { $deck ->
        [soldier] the top card of the soldier deck is taken
        [civilian] the top card of the civilian deck is taken
        [structure] the top card of the structure deck is taken
       *[event] the top card of the event deck is taken
    }
