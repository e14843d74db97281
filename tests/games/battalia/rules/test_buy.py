"""B-BUY: buying artefacts."""

from __future__ import annotations

import pytest

from stormark.games.battalia.words import ARTEFACTS, GREATS
from stormark.kernel.action import Action
from stormark.kernel.refusal import InputError
from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

RANKS = ("tribesman", "chief", "priest", "lord")
PRICES = [
    ("tools", 1, 1),
    ("horse", 1, 2),
    ("tent", 2, 1),
    ("weapon", 2, 2),
    ("amulet", 3, 1),
    ("scroll", 3, 2),
    ("title", 4, 1),
]
MATCHING = {"scroll": 1, "weapon": 2, "title": 3, "tent": 4, "tools": 5, "amulet": 6, "horse": 7}


def unmatched(artefact: str) -> int:
    """A day on which the colour of this type is not chosen."""
    return MATCHING[artefact] % 7 + 1


def buyer(*hand: str, **given: object) -> Table:
    return creation(p1={"hand": list(hand)}, **given)


@pytest.mark.parametrize("artefact", ARTEFACTS)
def test_buying_takes_the_top_card_of_the_chosen_type(artefact: str) -> None:
    """B-BUY-01, B-BUY-04, B-BUY-05: into the Refuge, and no Supply card comes with it."""
    stock = {artefact: [f"{artefact}.emberians", f"{artefact}.baerfolk"]}
    table = buyer("lord.cloudborn", "2 supply", day=unmatched(artefact), stock=stock)
    supply = table["stock.supply"]
    table.do(f"buy {artefact}")
    assert table["p1.refuge"] == [f"{artefact}.emberians"]
    assert table["stock"][artefact][0] == f"{artefact}.baerfolk"
    assert table["stock.supply"] == supply


@pytest.mark.parametrize(("artefact", "rank", "supply"), PRICES)
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_the_price_is_a_buyer_and_supply(artefact: str, rank: int, supply: int, own: int) -> None:
    """B-BUY-02, B-CRULING-11: the named rank or a higher one."""
    unit = f"{RANKS[own - 1]}.cloudborn"
    day = unmatched(artefact)
    table = buyer(unit, f"{supply} supply", day=day)
    if own < rank:
        table.refuses(f"buy {artefact}", "B-BUY-02")
        return
    table.do(f"buy {artefact}")
    assert table["p1.table"] == sorted([unit, *["supply"] * supply])
    buyer(unit, day=day).refuses(f"buy {artefact}", "B-BUY-02")
    if supply > 1:
        buyer(unit, "supply", day=day).refuses(f"buy {artefact}", "B-BUY-02")


def test_no_price_needs_more_than_three_cards() -> None:
    """B-CRULING-11."""
    for artefact, rank, supply in PRICES:
        hand = [f"{RANKS[rank - 1]}.cloudborn", "4 supply"]
        table = buyer(*hand, day=unmatched(artefact)).do(f"buy {artefact}")
        assert len(table["p1.table"]) == 1 + supply <= 3


@pytest.mark.parametrize("artefact", ARTEFACTS)
def test_on_its_matching_day_the_colour_is_chosen(artefact: str) -> None:
    """B-BUY-03."""
    stock = {artefact: [f"{artefact}.emberians", f"{artefact}.baerfolk"]}
    table = buyer("lord.cloudborn", "2 supply", day=MATCHING[artefact], stock=stock)
    table.do(f"buy {artefact}", f"take {artefact}.baerfolk")
    assert table["p1.refuge"] == [f"{artefact}.baerfolk"]
    assert table["stock"][artefact][0] == f"{artefact}.emberians"


def test_nobody_buys_from_an_empty_stack() -> None:
    """B-BUY-06."""
    table = buyer("lord.cloudborn", "2 supply", stock={"horse": []})
    assert "horse" not in lines(table, "buy")
    table.refuses("buy horse", "B-BUY-06")


def test_great_artefacts_are_not_for_sale() -> None:
    """B-BUY-07."""
    table = buyer("lord.cloudborn", "9 supply")
    assert set(lines(table, "buy")) == set(ARTEFACTS)
    for great in GREATS[:10]:
        with pytest.raises(InputError):
            table.act(Action("buy", {"artefact": great}), 1)


def test_a_line_buys_one_artefact() -> None:
    """B-BUY-08."""
    table = buyer("lord.cloudborn", "6 supply").do("buy tools")
    assert len(table["p1.refuge"]) == 1
    table.refuses("buy tools", "B-BUY-02")


def test_purchases_of_a_turn_are_not_limited() -> None:
    """B-BUY-08."""
    table = buyer("4 tribesman.cloudborn", "4 supply")
    for _ in range(4):
        table.do("buy tools")
    assert len(table["p1.refuge"]) == 4
