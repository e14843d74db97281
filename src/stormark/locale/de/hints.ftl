### Was der Trainer sagt: Pläne, was sie bringen und warum.

hint-wins = Damit gewinnst du die Partie.
hint-may-win = In { $percent } % der Fälle gewinnst du damit sofort.
hint-brings = Bis zum Ende des Zuges bringt dir das: { $amounts }.
hint-costs = Es kostet dich: { $amounts }.
hint-chance = Viel hängt vom Zufall ab: Danach liegt deine Gewinnchance meist zwischen { $low } und { $high } %.
hint-alone = Etwas anderes kommt nicht infrage.
hint-close = So gut wie „{ $plan }“ ({ $percent } %).
hint-ahead =
    { $ahead ->
        [one] Der nächstbeste Plan, „{ $plan }“, kommt auf { $percent } %, einen Punkt weniger.
       *[other] Der nächstbeste Plan, „{ $plan }“, kommt auf { $percent } %, { $ahead } Punkte weniger.
    }
hint-behind =
    { $ahead ->
        [one] Ein Punkt weniger als der beste Plan.
       *[other] { $ahead } Punkte weniger als der beste Plan.
    }
hint-line = { $number }. { $plan }: { $chance } % ({ $change })
hint-steps = Der Reihe nach: { $steps }
hint-side = { $who }: { $chance } %
hint-nothing = Der Trainer hat gerade nichts zu raten: Du hast nichts zu entscheiden.
cli-hint-refused = Der Trainer gibt keine Tipps, solange andere Menschen mitspielen.
