### At a table.

## Opening a table

new-game = Game
new-options = Options
new-seats = Who’s playing?
new-run = The table
new-open = Open the table
new-start = Start the game
option-by-lot = random
player-number = Player { $number }
bot-number = Bot { $number }
seat-here = Someone at this device
seat-open = Open to anyone with the link
seat-name = Name
seat-bot = Bot
bot-beginner = Bot: beginner
bot-casual = Bot: casual
bot-skilled = Bot: skilled
bot-expert = Bot: expert
bot-master = Bot: master
bot-greedy = Bot: plays with a plan
bot-random = Bot: plays at random
run-public = Public
run-public-about = The table is listed on the start page. Otherwise only those who have the link find it.
run-chat = Chat
run-chat-about = Everyone at the table can write to the others.
run-auto_start = Start automatically
run-auto_start-about = The game begins as soon as the last seat is taken.
run-practice = Practice
run-practice-about = You play alone, with bots or at one screen, and can undo everything, even dice rolls. Nobody else can join.
run-spectators = Spectators
run-spectators-none = nobody may watch
run-spectators-public = see what everyone at the table sees
run-spectators-open = may also see one player’s cards
run-password = Password
run-password-about = Leave it empty to let in everyone who has the link.
run-clock = Clock
run-clock-about = How long each player may think.
clock-none = no clock
clock-turn-2 = 2 minutes per turn
clock-turn-5 = 5 minutes per turn
clock-bank-20 = 20 minutes per player + 15 seconds per turn
clock-bank-60 = 60 minutes per player + 20 seconds per turn
clock-days-3 = 3 days per turn
run-expiry = When a player’s time runs out
run-expiry-bot = a bot plays until they are back
run-expiry-help = a bot answers this one question
run-expiry-resign = they resign
run-spectator_chat = Spectator chat
run-spectator_chat-none = off
run-spectator_chat-apart = not shown to players
run-spectator_chat-all = shown to everyone
run-replay = Replay
run-replay-public = anyone may watch it
run-replay-private = only for those who played
run-stand_in = Bot for players who leave
clock-own = { $kind ->
    [move] { $time } per decision
    [bank] { $time } per player
    [days] { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }
   *[turn] { $time } per turn
}
run-password-kept = Leave it empty to keep the current password.
run-unlock = Remove the password
clock-match = Playing time: { $minutes } minutes for the whole game
clock-match-about = As the rules recommend. A message says when it is up; nothing else happens.

## Before the match

lobby-title = A game of { $game }
lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-full = All seats are taken.
lobby-awaited = Not everyone is here yet.
lobby-exact = This table continues exactly from a replay: anyone who knows the replay knows the hidden cards.
lobby-seats = Seats
lobby-start = Start the game
lobby-dissolve = Close table
lobby-host-starts = The host starts the game.
lobby-start-full = The game can start when every seat is taken. Give empty seats to bots.
lobby-dissolve-sure = Close this table? Everyone seated will be removed.
consent-asked = The host has changed the table since you sat down. The game can start once you agree.
consent-waits = The table was changed. The game can start once everyone has agreed.
consent-change = { $name }: { $now } (before: { $was })
seat-undecided = has not agreed yet
lobby-start-agreed = The game can start once everyone has agreed to the changes.
sent-away = Removed
sent-away-let-in = Let back in
seat-number = Seat { $number }
seat-who = Who sits at seat { $number }
seat-rename = Rename
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
invite-share = Share
lobby-change = Change the table
lobby-save = Save
cancel = Cancel
join-name = Your name
join-password = Password of the table
seat-free = free
seat-kept = reserved
seat-somebody = someone else
seat-yours = you
seat-sit = Sit down
seat-leave = Leave seat
seat-clear = Remove player
invite-title = Invite
invite-text = Anyone with this link can find this table.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Link copied.

## Together at one device

curtain-title = Hand the device to { $name }
curtain-text = Only { $name } should look now.
curtain-open = I am { $name }
hand-over = Pass device
handed-over = It’s { $name }’s move

## The match

match-title = { $game }: the table
board-label = Board
players-label = Players
you = you
player-asked = to play
player-away = away
player-resigned = resigned
player-stand-in = played by a bot
score-xibalba = Paragon
score-battalia = Victory points
clock-left = { $time } left
watch-whose = What you see
watch-public = what everyone at the table sees
watch-seat = with { $name }’s cards
watch-only-public = You see what everyone at the table sees.
match-time = Playing time: { $time } left
match-time-up = The playing time is up; play on as long as you like.
clock-warning = Less than { $seconds } seconds left.
call-title = It’s your turn
toolbar-label = Table
undo = Undo
undo-turn = Restart turn
text-mode = Text view
prompt-label = Options
prompt-yours = Your turn
prompt-others = The others are thinking
prompt-nothing = Nothing to decide right now
prompt-watching = You are watching
prompt-over = The game is over
prompt-idle = Optional: nobody is waiting for you.
fold = Hide
piece-several = { $label }: { $count } options
piece-menu = { $label }: choose
empty = empty
looking = Only you can see these cards
spectator = Spectator

text-contents = Parts of the table
text-question = The question

announce-label = What happens
announce-asked = Your turn: { $question }
announce-more =
    { $count ->
        [one] One more line in the log.
       *[other] { $count } more lines in the log.
    }

connection-lost = Connection lost; reconnecting. Your game is safe.
connection-stopped = The server is restarting. The game will continue in a moment.
connection-silent = No answer from the server for { $seconds } s. Your choice is kept and will be sent again.
connection-slow = Sent; waiting for the server…
unsaved-again = Your choice will be sent again automatically.
table-damaged = This game is stopped: the server has lost part of what happened here. Its operator can restore a backup, or let the game continue from here.
take-back-seat = Play here
watch = Watch

proposal-undo =
    { $mine ->
        [yes] You propose to undo the last step. The others have to agree.
       *[no] { $name } proposes to undo the last step.
    }
proposal-pause =
    { $mine ->
        [yes] You propose a break. The others have to agree.
       *[no] { $name } proposes a break.
    }
proposal-resume =
    { $mine ->
        [yes] You propose to resume the game. The others have to agree.
       *[no] { $name } proposes to resume the game.
    }
proposal-stand_in =
    { $mine ->
        [yes] You propose to let a bot play for { $other }. The others have to agree.
       *[no] { $name } proposes to let a bot play for { $other }.
    }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw proposal
proposal-waits = You have agreed; the others have not answered yet.
told-declined = { $name } has declined.
told-resigned = { $name } has resigned.
told-taken_over = A bot is now playing for { $name }.
told-given_back = { $name } is back.
paused = Game paused.
resume = Resume
stood-in = A bot is playing for you.
return = Take back my seat

result-you =
    { $count ->
        [one] You have won!
       *[other] You have won, together with { $names }!
    }
result-names =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
result-again = Rematch
result-join = Join rematch

side-label = Log, chat and menu
tab-log = Log
log-earlier = Show earlier lines
tab-chat = Chat
tab-menu = Menu
unread = unread
chat-guest = { $who }, guest
chat-empty = Nobody has said anything yet.
chat-line = Write a line
chat-send = Send
mute = mute
unmute = unmute
muted =
    { $seat ->
        [0] Spectators are muted.
       *[other] Player { $seat } is muted.
    }

menu-match = Game
propose-undo = Propose undo
propose-pause = Propose a break
propose-stand-in = Propose a bot for { $name }
pause = Pause
leave = Let a bot play for me
leave-sure = A bot will play for you until you come back. Leave?
resign = Resign
resign-sure = Resign from this game? You can’t undo this.
device-title = Continue on another device
device-text = Open this link, or scan the code, on the other device. Whoever has it plays in your place: don’t share it.
device-show = Show the link
device-link = Your personal link
device-code = QR code of your personal link
device-local = This link only works on this computer.
notes = Notes
notes-about = Only you can read them.
notes-saved = Saved
standing = Automatic answers
standing-about = Questions that are answered for you until you change this.
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

help-title = Keyboard shortcuts
help-intro = Answer a question by clicking the marked pieces, with the buttons, or with the keyboard.
help-key-arrows = ↑ ↓ ← →
help-does-arrows = on the board: from piece to piece, including those that only say why they can’t act; in the list: from option to option
help-key-p = P
help-does-p = to the question
help-key-tab = Tab
help-does-tab = from piece to piece; Enter chooses it
help-key-lookup = /
help-does-lookup = look something up: rules, cards, terms
help-key-map = + − 0
help-does-map = on the Battalia map: zoom in, zoom out, show all; Shift and arrows move from field to field
help-key-hide = X
help-does-hide = on a Battalia hand card: choose it for the ambush, or put it back
help-key-escape = Esc
help-does-escape = close a menu, a reason or a large card
help-key-help = ?
help-does-help = this page

## Friends

guest-number = Guest { $number }
lobby-join = Join as { $name }
seat-ready = ready
seat-awaited = not here yet
invite-local = Only this computer can open this link. To let others in your network join, start with “make play ARGS="--share yes"”.
invite-code = The link as a QR code
rematch-ready = Ready: { $names }.
rematch-awaited = Not here yet: { $names }.

reactions = Reactions
reaction-hello = Hello!
reaction-well = Well played!
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-think = Let me think…
reaction-thanks = Thank you!
