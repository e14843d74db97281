### Was der Trainer in Battalia zählt.

hint-amount =
    { $name ->
        [points] { $amount ->
            [one] 1 Siegpunkt
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Siegpunkte
        }
        [great] { $amount ->
            [one] 1 Stadt, die für das Ende zählt
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Städte, die für das Ende zählen
        }
        [army] { NUMBER($amount, maximumFractionDigits: 1) } Stärke einer durchschnittlichen Hand
        [safety] { NUMBER($amount, maximumFractionDigits: 1) } Stärke in Versteck und Zelten
        [sites] { $amount ->
            [one] 1 Bauplatz für eine Stadt
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Bauplätze für eine Stadt
        }
        [tempo] { NUMBER($amount, maximumFractionDigits: 0) } % Chance, im nächsten Zug zu bauen oder auszubauen
        [trade] { $amount ->
            [one] 1 Handelsposten
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Handelsposten
        }
        [cards] { $amount ->
            [one] 1 Karte im Deck
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Karten im Deck
        }
       *[rivals] { NUMBER($amount, maximumFractionDigits: 1) } Punkte gegenüber dem stärksten Gegner
    }
