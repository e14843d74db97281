"""Fixed games of Xibalba, move by move the same as ever: a change of the rules shows here.

To renew the numbers after a change that is meant: run this file, see in the failure which games
differ, satisfy yourself that the change explains it, and copy the new numbers from the failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.digest import digest
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.state import Io
from tests.conformance.crowded import crowded_table

GAME = Xibalba()
MOVES = 300

# options, seed, number of options over all moves, digest of the last position
NEW_GAMES: list[tuple[Mapping[str, Json], int, int, str]] = [
    ({"players": 2}, 1, 1992, "35f197753fc79b5b46baec09ba5b8944"),
    ({"players": 3}, 2, 2307, "8998cc2848784d2e8aa5f72f919b15d4"),
    ({"players": 4}, 3, 2339, "c426119c53be88c24931d108c77fffee"),
    ({"players": 2, "mode": "apocalypse"}, 4, 1617, "d3740020b5d8853c4b5a7f801a92420c"),
    ({"players": 4, "mode": "apocalypse"}, 5, 1691, "2969b36b4356ce21596770d2f087da47"),
    (
        {"players": 4, "factions": ["outrider", "abacus", "reliquary", "borealis"]},
        6,
        1858,
        "14ddac1ecadb4c1735e9f9dbcda47587",
    ),
]
# seed, number of options over all moves, digest of the last position
CROWDED_TABLES: list[tuple[int, int, str]] = [
    (1, 1142, "37f2923a96093640a0406913500551f5"),
    (2, 2835, "fb29446d0b1f8932c43606faf8de3eb4"),
    (3, 2836, "5b27e18e074d9003aa23b5c9dcb46fd5"),
    (4, 2438, "2a5681de6b41b0903bae80bf3763451d"),
    (5, 3445, "4d9aecd7fe588bfdba01865455a6c14d"),
    (6, 3271, "4a9fb5ff38b3f817423a32346de61da1"),
    (7, 3677, "47f494a0cbd97d3ef055f389ccb57624"),
    (8, 3461, "30dac3a29b0d90d42d4d40e607af2753"),
]


def play(state: XibalbaState, seed: int) -> tuple[int, str]:
    """Random moves on a position: how many options there were, and where it led."""
    io = Io(KeyedChance(seed_bytes(seed), GAME.spec.streams))
    rng = Random(seed)
    count = 0
    for _ in range(MOVES):
        if not state.open_seats():
            break
        seat = state.open_seats()[0]
        options = state.options(seat)
        count += len(options)
        state.apply(seat, rng.choice(options), io)
    return count, digest(state)


@pytest.mark.parametrize(("options", "seed", "count", "last"), NEW_GAMES)
def test_a_new_game_is_played_as_ever(
    options: Mapping[str, Json], seed: int, count: int, last: str
) -> None:
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    state = GAME.start(setup, Io(KeyedChance(seed_bytes(seed), GAME.spec.streams)))
    assert play(state, seed) == (count, last)


@pytest.mark.parametrize(("seed", "count", "last"), CROWDED_TABLES)
def test_a_crowded_table_is_played_as_ever(seed: int, count: int, last: str) -> None:
    assert play(crowded_table(GAME, Random(seed)), seed) == (count, last)
