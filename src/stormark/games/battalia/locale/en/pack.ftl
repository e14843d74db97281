### Problems of content packs of this game; those of every game are in stormark/locale.

## Single values

pack-each-type-once = Each of the seven artefact types has exactly one day (B-ORACLE-02); wrong here: { $found }.
pack-not-a-field = A field is written [row, column] with two whole numbers, not { $found }.
pack-field-count =
    { $allowed ->
        [0] This layout has no such fields; given here: { $found }.
        [one] Exactly one field is needed, not { $found }.
       *[other] Exactly { $allowed } fields are needed, not { $found }.
    }
pack-faction-id = { $found } is not a faction id: up to 40 lower-case letters a–z and underscores, a letter first; “unbound” and “fanatics” are taken.

## The whole pack

pack-sum = The counts add up to { $found }; the printed total is { $allowed }. What is added in one place must be taken away in another.
pack-too-many-factions = There are { $found } factions; at most { $high } are possible.
pack-cohort = The smallest cohort would draw fewer than 0 cards: draw_offset is { $found }, at least { $low } is needed.
pack-crystal = The crystal cannot keep more cards than it looks at: { $found } of { $high }.
pack-direction = Bilkarr moves diagonally: row and column are 1 or -1, not 0.
pack-four-buildings = Each valley has four buildings (B-VALLEY-01); “{ $valley }” has { $found }.

## Boards

pack-off-board = The field { $found } is not on the board of { $rows } rows and { $columns } columns.
pack-field-used = The field { $found } is already taken: { $first }.
pack-cities-adjacent = Two cities are side by side: { $found }.
pack-not-connected = The field { $found } is cut off from the rest of the board.
