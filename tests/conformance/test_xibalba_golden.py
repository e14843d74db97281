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
    ({"players": 2}, 1, 1992, "c9e4d6b24798222b20f8f4573bf00937"),
    ({"players": 3}, 2, 2305, "8af8d7e5208bd0b9c53d5651cf312b22"),
    ({"players": 4}, 3, 2339, "9d623cb3fe10b1bd50af7a05e6beca3d"),
    ({"players": 2, "mode": "apocalypse"}, 4, 1617, "1a8e51722a64411c3451019c8543dfda"),
    ({"players": 4, "mode": "apocalypse"}, 5, 1691, "cb3c0a4a67a18e58df978fb9af6104c2"),
    (
        {"players": 4, "factions": ["outrider", "abacus", "reliquary", "borealis"]},
        6,
        1858,
        "d5f3f0b7ee956ca585e9a61874f8f30e",
    ),
]
# seed, number of options over all moves, digest of the last position
CROWDED_TABLES: list[tuple[int, int, str]] = [
    (1, 1142, "800398e219c4fd044f39223fd7e79317"),
    (2, 2835, "c8ad6bf53b4e81ea3ddb4b40b4e80672"),
    (3, 2835, "60c01180d7bd035fb908a3e561bc7032"),
    (4, 2438, "d0b0d8c8820d49a0dce782da1f2d2006"),
    (5, 3445, "c9162bcf05b01e52df4b71f3a47c392b"),
    (6, 3269, "fd1ed8434ae24e29896e6d9afd918576"),
    (7, 3675, "0b95db2fda28a1f08fb85611d3626562"),
    (8, 3461, "d3cc6859df472c4651582306cc6b8576"),
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
