### What the table server refuses, what it cannot read, and why it ends a connection.

## Tables

refused = That is not possible here.
T-TABLE-01 = There is no such table.
T-TABLE-02 = The match has begun, so the table stays as it is.
T-HOST-01 = Only the host of the table may do that.
T-TOKEN-01 = Only whoever sits there may do that.
T-PASSWORD-01 = This is not the password of the table.
T-PACK-01 = Nobody has brought such a content pack along.
T-PACK-02 = There is no room for this pack: up to { $number } packs with { $kilobytes } kilobytes in all are kept for you, and tables use yours.
T-LESSON-01 = There is no such lesson.

T-SEAT-01 = Seat { $seat } is not free.
T-SEAT-02 = The match has begun, so nobody can sit down any more.
T-SEAT-03 = Spectators can watch, but not play.
T-SEAT-04 = A bot plays for player { $player } at the moment.
T-SEAT-05 = You play yourself already.
T-PLACE-01 = There is no seat { $seat }; the seats are numbered from 1 to { $seats }.
T-PLACE-02 = Somebody sits at seat { $seat }, so it cannot be taken away.
T-PLACE-03 = Seat { $seat } is kept for somebody who has not come yet.

T-START-01 = The match has not begun.
T-START-02 = The match has begun already.
T-START-03 = Seat { $seat } is still open.
T-START-04 = Seat { $seat } has not agreed to what was changed.
T-AGREE-01 = The host has changed something else meanwhile; please look again.
T-SENT-01 = The host of this table has sent you away. Only the host can let you in again.
T-SENT-02 = Nobody of this kind was sent away.
T-SEATS-01 = Too many seats are held at tables whose match has not begun; { $most } are allowed.
T-REMATCH-01 = The match is not over, so it cannot be played again yet.
T-REMATCH-02 = The same company already plays again, at table { $table }.
T-CLAIM-01 = No seat of this table is kept for you.
T-REPLAY-01 = The match is not over; until then nobody can look back at it.
T-REPLAY-02 = Only those who played this match may see it.
T-REPLAY-03 = The match was played by version { $found } of the rules, and this server has version { $here }. It can be downloaded, but not shown.
T-REPLAY-04 = This file is not here, or not any more. Open it again.
replay-too-long = The match has { $found } entries; a server shows matches of up to { $most }. “stormark replay” shows it all the same.
T-FORK-01 = The match is over in this position, so nobody can play on from it.
T-FORK-02 = The table begins in the middle of another match, so its options stay as they are.
T-FORK-03 = The table begins with cards that somebody may know from a replay, so it is not listed.
T-RULES-01 = The match goes by version { $found } of the rules, and this server only knows those up to { $here }.
T-RULES-02 = The match was played by version { $found } of the rules and cannot go on by version { $here }. It stays as it is.
T-BUSY-01 = Too much happens at this table at once; please try again.
T-DAMAGED-01 = This match is stopped: part of what happened here is lost, and nobody shall play on without it. Whoever runs the server can restore a backup, or let the match go on from here.
T-HISTORY-01 = There is no record with this number.
T-WORK-01 = That took the server too long; it was broken off.

## While the match goes on

T-CONSENT-01 = Player { $player } has already proposed something; that comes first.
T-CONSENT-02 = Only the records from 1 to { $most } can be gone back to.
T-CONSENT-03 = Nothing is proposed.
T-CONSENT-04 = You have agreed already.
T-CONSENT-05 = Only another seat that a person plays can be given to a bot.
T-CONSENT-06 = Whoever sits there is connected and can play.
T-CONSENT-07 =
    Player { $player } has only just gone. A bot can be proposed in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
T-PAUSE-01 = The match is paused.
T-PAUSE-02 = The match is not paused.
T-RESIGN-01 = You have given up this match.
T-CLOCK-01 = The time of this seat is not up.

T-CHAT-01 = You cannot write to the others at this table.
T-RATE-01 =
    That was too much at once; please wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.

## People

T-LOGIN-01 = Name and password do not fit together.
T-LOGIN-02 = You have to log in for that.
T-LOGIN-03 = This name is taken.
T-LOGIN-04 = Name and recovery code do not fit together.
T-SESSION-01 = There is no such session, or not any more.
T-PASSKEY-01 = This server has no public address, so it offers no passkeys. Whoever runs it can set one.
T-PASSKEY-02 = Browsers allow passkeys only for a site with a name and https (or localhost). This server is known as { $url }.
T-PASSKEY-03 = This passkey does not open an account here. Try again, or log in with your password.
T-PASSKEY-04 = The passkey could not be added. Please begin again.
T-PASSKEY-05 = You have { $most } passkeys already. Remove one first.
T-PASSKEY-06 = There is no such passkey, or not any more.
T-NAME-01 = Nobody can be called like this here; please choose another name.
T-NAME-02 = The name “{ $name }” belongs to an account, or looks like that of one. Log in, or choose another name.
name-character = The character { $found } cannot be part of a name.
name-marks = A letter of a name can have at most { $most } accents.
name-scripts = A name cannot mix letters of different scripts.
notice-name-alike = Your name “{ $old }” looked like that of somebody else. You are called “{ $new }” now; that is also the name to log in with.
T-ORIGIN-01 = A web page of somebody else tried to do that in your name.
T-METRICS-01 = The numbers of this server are not public.

password-short = A password needs at least { $least } characters.
text-too-long = The text is too long; { $most } characters are allowed.

## Requests and messages

request-invalid = The request is not as it should be.
cursor-unknown = That is not where a page of the list ends.
path-unknown = There is nothing at this address.
client-missing = This server runs, but its package holds no client for browsers. “make play” in the folder of the project builds one and starts the server with it; programs and terminals can play without it.
method-unknown = This cannot be done at this address.
body-too-large = The request is too large.
target-too-long = The address of the request is too long.
head-too-large = The headers of the request are too large or too many.
too-many-pieces = The request comes in too many small pieces.
request-late = The request took too long to arrive.
server-error = The server made a mistake. Whoever runs it finds it in the log.
storage = The server cannot save anything just now. Nothing was lost; please try again in a moment.
server-not-ready = { $reason ->
    [disk-full] The server cannot save anything: its disk is full.
    [read-only] The server cannot save anything: its database may only be read.
    [database-unreachable] The server cannot reach its database.
    [database-busy] The server’s database does not answer in time.
   *[other] The server cannot save anything: its disk does not work as it should.
} It has been so for { $seconds } s.

message-invalid = The message is not as it should be: { $what }.
message-not-json = The message is not valid JSON.
message-too-long = The message is too long; { $allowed } bytes are allowed.
message-too-deep = The brackets nest too deep; { $allowed } levels are allowed.
too-many-messages = Too many messages at once.
hello-again = A connection says hello only once.
log-rules = The match goes by version { $found } of the rules from here on; this server has version { $expected }.
log-gap = A record is missing: number { $expected } should come here.
log-chain = The record does not follow from the one before: it, or one before it, was changed or is missing.
log-lost = The log ends too early: record { $seen } was seen, and is not there any more.
record-malformed = The record is not as it should be: { $what }.
pack-missing = The match needs a content pack that is not here any more ({ $pack }).

## Why a connection ends

table-unknown = There is no such table.
token-unknown = Nobody sits at this table with such a token.
spectators-refused = Nobody may watch at this table.
watching-refused = At this table nobody may look over the shoulder of a player.
password-wrong = This is not the password of the table.
too-many-passwords = Too many attempts; please wait a while.
hello-expected = The first message of a connection has to be “hello”.
hello-late = The connection was opened, but nobody said hello.
protocol-unknown = The server speaks another version of the protocol; please load the page again.
taken-over = You have opened this seat somewhere else; it goes on there.
seat-lost = This seat is not yours any more.
too-slow = The connection is too slow to keep up; please connect again.
too-many-mistakes = Too many messages that could not be accepted.
too-many-connections = Too many connections from one address.
server-stops = The server stops; please connect again in a moment.
