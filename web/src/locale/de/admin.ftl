### Die Verwaltungsseite für Betreiber; Meldungen und Nachrichten für alle.

## Meldungen

report = Melden
report-title = Etwas melden
report-about = Worum geht es?
report-cause = Was stimmt nicht?
report-cause-insult = Beleidigungen oder Drohungen
report-cause-name = Ein anstößiger oder irreführender Name
report-cause-unfair = Unfaires Spiel
report-cause-spam = Werbung oder Spam
report-cause-other = Etwas anderes
report-words = In deinen Worten (wenn du magst)
report-kept = Die Betreiber dieses Servers bekommen deine Meldung mit den letzten Zeilen aus dem Chat.
report-send = Meldung abschicken
report-cancel = Abbrechen
report-close = Schließen
report-new = Danke. Jemand sieht es sich an, und du erfährst hier davon.
report-before = Das hast du schon gemeldet. Jemand sieht es sich an.
report-table = Der Tisch
report-game = Die beendete Partie
report-name = Der Name „{ $name }“
report-line = { $name }: „{ $text }“
notices-label = Von den Betreibern dieses Servers
notices-read = Gelesen
result-closed = Die Partie wurde vom Betreiber geschlossen; niemand hat gewonnen.

## Ein neues Passwort

reset-title = Ich habe einen Code für ein neues Passwort
reset-about = Die Betreiber dieses Servers können dir einen Code geben. Er gilt einmal, einen Tag lang.
reset-code = Code
reset-choose = Neues Passwort wählen
reset-done = Das neue Passwort gilt. Du kannst dich jetzt damit anmelden.

## Die Verwaltungsseite

admin-title = Verwaltung des Servers
admin-parts = Teile dieser Seite
admin-part-load = Überblick
admin-part-reports = Meldungen
admin-part-tables = Tische
admin-part-people = Leute
admin-part-sanctions = Sperren und Schreibverbote
admin-part-packs = Geteilte Pakete
admin-part-audit = Protokoll
admin-log-in = Melde dich mit einem Betreiberkonto an.
admin-reports-waiting = neu
admin-count-open = Offen
admin-count-running = Läuft
admin-count-finished = Beendet
admin-tile-open = Offene Tische
admin-tile-running = Laufende Partien
admin-tile-finished = Beendete Partien
admin-tile-overdue = Warten auf Bot oder Uhr
admin-tile-people = Konten
admin-tile-sockets = Verbindungen
admin-tile-processes = Prozesse
admin-tile-reports = Neue Meldungen
admin-numbers = Messwerte dieses Prozesses
admin-numbers-about = Von dem Prozess, der gerade geantwortet hat; Prometheus liest dieselben Zahlen. Mittelwerte gelten seit seinem Start.
admin-status = Status
admin-all = Alle
admin-search = Suchen
admin-search-table = Name am Tisch oder Kennung des Tisches
admin-search-name = Name
admin-none = Es gibt keine.
admin-more = Mehr zeigen
admin-seat-open = frei
admin-unlisted = nur über den Link
admin-locked = mit Passwort
admin-connected =
    { $count ->
        [0] niemand verbunden
        [one] eine Verbindung
       *[other] { $count } Verbindungen
    }
admin-opened = Eröffnet { $time }
admin-account = Konto
admin-guest = Gast
admin-watch = Zum Tisch
admin-accounts = Konten
admin-guests = Gäste
admin-operator = Betreiber
admin-operator-about = Betreiber können hier nichts gegeneinander unternehmen; Betreiberrechte entzieht man im Terminal des Servers.
admin-seen = zuletzt gesehen: { $time }
admin-since = Seit { $time }
admin-sessions =
    { $count ->
        [0] nicht angemeldet
        [one] einmal angemeldet
       *[other] { $count }-mal angemeldet
    }
admin-address = von { $address }
admin-number = Nr. { $number }
admin-until = bis { $time }
admin-until-lifted = bis zur Aufhebung
admin-kind-ban = Sperre
admin-kind-mute = Schreibverbot
admin-one-table = an einem Tisch
admin-network = Adressbereich
admin-audit-about = Alles, was Betreiber getan haben, das Neueste zuerst. Nichts davon lässt sich ändern oder löschen.
admin-reports-none = Solche Meldungen gibt es nicht.
admin-report-open = Neu
admin-report-done = Etwas unternommen
admin-report-dismissed = Nichts unternommen
admin-about-table = Ein Tisch
admin-about-line = Eine Chatzeile
admin-about-name = Ein Name
admin-about-game = Eine beendete Partie
admin-name-was = Der Name war „{ $name }“.
admin-reported-by = Gemeldet von: { $name }
admin-chat-then = Der Chat zu dieser Zeit
admin-line-meant = diese Zeile
admin-answered = { $time }: { $answer }

## Was Betreiber tun

admin-how-long = Wie lange
admin-hours-1 = eine Stunde
admin-hours-24 = einen Tag
admin-hours-168 = eine Woche
admin-hours-720 = 30 Tage
admin-hours-ever = bis es jemand aufhebt
admin-new-name = Neuer Name
admin-reason = Grund
admin-reason-about = Die Betroffenen erfahren ihn, und er bleibt im Protokoll.
admin-password = Dein Passwort
admin-code = Gib diesen Code an die Person weiter, der das Konto gehört. Er gilt einmal, einen Tag lang, und wird nur jetzt gezeigt.
admin-close = Schließen
admin-cancel = Abbrechen
admin-mute = Stummschalten
admin-mute-here-about = { $name } kann an diesem Tisch nicht schreiben und erfährt den Grund.
admin-rename = Umbenennen
admin-rename-about = { $name } bekommt einen anderen Namen und erfährt den Grund.
admin-close-table = Tisch schließen
admin-close-table-about = Ein offener Tisch verschwindet. Eine laufende Partie endet ohne Sieg; ihre Aufzeichnung bleibt.
admin-withdraw-pack = Zurückziehen
admin-withdraw-pack-about = Der Link funktioniert nicht mehr, egal wer das Paket geteilt hat. 30 Tage lang kann es niemand wieder teilen; Tische, an denen schon damit gespielt wird, behalten es.
admin-pack-shares =
    { $count ->
        [one] einmal geteilt
       *[other] { $count }-mal geteilt
    }
admin-remove-line = Zeile entfernen
admin-remove-line-about = „{ $text }“ verschwindet für alle.
admin-lift = Aufheben
admin-lift-about = Für { $name } endet es jetzt.
admin-answer-done = Etwas unternommen
admin-answer-dismissed = Nichts zu tun
admin-answer-about = Wer es gemeldet hat, erfährt, was du hier schreibst.
admin-do-mute_person = Stummschalten
admin-do-ban_person = Sperren
admin-do-rename_person = Umbenennen
admin-do-reset_password = Neues Passwort
admin-do-end_sessions = Überall abmelden
admin-do-remove_person = Konto löschen
admin-do-ban_network = Netz sperren
admin-do-mute_seat = Gast stummschalten
admin-do-rename_seat = Gast umbenennen
admin-do-close_table = Tisch schließen
admin-do-remove_line = Zeile entfernen
admin-do-withdraw_pack = Geteiltes Paket zurückziehen
admin-do-lift = Sperre oder Schreibverbot aufheben
admin-do-close_report = Meldung beantworten
admin-do-operator_add = Zum Betreiber machen
admin-do-operator_remove = Betreiberrechte entziehen
admin-about-mute_person = { $name } kann in keinem Chat mehr schreiben und erfährt, warum und bis wann.
admin-about-ban_person = { $name } kann hier nicht mehr spielen. Alle Verbindungen enden sofort, mit Grund und Dauer.
admin-about-rename_person = { $name } bekommt überall einen anderen Namen und erfährt den Grund.
admin-about-reset_password = Du bekommst einen Code, mit dem { $name } ein neues Passwort wählen kann. Das alte gilt bis dahin weiter.
admin-about-end_sessions = { $name } muss sich auf jedem Gerät neu anmelden.
admin-about-remove_person = Das Konto von { $name } wird endgültig gelöscht; die Partien bleiben, ohne den Namen.
admin-about-ban_network = Aus { $network } kann niemand mehr spielen. Das kann viele treffen: Wähle eher eine kurze Zeit.
