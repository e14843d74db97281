### What the coach says: plans, what they bring and why.

hint-wins = It wins the game.
hint-may-win = It wins the game at once in { $percent }% of all cases.
hint-brings = By the end of the turn it brings you: { $amounts }.
hint-costs = It costs you: { $amounts }.
hint-chance = Much is left to chance: afterwards your win chance is usually between { $low } and { $high }%.
hint-alone = Nothing else is worth considering.
hint-close = As good as “{ $plan }” ({ $percent }%).
hint-ahead =
    { $ahead ->
        [one] The next best, “{ $plan }”, comes to { $percent }%, one point less.
       *[other] The next best, “{ $plan }”, comes to { $percent }%, { $ahead } points less.
    }
hint-behind =
    { $ahead ->
        [one] One point less than the best plan.
       *[other] { $ahead } points less than the best plan.
    }
hint-line = { $number }. { $plan }: { $chance }% ({ $change })
hint-steps = In order: { $steps }
hint-side = { $who }: { $chance }%
hint-nothing = The coach has nothing to advise now: you have nothing to decide.
cli-hint-refused = The coach gives no hints while other people play.
