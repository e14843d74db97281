### Everything around the tables.

skip = Skip to the content
brand-home = Stormark, to the start page
nav-label = Pages
nav-new = New table
nav-settings = Settings
to-start = To the start page
loading = One moment …
close = Close
yes = Yes
no = No
failed = That did not work.
problem-unreachable = The server cannot be reached. Please try again in a moment.
rule-link = Rule { $rule }
your-turn-mark = ● Your turn

lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps it was not copied completely.
lost-table = This table does not exist

## Games

game-xibalba = Xibalba
game-xibalba-about = The Ark has come to the surface. Roll dice, build up your base, send soldiers into the Ark, and hold it until glory is yours.
game-xibalba-facts = Dice and cards · 2 to 4 players · 30 to 60 minutes
game-battalia = Battalia
game-battalia-about = Lay roads and found cities in a land that grows from card to card, lead heroes through it, and win with the deck you have built.
game-battalia-facts = Deck building on a map · 2 to 6 players · 60 to 180 minutes

## Start

start-title = What shall we play?
start-lead = Two big board games at one table: against bots right away, with friends by a link, or together at one screen. No account needed.
play-now = Play now against a bot
new-table = New table
guest-name = Guest
start-mine = Go on with my games
start-open = Open tables
start-open-none = Nobody is waiting at the moment. Open a table and send the link to your friends.
start-watch = Watch
start-over = Finished games and replays
list-continue = Go on
list-join = Join
list-watch = Watch
list-look = Replay
list-locked = password
list-nobody = Nobody sits here yet
list-free =
    { $count ->
        [0] all seats taken
        [one] { $count } seat free
       *[other] { $count } seats free
    }
list-won =
    { $count ->
        [one] Won by { $names }
       *[other] Shared victory: { $names }
    }

## Settings

settings-intro = All of this is kept in this browser and nowhere else.
settings-name = Your name at tables
settings-name-about = Others see it when you sit down.
settings-lang = Language
settings-theme = Colours
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Others’ turns
settings-speed-of =
    { $speed ->
        [0] at once
        [0.5] slow
        [1] normal
       *[2] fast
    }
settings-sound = Sounds
settings-sound-about = When it is your turn, and for what happens on the table: dice, cards, blows.
settings-notify = Messages
settings-notify-about = The browser tells you when you are asked while you look at something else. It asks for your leave first.
settings-notify-refused = The browser does not allow messages of this page. You can change that in its own settings.
settings-vibrate = Vibration
settings-vibrate-about = Phones vibrate shortly when it is your turn.
settings-text = Text mode
settings-text-about = Shows the whole table as text with headings and lists, for screen readers and for whoever likes to read.
settings-keys = Single keys
settings-keys-about = Digits choose options, U takes back, P and L lead to the question and to the log. Turn it off if your aids use these keys.
