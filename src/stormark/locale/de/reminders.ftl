### Wie Leute zurückgerufen werden: Hinweise des Browsers, E-Mail, Kalender.

reminder-title = { $game }: Du bist am Zug
reminder-body = Die Partie { $people ->
        [0] gegen Bots
       *[other] mit { $with }
    } wartet auf dich.
reminder-mail =
    Du bist am Zug in der Partie { $game } { $people ->
        [0] gegen Bots
       *[other] mit { $with }
    }.

    { $url }

    Du bekommst diese E-Mail, weil du sie in deinem Konto auf { $server } bestellt hast. Dort kannst du sie auch abbestellen.

mail-confirm-title = Stormark: Ist das deine Adresse?
mail-confirm-mail =
    Jemand, vermutlich du, hat diese Adresse für das Konto „{ $name }“ auf { $server } angegeben.

    Wenn du es warst, öffne innerhalb eines Tages diesen Link:

    { $url }

    Wenn nicht, brauchst du nichts zu tun: Niemand wird dir mehr schreiben.

mail-change-title = Stormark: Deine Adresse soll geändert werden
mail-change-mail =
    Jemand, vermutlich du, möchte, dass die E-Mails für das Konto „{ $name }“ auf { $server } an { $address } gehen. Sobald diese Adresse bestätigt ist, tritt sie an die Stelle von dieser hier.

    Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, öffne innerhalb einer Woche diesen Link:

    { $url }

    Dort kannst du diese Adresse behalten und alle Geräte abmelden.

mail-changed-title = Stormark: Deine Adresse wurde geändert
mail-changed-mail =
    Die E-Mails für das Konto „{ $name }“ auf { $server } gehen jetzt an { $address } und nicht mehr an diese Adresse.

    Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, öffne innerhalb einer Woche diesen Link:

    { $url }

    Dort kannst du diese Adresse zurückholen und alle Geräte abmelden.

mail-removed-title = Stormark: Deine Adresse wurde entfernt
mail-removed-mail =
    Diese Adresse wurde aus dem Konto „{ $name }“ auf { $server } entfernt.

    Wenn du es warst, brauchst du nichts zu tun. Wenn nicht, öffne innerhalb einer Woche diesen Link:

    { $url }

    Dort kannst du diese Adresse zurückholen und alle Geräte abmelden.

mail-undone-title = Stormark: Diese Adresse wird nicht mehr verwendet
mail-undone-mail =
    Das Konto „{ $name }“ auf { $server } sollte diese Adresse verwenden. Das wurde von der Adresse davor aus rückgängig gemacht, und alle Geräte wurden abgemeldet.

    Wenn es nicht dein Konto war, brauchst du nichts zu tun.

mail-recover-title = Stormark: Wähle ein neues Passwort
mail-recover-mail =
    Jemand, vermutlich du, hat für das Konto „{ $name }“ auf { $server } um ein neues Passwort gebeten.

    Öffne innerhalb von zehn Minuten diesen Link, um eines zu wählen:

    { $url }

    Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

calendar-turn-ends = { $game } { $people ->
        [0] gegen Bots
       *[other] mit { $with }
    }: Deine Zeit läuft ab

T-MAIL-01 = Dieser Server verschickt keine E-Mails.
T-MAIL-02 = Dieser Link gilt nicht mehr. Fordere einen neuen an.
T-MAIL-03 = Um die Adresse zu ändern, gib dein Passwort an oder verwende einen deiner Passkeys.
T-MAIL-04 = Dieser Link gilt nicht mehr.
T-PUSH-01 = Dieser Server schickt keine Mitteilungen an Browser.
T-PUSH-02 = Dieser Server kennt den Push-Dienst dieses Browsers nicht.
T-PUSH-03 = Es bekommen schon { $most } Geräte Mitteilungen. Entferne zuerst eines davon.
push-key = Das ist kein Schlüssel eines Browsers.
serve-url = { $found } ist nicht die Adresse eines Servers. Sie sieht aus wie https://tisch.example
serve-smtp = { $found } ist nicht die Adresse eines Mailservers. Sie sieht aus wie smtp://NAME:PASSWORT@HOST:587
serve-mail-from = Ein Mailserver braucht einen Absender: Nenne ihn mit STORMARK_MAIL_FROM, und die Adresse dieses Servers mit --url.
mail-address = An diese E-Mail-Adresse kann dieser Server nicht schreiben. Sie sieht aus wie ada@example.org.
