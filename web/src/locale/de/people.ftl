### Konten.

account-title = Konto
account-lead = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische auf jedem Gerät wieder und spielst dort weiter.
account-way = Anmelden oder Konto anlegen
account-log-in = Anmelden
account-register = Konto anlegen
account-name = Name
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-hello = Du bist als { $name } angemeldet. Plätze, die du jetzt einnimmst, gehören zu deinem Konto.
account-log-out = Abmelden
account-log-out-everywhere = Auf allen Geräten abmelden
account-tables = Meine Tische
account-tables-none = Noch keine. Hier erscheinen Tische, die du angemeldet eröffnest oder an denen du Platz nimmst.
account-with = mit { $names }
account-status-open = wartet auf Mitspieler
account-status-running = läuft
account-status-finished = beendet
account-open = Öffnen
account-take-along = Auf diesem Gerät spielen
account-elsewhere = Du sitzt an diesem Tisch, spielst aber von einem anderen Gerät aus.
account-sessions = Wo ich angemeldet bin
session-current = dieses Gerät
session-unknown = unbekannter Browser
session-times = zuletzt benutzt { $seen }, angemeldet seit { $since }
session-end-others = Auf allen anderen Geräten abmelden
recovery-title = Wiederherstellungscodes
recovery-about = Wenn du dein Passwort verlierst, kannst du mit einem dieser Codes ein neues wählen. Jeder gilt einmal. Neue Codes ersetzen die bisherigen.
recovery-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Ein Code ist übrig.
       *[other] { $count } Codes sind übrig.
    }
recovery-keep = Schreib dir diese Codes auf oder druck sie aus; sie werden nicht noch einmal gezeigt.
recovery-make = Zehn neue Codes erzeugen
recovery-have = Ich habe einen Wiederherstellungscode
recovery-have-about = Wähle mit einem deiner Codes ein neues Passwort. Danach bist du hier angemeldet und überall sonst abgemeldet.
recovery-code = Wiederherstellungscode
passkeys-title = Passkeys
passkeys-about = Mit einem Passkey meldest du dich über die Bildschirmsperre deines Geräts an, ohne Passwort. Er gilt weiter, wenn du das Passwort änderst: Entferne jeden Passkey, den du nicht kennst oder nicht mehr hast.
passkeys-none = Du hast noch keine Passkeys.
passkeys-times = zuletzt benutzt: { $used }, erstellt: { $made }
passkeys-add = Passkey hinzufügen
passkeys-name = Name des Passkeys
passkeys-make = Passkey erstellen
passkeys-added = Der Passkey ist hinzugefügt.
passkeys-not-made = Es wurde kein Passkey erstellt. Du kannst es noch einmal versuchen.
passkeys-rename = Umbenennen
passkeys-save = Namen speichern
passkeys-remove = Entfernen
passkeys-impossible = Dieser Browser unterstützt keine Passkeys.
passkeys-use = Mit Passkey anmelden
passkeys-not-used = Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm dein Passwort.
account-change-password = Passwort ändern
account-change-about = Hier bleibst du angemeldet; alle anderen Geräte werden abgemeldet.
account-changed = Das Passwort ist geändert.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-export = Meine Daten
account-export-about = Alles, was dieser Server über dich gespeichert hat, als eine Datei.
account-export-get = Herunterladen
account-delete = Konto löschen
account-delete-about = Dein Name verschwindet von allen Tischen und aus dem Chat, deine Notizen werden gelöscht. Die Partien bleiben. Das lässt sich nicht rückgängig machen.
account-delete-now = Endgültig löschen
nav-account = Anmelden

## Zurückgerufen werden

account-your-turn = du bist dran
account-until = bis { $when }
reminders-title = Wenn du dran bist
reminders-lead = Wenn du nicht da bist, kann Stormark dir Bescheid sagen, dass du dran bist.
reminders-devices = Mitteilungen des Browsers
reminders-device = Ein Browser
reminders-push = Mitteilungen auf diesem Gerät
reminders-push-impossible = Dieser Browser kann keine Mitteilungen zeigen. Leg Stormark auf einem iPhone oder iPad zuerst auf den Startbildschirm.
reminders-push-denied = Dieser Browser blockiert Mitteilungen dieser Seite. Das kannst du in seinen Einstellungen ändern.
reminders-remove = Entfernen
reminders-mail = E-Mail
reminders-mail-address = Adresse
reminders-mail-turns = E-Mail an mich, wenn ich dran bin
reminders-mail-save = Speichern
reminders-mail-sent = Eine E-Mail ist an dich unterwegs. Öffne den Link darin, damit wir wissen, dass die Adresse dir gehört.
reminders-mail-good = Die Adresse ist bestätigt.
reminders-mail-confirm = Ja, das ist meine Adresse
reminders-mail-waiting = Wir warten darauf, dass { $address } bestätigt wird: Öffne den Link in der E-Mail dorthin. Bis dahin gilt { $before }. Um diese Adresse zu behalten, gib sie wieder ein.
reminders-mail-proof = Für eine neue Adresse nötig, denn per E-Mail lässt sich dein Passwort ersetzen.
reminders-mail-passkey = Mit Passkey speichern
reminders-mail-not-used = Es wurde kein Passkey verwendet. Versuch es noch einmal oder gib dein Passwort ein.
mail-undo-about = Hat jemand anders die Adresse deines Kontos geändert? Hol die alte zurück: Die neue wird nicht mehr verwendet, und alle Geräte werden abgemeldet.
mail-undo = Alte Adresse zurückholen
mail-undone = Deine alte Adresse gilt wieder. Alle Geräte sind abgemeldet.
mail-undone-password = Wenn jemand anders dein Passwort kennen könnte, wähle jetzt ein neues.
reminders-calendar = Kalender
reminders-calendar-about = Ein Link für dein Kalenderprogramm: Es zeigt, wann deine Zeit abläuft. Wer den Link hat, kann das lesen.
reminders-calendar-link = Dein Link; er wird nur jetzt gezeigt
reminders-calendar-make = Link erstellen
reminders-calendar-renew = Neuen Link erstellen
recover-title = Passwort vergessen?
recover-about = Wenn dein Konto eine bestätigte Adresse hat, bekommst du eine E-Mail mit einem Link, der zehn Minuten lang gilt; höchstens drei solche E-Mails in einer Stunde.
recover-send = E-Mail schicken
recover-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.
recover-done = Das neue Passwort gilt ab jetzt. Alle Geräte sind abgemeldet.
