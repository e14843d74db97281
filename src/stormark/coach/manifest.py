"""What the coach must know about one game beyond the kernel's interface."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from stormark.bots.bot import Bot
from stormark.coach.puzzles.kit import PuzzleKit
from stormark.kernel.game import Game
from stormark.kernel.state import State

if TYPE_CHECKING:
    from stormark.coach.hint.weighing import Adviser


@dataclass(frozen=True)
class Outlook:
    """What a position comes to at the end of the turn that is under way.

    `worths` says for every side, in the order of `Game.sides`, what it is worth: the logarithm of
    something that its chance is the share of.  `late` goes from 0 at the start to 1 at the end.
    """

    worths: tuple[float, ...]
    late: float


class Look(Protocol):
    """One way in which a turn may end; equal trials end alike."""

    def __call__(
        self, game: Game[Any], state: State, trial: int, turn: int | None = None
    ) -> Outlook:
        """What a whole position, made up or real, comes to; it is not changed.

        With the number of a turn that is over already, it is judged as it is: so moves that end
        a turn can be compared with others.
        """


@dataclass(frozen=True)
class CoachManifest:
    """How a game is judged: by turns that are played to their end, and by whose numbers.

    `adviser` gives hints.
    """

    setting: Callable[[State], str]  # the table of numbers that a position is judged by
    look: Look
    trials: int  # ways to end the turn that a chance is the mean of
    adviser: Adviser
    reviewer: Callable[[int], Bot]  # by seed: whose play others are compared with in reviews
    puzzles: PuzzleKit
