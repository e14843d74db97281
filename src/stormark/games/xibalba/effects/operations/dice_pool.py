"""The dice pool of a turn: how many dice, of which types, and how many re-rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import put_in_force
from stormark.games.xibalba.effects.in_force import PlayersModifier
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.words import (
    CHANGE,
    CHOICE_OF_POOL,
    DICE_PHASE,
    WHO_PARAM,
    Param,
    number,
    one_of,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums
from stormark.games.xibalba.turn.adjust_pool import AdjustPool
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


@final
class PoolSize(PlayersModifier):
    """The dice pool grows or shrinks; the own one at once, if it was chosen and not rolled."""

    word: ClassVar[str] = "pool_size"
    params: ClassVar[Params] = {"amount": Param(CHANGE), "who": WHO_PARAM}
    counts_in: ClassVar[str] = DICE_PHASE

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")

    def perform(self, s: Position, e: Effect) -> None:
        players = self.players(s, e)
        if e.seat in players and self.changes_at_once(s, e.seat):
            players.remove(e.seat)
            s.push(AdjustPool(e.seat, e.card, self.amount))
        if players:
            put_in_force(s, self, e.seat, e.card, tuple(players), self.amount)

    def changes_at_once(self, s: Position, seat: i64) -> bool:
        """X-DICE-09."""
        own_dice_phase = s.phase == L.DICE_PHASE and not s.rolled and seat == s.turn
        return own_dice_phase and self.until != V.END_OF_NEXT_TURN

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.pool += amount


@final
class Rerolls(PlayersModifier):
    """The number of re-rolls changes."""

    word: ClassVar[str] = "rerolls"
    params: ClassVar[Params] = {"amount": Param(CHANGE), "who": WHO_PARAM}
    counts_in: ClassVar[str] = DICE_PHASE

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.rerolls += amount


@final
class CapDice(PlayersModifier):
    """At most `max` dice of a type when the pool is chosen; the lowest limit counts."""

    word: ClassVar[str] = "cap_dice"
    params: ClassVar[Params] = {
        "die": Param(one_of("resource", "attack")),
        "max": Param(number(0, 3)),
        "who": WHO_PARAM,
    }
    counts_in: ClassVar[str] = CHOICE_OF_POOL

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.die = reading.die("die")
        self.most = reading.number("max")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.most

    def add_to(self, sums: Sums, amount: i64) -> None:
        if self.die == L.RESOURCE_DIE:
            sums.most_resource_dice = min(sums.most_resource_dice, amount)
        else:
            sums.most_attack_dice = min(sums.most_attack_dice, amount)


OPERATIONS: Final[Operations] = (PoolSize, Rerolls, CapDice)
