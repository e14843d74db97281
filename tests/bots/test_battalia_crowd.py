"""Stormgates with more than two players: nobody waits with a tiny deck, heroes go on errands."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from stormark.bots.battalia.features import NAMES, features
from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.value import progress
from stormark.bots.battalia.weights import (
    CROWD,
    FILE,
    PASS,
    PLANNED,
    STORMGATES,
    WEIGHTS,
    fitting,
)
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.game import Battalia
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

GAME = Battalia()
DECK: list[Json] = ["priest.baerfolk", "scroll.emberians", "amulet.emberians", "supply"]
ROAD: dict[str, Json] = {"card": "road", "shape": "straight", "turned": 1}


def valley(**p1: Json) -> BattaliaState:
    """Four players with the Mountain Pass; the first has a few cards and may act."""
    return GAME.position(
        {
            "mode": "stormgates",
            "players": 4,
            "team_mode": False,
            "valley": "mountain_pass",
            "p1": {"announced": True, **p1},
        }
    )


def feature(state: BattaliaState, name: str) -> float:
    return features(state, 0, 0)[NAMES.index(name)]


def test_weights_of_crowds_are_for_stormgates_with_more_than_two() -> None:
    many = valley()
    two = GAME.position({"mode": "stormgates", "players": 2})
    creation = GAME.position({"mode": "creation", "players": 4})
    assert fitting(many, WEIGHTS) is WEIGHTS[CROWD]
    assert fitting(two, WEIGHTS) is WEIGHTS[STORMGATES]
    assert fitting(creation, WEIGHTS) is WEIGHTS["creation"]
    alone = {STORMGATES: WEIGHTS[STORMGATES]}
    assert fitting(many, alone) is alone[STORMGATES]


def test_the_levels_that_plan_have_weights_of_their_own_at_the_mountain_pass() -> None:
    bridge = GAME.position({"mode": "stormgates", "players": 4, "valley": "kings_bridge"})
    crowd = GAME.position({"mode": "stormgates", "players": 4})
    assert fitting(valley(), PLANNED) is PLANNED[PASS]
    assert fitting(bridge, PLANNED) is PLANNED[CROWD]
    assert fitting(crowd, PLANNED) is PLANNED[CROWD]
    assert PASS not in WEIGHTS


def test_there_they_differ_in_what_boosters_bring_and_in_nothing_else() -> None:
    """So whatever was measured in other settings still holds."""
    errand = {"greats", "boosters", "to_pass", "to_delivery"}
    for number, name in enumerate(NAMES):
        common = (PLANNED[CROWD].opening[number], PLANNED[CROWD].ending[number])
        special = (PLANNED[PASS].opening[number], PLANNED[PASS].ending[number])
        assert (special != common) is (name in errand)


@pytest.mark.parametrize("table", [CROWD, PASS])
def test_the_next_step_of_a_booster_is_always_worth_more(table: str) -> None:
    """At the Pass, with a ring, at its gate, with its artefact; otherwise rings are kept."""
    for weights in (PLANNED[table].opening, PLANNED[table].ending):
        great, ring, to_pass, to_delivery = (
            weights[NAMES.index(name)] for name in ("greats", "boosters", "to_pass", "to_delivery")
        )
        assert 0.0 < to_pass <= ring < ring + to_delivery < great


def test_every_weight_in_the_file_has_a_feature() -> None:
    text = files("stormark.bots.battalia").joinpath(FILE).read_text(encoding="utf-8")
    for table in tomllib.loads(text).values():
        assert set(table) <= set(NAMES)


def test_a_game_in_a_valley_begins_at_its_beginning() -> None:
    """Cards of a valley are no fields that were filled (B-VALLEY-24)."""
    assert progress(valley()) < 0.1


def test_a_small_deck_grows_instead_of_waiting_for_its_lords() -> None:
    hand: list[Json] = ["2 lord.baerfolk", "chief.baerfolk", "3 supply"]
    state = valley(hand=hand, nation=DECK)
    bot = PlanningBot(Effort(0, 1, 1, 0), WEIGHTS)
    io = Io(FastChance(7))
    done: list[str] = []
    while state.turn_no == 1 and len(done) < 30:
        seat = state.open_seats()[0]
        simulator = Simulator(GAME, GAME.seen_by(state, seat), seat, FastChance(len(done)))
        decision = GAME.decision(state, seat)
        action = bot.choose({}, decision, simulator)
        option = GAME.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
        done.append(GAME.notation(action))
    assert any(word.split(" ")[0] in ("hire", "buy", "city", "upgrade") for word in done)


def test_heroes_see_the_pass_and_the_gate_that_a_booster_is_for() -> None:
    free = valley(heroes=["4,6", ""])
    assert feature(free, "to_pass") == 1.0
    assert feature(free, "to_delivery") == 0.0
    carrying = valley(heroes=["4,6", ""], boosters=["red_canyons", ""])
    assert feature(carrying, "to_pass") == 0.0
    assert 0.0 < feature(carrying, "to_delivery") < 1.0


def test_an_own_post_draws_heroes() -> None:
    given: dict[str, Json] = {
        "mode": "stormgates",
        "players": 2,
        "p1": {"posts": ["2,3"], "heroes": ["2,3", ""]},
        "board": {"2,3": ROAD},
    }
    assert feature(GAME.position(given), "to_post") == 1.0
