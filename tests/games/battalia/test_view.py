"""The typed view: its words, and what it tells tables that they could only guess before."""

from __future__ import annotations

from typing import Any, cast, get_args

import pytest

from stormark.games.battalia import words as W
from stormark.games.battalia.battle import strength
from stormark.games.battalia.line_fields import LINE_WORDS
from stormark.games.battalia.procedure import REGISTRY, Procedure
from stormark.games.battalia.view import types as T
from stormark.kernel.state import SPECTATOR
from tests.games.battalia.rules.maps import city, road
from tests.games.battalia.rules.test_map_sealed import ONE_EXIT, full_but
from tests.games.battalia.table import GAME, Table


def view(table: Table, viewer: int = SPECTATOR) -> T.BattaliaView:
    return cast(T.BattaliaView, GAME.view(table.state, viewer))


def test_the_words_of_views_are_those_of_the_rules() -> None:
    assert get_args(T.Terrain) == W.TERRAINS
    assert get_args(T.Place) == W.PLACES[:-1]
    assert get_args(T.Shape) == W.SHAPES
    assert get_args(T.Building) == W.BUILDINGS
    assert get_args(T.Artefact) == W.ARTEFACTS
    assert get_args(T.Potion) == W.POTIONS
    assert get_args(T.Npc) == W.NPCS
    assert get_args(T.Reason) == strength.REASONS
    assert set(get_args(T.LineAction)) == set(LINE_WORDS.values())
    laid = {
        word
        for word, procedure in REGISTRY.items()
        if procedure.is_half_laid is not Procedure.is_half_laid
    }
    assert set(get_args(T.LayingStep)) == laid


def test_the_parts_of_a_total_add_up_to_it() -> None:
    """B-BATTLE-13."""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    table = Table(p1=p1, board={"6,6": {"level": 4}}, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2", "lay lord.baerfolk")
    (battle,) = view(table)["battles"]
    for side in (battle["attack"], battle["defence"]):
        assert sum(part["amount"] for part in side["parts"]) == side["total"]
    assert [part["card"] for part in battle["attack"]["parts"] if part["card"]] == (
        battle["attack"]["line"]
    )
    assert battle["defence"]["parts"][0] == {
        "reason": "city",
        "amount": 4,
        "card": None,
        "field": "6,6",
        "hero": None,
    }


def test_what_is_at_stake_is_what_the_winner_gets() -> None:
    """B-BATTLE-31: a captured city keeps its level."""
    p1 = {"hand": ["weapon.baerfolk", "3 lord.baerfolk"], "heroes": ["6,6", ""]}
    table = Table(p1=p1, board={"6,6": {"level": 3}}, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2")
    (battle,) = view(table)["battles"]
    assert (battle["prize"], battle["level"]) == (["city"], 3)
    table.do("lay lord.baerfolk", "finish")
    while view(table)["battles"]:
        table.do("pass")
    assert (table["board.6,6.owner"], table["board.6,6.level"]) == (1, 3)


def test_heroes_see_how_far_they_can_go_and_for_how_much() -> None:
    """B-MOVE-01; home terrain is free in the extended game (B-MOVE-10)."""
    table = Table(extended=False, p1={"heroes": ["2,2", ""]}, board={"2,3": road("ew")})
    first, second = view(table)["players"][0]["heroes"]
    costs = {step["field"]: step["cost"] for step in first["reach"]}
    assert (costs["2,3"], costs["2,4"]) == (1, 2)
    ways = {step["field"]: step["via"] for step in first["reach"]}
    assert (ways["2,3"], ways["2,4"]) == ("2,2", "2,3")
    assert second["reach"] == []


@pytest.mark.parametrize("player", [1, 2])
def test_the_second_hero_sees_what_is_around_himself(player: int) -> None:
    """B-MOVE-01"""
    given: dict[str, Any] = {f"p{player}": {"heroes": ["2,2", "6,6"]}}
    board = {"2,3": road("ew"), "6,5": road("ew")}
    table = Table(extended=False, board=board, **given)
    first, second = view(table)["players"][player - 1]["heroes"]
    assert first["reach"][0]["via"] == "2,2"
    assert second["reach"][0]["via"] == "6,6"


def test_a_potion_is_drunk_once_its_marker_is_turned() -> None:
    """B-BILK-12"""
    p1 = {"potions": {"weakness": {"turned": 1}, "colossus": {}}}
    potions = view(Table(bilkarr=True, p1=p1))["potions"]
    drunk = {potion["potion"] for potion in potions if potion["drunk"]}
    assert drunk == {"weakness"}
    assert all(potion["drunk"] == (potion["turned"] > 0) for potion in potions)


def test_a_line_shows_its_player_what_it_needs_and_nobody_else() -> None:
    """B-RULING-106."""
    p1 = {"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply", "stardust"]}
    table = Table(p1=p1).do("hire priest")
    laying = view(table, 0)["laying"]
    assert laying is not None
    assert laying["branches"] == [
        {"action": "hire", "what": "priest", "rank": None, "field": None, "turned": None}
    ]
    assert laying["missing"] == {
        "units": 1,
        "rank": "chief",
        "or_higher": True,
        "or_tools": False,
        "supply": 2,
        "sacrifice": False,
    }
    assert view(table, 1)["laying"] is None


def test_fields_that_can_never_be_filled_are_marked() -> None:
    """B-CEND-02: only a dead end fits on 5,3, and no city may lie beside a city."""
    around = {**ONE_EXIT, "6,3": city("es", owner=1)}
    for more, sealed in ((around, True), ({**around, "6,3": road("es")}, False)):
        fields = view(full_but((5, 3), around=more))["board"]["fields"]
        assert fields["5,3"].get("sealed", False) is sealed


def test_no_field_of_an_open_group_is_marked() -> None:
    """B-CEND-10: 5,3 by itself is closed in, but something points into 5,4 beside it."""
    around = {"4,3": road("nw"), "6,3": road("es"), "5,2": city("ns", owner=1)}
    fields = view(full_but((5, 3), (5, 4), around=around))["board"]["fields"]
    assert [name for name, field in fields.items() if field.get("sealed")] == []
    closed = view(full_but((5, 3), around={**around, "5,4": road("nesw")}))["board"]["fields"]
    assert [name for name, field in closed.items() if field.get("sealed")] == ["5,3"]


def test_a_battle_tells_what_both_ends_lead_to() -> None:
    """B-BATTLE-31 to -34: points, team totals and heroes."""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    table = Table(p1=p1, board={"6,6": {"level": 3}}, p2={"heroes": ["6,6", ""]})
    before = [player["points"] for player in view(table)["players"]]
    table.do("attack city 6,6 p2", "heroes 1")
    (battle,) = view(table)["battles"]
    assert battle["if_won"]["points"][:2] == [3, -3]
    assert battle["if_won"]["teams"][:2] == [before[0] + 3, before[1] - 3]
    assert battle["if_won"]["heroes"] == [{"seat": 1, "hero": 1}]
    assert battle["if_lost"]["points"] == [0] * len(before)
    assert battle["if_lost"]["heroes"] == [{"seat": 0, "hero": 1}]
    assert [player["points"] for player in view(table)["players"]] == before


def test_what_more_cards_would_count_is_tried_once_each_and_not_without_end() -> None:
    """Cards of one kind and zone are the same; of many kinds the first 120 ways are told."""
    units = ("tribesman", "chief", "priest", "lord")
    factions = ("baerfolk", "cloudborn", "emberians")
    many = [f"{unit}.{faction}" for faction in factions for unit in units]
    few = ["3 lord.baerfolk", "chief.baerfolk"]
    for hand, count in (few, 2 + 2 + 2), (many[:8], 8 + 28 + 56), (many, 120):
        p1 = {"hand": ["weapon.baerfolk", *hand], "heroes": ["6,6", ""]}
        table = Table(p1=p1, board={"6,6": {"level": 4}}, p2={"heroes": ["", ""]})
        table.do("attack city 6,6 p2")
        tried = [
            tuple(one["card"] for one in each["cards"])
            for each in view(table, 0)["battles"][0]["trials"]
        ]
        assert len(tried) == len(set(tried)) == count


def test_who_fights_sees_what_more_cards_would_count_and_nobody_else() -> None:
    """B-BATTLE-13, -15: every trial is what laying the cards brings about."""
    hand = ["weapon.baerfolk", "lord.baerfolk", "chief.cloudborn", "tools.baerfolk"]
    p1 = {"hand": hand, "ambush": ["priest.baerfolk"], "heroes": ["6,6", ""]}
    table = Table(p1=p1, board={"6,6": {"level": 4}}, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2")
    (battle,) = view(table, 0)["battles"]
    tried = {tuple(one["card"] for one in each["cards"]): each for each in battle["trials"]}
    assert {"lord.baerfolk", "chief.cloudborn", "priest.baerfolk"} == {
        card for cards in tried for card in cards
    }
    assert (tried["lord.baerfolk",]["morale"], tried["chief.cloudborn",]["morale"]) == (True, False)
    assert len(tried) == len(battle["trials"])
    before = sum(part["amount"] for part in battle["attack"]["parts"] if part["reason"] != "morale")
    for each in battle["trials"]:
        assert each["total"] == before + sum(each["counts"]) + each["added_morale"]
        assert (each["added_morale"] > 0) == each["morale"] == (each["lost_morale"] == 0)
    for viewer in (1, SPECTATOR):
        assert view(table, viewer)["battles"][0]["trials"] == []
    pair = tried["lord.baerfolk", "priest.baerfolk"]
    table.do("lay lord.baerfolk")
    assert view(table)["battles"][0]["attack"]["total"] == tried["lord.baerfolk",]["total"]
    table.do("lay priest.baerfolk ambush")
    (battle,) = view(table)["battles"]
    assert (battle["attack"]["total"], battle["attack"]["lost_morale"]) == (pair["total"], 0)


def test_a_line_of_several_factions_shows_the_morale_it_lost() -> None:
    """B-BATTLE-15."""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk", "chief.cloudborn"], "heroes": ["6,6", ""]}
    table = Table(p1=p1, board={"6,6": {"level": 4}}, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2", "lay lord.baerfolk")
    (battle,) = view(table)["battles"]
    (morale,) = [one["amount"] for one in battle["attack"]["parts"] if one["reason"] == "morale"]
    table.do("lay chief.cloudborn")
    (battle,) = view(table)["battles"]
    assert battle["attack"]["lost_morale"] == morale
    assert "morale" not in [part["reason"] for part in battle["attack"]["parts"]]


def test_teams_have_totals_and_great_cities() -> None:
    """B-END-02, B-CEND-04."""
    table = Table(board={"6,6": {"level": 4}}, p2={"heroes": ["", ""]})
    seen = view(table)
    for team, score in zip(seen["teams"], seen["scores"], strict=True):
        assert score["points"] == sum(seen["players"][seat]["points"] for seat in team)
        assert score["target"] > 0
    owner = seen["board"]["fields"]["6,6"]["owner"]
    (own,) = [number for number, team in enumerate(seen["teams"]) if owner in team]
    assert seen["scores"][own]["great_cities"] == 1
