"""A table of Battalia for tests.

table = Table(mode="creation", p1={"hand": ["chief.emberians", "2 supply"]})
table.do("hire priest")
assert table["p1.refuge"] == ["priest.baerfolk", "supply"]
table.refuses("hire lord", "B-HIRE-02")  # and nothing at all changes (B-LINE-07)
"""

from __future__ import annotations

from typing import Any

from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.game import Battalia
from tests.games.table import GameTable

GAME = Battalia()


class Table(GameTable[BattaliaState]):
    def __init__(self, game: Battalia = GAME, **given: Any) -> None:
        super().__init__(game, given)

    @property
    def battle(self) -> Any:
        """The open battle: attack, defence, attack_line, defence_line."""
        return self["now.battles.0"]

    @property
    def winners(self) -> list[int]:
        """The winners' numbers, none while the game goes on."""
        return [seat + 1 for seat, share in enumerate(self.state.returns()) if share > 0]
