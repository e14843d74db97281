### How people are called back: notices of the browser, e-mail, calendar.

reminder-title = { $game }: your turn
reminder-body = The game { $people ->
        [0] against bots
       *[other] with { $with }
    } is waiting for you.
reminder-mail =
    It is your turn in the game of { $game } { $people ->
        [0] against bots
       *[other] with { $with }
    }.

    { $url }

    You get this email because you asked for it in your account at { $server }. You can switch it off there.

mail-confirm-title = Stormark: is this your address?
mail-confirm-mail =
    Someone, probably you, gave this address for the account “{ $name }” at { $server }.

    If that was you, open this link within a day:

    { $url }

    If it was not, do nothing: nobody will write to you again.

mail-change-title = Stormark: your address is about to change
mail-change-mail =
    Someone, probably you, wants the emails for the account “{ $name }” at { $server } to go to { $address }. As soon as that address is confirmed, it takes the place of this one.

    If that was you, there is nothing to do. If it was not, open this link within a week:

    { $url }

    There you can keep this address and log out all devices.

mail-changed-title = Stormark: your address has changed
mail-changed-mail =
    The emails for the account “{ $name }” at { $server } now go to { $address }, and no longer to this address.

    If that was you, there is nothing to do. If it was not, open this link within a week:

    { $url }

    There you can put this address back and log out all devices.

mail-removed-title = Stormark: your address was removed
mail-removed-mail =
    This address was removed from the account “{ $name }” at { $server }.

    If that was you, there is nothing to do. If it was not, open this link within a week:

    { $url }

    There you can put this address back and log out all devices.

mail-undone-title = Stormark: this address is no longer used
mail-undone-mail =
    The account “{ $name }” at { $server } was to use this address. That was undone from the address before, and all devices were logged out.

    If that was not your account, there is nothing to do.

mail-recover-title = Stormark: choose a new password
mail-recover-mail =
    Someone, probably you, asked for a new password for the account “{ $name }” at { $server }.

    Open this link within ten minutes to choose one:

    { $url }

    If it was not you, do nothing: your password stays as it is.

calendar-turn-ends = { $game } { $people ->
        [0] against bots
       *[other] with { $with }
    }: your time runs out

T-MAIL-01 = This server doesn’t send email.
T-MAIL-02 = This link is no longer valid. Ask for a new one.
T-MAIL-03 = To change the address, give your password or use one of your passkeys.
T-MAIL-04 = This link is no longer valid.
T-PUSH-01 = This server doesn’t send browser notifications.
T-PUSH-02 = This server does not know the push service of this browser.
T-PUSH-03 = { $most } devices already get notifications. Remove one of them first.
push-key = This is not the key of a browser.
serve-url = { $found } is not the address of a server. It looks like https://table.example
serve-smtp = { $found } is not the address of a mail server. It looks like smtp://USER:PASSWORD@HOST:587
serve-mail-from = A mail server needs a sender: name it with STORMARK_MAIL_FROM, and the address of this server with --url.
mail-address = This is not an email address that this server can write to. It looks like ada@example.org.
