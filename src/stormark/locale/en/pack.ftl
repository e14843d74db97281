### Problems of content packs of every game. The place (file, line, field) is printed in front.

## Files

pack-file-missing = There is no such file.
pack-file-unreadable = The file cannot be read: { $why }.
pack-file-too-large = The file is too large; { $limit } megabytes are allowed.
pack-file-kind = A pack is a file that ends in { $allowed }, or a folder of .toml files; this name ends in { $found }.
pack-folder-empty = The folder holds no .toml file.
pack-not-utf8 = The file is not encoded in UTF-8.
pack-syntax =
    { $why ->
        [key_twice] This name already appears in the same place; each is allowed once
        [equals] A “=” is missing after the name
        [bracket] A “]” is missing at the end of the heading
        [line_end] The line goes on where it should end
        [text_open] A text is not closed by a quotation mark
        [list_open] A list is not closed, or a comma is missing in it
        [table_open] A table in braces is not closed, or a comma is missing in it
        [comma] There is a comma missing or one too many, or something is not closed
        [colon] A “:” is missing after the name
        [escape] There is a “\” in a text; write “\\”, or put the text into single quotation marks
        [control] There is a character that is not allowed here
        [value] The value is missing or not a value: texts need quotation marks, numbers do not
        [key] The line does not begin with a name
        [name] A name in quotation marks is missing, or there is a comma before a “{ "}" }”
        [quotes] Quotation marks have to be straight: "…"
        [zero] A number must not begin with 0
        [number] A number has too many digits
       *[other] The line cannot be understood
    }: { $text }
pack-too-deep = Tables and lists are nested more than { $limit } levels deep.
pack-too-many-values = There are more values than a pack can have; { $limit } are allowed.
pack-not-a-table = A pack consists of named sections, each a table of its own.
pack-key-twice = The key “{ $why }” appears twice in the same object.
pack-schema-version = This version of the schema is unknown: { $found }. Allowed: { $allowed }.
pack-game-unclear = It is not clear which game this pack is for. Write game = "…" into a section [pack], or name the game with --game: { $allowed }.
pack-other-game = The pack says that it is for { $found }, not for { $allowed }.
pack-based-on-name = { $found } is not a pack in this folder: name a file or folder without its path, or "base" for the pack that comes with the game.
pack-based-on-missing = There is no pack { $found } in this folder.
pack-based-on-circle = { $found } is based on this pack in turn, or too many packs build on each other.
pack-csv = The spreadsheet cannot be read: { $why }.
pack-csv-column = The column “{ $column }” is missing or empty.
pack-csv-column-twice = The column “{ $column }” appears twice.
pack-csv-section = There is no kind of cards called “{ $found }”.
pack-csv-id-twice = The same id is already in row { $found }.
pack-csv-cell = The cell cannot be read: { $found }. Numbers are written alone, lists and tables as in a pack file; everything else is text.
pack-csv-both = The cell and one of the columns “{ $column }.…” are both filled; only one of them can be.
pack-csv-too-long = The row has more cells than the heading.
pack-file-exists = This file already exists; it is not overwritten.
pack-more-problems = There are more problems than these { $shown }. The rest is checked once these are fixed.

## Fields

pack-unknown-key = There is no field called { $found } here. Allowed: { $allowed }.
pack-unknown-key-near = There is no field called { $found } here; did you mean “{ $nearest }”? Allowed: { $allowed }.
pack-key-missing = The field “{ $key }” is missing.
pack-wrong-type =
    { $allowed ->
        [text] A text in quotation marks is needed
        [integer] A whole number is needed
        [number] A number is needed
        [boolean] true or false is needed
        [list] A list is needed
       *[table] A table is needed
    }, not { $found }.
pack-out-of-range = { $found } is out of range: from { $low } to { $high } is allowed.
pack-unknown-word = { $found } is not possible here. Allowed: { $allowed }.
pack-unknown-word-near = { $found } is not possible here; did you mean “{ $nearest }”? Allowed: { $allowed }.
pack-text-empty = The text is empty.
pack-text-too-long = The text has { $length } characters; { $limit } are allowed.
pack-text-control = The text contains a line break, a tab or another invisible character.
pack-bad-id = { $found } is not an id: up to 40 lower-case letters a–z, digits and underscores, a letter first.
pack-bad-id-near = { $found } is not an id: up to 40 lower-case letters a–z, digits and underscores, a letter first; “{ $nearest }” would be one.
pack-text-missing = A text is missing: one of { $allowed } is needed, the other language falls back to it.
pack-value-twice = Another file in this folder already gives this value: { $first }.
pack-unknown-entry = There is no entry { $found } to change or remove; a new one needs all of its fields. There are: { $allowed }.
pack-unknown-entry-near = There is no entry { $found } to change or remove; did you mean “{ $nearest }”? A new one needs all of its fields.
pack-remove-true = Only “remove = true” is possible; leave it out to keep the entry.
pack-id-differs = The id is already in the heading: “{ $found }”. Leave it out here, or repeat it as it is.
pack-fixed-by-rules = The rules fix this value: { $allowed }, not { $found }. A pack changes content, not rules.
