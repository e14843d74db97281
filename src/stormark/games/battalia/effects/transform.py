"""Transformations (B-ART-13 to -31): cards that work on others, in a turn and in a battle.

In a battle they work on cards of the own hand and of the own battle line.
"""

from __future__ import annotations

from typing import ClassVar

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_transform import IN_HAND, IN_LINE, change_card
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import line_of, side_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import (
    artefact_of,
    doublable,
    great_of,
    is_enlightened,
    promotable,
    rank_of,
    transformable,
)
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


class Transformation(Procedure):
    """A card was played that works on another one; `side` is -1 outside battles."""

    __slots__ = ("attacker", "card", "side")

    secret_options: ClassVar[bool] = True  # cards of the hand are among what it may change

    def __init__(self, seat: i64, card: i64, side: i64, attacker: i64) -> None:
        self.seat = seat
        self.card = card
        self.side = side
        self.attacker = attacker  # whose battle it is

    def battle(self, s: Position) -> Battle | None:
        return s.battle[self.attacker] if self.side >= 0 else None

    def own_line(self, s: Position) -> Cards:
        battle = self.battle(s)
        return () if battle is None else line_of(battle, self.side)

    def change(self, s: Position, place: i64, old: i64, new: i64) -> None:
        change_card(s, self.seat, self.battle(s), self.side, place, old, new)


# --- what a card may work on: card << 1 | place


def names(targets: list[int]) -> list[int]:
    """Targets as options."""
    return [V.pack(V.V_NAME, target >> 1, target & 1) for target in targets]


def unit_targets(s: Position, seat: i64, line: Cards, card: i64) -> list[int]:
    """The units a Title, Crown, Scroll or Book may be played on; only the first two in the hand."""
    result: list[int] = []
    if artefact_of(s, card) == L.TITLE or great_of(s, card) == L.CROWN:
        for unit in held_by(s, seat).kinds:
            if may_change(s, card, unit):
                result.append(unit << 1 | IN_HAND)
    for unit in distinct(line):
        if L.copies_of(unit) == 1 and may_change(s, card, unit):
            result.append(unit << 1 | IN_LINE)
    return result


def may_change(s: Position, card: i64, unit: i64) -> bool:
    """Whether a Title, Crown, Scroll or Book does anything to a unit."""
    if artefact_of(s, card) == L.TITLE:
        return promotable(unit) and bool(rises(s, unit))
    return crownable(s, unit) if great_of(s, card) == L.CROWN else doublable(s, unit)


def crownable(s: Position, unit: i64) -> bool:
    """Whether the Crown of Titus may make a unit a Lord (B-GA-15)."""
    return doublable(s, unit) and rank_of(s, unit) < 4


def amulet_targets(s: Position, seat: i64, line: Cards, card: i64) -> list[int]:
    """The other own cards an Amulet may be played on (B-ART-19)."""
    held = held_by(s, seat).kinds
    result = [other << 1 | IN_HAND for other in held if transformable(s, other)]
    for other in distinct(line):
        if transformable(s, other) and other != card and L.copies_of(other) == 1:
            result.append(other << 1 | IN_LINE)
    return result


def helper_targets(s: Position, battle: Battle, side: i64, card: i64) -> list[int]:
    """What a card that works on others could work on, before it is laid into a battle."""
    seat = side_of(battle, side)
    line = line_of(battle, side)
    if great_of(s, card) == L.MASK:
        return mask_targets(s, battle, side, ())
    if artefact_of(s, card) == L.AMULET:
        targets = amulet_targets(s, seat, line, card)
        return [target for target in targets if target != card << 1 or s.hand[seat].count(card) > 1]
    return unit_targets(s, seat, line, card)


def mask_targets(s: Position, battle: Battle, side: i64, taken: Cards) -> list[int]:
    """Enemy units printed as such, two at most, with strength 3 together at most (R-47)."""
    tables = s.rules.tables
    numbers = tables.great_numbers[L.MASK]
    if len(taken) >= numbers["max_units"]:
        return []
    left = numbers["max_strength"]
    for card in taken:
        left -= tables.rank[L.kind_of(card)]
    return [
        card
        for card in distinct(line_of(battle, 1 - side))
        if 0 < tables.rank[L.kind_of(card)] <= left
    ]


# --- promotion (B-ART-13 to -17, R-29)


def rises(s: Position, unit: i64) -> list[int]:
    """By how many ranks a Title can promote a unit: into a stack that is not empty."""
    rank = rank_of(s, unit)
    tables = s.rules.tables
    most = tables.title_ranks_enlightened if is_enlightened(s, L.TITLE) else tables.title_ranks
    return [
        rise
        for rise in range(1, most + 1)
        if rank + rise <= 4 and s.stock[L.UNIT_STACKS + rank + rise - 1]
    ]


def one_rank(s: Position, unit: i64) -> bool:
    """Whether an effect can promote a unit to the next rank."""
    return promotable(unit) and bool(s.stock[L.UNIT_STACKS + rank_of(s, unit)])
