### What the coach counts in Xibalba.

hint-amount =
    { $name ->
        [paragon] { NUMBER($amount, maximumFractionDigits: 1) } Paragon
        [resources] { $amount ->
            [one] 1 resource
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } resources
        }
        [cards] { $amount ->
            [one] 1 card
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } cards
        }
        [income] { NUMBER($amount, maximumFractionDigits: 1) } productivity
        [army] { NUMBER($amount, maximumFractionDigits: 1) } power of your soldier
        [safety] { NUMBER($amount, maximumFractionDigits: 1) } safety (resistance and life points)
       *[rivals] { NUMBER($amount, maximumFractionDigits: 1) } Paragon ahead of your strongest rival
    }
