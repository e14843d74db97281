### The terminal: command line, board and everything said around a match.

## The command line

cli-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-file-metavar = FILE
cli-files-metavar = FILE…
cli-paths-metavar = PATH…
cli-query-metavar = [QUERY]
cli-pack-metavar = PACK
cli-word-metavar = WORD
cli-error = Error: { $text }
cli-see-help = “stormark --help” lists the commands, “stormark COMMAND --help” explains one.
cli-no-such-command = There is no command “{ $found }” here. Allowed: { $allowed }.
cli-no-such-option =
    { $near ->
        [none] There is no option “{ $found }” here.
       *[other] There is no option “{ $found }” here. Did you mean { $near }?
    }
cli-option-needs-value = The option “{ $option }” needs a value.
cli-argument-missing = Something is missing here: { $name }.
cli-too-many-arguments = There are more arguments than this command takes: { $found }.
cli-lang-unknown = The language “{ $found }” is not available. Allowed: { $allowed }.

cli-help-stormark = Stormark is an exact table for board games: play, replay, check and look up.
    .short = An exact table for board games
cli-help-play =
    Play a game at this terminal: people at one screen and bots, in any mix.

    GAME is xibalba or battalia. Without further options a short dialogue prepares a game against a bot.
    .short = Play at this terminal
cli-help-replay = Verify a replay or a saved game, and show it step by step.
    .short = Verify and show a replay
cli-help-pack = Content packs: your own cards, factions and dice.
    .short = Make, check and compare content packs
cli-help-pack-check = Check packs. Every problem is listed with its place and what is allowed there; a good pack is summarized.
    .short = Check packs for problems
cli-help-pack-new =
    Begin a pack: a file with comments that explain what to fill in. It can be played as it is.
    .short = Begin a pack
cli-help-pack-export = Write the cards of a pack as a spreadsheet, a row for each. PACK is a file, a folder, or “base” for the game’s own.
    .short = Write cards as a spreadsheet
cli-help-pack-import = Make a pack from a spreadsheet. It contains only what differs from the pack it is based on.
    .short = Make a pack from a spreadsheet
cli-help-pack-diff = Show what differs between two packs, card by card. “base” is the game’s own pack.
    .short = Compare two packs
cli-help-pack-proof = Write a page with all cards of a pack in both languages, to hold beside the printed ones.
    .short = Write a page of all cards
cli-help-scenario = Scenario files: positions, moves and what must follow.
    .short = Check and show scenarios
cli-help-scenario-check = Play scenario files, or all in a folder, and report where the game differs from them.
    .short = Play scenarios and compare
cli-help-scenario-options = Play a scenario and list everything that can be done where it ends.
    .short = List what can be done at the end
cli-help-scenario-from = Write a position of a replay or saved game as a scenario file.
    .short = Write a position of a replay
cli-help-scenario-show = Describe a scenario: its rules, its first position and its moves.
    .short = Describe a scenario
cli-help-rules = Look up a rule, card, faction or word; without a query, list all rules.
    .short = Look up rules, cards and words
cli-help-cards = List the cards that match, with their whole text if there are at most three.
    .short = List and look up cards

cli-help-completion =
    Print what a shell needs to complete commands, options and their values.

    SHELL is bash, zsh or fish. In ~/.bashrc or ~/.zshrc: eval "$(stormark completion bash)", with zsh for zsh; in fish: stormark completion fish | source
    .short = Complete commands in your shell
cli-help-help =
    Show the manual: all commands with their options, or one command.

    At a terminal it is shown page by page; “stormark help lab run” explains a single command.
    .short = Show the manual
cli-help-unknown = There is no command “{ $found }” to explain. Allowed: { $allowed }.
cli-shell-unknown = The shell “{ $found }” is not known. Allowed: { $allowed }.
cli-manual-name = NAME
cli-manual-status =
    0: all is well. 1: problems or nothing found. 2: bad input.
    128 and more: a game was ended by a signal, whose number is added.
    .heading = EXIT STATUS
cli-manual-environment =
    STORMARK_LANG: the language, en or de; otherwise that of the system.
    STORMARK_…: the settings of a server, see docs/server.md.
    NO_COLOR: no colours at the terminal.
    .heading = ENVIRONMENT
cli-manual-files =
    $XDG_DATA_HOME/stormark, usually ~/.local/share/stormark: saved games, replays, the database.
    .heading = FILES
cli-about-lang = Language of all texts
cli-about-help = Show this page
cli-about-version = Show the version
cli-about-players = Number of players: you, and bots in the other seats
cli-about-seats = Who plays, in order: names of people, bot:LEVEL, bot:CHARACTER@LEVEL
cli-about-mode = How to play: normal or apocalypse (Xibalba), creation or stormgates (Battalia)
cli-about-target = Xibalba: Paragon needed to win
cli-about-factions = Xibalba: factions by seat; an empty place is drawn at random
cli-about-sets = Battalia: the faction sets in the game; otherwise they are drawn
cli-about-valley = Battalia: play with valleys (none)
cli-about-short-valley = Battalia: fewer great cities end a game with valleys, for teams
cli-about-week-limit = Battalia: week limit, 4 to 20, or 0 for none (10)
cli-about-draft = Battalia: choose the starting decks card by card
cli-about-hero-mode = Battalia: hero mode with veterans and stronger guards
cli-about-team-mode = Battalia: play in teams, 4 or more players
cli-about-two-trios = Battalia: two teams of three, with 6 players
cli-about-map-full = Battalia: the game also ends when the map is full
cli-about-trio-cap = Battalia: limit the attacks of the team of three, with 5 players
cli-about-metamorpha = Battalia: Metamorpha visits the map
cli-about-bilkarr = Battalia: Bilkarr visits the map and sells potions
cli-about-fanatics = Battalia: with Fanatics
cli-about-unbound = Battalia: with the Unbound
cli-about-kry-cek = Battalia: Kry-Cek’s Lost Scroll summons visitors
cli-about-extended = Battalia: extended game with free steps on home terrain
cli-about-pack = Play with the cards of this pack
cli-about-csv = The spreadsheet, comma-separated
cli-about-pack-base = The pack it is based on; the game’s own if left out
cli-about-pack-game = The game the packs are for; detected if left out
cli-about-seed = Secret behind all dice and shuffles; a game can be repeated with it
cli-about-plain = Plain lines without colour, for screen readers and pipes
cli-about-save = Where to save the game after every move
cli-about-resume = Resume a saved game
cli-about-scenario = Play on from the position of a scenario file
cli-about-at = The position after this entry of the log; the last one by default
cli-about-step = Step through the positions
cli-about-viewer = Whose view is shown
cli-about-game = Only cards of this game
cli-about-type = Only cards of this type
cli-about-faction = Only cards of this faction

## Bad input

cli-seat-empty = The seat has no name. Seats are separated by commas: Anna,bot:casual.
cli-seat-name = A name has at most { $longest } printable characters.
cli-seat-twice = Two people cannot both be called “{ $name }”.
cli-seats-count =
    { $seats ->
        [one] One seat is named
       *[other] { $seats } seats are named
    }, but the number of players is { $players }.
cli-not-a-number = “{ $found }” is not a whole number.
cli-option-of-game = This option belongs to another game: { $games }.
cli-cards-alike = In this game the cards of all factions are alike.
cli-seed-empty = A seed is 64 hex digits or any other text, and must not be empty.
cli-file-exists = This file already exists and is not overwritten. Choose another name, or resume it with --resume.
cli-resume-options = A saved game already has its players and options; --resume takes none.
cli-resume-over = This game is over; “stormark replay” shows it.
cli-hint-pack = Name the pack with the hash { $hash }: --pack FILE.
cli-scenario-options = A scenario brings its own players and options; only seats, seed and pack can be chosen.
cli-scenario-none = There are no scenario files (.toml) in this folder.

## Before a game

cli-default-name = Player 1
cli-bot-name =
    { $number ->
        [0] Bot { $kind }
       *[other] Bot { $kind } { $number }
    }
cli-ask-resume = There is an unfinished game ({ $file }). Resume it? [Y/n]
cli-ask-name = What is your name? [{ $default }]
cli-ask-players = How many players ({ $allowed })? [{ $default }]
cli-ask-other = Player { $number }: a bot ({ $bots }) or the name of a person? [{ $default }]
cli-ask-mode = Mode ({ $allowed })? [{ $default }]
cli-seed-hash = Hash of the secret seed: { $hash }
cli-autosave = Every move is saved in { $file }
cli-welcome-help = Type the number of an option, a move, or “help”.

## The board

cli-none = none
cli-player-line = Player { $number }: { $name }, { $faction }

## The menu

cli-hint = number or move · help · ? word · { $pages } · undo · log · quit
cli-more = page { $page } of { $pages }: + shows the next options
cli-meanwhile = Since your last turn:
cli-forced = Only one option was left, so it was taken for you: { $move }
cli-press-enter = Press Enter to continue.
cli-press-enter-more = Press Enter for more.
cli-curtain = It is { $name }’s turn to decide. Please pass the screen to { $name }.

## Answers at the prompt

cli-no-such-number = There is no such option; they are numbered from 1 to { $most }.
cli-no-such-word = “{ $word }” is neither a move nor a command; “help” lists both.
cli-nobody-else = Nobody else has to decide now.
cli-idle = { $name } has ended their turn, but may reopen it while the team is still playing: “next”.
cli-idle-yourself = Otherwise “next” passes the screen on.
cli-why-possible = “{ $move }” is possible now.
cli-lookup-nothing = There is nothing called “{ $query }”.
cli-lookup-near = Did you mean: { $near }?
cli-lookup-more = Also: { $titles }
cli-saved = Saved in { $file }
cli-not-saved = The move counts, but it could not be saved:
cli-quit-question = Keep the game for later? [Y]es, [n]o, [c]ancel:{" "}
cli-answer-no = no
cli-answer-cancel = cancel

## Help at the prompt

cli-command = { $command }
cli-help-command =
    { $command ->
        [help] {"  "}help – this page
        [board] {"  "}board – the whole board in words
        [options] {"  "}options – all options in whole sentences
        [more] {"  "}more or + – the next page of options
        [log] {"  "}log – everything that happened
        [next] {"  "}next – let a teammate go first, even one who has ended their turn
        [hint] {"  "}hint – what a strong player would do here, and why
        [chances] {"  "}chances – everyone’s win chances, from what you see
        [why] {"  "}why MOVE – why a move is not possible
        [undo] {"  "}undo – undo your last move
        [restart] {"  "}restart – restart your turn
        [save] {"  "}save [FILE] – save now, or a copy under another name
        [lang] {"  "}lang de – switch to German
       *[quit] {"  "}quit – leave; you can resume the game later
    }

## The end

cli-over = The game is over.
cli-seed = The secret seed was { $seed }
cli-replay-at = The replay is in { $file }
cli-review-at = What the coach thinks of it: { $command }
cli-kept = The game is saved in { $file }. To resume it:
cli-not-kept = The game was not saved.

## Replays

cli-replay-verified =
    { $count ->
        [one] Replay verified: { $count } entry replayed.
       *[other] Replay verified: { $count } entries replayed.
    }
cli-replay-older = Entries before position { $first } were played under older rules; they are listed, but cannot be checked here.
cli-replay-start = 0/{ $count } The beginning
cli-replay-entry =
    { $cause ->
        [undo] { $number }/{ $count } { $player } undoes a move
        [agreed] { $number }/{ $count } The players go back
        [practice] { $number }/{ $count } { $player } goes back (practice)
        [rules] { $number }/{ $count } Newer rules
        [forced] { $number }/{ $count } { $player }: { $move } (the only option)
       *[chosen] { $number }/{ $count } { $player }: { $move }
    }
cli-replay-prompt = n next, p previous, q quit ({ $at })>{" "}
cli-replay-help = next (or Enter), previous, first, last, goto 12 ({ $first } to { $last }), quit, or the first letters; board, review, { $pages }
cli-replay-no-review = The coach reviews finished games; this one is not over yet.
cli-replay-step = { $step }

## Packs and scenarios

cli-pack-problems =
    { $count ->
        [one] { $file }: { $count } problem.
       *[other] { $file }: { $count } problems.
    }
cli-pack-good = { $file }: this pack can be played.
cli-pack-cards = Cards: { $count } ({ $kinds })
cli-pack-factions = Factions: { $names }
cli-pack-hash = Hash: { $hash }
cli-pack-effect = The effect in words: { $text }
cli-pack-written = { $file }: written. It can be played as it is; the comments say what comes next.
cli-pack-exported =
    { $count ->
        [one] { $file }: { $count } row.
       *[other] { $file }: { $count } rows.
    }
cli-pack-imported =
    { $count ->
        [0] { $file }: no card differs from { $base }.
        [one] { $file }: { $count } card differs from { $base }.
       *[other] { $file }: { $count } cards differ from { $base }.
    }
cli-pack-added = { $name }: new
cli-pack-removed = { $name }: removed
cli-pack-nothing = nothing
cli-pack-differences =
    { $count ->
        [0] { $one } and { $other } are alike.
        [one] { $one } and { $other } differ in { $count } entry.
       *[other] { $one } and { $other } differ in { $count } entries.
    }
cli-pack-proof-title = { $game }: { $count } cards
cli-pack-proof-lead = Hold each card beside the printed one and tick it off.
cli-pack-proof-seen = checked
cli-pack-proofed =
    { $count ->
        [one] { $file }: { $count } card.
       *[other] { $file }: { $count } cards.
    }
cli-pack-name-game = Which game? Allowed: { $allowed }.
cli-pack-two-games = These packs are for different games: { $allowed }.
cli-pack-base-beside = The new pack has to be in the same folder as { $found }, on which it is based.
cli-scenario-over = The game is over.
cli-scenario-count =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }, { $failed ->
        [0] all passed.
       *[other] { $failed } failed.
    }
cli-scenario-step =
    { $refused ->
        [none] Move: { $moves }
        [any] Move: { $moves }, to be refused
       *[other] Move: { $moves }, to be refused by { $refused }
    }{ $dice ->
        [none] {""}
       *[other] {" "}(dice { $dice })
    }
