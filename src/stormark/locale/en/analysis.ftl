### What a match was like, in numbers.

cli-help-analyse =
    Show how a game went: points and resources at the end, where points came from, and how the dice compare
    with what was expected.

    FILE is a replay or a saved game; it is verified first.
    .short = Statistics of a game
analysis-about-json = Everything as JSON, including how it changed over time

analysis-summary =
    { $turns ->
        [one] One turn,
       *[other] { $turns } turns,
    } { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
analysis-end = At the end
analysis-deeds = What was done
analysis-dice = dice rolled
analysis-got = they showed
analysis-expected = expected
analysis-luck = luck

### The coach's review.

analysis-about-review = The coach’s review, too: win chances, turning points, luck and costly decisions; takes a while
review-title = Win chances
review-turning = Turning points
review-swing = Turn { $turn }: { $name } from { $before } to { $after }
review-no-turning = No single turn changed much.
review-luck = { $name }, chance of winning: { $start } at the start, { $luck } through luck, { $own } through their own decisions, { $others } through those of the others: { $end } at the end.
review-decision = Turn { $turn }, { $cost } less than possible: { $chosen } Better: { $better }
review-then = {" "}Then:{" "}
