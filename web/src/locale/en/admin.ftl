### The admin page, for those who look after a server; reports and notices for everybody.

## Reports

report = Report
report-title = Report something
report-about = What is it about?
report-cause = What is wrong?
report-cause-insult = Insults or threats
report-cause-name = An offensive or misleading name
report-cause-unfair = Unfair play
report-cause-spam = Advertising or flooding
report-cause-other = Something else
report-words = In your words (if you like)
report-kept = Those who look after this server get your report, with the last lines of the chat.
report-send = Send the report
report-cancel = Cancel
report-close = Close
report-new = Thank you. Somebody will look at it, and you will be told here.
report-before = You have reported this before. Somebody will look at it.
report-table = The table
report-game = The finished game
report-name = The name “{ $name }”
report-line = { $name }: “{ $text }”
notices-label = From those who look after this server
notices-read = I have read this
result-closed = The match was closed by an operator; nobody has won.

## A new password

reset-title = I have a code for a new password
reset-about = Those who look after this server can give you a code. It works once, within a day.
reset-code = Code
reset-choose = Choose the new password
reset-done = The new password is set. You can log in with it now.

## The admin page

admin-title = Looking after the server
admin-parts = Parts of this page
admin-part-load = Overview
admin-part-reports = Reports
admin-part-tables = Tables
admin-part-people = People
admin-part-sanctions = Bans and mutes
admin-part-audit = Audit log
admin-log-in = Log in with the account that looks after this server.
admin-reports-waiting = not looked at
admin-count-open = Open
admin-count-running = Running
admin-count-finished = Finished
admin-tile-open = Open tables
admin-tile-running = Running matches
admin-tile-finished = Finished matches
admin-tile-overdue = Waiting for a bot or clock
admin-tile-people = Accounts
admin-tile-sockets = Connections
admin-tile-processes = Processes
admin-tile-reports = New reports
admin-numbers = Numbers of this process
admin-numbers-about = The process that answered just now; the same as for Prometheus. Mean times are since it started.
admin-status = Status
admin-all = All
admin-search = Search
admin-search-table = Name at the table, or its id
admin-search-name = Name
admin-none = There are none.
admin-more = Show more
admin-seat-open = open
admin-unlisted = only by its link
admin-locked = with a password
admin-connected =
    { $count ->
        [0] nobody connected
        [one] one connected
       *[other] { $count } connected
    }
admin-opened = Opened { $time }
admin-account = Account
admin-guest = Guest
admin-watch = To the table
admin-accounts = Accounts
admin-guests = Guests
admin-operator = Operator
admin-operator-about = Operators do nothing to each other here; the server’s terminal can take that away.
admin-seen = last seen: { $time }
admin-since = Since { $time }
admin-sessions =
    { $count ->
        [0] not logged in
        [one] logged in once
       *[other] logged in { $count } times
    }
admin-address = from { $address }
admin-number = No. { $number }
admin-until = until { $time }
admin-until-lifted = until it is lifted
admin-kind-ban = Ban
admin-kind-mute = Mute
admin-one-table = at one table
admin-network = Range of addresses
admin-audit-about = Everything operators did, the newest first. Nothing here can be changed or deleted.
admin-reports-none = There are no such reports.
admin-report-open = Not looked at
admin-report-done = Something was done
admin-report-dismissed = Nothing was done
admin-about-table = A table
admin-about-line = A line of chat
admin-about-name = A name
admin-about-game = A finished game
admin-name-was = The name was “{ $name }”.
admin-reported-by = Reported by: { $name }
admin-chat-then = The chat at that time
admin-line-meant = this line
admin-answered = { $time }: { $answer }

## What operators do

admin-how-long = For how long
admin-hours-1 = one hour
admin-hours-24 = one day
admin-hours-168 = one week
admin-hours-720 = 30 days
admin-hours-ever = until somebody lifts it
admin-new-name = New name
admin-reason = Reason
admin-reason-about = It is told to whom it concerns, and stays in the audit log.
admin-password = Your password
admin-code = Give this code to the owner of the account. It works once, within a day, and is shown only now.
admin-close = Close
admin-cancel = Cancel
admin-mute = Mute
admin-mute-here-about = { $name } cannot write at this table, and is told why.
admin-rename = Rename
admin-rename-about = { $name } gets another name, and is told why.
admin-close-table = Close the table
admin-close-table-about = An open table goes. A match that runs ends without a winner; its replay stays.
admin-remove-line = Remove the line
admin-remove-line-about = “{ $text }” disappears for everybody.
admin-lift = Lift
admin-lift-about = It ends now for { $name }.
admin-answer-done = Something was done
admin-answer-dismissed = Nothing to do
admin-answer-about = Whoever reported it is told what you write here.
admin-do-mute_person = Mute
admin-do-ban_person = Ban
admin-do-rename_person = Rename
admin-do-reset_password = New password
admin-do-end_sessions = Log out everywhere
admin-do-remove_person = Delete the account
admin-do-ban_network = Ban the network
admin-do-mute_seat = Mute a guest
admin-do-rename_seat = Rename a guest
admin-do-close_table = Close a table
admin-do-remove_line = Remove a line
admin-do-lift = Lift a ban or a mute
admin-do-close_report = Answer a report
admin-do-operator_add = Make somebody an operator
admin-do-operator_remove = Make somebody no operator any more
admin-about-mute_person = { $name } cannot write in any chat, and is told why and until when.
admin-about-ban_person = { $name } cannot play here any more. All connections end at once; why and until when is told.
admin-about-rename_person = { $name } gets another name everywhere, and is told why.
admin-about-reset_password = You get a code with which { $name } can choose a new password. The old one works until then.
admin-about-end_sessions = { $name } has to log in again on every device.
admin-about-remove_person = The account of { $name } is deleted for good; games stay, without the name.
admin-about-ban_network = Nobody can play from { $network }. That may concern many people: prefer a short time.
