"""What a refusal names, and what a question tells, in cases that seldom come up."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from tests.games.battalia.rules.maps import city, road
from tests.games.battalia.table import Table

ROAD = {"card": "road", "shape": "straight", "turned": 1}


@pytest.mark.parametrize("defender", [2, 5])
def test_a_player_who_does_not_exist_cannot_be_attacked(defender: int) -> None:
    """B-RULING-13: the first seat beyond the table is as empty as any other."""
    table = Table(players=2, p1={"hand": ["weapon.baerfolk"], "heroes": ["6,6", ""]})
    attack: JsonDict = {"target": "city", "field": "6,6", "defender": defender}
    answer = table.act(Action("attack", attack), by=1)
    assert isinstance(answer, Refusal)
    assert answer.rule == "B-RULING-13"


def test_the_question_names_the_hero_who_walks() -> None:
    """B-MOVE-03: and how many steps are left."""
    table = Table(extended=False, board={"2,3": ROAD}, p1={"hand": ["2 supply"]})
    table.do("move 1", "lay supply", "lay supply", "go")
    assert table.asks == (1, "walk")
    assert table.decision.about == {"hero": 1, "steps": 2}


@pytest.mark.parametrize("shape", ["straight", "curve", "t"])
def test_who_looks_for_a_site_is_told_the_shape(shape: str) -> None:
    """B-PLACE-01: it does not stand in the moves that are offered."""
    table = Table(p1={"hand": ["tools.baerfolk", "2 supply"]}).do(f"road {shape}")
    assert table.asks == (1, "choose-site")
    assert table.decision.about["shape"] == shape


def test_no_die_shows_more_than_six() -> None:
    table = Table(p1={"hand": ["amulet.baerfolk", "supply"]})
    table.refuses("result 7", "K-FORM-01")


def test_who_has_no_such_scroll_is_told_which_one() -> None:
    """B-ART-18: the unit is there, what doubles it is not."""
    hand = ["chief.baerfolk", "chief.cloudborn", "4 supply", "scroll.cloudborn"]
    table = Table(p1={"hand": hand}).do("hire chief")
    double = {"card": "chief.baerfolk", "zone": "hand", "with": "scroll.baerfolk"}
    answer = table.act(Action("double", double), by=1)
    assert isinstance(answer, Refusal)
    assert answer.params == {"card": "scroll.baerfolk"}


@pytest.mark.parametrize("zone", ["hand", "ambush"])
def test_a_card_played_at_once_tells_where_it_comes_from(zone: str) -> None:
    """B-HIDE-07: Titles, Amulets and Great Artefacts."""
    table = Table(p1={zone: ["horn_of_baldur"], "nation": ["5 supply"]}).do("great horn_of_baldur")
    assert table.said("from_ambush", seat=0, count=1) == (zone == "ambush")


def test_the_parts_of_a_total_name_the_hero_who_adds_them() -> None:
    """R-37: the second hero stands on home terrain and is called 2."""
    p1 = {"faction": "baerfolk", "hand": ["weapon.baerfolk"], "heroes": ["", "2,3"]}
    board = {"2,3": {**ROAD, "terrain": "verdant_woods"}}
    table = Table(players=2, board=board, p1=p1, p2={"heroes": ["2,3", ""], "hand": ["supply"]})
    table.do("attack heroes 2,3 p2")
    battle: Any = table.game.view(table.state, 0)["battles"]
    assert {part["hero"] for part in battle[0]["attack"]["parts"]} == {None, 2}


@pytest.mark.parametrize(("verb", "level"), [("residence", 4), ("capital", 5)])
def test_a_royal_city_is_raised_from_one_level_only(verb: str, level: int) -> None:
    """B-KINGS-21, B-KINGS-23: the reason names it."""
    answer = Table().act(Action(verb, {"field": "2,2"}), by=1)
    assert isinstance(answer, Refusal)
    assert answer.params["level"] == level


def test_a_road_that_leads_to_nobody_is_not_the_teammates_matter() -> None:
    """B-PLACE-03, B-TEAM-21"""
    table = Table(players=4, p1={"hand": ["2 tribesman.baerfolk", "supply"]}).do("road x", by=1)
    table.refuses("site 3,3", "B-PLACE-03", by=1)
    table.refuses("site 6,3", "B-TEAM-21", by=1)


def test_only_an_undiscovered_card_beside_the_hero_asks_to_be_discovered() -> None:
    """B-MOVE-01, B-VALLEY-17"""
    p1 = {"hand": ["supply"], "heroes": ["2,4", ""]}
    table = Table(players=4, valley="kings_bridge", extended=False, p1=p1)
    table.do("move 1", "lay supply", "go")
    table.refuses("step 3,4", "B-VALLEY-17")
    for field in ("3,3", "5,5", "6,6"):
        table.refuses(f"step {field}", "B-MOVE-01")


@pytest.mark.parametrize("enemy", [1, 2])
def test_a_refuge_in_an_enemys_city_is_refused_whoever_he_is(enemy: int) -> None:
    """B-NEW-09"""
    own = 3 - enemy
    line = {f"4,{column}": road("ew") for column in (3, 4, 5, 6)}
    board = {**line, "4,7": city("ew", owner=enemy), "4,2": road("ew"), "4,1": {"card": "city"}}
    given: dict[str, Any] = {
        f"p{own}": {"hand": ["weapon.baerfolk", "horse.baerfolk"], "heroes": ["4,4", ""]},
        f"p{enemy}": {"hand": ["2 lord.cloudborn"], "heroes": ["4,4", ""]},
    }
    table = Table(turn=own, extended=False, board=board, **given)
    table.do(f"attack heroes 4,4 p{enemy}", "finish")
    while not any(option.startswith("retreat") for option in table.options):
        table.do(next(o for o in table.options if o.startswith(("lay", "finish"))))
    table.do("retreat 1 horse").refuses("at 4,7", "B-NEW-09")
