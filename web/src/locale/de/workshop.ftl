### Die Werkstatt: eigene Karten, selbst eingegeben.

nav-workshop = Werkstatt
workshop-title = Kartenwerkstatt
workshop-lead = Du besitzt das gedruckte Spiel oder hast Ideen für Karten und Fraktionen? Gib sie ein, sieh sofort, was nicht stimmt, und spiel damit.
workshop-begin = Ein Paket beginnen
workshop-begin-about = Ein Paket enthält nur, was anders ist als bei den Karten und Fraktionen des Spiels: Ändere welche, füge welche hinzu, nimm welche heraus.
workshop-fresh = Mit den Karten des Spiels beginnen
workshop-open = Datei öffnen …
workshop-drafts = Deine Entwürfe
workshop-no-drafts = Noch nichts.
workshop-kept-here = Entwürfe und alle Änderungen liegen nur in diesem Browser. Lade sie herunter, um sie anderswo zu nutzen.
workshop-unnamed = Meine Karten
workshop-changed-at = geändert { $when }
workshop-forget = Löschen
workshop-forget-named = „{ $name }“ löschen
workshop-forget-sure = Den Entwurf „{ $name }“ von diesem Gerät löschen? Eine heruntergeladene Datei bleibt.
workshop-too-large = Die Datei ist größer als { $limit } MB.
workshop-unreadable = „{ $file }“ kann nicht gelesen werden: { $why }
workshop-gone = Dieser Entwurf ist nicht hier
workshop-gone-about = Entwürfe liegen in dem Browser, in dem sie entstanden sind.
workshop-unkept = In diesem Browser ist kein Platz für deine Änderungen. Lade den Entwurf herunter, bevor du die Seite verlässt.
workshop-name = Name des Pakets
workshop-play = Mit diesen Karten spielen
workshop-hash = Hash { $hash }…
workshop-download = Herunterladen
workshop-state-looking = Wird geprüft …
workshop-state-away = Der Server antwortet nicht. Deine Änderungen sind hier gespeichert.
workshop-state-good = Spielbar
workshop-state-problems =
    { $count ->
        [one] { $count } Problem
       *[other] { $count } Probleme
    }
workshop-problems = Was noch nicht stimmt
workshop-line = Zeile { $line }:
workshop-count =
    { $count ->
        [one] { $count } Problem
       *[other] { $count } Probleme
    }
workshop-choose =
    { $of ->
        [faction] Wähle eine Fraktion aus der Liste oder füge eine hinzu.
       *[card] Wähle eine Karte aus der Liste.
    }
workshop-kind = Art der Karte
workshop-every-kind = Alle Arten
workshop-every-faction = Alle Fraktionen
workshop-own-only = Nur was ich geändert habe
workshop-wrong = Problem
workshop-card-changed = geändert
workshop-card-new = neu
workshop-card-removed = entfernt
workshop-back =
    { $of ->
        [faction] ← Alle Fraktionen
       *[card] ← Alle Karten
    }
workshop-face =
    { $of ->
        [faction] Die Fraktion auf dem Tisch
       *[card] Die Karte auf dem Tisch
    }
workshop-photo =
    { $of ->
        [faction] Foto des Originals …
       *[card] Foto der gedruckten Karte …
    }
workshop-photo-of = Foto von „{ $name }“
workshop-photo-drop = Foto entfernen
workshop-photo-about = Es bleibt auf deinem Gerät: Es wird nicht gesendet und verschwindet, wenn du die Seite verlässt.
workshop-removed-about =
    { $of ->
        [faction] Diese Fraktion ist nicht in deinem Paket.
       *[card] Diese Karte ist nicht in deinem Paket.
    }
workshop-try =
    { $of ->
        [faction] Diese Fraktion ausprobieren
       *[card] Diese Karte ausprobieren
    }
workshop-copy =
    { $of ->
        [faction] Neue Fraktion wie diese
       *[card] Neue Karte wie diese
    }
workshop-copy-of = { $name } 2
workshop-revert =
    { $of ->
        [faction] Alle Änderungen an dieser Fraktion zurücknehmen
       *[card] Alle Änderungen an dieser Karte zurücknehmen
    }
workshop-remove =
    { $of ->
        [faction] Diese Fraktion entfernen
       *[card] Diese Karte entfernen
    }
workshop-nothing = Bitte wählen
workshop-range = { $low } bis { $high }
workshop-was = Vorher: { $value }
workshop-note = Hinweis:
workshop-nobody = niemandem
workshop-board-about = Von zwei Fraktionen auf einem Tableau spielt nur eine mit.
workshop-shows = Was die Liste zeigt
workshop-entries =
    { $of ->
        [faction] Fraktionen
       *[card] Karten
    }
workshop-search =
    { $of ->
        [faction] Name einer Fraktion
       *[card] Name einer Karte
    }
workshop-shown =
    { $of ->
        [faction] { $count } von { $all } Fraktionen
       *[card] { $count } von { $all } Karten
    }
workshop-new =
    { $of ->
        [faction] Neue Fraktion …
       *[card] Neue Karte …
    }
workshop-new-name =
    { $of ->
        [faction] Name der neuen Fraktion
       *[card] Name der neuen Karte
    }
workshop-new-add = Hinzufügen

## Effekte

effect-add = Etwas hinzufügen
effect-what = Was geschieht
effect-item = Teil { $number } des Effekts
effect-up = Weiter nach oben
effect-remove = Diesen Teil entfernen
effect-option = Auswahl { $number }
effect-add-option = Noch eine Auswahl
effect-trigger = In welchem Moment
effect-until = Wie lange
effect-if = Wenn
effect-pay = Preis
effect-more = Moment, Bedingung, Preis …
effect-without = Ohne „{ $what }“
effect-amount-each = So viel
effect-for-each = je
effect-at-most = höchstens
effect-counted = Etwas zählen
effect-fixed = Eine feste Zahl
effect-told = Der Effekt in Worten, zum Vergleich mit dem Text
