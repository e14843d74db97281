"""Positions in a program: they are asked, shown and played on, and nothing illegal happens."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stormark
from stormark.games.registry import NAMES
from tests.library.random_positions import some_position


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 120), option=st.integers())
def test_a_number_is_an_index_in_the_actions_and_nothing_else(
    name: str, seed: int, decisions: int, option: int
) -> None:
    position = some_position(name, seed, decisions)
    before = position.digest
    actions = position.actions()
    packed = () if position.over else position.state.options(position.deciding[0])
    for number in {option, -1, 0, 1, len(actions) - 1, len(actions), *packed[:3]}:
        if 0 <= number < len(actions):
            assert position.why_not(number) is None
            after = position.step(number)
            assert after == position.step(actions[number]) != position
        else:
            with pytest.raises(stormark.Refused) as refused:
                position.step(number)
            assert refused.value.rule == ("K-OVER-01" if position.over else "K-FORM-01")
            assert position.why_not(number) == refused.value.refusal
    assert position.digest == before


def test_an_index_is_refused_where_a_seat_has_nothing_to_decide() -> None:
    start = stormark.load("xibalba").start(players=2, seed=1)
    for seat, rule in ((0, "K-SEAT-01"), (7, "K-SEAT-02")):
        refusal = start.why_not(0, seat)
        assert refusal is not None
        assert refusal.rule == rule
    refusal = start.why_not(True)
    assert refusal is not None
    assert refusal.rule == "K-FORM-01"


@pytest.mark.parametrize("name", NAMES)
def test_actions_notation_and_indices_mean_the_same(name: str) -> None:
    position = some_position(name, 5, 30)
    seat = position.deciding[0]
    answers = zip(position.actions(), position.notations(), strict=True)
    for index, (action, text) in enumerate(answers):
        assert position.read(text) == [action]
        assert position.notation(action) == position.game.notation(action) == text
        after = position.step(action, seed=3)
        assert after == position.step(text, seed=3) == position.step(index, seat, seed=3)
        assert after.events == position.step(text, seed=3).events


def test_the_seed_decides_what_chance_brings() -> None:
    start = stormark.load("xibalba").start(players=2, seed=1)
    rolled = {start.step("split 3 3", seed=seed).digest for seed in range(6)}
    assert len(rolled) > 1
    assert start.step("split 3 3", seed=2) == start.step("split 3 3", seed=2)


def test_a_refusal_names_its_rule_in_both_languages() -> None:
    start = stormark.load("xibalba").start(players=2, seed=1)
    with pytest.raises(stormark.Refused, match="X-ACTION-10") as refused:
        start.step("end")
    assert "X-ACTION-10: " in refused.value.text("en")
    assert "Aktionsphase" in refused.value.text("de")
    assert start.why_not("end") == refused.value.refusal
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.refusal == refused.value.refusal
    with pytest.raises(stormark.Refused, match="X-TURN-11"):
        start.step("split 3 3", seat=0)
    with pytest.raises(stormark.Refused, match="K-SEAT-02"):
        start.decision(7)
    with pytest.raises(stormark.Refused, match="K-SEAT-01"):
        start.decision(0)
    with pytest.raises(stormark.Refused, match="K-FORM-01"):
        start.read("abracadabra")


def test_a_finished_game_says_so() -> None:
    match = stormark.new_match("xibalba", players=2, seed=3)
    end = match.play(match.loaded.player("random", seed=3))
    assert end.over
    assert sorted(end.returns) == [0.0, 1.0]
    assert end.actions() == ()
    assert "won by player" in repr(end)
    with pytest.raises(stormark.Refused, match="K-OVER-01"):
        end.decision()
    with pytest.raises(stormark.Refused):
        end.step("end")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_viewer_sees_is_a_position_to_look_at_alone(name: str) -> None:
    position = some_position(name, 2, 60)
    seat = position.deciding[0]
    seen = position.seen_by(seat)
    assert seen.view() == position.view(seat)
    assert seen.actions() == position.actions()
    assert f"as player {seat + 1} sees it" in repr(seen)
    watching = position.seen_by(stormark.SPECTATOR)
    assert "as a spectator sees it" in repr(watching)
    with pytest.raises(stormark.InputError, match="position-seen"):
        seen.step(seen.actions()[0])
    with pytest.raises(stormark.InputError, match="position-seen"):
        seen.seen_by(1 - seat)
    with pytest.raises(stormark.InputError, match="position-seen"):
        seen.view(1 - seat)
    with pytest.raises(stormark.InputError, match="position-seen"):
        seen.code(1 - seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_and_the_question_are_told_in_both_languages(name: str) -> None:
    position = some_position(name, 3, 40)
    assert str(position) == position.board("en") == position.board(viewer=position.deciding[0])
    assert position.board("de", names=["Ada", "Ben"]) != position.board("en")
    assert "Ada" in position.board("de", names=["Ada", "Ben"])
    assert position.question("de") != position.question("en")
    assert len(position.options("de")) == len(position.actions())
    after = position.step(position.actions()[0])
    assert len(after.sentences("de")) >= len(after.sentences("de", viewer=stormark.SPECTATOR))


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_values(name: str) -> None:
    position = some_position(name, 9, 25)
    after = position.step(position.actions()[0])
    for twin in (pickle.loads(pickle.dumps(after)), deepcopy(after)):
        assert twin == after
        assert twin.events == after.events
        assert hash(twin) == hash(after)
    assert after != position
    assert len({position, after, deepcopy(after)}) == 2
    assert position.describe()


def test_a_position_of_a_scenario_keeps_its_own_cards() -> None:
    position = stormark.load("xibalba").position({"p1": {"warhost": ["Guard(3/2/1)"]}})
    assert "Guard" in position.board()
    assert pickle.loads(pickle.dumps(position)).board() == position.board()
