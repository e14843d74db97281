### Was der Trainer in Xibalba zählt.

hint-amount =
    { $name ->
        [paragon] { NUMBER($amount, maximumFractionDigits: 1) } Paragon
        [resources] { $amount ->
            [one] 1 Ressource
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Ressourcen
        }
        [cards] { $amount ->
            [one] 1 Karte
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Karten
        }
        [income] { NUMBER($amount, maximumFractionDigits: 1) } Produktivität
        [army] { NUMBER($amount, maximumFractionDigits: 1) } Stärke deines Soldaten
        [safety] { NUMBER($amount, maximumFractionDigits: 1) } Sicherheit (Widerstand und Lebenspunkte)
       *[rivals] { NUMBER($amount, maximumFractionDigits: 1) } Paragon gegenüber dem stärksten Gegner
    }
