### At a table.

## Opening a table

new-game = Game
new-options = Options
new-seats = Who plays?
new-run = The table
new-open = Open the table
new-start = Start the game
option-by-lot = drawn by lot
player-number = Player { $number }
bot-number = Bot { $number }
seat-here = Somebody at this device
seat-open = Open, whoever comes by the link
seat-name = Name
bot-greedy = Bot: plays with a plan
bot-random = Bot: plays at random
run-public = Public
run-public-about = The table is listed on the start page. Otherwise only those who have the link find it.
run-chat = Chat
run-chat-about = Everybody at the table can write to the others.
run-auto_start = Start by itself
run-auto_start-about = The game begins as soon as the last seat is taken.
run-practice = Practice
run-practice-about = You play alone, with bots or at one screen, and may take back everything, even dice. Nobody else can sit down.
run-spectators = Spectators
run-spectators-none = nobody may watch
run-spectators-public = see what everybody at the table sees
run-spectators-open = may also look over a player’s shoulder
run-password = Password
run-password-about = Leave it empty to let everybody in who knows the link.
run-clock = Clock
run-clock-about = How long everybody may think.
clock-none = no clock
clock-turn-2 = 2 minutes per turn
clock-turn-5 = 5 minutes per turn
clock-bank-20 = 20 minutes in all, 15 seconds more with every turn
clock-bank-60 = 60 minutes in all, 20 seconds more with every turn
clock-days-3 = 3 days per turn
run-expiry = When somebody’s time is up
run-expiry-bot = a bot plays until they are back
run-expiry-help = a bot answers this one question
run-expiry-resign = they have given up
run-spectator_chat = Chat of spectators
run-spectator_chat-none = there is none
run-spectator_chat-apart = players do not read it
run-spectator_chat-all = everybody reads it
run-replay = Replay
run-replay-public = everybody may see it
run-replay-private = only for those who played
run-stand_in = For those who leave
clock-own = a clock of its own
run-password-kept = Leave it empty to keep the password as it is.
run-unlock = No password any more
clock-match = Playing time: { $minutes } minutes for the whole match
clock-match-about = What the rules recommend. When it is up you are told, nothing else happens.

## Before the match

lobby-title = { $game }: the table is open
lobby-waiting = Some seats are still free.
lobby-full = All seats are taken.
lobby-exact = This table goes on from a replay exactly as it was: whoever knows the replay knows the hidden cards.
lobby-seats = Seats
lobby-start = Start the game
lobby-dissolve = Give up the table
lobby-host-starts = Whoever opened the table starts the game.
lobby-start-full = The game can begin when every seat is taken; put bots on seats that stay empty.
lobby-dissolve-sure = Give up this table? Whoever sits here is sent away.
consent-asked = The host has changed the table since you sat down. The game begins when you agree.
consent-waits = The table was changed. The game begins when everybody has agreed.
consent-change = { $name }: { $now } (until now: { $was })
seat-undecided = has not agreed yet
lobby-start-agreed = The game can begin when everybody has agreed to what was changed.
sent-away = Sent away
sent-away-let-in = Let in again
seat-number = Seat { $number }
seat-who = Who sits at seat { $number }
seat-rename = Other name
seat-up = Swap seat { $number } with the one before
seat-down = Swap seat { $number } with the one after
invite-share = Share
lobby-change = Change the table
lobby-save = Save
cancel = Cancel
join-name = Your name
join-password = Password of the table
seat-free = free
seat-kept = kept for somebody
seat-yours = you
seat-sit = Sit down
seat-leave = Get up
seat-clear = Clear the seat
invite-title = Invite
invite-text = Whoever has this link finds this table.
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.

## Together at one device

curtain-title = Hand the device to { $name }
curtain-text = Nobody but { $name } should look now.
curtain-open = I am { $name }
hand-over = Hand over

## The match

match-title = { $game }: the table
board-label = Board
players-label = Players
you = you
player-asked = is asked
player-away = away
player-resigned = gave up
player-stand-in = a bot plays
score-xibalba = Paragon
score-battalia = Victory points
clock-left = { $time } left
watch-whose = What you see
watch-public = what everybody at the table sees
watch-seat = over the shoulder of { $name }
watch-only-public = You see what everybody at the table sees.
match-time = Playing time: { $time } left
match-time-up = The playing time is up; play on as long as you like.
clock-warning = Less than { $seconds } seconds left.
call-title = It is your turn
toolbar-label = Table
undo = Take back
undo-turn = Turn anew
text-mode = Text
prompt-label = Options
prompt-yours = Your turn
prompt-others = The others are thinking
prompt-watching = You are watching
prompt-over = The game is over
prompt-idle = You may, but nobody is waiting for it.
fold = Fold
unfold = Show
piece-several = { $label }: { $count } options
piece-menu = { $label }: choose
empty = empty
looking = You are looking at
spectator = Spectator

text-contents = Parts of the table
text-question = The question

announce-label = What happens
announce-asked = Your turn: { $question }
announce-more = { $count } more lines in the log.

connection-lost = The connection is lost; trying to get it back. Nothing of the game is gone.
connection-stopped = The server is being restarted. The game goes on by itself in a moment.
connection-silent = No answer from the server for { $seconds } s. What you chose is kept and will be asked for again.
connection-slow = Sent; waiting for the server …
unsaved-again = What you chose is tried again by itself.
table-damaged = This match is stopped: the server has lost part of what happened here. Whoever runs it can restore a backup, or let the match go on from here.
take-back-seat = Go on here
watch = Watch

proposal-undo =
    { $mine ->
        [yes] You propose to go back. The others are asked.
       *[no] { $name } proposes to go back.
    }
proposal-pause =
    { $mine ->
        [yes] You propose a break. The others are asked.
       *[no] { $name } proposes a break.
    }
proposal-resume =
    { $mine ->
        [yes] You propose to go on. The others are asked.
       *[no] { $name } proposes to go on.
    }
proposal-stand_in =
    { $mine ->
        [yes] You propose to let a bot play for { $other }. The others are asked.
       *[no] { $name } proposes to let a bot play for { $other }.
    }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
proposal-waits = You have agreed; others have not answered yet.
told-declined = { $name } has declined.
told-resigned = { $name } has given up.
told-taken_over = A bot plays for { $name } now.
told-given_back = { $name } is back.
paused = The match is paused.
resume = Go on
stood-in = A bot is playing for you.
return = Play myself again

result-you =
    { $count ->
        [one] You have won!
       *[other] You have won, together with others!
    }
result-names =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
result-again = Play again
result-join = To the next game

side-label = Log, chat and table
tab-log = Log
log-earlier = Show earlier lines
tab-chat = Chat
tab-menu = Table
unread = unread
chat-guest = { $who }, guest
chat-empty = Nobody has said anything yet.
chat-line = Write a line
chat-send = Send
mute = mute
unmute = read again
muted =
    { $seat ->
        [0] You do not read what spectators write.
       *[other] You do not read what player { $seat } writes.
    }

menu-match = The match
propose-undo = Propose to go back one step
propose-pause = Propose a break
propose-stand-in = Propose a bot for { $name }
pause = Pause
leave = Let a bot play for me
leave-sure = A bot plays your seat until you come back. Go?
resign = Give up
resign-sure = Give up this match? That cannot be taken back.
notes = Notes
notes-about = Only you can read them.
standing = Answers in advance
standing-about = What is answered for you at once, until you change it.
standing-always = Always answer: { $answer }
standing-kept = “{ $kind }” is answered for you.
standing-ask = Ask me again
watching-count =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## Groups of options

group-dice = Dice
group-income = Resources
group-attack = Attack
group-cards = Cards
group-actions = Actions
group-heroes = Heroes
group-build = Build
group-hire = Hire and buy
group-finish = Finish
group-other = More

## Help

help-title = Keys
help-intro = Every question can be answered by clicking the marked pieces, by the buttons, or by keys.
help-key-arrows = ↑ ↓ ← →
help-does-arrows = on the board: from piece to piece, also to those that only tell why they cannot act; in the list: from option to option
help-key-p = P
help-does-p = to the question
help-key-tab = Tab
help-does-tab = from piece to piece; Enter presses it
help-key-lookup = /
help-does-lookup = look something up: rules, cards, terms
help-key-map = + − 0
help-does-map = on the map of Battalia: larger, smaller, whole; with Shift arrows lead from field to field
help-key-escape = Esc
help-does-escape = close a menu, a reason or a large card
help-key-help = ?
help-does-help = this page
