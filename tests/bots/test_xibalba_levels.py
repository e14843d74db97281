"""The five levels of Xibalba: legal, repeatable, honest, within their budgets, each a manner."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.bots import Bot
from stormark.bots.levels import LEVELS
from stormark.bots.xibalba.levels import MISTAKES, STEPS, level
from stormark.bots.xibalba.planner import LEAST, SHARE, XibalbaPlanner
from stormark.bots.xibalba.styles import STYLES, TASTES, factors_of, liked_by
from stormark.bots.xibalba.tastes import ADDON, BASE, DEEDS, deed_of
from stormark.bots.xibalba.weights import fitted
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.json import Json
from stormark.kernel.state import Io
from tests.bots.playing import choice, played, start

GAME = Xibalba()
TINY = LEAST * SHARE  # steps of a turn: enough for a decision to compare plans


def planner(seed: int, steps: int = TINY, style: str = "") -> XibalbaPlanner:
    return XibalbaPlanner(seed, steps, fitted(), factors_of(style))


@pytest.mark.parametrize("mode", ["normal", "apocalypse"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_planner_plays_legally_with_any_number_of_players_in_both_modes(
    players: int, mode: str
) -> None:
    bots: list[Bot] = [planner(seat) for seat in range(players)]
    options: Mapping[str, Json] = {"players": players, "mode": mode, "target": 5}
    assert len(played(GAME, bots, options, seed=players)[0]) > 10


@pytest.mark.parametrize("name", LEVELS[:3])
def test_levels_repeat_by_their_seed_and_differ_by_it(name: str) -> None:
    def game(seed: int) -> list[Action]:
        bots = [level(name, "", seed), level(name, "", seed + 1)]
        return played(GAME, bots, {"players": 2}, seed=1, most=60)[0]

    assert game(1) == game(1)
    assert name == "skilled" or game(1) != game(5)


def test_a_planner_repeats_by_its_seed_even_if_it_is_made_anew_for_every_decision() -> None:
    """At a table any process may answer; what is left of the budget alone would differ."""
    io = Io(KeyedChance(bytes([3] * 32), GAME.spec.streams))
    state = start(GAME, {"players": 2}, io)
    kept = planner(9, 0)
    for number in range(40):
        seat = state.open_seats()[0]
        anew = choice(GAME, planner(9, 0), state, FastChance(number))
        assert choice(GAME, kept, state, FastChance(number)) == anew
        option = GAME.option(state, seat, anew)
        assert isinstance(option, int)
        state.apply(seat, option, io)


def test_seeds_may_be_as_large_as_a_lab_makes_them() -> None:
    """Compiled, a machine word holds 63 bits."""
    state = start(GAME, {"players": 2}, Io(FastChance(1)))
    seat = state.open_seats()[0]
    for seed in (2**64 - 1, 2**200, -5):
        for bot in (planner(seed), level("casual", "", seed)):
            assert choice(GAME, bot, state, FastChance(1)) in GAME.decision(state, seat).actions


def test_a_turn_takes_no_more_steps_than_its_budget_allows() -> None:
    """Once it is spent, decisions are made one step ahead: a few steps each."""
    steps = 4_000
    io = Io(KeyedChance(bytes([4] * 32), GAME.spec.streams))
    state = start(GAME, {"players": 2}, io)
    bots = [planner(1, steps), planner(2, steps)]
    before = [0, 0]
    turn = state.turn_no
    while turn < 6:
        seat = state.open_seats()[0]
        option = GAME.option(state, seat, choice(GAME, bots[seat], state, FastChance(5)))
        assert isinstance(option, int)
        state.apply(seat, option, io)
        if state.turn_no != turn:
            spent = [bot.steps_taken - already for bot, already in zip(bots, before, strict=True)]
            assert steps // SHARE < max(spent) < 1.1 * steps
            before = [bot.steps_taken for bot in bots]
            turn = state.turn_no


@pytest.mark.parametrize("name", ["casual", "planner"])
def test_two_true_states_with_one_view_give_the_same_choice(name: str) -> None:
    """Whatever is hidden may be dealt anew: for every seed the choice stays the same."""
    io = Io(KeyedChance(bytes([6] * 32), GAME.spec.streams))
    state = start(GAME, {"players": 3}, io)
    for number in range(40):
        seat = state.open_seats()[0]
        hidden = GAME.belief(GAME.seen_by(state, seat), seat).sample(FastChance(number))
        assert hidden.piles != state.piles
        choices = [
            choice(
                GAME,
                planner(number) if name == "planner" else level(name, "", number),
                some,
                chance,
            )
            for some, chance in ((state, FastChance(3)), (hidden, FastChance(3)))
        ]
        assert choices[0] == choices[1]
        option = GAME.option(state, seat, choices[0])
        assert isinstance(option, int)
        state.apply(seat, option, io)


def test_levels_err_less_or_plan_further_from_one_to_the_next() -> None:
    assert MISTAKES["beginner"] > MISTAKES["casual"] > MISTAKES["skilled"] > 0
    assert STEPS["expert"] < STEPS["master"]
    assert {*MISTAKES, *STEPS} == set(LEVELS)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_multiplies_weights_that_exist_and_none_beyond_reason(style: str) -> None:
    factors = factors_of(style)
    assert factors
    assert set(factors) <= set(fitted()["players-2"])
    assert all(0.5 <= factor <= 2 for factor in factors.values())


@pytest.mark.parametrize("style", STYLES)
def test_a_style_likes_deeds_a_little(style: str) -> None:
    assert liked_by(style) == TASTES[style]
    assert all(0 < abs(liking) <= 0.5 for liking in TASTES[style].values())
    assert max(TASTES[style]) < DEEDS
    assert liked_by("") == {}


def test_deeds_tell_bases_from_the_ark_and_cards_of_the_base_from_soldiers() -> None:
    assert deed_of(L.pack(L.V_ATTACK, 0, 2, 0)) == L.V_ATTACK
    assert deed_of(L.pack(L.V_ATTACK, 2, 2, 0)) == BASE
    assert deed_of(L.pack(L.V_BUY, 3, 0)) == L.V_BUY
    assert deed_of(L.pack(L.V_BUY, 3, 2)) == ADDON


@pytest.mark.parametrize("steps", [0, TINY], ids=["step", "plan"])
def test_whoever_likes_to_buy_buys(steps: int) -> None:
    """Exaggerated tastes: one who loves to buy and one who hates it, in the same position."""
    state = GAME.position(
        {
            "phase": "action",
            "action_pool": ["A-"],
            "p1": {"faction": "bastion", "resources": 9},
            "p2": {"faction": "abacus"},
        }
    )

    def chosen(liking: float) -> int:
        liked = {L.V_BUY: liking, ADDON: liking}
        bot = XibalbaPlanner(3, steps, fitted(), {}, liked)
        option = GAME.option(state, 0, choice(GAME, bot, state, FastChance(3)))
        assert isinstance(option, int)
        return int(L.verb_of(option))

    assert chosen(5.0) == L.V_BUY
    assert chosen(-5.0) != L.V_BUY


@pytest.mark.parametrize("mode", ["normal", "apocalypse"])
def test_weights_of_a_mode_are_for_those_who_plan_in_it(mode: str) -> None:
    """Reversed weights end the turn at once with a hand full of resources."""
    state = GAME.position(
        {
            "mode": mode,
            "phase": "action",
            "action_pool": ["A-"],
            "p1": {"faction": "bastion", "resources": 12},
            "p2": {"faction": "abacus"},
        }
    )
    common = fitted()["players-2"]
    own = {name: -weight for name, weight in common.items()}

    def chosen(steps: int, **tables: Mapping[str, float]) -> Action:
        bot = XibalbaPlanner(3, steps, {"players-2": common, **tables}, {})
        return choice(GAME, bot, state, FastChance(3))

    changed = chosen(TINY, **{"apocalypse-2": own}) != chosen(TINY)
    assert changed == (mode == "apocalypse")
    assert chosen(0, **{"apocalypse-2": own}) == chosen(0)
