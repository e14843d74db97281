### Commands for operators: looking after people and tables of a server.

## Help

cli-help-operator = Choose which accounts are operators and may use the admin page.
    .short = Manage operators
cli-help-operator-add = Make the account NAME an operator.
    .short = Make someone an operator
cli-help-operator-remove = Remove the operator rights of the account NAME.
    .short = Remove operator rights
cli-help-operator-list = List all operators.
    .short = List operators
cli-help-server-tables = List tables, the most recently active first.
    .short = List tables
cli-help-server-people = List accounts, the newest first. A star marks operators.
    .short = List accounts
cli-help-server-guests = List the seats of people without an account, those of the latest tables first.
    .short = List people without an account
cli-help-server-reports = List what players reported, the newest first.
    .short = List what players reported
cli-help-server-sanctions = List the bans and mutes that are in force.
    .short = List bans and mutes
cli-help-server-audit =
    Show what operators did, the latest last.

    With --json, everything from the beginning. If an entry is missing or was changed, the exit status is 2.
    .short = Show what operators did
cli-help-server-ban =
    Ban someone: WHO is the name of an account or a range of addresses such as 192.0.2.0/24.

    Connections that are open end at once, and people are told why and until when.
    .short = Ban someone
cli-help-server-mute =
    Mute someone: WHO is the name of an account, or a seat as “guests” lists them.
    .short = Mute someone
cli-help-server-lift = End a ban or a mute before its time. ID is the one that “sanctions” lists.
    .short = End a ban or a mute
cli-help-server-close = Close the table ID. If its match has begun, it ends without a winner and can still be replayed.
    .short = Close a table
cli-help-server-rename = Give someone another NAME: WHO is the name of an account, or a seat as “guests” lists them.
    .short = Rename someone
cli-help-server-reset = Give out a code with which the owner of the account NAME can choose a new password, once and within a day.
    .short = Let someone choose a new password
cli-help-server-logout = Log the account NAME out everywhere.
    .short = Log someone out everywhere
cli-help-server-remove = Delete an account by its name, a line of chat as line:NUMBER, or the link to a shared pack as pack:HASH.
    .short = Delete an account, a line of chat or the link to a pack
cli-help-server-answer = Answer the report ID; STATE is done or dismissed. The person who made it is told the reason.
    .short = Answer a report
cli-help-server-retention =
    Delete everything that is older than the settings allow. A running server does so by itself, every hour.

    The settings are those of the server, from the environment: STORMARK_KEEP_CHATS and so on.
    .short = Delete old data

cli-about-operating-dry-run = Only say what would be deleted
cli-about-json-lines = One JSON object per line
cli-about-operating-status = Only open, running or finished ones
cli-about-operating-game = Only of this game
cli-about-operating-search = Only those with this in their names
cli-about-operating-limit = How many at most (50)
cli-about-operating-state = open (default), done or dismissed
cli-about-operating-hours = How many hours (without it: until someone lifts it)
cli-about-operating-table = At this table only
cli-about-operating-reason = The reason; the person concerned sees it, and it stays in the audit log
cli-metavar-name = NAME
cli-metavar-who = WHO
cli-metavar-id = ID
cli-metavar-status = STATUS
cli-metavar-game = GAME
cli-metavar-search = TEXT
cli-metavar-limit = N
cli-metavar-state = STATE
cli-metavar-hours = N
cli-metavar-table = TABLE
cli-metavar-reason = TEXT

## What they say

cli-operator-add = { $name } is now an operator of this server.
cli-operator-add-before = { $name } is already an operator of this server.
cli-operator-remove = { $name } is no longer an operator of this server.
cli-operator-remove-before = { $name } was not an operator of this server.
cli-operating-none = There are none.
cli-operating-done = Done; recorded as number { $number } in the audit log.
cli-operating-code = The code is { $code }. It works once, within a day, and is shown only here.
cli-retention-database = In { $database }:
cli-retention-rule = { $what }: { $number }
cli-retention-would =
    { $number ->
        [0] Nothing would be deleted.
        [one] One item would be deleted.
       *[other] { $number } items would be deleted.
    }
cli-retention-gone =
    { $number ->
        [0] Nothing was old enough to delete.
        [one] One item was deleted.
       *[other] { $number } items were deleted.
    }
cli-rule-OpenTables = Tables that nobody joined
cli-rule-BotGames = Games without people
cli-rule-FinishedGames = Finished games
cli-rule-Guests = Names of guests
cli-rule-Chats = Lines of chat
cli-rule-SharedPacks = Links to packs that were shared long ago
cli-rule-Packs = Content packs that nobody uses
cli-rule-ClosedReports = Answered reports
cli-rule-Notices = Notices
cli-rule-PastSanctions = Bans and mutes that are over
cli-rule-OperatorsAddresses = Addresses of operators
cli-rule-Addresses = Addresses of people

cli-column-id = ID
cli-column-table = Table
cli-column-game = Game
cli-column-status = Status
cli-column-changed = Last activity
cli-column-seats = Seats
cli-column-name = Name
cli-column-since = Since
cli-column-seen = Last seen
cli-column-address = Address
cli-column-sessions = Sessions
cli-column-seat = Seat
cli-column-at = When
cli-column-about = About
cli-column-cause = Cause
cli-column-words = Words
cli-column-kind = Kind
cli-column-whom = Whom
cli-column-until = Until
cli-column-reason = Reason
cli-column-number = Number
cli-column-who = Who
cli-column-did = Action

## What is wrong

account-unknown = There is no account called “{ $found }”.
seat-malformed = “{ $found }” is not a seat. It looks like TABLE/2: the second seat of a table.
audit-broken = This entry of the audit log is missing or was changed.
