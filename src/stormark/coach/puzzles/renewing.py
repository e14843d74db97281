"""A puzzle whose bots have changed: the same position and plan, with today's chances and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.kit import PuzzleKit
from stormark.coach.puzzles.mining import Find
from stormark.coach.puzzles.verdict import options_of
from stormark.coach.puzzles.wording import Teller
from stormark.coach.puzzles.writing import SOLVERS, Written, finished, places
from stormark.kernel.game import Game


def renewed(
    game: Game[Any],
    kit: PuzzleKit,
    file: PuzzleFile,
    teller: Teller,
    solvers: Sequence[str] = SOLVERS,
) -> PuzzleFile | None:
    """The puzzle as its proof is today; None where its plan is no longer clearly best.

    It keeps its name and title; how hard it is depends on who finds the plan today.
    """
    attempt = Attempt(game, file, kit)
    puzzle = file.puzzle
    plan = options_of(attempt, puzzle.plan)
    if len(plan) != len(puzzle.plan):
        return None  # the rules no longer allow it
    written = Written(attempt.game, kit, attempt.start, file.name, puzzle.proof.found)
    find = Find(
        seen=attempt.game.seen_by(attempt.start, attempt.seat),
        seat=attempt.seat,
        plan=tuple(plan),
        key=tuple(plan[at] for at in places(puzzle.plan, puzzle.key)),
        also=tuple(tuple(options_of(attempt, other)) for other in puzzle.also),
        chance=puzzle.chance,
        rivals=tuple(
            (tuple(options_of(attempt, rival.plan)), rival.chance) for rival in puzzle.rivals
        ),
    )
    again = finished(written, find, teller, solvers)
    if again is None:
        return None
    return replace(again, scenario=replace(again.scenario, title=file.scenario.title))
