"""Whether what somebody did at a puzzle is as good as its plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stormark.coach.puzzles.attempt import Attempt
from stormark.kernel.refusal import Refusal
from stormark.kernel.scenario_puzzle import Rival
from stormark.kernel.step import read_text

Word: TypeAlias = Literal["on", "right", "wrong"]
"""Nothing is decided yet; it is as good as the plan; something better was possible."""


@dataclass(frozen=True)
class Verdict:
    """The word, and the chance to win now; the rival that was chosen, if the file tells of it."""

    word: Word
    chance: float
    rival: Rival | None = None


def verdict_of(attempt: Attempt, trials: int | None = None) -> Verdict:
    """Judge a try.

    The moves of the plan count in any order.  Whoever does something else is told what the file
    says about it; where it says nothing, the try is compared with the plan in many trials, and is
    wrong if it wins less often by half of what lies between the plan and the next one.
    """
    puzzle = attempt.file.puzzle
    left, strayed = missing(puzzle.plan, attempt.moves)
    good = (puzzle.key, *puzzle.also)
    if attempt.won or any(not missing(plan, attempt.moves)[0] for plan in good):
        return Verdict("right", 1.0 if attempt.won else puzzle.chance)
    if not strayed and not attempt.over:
        return Verdict("on", puzzle.chance)
    for rival in puzzle.rivals:
        if not missing(rival.plan, attempt.moves)[0]:
            return Verdict("wrong", rival.chance, rival)
    if not attempt.over and not attempt.kit.settled(attempt.state, attempt.seat):
        return Verdict("on", puzzle.chance)
    return _estimated(attempt, left, trials or attempt.kit.trials)


def missing(plan: Sequence[str], moves: Sequence[str]) -> tuple[list[str], list[str]]:
    """The moves of a plan that were not made, and the moves made that are not in it.

    >>> missing(["keep A", "keep A", "roll"], ["keep A", "keep R1"])
    (['keep A', 'roll'], ['keep R1'])
    """
    left = list(plan)
    strayed: list[str] = []
    for move in moves:
        if move in left:
            left.remove(move)
        else:
            strayed.append(move)
    return left, strayed


def options_of(attempt: Attempt, moves: Sequence[str]) -> list[int]:
    """Moves from the first position on as options; one that cannot be made there is left out."""
    trial = attempt.again()
    found: list[int] = []
    for move in moves:
        actions = read_text(trial.game, trial.state, trial.seat, move)
        for action in [] if isinstance(actions, Refusal) or trial.over else actions:
            option = trial.game.option(trial.state, trial.seat, action)
            if not isinstance(option, Refusal) and not isinstance(trial.act(action), Refusal):
                found.append(option)
    return found


def _estimated(attempt: Attempt, left: Sequence[str], trials: int) -> Verdict:
    puzzle = attempt.file.puzzle
    made = options_of(attempt, attempt.moves)
    plans = [
        options_of(attempt, puzzle.plan),
        made,
        made if attempt.over else options_of(attempt, [*attempt.moves, *left]),
    ]
    seen = attempt.game.seen_by(attempt.start, attempt.seat)
    seed = puzzle.proof.seeds[0]
    best, now, then = attempt.kit.chances(
        attempt.game, seen, attempt.seat, plans, trials, seed, False
    )
    reached = max(now, then)
    if reached < best - puzzle.gap / 2:
        return Verdict("wrong", max(0.0, puzzle.chance - (best - reached)))
    return Verdict("right" if attempt.over else "on", puzzle.chance)
