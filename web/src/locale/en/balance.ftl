### The workshop: bots play with own cards, and what comes of it.

balance-check = Check balance
balance-title = Balance
balance-about = Skilled bots play duels with your cards, and the same duels with the game’s own cards. The more games, the surer the numbers. Bots aren’t people: what they don’t understand, they don’t use well.
balance-close = Close
balance-running =
    { $games ->
        [0] The bots are sitting down…
        [one] { $games } game with your cards so far. It continues while this page is open.
       *[other] { $games } games with your cards so far. It continues while this page is open.
    }
balance-stopped =
    { $games ->
        [one] Stopped after { $games } game.
       *[other] Stopped after { $games } games.
    }
balance-done = { $games } games played.
balance-stop = Stop
balance-resume = Continue
balance-stale = You have changed the cards since.
balance-again = Check the new cards
balance-own = Your cards
balance-none-own = You haven’t changed a card that players take. The factions below show whether the rest is fair.
balance-taken = { $name } is taken in { $share } of games;
balance-gain =
    { $way ->
        [more] players who take it win { $points } { $points ->
            [one] point
           *[other] points
        } more often than expected ({ $low } to { $high }).
        [less] players who take it win { $points } { $points ->
            [one] point
           *[other] points
        } less often than expected ({ $low } to { $high }).
       *[same] players who take it win as often as expected ({ $low } to { $high }).
    }
balance-too-few = too few games so far to say what it brings.
balance-new = It is new.
balance-before =
    { $way ->
        [more] In the game’s own pack: taken in { $share }, { $points } more often.
        [less] In the game’s own pack: taken in { $share }, { $points } less often.
       *[same] In the game’s own pack: taken in { $share }, as often as expected.
    }
balance-before-taken = In the game’s own pack: taken in { $share }.
balance-strong = { $name } is too strong: it wins { $share } of its duels ({ $low } to { $high }). Fair is 45 to 55.
balance-weak = { $name } is too weak: it wins { $share } of its duels ({ $low } to { $high }). Fair is 45 to 55.
balance-never = { $name } is hardly ever taken in { $games } games.
balance-always = { $name } is taken in nearly every game.
balance-all = All cards
balance-average = Points: how many more of 100 games players won than the bots expected just before they took the card. The average over everything taken is { $points }.
balance-card = Card
balance-share = taken in
balance-points = points
balance-share-base = taken, in the game
balance-points-base = points, in the game
balance-factions = Factions in duels
balance-faction = Faction
balance-won = wins
balance-between = most likely between
balance-range = { $low } to { $high }
balance-won-base = in the game
