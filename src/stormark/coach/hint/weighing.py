"""Plans on trial: what each of them led to, on the same made-up positions with the same dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator

Amounts = Mapping[str, float]
"""What a seat has, by name; the scale of each is one that people would count."""


class Tried:
    """A plan and how its trials have gone."""

    def __init__(self, options: Sequence[int], ends: bool = False) -> None:
        self.options = tuple(options)
        self.core = self.options[:-1] if ends else self.options  # without the end of the turn
        self.chances: list[float] = []  # to win, trial by trial
        self._sums: dict[str, float] = {}

    def note(self, chance: float, amounts: Amounts) -> None:
        """Another trial has come to its end."""
        self.chances.append(chance)
        for name, amount in amounts.items():
            self._sums[name] = self._sums.get(name, 0.0) + amount

    @property
    def trials(self) -> int:
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The mean chance to win."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    def amounts(self) -> dict[str, float]:
        """The mean of every amount."""
        return {name: total / len(self.chances) for name, total in self._sums.items()}


class Adviser(Protocol):
    """What the coach must know of a game to give hints."""

    def tried(
        self, game: Game[Any], seen: Any, seat: int, steps: int, seed: int
    ) -> Sequence[Tried]:
        """Plans for the open decision of a seat, all that are worth a mention, the best first."""

    def chance(self, state: Any, seat: int) -> float:
        """How likely a seat or its team wins, as a made-up position stands."""

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
