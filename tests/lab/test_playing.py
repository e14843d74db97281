"""Bots of the house think without a view, and play the same games with and without one."""

from __future__ import annotations

import pytest

from stormark.bots import make_bot
from stormark.games.registry import NAMES
from stormark.lab import playing
from stormark.lab.playing import arena_setup, play_out
from stormark.lab.subject import GameByName, loaded


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", ["greedy", "skilled", "random"])
def test_views_change_nothing(name: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "ENDLESS", 30)
    game = loaded(GameByName(name))
    setup = arena_setup(game, {"players": 2})
    ends = []
    for views in (True, False):
        bots = [make_bot(bot, seed, name) for seed in range(2)]
        state, decisions = play_out(game, setup, b"secret", bots, None, views)
        ends.append((decisions, state.to_json()))
    assert ends[0] == ends[1]
