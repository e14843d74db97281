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
bot-greedy = Bot: spielt mit Plan
bot-random = Bot: spielt zufällig
run-public = Öffentlich
run-public-about = Der Tisch steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
run-chat = Chat
run-chat-about = Alle am Tisch können einander schreiben.
run-auto_start = Von selbst beginnen
run-auto_start-about = Die Partie beginnt, sobald der letzte Platz besetzt ist.
run-practice = Übung
run-practice-about = Du spielst allein, mit Bots oder an einem Bildschirm, und kannst alles zurücknehmen, auch Würfe. Sonst kann sich niemand dazusetzen.
run-spectators = Zuschauer
run-spectators-none = niemand darf zusehen
run-spectators-public = sehen, was alle am Tisch sehen
run-spectators-open = dürfen auch jemandem über die Schulter sehen
run-password = Passwort
run-password-about = Lass es leer, dann kommen alle herein, die den Link kennen.
run-clock = Uhr
run-clock-about = Wie lange alle nachdenken dürfen.
clock-none = keine Uhr
clock-turn-2 = 2 Minuten pro Zug
clock-turn-5 = 5 Minuten pro Zug
clock-bank-20 = 20 Minuten insgesamt, mit jedem Zug 15 Sekunden mehr
clock-bank-60 = 60 Minuten insgesamt, mit jedem Zug 20 Sekunden mehr
clock-days-3 = 3 Tage pro Zug
run-expiry = Wenn jemandes Zeit um ist
run-expiry-bot = spielt ein Bot, bis die Person zurück ist
run-expiry-help = beantwortet ein Bot diese eine Frage
run-expiry-resign = hat die Person aufgegeben
run-spectator_chat = Chat der Zuschauer
run-spectator_chat-none = gibt es nicht
run-spectator_chat-apart = Spieler lesen ihn nicht
run-spectator_chat-all = alle lesen ihn
run-replay = Aufzeichnung
run-replay-public = alle dürfen sie sehen
run-replay-private = nur für die, die mitgespielt haben
run-stand_in = Für alle, die gehen
clock-own = eine eigene Uhr
run-password-kept = Lass es leer, dann bleibt das Passwort, wie es ist.
run-unlock = Kein Passwort mehr
clock-match = Spielzeit: { $minutes } Minuten für die ganze Partie
clock-match-about = So empfehlen es die Regeln. Ist sie um, sagen wir Bescheid, sonst geschieht nichts.

## Vor der Partie

lobby-title = { $game }: Der Tisch ist eröffnet
lobby-waiting = Es sind noch Plätze frei.
lobby-full = Alle Plätze sind besetzt.
lobby-exact = Dieser Tisch geht genau von einer Aufzeichnung aus weiter: Wer sie kennt, kennt auch die verdeckten Karten.
lobby-seats = Plätze
lobby-start = Partie beginnen
lobby-dissolve = Tisch auflösen
lobby-host-starts = Wer den Tisch eröffnet hat, beginnt die Partie.
lobby-start-full = Die Partie kann beginnen, wenn alle Plätze besetzt sind; setze Bots auf Plätze, die leer bleiben.
lobby-dissolve-sure = Diesen Tisch aufgeben? Alle, die hier sitzen, müssen gehen.
consent-asked = Der Tisch wurde geändert, seit du dich hingesetzt hast. Die Partie beginnt, wenn du zustimmst.
consent-waits = Der Tisch wurde geändert. Die Partie beginnt, wenn alle zugestimmt haben.
consent-change = { $name }: { $now } (bisher: { $was })
seat-undecided = hat noch nicht zugestimmt
lobby-start-agreed = Die Partie kann beginnen, wenn alle den Änderungen zugestimmt haben.
sent-away = Weggeschickt
sent-away-let-in = Wieder hereinlassen
seat-number = Platz { $number }
seat-who = Wer auf Platz { $number } sitzt
seat-rename = Anderer Name
seat-up = Platz { $number } mit dem davor tauschen
seat-down = Platz { $number } mit dem danach tauschen
invite-share = Teilen
lobby-change = Tisch ändern
lobby-save = Speichern
cancel = Abbrechen
join-name = Dein Name
join-password = Passwort des Tisches
seat-free = frei
seat-kept = für jemanden freigehalten
seat-yours = du
seat-sit = Hinsetzen
seat-leave = Aufstehen
seat-clear = Platz räumen
invite-title = Einladen
invite-text = Wer diesen Link hat, findet diesen Tisch.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.

## Zusammen an einem Gerät

curtain-title = Gib das Gerät an { $name }
curtain-text = Jetzt darf nur { $name } hinsehen.
curtain-open = Ich bin { $name }
hand-over = Weitergeben

## Die Partie

match-title = { $game }: der Tisch
board-label = Spielplan
players-label = Spieler
you = du
player-asked = ist gefragt
player-away = abwesend
player-resigned = hat aufgegeben
player-stand-in = ein Bot spielt
score-xibalba = Paragon
score-battalia = Siegpunkte
clock-left = noch { $time }
watch-whose = Was du siehst
watch-public = was alle am Tisch sehen
watch-seat = { $name } über die Schulter
watch-only-public = Du siehst, was alle am Tisch sehen.
match-time = Spielzeit: noch { $time }
match-time-up = Die Spielzeit ist um; spielt weiter, solange ihr mögt.
clock-warning = Noch weniger als { $seconds } Sekunden.
call-title = Du bist dran
toolbar-label = Tisch
undo = Zurück
undo-turn = Zug neu
text-mode = Text
prompt-label = Möglichkeiten
prompt-yours = Du bist dran
prompt-others = Die anderen überlegen
prompt-watching = Du siehst zu
prompt-over = Die Partie ist zu Ende
prompt-idle = Du darfst, aber niemand wartet darauf.
fold = Einklappen
unfold = Zeigen
piece-several =
    { $count ->
        [one] { $label }: { $count } Möglichkeit
       *[other] { $label }: { $count } Möglichkeiten
    }
piece-menu = { $label }: wähle
empty = leer
looking = Du siehst dir an
spectator = Zuschauer

text-contents = Teile des Tisches
text-question = Die Frage

announce-label = Was geschieht
announce-asked = Du bist dran: { $question }
announce-more = { $count } weitere Zeilen im Protokoll.

connection-lost = Die Verbindung ist abgerissen und wird wieder aufgebaut. Von der Partie geht nichts verloren.
connection-stopped = Der Server wird neu gestartet. Gleich geht es von selbst weiter.
connection-silent = Seit { $seconds } s keine Antwort vom Server. Was du gewählt hast, bleibt erhalten und wird noch einmal gefragt.
connection-slow = Gesendet; warte auf den Server …
unsaved-again = Was du gewählt hast, wird von selbst noch einmal versucht.
table-damaged = Diese Partie ist angehalten: Der Server hat einen Teil dessen verloren, was hier geschah. Wer ihn betreibt, kann eine Sicherung einspielen oder die Partie von hier an weitergehen lassen.
take-back-seat = Hier weiterspielen
watch = Zuschauen

proposal-undo =
    { $mine ->
        [yes] Du schlägst vor, zurückzugehen. Die anderen sind gefragt.
       *[no] { $name } schlägt vor, zurückzugehen.
    }
proposal-pause =
    { $mine ->
        [yes] Du schlägst eine Pause vor. Die anderen sind gefragt.
       *[no] { $name } schlägt eine Pause vor.
    }
proposal-resume =
    { $mine ->
        [yes] Du schlägst vor, weiterzuspielen. Die anderen sind gefragt.
       *[no] { $name } schlägt vor, weiterzuspielen.
    }
proposal-stand_in =
    { $mine ->
        [yes] Du schlägst vor, einen Bot für { $other } spielen zu lassen. Die anderen sind gefragt.
       *[no] { $name } schlägt vor, einen Bot für { $other } spielen zu lassen.
    }
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
proposal-waits = Du hast zugestimmt; andere haben noch nicht geantwortet.
told-declined = { $name } hat abgelehnt.
told-resigned = { $name } hat aufgegeben.
told-taken_over = Für { $name } spielt jetzt ein Bot.
told-given_back = { $name } ist zurück.
paused = Die Partie ruht.
resume = Weiterspielen
stood-in = Ein Bot spielt für dich.
return = Wieder selbst spielen

result-you =
    { $count ->
        [one] Du hast gewonnen!
       *[other] Du hast gewonnen, zusammen mit anderen!
    }
result-names =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben zusammen gewonnen.
    }
result-again = Noch einmal
result-join = Zur nächsten Partie

side-label = Protokoll, Chat und Tisch
tab-log = Protokoll
log-earlier = Frühere Zeilen zeigen
tab-chat = Chat
tab-menu = Tisch
unread = ungelesen
chat-guest = { $who }, Gast
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Schreib etwas
chat-send = Senden
mute = nicht mehr lesen
unmute = wieder lesen
muted =
    { $seat ->
        [0] Du liest nicht, was Zuschauer schreiben.
       *[other] Du liest nicht, was Spieler { $seat } schreibt.
    }

menu-match = Die Partie
propose-undo = Vorschlagen, einen Schritt zurückzugehen
propose-pause = Pause vorschlagen
propose-stand-in = Bot für { $name } vorschlagen
pause = Pause
leave = Bot für mich spielen lassen
leave-sure = Ein Bot spielt auf deinem Platz, bis du zurückkommst. Gehen?
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
notes = Notizen
notes-about = Nur du kannst sie lesen.
standing = Antworten im Voraus
standing-about = Was sofort für dich geantwortet wird, bis du es änderst.
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
group-finish = Abschließen
group-other = Weiteres

## Hilfe

help-title = Tasten
help-intro = Jede Frage lässt sich beantworten, indem du auf markierte Teile klickst, über die Knöpfe oder mit Tasten.
help-key-arrows = ↑ ↓ ← →
help-does-arrows = auf dem Spielplan: von Teil zu Teil, auch zu denen, die nur sagen, warum sie nichts tun können; in der Liste: von Möglichkeit zu Möglichkeit
help-key-p = P
help-does-p = zur Frage
help-key-tab = Tab
help-does-tab = von Teil zu Teil; Eingabe drückt darauf
help-key-lookup = /
help-does-lookup = etwas nachschlagen: Regeln, Karten, Begriffe
help-key-map = + − 0
help-does-map = auf der Karte von Battalia: größer, kleiner, ganz; mit Umschalt führen Pfeile von Feld zu Feld
help-key-escape = Esc
help-does-escape = ein Menü, einen Grund oder eine große Karte schließen
help-key-help = ?
help-does-help = diese Seite
