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

    GAME is xibalba. Without further options a short dialogue prepares a game against a bot.
    .short = Play at this terminal
cli-help-replay = Verify a replay or a saved game, and show it step by step.
    .short = Verify and show a replay
cli-help-pack = Content packs: your own cards, factions and dice.
    .short = Check content packs
cli-help-pack-check = Check packs: every problem with its place and what is allowed there, or what a good pack holds.
    .short = Check packs for problems
cli-help-scenario = Scenario files: positions, moves and what must follow.
    .short = Check and show scenarios
cli-help-scenario-check = Play scenario files, or all in a folder, and say how the game differs from them.
    .short = Play scenarios and compare
cli-help-scenario-show = Describe a scenario: its rules, its first position and its moves.
    .short = Describe a scenario
cli-help-rules = Look up a rule, card, faction or word; without a query, list all rules.
    .short = Look up rules, cards and words
cli-help-cards = List the cards that fit; the whole text when there are at most three.
    .short = List and look up cards

cli-about-lang = Language of all texts
cli-about-help = Show this page
cli-about-version = Show the version
cli-about-players = Number of players: you, and bots in the other seats
cli-about-seats = Who plays, in order: names of people, bot:greedy, bot:random
cli-about-mode = How to play (normal)
cli-about-target = Paragon needed to win
cli-about-factions = Factions by seat; an empty place is drawn at random
cli-about-pack = Play with the cards of this pack
cli-about-seed = Secret behind all dice and shuffles; a match can be repeated with it
cli-about-plain = Plain lines without colour, for screen readers and pipes
cli-about-save = Where to keep the game after every move
cli-about-resume = Go on with a saved game
cli-about-step = Step through the positions
cli-about-viewer = Whose knowledge is shown
cli-about-type = Only cards of this type
cli-about-faction = Only cards of this faction

## Bad input

cli-seat-empty = The seat has no name. Seats are separated by commas: Anna,bot:greedy.
cli-seat-name = A name has at most { $longest } printable characters.
cli-seat-twice = Two people cannot both be called “{ $name }”.
cli-seat-bot = There is no bot “{ $found }”. Allowed: { $allowed }.
cli-seats-count =
    { $seats ->
        [one] One seat is named
       *[other] { $seats } seats are named
    }, but the number of players is { $players }.
cli-not-a-number = “{ $found }” is not a whole number.
cli-seed-empty = A seed is 64 hex digits or any other text, but not nothing.
cli-file-exists = This file exists already and is not overwritten. Choose another name, or go on with it by --resume.
cli-resume-options = A saved game already says who plays what; --resume takes no options of a new game.
cli-resume-over = This match is over; “stormark replay” shows it.
cli-hint-pack = Name the pack with the hash { $hash } by --pack FILE.
cli-scenario-none = There are no scenario files (.toml) in this folder.

## Before a game

cli-default-name = Player 1
cli-bot-name =
    { $number ->
        [0] Bot { $kind }
       *[other] Bot { $kind } { $number }
    }
cli-ask-resume = There is an unfinished game ({ $file }). Go on with it? [Y/n]
cli-ask-name = What is your name? [{ $default }]
cli-ask-players = How many players, 2, 3 or 4? [{ $default }]
cli-ask-other = Player { $number }: a bot ({ $bots }) or the name of a person? [{ $default }]
cli-ask-mode = Mode, normal or apocalypse? [{ $default }]
cli-welcome =
    { $mode ->
        [apocalypse] XIBALBA in Apocalypse mode. Whoever reaches { $target } Paragon first wins.
       *[normal] XIBALBA. Whoever reaches { $target } Paragon first wins.
    }
cli-seed-hash = Hash of the secret seed: { $hash }
cli-autosave = Every move is saved in { $file }
cli-welcome-help = Type the number of an option, a move, or “help”.

## The board

cli-title = XIBALBA · Turn { $turn } · { $player } · { $phase }
cli-goal =
    { $mode ->
        [apocalypse] Apocalypse mode · { $target } Paragon wins
       *[normal] { $target } Paragon wins
    }
cli-neutral = neutral
cli-none = none
cli-label-ark = Ark
cli-label-dice = Dice
cli-label-costs = Prices
cli-ark-empty = empty
cli-life = life { $life }/{ $most }
cli-stats = Par { $paragon }/{ $target }  Res { $resources }  Lv { $level }{ $upgraded ->
        [yes] ↑
       *[no] {""}
    }  Def { $resistance }  Prod { $productivity }
cli-stats-wide = Paragon { $paragon }/{ $target } · Resources { $resources } · Level { $level }{ $upgraded ->
        [yes] {" "}(upgraded this round)
       *[no] {""}
    } · Resistance { $resistance } · Productivity { $productivity }
cli-player-line = Player { $number }: { $name }, { $faction }
cli-warhost-short = WH
cli-disabled-short = (off)
cli-locked = { $fields } locked
cli-deck-line =
    { $discarded ->
        [0] deck { $size }
       *[other] deck { $size } out { $discarded }{ $top ->
            [none] {""}
           *[other] : { $top }
        }
    }
cli-deck-text =
    { $discarded ->
        [0] { $kind }: deck { $size }, discard pile empty
       *[other] { $kind }: deck { $size }, discard pile { $discarded }, on top { $top }
    }
cli-offer = { $number } { $card }, price { $price }
cli-market-slot = { $slot }, price { $price }:
cli-card-line = { $card } · { $kind } · cost { $cost } · { $faction }
cli-card-place =
    { $depth ->
        [0] { $place }, on top:
       *[other] { $place }, covered ({ $depth }):
    }
cli-no-cards = You have no cards.
cli-pile-locked = locked
cli-pile-empty = empty
cli-pile-disabled = without effect
cli-pile-covered = { $count } covered
cli-pile-covered-own = { $count } covered ({ $cards })
cli-dice-pool = Dice pool
cli-dice-kept = kept
cli-dice-action = Action pool
cli-dice-attacking = attacking
cli-dice-aside = aside
cli-dice-spent = used
cli-dice-not-rolled =
    { $count ->
        [one] { $count } die, not rolled yet
       *[other] { $count } dice, not rolled yet
    }
cli-rerolls-left =
    { $count ->
        [one] { $count } re-roll left
       *[other] { $count } re-rolls left
    }
cli-attack-line =
    { $target ->
        [ark] Attack: { $soldier } of { $attacker } on the Ark, power { $power }
       *[base] Attack: { $soldier } of { $attacker } on the base of { $owner }, power { $power }
    }
cli-resolving-line = Being carried out: { $card }
cli-looking-hidden =
    { $count ->
        [one] { $player } looks at a card: { $deck }
       *[other] { $player } looks at { $count } cards: { $deck }
    }
cli-looking-line = { $player } looks at cards: { $deck }; { $cards }
cli-looking-left = to place: { $cards }
cli-looking-top = on top: { $cards }
cli-looking-bottom = at the bottom: { $cards }
cli-arranging-line = { $player } re-organizes:
cli-lasting-line = Lasting: { $effects }
cli-lasting-effect =
    { $until ->
        [turn_end] { $card } ({ $players }, this turn)
        [your_next_turn] { $card } ({ $players }, until its owner’s next turn)
       *[end_of_your_next_turn] { $card } ({ $players }, until the end of its owner’s next turn)
    }

## The menu

cli-verb =
    { $verb ->
        [keep] Sort out
        [gather] Gather
        [exchange] Exchange
        [remove] Remove
        [attack] Attack
        [enter] Enter the Ark
        [buy] Buy
        [discard] Discard
        [activate] Activate
       *[common] Actions
    }
cli-free = without paying
cli-everything = all
cli-deck-initial =
    { $kind ->
        [soldier] S
        [civilian] C
        [structure] St
       *[event] E
    }
cli-hint = number or move · help · ? word · board · undo · log · quit
cli-more = page { $page } of { $pages }: + shows the next options
cli-meanwhile = Meanwhile:
cli-forced = Only one option was left, so it was taken for you: { $move }
cli-press-enter = Press Enter to go on.
cli-press-enter-more = Press Enter for more.
cli-curtain = It is { $name }’s turn to decide. Please pass the screen to { $name }.

## Answers at the prompt

cli-no-such-number = There is no such option; they are numbered from 1 to { $most }.
cli-no-such-word = “{ $word }” is neither a move nor a command; “help” lists both.
cli-why-what = Ask about a move: why attack ark A
cli-why-possible = “{ $move }” is possible now.
cli-lookup-what = Ask about a rule, card or word: ? X-ARK-03, ? bomber, ? Warhost
cli-lookup-nothing = Nothing is called “{ $query }”.
cli-lookup-near = Did you mean: { $near }?
cli-lookup-more = Also: { $titles }
cli-saved = Saved in { $file }
cli-not-saved = The move counts, but it could not be saved:
cli-quit-question = Keep the game, to go on later? [Y]es, [n]o, [c]ancel:{" "}
cli-answer-no = no
cli-answer-cancel = cancel

## Help at the prompt

cli-command = { $command }
cli-help-moves =
    Moves: type the number of an option, or the move itself; several with a semicolon.
      split 4 2, keep R2 A, keep all, roll
      gather all, attack ark AAC, attack p2 A, enter A, exchange all
      buy soldier1, buy civilian2 3 (field 3), discard event1, activate 2
      harvest, assault, weapon, heal, reorganize, upgrade 2, end
      block, pass, weapon; attack ark C
    Commands:
cli-help-command =
    { $command ->
        [help] {"  "}help – this page
        [board] {"  "}board – the whole board in words
        [options] {"  "}options – all options in whole sentences
        [more] {"  "}more or + – the next page of options
        [market] {"  "}market – the cards for sale with their texts
        [cards] {"  "}cards – your own cards, covered ones too
        [piles] {"  "}piles – all piles as far as you know them
        [log] {"  "}log – everything that happened
        [why] {"  "}why MOVE – why a move is not possible
        [undo] {"  "}undo – take back your last move
        [restart] {"  "}restart – take back your whole turn
        [save] {"  "}save [FILE] – save now, or a copy under another name
        [lang] {"  "}lang de – go on in German
       *[quit] {"  "}quit – leave; the game can go on later
    }
cli-help-signs =
      ? X-ARK-03, ? bomber, ? Warhost – look up a rule, card or word
    Signs: soldiers are power/resistance/Paragon value; [4] is a price you can pay, (7) one
    you cannot; +2 are covered cards; WH Warhost, Par Paragon, Res resources, Lv level (↑ has
    been upgraded this round), Def base resistance, Prod productivity.
    Dice: R1 R2 R3 resources, A attack, C critical hit, G1 G2 Paragon, R- A- G- blank.
cli-verb-word = { $verb }
cli-thing-word = { $thing }

## The end

cli-over = The game is over.
cli-result =
    { $won ->
        [yes] { $name } wins with { $paragon } Paragon.
       *[no] { $name }: { $paragon } Paragon
    }
cli-seed = The secret seed was { $seed }
cli-replay-at = The replay is in { $file }
cli-kept = The game is saved in { $file }. To go on:
cli-not-kept = The game was not kept.

## Replays

cli-replay-verified =
    { $count ->
        [one] The replay is true: { $count } entry was played again.
       *[other] The replay is true: { $count } entries were played again.
    }
cli-replay-start = 0/{ $count } The beginning
cli-replay-entry =
    { $cause ->
        [undo] { $number }/{ $count } { $player } takes a move back
        [forced] { $number }/{ $count } { $player }: { $move } (the only option)
       *[chosen] { $number }/{ $count } { $player }: { $move }
    }
cli-replay-prompt = n next, p previous, q quit ({ $at })>{" "}
cli-replay-help = n next, p previous, first, last, goto 12 (0 to { $last }), board, quit

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
cli-scenario-count =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }, { $failed ->
        [0] all hold.
       *[other] { $failed } not as written.
    }
cli-scenario-step =
    { $refused ->
        [none] Move: { $moves }
       *[other] Move: { $moves }, to be refused by { $refused }
    }{ $dice ->
        [none] {""}
       *[other] {" "}(dice { $dice })
    }
