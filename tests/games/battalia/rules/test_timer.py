"""B-TIMER: the recommended playing time, which no rule knows."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.options import recommended_minutes
from stormark.kernel.refusal import InputError
from tests.games.battalia.table import GAME, Table


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({"players": 4}, 4 * 30),
        ({"players": 5}, 5 * 30),
        ({"players": 6}, 6 * 30),
        ({"players": 6, "metamorpha": True}, 6 * 30 + 15),
        ({"players": 6, "bilkarr": True, "metamorpha": True}, 210),
    ],
)
def test_half_an_hour_per_player_and_a_quarter_for_each_npc(
    options: dict[str, Any], minutes: int
) -> None:
    """B-TIMER-01, B-TIMER-02, B-EX-12"""
    table = Table(**options)
    assert recommended_minutes(table.state.rules) == minutes
    assert table["now.minutes"] == minutes


def test_a_summoned_npc_does_not_change_the_recommendation() -> None:
    """B-TIMER-02, B-RULING-95: it is made before the game."""
    table = Table(players=4, kry_cek=True, npcs={"bilkarr": "4,4"}, p1={"summoned": "bilkarr"})
    assert table["now.minutes"] == 120


def test_the_timer_is_neither_an_option_nor_a_part_of_a_position() -> None:
    """B-TIMER-03, B-RULING-81: no rule can depend on it, and no talk is kept from anybody."""
    for key in ("minutes", "timer", "talk"):
        with pytest.raises(InputError):
            GAME.setup({"players": 4, key: 30})
        with pytest.raises(InputError):
            GAME.position({"players": 4, key: 30})
    snapshot = GAME.position({"players": 4}).to_json()
    assert not {"minutes", "timer", "clock", "talk"} & snapshot.keys()
