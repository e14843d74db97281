"""X-CARD-37: costs that consist of destroying a card."""

from __future__ import annotations

from typing import Any

from tests.games.xibalba.rules.made_up import addon, soldier
from tests.games.xibalba.table import Table


def test_a_protected_card_cannot_be_sacrificed() -> None:
    """X-CARD-37, X-RULING-67: safety_inspector keeps every structure of its owner."""
    given: dict[str, Any] = {"p2": {"field1": ["tracker"]}}
    table = Table(
        p1={
            "resources": 5,
            "level": 2,
            "field1": ["bomb_workshop"],
            "field2": ["safety_inspector"],
        },
        **given,
    )
    table.refuses("activate 1", "X-CARD-37")
    free = Table(p1={"resources": 5, "field1": ["bomb_workshop"]}, **given)
    free.do("activate 1")
    assert free["discard.structure"] == ["bomb_workshop"]
    assert free["discard.civilian"] == ["tracker"]


def saint(**more: Any) -> dict[str, Any]:
    return soldier(
        "saint",
        "1/1/1",
        "PERMANENT",
        {"op": "prevent", "what": "soldier_loss", "trigger": "destroyed", "to": "stay", **more},
    )


def test_a_soldier_that_must_stay_cannot_be_sacrificed() -> None:
    """X-CARD-37: soul_broker needs a soldier that can be destroyed."""
    table = Table(
        p1={"resources": 5, "warhost": ["Low(1/1/1)", "saint"], "field1": ["soul_broker"]},
        cards=[saint()],
    )
    assert "activate 1" not in table.options
    table.refuses("activate 1", "X-CARD-37")
    table.do("discard warhost")  # the soldier below is not protected
    table.do("activate 1", dice=["G1", "G1"])
    assert table["p1.warhost"] == []
    assert table["p1.paragon"] == 2


def test_a_sacrificed_soldier_cannot_be_saved_by_choice() -> None:
    """X-CARD-37, X-RULING-29: or the cost would not be paid in full."""
    table = Table(
        p1={"resources": 5, "warhost": ["saint"], "field1": ["soul_broker"]},
        cards=[saint(pay={"resources": 1}, optional=True)],
    )
    table.do("activate 1", dice=["-", "-"])
    assert table.asks == (1, "act")
    assert table["p1.warhost"] == []
    assert table["p1.resources"] == 5


def test_a_sacrificed_soldier_may_go_elsewhere_than_to_the_discard_pile() -> None:
    """X-CARD-37: revenant_private counts as destroyed when it goes under the Warhost."""
    table = Table(
        p1={
            "resources": 5,
            "warhost": ["Low(1/1/1)", "revenant_private"],
            "field1": ["soul_broker"],
        }
    )
    table.do("activate 1")
    assert table.asks == (1, "protect-soldier")
    table.do("protect revenant_private", dice=["G1", "-"])
    assert table["p1.warhost"] == ["revenant_private", "Low(1/1/1)"]
    assert (table["p1.resources"], table["p1.paragon"]) == (3, 1)


def test_a_sacrificed_add_on_card_cannot_be_saved_by_choice() -> None:
    """X-CARD-37"""
    shelter = addon(
        "shelter",
        "PERMANENT",
        {"op": "prevent", "what": "addon_loss", "by": "any", "optional": True, "limit": 1},
    )
    table = Table(
        p1={"resources": 5, "level": 2, "field1": ["bomb_workshop"], "field2": ["shelter"]},
        p2={"field1": ["tracker"]},
        cards=[shelter],
    )
    table.do("activate 1")
    assert table.asks == (1, "act")
    assert table["p1.field1"] == []


def test_sacrificing_an_own_soldier_gives_no_reward() -> None:
    """X-DESTROY-12: only the two dice of soul_broker are rolled."""
    table = Table(p1={"resources": 5, "warhost": ["Hero(1/1/3)"], "field1": ["soul_broker"]})
    table.do("activate 1", dice=["-", "-"])
    assert table["discard.soldier"] == ["Hero(1/1/3)"]
