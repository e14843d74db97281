### Accounts.

account-title = Account
account-lead = You don’t need an account to play. With one, you find your tables on every device and can continue there.
account-way = Log in or register
account-log-in = Log in
account-register = Create account
account-name = Name
account-password = Password
account-password-about = At least 8 characters.
account-hello = You are logged in as { $name }. Seats you take now belong to your account.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-tables = My tables
account-tables-none = None yet. Tables that you open or join while you are logged in appear here.
account-with = with { $names }
account-status-open = waiting for players
account-status-running = in progress
account-status-finished = finished
account-open = Open
account-take-along = Play on this device
account-elsewhere = You have a seat at this table, but you are playing on another device.
account-sessions = Where I’m logged in
session-current = this device
session-unknown = unknown browser
session-times = last used { $seen }, logged in since { $since }
session-end-others = Log out on all other devices
recovery-title = Recovery codes
recovery-about = If you lose your password, one of these codes lets you choose a new one. Each works once. New codes replace the old ones.
recovery-left =
    { $count ->
        [0] You have no recovery codes.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
recovery-keep = Write these codes down or print them; they won’t be shown again.
recovery-make = Create ten new codes
recovery-have = I have a recovery code
recovery-have-about = Choose a new password with one of your codes. You will be logged in here and logged out everywhere else.
recovery-code = Recovery code
passkeys-title = Passkeys
passkeys-about = With a passkey you log in with your device’s screen lock instead of a password. It keeps working when you change your password: remove every passkey that you don’t recognize or no longer have.
passkeys-none = You have no passkeys yet.
passkeys-times = last used: { $used }, created: { $made }
passkeys-add = Add a passkey
passkeys-name = Name of the passkey
passkeys-make = Create passkey
passkeys-added = Passkey added.
passkeys-not-made = No passkey was created. You can try again.
passkeys-rename = Rename
passkeys-save = Save the name
passkeys-remove = Remove
passkeys-impossible = This browser doesn’t support passkeys.
passkeys-use = Log in with a passkey
passkeys-not-used = No passkey was used. Try again, or use your password.
account-change-password = Change password
account-change-about = You stay logged in here; all other devices are logged out.
account-changed = Password changed.
account-password-old = Current password
account-password-new = New password
account-export = My data
account-export-about = Everything this server has stored about you, in one file.
account-export-get = Download
account-delete = Delete account
account-delete-about = Your name disappears from all tables and from the chat, and your notes are deleted. The games stay. You can’t undo this.
account-delete-now = Delete permanently
nav-account = Log in

## Being called back

account-your-turn = your turn
account-until = until { $when }
reminders-title = When it’s your turn
reminders-lead = When you are away, Stormark can let you know that it’s your turn.
reminders-devices = Browser notifications
reminders-device = A browser
reminders-push = Notifications on this device
reminders-push-impossible = This browser can’t show notifications. On an iPhone or iPad, add Stormark to the home screen first.
reminders-push-denied = This browser blocks notifications from this site. You can change that in its settings.
reminders-remove = Remove
reminders-mail = Email
reminders-mail-address = Address
reminders-mail-turns = Email me when it’s my turn
reminders-mail-save = Save
reminders-mail-sent = An email is on its way. Open the link in it to confirm that the address is yours.
reminders-mail-good = Address confirmed.
reminders-mail-confirm = Yes, this is my address
reminders-mail-waiting = We are waiting for confirmation of { $address }: open the link in the email that was sent there. Until then, { $before } is used. To keep that address, enter it again.
reminders-mail-proof = Needed for a new address, because your password can be replaced by email.
reminders-mail-passkey = Save with a passkey
reminders-mail-not-used = No passkey was used. Try again, or enter your password.
mail-undo-about = Did someone else change the address of your account? Put the old address back: the new one is no longer used, and all devices are logged out.
mail-undo = Put the old address back
mail-undone = Your old address is in use again. All devices are logged out.
mail-undone-password = If someone else may know your password, choose a new one now.
reminders-calendar = Calendar
reminders-calendar-about = A link for your calendar app: it shows when your time runs out. Anyone with the link can read it.
reminders-calendar-link = Your link; it is shown only now
reminders-calendar-make = Create a link
reminders-calendar-renew = Create a new link
recover-title = Forgot your password?
recover-about = If your account has a confirmed address, you will get an email with a link that works for ten minutes; at most three such emails in an hour.
recover-send = Send me an email
recover-sent = If there is such an account with a confirmed address, an email is on its way.
recover-done = Your new password is set. All devices are logged out.
