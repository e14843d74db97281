### The boards.

## Xibalba

x-turn = Turn { $number }: { $name }
x-target = First to { $target } Paragon wins
x-neutral = a neutral soldier
x-ark = The Ark
x-ark-empty = The Ark is empty
x-ark-state = held by { $name }, { $life } of { $most } life points
x-dice-action = Action pool
x-face =
    { $face ->
        [R-] blank resource die
        [R1] 1 resource
        [R2] 2 resources
        [R3] 3 resources
        [A-] blank attack die
        [A] attack
        [C] critical hit
        [G-] blank Paragon die
        [G1] 1 Paragon
       *[G2] 2 Paragon
    }
x-type-soldier = Soldiers
x-type-civilian = Civilians
x-type-structure = Structures
x-type-event = Events
x-priced = { $name } (costs { $price })
x-deck = { $size } in the deck, { $discard } discarded
x-locked = locked
x-pile =
    { $below ->
        [0] { $top }
       *[other] { $top }, { $below } below
    }{ $disabled ->
        [yes] , disabled
       *[no] { "" }
    }
x-warhost = Warhost
x-field = Field { $number }
x-paragon = Paragon { $paragon } of { $target }
x-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
x-level = Base level { $level }
x-resistance = Resistance { $value }
x-productivity = Productivity { $value }
x-actions = Actions

## Battalia

b-field = Field { $field }
b-battle = Battle
b-zone-ambush = Ambush
b-zone-table = Played
b-zone-refuge = Refuge
b-land-card =
    { $kind ->
        [city] City
       *[road] Road
    }: { $shape ->
        [dead_end] dead end
        [straight] straight
        [curve] curve
        [t] T-junction
       *[x] crossroads
    }
b-stack = { $name } ({ $size }, on top: { $top })
b-great = Great Artefacts
b-royals = Royal cards
b-no-faction = no faction yet
b-count-points = Victory points { $count }
b-count-deck = Deck { $count }
b-count-hand = Hand { $count }
b-count-nation = Nation { $count }
b-count-refuge = Refuge { $count }
b-count-ambush = Ambush { $count }
b-tent =
    { $count ->
        [one] { $card } with { $count } card
       *[other] { $card } with { $count } cards
    }
