### Am Tisch.

## Einen Tisch eröffnen

new-game = Spiel
new-options = Spielweise
new-seats = Wer spielt mit?
new-run = Der Tisch
new-open = Tisch eröffnen
new-start = Partie beginnen
option-by-lot = wird ausgelost
player-number = Spieler { $number }
bot-number = Bot { $number }
seat-here = Jemand an diesem Gerät
seat-open = Offen für alle, die den Link haben
seat-name = Name
seat-bot = Bot
bot-beginner = Bot: Anfänger
bot-casual = Bot: locker
bot-skilled = Bot: geübt
bot-expert = Bot: Experte
bot-master = Bot: Meister
bot-greedy = Bot: spielt mit Plan
bot-random = Bot: spielt zufällig
run-public = Öffentlich
run-public-about = Der Tisch erscheint auf der Startseite. Sonst findet ihn nur, wer den Link hat.
run-chat = Chat
run-chat-about = Alle am Tisch können einander schreiben.
run-auto_start = Automatisch beginnen
run-auto_start-about = Die Partie beginnt, sobald der letzte Platz besetzt ist.
run-practice = Übung
run-practice-about = Du spielst allein, mit Bots oder an einem Bildschirm, und kannst alles zurücknehmen, auch Würfe. Niemand sonst kann sich dazusetzen.
run-spectators = Zuschauer
run-spectators-none = niemand darf zusehen
run-spectators-public = sehen, was alle am Tisch sehen
run-spectators-open = dürfen auch die Karten eines Spielers sehen
run-password = Passwort
run-password-about = Bleibt es leer, kommen alle herein, die den Link haben.
run-clock = Uhr
run-clock-about = Wie lange jede Person nachdenken darf.
clock-none = keine Uhr
clock-turn-2 = 2 Minuten pro Zug
clock-turn-5 = 5 Minuten pro Zug
clock-bank-20 = 20 Minuten pro Person + 15 Sekunden pro Zug
clock-bank-60 = 60 Minuten pro Person + 20 Sekunden pro Zug
clock-days-3 = 3 Tage pro Zug
run-expiry = Wenn die Zeit abläuft
run-expiry-bot = spielt ein Bot, bis die Person zurück ist
run-expiry-help = beantwortet ein Bot diese eine Frage
run-expiry-resign = gibt die Person auf
run-spectator_chat = Zuschauer-Chat
run-spectator_chat-none = aus
run-spectator_chat-apart = für Spieler unsichtbar
run-spectator_chat-all = für alle sichtbar
run-replay = Aufzeichnung
run-replay-public = alle dürfen sie sehen
run-replay-private = nur für die, die mitgespielt haben
run-stand_in = Bot für alle, die gehen
clock-own = { $kind ->
    [move] { $time } pro Entscheidung
    [bank] { $time } pro Person
    [days] { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
   *[turn] { $time } pro Zug
}
run-password-kept = Bleibt es leer, gilt das Passwort weiter.
run-unlock = Passwort entfernen
clock-match = Spielzeit: { $minutes } Minuten für die ganze Partie
clock-match-about = So empfehlen es die Regeln. Ist sie um, sagen wir Bescheid; sonst passiert nichts.

## Vor der Partie

lobby-title = Eine Partie { $game }
lobby-waiting =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-full = Alle Plätze sind besetzt.
lobby-awaited = Noch sind nicht alle da.
lobby-exact = Dieser Tisch setzt eine Aufzeichnung genau fort: Wer sie kennt, kennt auch die verdeckten Karten.
lobby-seats = Plätze
lobby-start = Partie beginnen
lobby-dissolve = Tisch auflösen
lobby-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
lobby-start-full = Die Partie kann beginnen, wenn alle Plätze besetzt sind. Gib leere Plätze an Bots.
lobby-dissolve-sure = Diesen Tisch auflösen? Alle verlieren ihren Platz.
consent-asked = Der Tisch wurde geändert, seit du Platz genommen hast. Die Partie beginnt, wenn du zustimmst.
consent-waits = Der Tisch wurde geändert. Die Partie beginnt, wenn alle zugestimmt haben.
consent-change = { $name }: { $now } (bisher: { $was })
seat-undecided = hat noch nicht zugestimmt
lobby-start-agreed = Die Partie kann beginnen, wenn alle den Änderungen zugestimmt haben.
sent-away = Entfernt
sent-away-let-in = Wieder hereinlassen
seat-number = Platz { $number }
seat-who = Wer auf Platz { $number } sitzt
seat-rename = Umbenennen
seat-up = Platz { $number } nach oben
seat-down = Platz { $number } nach unten
invite-share = Teilen
lobby-change = Tisch ändern
lobby-save = Speichern
cancel = Abbrechen
join-name = Dein Name
join-password = Passwort des Tisches
seat-free = frei
seat-kept = reserviert
seat-somebody = jemand anderes
seat-yours = du
seat-sit = Platz nehmen
seat-leave = Platz verlassen
seat-clear = Platz wieder freigeben
invite-title = Einladen
invite-text = Wer diesen Link hat, findet diesen Tisch.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Link kopiert.

## Zusammen an einem Gerät

curtain-title = Gib das Gerät an { $name }
curtain-text = Jetzt darf nur { $name } hinsehen.
curtain-open = Ich bin { $name }
hand-over = Gerät weitergeben
handed-over = { $name } ist dran

## Die Partie

match-title = { $game }: der Tisch
board-label = Spielplan
players-label = Spieler
you = du
player-asked = ist dran
player-away = abwesend
player-resigned = hat aufgegeben
player-stand-in = ein Bot spielt
score-xibalba = Paragon
score-battalia = Siegpunkte
clock-left = noch { $time }
watch-whose = Was du siehst
watch-public = was alle am Tisch sehen
watch-seat = mit den Karten von { $name }
watch-only-public = Du siehst, was alle am Tisch sehen.
match-time = Spielzeit: noch { $time }
match-time-up = Die Spielzeit ist um; spielt weiter, solange ihr mögt.
clock-warning = Weniger als { $seconds } Sekunden übrig.
call-title = Du bist dran
toolbar-label = Tisch
undo = Zurücknehmen
undo-turn = Zug von vorn
text-mode = Textansicht
prompt-label = Möglichkeiten
prompt-yours = Du bist dran
prompt-others = Die anderen überlegen
prompt-nothing = Gerade gibt es nichts zu entscheiden
prompt-watching = Du siehst zu
prompt-over = Die Partie ist zu Ende
prompt-idle = Du kannst noch etwas tun, musst aber nicht.
fold = Einklappen
piece-several =
    { $count ->
        [one] { $label }: { $count } Möglichkeit
       *[other] { $label }: { $count } Möglichkeiten
    }
piece-menu = { $label }: auswählen
empty = leer
looking = Nur du siehst diese Karten
spectator = Zuschauer

text-contents = Teile des Tisches
text-question = Die Frage

announce-label = Was geschieht
announce-asked = Du bist dran: { $question }
announce-more =
    { $count ->
        [one] Eine weitere Zeile im Protokoll.
       *[other] { $count } weitere Zeilen im Protokoll.
    }

connection-lost = Die Verbindung ist abgerissen und wird wieder aufgebaut. Von der Partie geht nichts verloren.
connection-stopped = Der Server wird neu gestartet. Gleich geht es von selbst weiter.
connection-silent = Seit { $seconds } s keine Antwort vom Server. Deine Wahl bleibt erhalten und wird noch einmal gesendet.
connection-slow = Gesendet; warte auf den Server …
unsaved-again = Deine Wahl wird automatisch noch einmal gesendet.
table-damaged = Diese Partie ist angehalten: Der Server hat einen Teil ihres Verlaufs verloren. Der Betreiber kann eine Sicherung einspielen oder die Partie von hier an weitergehen lassen.
take-back-seat = Hier weiterspielen
watch = Zuschauen

proposal-undo =
    { $mine ->
        [yes] Du möchtest den letzten Schritt zurücknehmen. Jetzt müssen die anderen zustimmen.
       *[no] { $name } möchte den letzten Schritt zurücknehmen.
    }
proposal-pause =
    { $mine ->
        [yes] Du möchtest eine Pause. Jetzt müssen die anderen zustimmen.
       *[no] { $name } möchte eine Pause.
    }
proposal-resume =
    { $mine ->
        [yes] Du möchtest weiterspielen. Jetzt müssen die anderen zustimmen.
       *[no] { $name } möchte weiterspielen.
    }
proposal-stand_in =
    { $mine ->
        [yes] Du möchtest einen Bot für { $other } spielen lassen. Jetzt müssen die anderen zustimmen.
       *[no] { $name } möchte einen Bot für { $other } spielen lassen.
    }
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Vorschlag zurückziehen
proposal-waits = Du hast zugestimmt; andere haben noch nicht geantwortet.
told-declined = { $name } hat abgelehnt.
told-resigned = { $name } hat aufgegeben.
told-taken_over = Für { $name } spielt jetzt ein Bot.
told-given_back = { $name } ist zurück.
paused = Pause
resume = Weiterspielen
stood-in = Ein Bot spielt für dich.
return = Meinen Platz zurücknehmen

result-you =
    { $count ->
        [one] Du hast gewonnen!
       *[other] Du hast gewonnen, zusammen mit { $names }!
    }
result-names =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben zusammen gewonnen.
    }
result-again = Revanche
result-join = Zur Revanche

side-label = Protokoll, Chat und Partie
tab-log = Protokoll
log-earlier = Frühere Zeilen zeigen
tab-chat = Chat
tab-menu = Partie
unread = ungelesen
chat-guest = { $who }, Gast
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Schreib etwas
chat-send = Senden
mute = stummschalten
unmute = wieder anzeigen
muted =
    { $seat ->
        [0] Zuschauer sind stummgeschaltet.
       *[other] Spieler { $seat } ist stummgeschaltet.
    }

menu-match = Partie
propose-undo = Zurücknehmen vorschlagen
propose-pause = Pause vorschlagen
propose-stand-in = Bot für { $name } vorschlagen
pause = Pause
leave = Bot für mich spielen lassen
leave-sure = Ein Bot spielt für dich, bis du zurückkommst. Gehen?
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
device-title = Auf einem anderen Gerät weiterspielen
device-text = Öffne diesen Link auf dem anderen Gerät oder scanne den Code dort. Wer ihn hat, spielt an deiner Stelle: Gib ihn nicht weiter.
device-show = Link anzeigen
device-link = Dein persönlicher Link
device-code = QR-Code deines persönlichen Links
device-local = Dieser Link funktioniert nur an diesem Computer.
notes = Notizen
notes-about = Nur du kannst sie lesen.
notes-saved = Gespeichert
standing = Automatische Antworten
standing-about = Diese Fragen werden für dich beantwortet, bis du es änderst.
standing-always = Immer antworten: { $answer }
standing-kept = „{ $kind }“ wird für dich beantwortet.
standing-ask = Wieder fragen
watching-count =
    { $count ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }

## Gruppen von Möglichkeiten

group-dice = Würfel
group-income = Ressourcen
group-attack = Angriff
group-cards = Karten
group-actions = Aktionen
group-heroes = Helden
group-build = Bauen
group-hire = Anheuern und kaufen
group-finish = Beenden
group-other = Weiteres

## Hilfe

help-title = Tastenkürzel
help-intro = Antworte mit einem Klick auf markierte Teile, mit den Knöpfen oder mit der Tastatur.
help-key-arrows = ↑ ↓ ← →
help-does-arrows = auf dem Spielplan: von Teil zu Teil, auch zu denen, die nur sagen, warum sie nichts tun können; in der Liste: von Möglichkeit zu Möglichkeit
help-key-p = P
help-does-p = zur Frage
help-key-tab = Tab
help-does-tab = von Teil zu Teil; die Eingabetaste wählt
help-key-lookup = /
help-does-lookup = etwas nachschlagen: Regeln, Karten, Begriffe
help-key-map = + − 0
help-does-map = auf dem Spielplan von Battalia: größer, kleiner, ganz; mit der Umschalttaste führen die Pfeile von Feld zu Feld
help-key-hide = X
help-does-hide = auf einer Handkarte von Battalia: zum Verstecken auswählen oder zurücklegen
help-key-escape = Esc
help-does-escape = ein Menü, einen Grund oder eine große Karte schließen
help-key-help = ?
help-does-help = diese Seite

## Freunde

guest-number = Gast { $number }
lobby-join = Als { $name } mitspielen
seat-ready = bereit
seat-awaited = noch nicht da
invite-local = Diesen Link kann nur dieser Rechner öffnen. Damit andere in deinem Netz mitspielen können, starte mit „make play ARGS="--share yes"“.
invite-code = Der Link als QR-Code
rematch-ready = Bereit: { $names }.
rematch-awaited = Noch nicht da: { $names }.

reactions = Reaktionen
reaction-hello = Hallo!
reaction-well = Gut gespielt!
reaction-wow = Wow!
reaction-laugh = Haha!
reaction-think = Ich überlege noch …
reaction-thanks = Danke!
