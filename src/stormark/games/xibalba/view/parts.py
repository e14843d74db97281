"""Values with their parts: what counts how much, and why.

The parts are found by asking every effect in force what it adds, in the same words in which the
rules ask them (`Operation.add_to`); the total is always the one the rules work with.  What a floor
or a cap takes back stands there as `limit` (X-CARD-30).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.modifiers import active_cards, is_disabled
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums
from stormark.games.xibalba.view.types import Part, Sum, Why

Read = Callable[[Sums], int]
"""One value of the sums of a player."""


class Contributions:
    """What each effect in force adds for one player, effect by effect."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._found: list[tuple[Why, int, Sums]] = []
        for owner in range(s.seats):
            for card in active_cards(s, owner):
                self._of_card(owner, card)
        for lasting in s.lasting:
            if lasting.in_force() and seat in lasting.players:
                sums = Sums(0)
                lasting.item.add_to(sums, lasting.amount)
                self._found.append(("lasting", lasting.card, sums))

    def _of_card(self, owner: int, card: int) -> None:
        """As `modifiers.add_continuous` adds them up."""
        s, seat = self.s, self.seat
        for item in s.tables.continuous[card]:
            if item.asked() or not item.holds(s, owner, card):
                continue
            if item.who == V.YOU:
                affected = seat == owner
            else:
                affected = seat != owner or item.who == V.ALL_PLAYERS
                affected = affected and item.suits(s, owner, seat)
            if affected:
                sums = Sums(0)
                item.add_to(sums, item.amount_now(s, owner, owner))
                self._found.append(("card", card, sums))

    def parts(self, read: Read, sign: int = 1) -> list[Part]:
        """What effects add to one value."""
        return [
            part(why, sign * read(sums), self.s.tables.refs[card])
            for why, card, sums in self._found
            if read(sums)
        ]

    def own_parts(self, card: int, value: int) -> list[Part]:
        """What a soldier's own effects, and lasting ones on it, add: as `queries.own_sum`."""
        s, name = self.s, self.s.tables.refs[card]
        found: list[Part] = []
        if not is_disabled(s, self.seat, card):
            for item in s.tables.continuous[card]:
                if item.adds_to_this(value) and item.holds(s, self.seat, card):
                    found.append(part("card", item.amount_now(s, self.seat, self.seat), name))
        for lasting in s.lasting:
            if lasting.card == card and lasting.item.adds_to_this(value) and lasting.in_force():
                found.append(part("lasting", lasting.amount, name))
        return [one for one in found if one["amount"]]


def part(why: Why, amount: int, card: str = "") -> Part:
    if card:
        return {"why": why, "amount": amount, "card": card}
    return {"why": why, "amount": amount}


def total_of(total: int, parts: Sequence[Part], rest: Why = "limit") -> Sum:
    """A value with its parts; where they do not add up to it, the rest has one reason."""
    shown = [one for one in parts if one["amount"] or one["why"] == "printed"]
    missing = total - sum(one["amount"] for one in shown)
    if missing:
        shown.append(part(rest, missing))
    return {"total": total, "parts": shown}
