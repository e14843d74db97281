"""Replacing terrain cards: storm effect 7 and the Staff of Terra (B-STORM-E07, B-NEW-01 to -05)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import check_map, replace_terrain, turn_terrain
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import look_through, swap_terrain
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.piles import distinct, holds
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import BoardField, Declared, Flag, Number
from stormark.games.battalia.queries import fought_over
from stormark.games.battalia.refusals.cards import changed_fields, fought, no, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64, vec
from stormark.kernel.refusal import Refusal

TERRAIN_STACKS: Final = [
    number for number in range(L.CITY_STACKS, L.STACKS) if number != L.ROAD_STACKS
]


def start_replacing(s: Position, seat: i64, left: i64, by_staff: bool) -> None:
    """Whoever replaces cards looks through the stacks for them (B-STORM-E07.3)."""
    begin(s, seat, ReplaceTerrain(seat, left, by_staff))
    look_through(s, seat, TERRAIN_STACKS)


@final
class ReplaceTerrain(Choice):
    """Cards of the map make way for others of their stack; the Staff also swaps two of them."""

    __slots__ = ("begun", "by_staff", "left")

    word: ClassVar[str] = "replace-terrain"
    asks: ClassVar[tuple[str, ...]] = ("replace-terrain",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("left"), Flag("by_staff"), Flag("begun"))

    def __init__(self, seat: i64, left: i64, by_staff: bool, begun: bool = False) -> None:
        self.seat = seat
        self.left = left  # how many cards may still be replaced
        self.by_staff = by_staff  # it wants another terrain, and may stop early (B-NEW-01, -03)
        self.begun = begun

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        closed = fought_over(s, self.seat)
        for field in range(s.rules.board.size):
            place = s.place[field]
            if place not in (L.ROAD, L.CITY) or holds(closed, field):
                continue
            stack = (L.CITY_STACKS if place == L.CITY else L.ROAD_STACKS) + s.shape[field]
            for terrain in distinct(s.stock[stack]):
                if not self.by_staff or terrain != s.terrain[field]:
                    options.append(V.pack(V.V_TERRAIN, field, terrain))
        if self.by_staff:
            if s.rules.stormgates and self.left >= 2:
                options += swaps(s, closed)
            if options or self.begun:
                options.append(V.pack(V.V_FINISH))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb, field, other, _ = V.unpack(option)
        if verb == V.V_FINISH:
            end(s, thread)
        elif verb == V.V_SWAP:
            self.count(s, thread, 2)  # B-NEW-05
            swap_terrain(s, self.seat, field, other)
            begin(s, thread, TurnSwapped(self.seat, field, other))
        else:
            self.count(s, thread, 1)
            replace_terrain(s, self.seat, field, other)
            check_map(s)

    def count(self, s: Position, thread: i64, used: i64) -> None:
        if self.left > used:
            go_on(s, thread, ReplaceTerrain(self.seat, self.left - used, self.by_staff, True))
        else:
            end(s, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = fought(s, seat, *changed_fields(s, seat, option))
        if refusal is not None:
            return refusal
        if V.verb_of(option) == V.V_SWAP:
            return no("B-NEW-05" if self.left < 2 else "B-RULING-116", "target")
        if V.verb_of(option) != V.V_TERRAIN:
            return wrong_kind(s, self, option, "B-LINE-04") or no("B-STORM-E04.1", "target")
        if not self.by_staff:
            return no("B-STORM-E07.1", "target")
        return no("B-NEW-03" if s.rules.stormgates else "B-GA-12", "target")

    def searched(self, s: Position) -> list[int]:
        return TERRAIN_STACKS


register(ReplaceTerrain)


def swaps(s: Position, closed: vec[i64]) -> list[int]:
    """Two cards of the same type and shape but different terrain (B-NEW-04, B-RULING-116)."""
    options: list[int] = []
    size = s.rules.board.size
    for field in range(size):
        if s.place[field] not in (L.ROAD, L.CITY, L.GATE) or holds(closed, field):
            continue
        for other in range(field + 1, size):
            if (
                s.place[other] == s.place[field]
                and s.shape[other] == s.shape[field]
                and s.terrain[other] != s.terrain[field]
                and not holds(closed, other)
            ):
                options.append(V.pack(V.V_SWAP, field, other))
    return options


@final
class TurnSwapped(Choice):
    """Which way round two swapped cards lie, one after the other (B-RULING-116)."""

    __slots__ = ("first", "second", "turned")

    word: ClassVar[str] = "turn-swapped"
    asks: ClassVar[tuple[str, ...]] = ("turn-card",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        BoardField("first"),
        BoardField("second"),
        Number("turned"),
    )

    def __init__(self, seat: i64, first: i64, second: i64, turned: i64 = -1) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.turned = turned  # how the first one lies, once that is chosen

    def options(self, s: Position) -> list[int]:
        """Ways in which both cards fit in the end (B-RULING-120)."""
        ways = range(L.rotations(s.shape[self.first]))
        if self.turned >= 0:
            found = [way for way in ways if self.fit(s, self.turned, way)]
            return [V.pack(V.V_TURN, self.second, way) for way in found]
        found = [way for way in ways if any(self.fit(s, way, other) for other in ways)]
        return [V.pack(V.V_TURN, self.first, way) for way in found]

    def fit(self, s: Position, first: i64, second: i64) -> bool:
        """Whether exits meet exits and closed sides closed sides (B-PLACE-05)."""
        exits = list(s.exits)
        exits[self.first] = L.turned(s.shape[self.first], first)
        exits[self.second] = L.turned(s.shape[self.second], second)
        for field in (self.first, self.second):
            for direction in range(L.DIRECTIONS):
                beside = s.rules.board.neighbours[field][direction]
                if beside >= 0 and s.place[beside] != L.EMPTY:
                    if exits[field] >> direction & 1 != exits[beside] >> L.opposite(direction) & 1:
                        return False
        return True

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        way = V.b_of(option)
        if self.turned < 0:
            go_on(s, thread, TurnSwapped(self.seat, self.first, self.second, way))
            return
        end(s, thread)
        turn_terrain(s, self.seat, self.first, L.turned(s.shape[self.first], self.turned))
        turn_terrain(s, self.seat, self.second, L.turned(s.shape[self.second], way))
        check_map(s)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return no("B-RULING-116", "target" if V.verb_of(option) == V.V_TURN else "pending")


register(TurnSwapped)
