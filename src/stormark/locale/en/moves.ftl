### What is said about moves before they are made, refused or undone.

part-refused = Action { $part } of { $parts } is not possible, so nothing was done.
plan-from-ambush = { $card } (ambush)
plan-uses = { $what } – uses { $pieces }
way-back-step = Undoes: { $what }
way-back-turn =
    { $moves ->
        [one] Undoes your whole turn so far: one action.
       *[other] Undoes your whole turn so far: { $moves } actions.
    }
way-back-step-practice = Undoes: { $what } Everything that happened since is undone too; the dice will fall the same way again.
way-back-turn-practice = Undoes your last turn and everything that happened since; the dice will fall the same way again.
way-back-last = your last action.
way-back-more = { $what }… (and { $more } more)
