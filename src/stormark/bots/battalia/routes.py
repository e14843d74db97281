"""How far heroes are from everywhere."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.grid import is_laid
from stormark.kernel.compiling import i64, vec

FURTHEST: Final = 12  # steps
FAR: Final = FURTHEST + 1
ROAD: Final = 3  # steps that a road still to be built counts for
JUMP: Final = 2  # entry and tribute

NEAR: Final = [0.8**steps for steps in range(FAR)] + [0.0]  # what a target is worth from afar


def distances(s: BattaliaState, start: int) -> vec[i64]:
    """The steps to every field, over roads to build and cards of a valley to discover too."""
    size = s.rules.board.size
    found = vec[i64]([FAR] * size)
    found[start] = 0
    rings: list[list[int]] = [[] for _ in range(FURTHEST + 1)]
    rings[0].append(start)
    beside = s.rules.board.beside
    for steps in range(FURTHEST):
        for field in rings[steps]:
            if found[field] < steps:
                continue
            laid = s.place[field] != L.EMPTY
            exits = s.exits[field]
            for direction in range(L.DIRECTIONS):
                other = beside[4 * field + direction]
                if other < 0 or (laid and not exits >> direction & 1):
                    continue
                if s.place[other] == L.EMPTY:
                    cost = ROAD
                elif s.exits[other] >> L.opposite(direction) & 1:
                    cost = 1 if is_laid(s, other) else ROAD  # to be discovered (B-VALLEY-13)
                else:
                    continue
                reach(found, rings, other, steps + cost)
            if s.place[field] == L.GATE:
                for gate in s.rules.board.gates:
                    reach(found, rings, gate, steps + JUMP)
    return found


def reach(found: vec[i64], rings: list[list[int]], field: int, steps: int) -> None:
    if steps <= FURTHEST and steps < found[field]:
        found[field] = steps
        rings[steps].append(field)
