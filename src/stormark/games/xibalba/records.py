"""Small values that a position holds: effects in force for a while, and what happened in a turn.

They are replaced, never changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stormark.games.xibalba import vocab as V
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation


@final
class Lasting:
    """An effect that stays in force for a while (X-CARD-21, X-CARD-22, X-CARD-33)."""

    __slots__ = ("amount", "card", "item", "on", "owner", "players", "until", "uses")

    def __init__(
        self,
        item: Operation,
        owner: i64,
        card: i64,
        players: tuple[int, ...],
        until: i64,
        amount: i64 = 0,
        on: i64 = -1,
        uses: i64 = 0,
    ) -> None:
        self.item = item
        self.owner = owner  # who caused it
        self.card = card  # whose effect it is
        self.players = players  # the seats it holds for
        self.until = until
        self.amount = amount  # how much it adds to a value
        self.on = on  # the card it is on, -1 for all that it could be on
        self.uses = uses  # purchases it still holds for, 0 for any number

    def in_force(self) -> bool:
        """Whether it does not wait for its owner's next turn to begin."""
        return self.until != V.END_OF_NEXT_TURN

    def lasting_until(self, until: i64) -> Lasting:
        return Lasting(
            self.item,
            self.owner,
            self.card,
            self.players,
            until,
            self.amount,
            self.on,
            self.uses,
        )

    def used_once(self) -> Lasting:
        return Lasting(
            self.item,
            self.owner,
            self.card,
            self.players,
            self.until,
            self.amount,
            self.on,
            self.uses - 1,
        )


@final
class PastMoment:
    """A moment of this turn that some card sees "the first time" only (X-RULING-91)."""

    __slots__ = ("bought", "seat", "soldier", "trigger")

    def __init__(self, trigger: i64, seat: i64, soldier: i64, bought: i64) -> None:
        self.trigger = trigger
        self.seat = seat
        self.soldier = soldier  # the soldier it is about, or -1
        self.bought = bought  # the type of a bought card, or -1
