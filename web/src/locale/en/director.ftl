### What happens, played as scenes; the log; what others did since your last turn.

table-did-undone = undoes a move
table-did-rewound = The players go back to an earlier position
table-did-continued = The game continues under newer rules
table-did-forked = The game starts from this position

scenes-label = What happens
scenes-nothing = nothing
scenes-blank = blank
scenes-skip = Skip to the next turn
scenes-next = Next scene
scenes-pause = Pause
scenes-play = Resume
scenes-pending =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
scenes-hurried = Your turn: the rest plays faster
scenes-your-turn = Your turn is next

recap-title = Since your last turn
recap-round = The last round
recap-watch = Watch
recap-seconds = { $seconds } s
recap-none = What the others do until your next turn will be shown here.
recap-back = Back to the present
recap-less = Hide
recap-then = The board at that moment
recap-quiet = nothing of note
recap-next = Show what { $name } did
recap-of = { $name }: what happened

log-filter = Show
log-filter-all = All
log-filter-mine = Mine
log-filter-fight = Fights
log-filter-cards = Cards
log-turn = Turn { $number }
log-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
log-before = Before the first turn
log-details = Details
log-none = None of these yet.
log-empty = Nothing has happened yet.
log-now = Jump to the latest

settings-volume = Volume
