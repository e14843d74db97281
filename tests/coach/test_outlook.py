"""How a turn may end: what every judgement of the coach is made from."""

from __future__ import annotations

import pytest

from stormark.coach.manifest import CoachManifest
from stormark.kernel.manifest import manifest
from tests.coach.positions import SETTINGS, game_of, positions


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_look_leaves_the_position_alone_and_comes_out_alike_each_time(setting: str) -> None:
    game = game_of(setting)
    found = manifest("coach", game.spec.id, CoachManifest)
    for state in positions(setting):
        before = state.to_json()
        first = found.look(game, state, 1)
        assert found.look(game, state, 1) == first
        assert state.to_json() == before
        assert len(first.worths) == len(game.sides(state))
        assert 0.0 <= first.late <= 1.0


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_position_is_judged_by_the_numbers_of_its_mode_and_players(setting: str) -> None:
    game = game_of(setting)
    state = next(positions(setting))
    found = manifest("coach", game.spec.id, CoachManifest)
    assert f"{game.spec.id} {found.setting(state)}" == setting


def test_whoever_has_won_is_worth_far_more_than_the_others() -> None:
    game = game_of("xibalba normal-2")
    state = next(positions("xibalba normal-2"))
    won = state.to_json() | {"winner": 1}
    look = manifest("coach", "xibalba", CoachManifest).look
    first, second = look(game, game.state_from_json(won), 0).worths
    assert second > first + 20


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_turn_that_is_over_is_not_played_on(setting: str) -> None:
    game = game_of(setting)
    found = manifest("coach", game.spec.id, CoachManifest)
    state = list(positions(setting))[-1]
    earlier = game.turn_of(state)[0] - 1
    looks = {found.look(game, state, trial, earlier) for trial in range(found.trials)}
    assert len(looks) == 1
