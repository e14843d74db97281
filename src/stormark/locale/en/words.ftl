### Words that every game uses.

player-number = Player { $number }
quoted = “{ $text }”
and = { $one } and { $other }
several = { $number } × { $what }
