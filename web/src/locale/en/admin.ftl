### The admin page, for operators; reports and notices for everyone.

## Reports

report = Report
report-title = Report something
report-about = What is it about?
report-cause = What is wrong?
report-cause-insult = Insults or threats
report-cause-name = An offensive or misleading name
report-cause-unfair = Unfair play
report-cause-spam = Advertising or spam
report-cause-other = Something else
report-words = In your own words (optional)
report-kept = The operators of this server get your report, with the last lines of the chat.
report-send = Send report
report-cancel = Cancel
report-close = Close
report-new = Thank you. Someone will look into it, and you will read the outcome here.
report-before = You have already reported this. Someone will look into it.
report-table = The table
report-game = The finished game
report-name = The name “{ $name }”
report-line = { $name }: “{ $text }”
notices-label = From the operators of this server
notices-read = I have read this
result-closed = The game was closed by an operator; nobody has won.

## A new password

reset-title = I have a code for a new password
reset-about = The operators of this server can give you a code. It works once, within a day.
reset-code = Code
reset-choose = Choose the new password
reset-done = Your new password is set. You can log in with it now.

## The admin page

admin-title = Server administration
admin-parts = Parts of this page
admin-part-load = Overview
admin-part-reports = Reports
admin-part-tables = Tables
admin-part-people = People
admin-part-sanctions = Bans and mutes
admin-part-packs = Shared packs
admin-part-audit = Audit log
admin-log-in = Log in with an operator account.
admin-reports-waiting = new
admin-count-open = Open
admin-count-running = Running
admin-count-finished = Finished
admin-tile-open = Open tables
admin-tile-running = Running games
admin-tile-finished = Finished games
admin-tile-overdue = Waiting for a bot or clock
admin-tile-people = Accounts
admin-tile-sockets = Connections
admin-tile-processes = Processes
admin-tile-reports = New reports
admin-numbers = Metrics of this process
admin-numbers-about = From the process that answered just now; Prometheus reads the same numbers. Averages cover the time since it started.
admin-status = Status
admin-all = All
admin-search = Search
admin-search-table = Name at the table, or table id
admin-search-name = Name
admin-none = None.
admin-more = Show more
admin-seat-open = open
admin-unlisted = link only
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
admin-operator-about = Operators can’t act on each other here; operator rights are removed in the server’s terminal.
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
admin-until-lifted = until lifted
admin-kind-ban = Ban
admin-kind-mute = Mute
admin-one-table = at one table
admin-network = Address range
admin-audit-about = Everything operators did, newest first. Nothing here can be changed or deleted.
admin-reports-none = There are no such reports.
admin-report-open = New
admin-report-done = Action taken
admin-report-dismissed = No action taken
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
admin-hours-ever = until lifted
admin-new-name = New name
admin-reason = Reason
admin-reason-about = The person concerned is told the reason, and it stays in the audit log.
admin-password = Your password
admin-code = Give this code to the owner of the account. It works once, within a day, and is shown only now.
admin-close = Close
admin-cancel = Cancel
admin-mute = Mute
admin-mute-here-about = { $name } can’t write at this table and is told why.
admin-rename = Rename
admin-rename-about = { $name } gets another name and is told why.
admin-close-table = Close table
admin-close-table-about = An open table disappears. A running game ends without a winner; its replay stays.
admin-withdraw-pack = Withdraw
admin-withdraw-pack-about = The link stops working, no matter who shared the pack. Nobody can share it again for 30 days; tables already playing with it keep it.
admin-pack-shares =
    { $count ->
        [one] shared by one person
       *[other] shared by { $count } people
    }
admin-remove-line = Remove line
admin-remove-line-about = “{ $text }” disappears for everyone.
admin-lift = Lift
admin-lift-about = It ends now for { $name }.
admin-answer-done = Action taken
admin-answer-dismissed = No action needed
admin-answer-about = The person who reported it is told what you write here.
admin-do-mute_person = Mute
admin-do-ban_person = Ban
admin-do-rename_person = Rename
admin-do-reset_password = New password
admin-do-end_sessions = Log out everywhere
admin-do-remove_person = Delete account
admin-do-ban_network = Ban network
admin-do-mute_seat = Mute a guest
admin-do-rename_seat = Rename a guest
admin-do-close_table = Close a table
admin-do-remove_line = Remove a line
admin-do-withdraw_pack = Withdraw a shared pack
admin-do-lift = Lift a ban or a mute
admin-do-close_report = Answer a report
admin-do-operator_add = Make someone an operator
admin-do-operator_remove = Remove operator rights
admin-about-mute_person = { $name } can’t write in any chat and is told why and until when.
admin-about-ban_person = { $name } can’t play here any more. All connections end at once, with the reason and the duration.
admin-about-rename_person = { $name } gets another name everywhere and is told why.
admin-about-reset_password = You get a code with which { $name } can choose a new password. The old one works until then.
admin-about-end_sessions = { $name } has to log in again on every device.
admin-about-remove_person = { $name }’s account is deleted permanently; games stay, without the name.
admin-about-ban_network = Nobody can play from { $network }. That may affect many people: prefer a short time.
