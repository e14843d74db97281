"""What a bot may think: simulated steps for each of its turns, never a clock."""

from __future__ import annotations

from typing import Final

NO_LIMIT: Final = 1 << 40


class Budget:
    """The steps that are left in a turn.

    A step is one option applied in the simulator.  A bot that decides many times in a turn spends
    one budget; one that was made anew in between begins with a full one, so a choice may get
    better by what is left, but must not need it.

    >>> budget = Budget(100)
    >>> budget.begin(7)
    >>> budget.take(60), budget.take(60), budget.left
    (60, 40, 0)
    >>> budget.begin(7)
    >>> budget.left
    0
    >>> budget.begin(8)
    >>> budget.left
    100
    >>> budget.begin(9, 50)
    >>> budget.left
    50
    """

    def __init__(self, steps: int) -> None:
        self.steps = steps  # for a whole turn
        self.left = steps
        self._turn = -1

    def begin(self, turn: int, most: int = NO_LIMIT) -> None:
        """A decision of this turn comes; a turn that is new brings a full budget, or `most`."""
        if turn != self._turn:
            self._turn = turn
            self.left = min(self.steps, most)

    def take(self, steps: int) -> int:
        """Spend up to so many steps; how many there were."""
        taken = min(steps, self.left)
        self.left -= taken
        return taken
