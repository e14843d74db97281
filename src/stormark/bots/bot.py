"""What a computer player is."""

from __future__ import annotations

from typing import Any, Protocol

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


class Bot(Protocol):
    """Answers decisions.

    A bot gets the view of its seat, the open decision and a simulator, which makes up positions
    that agree with the view.  It never sees the referee's state.
    """

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        """One of `decision.actions`."""
