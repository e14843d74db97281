### What operators decide, told to those whom it concerns.

## Bans and mutes

T-BAN-01 =
    { $until ->
        [none] An operator has excluded you from this server until further notice. The reason: { $why }
       *[other] An operator has excluded you from this server until { $until }. The reason: { $why }
    }
T-BAN-02 =
    { $until ->
        [none] Nobody can play here from your network until further notice. The reason: { $why }
       *[other] Nobody can play here from your network until { $until }. The reason: { $why }
    }
T-MUTE-01 =
    { $until ->
        [none] An operator has muted you here until further notice. The reason: { $why }
       *[other] An operator has muted you here until { $until }. The reason: { $why }
    }
banned =
    { $until ->
        [none] An operator has excluded you from this server until further notice. The reason: { $why }
       *[other] An operator has excluded you from this server until { $until }. The reason: { $why }
    }
table-closed = An operator has closed this table. The reason: { $why }

## Notices

notice-muted =
    { $until ->
        [none] An operator has muted you in all chats until further notice. The reason: { $why }
       *[other] An operator has muted you in all chats until { $until }. The reason: { $why }
    }
notice-muted-here =
    { $until ->
        [none] An operator has muted you in the chat of one of your tables until further notice. The reason: { $why }
       *[other] An operator has muted you in the chat of one of your tables until { $until }. The reason: { $why }
    }
notice-unmuted = You may write in chats again. { $why }
notice-renamed = An operator has changed your name from “{ $old }” to “{ $new }”. The reason: { $why }
notice-table-closed = An operator has closed one of your tables. The reason: { $why }
notice-report-done = Your report was reviewed, and action was taken. { $why }
notice-report-dismissed = Your report was reviewed, and no action was taken. { $why }

## What operators cannot do

T-ADMIN-01 = Only operators of this server may do that.
T-ADMIN-02 = Enter your password again: the last time was more than { $minutes } minutes ago.
T-ADMIN-03 = This person is an operator; their operator rights have to be removed at the server’s terminal first.
T-ADMIN-04 = There is no such person.
T-ADMIN-05 = That would lock you out.
T-ADMIN-06 = There is no such ban or mute, or not any more.
T-ADMIN-07 = The game is already over.
T-ADMIN-08 = There is no such line, or not any more.
T-ADMIN-09 = There is no such report.
T-ADMIN-10 = This report has already been answered.
T-REPORT-01 = There is nothing like that to report.
T-RESET-01 = Wrong name or code, or the code has expired.

network-malformed = “{ $found }” is not an address range. It looks like 192.0.2.0/24 or 2001:db8:1::/48.
network-wide = { $found } is too wide a range; the number after the slash must be at least { $widest }.
