### Was über Züge gesagt wird, bevor sie gemacht, abgelehnt oder zurückgenommen werden.

part-refused = Aktion { $part } von { $parts } ist nicht möglich, deshalb ist nichts geschehen.
plan-from-ambush = { $card } (Versteck)
plan-uses = { $what } – verwendet { $pieces }
way-back-step = Nimmt zurück: { $what }
way-back-turn =
    { $moves ->
        [one] Nimmt deinen bisherigen Zug ganz zurück: eine Aktion.
       *[other] Nimmt deinen bisherigen Zug ganz zurück: { $moves } Aktionen.
    }
way-back-step-practice = Nimmt zurück: { $what } Auch alles, was seitdem geschah; die Würfel fallen wieder genauso.
way-back-turn-practice = Nimmt deinen letzten Zug zurück und alles, was seitdem geschah; die Würfel fallen wieder genauso.
way-back-last = deine letzte Aktion.
way-back-more = { $what } … (und { $more } weitere)
