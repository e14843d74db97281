"""What a position is worth to a seat: its chance to win, and the same as log odds."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from stormark.bots.xibalba.terms import COUNT, progress, terms
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.state import warhost
from stormark.kernel.compiling import i64, vec

CERTAIN: Final = 30.0  # log odds of a game that is over
SYMBOL: Final = 0.02  # log odds of an attack symbol not used yet
CRITICAL: Final = 0.027


@final
class Valuation:
    """Weights for one number of players."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights

    def standing(self, s: XibalbaState, seat: i64, mover: i64, late: float) -> float:
        """All that a seat owns; within a turn also the dice that its player may still use."""
        paragon = float(s.paragon[seat])
        resources = float(s.resources[seat])
        value = 0.0
        if mover != s.turn and s.turn == seat:
            pool = s.action_dice
            paragon += float(pool[L.P1] + 2 * pool[L.P2])
            found = s.resources[seat] + pool[L.R1] + 2 * pool[L.R2] + 3 * pool[L.R3]
            resources = float(min(found, s.tables.resource_max))
            if s.ark_owner == seat or s.piles[warhost(seat)]:
                value = SYMBOL * float(pool[L.A1]) + CRITICAL * float(pool[L.A2])
        return value + self.worth(terms(s, seat, mover, late, paragon, resources))

    def worth(self, row: vec[float]) -> float:
        value = 0.0
        weights = self.weights
        for index in range(i64(COUNT)):
            value += weights[index] * row[index]
        return value

    def odds(self, s: XibalbaState, seat: i64, mover: i64) -> float:
        """The log odds that a seat wins.

        `mover` is the seat whose turn begins, now or when the turn under way is over.
        """
        if s.winner >= 0:
            return CERTAIN if s.winner == seat else -CERTAIN
        late = progress(s)
        own = self.standing(s, seat, mover, late)
        if s.seats == 2:
            return own - self.standing(s, 1 - seat, mover, late)
        rivals = 0.0
        for other in range(s.seats):
            if other != seat:
                rivals += exp(self.standing(s, other, mover, late))
        return own - log(rivals)

    def chance(self, s: XibalbaState, seat: i64, liked: float = 0.0) -> float:
        """The chance of a seat to win, where a turn begins; `liked` is added to its log odds."""
        return 1.0 / (1.0 + exp(-self.odds(s, seat, s.turn) - liked))
