### What is wrong with input to a game. The place (field, argument) is shown before each message.

verb-unknown = There is no action “{ $found }”. Allowed: { $allowed }.
option-unknown = There is no option { $found }.
trial-card = The card “{ $found }” cannot be tried out.
argument-unknown = “{ $found }” is not possible here. Allowed: { $allowed }.
options-too-many = A decision has more options than the table of { $size } numbers can tell apart.
argument-extra = The action “{ $verb }” has no such argument. Allowed: { $allowed }.
argument-missing = The action “{ $verb }” needs this argument.
notation-too-long = The input is too long; at most { $most } characters are allowed.
notation-too-many = Too much for the action “{ $verb }”: { $found }.
card-unknown = There is no card “{ $found }”.
card-used-twice = The card “{ $found }” is used more often than there are copies of it.
number-range = The number must be from { $low } to { $high }, not { $found }.
list-length =
    { $length ->
        [one] This list takes { $length } entry.
       *[other] This list takes { $length } entries.
    }
player-unknown = The game has only { $players } players.
given-new = “new” is a table of options and must stand alone.
given-refused = Such a game cannot be set up; see { $rule }.
given-procedure = No procedure of the rules can be in this state.
pickle-pack = This was pickled with pack { $found } of the game; here, pack { $expected } is loaded.
snapshot-malformed = The saved state is damaged here.
bot-unknown = There is no bot “{ $found }”. Allowed: { $allowed }, or a character and a level such as ixchel@casual.
bot-character-unknown = Nobody called “{ $found }” plays this game. Characters: { $allowed }.
bot-level-unknown = There is no level “{ $found }”. Allowed: { $allowed }.

# Position codes

code-malformed = This is not the code of a position, which looks like xibalba.1.2.0b81f2c4.all.AbC…
code-game = This is a position of { $found }, not of { $expected }.
code-version = This code has form { $found }, and only form { $expected } can be read here.
code-rules = This position is of version { $found } of the rules; the rules here are version { $expected }.
code-pack = This position needs the content pack { $found }; here, pack { $expected } is loaded.
code-damaged = This code is damaged: a part of it is missing or was changed.
code-unsound = There is no such position: { $what }
code-own = This position has cards or numbers of its own, which a code cannot express. Write a scenario instead.

# The library

seed-range = A seed is a whole number, at least 0 and below 2 to the power of 256; { $found } is not.
seed-bytes = A seed has { $expected } bytes, not { $found }.
client-address = “{ $found }” is not the address of a server. It looks like https://example.org.
position-seen = This is what one viewer sees of a position; only the whole position can be played on or shown to others.

# Bots of one's own

own-bot-name = “{ $found }” is not a bot. A class is named module:Class, a program cmd:"python my_bot.py", a network model.onnx.
own-bot-module = There is no module { $found }, neither installed nor in this folder.
own-bot-class = The module { $module } has no class { $found }.
own-bot-choose = { $found } is not a bot: it has no method choose(view, decision, simulator).
own-bot-chose = This is not one of the options of “{ $kind }”: { $found }
own-bot-line = The program wrote a line that is not a message: { $found }
model-file = The model { $found } cannot be read: { $reason }
model-shape = A model gets { $allowed } and gives logits; in this one “{ $found }” is different. See docs/bots.md.
model-other = The model was made for another { $key }: “{ $found }” instead of “{ $expected }”.
model-players = The model plays with { $expected } players, not with { $found }.
model-fails = The model cannot be run: { $reason }
model-scores = The model gives { $found } scores where { $expected } are expected, or something that is not a number.
