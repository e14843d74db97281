"""Each level of Xibalba beats the one below, in games that always repeat.

`python -m bench.match_xibalba` measures how strong the levels are; here the difference is so large
that a few games show it.
"""

from __future__ import annotations

import pytest

from stormark.bots import make_bot
from stormark.games.xibalba.game import Xibalba
from stormark.lab.playing import arena_setup, play_out

GAME = Xibalba()


def victories(one: str, other: str, games: int, target: int) -> int:
    """How many games the one wins, at both seats in turn."""
    setup = arena_setup(GAME, {"players": 2, "target": target})
    won = 0
    for number in range(games):
        seat = number % 2
        names = (one, other) if seat == 0 else (other, one)
        bots = [make_bot(name, 2 * number + at, "xibalba") for at, name in enumerate(names)]
        state, _ = play_out(GAME, setup, bytes([number // 2] * 32), bots)
        won += state.winner == seat
    return won


@pytest.mark.parametrize(("one", "other"), [("casual", "beginner"), ("skilled", "casual")])
def test_a_level_that_errs_less_beats_the_one_below(one: str, other: str) -> None:
    """Equals would do this in 1 of 28 cases, and the games are always the same."""
    assert victories(one, other, games=8, target=25) >= 7
