### Looking back at a match.

replay-title = { $game }: replay
replay-none = This replay cannot be shown
replay-open = Replay and charts
replay-loading = The match is played again …
replay-eyes = Seen with the eyes of
replay-spectator = Spectator
replay-winner = Winner
replay-answer = Answer
replay-no-answer = Not answered any more.
replay-options = { $count ->
    [one] One option
   *[other] All { $count } options
}

## Moving in time

replay-controls = Walk through the match
replay-steps = Steps
replay-first = To the beginning (Home)
replay-previous-turn = Previous turn (Shift and left arrow)
replay-previous = Back one step (left arrow)
replay-toggle = Play (space bar)
replay-pause = Pause (space bar)
replay-next = Forward one step (right arrow)
replay-next-turn = Next turn (Shift and right arrow)
replay-last = To the end (End)
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-jump = Jump to a turn
replay-start = The beginning
replay-timeline = Position
replay-where = { $at } of { $last }
replay-where-said = { $turn } Position { $at } of { $last }

## What to do with it

replay-share = Copy link to here
replay-link = The link to this position
replay-fork = Play on from here
replay-download = Save as a file
fork-title = Play on from here
fork-about = A new table begins with position { $at }. Covered cards lie where they lay, dice fall anew. Who shall play?
fork-open = Open the table
