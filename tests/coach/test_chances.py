"""Win chances: they add up, they are honest, and they follow what happens."""

from __future__ import annotations

from math import isclose

import pytest

from stormark.coach.chance import chances
from stormark.kernel.state import SPECTATOR
from tests.coach.positions import SETTINGS, dealt_otherwise, game_of, positions


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_chances_of_all_sides_add_up_to_one_at_every_moment(setting: str) -> None:
    game = game_of(setting)
    for state in positions(setting, every=40):
        for viewer in (None, 0):
            seen = game.seen_by(state, SPECTATOR if viewer is None else viewer)
            found = chances(game, seen, viewer)
            assert len(found) == state.seats
            assert all(0.0 < chance < 1.0 for chance in found)
            assert isclose(sum(found[side[0]] for side in game.sides(state)), 1.0)
            assert all(found[seat] == found[side[0]] for side in game.sides(state) for seat in side)


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_chance_never_depends_on_what_its_viewer_cannot_see(
    setting: str, viewer: int | None
) -> None:
    game = game_of(setting)
    eyes = SPECTATOR if viewer is None else viewer
    for state in positions(setting, every=59):
        other = dealt_otherwise(game, state, eyes, seed=3)
        told = chances(game, game.seen_by(state, eyes), viewer)
        assert told == chances(game, game.seen_by(other, eyes), viewer)


def test_two_viewers_who_see_different_things_may_be_told_different_chances() -> None:
    setting = "battalia creation-2"
    game = game_of(setting)
    told = [
        tuple(chances(game, game.seen_by(state, seat), seat)[0] for seat in range(2))
        for state in positions(setting, every=40)
    ]
    assert any(first != second for first, second in told)


def test_a_seat_that_gets_paragon_for_nothing_has_a_better_chance() -> None:
    game = game_of("xibalba normal-2")
    state = list(positions("xibalba normal-2"))[-1]
    more = state.to_json()
    paragon = more["paragon"]
    assert isinstance(paragon, list)
    richer = game.state_from_json(more | {"paragon": [paragon[0], 25]})
    before = chances(game, game.seen_by(state, SPECTATOR))
    after = chances(game, game.seen_by(richer, SPECTATOR))
    assert after[1] > before[1] + 0.1


def test_a_game_that_is_over_leaves_no_doubt() -> None:
    game = game_of("xibalba normal-2")
    state = next(positions("xibalba normal-2"))
    over = game.state_from_json(state.to_json() | {"winner": 1})
    assert chances(game, game.seen_by(over, SPECTATOR)) == [0.0, 1.0]
