"""A table of Xibalba for tests.

table = Table(p1={"warhost": ["Guard(3/2/1)"]}, action_pool=["A", "A"])
table.do("attack ark AA", dice=["G1"])
assert table["ark.owner"] == 1
table.refuses("attack p2 A", "X-ATTACK-01")  # and nothing at all changes (X-ACTION-11)
"""

from __future__ import annotations

from typing import Any

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from tests.games.table import GameTable

GAME = Xibalba()


class Table(GameTable[XibalbaState]):
    def __init__(self, game: Xibalba = GAME, **given: Any) -> None:
        super().__init__(game, given)

    @property
    def winner(self) -> int:
        """The winner's number, 0 while there is none."""
        return self.state.winner + 1
