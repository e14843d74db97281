"""The parts of an observation that are about players: everybody's base, and one's own cards."""

from __future__ import annotations

from typing import Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.encoding.questions import face
from stormark.games.xibalba.queries import (
    base_resistance,
    blocker_resistance,
    productivity,
    soldier_power,
)
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part
from stormark.kernel.state import State

COVERED: Final = 4  # cards below the top of each own pile that are told
SCOUTED: Final = 8


@final
class SeatPart(Part):
    """What everybody sees of one player: `distance` seats clockwise of the viewer."""

    def __init__(self, distance: int) -> None:
        self.distance: i64 = distance
        super().__init__(
            "viewer" if distance == 0 else f"seat {distance}",
            (
                Column("present", 1, "whether there is such a player"),
                Column("faction", 255, "number of the faction + 1"),
                Column("resources", 255, "resources"),
                Column("paragon", 255, "Paragon points"),
                Column("level", 4, "level of the base"),
                Column("upgrades", 255, "upgrades made in this round"),
                Column("resistance", 255, "resistance of the base"),
                Column("productivity", 255, "resources each turn brings"),
                Column("power", 255, "power per symbol of the soldier on top of the Warhost"),
                Column("block", 255, "resistance of that soldier as a blocker"),
                Column("cards", 255, "cards in the Warhost and on fields 1 to 4", L.BASE_PILES),
                Column("top", 255, "their top cards: face + 1; 0: none", L.BASE_PILES),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        if self.distance >= s.seats:
            return
        seat = (viewer + self.distance) % s.seats
        put(out, at, 1)
        put(out, at + 1, s.faction[seat] + 1)
        put(out, at + 2, s.resources[seat])
        put(out, at + 3, s.paragon[seat])
        put(out, at + 4, s.level[seat])
        put(out, at + 5, s.upgrades[seat])
        put(out, at + 6, base_resistance(s, seat))
        put(out, at + 7, productivity(s, seat))
        first = L.BASES + L.BASE_PILES * seat
        if s.piles[first]:
            soldier = s.piles[first][-1]
            put(out, at + 8, soldier_power(s, seat, soldier))
            put(out, at + 9, blocker_resistance(s, seat, soldier))
        for place in range(i64(L.BASE_PILES)):
            pile = s.piles[first + place]
            put(out, at + 10 + place, len(pile))
            if pile:
                put(out, at + 10 + L.BASE_PILES + place, s.tables.card[pile[-1]] + 1)


@final
class OwnPart(Part):
    """What the viewer alone knows: own covered cards, and cards being looked at."""

    def __init__(self) -> None:
        piles = L.BASE_PILES * COVERED
        super().__init__(
            "own",
            (
                Column("covered", 255, "below the top of each own pile: face + 1", piles),
                Column("lifted", 255, "cards lifted in the re-organization under way"),
                Column("scouted", 255, "cards looked at, not sorted yet: face + 1", SCOUTED),
                Column("sorted", 255, "of them sorted already: to the top, to the bottom", 2),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        top = s.top
        if isinstance(top, Reorganize) and top.seat == viewer:
            piles = top.arrangement(s)
            put(out, at + L.BASE_PILES * COVERED, len(top.lifted))
            for place in range(i64(L.BASE_PILES)):
                put_covered(s, piles[place], out, at + place * COVERED)
        else:
            first = L.BASES + L.BASE_PILES * viewer
            for place in range(i64(L.BASE_PILES)):
                put_covered(s, s.piles[first + place], out, at + place * COVERED)
        at += L.BASE_PILES * COVERED + 1
        if isinstance(top, Scouting) and top.seat == viewer:
            for index in range(min(len(top.left), SCOUTED)):
                put(out, at + index, face(s, top.left[index]))
            put(out, at + SCOUTED, len(top.top))
            put(out, at + SCOUTED + 1, len(top.bottom))


def put_covered(s: Position, pile: tuple[int, ...], out: vec[u8], at: i64) -> None:
    """The cards below the top of a pile, from above."""
    index: i64 = len(pile) - 2
    depth: i64 = 0
    while index >= 0 and depth < COVERED:
        put(out, at + depth, s.tables.card[pile[index]] + 1)
        index -= 1
        depth += 1
