### Accounts.

account-title = Account
account-lead = You need no account to play. With one, you find your tables again on every device and can go on there.
account-way = Log in or register
account-log-in = Log in
account-register = Make an account
account-name = Name
account-password = Password
account-password-about = At least 8 characters.
account-hello = You are logged in as { $name }. Seats you take now belong to your account.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-tables = My tables
account-tables-none = None yet. Tables that you open or join while you are logged in appear here.
account-with = with { $names }
account-status-open = waits for players
account-status-running = running
account-status-finished = over
account-open = Open
account-take-along = Play on this device
account-elsewhere = You sit at this table, but play from another device.
account-sessions = Where I am logged in
session-current = this device
session-unknown = unknown browser
session-times = last used { $seen }, logged in since { $since }
session-end-others = Log out on all other devices
recovery-title = Recovery codes
recovery-about = If you lose your password, one of these codes lets you choose a new one. Each works once. New codes replace those before.
recovery-left =
    { $count ->
        [0] You have no recovery codes.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
recovery-keep = Write these codes down or print them; they are not shown again.
recovery-make = Make ten new codes
recovery-have = I have a recovery code
recovery-have-about = Choose a new password with one of your codes. You are logged in here then, and logged out everywhere else.
recovery-code = Recovery code
passkeys-title = Passkeys
passkeys-about = A passkey logs you in by the lock of your device, without a password. It stays when you change the password: remove every passkey that you do not know or no longer have.
passkeys-none = You have no passkeys yet.
passkeys-times = last used: { $used }, made: { $made }
passkeys-add = Add a passkey
passkeys-name = Name of the passkey
passkeys-make = Make a passkey
passkeys-added = The passkey is added.
passkeys-not-made = No passkey was made. You can try again.
passkeys-rename = Rename
passkeys-save = Save the name
passkeys-remove = Remove
passkeys-impossible = This browser cannot use passkeys.
passkeys-use = Use a passkey
passkeys-not-used = No passkey was used. Try again, or use your password.
account-change-password = Change the password
account-change-about = You stay logged in here; all other devices are logged out.
account-changed = The password is changed.
account-password-old = Password until now
account-password-new = New password
account-export = What is stored about me
account-export-about = Everything that this server has stored about you, as one file.
account-export-get = Download
account-delete = Delete the account
account-delete-about = Your name disappears from all tables and from the chat, your notes are deleted. The games stay. This cannot be undone.
account-delete-now = Delete for good
nav-account = Log in

## Being called back

account-your-turn = your turn
account-until = until { $when }
reminders-title = When it is your turn
reminders-lead = While you are away, you can be called back to your tables.
reminders-devices = Notices of the browser
reminders-device = A browser
reminders-push = Notices on this device
reminders-push-impossible = This browser shows no notices. On an iPhone or iPad, put Stormark on the home screen first.
reminders-push-denied = The browser does not allow notices of this page. You can change that in its settings.
reminders-remove = Remove
reminders-mail = E-mail
reminders-mail-address = Address
reminders-mail-turns = Write to me when it is my turn
reminders-mail-save = Save
reminders-mail-sent = A mail is on its way to you. Open the link in it, so that we know the address is yours.
reminders-mail-good = The address is confirmed.
reminders-mail-confirm = Yes, this is my address
reminders-calendar = Calendar
reminders-calendar-about = A link for your calendar program: it shows when your time runs out. Whoever has the link can read it.
reminders-calendar-link = The link; it is shown only now
reminders-calendar-make = Make a link
reminders-calendar-renew = Make a new link
recover-title = Forgotten password
recover-about = If your account has a confirmed address, you get a mail with a link.
recover-send = Send me a mail
recover-sent = If there is such an account with a confirmed address, a mail is on its way.
recover-done = The new password holds from now on. All devices are logged out.
