### XIBALBA: effects of cards as flowing text. What leads to a clause, and how clauses are joined.

## Orders of words

told-plain = { $subject } { $verb } { $whom } { $rest } { $during } { $end }
told-after = { $subject } { $verb } { $whom } { $rest } { $during } { $end }
told-infinitive = { $may } { $rest } { $during }
told-may = you may { $what }
told-may-after = you may { $what }
told-row = { $first }; { $other }
told-and = { $first } and { $other }
told-or = { $first } or { $other }
told-led = { $conditions }, { $clause }
told-paid = { $price }: { $happens }
told-bought = { $price } and { $happens }
told-used = { $price }: { $happens }
told-use = use this effect
told-more = or { $many } { $conditions }
told-or-more = { $first }, { $other }
told-choose = { $first }: { $other }
told-either = { $first }; or { $other }
told-roll = { $first }: { $other }
told-face = on { $face }, { $happens }
told-gap = { $operation } …
told-nothing =
    .subject = nothing
    .verb = happens

## How often, when, on which conditions

told-limit =
    { $n ->
        [one] once per turn
       *[other] up to { $n } times per turn
    }
told-often-when = { $often }, { $when },
told-when =
    { $first ->
        [yes] the first time each turn
       *[no] when
    }
told-while = while { $conditions }
told-if = if { $conditions }
told-provided = { $moment }, provided { $conditions }
told-would-lose =
    { $by ->
        [attack] when an attack would destroy
       *[any] when something would destroy
    } { $kind ->
        [civilian] one of your civilians
        [structure] one of your structures
       *[any] one of your add-on cards
    }

told-moment-attack =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } attacks
told-moment-attack_ark =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } attacks the Ark
told-moment-attack_base =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } attacks a base
told-moment-attack_done =
    { $when } an attack of { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } is over
told-moment-hit_base =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } successfully attacks a base
told-moment-block =
    { $when } { $would ->
        [yes] { $card ->
            [soldier] blocking would destroy this soldier
           *[other] blocking would destroy one of your soldiers
        }
       *[no] { $card ->
            [soldier] this soldier blocks
           *[other] one of your soldiers blocks
        }
    }
told-moment-block_survived =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } blocks an attack and survives
told-moment-enter_ark =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } enters the Ark
told-moment-destroy =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } destroys another soldier
told-moment-destroyed =
    { $when } { $card ->
        [soldier] this soldier
       *[other] this card
    } { $would ->
        [yes] would be
       *[no] is
    } destroyed
told-moment-own_soldier_destroyed =
    { $when } one of your soldiers { $would ->
        [yes] would be
       *[no] is
    } destroyed
told-moment-ark_damaged =
    { $when } { $card ->
        [soldier] this soldier loses life points to an attack in the Ark
       *[other] your soldier in the Ark loses life points to an attack
    } and survives
told-moment-ark_income =
    { $when } you roll Paragon dice for controlling the Ark { $card ->
        [soldier] with this soldier
       *[other] { "" }
    }
told-moment-paragon_blank =
    { $when } a Paragon die { $card ->
        [soldier] rolled for this soldier
       *[other] you roll
    } shows a blank
told-moment-buy = { $when } you buy { $bought }
told-moment-opponent_buys = { $when } an opponent buys { $bought }
told-moment-harvest = { $when } you harvest
told-moment-harvest_blank = { $when } a harvested Paragon die shows a blank
told-moment-pharmaceuticals = { $when } you use pharmaceuticals
told-moment-base_attacked = { $when } your base is attacked
told-moment-pool_complete = { $when } your dice phase ends
told-moment-use =
    { $when } { $card ->
        [soldier] this soldier
       *[other] one of your soldiers
    } is used

told-bought-any = a card
told-bought-addon = an add-on card
told-bought-soldier = a soldier
told-bought-civilian = a civilian
told-bought-structure = a structure
told-bought-event = an event

told-if-own_faction = this card belongs to your own faction
told-if-faction_cards_at_least =
    you have at least { $value ->
        [one] { $value } active card
       *[other] { $value } active cards
    } of this faction
told-if-location =
    this soldier is { $value ->
        [ark] in the Ark
       *[warhost] active in your Warhost
    }
told-if-ark =
    { $value ->
        [you] you control the Ark
        [opponent] an opponent controls the Ark
       *[not_you] you do not control the Ark
    }
told-if-life_at_least =
    { $known ->
        [yes] { "" }
       *[no] the soldier in the Ark
    } has at least { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }
told-if-life_at_most =
    { $known ->
        [yes] { "" }
       *[no] the soldier in the Ark
    } has at most { $value ->
        [one] { $value } life point
       *[other] { $value } life points
    }
told-if-level_at_least = your base is at least level { $value }
told-if-blocking = this soldier blocks
told-if-symbols_at_least =
    { $value ->
        [one] at least { $value } symbol is used
       *[other] at least { $value } symbols are used
    } for the attack
told-if-first_attack = it is the soldier’s first attack this turn
told-if-target_has_more_resources = the affected player has more resources than you
told-if-first_time = it is the first time this turn

## How long

told-until-turn_end = this turn
told-until-your_next_turn = until the start of your next turn
told-until-end_of_your_next_turn = on your next turn
told-until-attack_end = for this attack

## Prices

told-pay-resources =
    .subject = { "" }
    .verb = spend
    .rest =
        { $value ->
            [one] { $value } resource
           *[other] { $value } resources
        }
    .end = { "" }
    .may = spend
told-pay-paragon =
    .subject = { "" }
    .verb = spend
    .rest = { $value } Paragon
    .end = { "" }
    .may = spend
told-pay-life =
    .subject = { "" }
    .verb = let
    .rest =
        your soldier in the Ark lose { $value ->
            [one] { $value } life point
           *[other] { $value } life points
        }
    .end = { "" }
    .may = let
told-pay-sacrifice =
    .subject = { "" }
    .verb = destroy
    .rest =
        { $value ->
            [this] this card
           *[soldier] the active soldier of your Warhost
        }
    .end = { "" }
    .may = destroy

## Players

told-who-you =
    .doer = { "" }
    .nominative = you
    .dative = you
    .accusative = you
    .genitive = of yours
told-who-opponent =
    .doer = an opponent of your choice
    .nominative = an opponent of your choice
    .dative = an opponent of your choice
    .accusative = an opponent of your choice
    .genitive = of an opponent of your choice
told-who-same_opponent =
    .doer = that opponent
    .nominative = that opponent
    .dative = that opponent
    .accusative = that opponent
    .genitive = of that opponent
told-who-each_opponent =
    .doer = each opponent
    .nominative = each opponent
    .dative = each opponent
    .accusative = each opponent
    .genitive = of each opponent
told-who-all =
    .doer = every player, including you,
    .nominative = every player, including you,
    .dative = every player, including you,
    .accusative = every player, including you,
    .genitive = of every player, including you,
told-who-target =
    .doer = the attacked player
    .nominative = the attacked player
    .dative = the attacked player
    .accusative = the attacked player
    .genitive = of the attacked player
told-who-attacker =
    .doer = the attacking player
    .nominative = the attacking player
    .dative = the attacking player
    .accusative = the attacking player
    .genitive = of the attacking player
told-who-victim =
    .doer = its owner
    .nominative = its owner
    .dative = its owner
    .accusative = its owner
    .genitive = of its owner
told-who-richest_opponent =
    .doer = the opponent with the most resources
    .nominative = the opponent with the most resources
    .dative = the opponent with the most resources
    .accusative = the opponent with the most resources
    .genitive = of the opponent with the most resources
told-who-leading_opponent =
    .doer = the opponent with the most Paragon
    .nominative = the opponent with the most Paragon
    .dative = the opponent with the most Paragon
    .accusative = the opponent with the most Paragon
    .genitive = of the opponent with the most Paragon
told-who-ark_holder =
    .doer = the player who controls the Ark
    .nominative = the player who controls the Ark
    .dative = the player who controls the Ark
    .accusative = the player who controls the Ark
    .genitive = of the player who controls the Ark
told-richer = who has more resources than you

## Amounts that count something

told-most = (at most { $max })
told-per-structures =
    for each of { $whose ->
        [you] your
       *[other] their
    } active structures
told-per-civilians =
    for each of { $whose ->
        [you] your
       *[other] their
    } active civilians
told-per-base_level =
    for each level of { $whose ->
        [you] your
       *[other] their
    } base
told-per-resources_5 = for every 5 resources you hold
told-per-blanks_in_pool = for each blank die in your action pool

## Faces of dice, after “on”

told-on-blank = a blank
told-on-resource_1 = one resource symbol
told-on-resource_2 = two resource symbols
told-on-resource_3 = three resource symbols
told-on-attack = an attack symbol
told-on-critical = a critical hit
told-on-paragon_1 = one Paragon symbol
told-on-paragon_2 = two Paragon symbols

## What texts and effects have to agree about: expressions in one line, other forms of a word after /

told-things = resource, Paragon, life point, Resistance, Power, productivity, re-roll, \bArk, civilian, structure, event, add-on, dice pool, harvest, pharmaceutical, loot
