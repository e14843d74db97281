"""What puzzles need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from stormark.kernel.action import Action
from stormark.kernel.game import Game

Plan: TypeAlias = Sequence[int]
"""Options of one seat; what others answer in between is up to them."""


@dataclass(frozen=True)
class PuzzleKit:
    """The parts of a game's coach that puzzles are made, judged and played on with.

    `chances(game, seen, seat, plans, trials, seed, further)`: how often the seat wins after each
    plan; all plans meet the same dice and cards, so differences are exact long before the chances
    are.  `further`: judged only when the seat’s next turn has been played, too.
    `plans(game, seen, seat, seed, every)`: those worth comparing, or every first step there is.
    `ripe(seen, seat)`: whether a position is likely to hold a puzzle, as far as a glance tells.
    `facts(game, seen, seat, plans, trials, seed)`: what else is true at the end of the turn, on
    average, by name; `scales` says how much of each makes a difference worth telling.
    `standing(state, seat)`: points of the seat and of its strongest opponent.
    `answer(state, seat, seed)`: what a simulated player does, in a position of which all is known.
    `settled(state, seat)`: whether a plan can be judged here, not in the middle of an action.
    `kind(plan, decision)`: what a puzzle is about, by its moves and the kind of the first question.
    """

    chances: Callable[[Game[Any], Any, int, Sequence[Plan], int, int, bool], list[float]]
    plans: Callable[[Game[Any], Any, int, int, bool], list[list[int]]]
    ripe: Callable[[Any, int], bool]
    facts: Callable[[Game[Any], Any, int, Sequence[Plan], int, int], list[dict[str, float]]]
    scales: Mapping[str, float]
    standing: Callable[[Any, int], tuple[int, int]]
    answer: Callable[[Any, int, int], int]
    settled: Callable[[Any, int], bool]
    kind: Callable[[Sequence[Action], str], str]
    kinds: tuple[str, ...]  # that `kind` can give
    silent: frozenset[str]  # verbs that only carry out what was said before: nobody tells them
    trials: int  # for judging an answer while somebody waits
