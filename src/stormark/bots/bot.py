"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class Bot(Protocol):
    """Answers decisions.

    A bot gets the view of its seat, the open decision and a simulator, which makes up positions
    that look the same to the seat.  It never sees the referee's state.
    """

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        """One of `decision.actions`."""


LevelMaker: TypeAlias = Callable[[str, str, int], Bot]
"""`level(name, style, seed)`: a bot of one of the LEVELS; the style may be empty."""


@dataclass(frozen=True)
class BotManifest:
    """The bots that are made for one game."""

    bots: Mapping[str, Callable[[], Bot]]  # for labs and comparisons, by name
    level: LevelMaker
    styles: tuple[str, ...]  # the manners of play that `level` knows
