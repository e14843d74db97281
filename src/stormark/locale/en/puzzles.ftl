### Puzzles: what is said about a position, and the command.

puzzle-why =
    { $sure ->
        [yes] { $plan }: this wins at once. The next best plan wins { $other } of 100 games.
       *[no] { $plan }: this wins { $chance } of 100 games, the next best plan { $other }.
    } { $fact }
puzzle-rival = { $plan }: this wins only { $chance } of 100 games, not { $best }. { $fact }
puzzle-wrong = This wins about { $chance } of 100 games. The best plan wins { $best }.

puzzle-ask =
    { $game ->
        [xibalba]
        You have { $own } Paragon, your strongest opponent has { $other }. { $kind ->
            [win] You can win this turn. How?
            [split] Which dice do you take?
            [dice] Which dice do you keep?
            [defence] You are under attack. What do you do?
           *[other] What do you do now?
        }
       *[battalia]
        { $own ->
            [one] You have 1 victory point,
           *[other] You have { $own } victory points,
        } your strongest opponent has { $other }. { $kind ->
            [win] You can win this turn. How?
           *[other] How do you play this turn?
        }
    }
puzzle-fact =
    { $game ->
        [xibalba]
        { $fact ->
            [won] You win at once in { $here } of 100 cases instead of { $there }.
            [ark] At the end of the turn you hold the Ark in { $here } of 100 cases instead of { $there }.
            [theirs] At the end of the turn an opponent holds the Ark in { $here } of 100 cases instead of { $there }.
            [paragon] At the end of the turn you have { $here } Paragon on average instead of { $there }.
            [resources] At the end of the turn you have { $here } resources on average instead of { $there }.
           *[none] Nothing is lost right away, but the best plan leaves you better prepared.
        }
       *[battalia]
        { $fact ->
            [won] You win at once in { $here } of 100 cases instead of { $there }.
            [points] At the end of the turn you have { $here } victory points on average instead of { $there }.
            [cities] At the end of the turn you have { $here } great cities on average instead of { $there }.
            [cards] At the end of the turn your deck has { $here } cards on average instead of { $there }.
           *[none] The points are the same for now, but the best plan leaves you with the better cards and places.
        }
    }
puzzle-title =
    { $game ->
        [xibalba]
        { $pattern ->
            [1] { $ark } in the Ark
            [2] { $own } against { $other }
            [3] { $card } in the market
            [4] The hour of the { $own }
            [5] { $card } and { $ark }
           *[other] { $own }, turn { $turn } ({ $pattern })
        }
       *[battalia]
        { $pattern ->
            [1] { $own } against { $other }
            [2] { $own } in week { $week }
            [3] Week { $week }, day { $day }
            [4] { $own }: day { $day } of week { $week }
           *[other] { $own }, turn { $turn } ({ $pattern })
        }
    }

puzzle-none = There is no puzzle in this file: it has no [puzzle].
puzzle-unknown = There is no puzzle “{ $found }”. There are { $count } puzzles.
puzzle-chance = A chance is between 0 and 1, not { $found }.
puzzle-key = “{ $found }” is not a move of the plan.
puzzle-rival-better = This plan wins more often than one named before it.

cli-help-puzzles = Positions with one plan that is clearly best: find it.
    .short = Solve, prove and find puzzles
cli-help-puzzles-list = List the puzzles of a game, or of all games, the easy ones first.
    .short = List puzzles
cli-help-puzzles-solve =
    Solve a puzzle at the terminal. Without N it is the puzzle of the day.

    Type moves as at the table. If you go wrong, you see what it leads to and start again.
    .short = Solve a puzzle
cli-help-puzzles-prove =
    Compare the plan of a puzzle with its rivals again, with the trials and seeds of its file. Without N all puzzles of
    the game are proved. The exit status is 1 if a plan is not clearly ahead with every seed.
    .short = Repeat the proofs of puzzles
cli-help-puzzles-mine =
    Let bots play and write the puzzles that are found in their games: positions where one plan wins clearly more often
    than any other and weaker bots choose something else. What the player to move cannot see is dealt again.
    .short = Find new puzzles
cli-about-puzzles-players = Number of players; as few as possible if left out
cli-about-puzzles-every = Look at one position in this many
cli-about-puzzles-kind = At most this many puzzles of one kind
cli-about-puzzles-renewed = Where puzzles go whose chances have changed but whose plan is still clearly ahead
cli-about-puzzles-out = Where the files go; they are numbered after those that are there

puzzles-how = Type your moves. “options” lists them, “solution” shows the solution, “quit” leaves.
puzzles-options = options
puzzles-solution = solution
puzzles-quit = quit
puzzles-right = That’s it!
puzzles-again = Try again from the beginning.
puzzles-proved =
    { $name }: { $holds ->
        [yes] holds
       *[no] does not hold
    } ({ $again }, in the file { $told }; smallest lead { $gap } points)
puzzles-renewed =
    { $name }: { $written ->
        [yes] written down with the new chances
       *[no] no puzzle any more
    }
puzzles-mined =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } found in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
