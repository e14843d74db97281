"""Choices that an item of a card leaves to the controller of its effect."""

from __future__ import annotations

from typing import ClassVar

from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    flag_field,
    item_field,
    number_field,
)
from stormark.kernel.compiling import i64


class ItemChoice(Procedure):
    """One choice within an item."""

    __slots__ = ("card", "item")

    fields: ClassVar[Fields] = (SEAT, CARD, item_field("item"))

    def __init__(self, seat: i64, card: i64, item: Operation) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card
        self.item = item


class RepeatedChoice(Procedure):
    """The same choice several times over, each carried out before the next."""

    __slots__ = ("card", "item", "left", "voluntary")

    fields: ClassVar[Fields] = (
        *ItemChoice.fields,
        number_field("left"),
        flag_field("voluntary"),
    )

    def __init__(self, seat: i64, card: i64, item: Operation, left: i64, voluntary: bool) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card
        self.item = item
        self.left = left
        self.voluntary = voluntary  # part of an activation or event

    def may_stop(self) -> bool:
        """Each choice is offered: from the first on, or after the first (X-RULING-90, -95)."""
        return self.voluntary or (self.item.optional and self.left < self.item.count)
