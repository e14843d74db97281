### Wörter, die jedes Spiel gebraucht.

player-number = Spieler { $number }
quoted = „{ $text }“
and = { $one } und { $other }
several = { $number } × { $what }
