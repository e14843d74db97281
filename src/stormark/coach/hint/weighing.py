"""Plans on trial: what each of them led to, on the same made-up positions with the same dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stormark.coach.chance.chances import softmax
from stormark.coach.manifest import Outlook
from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator

Amounts = Mapping[str, float]
"""What a seat has, by name; the scale of each is one that people would count."""


class Tried:
    """A plan and how its trials have gone for one side."""

    def __init__(self, options: Sequence[int], side: int, ends: bool = False) -> None:
        self.options = tuple(options)
        self.core = self.options[:-1] if ends else self.options  # without the end of the turn
        self.looks: list[Outlook] = []  # how the turn ended, trial by trial
        self.shares: list[float] = []  # the chance of the side in each of them, uncorrected
        self._side = side
        self._sums: dict[str, float] = {}

    def note(self, look: Outlook, amounts: Amounts) -> None:
        """Another trial has come to its end."""
        self.looks.append(look)
        self.shares.append(softmax(look.worths)[self._side])
        for name, amount in amounts.items():
            self._sums[name] = self._sums.get(name, 0.0) + amount

    @property
    def trials(self) -> int:
        return len(self.looks)

    @property
    def share(self) -> float:
        """The mean chance of the side, uncorrected: for comparing plans."""
        return sum(self.shares) / len(self.shares)

    def amounts(self) -> dict[str, float]:
        """The mean of every amount."""
        return {name: total / self.trials for name, total in self._sums.items()}


@dataclass(frozen=True)
class Comparison:
    """Plans on the same trials, the best first, and what a quick bot makes of the position."""

    plans: Sequence[Tried]
    quick: Tried


class Adviser(Protocol):
    """What the coach must know of a game to give hints."""

    def tried(
        self, game: Game[Any], seen: Any, seat: int, side: int, steps: int, seed: int
    ) -> Comparison:
        """Plans for the open decision of a seat, all that are worth a mention."""

    def amounts(self, state: Any, seat: int) -> Amounts:
        """What a seat has in a made-up position."""

    def is_routine(self, action: Action) -> bool:
        """Whether a plan should not be named after an action: it goes without saying."""

    def meaning(self, state: Any, option: int) -> int | None:
        """What an option names once something hidden has been shown: the card in a slot, say.

        None where that is unknown: then nothing is told of what comes after the news.
        """


def trial_simulator(game: Game[Any], seen: Any, seat: int, seed: int, trial: int) -> Simulator[Any]:
    """A simulator whose results depend on the roll or draw alone, not on what came before it.

    So two plans meet the same dice in the same trial, as far as they roll the same ones.
    """
    secret = seed.to_bytes(8, "big", signed=True) + trial.to_bytes(8, "big")
    return Simulator(game, seen, seat, KeyedChance(secret, game.spec.streams))
