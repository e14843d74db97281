"""B-RULING-105: what is half laid holds nobody up, and can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.kernel.state import SPECTATOR
from tests.games.battalia.rules.maps import road
from tests.games.battalia.rules.sieges import ATTACKER, DEFENDER
from tests.games.battalia.rules.test_end import cities
from tests.games.battalia.table import Table

LAYERS: Any = {"p1": {"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply", "stardust"]}}
EMPTY = {"card": "empty"}
HIRER: Any = {"hand": ["chief.emberians", "2 supply"]}


def team(**given: Any) -> Table:
    """Players 1 and 3 have their turn."""
    return Table(players=4, **given)


# --- holding up


def test_teammates_lay_their_lines_at_the_same_time() -> None:
    """B-RULING-105: neither waits for the other."""
    table = team(**LAYERS, p3={"hand": ["chief.emberians", "chief.baerfolk", "2 supply"]})
    table.do("hire priest", by=1).do("hire priest", by=3)
    assert table.deciding == [1, 3]
    table.do("lay chief.emberians", by=3).do("lay chief.cloudborn", "lay stardust", by=1)
    assert table["p1.table"] == ["chief.cloudborn", "stardust"]
    assert table["p3.table"] == ["chief.emberians", "supply", "supply"]


def test_a_teammate_who_is_done_may_resume_while_a_line_is_laid() -> None:
    """B-RULING-105: laying is no step yet."""
    table = team(**LAYERS).do("done", by=3).do("hire priest", by=1)
    table.do("resume", by=3)
    assert table.deciding == [1, 3]


def test_whoever_lays_a_line_is_asked_in_a_teammates_window_first() -> None:
    """B-RULING-65, B-RULING-105: the window belongs to a complete step."""
    p1 = {**LAYERS["p1"], "potions": {"brotherhood": {}}}
    table = team(p1=p1, p3=HIRER, bilkarr=True)
    table.do("hire priest", by=1).do("hire chief", by=3)
    assert table.deciding == [1]
    assert table.decision_of(1).kind == "window"
    table.do("pass", by=1)
    assert table.decision_of(1).kind == "lay"
    assert table["p3.refuge"] == ["chief.baerfolk", "supply"]


# --- taking back


ROADS: Any = {"3,2": road("ns")}
HALVES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a line": (LAYERS["p1"], ["hire priest", "lay chief.cloudborn"]),
    "a line with a hidden card": (
        {"hand": ["2 chief.baerfolk", "2 supply", "stardust"], "ambush": ["chief.cloudborn"]},
        ["hire priest", "lay chief.cloudborn ambush"],
    ),
    "a site": ({"hand": ["2 tribesman.baerfolk", "tools.baerfolk"]}, ["road curve", "site 1,2 1"]),
    "a sacrifice": (
        {"hand": ["tribesman.fanatics", "tribesman.baerfolk", "chest", "2 supply", "stardust"]},
        ["buy tools", "lay tribesman.fanatics", "sacrifice chest"],
    ),
    "a movement": ({"hand": ["2 supply"], "ambush": ["supply"]}, ["move 1", "lay supply ambush"]),
    "a recruitment": (
        {
            "hand": ["weapon.baerfolk", "weapon.cloudborn", "2 supply", "stardust"],
            "heroes": ["2,2", ""],
        },
        ["recruit 2,2 2", "lay weapon.cloudborn"],
    ),
    "a tent": (
        {"hand": ["tent.baerfolk", "2 supply", "chest"]},
        ["pitch tent.baerfolk"],
    ),
    "an Eclipse": (
        {"hand": ["chest", "supply"], "potions": {"eclipse": {"turned": 1}}},
        ["eclipse supply"],
    ),
    "a trade": (
        {"hand": ["tools.baerfolk", "horse.baerfolk"], "posts": ["3,2"], "heroes": ["3,2", ""]},
        ["trade artefact_to_chest"],
    ),
}


@pytest.mark.parametrize("half", HALVES)
def test_a_half_laid_line_is_taken_back_for_nothing(half: str) -> None:
    """B-RULING-105, B-RULING-106: even after a teammate has acted."""
    p1, moves = HALVES[half]
    table = team(p1=p1, p3=HIRER, fanatics=True, bilkarr=True, board=ROADS)
    before = {zone: sorted(table[f"p1.{zone}"]) for zone in ("hand", "ambush", "table")}
    begun = table.options_of(1)
    table.do(*moves, by=1).do("hire tribesman", by=3)
    assert table.deciding == [1, 3]
    table.do("take_back", by=1)
    assert table.events == []
    assert {zone: sorted(table[f"p1.{zone}"]) for zone in before} == before
    assert table.options_of(1) == begun


def test_a_player_alone_undoes_his_moves_instead() -> None:
    """B-RULING-106: nobody moves in between."""
    assert "take_back" not in Table(players=2, **LAYERS).do("hire priest").options


# --- a teammate's step makes it impossible


def chiefs_left(table: Table, count: int) -> Table:
    """All other Chiefs are in Limbo."""
    s = table.state
    stack = s.stock[L.UNIT_STACKS + 1]
    s.stock[L.UNIT_STACKS + 1] = stack[-count:]
    s.limbo += stack[:-count]
    return table


def two_hirers(chiefs: int) -> Table:
    table = team(
        p1={"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply"]},
        p3={"hand": ["chief.emberians", "2 supply"]},
    )
    chiefs_left(table, chiefs).do("hire chief", by=1)
    assert table.decision_of(1).kind == "lay"
    return table.do("hire chief", by=3)


def test_a_line_for_an_empty_stack_goes_back_to_the_hand() -> None:
    """B-RULING-105: a teammate hires the last Chief; only the player is told why."""
    table = two_hirers(1)
    assert table.decision_of(1).kind == "act"
    assert table.options_of(1)[-1] == "done"
    assert sorted(table["p1.hand"]) == ["chief.baerfolk", "chief.cloudborn", "supply", "supply"]
    told = [event for event in table.events if event.verb == "taken_back"]
    assert [event.args for event in told] == [{"seat": 0, "hindrance": "stack"}]
    assert told[0].visible_to(0)
    assert not any(told[0].visible_to(viewer) for viewer in (SPECTATOR, 1, 2, 3))


@pytest.mark.parametrize("exits", ["ne", "nes", "nesw"])
def test_a_line_for_a_road_goes_back_when_a_teammate_lays_the_last(exits: str) -> None:
    """B-RULING-105, B-PLACE-11: all others of its shape lie on the map."""
    mates: Any = {
        "p1": {"hand": ["2 tribesman.baerfolk", "tools.baerfolk", "2 supply"]},
        "p3": {"hand": ["2 tribesman.cloudborn", "supply"]},
    }
    laid = road(exits)
    usual = team()
    left = usual.state.stock[L.ROAD_STACKS + W.SHAPES.index(laid["shape"])]
    far = [field for field, card in usual["board"].items() if card == EMPTY and field[2] > "3"]
    table = team(**mates, board=dict.fromkeys(far[: len(left) - 1], laid))
    for player in (1, 3):
        table.do(f"road {laid['shape']}", by=player)
    assert table.decision_of(1).kind == "choose-site"
    table.do(table.options_of(3)[0], by=3)
    assert table.said("taken_back", seat=0, hindrance="stack")


def test_a_line_stays_as_long_as_it_is_possible() -> None:
    """B-RULING-105: another Chief is left."""
    table = two_hirers(2)
    assert table.decision_of(1).kind == "lay"
    assert not table.said("taken_back", seat=0, hindrance="stack")


def test_a_line_for_a_site_that_is_taken_goes_back_to_the_hand() -> None:
    """B-RULING-105: both build on 4,3, between their cities."""
    builder = ["2 tribesman.baerfolk", "tools.baerfolk", "2 supply"]
    board = {"2,3": road("sw"), "3,3": road("ns"), "6,3": road("nw"), "5,3": road("ns")}
    table = team(
        p1={"hand": builder}, p3={"hand": ["2 tribesman.emberians", "supply"]}, board=board
    )
    table.do("road x", "site 4,3", by=1).do("road x", "site 4,3", by=3)
    assert table.said("taken_back", seat=0, hindrance="site")
    assert len(table["p1.hand"]) == 5
    assert table["board.4,3.card"] == "road"


def test_a_potion_that_is_sold_goes_back_with_its_line() -> None:
    """B-RULING-105: Bilkarr stands beside heroes of both."""
    heroes = {"heroes": ["2,4", ""], "hand": ["2 supply", "stardust"]}
    table = team(p1=heroes, p3=heroes, bilkarr=True, npcs={"bilkarr": "2,4"})
    table.do("potion eclipse", by=1).do("potion eclipse", "lay stardust", by=3)
    assert table.said("taken_back", seat=0, hindrance="potion")
    assert sorted(table["p1.hand"]) == ["stardust", "supply", "supply"]


def test_a_movement_whose_only_way_is_fought_over_goes_back() -> None:
    """B-RULING-105, B-RULING-107: one step would not lead through."""
    table = team(
        p1={**ATTACKER, "heroes": ["2,6", ""]},
        p2=DEFENDER,
        p3={"heroes": ["2,7", ""], "hand": ["supply"]},
        board={"2,7": road("ew")},
        extended=False,
    )
    table.do("move 1", "lay supply", by=3).do("attack city 2,6 p2", by=1)
    assert table.said("taken_back", seat=2, hindrance="battle")
    assert table["p3.hand"] == ["supply"]


def test_an_attack_on_a_player_whom_a_teammate_attacks_goes_back() -> None:
    """B-TEAM-10, B-RULING-105: the first announcement that is complete counts."""
    both = ["weapon.baerfolk", "weapon.cloudborn"]
    table = team(
        p1={"heroes": ["2,6", ""], "hand": both},
        p2=DEFENDER,
        p3={"heroes": ["2,6", ""], "hand": [*both, "lord.islanders"]},
    )
    table.do("attack city 2,6 p2", by=3).do("attack city 2,6 p2", "lay weapon.baerfolk", by=1)
    assert table.said("taken_back", seat=2, hindrance="battle")
    assert "attack city 2,6 p2" not in table.options_of(3)


def test_a_recruitment_into_a_city_that_is_fought_over_goes_back() -> None:
    """B-RULING-101, B-RULING-105: heroes are attacked in player 3's city."""
    table = team(
        p1={**ATTACKER, "heroes": ["6,2", ""]},
        p2={"heroes": ["6,2", ""], "hand": ["lord.emberians"]},
        p3={"heroes": ["", ""], "hand": ["weapon.islanders", "2 supply", "stardust"]},
    )
    table.do("recruit 6,2 1", by=3)
    assert table.decision_of(3).kind == "recruit-line"
    table.do("attack heroes 6,2 p2", by=1)
    assert table.said("taken_back", seat=2, hindrance="battle")
    assert len(table["p3.hand"]) == 4


def test_a_tribute_to_metamorpha_who_has_moved_on_goes_back() -> None:
    """B-META-03, B-RULING-105: she follows the teammate's new road."""
    table = team(
        metamorpha=True,
        npcs={"metamorpha": "2,2"},
        p1={"heroes": ["2,2", ""], "hand": ["2 chest", "stardust"]},
        p3={"hand": ["2 tribesman.emberians"]},
        board={"2,2": {"card": "city", "owner": 1, "terrain": "rocky_mountains"}},
        stock={"road": {"curve": ["red_canyons"]}},
    )
    table.do("tribute 1", by=1)
    assert table.decision_of(1).kind == "tribute"
    table.do("road curve", by=3)
    site = next(option for option in table.options_of(3) if option.startswith("site"))
    table.do(site, by=3)
    assert table.said("taken_back", seat=0, hindrance="metamorpha")


def test_a_trade_for_the_last_chest_goes_back_when_a_teammate_takes_it() -> None:
    """B-RULING-105, B-RULING-32."""
    trader: Any = {"hand": ["tools.baerfolk", "horse.baerfolk"], "heroes": ["3,2", ""]}
    table = team(
        p1={**trader, "posts": ["3,2"]},
        p3={"hand": ["tools.cloudborn"], "heroes": ["3,2", ""], "posts": ["3,2"]},
        board={"3,2": road("ns")},
        stock={"chests": 1},
    )
    table.do("trade artefact_to_chest", by=1).do("trade artefact_to_chest", by=3)
    assert table.said("taken_back", seat=0, hindrance="stack")
    assert table["p3.hand"] == ["chest~"]


# --- elsewhere


def test_half_laid_cards_count_for_their_deck() -> None:
    """R-16, B-RULING-106: the size of a deck tells nothing of them."""
    table = team(**LAYERS, p3=HIRER)
    before = table["p1.now.deck"]
    table.do("hire priest", "lay chief.cloudborn", by=1)
    assert table["p1.now.deck"] == before


def test_half_laid_cards_are_in_the_hand_again_when_the_game_ends() -> None:
    """B-END-03, B-RULING-106: a teammate raises the last great city."""
    board = cities((3, 3), *[(1 + 2 * (number % 2), 4) for number in range(8)])
    table = team(**LAYERS, p3={"hand": ["2 lord.islanders"]}, board=board)
    table.do("hire priest", "lay chief.cloudborn", by=1)
    upgrade = next(option for option in table.options_of(3) if option.startswith("upgrade"))
    table.do(upgrade, by=3)
    assert table.over
    assert len(table["p1.hand"]) == 5
