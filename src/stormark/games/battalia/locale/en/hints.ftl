### What the coach counts in Battalia.

hint-amount =
    { $name ->
        [points] { $amount ->
            [one] 1 victory point
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } victory points
        }
        [great] { $amount ->
            [one] 1 city that counts for the end
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } cities that count for the end
        }
        [army] { NUMBER($amount, maximumFractionDigits: 1) } strength of an average hand
        [safety] { NUMBER($amount, maximumFractionDigits: 1) } strength kept in ambush and tents
        [sites] { $amount ->
            [one] 1 site for a city
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } sites for a city
        }
        [tempo] { NUMBER($amount, maximumFractionDigits: 0) }% chance to build or upgrade next turn
        [trade] { $amount ->
            [one] 1 trading post
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } trading posts
        }
        [cards] { $amount ->
            [one] 1 card in your deck
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } cards in your deck
        }
       *[rivals] { NUMBER($amount, maximumFractionDigits: 1) } points ahead of your strongest rival
    }
