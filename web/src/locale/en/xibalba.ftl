### The drawn table of Xibalba.

## Cards

xc-cost = costs
xc-power = Power
xc-resistance = Resistance
xc-paragon = Paragon
xc-type-soldier = Soldier
xc-type-civilian = Civilian
xc-type-structure = Structure
xc-type-event = Event
xc-phase-EFFECT = Effect phase
xc-phase-DICE = Dice phase
xc-phase-ACTION = Action phase
xc-phase-PERMANENT = Permanent

## The table

xt-turn-label = Turn and phase
xt-apocalypse = Apocalypse
xt-apocalypse-about = One card of each type in the market, cards cost 1 less, and the Ark gives more Paragon
xt-until =
    { $until ->
        [turn_end] until the end of the turn
        [your_next_turn] until their next turn
        [end_of_your_next_turn] until the end of their next turn
        [attack_end] for this attack
       *[other] for now
    }
xt-ark-empty = empty
xt-life = Life points
xt-dice-of = Dice: { $name }
xt-rerolls =
    { $count ->
        [one] { $count } re-roll left
       *[other] { $count } re-rolls left
    }
xt-keep-all = Keep all
xt-browse = { $place }: look at all { $count } cards
xt-top = on top
xt-card-of-pile = { $card } ({ $place }, card { $number } from the bottom)
xt-discard = Discard pile ({ $count }), top: { $card }
xt-discard-of = Discard pile: { $type }
xt-no-discard = Nothing discarded

## Common actions

xp-discard = Discard
xp-reorganize = Re-organize
xp-pharmaceuticals = Pharma
xp-weapon_technology = Weapon tech
xp-tactical_assault = Assault
xp-harvest = Harvest
xp-upgrade = Upgrade

xt-stands = { $name }: { $paragon } of { $target } Paragon
xt-phase-effect = Effect
xt-phase-dice = Dice
xt-phase-action = Action
xt-neutral = neutral
xt-of-life = of { $most } life
xt-leave-out = Leave this die out, or put it back in
xt-hint-sort = Press a die to keep it or roll it again
xt-hint-act = Press a die to leave it out
xt-hint-pay =
    { $ways ->
        [one] The lit dice pay for it
       *[other] The lit dice pay for it; press one to change
    }
xt-other-dice = Other dice
xt-die-keep = { $face }: keep it
xt-die-use = { $face }: use it
xt-split = { $resource } × resource, { $attack } × attack
xt-kept = kept
xt-keeps = keep
xt-rolls = roll
xt-used = { $face }: used
xt-roll-again =
    { $count ->
        [0] Press a die to roll it again
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
xt-gather = Gather all: +{ $count }
xt-take-gems = Take the Paragon
xt-behind = of { $target } · { $name } leads with { $paragon }
xt-ahead = of { $target } to win
xt-to-spend = +{ $dice } on dice = { $total }
xt-in-store = resources in store
xt-piles = Warhost and fields
xt-upgrade-for = Upgrade: { $price }
xt-covers = gets covered
xt-cards = { $count } cards
xh-short = { $count } short

## Opponents

xr-holds = holds the Ark
xr-of = of { $target }
xr-raised = { $base } + { $more } { $reason }
xr-no-blocker = no soldier to block
xr-blockers =
    { $count ->
        [one] 1 soldier to block
       *[other] { $count } soldiers to block
    }

## The large card beside the table

xi-asks = This card asks
xi-selected = Selected
xi-card = Last card
xi-faction = Your faction
xi-inside = In the Ark
xi-none = Click a card to read it here.

## Verbs on cards

xv-buy = Buy
xv-discard = Discard
xv-activate = Use
xv-replace = Replace
xv-take = Take
xv-top = On top
xv-bottom = At the bottom
xv-destroy = Destroy
xv-disable = Disable
xv-place = Place here
xv-resolve = Resolve
xv-trigger = Resolve
xv-protect = Save
xv-lift = Move
xv-attack = Attack
xv-enter = Enter
xv-pharmaceuticals = Heal
xv-upgrade = Upgrade
xv-opponent = Choose
xv-why = Why not?
xv-asks = asks first
xv-fields =
    { $count ->
        [one] choose the field
       *[other] choose 1 of { $count } fields
    }
xv-point = Choose where

## Sums: the reason of each part

xw-printed = printed
xw-card = a card
xw-lasting = an effect
xw-mode = Apocalypse
xw-life = life points
xw-symbols = symbols × power
xw-criticals = critical hit
xw-limit = limit
xw-earlier = since changed
xw-effect = effects of this attack
xw-held-off = prevented by the holder

## Attacks: before

xa-power = Your attack: { $power }
xa-target = Target
xa-dice = Dice for the attack
xa-all =
    { $count ->
        [one] Take { $count } symbol
       *[other] Take all { $count } symbols
    }
xa-go-ark = Attack the Ark
xa-go-base = Attack { $name }
xa-final = Can’t be undone
xa-final-roll = Can’t be undone: dice are rolled
xa-enter = The Ark is empty
xa-standing = As things stand
xa-base = { $name }’s base
xs-ark-damage = { $damage } damage: { $card } has { $life } life left
xs-dice-gone = The dice are used up.
xs-ark-falls = { $card } falls: { $damage } against { $life } life
xs-ark-taken = { $card } takes the Ark with { $life } life
xs-ark-roll =
    { $dice ->
        [0] You roll no Paragon die now
        [one] You roll { $dice } Paragon die now
       *[other] You roll { $dice } Paragon dice now
    }{ $income ->
        [0] {""}
        [one] , and { $income } after every turn you hold it
       *[other] , and { $income } after every turn you hold it
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } Paragon
    }
xs-ark-income =
    { $dice ->
        [0] No Paragon dice for holding it
        [one] { $dice } Paragon die after every turn you hold it
       *[other] { $dice } Paragon dice after every turn you hold it
    }{ $more ->
        [0] {""}
       *[other] , plus { $more } Paragon
    }
xs-may-block = { $name } may block with { $card }: { $falls ->
        [yes] it would fall (resistance { $resistance })
        [open] whether it falls depends on choices or rolls (resistance { $resistance })
       *[no] it would hold (resistance { $resistance })
    }
xs-open = { $text } (unless a choice or a roll changes it)
xs-no-blocker = Nobody can block
xs-base-holds =
    { $blocked ->
        [maybe] Unblocked, the base holds: { $power } against { $resistance }
       *[no] The base holds: { $power } against { $resistance }
    }
xs-base-hit =
    { $blocked ->
        [maybe] Unblocked, the base is hit: { $power } against { $resistance }.
       *[no] The base is hit: { $power } against { $resistance }.
    } { $addons ->
        [0] No add-on card to destroy.
       *[other] You may destroy an add-on card.
    }
xs-base-loot =
    { $most ->
        [0] No Paragon to loot
       *[other] You loot up to { $most } Paragon from { $name } ({ $dice ->
            [one] 1 die
           *[other] { $dice } dice
        })
    }
xs-empty = Nobody is inside: an attack symbol lets your soldier enter.
xs-neutral = A neutral soldier holds it: { $card }.
xs-income =
    { $mine ->
        [yes] You roll
       *[no] { $name } rolls
    } { $dice ->
        [one] 1 Paragon die
       *[other] { $dice } Paragon dice
    } after every turn{ $more ->
        [0] {""}
       *[other] , plus { $more } Paragon
    }.
xs-your-soldier = Your { $card } strikes with { $power } per symbol.
xs-their-soldier = { $name }’s { $card } strikes with { $power } per symbol.
xs-no-soldier = You have no soldier to attack with.

## Attacks and effects: what is at stake

xb-look = Look at the table
xb-back = Back to the question
xb-power = Attack
xb-from-ark = attacks from the Ark
xb-from-warhost = attacks from the Warhost
xb-your-base = your base
xb-breaks = { $power } breaks { $needed }
xb-not-breaks = { $power } does not reach { $needed }
xb-block = Block
xb-pass = Don’t block
xb-cost-none = you lose nothing
xb-cost-soldier = you lose a soldier
xb-cost-kept = you may lose a soldier
xb-cost-base =
    { $addons ->
        [0] { $most ->
            [0] nothing is at risk
           *[other] at risk: up to { $most } Paragon
        }
       *[other] { $most ->
            [0] at risk: an add-on card
           *[other] at risk: an add-on card, up to { $most } Paragon
        }
    }
xb-safe =
    { $paragon ->
        [0] Your add-on cards are safe.
       *[other] Your add-on cards and your { $paragon } Paragon are safe.
    }
xb-holds = { $card } holds: resistance { $resistance } against { $power }.
xb-falls-next = { $card } is destroyed. { $next } moves up.
xb-falls-last = { $card } is destroyed. No soldier is left in your Warhost.
xb-reward =
    { $dice ->
        [one] { $name } rolls 1 Paragon die as a reward. You lose no Paragon.
       *[other] { $name } rolls { $dice } Paragon dice as a reward. You lose no Paragon.
    }
xb-stays = { $card } stays in your Warhost.
xb-base-holds = Your base holds: { $power } against { $resistance }.
xb-addon =
    { $count ->
        [one] { $name } may destroy this add-on card.
       *[other] { $name } may destroy one of these add-on cards.
    }
xb-loot = You lose up to { $most } of your { $from } Paragon to { $name }.
xb-no-loot = You have no Paragon to lose.
xb-then-loot =
    { $most ->
        [0] { $name } has no Paragon to lose.
       *[other] Then you loot up to { $most } Paragon from { $name }.
    }
xb-destroy = Destroy { $card }
xb-spare = Destroy nothing
xb-under =
    { $count ->
        [one] 1 card lies below it.
       *[other] { $count } cards lie below it.
    }
xb-nothing-under = The field will be empty.
xb-save = Save it with { $card }
xb-let-go = Let it go
xb-lost = { $card } is destroyed.
xb-used = { $card } does what its text says.
xb-pay-resources =
    { $amount ->
        [one] You pay { $amount } resource: { $from } → { $to }.
       *[other] You pay { $amount } resources: { $from } → { $to }.
    }
xb-pay-paragon = You pay { $amount } Paragon: { $from } → { $to }.
xb-pay-life =
    { $amount ->
        [one] Your soldier in the Ark loses { $amount } life point: { $from } → { $to }.
       *[other] Your soldier in the Ark loses { $amount } life points: { $from } → { $to }.
    }
xb-unused = Nothing happens; { $card } stays as it is.
xb-fate-falls = destroyed
xb-fate-risk = at risk
xb-fate-stays = stays
xb-fate-next = moves up
xb-odds-title = Paragon rolled
xb-odds = Paragon rolled: { $said }
xb-wins = { $chance } chance to win the game

## On a phone

xf-market = Market
xf-base = My base
xf-actions = Actions
xf-log = Log
xf-rival = Base
xf-spend = { $count } to spend
xf-raise = Pull the panel up
xf-lower = Pull the panel down
