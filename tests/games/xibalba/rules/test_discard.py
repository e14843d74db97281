"""X-DISCARD: discarding market cards and own cards."""

from __future__ import annotations

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.table import Table


def discards(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("discard")]


def test_discarding_a_market_card_costs_the_price_on_the_base() -> None:
    """X-DISCARD-01, X-DISCARD-05, X-EX-32: paid, on its pile, refilled, and for sale."""
    table = Table(
        p1={"resources": 6},
        market={"soldier": ["gunslinger", "mole"]},
        deck={"soldier": ["sewer_rat"]},
        discard={"soldier": ["bomber"]},
    )
    table.do("discard soldier1")
    assert table["p1.resources"] == 5
    assert table["discard.soldier"] == ["gunslinger", "bomber"]
    assert table["market.soldier"] == ["sewer_rat", "mole"]
    assert table.said("action", action="discard", price=1)
    assert table.said("discard", seat=0, card="gunslinger")
    table.do("buy soldier1")
    assert table["p1.warhost"] == ["sewer_rat"]


def test_a_base_with_another_price_asks_that_price() -> None:
    """X-DISCARD-01: two on this base, so one resource is not enough."""
    table = Table(p1={"resources": 3, "costs": {"discard": 2}})
    table.do("discard event1")
    assert table["p1.resources"] == 1
    poor = Table(p1={"resources": 1, "costs": {"discard": 2, "reorganize": 1}, "warhost": ["mole"]})
    poor.refuses("discard warhost", "X-ACTION-07")


def test_every_face_up_card_and_every_own_top_card_may_be_discarded() -> None:
    """X-DISCARD-02, X-DISCARD-03, X-DISCARD-04: and nothing else."""
    table = Table(
        p1={"resources": 6, "level": 3, "warhost": ["mole"], "field1": ["tracker"]},
        p2={"warhost": ["bomber"], "field1": ["smuggler"]},
        ark={"soldier": "Guard(3/2/1)", "owner": 1},
    )
    assert discards(table) == [
        "discard soldier1",
        "discard soldier2",
        "discard civilian1",
        "discard civilian2",
        "discard structure1",
        "discard structure2",
        "discard event1",
        "discard event2",
        "discard warhost",
        "discard field1",
    ]
    table.refuses("discard field2", "X-DISCARD-03")


def test_whoever_discards_a_market_card_is_named() -> None:
    """X-DISCARD-06: whatever its place in the market."""
    table = Table(p1={"resources": 6})
    _, second = table["market.civilian"]
    table.do("discard civilian2")
    assert table.said("discard", seat=0, card=second)


def test_the_soldier_in_the_ark_cannot_be_discarded() -> None:
    """X-DISCARD-04, X-RULING-39, X-ARK-15: neither the own one nor anybody's."""
    for owner in (0, 1, 2):
        table = Table(p1={"resources": 6}, ark={"soldier": "Guard(3/2/1)", "owner": owner})
        table.refuses("discard ark", "X-DISCARD-04")


@pytest.mark.parametrize("pile", ["warhost", "field1"])
def test_only_the_top_card_of_a_pile_leaves(pile: str) -> None:
    """X-DISCARD-03, X-DISCARD-04, X-DISCARD-07, X-RULING-39: the card below becomes active."""
    cards = {"warhost": ["rig_foreman", "mole"], "field1": ["prospector#1", "tracker"]}[pile]
    table = Table(p1={"resources": 6, pile: cards})
    assert table["p1.now.harvest"] == 4
    table.do(f"discard {pile}")
    assert table[f"p1.{pile}"] == cards[:1]
    assert table["p1.now.harvest"] == 3
    place = {"warhost": "warhost", "field1": "field.1"}[pile]
    assert table.said("uncover", seat=0, place=place, card=cards[0])
    kind = {"warhost": "soldier", "field1": "civilian"}[pile]
    assert table[f"discard.{kind}"] == cards[1:]


@pytest.mark.parametrize(
    "card", ["mole", "line_fusilier#1", "bomber", "gunslinger"], ids=["own", "deck", "p2", "top"]
)
def test_a_card_cannot_be_discarded_by_its_name(card: str) -> None:
    """X-DISCARD-04: covered cards, decks, discard piles and other bases are out of reach."""
    table = Table(
        p1={"resources": 6, "warhost": ["mole", "wire_cutter"]},
        p2={"warhost": ["bomber"]},
        discard={"soldier": ["gunslinger"]},
    )
    table.refuses(f"discard {card}", "K-FORM-01")
    answer = table.act(Action("discard", {"place": "warhost"}), by=2)
    assert isinstance(answer, Refusal)
    assert answer.rule == "X-TURN-11"


def test_discarding_an_own_card_refills_nothing() -> None:
    """X-DISCARD-06: market and decks stay as they are."""
    table = Table(p1={"resources": 6, "warhost": ["mole"], "field1": ["tracker"]})
    market, decks = table["market"], table["deck"]
    table.do("discard warhost", "discard field1")
    assert table["market"] == market
    assert table["deck"] == decks
    assert not table.said("reveal")


def test_each_payment_discards_exactly_one_card() -> None:
    """X-DISCARD-08: as often as it is paid, and not once more."""
    table = Table(
        p1={"resources": 3, "warhost": ["mole", "bomber", "gunslinger"]},
        ark={"soldier": ""},
    )
    table.do("discard warhost", "discard warhost")
    assert table["p1.warhost"] == ["mole"]
    assert table["p1.resources"] == 1
    table.do("discard civilian1", "split 4 2", dice=["-"] * 6)  # the phase ended by itself
    assert table["turn"] == 2


def test_discarding_is_not_destroying() -> None:
    """X-DISCARD-09, X-RULING-39: no dice are rolled, and nothing says it was destroyed."""
    table = Table(
        p1={"resources": 6, "paragon": 3, "warhost": ["Guard(3/2/2)", "stretcher_guard#1"]},
        p2={"resources": 0},
    )
    table.do("discard warhost")
    assert not table.said("destroy")
    assert not table.said("roll")
    assert table["p1.resources"] == 5  # stretcher_guard pays only when it is destroyed
    assert table["p1.paragon"] == 3
