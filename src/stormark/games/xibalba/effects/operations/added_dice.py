"""Additional dice in the action pool (G14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import (
    add_symbol,
    roll_into_pool,
)
from stormark.games.xibalba.effects.operation import Operation, Operations, Params
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.effects.words import (
    DICE,
    FEW,
    SYMBOLS,
    Param,
    one_of,
)
from stormark.games.xibalba.state import Position

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


@final
class AddSymbol(Operation):
    """`count` additional dice showing `symbol` go into the action pool."""

    word: ClassVar[str] = "add_symbol"
    params: ClassVar[Params] = {"symbol": Param(one_of(*SYMBOLS)), "count": Param(FEW)}
    pool: ClassVar[str] = "adds"

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.symbol = reading.face("symbol")
        self.count = reading.number("count")

    def perform(self, s: Position, e: Effect) -> None:
        for _ in range(self.count):
            add_symbol(s, e.seat, self.symbol, e.card)


@final
class RollIntoPool(Operation):
    """Roll `count` dice of a type once and add them to the action pool."""

    word: ClassVar[str] = "roll_into_pool"
    params: ClassVar[Params] = {"die": Param(one_of(*DICE)), "count": Param(FEW)}
    pool: ClassVar[str] = "adds"

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.die = reading.die("die")
        self.count = reading.number("count")

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        return bool(item.get("die") == "paragon")

    def perform(self, s: Position, e: Effect) -> None:
        blanks = 0
        for _ in range(self.count):
            if roll_into_pool(s, e.seat, self.die, e.card) == L.P0:
                blanks += 1
        fire_blanks(s, e.seat, blanks, e.card)


OPERATIONS: Final[Operations] = (AddSymbol, RollIntoPool)
