### BATTALIA: words for moves that are typed. In English they are those of the notation.

cli-verb-word = { $verb }
cli-thing-word = { $thing }

## Parts of a move, when one does not fit

cli-argument =
    { $argument ->
        [faction] Faction
        [field] Field
        [other] Second field
        [card] Card
        [with] Doubled by
        [zone] Hand or ambush
        [place] Hand or line
        [rank] Rank
        [artefact] Artefact
        [kind] Kind of card
        [shape] Shape
        [turned] Quarter turns
        [hero] Hero
        [heroes] Heroes
        [target] Target
        [defender] Defender
        [victim] Player
        [seat] Player
        [counts_as] Counts as
        [potion] Potion
        [number] Number
        [rate] Exchange
        [deal] Deal
        [form] Form
        [levels] Levels
        [ranks] Ranks
        [effect] Storm effect
        [npc] Visitor
        [payment] Payment
        [terrain] Terrain
        [result] Result
       *[action] Move
    }
