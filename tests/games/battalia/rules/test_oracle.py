"""B-ORACLE: what the Sun Oracle enlightens, and which stacks may be looked through."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.words import ARTEFACTS, RANKS
from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import GAME, Table

ENLIGHTENED = ["tools", "horse", "weapon", "tent", "amulet", "scroll", "title"]
MATCHING = ["scroll", "weapon", "title", "tent", "tools", "amulet", "horse"]
BUYERS = ["lord.cloudborn", "3 supply"]


def buyer(day: int, artefact: str, **given: Any) -> Table:
    """A Lord who can buy anything; the stack has three colours, gold on top."""
    colours = ("cloudborn", "baerfolk", "emberians", "baerfolk")
    stock = {artefact: [f"{artefact}.{colour}" for colour in colours]}
    return creation(day=day, stock=stock, p1={"hand": BUYERS}, **given)


@pytest.mark.parametrize("day", range(1, 8))
def test_every_day_has_an_enlightened_and_a_matching_type(day: int) -> None:
    """B-ORACLE-01, B-ORACLE-02, B-CRULING-05."""
    table = creation(day=day)
    assert table["now.enlightened"] == ENLIGHTENED[day - 1]
    assert table["now.matching"] == MATCHING[day - 1]
    view = GAME.view(table.state, -1)
    assert (view["enlightened"], view["matching"]) == (ENLIGHTENED[day - 1], MATCHING[day - 1])


def test_each_type_is_enlightened_once_and_matches_once_a_week() -> None:
    """B-CRULING-05: day 4 is the only day on which one type does both."""
    assert sorted(GAME.pack.enlightened) == sorted(GAME.pack.matching) == sorted(ARTEFACTS)
    days = zip(GAME.pack.enlightened, GAME.pack.matching, strict=True)
    assert [day for day, (one, other) in enumerate(days, start=1) if one == other] == [4]


@pytest.mark.parametrize("week", [1, 2, 9])
def test_the_oracle_repeats_every_week(week: int) -> None:
    """B-ORACLE-03."""
    shown = [creation(week=week, day=day)["now.enlightened"] for day in range(1, 8)]
    assert shown == ENLIGHTENED


@pytest.mark.parametrize("player", [1, 2])
def test_the_enlightened_type_works_for_every_player(player: int) -> None:
    """B-ORACLE-04: two ranks by one Title on day 7."""
    hand = {"hand": ["title.cloudborn", "tribesman.cloudborn"]}
    for day, rises in ((7, ["1", "2"]), (6, [])):
        table = creation(day=day, turn=player, **{f"p{player}": hand})
        table.do("promote title.cloudborn", "name tribesman.cloudborn")
        assert lines(table, "rise") == rises


@pytest.mark.parametrize(("day", "strength"), [(1, 1), (3, 2)])
def test_the_enlightened_type_works_for_defenders_too(day: int, strength: int) -> None:
    """B-ORACLE-04: a defender's Weapon on day 3; the Chief prevents a morale bonus."""
    table = creation(
        day=day,
        p1={"hand": ["weapon.cloudborn", "priest.cloudborn"], "heroes": ["4,4", ""]},
        p2={"hand": ["weapon.emberians", "lord.baerfolk"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p2", "lay priest.cloudborn", "finish")
    table.do("lay lord.baerfolk", "lay weapon.emberians")
    assert table.battle["defence"] == 4 + strength


@pytest.mark.parametrize("day", [1, 3])
def test_enlightenment_never_changes_a_great_artefact(day: int) -> None:
    """B-ORACLE-05: the Sword is a Weapon, yet no stronger on day 3."""
    p1 = {"hand": ["sword_of_elemag"], "heroes": ["4,1", ""]}
    table = creation(day=day, p1=p1).do("attack city 4,1 nobody")
    assert table.battle["attack"] == 4 + 1  # morale


@pytest.mark.parametrize("day", [2, 4])
def test_enlightenment_does_not_change_the_pavilion(day: int) -> None:
    """B-ORACLE-05: it holds three cards also on the day of the Tents."""
    hand = ["pavilion_of_eyla", "5 supply"]
    table = creation(day=day, p1={"hand": hand}).do("great pavilion_of_eyla")
    while "name supply" in table.options:
        table.do("name supply")
    assert table["p1.tents"] == [["pavilion_of_eyla", "supply", "supply", "supply"]]


# --- matching


@pytest.mark.parametrize("day", range(1, 8))
def test_on_a_match_any_colour_may_be_taken(day: int) -> None:
    """B-ORACLE-06, B-BUY-03, B-CEX-10."""
    artefact = MATCHING[day - 1]
    table = buyer(day, artefact).do(f"buy {artefact}")
    assert sorted(lines(table, "take")) == [
        f"{artefact}.{colour}" for colour in ("baerfolk", "cloudborn", "emberians")
    ]
    table.do(f"take {artefact}.emberians")
    assert table["p1.refuge"] == [f"{artefact}.emberians"]


def test_on_a_match_the_buyer_alone_looks_through_the_stack() -> None:
    """B-ORACLE-06."""
    table = buyer(5, "tools").do("buy tools")
    own: Any = GAME.view(table.state, 0)["stock"]
    other: Any = GAME.view(table.state, 1)["stock"]
    assert len(own["stacks"]["tools"]["cards"]) == 9
    assert "cards" not in other["stacks"]["tools"]


def test_a_match_also_holds_for_a_free_artefact() -> None:
    """B-ORACLE-06: here the daily income of a valley building."""
    valley: dict[str, Any] = {"players": 4, "valley": "mountain_pass", "team_mode": False}
    board = Table(**valley)["board"]
    field = next(name for name in board if board[name].get("building") == "smithy")
    artefact = GAME.pack.buildings[0].supplies
    own = {field: {"building": "smithy", "owner": 1, "hidden": False}}
    for day in range(1, 8):
        table = Table(day=day, board=own, **valley).do(f"income {artefact}")
        choices = lines(table, "take")
        assert len(choices) == (4 if MATCHING[day - 1] == artefact else 0)


def test_after_a_choice_the_stack_keeps_its_order() -> None:
    """B-ORACLE-07, B-CEX-10."""
    table = buyer(5, "tools")
    before = table["stock.tools"]
    table.do("buy tools", "take tools.emberians")
    at = before.index("tools.emberians")
    assert table["stock.tools"] == before[:at] + before[at + 1 :]


@pytest.mark.parametrize("day", [1, 2, 3, 5, 6, 7])
def test_enlightenment_gives_no_choice_of_colour(day: int) -> None:
    """B-ORACLE-08, B-CEX-11."""
    artefact = ENLIGHTENED[day - 1]
    table = buyer(day, artefact).do(f"buy {artefact}")
    assert table["p1.refuge"] == [f"{artefact}.cloudborn"]


@pytest.mark.parametrize(("day", "strength"), [(2, 1), (3, 2)])
def test_a_match_strengthens_nothing(day: int, strength: int) -> None:
    """B-ORACLE-08: Weapons match on day 2 and are enlightened on day 3."""
    p1 = {"hand": ["weapon.cloudborn"], "heroes": ["4,1", ""]}
    table = creation(day=day, p1=p1).do("attack city 4,1 nobody")
    assert table.battle["attack"] == strength + 1  # morale


@pytest.mark.parametrize("day", range(1, 8))
def test_units_supply_roads_and_cities_have_no_symbol(day: int) -> None:
    """B-ORACLE-09, B-HIRE-07: their colour is never chosen."""
    for rank in RANKS:
        stock = {rank: [f"{rank}.emberians", f"{rank}.baerfolk"]}
        table = creation(day=day, stock=stock, p1={"hand": BUYERS}).do(f"hire {rank}")
        assert table["p1.refuge"] == sorted([f"{rank}.emberians", "supply"])
    stock_of_roads = {"road": {"x": ["red_canyons", "verdant_woods"]}}
    hand = ["2 tribesman.cloudborn", "supply"]
    table = creation(day=day, stock=stock_of_roads, p1={"hand": hand}).do("road x", "site 2,3")
    assert table["board"]["2,3"]["terrain"] == "red_canyons"


@pytest.mark.parametrize("day", [1, 3])
def test_a_promotion_takes_the_symbol_of_the_titles(day: int) -> None:
    """B-ORACLE-10, B-CRULING-06, B-CEX-22: on day 3 the colour may be chosen."""
    hand = ["title.cloudborn", "priest.baerfolk"]
    stock = {"lord": ["lord.emberians", "lord.cloudborn"]}
    table = creation(day=day, stock=stock, p1={"hand": hand})
    table.do("promote title.cloudborn", "name priest.baerfolk")
    if day == 3:
        assert len(lines(table, "take")) == 3
        table.do("take lord.cloudborn")
    assert table["p1.hand"] == ["lord.cloudborn" if day == 3 else "lord.emberians"]
