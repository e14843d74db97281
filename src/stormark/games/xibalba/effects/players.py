"""Operations on players: whom an item names, on whom it can be carried out, who picks (G12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


class OnPlayers(Operation):
    """An operation that names players in its parameter `who` or `from`."""

    def __init__(self, reading: Reading, name: str = "who") -> None:
        super().__init__(reading)
        self.who = reading.players(name)

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        """Whether it can be carried out on a player."""
        return True

    def chooses_player(self) -> bool:
        return self.who in (V.OPPONENT, V.RICHEST, V.LEADING)

    @final
    def affected(self, s: Position, e: Effect) -> list[int]:
        return [
            seat
            for seat in candidates(s, e, self.who)
            if self.suits(s, e.seat, seat) and self.affects(s, e, seat)
        ]

    @final
    def players(self, s: Position, e: Effect) -> list[int]:
        """On whom it is carried out now."""
        if self.chooses_player():
            return [e.chosen] if e.chosen >= 0 else []
        return self.affected(s, e)

    def feasible(self, s: Position, e: Effect) -> bool:
        for seat in candidates(s, e, self.who):
            if self.suits(s, e.seat, seat) and self.affects(s, e, seat):
                return True
        return False


def candidates(s: Position, e: Effect, who: i64) -> list[int]:
    """The players a word names, the current player first, then clockwise (X-CARD-36)."""
    if who == V.YOU:
        return [e.seat]
    if who == V.SAME_OPPONENT:
        return [e.chosen] if e.chosen >= 0 else []
    if who in (V.TARGET, V.ATTACKER, V.VICTIM):
        return [e.other] if e.other >= 0 else []
    if who == V.ARK_HOLDER:
        return [s.ark_owner] if s.ark_owner >= 0 else []
    seats: list[int] = []
    for distance in range(s.seats):
        seat = (s.turn + distance) % s.seats
        if seat != e.seat or who == V.ALL_PLAYERS:
            seats.append(seat)
    if who == V.RICHEST or who == V.LEADING:
        track = s.resources if who == V.RICHEST else s.paragon
        best = max([track[seat] for seat in seats])
        return [seat for seat in seats if track[seat] == best]
    return seats
