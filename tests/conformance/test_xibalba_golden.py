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
    ({"players": 2}, 1, 1992, "537b14932c6e353cb53f874ca7a5fe6a"),
    ({"players": 3}, 2, 2307, "655e20c68383016bfcb8a94daa302360"),
    ({"players": 4}, 3, 2339, "2a4ef81b6b391eca88c07f39e9f3edcb"),
    ({"players": 2, "mode": "apocalypse"}, 4, 1617, "c586596572746e2b1b83cdac8db395f8"),
    ({"players": 4, "mode": "apocalypse"}, 5, 1691, "ebe8696a387e211108ed4c8b1bb8608c"),
    (
        {"players": 4, "factions": ["outrider", "abacus", "reliquary", "borealis"]},
        6,
        1858,
        "d5910b8d0b024e1f534d2b3970f9baae",
    ),
]
# seed, number of options over all moves, digest of the last position
CROWDED_TABLES: list[tuple[int, int, str]] = [
    (1, 1142, "8d30b0ba395d9a656fd44536ee76633b"),
    (2, 2835, "1782faf664ad6c0a852d63dd97439324"),
    (3, 2836, "ad3ecfe24b97f969e7ac1de0179969f0"),
    (4, 2438, "7c6100a9acfdfffa3ba5b609b40920ca"),
    (5, 3445, "056b9575e4b3d0906ef3faac77991349"),
    (6, 3271, "c0f2bceb79bab8bf305fd998cc4327db"),
    (7, 3677, "8774c29f0b6914d27a79085e8d042bb3"),
    (8, 3461, "13dbdc2109fdf62086193afff124df59"),
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
