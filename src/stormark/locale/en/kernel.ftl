### The referee’s own refusals, and what is wrong with files from outside.
### Every message is a whole sentence; the place (file, line, field) is shown before it.

## Refusals of the referee

K-SEAT-01 = Player { $player } has nothing to decide now; it is player { $deciding }’s turn.
K-SEAT-02 = There is no player { $player } in this game; the players are numbered from 1 to { $players }.
K-DECISION-01 = That question is no longer open: it was answered or undone. Check what there is to decide now.
K-OVER-01 = The game is over.
K-FORM-01 = That is not an action of this game.
K-COMPOUND-01 = You can’t plan past a roll, a drawn card or hidden information. End the move there.
K-UNDO-01 = You have no move to undo.
K-UNDO-02 = Dice were rolled or cards were drawn since your move, so you can’t undo it.
K-UNDO-03 = Something hidden was revealed since your move, so you can’t undo it.
K-UNDO-04 = Player { $player } has moved since, so you can’t undo your move.
K-UNDO-05 = It is player { $player }’s turn, not yours; you can restart only your own turn.
K-UNDO-06 =
    Your turn can no longer be restarted as a whole, but you can undo { $free ->
        [one] your last move
       *[other] your last { $free } moves
    }.
K-UNDO-07 = There is no such earlier position to go back to.
K-UNDO-08 = Since your move the players have agreed to go back; what they kept then can’t be undone.
K-UNDO-09 = Since then the game has continued under newer rules, and you can’t go back before that.
K-SOUND-01 = Whatever the players do, a game stays in a state that its rules allow.

event-undone = { $player } undoes a move.
event-rewound = The players go back to an earlier position, as { $player } proposed; from there new dice are rolled.
event-practised = { $player } goes back to an earlier position (practice); dice and shuffles will come out the same from there.
event-forked = The game starts again from this position; dice and shuffles are new from here on.
event-continued = The game continues under version { $to } of the rules; until now it was version { $from }.

action-empty = The input contains no action.
action-malformed = An action consists of a verb and its named arguments.

## Files

file-unreadable =
    { $why ->
        [missing] There is no such file.
        [folder] This is not a file: it is a folder, or part of its path is a file.
        [denied] You are not allowed to read this file.
       *[other] The file cannot be read.
    }
file-no-folder =
    { $why ->
        [folder] This folder cannot be made: part of its path is a file.
        [denied] This folder cannot be made: you are not allowed to write there.
       *[other] This folder cannot be made.
    }
file-unwritable =
    { $why ->
        [missing] The folder for this file does not exist.
        [folder] This is not a file: it is a folder, or part of its path is a file.
        [denied] You are not allowed to write here.
       *[other] The file cannot be written; what was there before is unchanged.
    }
file-not-text = The file is not a text in UTF-8.

## Fields

field-unknown = There is no field “{ $key }” here. Allowed: { $allowed }.
field-missing = The field “{ $key }” is missing.
field-empty = The field “{ $key }” must not be empty.
field-type =
    { $expected ->
        [true-false] Either true or false is needed here
        [number] A whole number is needed here
        [decimal] A decimal number is needed here
        [text] A text in quotation marks is needed here
        [list] A list in square brackets is needed here
       *[table] A table is needed here
    }, not { $found ->
        [true-false] true or false
        [number] a whole number
        [decimal] a decimal number
        [text] a text
        [list] a list
        [table] a table
       *[nothing] nothing
    }.
field-count = { $expected } numbers are needed here, not { $found }.
field-not-plain = Only texts, numbers, true, false, lists and tables are allowed here.

## Replays and saved games

replay-not-json = The file is damaged or cut off: from line { $line } on it is not valid JSON.
replay-format = This is not a Stormark replay (“{ $expected }” is missing).
replay-version = The file has format version { $found }; this program reads version { $expected }.
replay-checksum = The file was changed after it was written: its checksum does not match.
replay-game = The file belongs to the game “{ $found }”, not to “{ $expected }”.
replay-rules-version = The game was played under rules version { $found }; this program plays version { $expected }.
replay-pack = The game needs another card pack ({ $found }) than the one loaded ({ $expected }).
replay-options = Such a game cannot be set up; see { $rule }.
replay-options-incomplete = The options are not complete.
replay-players =
    The game has { $expected ->
        [one] { $expected } player
       *[other] { $expected } players
    }; there must be as many names.
replay-seed-form = A seed has 64 digits from 0 to 9 and a to f.
replay-seed-hash = This is not the seed that was announced before the game.
replay-seed-missing = A saved or finished game must contain its seed.
replay-seed-early = The game is not over, so its seed must not be shown; only a saved game may contain it.
replay-sealed = The game is not over: its seed is still secret, so it cannot be replayed yet.
replay-result = The result is not the one the game led to.
replay-position = There is no such position; they are numbered from 0 to { $allowed }.
replay-older-rules = What comes before position { $first } was played under older rules; it can be read, but no longer shown.

entry-malformed = An entry is a move (seat, action, cause, digest), an undo (seat, undo_to, digest, and agreed if all players wanted it, or practice) or the change to newer rules (continued, state, digest).
log-refused = Entry { $number } is not possible in this position; see { $rule }.
log-differs = Entry { $number } is not what the referee would have written.
log-diverges = From entry { $number } on the game goes differently from what the file says.
log-ends-early = Entry { $number } is missing: the move before it forces one more.
log-snapshot = The stored position (after entry { $found }) is not the one the log has led to after entry { $expected }.
log-continued = From entry { $number } on the game follows other rules; load it again.
log-position-missing = Entry { $number } lacks the position from which the game continued under newer rules.
log-unsound = The position from which the game is to continue (entry { $number }) is not possible under these rules.

## Scenarios: what is wrong with the file

scenario-not-toml = Line { $line } is not valid TOML.
scenario-game = The game “{ $game }” does not fit here. Allowed: { $allowed }.
scenario-rule-id = “{ $rule }” is not the id of a rule; an id looks like X-ARK-03.
scenario-rule-unknown = There is no rule { $rule }. Similar: { $near }.
scenario-event-unknown = There is no event “{ $verb }”. Possible: { $near }.
scenario-checks-nothing = This checks nothing: a scenario needs a [then] or a refused step, and no [then] is empty.
scenario-nothing-happens = No step before this is carried out, so no event can happen or fail to.
scenario-do = A step has at least one move, and exactly one if it is to be refused.
scenario-seat = There is no player { $seat }; players are numbered from 1.
scenario-seat-needed =
    { $deciding ->
        [0] Nobody has anything to decide here, so the step must name its player (seat).
       *[other] Several players have to decide here, so the step must name its player (seat).
    }
scenario-results-exhausted =
    { $given ->
        [0] Chance is needed here, but no results are listed (dice).
        [one] More results are needed than the one listed.
       *[other] More results are needed than the { $given } listed.
    }
scenario-result-unfit = The result “{ $word }” is not possible here.
scenario-shuffle-unfit = No card called “{ $word }” lies in the pile that is shuffled here.
scenario-option-text = “{ $text }” does not stand for exactly one action here.
scenario-not-writable = A scenario file cannot describe this position.
scenario-after-circle = The scenarios follow each other in a circle.
scenario-after-fails = The scenario this one continues ({ $file }) itself fails.

## Scenarios: how the game differs

scenario-differs = Expected: { $expected }. Found: { $found }.
scenario-absent = Expected: { $expected }. There is nothing with that name here.
scenario-unsound = The move leads to an impossible position: { $found }.
scenario-refused = “{ $found }” was refused.
scenario-other-rule = The move should be refused by { $expected }, but { $found } refuses it.
scenario-accepted = The move should be refused ({ $expected }), but it was accepted.
scenario-refused-changed = The position was changed although the move was only examined.
scenario-results-left = Results nobody needed are left over: { $found }.
scenario-shuffles-left = Shuffles that did not happen are left over: { $found }.
scenario-event-missing = This event did not happen, or not in this order: { $expected }. What happened: { $found }.
scenario-event-happened = This event should not have happened: { $expected }.
scenario-option-missing = “{ $expected }” should be possible. Possible: { $found }.
scenario-option-open = “{ $expected }” should not be possible. Possible: { $found }.
