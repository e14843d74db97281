### Problems of content packs of this game; those of every game are in stormark/locale.

## Files

pack-section-twice = Another file in this folder already has this section; only boards, factions and cards can be spread over several files.
pack-list-and-tables = The section has a list and tables by id; a list replaces all entries, tables change single ones. Use one of the two.

## Fields

pack-zero = Zero would change nothing; leave the item out.
pack-only-true = Only true is possible, not { $found }; leave the condition out if it should not count.
pack-duplicate-id = The id “{ $found }” is already taken: { $first }.
pack-table-empty = The table is empty. It may hold: { $allowed }.

## Rules constants, dice, boards and factions

pack-six-faces = A die has six faces, not { $found }.
pack-one-critical = Exactly one face of the attack die is “critical” (X-COMP-18), not { $found }.
pack-paragon-die-ties = The faces of the Paragon die are all the same, so the roll for the starting player (X-SETUP-19) would never end.
pack-four-boards = At least four boards are needed (X-COMP-02) and { $high } at most, not { $found }.
pack-two-sides = A board has one or two factions (X-COMP-14), not { $found }.
pack-faction-on-two-sides = The faction “{ $found }” is already on another side of a board.
pack-board-mismatch = The faction “{ $faction }” names the board “{ $found }”, but is not among the sides of that board.
pack-base-cards-need-faction = Cards of the pack this one is based on need the faction “{ $found }”: keep it, or change or remove its cards.
pack-four-levels = A base has exactly four levels (X-COMP-07), not { $found }.
pack-upgrade-cost =
    { $level ->
        [1] Level 1 is where a base starts: its upgrade cost is 0, not { $found }.
       *[other] Level { $level } costs { $low } or { $high } (X-BASE-02), not { $found }.
    }
pack-level-falls = The value falls from { $low } to { $found }; from level to level it never falls (X-BASE-03).

## Cards

pack-too-few-cards =
    { $kind ->
        [soldier] Soldiers: { $found }. A game needs at least { $allowed }: one in the Ark and two in the market.
        [civilian] Civilians: { $found }. A game needs at least { $allowed } for the market.
        [structure] Structures: { $found }. A game needs at least { $allowed } for the market.
       *[event] Events: { $found }. A game needs at least { $allowed } for the market.
    }
pack-too-many-cards = There are { $found } cards, counted with copies; at most { $allowed } are allowed.
pack-only-soldiers = “{ $key }” is possible on soldiers only.
pack-text-numbers = Text and effect give different numbers. In the effect alone: { $missing }; in the text alone: { $extra }.
pack-text-things = Text and effect speak of different things. In the effect alone: { $missing }; in the text alone: { $extra }.
pack-effect-empty = At least one item is needed.

## Items of effects: when

pack-soldier-needs-trigger = Every item of an ACTION soldier needs a trigger: the moment at which it applies.
pack-op-needs-trigger = “{ $op }” needs one of these triggers: { $allowed }.
pack-trigger-needs-permanent = The moment “{ $trigger }” comes in opponents’ turns, but a card with the phase { $phase } works in your own turn only; the phase must be PERMANENT.
pack-op-during-attack = “{ $op }” could take a soldier out of an attack that is under way, so it cannot have the trigger “{ $trigger }”; attack_done comes after the attack.
pack-limit-needed = “{ $op }” could bring about its own trigger “{ $trigger }” again and again; it needs a limit.
pack-kind-twice = “kind” would belong to the trigger “{ $trigger }” and to “{ $op }” at the same time; put the operation inside “choose” or take another trigger.
pack-not-continuous = “{ $op }” happens at one moment; on a PERMANENT card it needs a trigger.
pack-no-action-pool = “{ $op }” needs dice in your action pool: use it in the ACTION phase, on an event or with one of these triggers: { $allowed }.
pack-reuse-phase = A card can reuse another only in its own phase and without a trigger; { $found } is not the phase of this card.
pack-reuse-dice = No effect lets a DICE effect happen twice in a round (X-RULING-92); only the effects of EFFECT cards can be reused.
pack-first-time-loss = An effect that saves a soldier cannot depend on a first time; use “limit”.
pack-blocking-continuous = “blocking” counts for continuous effects of PERMANENT soldiers only.
pack-condition-needs-trigger = The condition “{ $key }” needs one of these triggers: { $allowed }.
pack-condition-needs-players = The condition “{ $key }” needs an item that affects other players.

## Items of effects: who, how long, at what price

pack-who-needs-trigger = “{ $who }” is known only with one of these triggers: { $allowed }.
pack-who-continuous = A continuous effect chooses nobody: instead of “{ $who }” it can name { $allowed }.
pack-no-same-opponent = No earlier item of this card with the same trigger chooses an “opponent”.
pack-until-not-lasting = “{ $op }” is done at once, so it has no duration.
pack-use-needs-until = A soldier is also used when it enters the Ark, without any attack: how long “{ $op }” lasts must be stated with “until”. What counts for one attack has the trigger “attack”.
pack-duration-misses = The effect would be over (“{ $found }”) before it can matter; it needs “{ $allowed }”.
pack-pay-needs-optional = Nobody is forced to pay: an item with “pay” needs “optional = true” here.
pack-sacrifice-event = An event cannot be sacrificed.
pack-second-sacrifice = Items of one activation or option are paid for together, so only one of them can cost a “sacrifice”.
pack-useless-event = “{ $key }” means nothing on an event: it takes effect once, when it is bought.
pack-useless-continuous = “{ $key }” means nothing on a continuous effect: it is in force while its card is active.
pack-useless-inside = “{ $key }” belongs to “{ $outer }” itself, not to the items inside.
pack-nested-too-deep = “choose” and “gamble” cannot be nested in each other.

## Items of effects: single operations

pack-options-count = At least two options are needed, not { $found }.
pack-turn-same-face = The die would show the same face as before.
pack-loot-amount-or-keep = Exactly one of “amount” and “keep” is needed.
pack-useless-deck = “{ $key }” is possible with “discard” only: from a deck the top card is taken.
pack-deck-needs-kind = One deck must be named: soldier, civilian or structure.
