"""B-KINGS: what Kings and Queens do: battles, residences, capitals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table

QUEEN = "queen.baerfolk"
KING = "king.baerfolk"


def holding(*hand: str, **cities: int) -> Table:
    """A player with these cards and cities of these levels; `c2_2=4` is the city on 2,2."""
    board: dict[str, Any] = {}
    for name, level in cities.items():
        board[name[1:].replace("_", ",")] = {"card": "city", "owner": 1, "level": level}
    return Table(p1={"hand": list(hand)}, board=board)


def raises(table: Table) -> list[str]:
    return [o for o in table.options if o.startswith(("residence", "capital"))]


# --- battle


@pytest.mark.parametrize(("royal", "strength"), [(QUEEN, 5), (KING, 6)])
def test_a_royal_card_fights_with_its_rank(royal: str, strength: int) -> None:
    """B-KINGS-15, B-KINGS-16, B-KINGS-17, B-KINGS-31: and its faction keeps the morale."""
    table = Table(
        p1={"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", royal]},
        p2={"heroes": ["", ""], "hand": ["chest"]},
        board={"6,6": {"level": 4}},
    )
    table.do("attack city 6,6 p2")
    before = table.battle["attack"]
    assert before == 1 + 1  # Weapon and morale
    table.do(f"lay {royal}")
    assert table.battle["attack"] == before + strength


def test_a_royal_card_of_another_faction_spoils_the_morale() -> None:
    """B-KINGS-31."""
    table = Table(
        p1={"heroes": ["6,6", ""], "hand": ["weapon.cloudborn", KING]},
        p2={"heroes": ["", ""], "hand": ["chest"]},
        board={"6,6": {"level": 4}},
    )
    table.do("attack city 6,6 p2", f"lay {KING}")
    assert table.battle["attack"] == 1 + 6


def test_royal_cards_belong_to_the_cohort_of_their_faction() -> None:
    """B-KINGS-31: three cards of the Bärfolk draw one."""
    table = Table(p1={"hand": [QUEEN, KING, "tools.baerfolk"], "nation": ["chest"]})
    assert "cohort baerfolk" in table.options
    table.do("cohort baerfolk")
    assert "chest" in table["p1.hand"]


# --- no transformation


@pytest.mark.parametrize("helper", ["title.baerfolk", "amulet.baerfolk"])
@pytest.mark.parametrize("royal", [QUEEN, KING])
def test_titles_and_amulets_find_nothing_in_royal_cards(helper: str, royal: str) -> None:
    """B-KINGS-19, B-KINGS-20."""
    table = Table(p1={"hand": [helper, royal]})
    assert not [o for o in table.options if o.startswith(("promote", "amulet"))]


def test_a_scroll_does_not_double_a_royal_card() -> None:
    """B-KINGS-20: neither in a battle nor in a building line."""
    table = holding(QUEEN, "scroll.baerfolk", c2_2=4)
    table.do("residence 2,2")
    assert table["p1.hand"] == ["scroll.baerfolk"]
    fight = Table(
        p1={"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", QUEEN, "scroll.baerfolk"]},
        board={"6,6": {"level": 4}},
        p2={"heroes": ["", ""], "hand": ["lord.baerfolk"]},
    )
    fight.do("attack city 6,6 p2", f"lay {QUEEN}")
    assert "lay scroll.baerfolk" not in fight.options


def test_nothing_is_promoted_into_a_royal_card() -> None:
    """B-KINGS-18: a Lord does not rise, even by two ranks."""
    table = Table(p1={"hand": ["title.baerfolk", "lord.baerfolk"]}, day=7)
    assert table["now.enlightened"] == "title"
    assert not [o for o in table.options if o.startswith("promote")]
    priest = Table(p1={"hand": ["title.baerfolk", "priest.baerfolk"]}, day=7)
    priest.do("promote title.baerfolk")
    while priest.asks[1] != "act":
        priest.do(priest.options[-1])
    assert [card.split(".")[0] for card in priest["p1.hand"]] == ["lord"]


def test_an_amulet_makes_no_royal_card() -> None:
    """B-KINGS-18: not even where the die leaves the choice free."""
    for result in "123456":
        table = Table(p1={"hand": ["amulet.baerfolk", "chief.baerfolk"]}, day=1)
        table.do("amulet amulet.baerfolk", "name chief.baerfolk", dice=[result])
        assert not [o for o in table.options if "queen" in o or "king" in o]


# --- residences and capitals


def test_a_queen_raises_a_city_of_level_4_to_a_residence() -> None:
    """B-KINGS-21, B-RULING-19: she alone is the price."""
    table = holding(QUEEN, "2 supply", c2_2=4, c4_1=3)
    assert raises(table) == ["residence 2,2"]
    table.do("residence 2,2")
    assert table["board.2,2.level"] == 5
    assert table["p1.table"] == [QUEEN]
    assert table["p1.hand"] == ["supply", "supply"]


@pytest.mark.parametrize("level", [1, 2, 3, 5, 6])
def test_a_queen_raises_no_other_city(level: int) -> None:
    """B-KINGS-21."""
    table = holding(QUEEN, c2_2=level)
    assert raises(table) == []
    table.refuses("residence 2,2", "B-KINGS-21")


def test_no_branch_builds_a_residence_or_a_capital() -> None:
    """B-KINGS-21, B-KINGS-23: an unbranched line."""
    hand = ["lord.baerfolk", "scroll.baerfolk", "2 supply", QUEEN, KING]
    table = holding(*hand, c2_2=4, c4_1=5)
    assert raises(table) == ["residence 2,2", "capital 4,1"]
    table.do("hire tribesman", "double lord.baerfolk hand scroll.baerfolk")
    assert "hire tribesman" in table.options
    assert raises(table) == []


def test_ordinary_units_build_no_residence() -> None:
    """B-KINGS-21: three Lords do not either."""
    table = holding("3 lord.baerfolk", c2_2=4)
    assert raises(table) == []
    assert "upgrade 2,2 lord" not in table.options


def test_nobody_owns_more_than_two_residences() -> None:
    """B-KINGS-22."""
    assert raises(holding(QUEEN, c2_2=4, c4_1=5)) == ["residence 2,2"]
    table = holding(QUEEN, c2_2=4, c4_1=5, c4_7=5)
    assert raises(table) == []
    table.refuses("residence 2,2", "B-KINGS-22")


def test_a_king_raises_a_residence_to_the_capital() -> None:
    """B-KINGS-23, B-RULING-19."""
    table = holding(KING, "supply", c2_2=5, c4_1=4)
    assert raises(table) == ["capital 2,2"]
    table.do("capital 2,2")
    assert table["board.2,2.level"] == 6
    assert table["p1.table"] == [KING]
    assert table["p1.hand"] == ["supply"]


def test_nobody_owns_more_than_one_capital() -> None:
    """B-KINGS-24."""
    table = holding(KING, c2_2=5, c4_1=6)
    assert raises(table) == []
    table.refuses("capital 2,2", "B-KINGS-24")


def test_a_capital_frees_the_place_of_its_residence() -> None:
    """B-KINGS-25, B-EX-23."""
    table = holding(QUEEN, KING, c2_2=5, c4_1=5, c4_7=4)
    assert raises(table) == ["capital 2,2", "capital 4,1"]
    table.do("capital 2,2")
    assert raises(table) == ["residence 4,7"]
    table.do("residence 4,7")
    levels = [table[f"board.{field}.level"] for field in ("2,2", "4,1", "4,7")]
    assert levels == [6, 5, 5]


def test_a_residence_is_worth_5_points_and_a_capital_6() -> None:
    """B-KINGS-26."""
    assert holding(c2_2=5)["p1.now.points"] == 5
    assert holding(c2_2=6)["p1.now.points"] == 6
    assert holding(c2_2=6, c4_1=5, c4_7=5)["p1.now.points"] == 16


# --- capture


def captured(level: int, **own: int) -> Table:
    """The second player's city on 6,6 has this level and falls."""
    board: dict[str, Any] = {"6,6": {"level": level}}
    for name, own_level in own.items():
        board[name[1:].replace("_", ",")] = {"card": "city", "owner": 1, "level": own_level}
    table = Table(
        p1={"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", "3 lord.baerfolk"]},
        p2={"heroes": ["", ""]},
        board=board,
    )
    table.do("attack city 6,6 p2", *["lay lord.baerfolk"] * 3, "finish")
    assert table["board.6,6.owner"] == 1
    return table


@pytest.mark.parametrize("level", [5, 6])
def test_a_captured_residence_or_capital_keeps_its_level(level: int) -> None:
    """B-KINGS-27, B-KINGS-28."""
    assert captured(level)["board.6,6.level"] == level


def test_a_third_residence_falls_to_level_4() -> None:
    """B-KINGS-29, B-EX-24."""
    table = captured(5, c4_1=5, c4_7=5)
    assert table["board.6,6.level"] == 4
    assert table["p2.now.points"] == 0
    assert table["p1.now.points"] == 1 + 5 + 5 + 4
    assert captured(5, c4_1=5)["board.6,6.level"] == 5


def test_a_second_capital_falls_to_a_residence() -> None:
    """B-KINGS-30."""
    assert captured(6, c4_1=6)["board.6,6.level"] == 5


def test_a_second_capital_falls_further_where_two_residences_stand() -> None:
    """B-KINGS-30, B-RULING-20."""
    assert captured(6, c2_2=6, c4_1=5, c4_7=5)["board.6,6.level"] == 4
