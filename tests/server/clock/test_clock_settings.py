from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.game import Battalia
from stormark.games.battalia.options import recommended_minutes
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.server.clock import Clock, ClockSettings


def problem_of(data: Any) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        ClockSettings.from_json(data)
    return caught.value.problem, caught.value.place


@pytest.mark.parametrize(
    "written",
    [
        {"kind": "none", "match_seconds": 12_600},
        {"kind": "move", "seconds": 60, "reaction_seconds": 20, "match_seconds": 0},
        {"kind": "turn", "seconds": 300, "reaction_seconds": 0, "match_seconds": 0},
        {
            "kind": "bank",
            "seconds": 1_800,
            "increment_seconds": 10,
            "grace_seconds": 45,
            "reaction_seconds": 20,
            "match_seconds": 0,
        },
        {"kind": "days", "days": 3, "reaction_seconds": 86_400, "match_seconds": 0},
    ],
)
def test_settings_are_written_as_they_were_read(written: dict[str, Any]) -> None:
    assert ClockSettings.from_json(written).to_json() == written


def test_what_is_left_out_has_a_default() -> None:
    settings = ClockSettings.from_json({"kind": "bank", "seconds": 600})
    assert settings == ClockSettings("bank", seconds=600, grace_seconds=30)


@pytest.mark.parametrize(
    ("written", "problem", "place"),
    [
        ("move", "field-type", "clock"),
        ({}, "field-missing", "clock.kind"),
        ({"kind": "sand"}, "argument-unknown", "clock.kind"),
        ({"kind": "move"}, "field-missing", "clock.seconds"),
        ({"kind": "move", "seconds": 4}, "number-range", "clock.seconds"),
        ({"kind": "move", "seconds": True}, "field-type", "clock.seconds"),
        ({"kind": "move", "seconds": 1.5}, "field-type", "clock.seconds"),
        ({"kind": "move", "seconds": 60, "days": 1}, "field-unknown", "clock.days"),
        ({"kind": "none", "reaction_seconds": 5}, "field-unknown", "clock.reaction_seconds"),
        (
            {"kind": "turn", "seconds": 60, "reaction_seconds": -1},
            "number-range",
            "clock.reaction_seconds",
        ),
        ({"kind": "days", "days": 61}, "number-range", "clock.days"),
        (
            {"kind": "bank", "seconds": 60, "increment_seconds": 3_601},
            "number-range",
            "clock.increment_seconds",
        ),
        (
            {"kind": "bank", "seconds": 60, "grace_seconds": 0},
            "number-range",
            "clock.grace_seconds",
        ),
        ({"kind": "none", "match_seconds": 604_801}, "number-range", "clock.match_seconds"),
    ],
)
def test_a_mistake_in_the_settings_is_named_with_its_field(
    written: Any, problem: str, place: str
) -> None:
    assert problem_of(written) == (problem, place)


def test_the_timer_of_battalia_becomes_the_playing_time_of_the_table() -> None:
    """B-TIMER-01, B-TIMER-02, B-EX-12: six players and two NPCs have three and a half hours."""
    options = {"players": 6, "team_mode": True, "metamorpha": True, "bilkarr": True}
    game = Battalia()
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    rules = Match(game, setup, bytes(32))._state.rules
    settings = ClockSettings.playing_time(recommended_minutes(rules))
    assert Clock(settings, 6).playing_time_left(0) == 210 * 60 * 1_000
    assert ClockSettings.from_json(settings.to_json()) == settings
