"""X-BASE: levels, prices, fields and piles of a base."""

from __future__ import annotations

import pytest

from stormark.games.xibalba.pack import base_pack
from tests.games.xibalba.table import Table

FACTIONS = base_pack().factions
IDS = [faction.id for faction in FACTIONS]
BRACKETS = {2: (3, 4), 3: (5, 6), 4: (7, 8)}


@pytest.mark.parametrize("name", IDS)
def test_every_level_has_a_resistance_and_a_productivity_that_never_fall(name: str) -> None:
    """X-BASE-01, X-BASE-03."""
    levels = FACTIONS[IDS.index(name)].levels
    assert [level.level for level in levels] == [1, 2, 3, 4]
    for values in (
        [level.resistance for level in levels],
        [level.productivity for level in levels],
    ):
        assert values == sorted(values)
        assert values[0] >= 0


@pytest.mark.parametrize("name", IDS)
def test_the_values_of_the_current_level_are_in_force(name: str) -> None:
    """X-BASE-01, X-RULING-05: the numbers of the faction replace those of the reference base."""
    levels = FACTIONS[IDS.index(name)].levels
    for level in levels:
        table = Table(turn=2, p1={"faction": name, "level": level.level, "resources": 0})
        assert table["p1.now.resistance"] == level.resistance
        assert table["p1.now.productivity"] == level.productivity
        assert table.do("end")["p1.resources"] == level.productivity


@pytest.mark.parametrize("name", IDS)
def test_an_upgrade_costs_what_the_faction_says_within_the_brackets(name: str) -> None:
    """X-BASE-02."""
    for level in FACTIONS[IDS.index(name)].levels[1:]:
        assert level.upgrade_cost in BRACKETS[level.level]
        table = Table(p1={"faction": name, "level": level.level - 1, "resources": 25})
        table.do(f"upgrade {level.level}")
        assert table["p1.resources"] == 25 - level.upgrade_cost


def test_both_prices_of_every_bracket_occur() -> None:
    """X-BASE-02: which of the two depends on the faction."""
    for number, bracket in BRACKETS.items():
        costs = {faction.levels[number - 1].upgrade_cost for faction in FACTIONS}
        assert costs == set(bracket)


@pytest.mark.parametrize(
    ("level", "resistance", "productivity", "next_cost"),
    [(1, 3, 0, 4), (2, 4, 1, 6), (3, 5, 2, 8), (4, 6, 3, None)],
)
def test_the_reference_base(
    level: int, resistance: int, productivity: int, next_cost: int | None
) -> None:
    """X-BASE-04, X-RULING-05: used when nothing else is said."""
    table = Table(turn=2, p1={"level": level, "resources": 0})
    assert table["p1.now.resistance"] == resistance
    assert table.do("end")["p1.resources"] == productivity
    if next_cost is not None:
        rich = Table(p1={"level": level, "resources": 25}).do(f"upgrade {level + 1}")
        assert rich["p1.resources"] == 25 - next_cost


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("discard event1", 1),
        ("reorganize; lift warhost.1 warhost; done", 1),
        ("pharmaceuticals", 2),
        ("weapon_technology", 2),
        ("tactical_assault", 3),
        ("harvest", 4),
    ],
)
def test_the_reference_price_list(move: str, cost: int) -> None:
    """X-BASE-05, X-RULING-05: what a base charges when nothing else is said."""
    table = Table(
        action_pool=["A"],
        ark={"soldier": "Warden(1/5/1)", "owner": 1, "life": 3},
        p1={"resources": 10, "warhost": ["Low(1/1/1)", "High(2/2/1)"]},
    )
    dice = {"tactical_assault": ["A"], "harvest": ["G1"]}.get(move, [])
    assert table.do(move, dice=dice)["p1.resources"] == 10 - cost


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_base_has_as_many_unlocked_fields_as_its_level(level: int) -> None:
    """X-BASE-06."""
    table = Table(p1={"level": level, "resources": 25})
    assert table["p1.now.fields"] == list(range(1, level + 1))
    for field in (1, 2, 3, 4):
        if field <= level:
            assert f"buy structure1 {field}" in table.options
        else:
            table.refuses(f"buy structure1 {field}", "X-BUY-08")


def test_piles_have_no_limit() -> None:
    """X-BASE-07, X-RULING-06."""
    soldiers = [f"Guard{number}(1/1/1)" for number in range(30)]
    cards = [{"id": f"clerk{number}", "type": "civilian"} for number in range(20)]
    civilians = [card["id"] for card in cards]
    table = Table(cards=cards, p1={"resources": 25, "warhost": soldiers, "field1": civilians})
    table.do("buy soldier1", "buy civilian1 1")
    assert len(table["p1.warhost"]) == 31
    assert len(table["p1.field1"]) == 21
