"""Hints: for every decision of both games, honest, reproducible, and what they say is so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stormark.coach.chance import chances
from stormark.coach.hint import Hint, hints
from stormark.coach.hint.find import MOST, different, gains
from stormark.coach.hint.walking import walked
from stormark.coach.hint.weighing import Tried
from stormark.coach.manifest import CoachManifest, Outlook
from stormark.games.registry import NAMES, load_game
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.words import SLOTS
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.kernel.state import Io
from tests.coach.questions import asked, first_of_each_kind

FEW = 1  # steps: every plan still has its first trials
GAMES = {name: load_game(name) for name in NAMES}
EVERY_SET = [(name, number) for name in NAMES for number in range(len(GAMES[name].option_sets()))]
every_game = pytest.mark.parametrize("name", NAMES)
XIBALBA = GAMES["xibalba"]
BASE: dict[str, Json] = {"faction": "bastion", "resources": 0}


def advised(game: Game[Any], state: Any, seat: int, seed: int = 1) -> list[Hint]:
    return hints(game, game.seen_by(state, seat), seat, FEW, seed)


def told(found: list[Hint]) -> list[object]:
    return [(hint.actions, hint.chance, hint.change, hint.gains, hint.reasons) for hint in found]


def position(given: Mapping[str, Json]) -> Any:
    return XIBALBA.position({"p2": {"faction": "abacus"}, **given})


@pytest.mark.parametrize(("name", "number"), EVERY_SET)
def test_every_decision_has_hints_whose_plans_can_be_begun(name: str, number: int) -> None:
    """With every set of options one kind of decision after the other, so that all have a turn."""
    game = GAMES[name]
    found = list(first_of_each_kind(game, game.option_sets()[number], number + 1, 120))
    for state, seat in found[number % 5 :: 5][:2]:
        plans = advised(game, state, seat)
        decision = game.decision(state, seat)
        assert 1 <= len(plans) <= MOST
        chances = [plan.chance for plan in plans]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= chances[-1] <= chances[0] <= 1
        for plan in plans:
            assert plan.actions[0] in decision.actions
            assert plan.reasons
            assert plan.trials >= 4


@every_game
def test_two_true_states_with_one_view_have_equal_hints(name: str) -> None:
    """Whatever is hidden may be dealt anew: the coach says the same."""
    game = GAMES[name]
    options: dict[str, Json] = {"players": 2}
    differing = 0
    for number, (state, seat) in enumerate(asked(game, options, 3, 60)):
        if number % 16 == 5:
            hidden = game.belief(game.seen_by(state, seat), seat).sample(FastChance(number))
            differing += hidden.to_json() != state.to_json()
            assert told(advised(game, state, seat)) == told(advised(game, hidden, seat))
    assert differing >= 2


@every_game
def test_equal_seeds_give_equal_hints_and_no_seed_changes_the_position(name: str) -> None:
    game = GAMES[name]
    state, seat = next(asked(game, {"players": 2}, 5, 60))
    before = state.to_json()
    first = told(advised(game, state, seat, seed=4))
    assert first == told(advised(game, state, seat, seed=4))
    assert state.to_json() == before


def test_a_plan_can_be_carried_out_action_by_action() -> None:
    state = position(
        {"phase": "action", "action_pool": ["R3", "R2"], "p1": {**BASE, "resources": 5}}
    )
    plan = advised(XIBALBA, state, 0)[0]
    assert len(plan.actions) > 2
    for action in plan.actions:
        option = XIBALBA.option(state, 0, action)
        assert isinstance(option, int)
        state.apply(0, option, Io(FastChance(1)))


def test_no_card_is_named_that_a_purchase_would_only_turn_up() -> None:
    """A slot that was emptied is filled from a deck that nobody knows."""
    state = position(
        {"phase": "action", "action_pool": ["A-"], "p1": {**BASE, "resources": 12, "level": 2}}
    )
    seen = XIBALBA.seen_by(state, 0)
    adviser = manifest("coach", "xibalba", CoachManifest).adviser
    first = next(option for option in state.options(0) if L.verb_of(option) == L.V_BUY)
    slot, again = L.a_of(first), L.pack(L.V_BUY, L.a_of(first), L.b_of(first) + 1)
    told = walked(XIBALBA, adviser, seen, 0, [first, again], 1)
    assert [step.action.args["slot"] for step in told] == [SLOTS[slot]]
    other = next(
        option
        for option in state.options(0)
        if L.verb_of(option) == L.V_BUY and L.a_of(option) != slot
    )
    assert len(walked(XIBALBA, adviser, seen, 0, [first, other], 1)) == 2


def test_dice_are_only_planned_up_to_the_roll() -> None:
    pool: list[Json] = ["R3", "R-", "R-", "A-", "A-", "A-"]
    state = position({"phase": "dice", "dice_pool": pool, "p1": BASE})
    best = advised(XIBALBA, state, 0)[0]
    assert [action.verb for action in best.actions] == ["keep", "roll"]


def test_a_victory_at_hand_is_the_best_plan_and_says_so() -> None:
    leader: dict[str, Json] = {"faction": "abacus", "paragon": 34}
    state = position(
        {"phase": "action", "action_pool": ["G2"], "p1": {**BASE, "paragon": 33}, "p2": leader}
    )
    best = advised(XIBALBA, state, 0)[0]
    assert best.actions[0].verb == "exchange"
    assert best.chance == pytest.approx(1)
    assert best.reasons[0].message == "hint-wins"


def test_what_a_plan_brings_is_counted_until_the_end_of_the_turn() -> None:
    state = position({"phase": "action", "action_pool": ["R2"], "p1": BASE})
    best = advised(XIBALBA, state, 0)[0]
    assert {gain.name: gain.amount for gain in best.gains}["resources"] == pytest.approx(2)


def test_somebody_who_is_not_asked_gets_no_hint() -> None:
    state = position({"phase": "action", "action_pool": ["R2"], "p1": BASE})
    assert advised(XIBALBA, state, 1) == []


def test_plans_that_do_more_of_the_same_are_not_told_twice() -> None:
    plans = [Tried([5, 6, 0], 0, ends=True), Tried([5], 0), Tried([0], 0, ends=True), Tried([7], 0)]
    for number, plan in enumerate(plans):
        plan.note(Outlook((1.0 - number / 10, 0.0), 0.5), {})
    assert different(plans) == [plans[0], plans[2], plans[3]]


def test_equal_plans_are_told_where_there_is_nothing_else() -> None:
    plans = [Tried([5], 0), Tried([6], 0), Tried([7], 0)]
    for plan in plans:
        plan.note(Outlook((0.0, 0.0), 0.5), {})
    assert different(plans) == plans[:2]


def test_small_changes_are_no_gains_and_the_largest_comes_first() -> None:
    found = gains({"a": 1.0, "b": 2.0, "c": 3.0}, {"a": 1.05, "b": 3.0, "c": 0.0, "d": 9.0})
    assert [(gain.name, gain.amount) for gain in found] == [("c", -3.0), ("b", 1.0)]


@every_game
def test_chances_and_changes_are_those_of_the_coach_elsewhere(name: str) -> None:
    """What a quick bot makes of a position is near the chance that a table shows of it."""
    game = GAMES[name]
    state, seat = list(asked(game, {"players": 2}, 2, 60))[-1]
    seen = game.seen_by(state, seat)
    shown = chances(game, seen, seat)[seat]
    for hint in hints(game, seen, seat, FEW, 1):
        assert hint.chance - hint.change == pytest.approx(shown, abs=0.15)
