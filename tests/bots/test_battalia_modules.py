"""The upper levels of Battalia use what greedy leaves alone."""

from __future__ import annotations

from collections.abc import Mapping

from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.search import Line, prepared
from stormark.bots.battalia.weights import WEIGHTS
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.valleys.mountain_pass import Booster
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from tests.bots import battalia_turns
from tests.games.battalia.table import GAME, Table

EFFORT = Effort(6_000, 10, 4, 0)
DECK: list[Json] = [
    *["tribesman.baerfolk"] * 3,
    *("chief.baerfolk", "priest.baerfolk", "lord.baerfolk", "tools.baerfolk"),
    *["supply"] * 5,
]
ROAD: dict[str, Json] = {"card": "road", "shape": "straight", "turned": 1}


def turn(state: BattaliaState) -> list[str]:
    return battalia_turns.turn(PlanningBot(EFFORT, WEIGHTS), state)


def position(given: Mapping[str, Json]) -> BattaliaState:
    return GAME.position(given)


def test_the_crown_makes_the_third_lord_of_a_city() -> None:
    """B-GA-15, B-CITY-01: two Lords and a crowned Tribesman build a city of level 4."""
    hand: list[Json] = ["lord.emberians", "lord.emberians", "tribesman.emberians", "crown_of_titus"]
    given: dict[str, Json] = {
        "mode": "creation",
        "p1": {"hand": hand, "refuge": DECK, "announced": True},
        "p2": {"refuge": [*DECK, "lord.emberians"]},
        "board": {"2,3": ROAD},
    }
    done = turn(position(given))
    assert any(word.startswith("great crown_of_titus") for word in done)
    assert any(word.startswith("city") for word in done)


def test_a_chest_is_traded_at_the_own_post() -> None:
    """B-TRADE-12: one Chest for any artefact."""
    given: dict[str, Json] = {
        "mode": "stormgates",
        "players": 2,
        "p1": {
            "hand": ["chest", "supply"],
            "posts": ["2,3"],
            "heroes": ["2,3", ""],
            "announced": True,
        },
        "board": {"2,3": ROAD},
    }
    assert any(word.startswith("trade") for word in turn(position(given)))


def test_a_hero_on_the_mountain_pass_takes_a_booster() -> None:
    """B-PASS-01."""
    state = position({"mode": "stormgates", "players": 4, "valley": "mountain_pass"})
    seat = state.open_seats()[0]
    begin(state, seat, Booster(seat, 0))
    bot = PlanningBot(EFFORT, WEIGHTS)
    decision = GAME.decision(state, seat)
    assert decision.kind == "booster"
    simulator = Simulator(GAME, GAME.seen_by(state, seat), seat, FastChance(1))
    assert GAME.notation(bot.choose({}, decision, simulator)) == "booster"


def answer(table: Table) -> str:
    """What a planner answers to the question that is open, in notation."""
    seat = table.state.open_seats()[0]
    decision = GAME.decision(table.state, seat)
    simulator = Simulator(GAME, GAME.seen_by(table.state, seat), seat, FastChance(1))
    return GAME.notation(PlanningBot(EFFORT, WEIGHTS).choose({}, decision, simulator))


def window(line: str, turned: int, **p1: Json) -> Table:
    """Player 1 has laid a line; player 2 owns the Frosthand."""
    table = Table(
        players=2,
        bilkarr=True,
        p1={"refuge": DECK, "announced": True, **p1},
        p2={"refuge": DECK, "hand": ["supply"], "potions": {"frosthand": {"turned": turned}}},
        board={"2,3": ROAD},
    )
    table.do(*line.split("; "))
    assert table.asks == (2, "window")
    return table


def test_a_city_is_frozen_in_the_turn_of_another() -> None:
    """B-BILK-24: whoever has to drink first does both."""
    lords: list[Json] = ["3 lord.emberians"]
    city = "city x lord; site 2,5"
    assert answer(window(city, 1, hand=lords)) == "freeze"
    table = window(city, 0, hand=lords)
    assert answer(table) == "drink frosthand"
    assert answer(table.do("drink frosthand")) == "freeze"


def test_no_potion_is_drunk_without_a_reason() -> None:
    table = window("hire tribesman", 0, hand=["tribesman.baerfolk", "supply"])
    assert answer(table) == "pass"


def test_a_merchant_who_is_there_is_paid() -> None:
    """B-BILK-11, -12: Bilkarr stands where the hero is, and nothing else is to be done."""
    table = Table(
        players=2,
        bilkarr=True,
        npcs={"bilkarr": "2,3"},
        p1={"hand": ["2 supply"], "refuge": DECK, "heroes": ["2,3", ""], "announced": True},
        p2={"refuge": DECK},
        board={"2,3": ROAD},
    )
    assert any(word.startswith("potion") for word in turn(table.state))


def test_a_line_that_prepares_another_stays_in_the_beam() -> None:
    """As many as there is room for, the best first, and nothing else."""
    state = position({"mode": "stormgates", "players": 2})
    lines = [Line(state, [number], -1, 0) for number in range(6)]
    for line in lines[1:]:
        line.prepares = True
    assert [line.trail for line in prepared(lines, 3)] == [[1], [2], [3]]


def test_the_staff_lays_home_terrain_under_an_own_city() -> None:
    """B-NEW-01, B-BATTLE-18."""
    table = Table(
        players=2,
        p1={"faction": "emberians", "hand": ["staff_of_terra"], "refuge": DECK, "announced": True},
        p2={"refuge": DECK},
    )
    home = W.FACTIONS.index("emberians")
    before = [field for field in own_cities(table.state) if table.state.terrain[field] == home]
    done = turn(table.state)
    after = [field for field in own_cities(table.state) if table.state.terrain[field] == home]
    assert done[0] == "great staff_of_terra"
    assert len(after) > len(before)


def own_cities(state: BattaliaState) -> list[int]:
    return [field for field in range(state.rules.board.size) if state.owner[field] == 0]
