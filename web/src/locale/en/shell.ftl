### Everything around the tables.

skip = Skip to the content
brand-home = Stormark, start page
nav-label = Pages
nav-new = New table
nav-settings = Settings
to-start = Back to the start page
loading = One moment…
close = Close
yes = Yes
no = No
failed = That didn’t work.
problem-unreachable = The server can’t be reached. Please try again in a moment.
rule-link = Rule { $rule }
your-turn-mark = ● Your turn

lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps it was not copied completely.
lost-table = This table can’t be shown

## Games

game-xibalba = Xibalba
game-xibalba-about = The Ark has risen to the surface. Roll dice, build up your base, send soldiers into the Ark, and hold it until you have enough Paragon.
game-xibalba-facts = Dice and cards · 2 to 4 players · 30 to 60 minutes
game-battalia = Battalia
game-battalia-about = Lay roads and build cities in a land that grows card by card, lead heroes through it, and win with the deck you have built.
game-battalia-facts = Deck building on a map · 2 to 6 players · 60 to 180 minutes

## Start

start-title = What would you like to play?
start-lead = Two big board games at one table: against bots right away, with friends by a link, or together at one screen. No account needed.
play-now = Play against a bot
play-friends = Play with friends
play-cards = With the cards of “{ $name }”
new-table = New table
guest-name = Guest
start-mine = My games
start-open = Open tables
start-open-none = No open tables right now. Open one and send the link to your friends.
start-watch = Watch
start-over = Finished games and replays
list-continue = Continue
list-join = Join
list-watch = Watch
list-look = Replay
list-locked = password
list-nobody = No players yet
list-free =
    { $count ->
        [0] all seats taken
        [one] { $count } seat free
       *[other] { $count } seats free
    }
list-won =
    { $count ->
        [one] Won by { $names }
       *[other] Won together by { $names }
    }

## Settings

settings-intro = These settings are stored in this browser only.
settings-name = Your name at tables
settings-name-about = Others see it when you take a seat.
settings-lang = Language
settings-theme = Theme
settings-theme-auto = match device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Others’ turns
settings-speed-of =
    { $speed ->
        [0] instant
        [0.5] slow
        [1] normal
       *[2] fast
    }
settings-sound = Sounds
settings-sound-about = When it is your turn, and for what happens on the table: dice, cards, hits.
settings-notify = Notifications
settings-notify-about = Your browser notifies you when it’s your turn and this page is in the background. It will ask for permission first.
settings-notify-refused = This browser blocks notifications from this site. You can change that in the browser’s settings.
settings-vibrate = Vibration
settings-vibrate-about = Your phone vibrates briefly when it’s your turn.
settings-text = Text view
settings-text-about = Shows the whole table as text with headings and lists, for screen readers and for anyone who prefers reading.
settings-keys = Keyboard shortcuts
settings-keys-about = A letter does the same thing everywhere: Z undoes, L opens the list of options, P goes to the question. Turn this off if your assistive technology uses these keys.
