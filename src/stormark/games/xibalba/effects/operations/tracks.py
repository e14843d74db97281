"""Resources and Paragon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba.atoms import (
    change_paragon,
    check_victory,
    gain_resources,
    roll_paragon_dice,
)
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.players import OnPlayers
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.effects.words import (
    OTHERS,
    SCALED_CHANGE,
    SCALED_POSITIVE,
    WHO_PARAM,
    Param,
    one_of,
)
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


@final
class Resources(OnPlayers):
    """`who` gains `amount` resources, or loses them."""

    word: ClassVar[str] = "resources"
    params: ClassVar[Params] = {"amount": Param(SCALED_CHANGE), "who": WHO_PARAM}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.amount("amount")

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        amount = self.amount.of(s, e.seat, seat)
        return amount > 0 or (amount < 0 and can_lose_resources(s, e.seat, seat))

    def perform(self, s: Position, e: Effect) -> None:
        for seat in self.players(s, e):
            gain_resources(s, seat, self.amount.of(s, e.seat, seat), E.BY_EFFECT, e.card)


@final
class StealResources(OnPlayers):
    """Up to `amount` resources move from `from` to the controller."""

    word: ClassVar[str] = "steal_resources"
    params: ClassVar[Params] = {"amount": Param(SCALED_POSITIVE), "from": Param(one_of(*OTHERS))}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, "from")
        self.amount = reading.amount("amount")

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        if seat == e.seat or self.amount.of(s, e.seat, seat) <= 0:
            return False
        return can_lose_resources(s, e.seat, seat)

    def perform(self, s: Position, e: Effect) -> None:
        for seat in self.players(s, e):
            amount = self.amount.of(s, e.seat, seat)
            taken = -gain_resources(s, seat, -amount, E.BY_EFFECT, e.card)
            gain_resources(s, e.seat, taken, E.BY_EFFECT, e.card)


def can_lose_resources(s: Position, by_seat: i64, seat: i64) -> bool:
    """Opponents' effects may be kept from taking resources (op `prevent`)."""
    if s.resources[seat] == 0:
        return False
    return seat == by_seat or sums_of(s, seat).keeps_resources == 0


# --- Paragon: everything is rolled, booked together, then checked (X-WIN-07)


@final
class Paragon(OnPlayers):
    """`who` gains or loses Paragon directly."""

    word: ClassVar[str] = "paragon"
    params: ClassVar[Params] = {"amount": Param(SCALED_CHANGE), "who": WHO_PARAM}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.amount("amount")

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        amount = self.amount.of(s, e.seat, seat)
        return amount > 0 or (amount < 0 and s.paragon[seat] > 0)

    def perform(self, s: Position, e: Effect) -> None:
        for seat in self.players(s, e):
            change_paragon(s, seat, self.amount.of(s, e.seat, seat), E.BY_EFFECT, e.card)
        check_victory(s)


@final
class RollParagon(OnPlayers):
    """`who` rolls `dice` Paragon dice once and gains the sum."""

    word: ClassVar[str] = "roll_paragon"
    params: ClassVar[Params] = {"dice": Param(SCALED_POSITIVE), "who": WHO_PARAM}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.dice = reading.amount("dice")

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        return True

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return self.dice.of(s, e.seat, seat) > 0

    def perform(self, s: Position, e: Effect) -> None:
        seats = self.players(s, e)
        gained: list[int] = []
        blank: list[int] = []
        for seat in seats:
            dice = self.dice.of(s, e.seat, seat)
            symbols, blanks = roll_paragon_dice(s, seat, dice, E.BY_EFFECT, e.card)
            gained.append(symbols)
            blank.append(blanks)
        for index, seat in enumerate(seats):
            change_paragon(s, seat, gained[index], E.BY_EFFECT, e.card)
        check_victory(s)
        for index in range(len(seats) - 1, -1, -1):  # the last one pushed answers first
            fire_blanks(s, seats[index], blank[index], e.card)


@final
class StealParagon(OnPlayers):
    """Up to `amount` Paragon move from `from` to the controller; this is not loot."""

    word: ClassVar[str] = "steal_paragon"
    params: ClassVar[Params] = {"amount": Param(SCALED_POSITIVE), "from": Param(one_of(*OTHERS))}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, "from")
        self.amount = reading.amount("amount")

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return seat != e.seat and s.paragon[seat] > 0 and self.amount.of(s, e.seat, seat) > 0

    def perform(self, s: Position, e: Effect) -> None:
        for seat in self.players(s, e):
            amount = self.amount.of(s, e.seat, seat)
            taken = -change_paragon(s, seat, -amount, E.BY_EFFECT, e.card)
            change_paragon(s, e.seat, taken, E.BY_EFFECT, e.card)
        check_victory(s)


OPERATIONS: Final[Operations] = (Resources, StealResources, Paragon, RollParagon, StealParagon)
