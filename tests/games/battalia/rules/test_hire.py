"""B-HIRE: hiring units."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

RANKS = ("tribesman", "chief", "priest", "lord")
COSTS = [("tribesman", 1, 1), ("chief", 1, 2), ("priest", 2, 2), ("lord", 3, 3)]


def recruiter(*hand: str, **given: object) -> Table:
    return creation(p1={"hand": list(hand)}, **given)


@pytest.mark.parametrize("rank", RANKS)
def test_hiring_takes_the_top_card_of_the_chosen_rank(rank: str) -> None:
    """B-HIRE-01."""
    stock = {rank: [f"{rank}.emberians", f"{rank}.baerfolk"]}
    table = recruiter("lord.cloudborn", "3 supply", stock=stock)
    size = len(table["stock"][rank])
    table.do(f"hire {rank}")
    assert f"{rank}.emberians" in table["p1.refuge"]
    assert table["stock"][rank][0] == f"{rank}.baerfolk"
    assert len(table["stock"][rank]) == size - 1


@pytest.mark.parametrize(("hired", "rank", "supply"), COSTS)
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_the_price_is_a_recruiter_and_supply(hired: str, rank: int, supply: int, own: int) -> None:
    """B-HIRE-02, B-CRULING-10: the named rank or a higher one."""
    unit = f"{RANKS[own - 1]}.cloudborn"
    table = recruiter(unit, f"{supply} supply")
    if own < rank:
        table.refuses(f"hire {hired}", "B-HIRE-02")
        return
    table.do(f"hire {hired}")
    assert table["p1.table"] == sorted([unit, *["supply"] * supply])
    if supply > 1:
        recruiter(unit, f"{supply - 1} supply").refuses(f"hire {hired}", "B-HIRE-02")
    recruiter(unit).refuses(f"hire {hired}", "B-HIRE-02")


def test_no_more_supply_is_laid_than_the_price() -> None:
    """B-HIRE-02, B-CEX-07."""
    table = recruiter("chief.cloudborn", "5 supply").do("hire priest")
    assert table["p1.table"] == ["chief.cloudborn", "supply", "supply"]
    assert table["p1.hand"] == ["supply"] * 3


def test_a_tribesman_cannot_hire_a_priest() -> None:
    """B-HIRE-02, B-CEX-08."""
    recruiter("tribesman.cloudborn", "2 supply").refuses("hire priest", "B-HIRE-02")


def test_the_recruiter_is_not_given_up() -> None:
    """B-HIRE-03."""
    p1 = {"hand": ["chief.cloudborn", "2 supply"], "nation": ["6 tribesman.cloudborn"]}
    table = creation(p1=p1).do("hire priest", "done")
    assert "chief.cloudborn" in table["p1.refuge"]


def test_unit_and_its_supply_card_go_to_the_refuge() -> None:
    """B-HIRE-04, B-HIRE-05, B-CEX-07."""
    stock = {"priest": ["priest.emberians"]}
    table = recruiter("chief.cloudborn", "2 supply", stock=stock)
    supply = table["stock.supply"]
    table.do("hire priest")
    assert table["p1.refuge"] == ["priest.emberians", "supply"]
    assert table["p1.hand"] == []
    assert table["stock.supply"] == supply - 1


@pytest.mark.parametrize("top", ["priest.baerfolk", "priest.emberians", "priest.unbound"])
def test_the_price_depends_on_the_rank_alone(top: str) -> None:
    """B-HIRE-06, B-UNBOUND-03: not on faction or kind of the card."""
    given = {"unbound": True, "stock": {"priest": [top]}}
    table = recruiter("chief.cloudborn", "2 supply", **given).do("hire priest")
    assert top in table["p1.refuge"]
    recruiter("chief.cloudborn", "supply", **given).refuses("hire priest", "B-HIRE-02")


@pytest.mark.parametrize("top", ["priest.fanatics", "priest.cloudborn"])
def test_a_fanatic_costs_what_every_unit_costs(top: str) -> None:
    """B-HIRE-06."""
    hand = ["chief.baerfolk", "2 supply"]
    sets = ["baerfolk", "cloudborn", "emberians"]
    table = Table(
        players=2, sets=sets, fanatics=True, stock={"priest": [top]}, p1={"hand": hand}
    )  # fmt: skip
    table.do("hire priest")
    assert top in table["p1.refuge"]
    assert table["p1.hand"] == []


@pytest.mark.parametrize("day", range(1, 8))
def test_the_colour_of_a_unit_is_never_chosen(day: int) -> None:
    """B-HIRE-07."""
    stock = {"chief": ["chief.emberians", "chief.baerfolk"]}
    table = recruiter("lord.cloudborn", "2 supply", day=day, stock=stock).do("hire chief")
    assert table["p1.refuge"] == ["chief.emberians", "supply"]


def test_nobody_hires_from_an_empty_stack() -> None:
    """B-HIRE-08."""
    table = recruiter("lord.cloudborn", "6 supply", stock={"priest": []})
    assert lines(table, "hire") == ["tribesman", "chief", "lord"]
    table.refuses("hire priest", "B-HIRE-08")


def test_without_supply_in_the_stock_the_unit_comes_alone() -> None:
    """B-HIRE-09."""
    stock = {"priest": ["priest.emberians"], "supply": 0}
    table = recruiter("chief.cloudborn", "2 supply", stock=stock).do("hire priest")
    assert table["p1.refuge"] == ["priest.emberians"]
    assert table["stock.supply"] == 0


def test_a_line_hires_one_unit_however_much_is_paid_for_others() -> None:
    """B-HIRE-10."""
    table = recruiter("lord.cloudborn", "6 supply").do("hire tribesman")
    assert sum("tribesman" in card for card in table["p1.refuge"]) == 1
    table.refuses("hire tribesman", "B-HIRE-02")


def test_hirings_of_a_turn_are_not_limited() -> None:
    """B-HIRE-10."""
    table = recruiter("5 tribesman.cloudborn", "5 supply")
    for _ in range(5):
        table.do("hire tribesman")
    assert sum("tribesman" in card for card in table["p1.refuge"]) == 5


@pytest.mark.parametrize("royal", ["queen", "king"])
def test_a_royal_card_recruits_and_buys_like_a_lord(royal: str) -> None:
    """B-HIRE-11."""
    p1 = {"faction": "baerfolk", "hand": [f"{royal}.baerfolk", "3 supply"]}
    table = Table(players=2, p1=p1)
    assert lines(table, "hire") == [*RANKS]
    assert "title" in lines(table, "buy")
    table.do("hire lord")
    assert table["p1.table"] == sorted([f"{royal}.baerfolk", *["supply"] * 3])
