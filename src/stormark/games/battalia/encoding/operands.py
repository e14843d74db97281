"""How the operands of options become numbers of the table."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.option_table import Argument

MOST_FIELDS: Final = 77
MOST_SEATS: Final = 6

# --- what an operand is
NOTHING: Final = 0
NUMBER: Final = 1
FIELD: Final = 2
SEAT: Final = 3
SEAT_OR_NOBODY: Final = 4  # packed one higher
CARD: Final = 5
PLAIN_CARD: Final = 6  # to which nothing can have happened
OTHER_FIELD: Final = 7


@final
class Operand:
    """An operand of a verb: its name, what it is, and how many values it has in the table."""

    __slots__ = ("argument", "how")

    def __init__(self, name: str, how: int, count: int) -> None:
        self.argument = Argument(name, count)
        self.how = how


A_FIELD: Final = Operand("field", FIELD, MOST_FIELDS)
A_CARD: Final = Operand("card", CARD, 2 * L.KINDS)
A_PLAIN_CARD: Final = Operand("card", PLAIN_CARD, L.KINDS)
A_SEAT: Final = Operand("seat", SEAT, MOST_SEATS)
A_DEFENDER: Final = Operand("defender", SEAT_OR_NOBODY, MOST_SEATS + 1)
A_HERO: Final = Operand("hero", NUMBER, 2)
A_ZONE: Final = Operand("zone", NUMBER, 2)
A_RANK: Final = Operand("rank", NUMBER, 5)
A_SHAPE: Final = Operand("shape", NUMBER, L.SHAPES)
A_ROTATION: Final = Operand("turned", NUMBER, L.DIRECTIONS)
A_POTION: Final = Operand("potion", NUMBER, L.POTIONS)
A_FACTION: Final = Operand("faction", NUMBER, L.FACTIONS + 2)


def a_number(name: str, count: int) -> Operand:
    return Operand(name, NUMBER, count)


def value_of(s: Position, seat: i64, how: i64, operand: i64) -> i64:
    """An operand as the deciding seat sees it."""
    if how == SEAT:
        return around(s, seat, operand)
    if how == SEAT_OR_NOBODY:
        return 0 if operand == 0 else 1 + around(s, seat, operand - 1)
    if how == CARD:
        return 2 * L.kind_of(operand) + (0 if operand == L.kind_of(operand) else 1)
    return operand


def around(s: Position, seat: i64, other: i64) -> i64:
    """How many seats clockwise another one is."""
    return other - seat if other >= seat else other - seat + s.seats
