"""Operations that change something while they are in force: the whole time a PERMANENT card is
active, or for a while after they were carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from stormark.games.xibalba.atoms import put_in_force
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.players import OnPlayers
from stormark.games.xibalba.state import Position

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect


class OwnModifier(Operation):
    """One that holds for its controller."""

    continuous: ClassVar[bool] = True
    lasting: ClassVar[bool] = True

    def perform(self, s: Position, e: Effect) -> None:
        amount = self.amount_now(s, e.seat, e.seat)
        put_in_force(s, self, e.seat, e.card, (e.seat,), amount)


class PlayersModifier(OnPlayers):
    """One that holds for the players it names."""

    continuous: ClassVar[bool] = True
    lasting: ClassVar[bool] = True

    def perform(self, s: Position, e: Effect) -> None:
        players = tuple(self.players(s, e))
        if players:
            amount = self.amount_now(s, e.seat, e.seat)
            put_in_force(s, self, e.seat, e.card, players, amount)
