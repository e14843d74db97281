### Was Betreiber entscheiden, für die Betroffenen.

## Sperren und Schreibverbote

T-BAN-01 =
    { $until ->
        [none] Du bist bis auf Weiteres von diesem Server ausgeschlossen. Der Grund: { $why }
       *[other] Du bist bis { $until } von diesem Server ausgeschlossen. Der Grund: { $why }
    }
T-BAN-02 =
    { $until ->
        [none] Aus deinem Netz kann hier bis auf Weiteres niemand spielen. Der Grund: { $why }
       *[other] Aus deinem Netz kann hier bis { $until } niemand spielen. Der Grund: { $why }
    }
T-MUTE-01 =
    { $until ->
        [none] Du darfst hier bis auf Weiteres nicht schreiben. Der Grund: { $why }
       *[other] Du darfst hier bis { $until } nicht schreiben. Der Grund: { $why }
    }
banned =
    { $until ->
        [none] Du bist bis auf Weiteres von diesem Server ausgeschlossen. Der Grund: { $why }
       *[other] Du bist bis { $until } von diesem Server ausgeschlossen. Der Grund: { $why }
    }
table-closed = Dieser Tisch wurde vom Betreiber geschlossen. Der Grund: { $why }

## Nachrichten

notice-muted =
    { $until ->
        [none] Du darfst bis auf Weiteres in keinem Chat schreiben. Der Grund: { $why }
       *[other] Du darfst bis { $until } in keinem Chat schreiben. Der Grund: { $why }
    }
notice-muted-here =
    { $until ->
        [none] Du darfst bis auf Weiteres an einem deiner Tische nicht im Chat schreiben. Der Grund: { $why }
       *[other] Du darfst bis { $until } an einem deiner Tische nicht im Chat schreiben. Der Grund: { $why }
    }
notice-unmuted = Du darfst wieder in Chats schreiben. { $why }
notice-renamed = Dein Name wurde vom Betreiber geändert: Aus „{ $old }“ wurde „{ $new }“. Der Grund: { $why }
notice-table-closed = Einer deiner Tische wurde vom Betreiber geschlossen. Der Grund: { $why }
notice-report-done = Deine Meldung wurde geprüft, und es wurde etwas unternommen. { $why }
notice-report-dismissed = Deine Meldung wurde geprüft, und es wurde nichts unternommen. { $why }

## Was Betreiber nicht können

T-ADMIN-01 = Das dürfen nur Betreiber dieses Servers.
T-ADMIN-02 = Gib dein Passwort noch einmal ein: Das letzte Mal ist mehr als { $minutes } Minuten her.
T-ADMIN-03 = Diese Person ist selbst Betreiber; die Betreiberrechte müssen ihr zuerst im Terminal des Servers entzogen werden.
T-ADMIN-04 = So jemanden gibt es nicht.
T-ADMIN-05 = Damit würdest du dich selbst aussperren.
T-ADMIN-06 = Diese Sperre gibt es nicht oder nicht mehr.
T-ADMIN-07 = Die Partie ist schon zu Ende.
T-ADMIN-08 = Diese Zeile gibt es nicht oder nicht mehr.
T-ADMIN-09 = Diese Meldung gibt es nicht.
T-ADMIN-10 = Diese Meldung wurde schon beantwortet.
T-REPORT-01 = So etwas gibt es nicht zu melden.
T-RESET-01 = Name oder Code ist falsch, oder der Code ist abgelaufen.

network-malformed = „{ $found }“ ist kein Adressbereich. Er sieht aus wie 192.0.2.0/24 oder 2001:db8:1::/48.
network-wide = { $found } ist ein zu großer Bereich; die Zahl hinter dem Schrägstrich muss mindestens { $widest } sein.
