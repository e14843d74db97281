"""Prices and productivity."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import put_in_force
from stormark.games.xibalba.effects.in_force import OwnModifier, PlayersModifier
from stormark.games.xibalba.effects.operation import Operations, Params
from stormark.games.xibalba.effects.words import (
    ANY_CARD,
    CHANGE,
    COMMON_ACTIONS,
    EFFECT_PHASE,
    FEW,
    WHO_PARAM,
    WHOLE_TURN,
    Param,
    one_of,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums, added
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


@final
class Productivity(PlayersModifier):
    """What the base yields in the effect phase changes."""

    word: ClassVar[str] = "productivity"
    params: ClassVar[Params] = {"amount": Param(CHANGE), "who": WHO_PARAM}
    counts_in: ClassVar[str] = EFFECT_PHASE

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.amount = reading.number("amount")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.productivity += amount


@final
class Discount(PlayersModifier):
    """Cards cost `who` less, or more; with `uses` only the next so many purchases."""

    word: ClassVar[str] = "discount"
    params: ClassVar[Params] = {
        "cards": Param(ANY_CARD),
        "amount": Param(CHANGE),
        "who": WHO_PARAM,
        "uses": Param(FEW, 0),
    }
    counts_in: ClassVar[str] = WHOLE_TURN

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.cards = reading.kinds("cards", V.EVERY_TYPE)
        self.amount = reading.number("amount")
        self.uses = reading.number("uses")

    def perform(self, s: Position, e: Effect) -> None:
        players = tuple(self.players(s, e))
        if players:
            put_in_force(s, self, e.seat, e.card, players, self.amount, uses=self.uses)

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        for card_type in range(L.TYPES):
            if self.cards >> card_type & 1:
                sums.discounts = added(sums.discounts, card_type, amount)

    def lowers_price(self, card_type: i64) -> bool:
        return bool(self.cards >> card_type & 1)


@final
class ActionCost(OwnModifier):
    """The own price of a common action, or of the upgrade, changes."""

    word: ClassVar[str] = "action_cost"
    params: ClassVar[Params] = {
        "action": Param(one_of(*COMMON_ACTIONS, "upgrade")),
        "amount": Param(CHANGE),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.action = reading.choice("action", V.ACTION_WORDS)
        self.amount = reading.number("amount")

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        return self.amount

    def add_to(self, sums: Sums, amount: i64) -> None:
        sums.action_costs = added(sums.action_costs, self.action, amount)


OPERATIONS: Final[Operations] = (Productivity, Discount, ActionCost)
