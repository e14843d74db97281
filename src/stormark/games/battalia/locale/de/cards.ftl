### BATTALIA: Karten, Zaubertränke, Gebäude und Fraktionen als Ganzes. Namen und Wirkungen stehen im Paket.

## Namen einzelner Exemplare

card-of = { $card } ({ $faction })
card-as = { $card } als { $form }
card-copy = { $card } als Kopie
card-times = { $card } ×{ $copies }
card-lent = { $card } von { $player }
no-cards = keine Karten

## Ganze Texte

card-unit =
    Einheit vom Rang { $rank }, Stärke { $rank }. Wird mit einer Einheit angeheuert, mindestens „{ $by }“, und { $supply ->
        [one] { $supply } Versorgungskarte
       *[other] { $supply } Versorgungskarten
    }.
card-artefact =
    Artefakt. Wird mit einer Einheit gekauft, mindestens „{ $by }“, und { $supply ->
        [one] { $supply } Versorgungskarte
       *[other] { $supply } Versorgungskarten
    }.
card-enlightened = Erleuchtet: { $text }
card-great = Besonderes Artefakt.
card-todo = Die Spieler führen den Text selbst aus, nach Absprache.
card-fate = Schicksalskarte. Wähle eines:
card-queen = Königliche Karte vom Rang 5. Baut eine Stadt der Stufe 4 zur königlichen Residenz aus.
card-king = Königliche Karte vom Rang 6. Baut eine königliche Residenz zur Hauptstadt aus.
card-supply = Neutrale Karte. Bezahlt das Anheuern, Kaufen, Bewegen und Bauen.
card-stardust = Neutrale Karte. Zählt als zwei Versorgungskarten.
card-chest = Neutrale Karte. Tausche sie gegen ein Artefakt oder lege sie in den Limbus, um bis zu drei Karten zu verstecken.
storm-title = Sturmeffekt { $number }: { $name }
potion-days =
    { $days ->
        [one] Bilkarrs Zaubertrank, wirkt { $days } Tag.
       *[other] Bilkarrs Zaubertrank, wirkt { $days } Tage.
    }
building-supplies = Talgebäude. Liefert: { $card }.
faction-about = Farbe: { $colour } · Element: { $element } · Heimat: { $terrain } · Pforte { $gate }
