"""Every position can be written in the words of scenario files and read again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario_write import is_describable, scenario_of, without_results
from stormark.kernel.state import Io
from tests.games.battalia.table import GAME, Table

DECISIONS = 600
EVERY = 25
COUNTERS = ("draws", "answered")  # a scenario has dice and questions of its own
UNORDERED = (
    *("hand", "refuge", "ambush", "table", "under_gate"),  # piles
    *("limbo", "great_up", "royals", "jumped", "bridged"),
    *("hidden", "concealed", "summoned", "spent_rings", "tributes"),
)


def written(state: BattaliaState) -> Any:
    """A position as it is saved, with everything sorted that has no order by the rules."""
    data: Any = json.loads(json.dumps(state.to_json()))
    for name in COUNTERS:
        del data[name]
    for name in UNORDERED:
        data[name] = in_order(data[name])
    data["tents"] = [[[tent[0], *sorted(tent[1:])] for tent in own] for own in data["tents"]]
    return data


def in_order(values: list[Any]) -> list[Any]:
    if values and isinstance(values[0], list):
        return [sorted(pile) for pile in values]
    return sorted(values, key=str)


def again(state: BattaliaState) -> BattaliaState:
    """The same position, by way of words alone."""
    return GAME.position(json.loads(json.dumps(without_results(GAME.describe(state)))))


@pytest.mark.parametrize("number", range(0, 28, 2))
def test_a_position_in_words_is_the_same_position(number: int) -> None:
    setup = GAME.setup(GAME.option_sets()[number])
    assert not isinstance(setup, Refusal)
    chance = Io(KeyedChance(seed_bytes(number), GAME.spec.streams))
    state, rng = GAME.start(setup, chance), Random(number)
    for decision in range(DECISIONS):
        if not state.open_seats():
            break
        if decision % EVERY == number % EVERY:
            same = again(state)
            assert written(same) == written(state)
            for seat in state.open_seats():
                assert same.options(seat) == state.options(seat)
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), chance)
    assert written(again(state)) == written(state)


def battle() -> Table:
    """In the middle of a raise, which holds a Title that wants a unit."""
    p1: Any = {"hand": ["weapon.baerfolk", "lord.baerfolk", "supply"], "heroes": ["6,6", ""]}
    p2 = {"heroes": ["6,6", ""], "hand": ["title.emberians", "2 chief.emberians", "chest"]}
    table = Table(board={"6,6": {"level": 3}}, p1=p1, p2=p2)
    table.do("attack city 6,6 p2", "heroes 1", "lay lord.baerfolk", "finish")
    return table.do("lay chief.emberians", "lay title.emberians")


def test_a_battle_can_be_given_in_the_middle_of_a_raise() -> None:
    table = battle()
    assert table.asks == (2, "promote")
    assert is_describable(GAME, table.state)
    text = scenario_of(GAME, table.state, "In a raise")
    assert 'procedure = "battle"' in text
    assert written(again(table.state)) == written(table.state)


def test_what_is_under_way_is_counted_as_everywhere_in_scenarios() -> None:
    """Players and heroes are numbered from 1, and what there is not is left out."""
    under_way: Any = GAME.describe(battle().state)["under_way"]
    (fought,) = under_way["battles"]
    assert (fought["attacker"], fought["defender"], fought["attacking_heroes"]) == (1, 2, [1])
    assert under_way["p1"][0] == {"procedure": "act", "seat": 1}
    assert all(value is not None for one in under_way["p1"] for value in one.values())


@pytest.mark.parametrize(
    ("under_way", "place"),
    [
        ({}, "given.under_way.table"),
        ({"table": [{"procedure": "no such"}]}, "given.under_way.table[0].procedure"),
        ({"table": [{"procedure": "turn", "who": 1}]}, "given.under_way.table[0].who"),
        ({"table": [{"procedure": "turn", "seat": 9, "step": "play"}]}, "given.under_way.table[0]"),
        ({"p9": []}, "given.under_way.p9"),
    ],
)
def test_a_mistake_in_what_is_under_way_is_named(under_way: Any, place: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.position({"phase": "step", "under_way": under_way})
    assert error.value.place == place
