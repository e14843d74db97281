"""A match that was put aside goes on as if nothing had happened."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from tests.kernel.random_tables import GAMES, some_step, table
from tests.kernel.toy_matches import GAME, SEED, accept, rule, six_first, toy_match
from tests.kernel.toy_state import ToyState


def stored(match: Match[Any]) -> Json:
    """A snapshot as it comes back from where it was kept."""
    data: Json = json.loads(json.dumps(match.snapshot()))
    return data


def interrupted(match: Match[Any]) -> Match[Any]:
    return Match.resume(
        match.game,
        match.setup,
        match.sealed_seed(),
        match.log,
        stored(match),
        match.auto_forced,
    )


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_an_interrupted_match_goes_on_like_one_that_never_was(name: str, seed: int) -> None:
    """Same moves, refusals, questions and views, wherever it is interrupted."""
    rng, twin_rng = Random(seed), Random(seed)
    chance = Random(seed)
    match, twin = table(name, seed), table(name, seed)
    interruptions = 0
    while not match.over and match.number < 150:
        if twin.undo_free and chance.random() < 0.3:
            twin = interrupted(twin)
            interruptions += 1
        assert some_step(twin, twin_rng) == some_step(match, rng)
        assert twin.decisions() == match.decisions()
        assert twin.idle_decisions() == match.idle_decisions()
        assert twin.undo_free == match.undo_free
    assert interruptions > 3
    assert twin.log == match.log
    assert twin.digest == match.digest
    for viewer in range(-1, match.seats):
        assert twin.view(viewer) == match.view(viewer)
        assert twin.events(viewer) == match.events(viewer, twin.first_event - 1)


def test_earlier_events_are_not_there_and_the_match_says_so() -> None:
    match = six_first()
    assert match.first_event == 0
    resumed = interrupted(match)
    assert resumed.first_event == 2
    assert resumed.events(0) == []
    accept(resumed.act_text(0, "keep"))
    assert [number for number, _ in resumed.events(0)] == [2]
    assert interrupted(toy_match()).first_event == 1  # the events of the start are missing, too


def test_a_snapshot_says_whether_it_loses_a_move_that_could_be_taken_back() -> None:
    match = toy_match()
    assert match.undo_free
    accept(match.act_text(0, "boast"))
    assert not match.undo_free
    assert rule(interrupted(match).undo(0)) == "K-UNDO-01"
    accept(match.undo(0))
    assert match.undo_free
    accept(match.act_text(0, "roll"))
    assert match.undo_free


def test_what_bars_undo_is_remembered() -> None:
    match = six_first()
    resumed = interrupted(match)
    assert rule(resumed.undo(0)) == rule(match.undo(0)) == "K-UNDO-02"
    accept(resumed.act_text(0, "keep"))
    assert resumed.restart_turn(0) == Refusal("K-UNDO-06", "K-UNDO-02", {"free": 1})


def test_a_resumed_match_can_go_back_to_before_the_interruption() -> None:
    match = six_first()
    resumed = interrupted(match)
    assert resumed.rewind(1, 0) == match.rewind(1, 0)
    assert resumed.view(0) == match.view(0)


def problem(log_of: Match[ToyState], snapshot: Json) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        Match.resume(GAME, log_of.setup, SEED, log_of.log, snapshot)
    return caught.value.problem, caught.value.place


def test_a_snapshot_of_another_position_is_refused() -> None:
    match = toy_match()
    early = stored(match)
    accept(match.act_text(0, "boast"))
    assert problem(match, early) == ("log-snapshot", "snapshot")
    forged = match.snapshot()
    state = forged["state"]
    assert isinstance(state, dict)
    forged["state"] = {**state, "points": [99, 0]}
    assert problem(match, forged) == ("log-snapshot", "snapshot")


@pytest.mark.parametrize(
    ("key", "value", "found"),
    [
        ("number", "1", ("field-type", "snapshot.number")),
        ("state", None, ("field-type", "snapshot.state")),
        ("undo", [], ("field-type", "undo")),
        ("undo", {"bar": {"rule": 1}}, ("field-type", "undo.bar.rule")),
        ("questions", {"rules": 0}, ("field-missing", "questions.put")),
        (
            "questions",
            {"rules": 0, "breaks": [0], "put": [[1]]},
            ("field-count", "questions.put[0]"),
        ),
    ],
)
def test_what_is_wrong_with_a_damaged_snapshot_is_named(
    key: str, value: Json, found: tuple[str, str]
) -> None:
    match = toy_match()
    accept(match.act_text(0, "roll"))
    assert problem(match, {**match.snapshot(), key: value}) == found


def test_what_is_no_snapshot_at_all_is_refused() -> None:
    assert problem(toy_match(), None) == ("field-type", "snapshot")
