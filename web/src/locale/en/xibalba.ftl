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
xc-letters-soldier = So
xc-letters-civilian = Ci
xc-letters-structure = St
xc-letters-event = Ev
xc-phase-EFFECT = Effect phase
xc-phase-DICE = Dice phase
xc-phase-ACTION = Action phase
xc-phase-PERMANENT = Permanent

## The table

xt-turn-label = Turn and phase
xt-apocalypse = Apocalypse
xt-apocalypse-about = One card of each type on offer, everything 1 cheaper, more Paragon for holding the Ark
xt-resolving = { $card } takes effect
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
xt-dice = Dice
xt-dice-of = Dice: { $name }
xt-rerolls =
    { $count ->
        [one] { $count } re-roll left
       *[other] { $count } re-rolls left
    }
xt-roll = Re-roll
xt-keep-all = Keep all
xt-keep-here = Dice you keep go here
xt-level = Level { $level }: resistance { $resistance }, productivity { $productivity }
xt-fold = Hide the piles of { $name }
xt-unfold = Show the piles of { $name }
xt-browse = { $place }: look at all { $count } cards
xt-top = on top
xt-card-of-pile = { $card } ({ $place }, number { $number } from below)
xt-discard = Discard pile: { $card } on top of { $count }
xt-discard-of = Discard pile: { $type }
xt-no-discard = Nothing discarded

## Attacks

xa-title = Prepare an attack
xa-soldier = { $card } attacks
xa-target = Target
xa-dice = Dice for the attack
xa-choose = Choose dice for the attack
xa-clash = Attack
xa-attacks = { $name } attacks with { $card }: { $target }
xa-base = base of { $name }
xa-blocker-resistance = Resistance of the soldier who can block

## Common actions; soft hyphens say where narrow plates may break a word

xp-discard = Discard
xp-reorganize = Re-organize
xp-pharmaceuticals = Pharma­ceuticals
xp-weapon_technology = Weapon techno­logy
xp-tactical_assault = Tactical assault
xp-harvest = Harvest
xp-upgrade = Upgrade
