### What the table server refuses, what it cannot read, and why it ends a connection.

## Tables

refused = That is not possible here.
T-TABLE-01 = There is no such table.
T-TABLE-02 = The game has begun, so the table stays as it is.
T-TABLE-03 = This table was made by a newer version of the server. It can be opened again once the whole server is up to date.
T-HOST-01 = Only the host of the table may do that.
T-TOKEN-01 = Only the player of that seat may do that.
T-PASSWORD-01 = Wrong password for this table.
T-PACK-01 = That content pack hasn’t been uploaded.
T-PACK-02 = There is no room for this pack: up to { $number } packs with { $kilobytes } kilobytes in all are kept for you, and yours are in use at tables or shared.
T-SHARE-02 = You already share { $number } packs. Withdraw one of them first.
T-SHARE-03 = These are the game’s own cards: everyone has them.
T-SHARE-04 =
    An operator withdrew this pack (T-SHARE-01): it can be shared again in { $days ->
        [one] a day
       *[other] { $days } days
    }. If its cards are changed, it counts as another pack.
T-PRACTICE-01 = Practice is for one person alone, with bots or at one screen: everything can be undone there, so nobody else can join.
T-COACH-01 = At this table the coach gives no hints: other people play here, or the host has turned it off.
T-COACH-02 = Others have already joined, so the setting for the coach can no longer be changed.
T-PLAN-01 = There are no plans for “{ $verb }”.
T-LESSON-01 = There is no such lesson.
T-PUZZLE-01 = There is no such puzzle.
T-PUZZLE-02 = This attempt is over.

T-SEAT-01 = Seat { $seat } is not free.
T-SEAT-02 = The game has begun, so nobody can join any more.
T-SEAT-03 = Spectators can watch, but not play.
T-SEAT-04 = A bot plays for player { $player } at the moment.
T-SEAT-05 = You are already playing; no bot has your seat.
T-PLACE-01 = There is no seat { $seat }; the seats are numbered from 1 to { $seats }.
T-PLACE-02 = Someone sits at seat { $seat }, so it can’t be removed.
T-PLACE-03 = Seat { $seat } is reserved for someone who has not arrived yet.

T-START-01 = The game has not begun.
T-START-02 = The game has already begun.
T-START-03 = Seat { $seat } is still open.
T-START-04 = Seat { $seat } has not agreed to the changes.
T-AGREE-01 = The host has changed something else; please look again.
T-SENT-01 = The host of this table has removed you. Only the host can let you in again.
T-SENT-02 = This person was not removed from the table.
T-SEATS-01 = Too many seats are held at tables whose game has not begun; { $most } are allowed.
T-REMATCH-01 = The game is not over, so there can be no rematch yet.
T-REMATCH-02 = A rematch is already open at table { $table }.
T-CLAIM-01 = No seat of this table is reserved for you.
T-REPLAY-01 = The game is not over; its replay can be watched afterwards.
T-REPLAY-02 = Only those who played this game may watch it.
T-REPLAY-03 = The game was played under version { $found } of the rules, and this server has version { $here }. It can be downloaded, but not shown.
T-REPLAY-04 = This file is no longer here. Open it again.
replay-too-long = The game has { $found } entries; a server shows games of up to { $most }. “stormark replay” can show it.
T-FORK-01 = The game is over in this position, so nobody can play on from it.
T-FORK-02 = The table begins in the middle of another game, so its options stay as they are.
T-FORK-03 = The table begins with cards that someone may know from a replay, so it is not listed.
T-RULES-01 = The game follows version { $found } of the rules, and this server only knows those up to { $here }.
T-RULES-02 = The game was played under version { $found } of the rules and can’t continue under version { $here }. It stays as it is.
T-BUSY-01 = This table is busy; please try again.
T-DAMAGED-01 = This game is stopped: part of what happened here is lost. The server’s operator can restore a backup, or let the game continue from here.
T-HISTORY-01 = There is no record with this number.
T-WORK-01 = That took the server too long and was stopped.

## During the game

T-CONSENT-01 = Player { $player } has already proposed something; that comes first.
T-CONSENT-02 = You can go back only to records 1 to { $most }.
T-CONSENT-03 = There is no proposal.
T-CONSENT-04 = You have already agreed.
T-CONSENT-05 = You can propose a bot only for another person’s seat.
T-CONSENT-06 = The player of that seat is connected and can play.
T-CONSENT-07 =
    Player { $player } has only just left. A bot can be proposed in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
T-PAUSE-01 = The game is paused.
T-PAUSE-02 = The game is not paused.
T-RESIGN-01 = You have resigned from this game.
T-CLOCK-01 = This seat’s time is not up.

T-CHAT-01 = You can’t write to the others at this table.
T-RATE-01 =
    That was too much at once; please wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.

## People

T-LOGIN-01 = Wrong name or password.
T-LOGIN-02 = You have to log in for that.
T-LOGIN-03 = This name is taken.
T-LOGIN-04 = Wrong name or recovery code.
T-SESSION-01 = There is no such session any more.
T-PASSKEY-01 = This server has no public address, so it offers no passkeys. Its operator can set one.
T-PASSKEY-02 = Browsers allow passkeys only for a site with a name and https (or localhost). This server is known as { $url }.
T-PASSKEY-03 = This passkey does not open an account here. Try again, or log in with your password.
T-PASSKEY-04 = The passkey could not be added. Please start again.
T-PASSKEY-05 = You already have { $most } passkeys. Remove one first.
T-PASSKEY-06 = There is no such passkey, or not any more.
T-NAME-01 = This name is not allowed; please choose another one.
T-NAME-02 = The name “{ $name }” belongs to an account, or looks like one that does. Log in, or choose another name.
name-character = A name can’t contain the character { $found }.
name-marks = A letter of a name can have at most { $most } accents.
name-scripts = A name can’t mix letters of different scripts.
notice-name-alike = Your name “{ $old }” looked like someone else’s. You are now called “{ $new }”; log in with that name.
T-ORIGIN-01 = Another website tried to do that in your name.
T-METRICS-01 = This server’s metrics are not public.

password-short = A password needs at least { $least } characters.
text-too-long = The text is too long; { $most } characters are allowed.

## Requests and messages

request-invalid = Invalid request.
cursor-unknown = Unknown page cursor.
path-unknown = There is nothing at this address.
client-missing = This server is running, but its package contains no client for browsers. “pip install stormark-web” adds it; “make play” in the project’s folder builds one and starts the server with it; programs and terminals can play without it.
method-unknown = That can’t be done at this address.
body-too-large = The request is too large.
target-too-long = The address of the request is too long.
head-too-large = The headers of the request are too large or too many.
too-many-pieces = The request comes in too many small pieces.
request-late = The request took too long to arrive.
server-error = Something went wrong on the server. Its operator can find the details in the log.
storage = The server can’t save anything right now. Nothing was lost; please try again in a moment.
server-not-ready = { $reason ->
    [disk-full] The server can’t save anything: its disk is full.
    [read-only] The server can’t save anything: its database is read-only.
    [database-unreachable] The server can’t reach its database.
    [database-busy] The server’s database doesn’t answer in time.
   *[other] The server can’t save anything: its disk isn’t working.
} This has lasted for { $seconds } s.

message-invalid = Invalid message: { $what }.
message-not-json = The message is not valid JSON.
message-too-long = The message is too long; { $allowed } bytes are allowed.
message-too-deep = The brackets nest too deep; { $allowed } levels are allowed.
too-many-messages = Too many messages at once.
hello-again = “hello” is sent only once per connection.
log-rules = From here on the game follows version { $found } of the rules; this server has version { $expected }.
log-gap = A record is missing: number { $expected } should come here.
log-chain = The record does not follow from the one before: it, or one before it, was changed or is missing.
log-lost = The log ends too early: record { $seen } was seen, and is no longer there.
record-malformed = Invalid record: { $what }.

## Why a connection ends

table-unknown = There is no such table.
token-unknown = No seat of this table has such a token.
spectators-refused = This table does not allow spectators.
watching-refused = At this table spectators can’t see a player’s cards.
password-wrong = Wrong password for this table.
too-many-passwords = Too many attempts; please wait a while.
hello-expected = The first message of a connection has to be “hello”.
hello-late = The connection was opened, but no “hello” arrived.
protocol-unknown = The server uses another version of the protocol; please reload the page.
taken-over = You have opened this seat somewhere else; the game continues there.
seat-lost = This seat is no longer yours.
too-slow = The connection is too slow to keep up; please connect again.
too-many-mistakes = Too many messages that could not be accepted.
too-many-connections = Too many connections from one address.
server-stops = The server is stopping; please connect again in a moment.
