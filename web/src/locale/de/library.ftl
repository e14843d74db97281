### Regeln, Karten und Begriffe zum Nachschlagen.

nav-lookup = Nachschlagen
nav-menu = Menü
nav-puzzles = Rätsel
nav-rules = Regeln
nav-cards = Karten
nav-glossary = Glossar

library-title = Nachschlagen
library-search = Regeln, Karten und Begriffe durchsuchen
library-search-xibalba = Arche betreten, Kampftrupp, X-ARK-03 …
library-search-battalia = Stadt ausbauen, Amulett, B-GATE-05 …
library-hint = Auf Deutsch oder Englisch, in beliebiger Reihenfolge, kleine Tippfehler sind erlaubt. Mit / suchst du von überall.
library-kinds = Nur zeigen
library-all = Alle
library-found =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
library-partly = Kein Eintrag enthält alle diese Wörter. Das kommt am nächsten:
library-none = Nichts gefunden.
library-none-hint = Versuche es mit weniger Wörtern oder mit einem anderen Wort dafür.
library-more =
    { $count ->
        [one] { $count } weiteren zeigen
       *[other] { $count } weitere zeigen
    }
library-count =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
library-entries = Einträge
library-gallery = die Galerie mit Filtern
library-terms =
    { $count ->
        [one] { $count } Begriff in beiden Sprachen
       *[other] { $count } Begriffe in beiden Sprachen
    }

kind-rule = Regel
kind-ruling = Klarstellung
kind-term = Begriff
kind-card = Karte
kind-action = Aktion
kind-faction = Fraktion
kind-storm = Sturmeffekt
kind-potion = Zaubertrank
kind-building = Gebäude
kinds-rule = Regeln
kinds-ruling = Klarstellungen
kinds-term = Begriffe
kinds-card = Karten
kinds-action = Aktionen
kinds-faction = Fraktionen
kinds-storm = Sturmeffekte
kinds-potion = Zaubertränke
kinds-building = Gebäude
book-creation = Die Schöpfung
book-stormgates = Die Sturmpforten

## Ein Eintrag

entry-unknown = Diesen Eintrag gibt es nicht.
entry-to-all = Alle Regeln und Begriffe
entry-copy = Link kopieren
entry-copied = Link kopiert.
entry-previous = Vorige
entry-next = Nächste
entry-see = Siehe auch
entry-terms = Begriffe in diesem Text
entry-similar = Verwandte Regeln
entry-in-en = Auf Englisch
entry-in-de = Auf Deutsch
entry-faction-cards = Die Karten dieser Fraktion
entry-whole = Als Seite öffnen
entry-ruling-about = Eine Klarstellung zu einer Frage, die die gedruckten Regeln offenlassen.

lookup-back = Zurück
lookup-hint = Gib ein Wort, eine Karte oder die Nummer einer Regel ein. Die Partie geht währenddessen weiter.

## Am Fuß der Seiten

footer-independent = Stormark ist eine unabhängige Umsetzung veröffentlichter Spielregeln und steht in keiner Verbindung zu den Verlagen der Spiele.
footer-credits = Urheber und Lizenzen

## Karten

cards-title = Karten
cards-search = Name oder Text einer Karte
cards-sort = Reihenfolge
cards-sort-printed = wie im Spiel
cards-sort-name = nach Name
cards-sort-cost = nach Kosten
cards-sort-power = nach Stärke
cards-sort-resistance = nach Widerstand
cards-sort-paragon = nach Paragon
cards-sort-rank = nach Rang
cards-sort-supply = nach Preis
cards-filter = Filter
cards-filters =
    { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
cards-clear = Filter zurücksetzen
cards-none = Keine Karte passt zu diesen Filtern.
cards-shown =
    { $count ->
        [one] { $count } von { $all } Karten
       *[other] { $count } von { $all } Karten
    }
cards-by-type = Art
cards-by-faction = Fraktion
cards-by-phase = Phase
cards-by-cost = Kosten
cards-by-rank = Rang
cards-by-supply = Preis in Versorgungskarten
cards-type-soldier = Soldat
cards-type-civilian = Zivilist
cards-type-structure = Gebäude
cards-type-event = Ereignis
cards-type-unit = Einheit
cards-type-royal = König oder Königin
cards-type-artefact = Artefakt
cards-type-great_artefact = Besonderes Artefakt
cards-type-fate = Schicksal
cards-type-other = Versorgung und mehr
cards-type-potion = Zaubertrank
cards-type-storm = Sturmeffekt
cards-type-building = Gebäude
cards-phase-EFFECT = Effektphase
cards-phase-DICE = Würfelphase
cards-phase-ACTION = Aktionsphase
cards-phase-PERMANENT = Dauerhaft

## Glossar

glossary-about = Jeder Begriff mit seiner Bedeutung, Englisch und Deutsch nebeneinander. Praktisch, wenn dein Spiel in der anderen Sprache ist.
glossary-search = Begriff in einer der Sprachen
glossary-all = Alle Namen
glossary-en = Englisch
glossary-de = Deutsch

credits-names = Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, welche Regeln umgesetzt sind.
credits-own = Stormark selbst ist freie Software unter der MIT-Lizenz. Alle Bilder von Tischen, Spielplänen und Karten sind eigens dafür gezeichnet; aus den gedruckten Spielen ist nichts übernommen.
credits-others = Die Arbeit anderer
credits-icons = Symbole
credits-fonts = Schriften
credits-interface = Oberfläche
credits-texts = Texte in zwei Sprachen
credits-by = Von { $names }.
credits-by-others = Von { $names } und den anderen dort genannten Beitragenden.
credits-licence = Lizenz { $licence }
