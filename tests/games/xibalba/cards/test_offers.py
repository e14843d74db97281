"""What a card text offers is never carried out unasked, not even the last possibility.

X-RULING-90.
"""

from __future__ import annotations

import re

import pytest

from stormark.games.xibalba.pack import CardDef, Item, base_pack
from tests.games.xibalba.table import Table

SEVERAL = re.compile(r"\bup to\b|\bor two if\b")
OFFERS = re.compile(rf"(?<!no opponent )(?<!no player )\bmay\b|{SEVERAL.pattern}")
TAKES_UP_TO = ("turn_die", "reroll_pool", "cycle_market")
OFFERING = [card for card in base_pack().cards if OFFERS.search(card.text["en"])]


def is_offered(card: CardDef, item: Item) -> bool:
    """Whether an item lets its player decline: used by choice, asked for, or a permission."""
    activated = card.type in ("civilian", "structure") and card.phase == "ACTION"
    voluntary = (activated and not item.trigger) or card.type == "event"
    if SEVERAL.search(card.text["en"]) and item.op not in ("discount", "permit"):
        return item.optional or (voluntary and item.op in TAKES_UP_TO)
    return voluntary or item.optional or item.op == "permit"


@pytest.mark.parametrize("card", OFFERING, ids=[card.id for card in OFFERING])
def test_a_text_that_offers_something_lets_it_be_declined(card: CardDef) -> None:
    assert any(is_offered(card, item) for item in card.effect)
    for item in card.effect:
        assert is_offered(card, item) or item.op in ("resistance", "prevent", "forbid")


FORGER = {"field1": ["forger"], "faction": "saboteur", "resources": 0}


def test_a_forger_alone_in_apocalypse_mode_does_not_discard_itself_unasked() -> None:
    table = Table(mode="apocalypse", p1=FORGER, action_pool=["R1"]).do("activate 1")
    assert table["p1.field1"] == ["forger#1"]
    assert table.asks == (1, "discard")
    assert table.options == ["discard field1", "done"]
    table.do("done")
    assert table.options == ["discard field1", "done"]  # the second part, X-RULING-88
    table.do("done")
    assert table["p1.field1"] == ["forger#1"]
    assert table.asks == (1, "act")
    table.refuses("activate 1", "X-CARD-16")


def test_a_forger_asks_for_the_second_card_when_only_itself_is_left() -> None:
    own = {**FORGER, "warhost": ["mole"]}
    table = Table(mode="apocalypse", p1=own, action_pool=["R1"])
    table.do("activate 1", "discard warhost")
    assert table.options == ["discard field1", "done"]
    assert table.do("done")["p1.field1"] == ["forger#1"]


def test_a_forger_may_still_discard_itself() -> None:
    table = Table(mode="apocalypse", p1=FORGER, action_pool=["R1"])
    table.do("activate 1", "discard field1")
    assert table["p1.field1"] == []
    assert table.said("action", action="discard", price=0)


def test_what_a_forger_cannot_discard_is_refused_for_its_own_reason() -> None:
    """X-DISCARD-03: a field without a card, while the Warhost has one."""
    own = {**FORGER, "warhost": ["mole"]}
    table = Table(mode="apocalypse", p1=own, action_pool=["R1"]).do("activate 1")
    table.refuses("discard field2", "X-DISCARD-03")


def test_nothing_is_said_about_a_discard_that_was_declined() -> None:
    table = Table(mode="apocalypse", p1=FORGER, action_pool=["R1"]).do("activate 1", "done")
    assert not table.said("action")


@pytest.mark.parametrize(
    ("card", "pool", "question"),
    [
        ("tea_house_host", "R1", "choose-die"),
        ("weathercock_array", "R1", "choose-die"),
        ("core_sampler", "R3", "choose-die"),
    ],
)
def test_the_last_die_is_not_changed_unasked(card: str, pool: str, question: str) -> None:
    table = Table(p1={"field1": [card], "resources": 3}, action_pool=[pool]).do("activate 1")
    assert table.asks == (1, question)
    assert table.do("done")["action_pool"] == [pool]


def test_a_mirror_blade_asks_before_it_turns_the_only_die() -> None:
    table = Table(phase="dice", p1={"warhost": ["mirror_blade"]})
    table.do("split 3 3", dice=["R1", "R-", "R-", "A-", "A-", "A-"])
    table.do("keep all")
    assert table.asks == (1, "use-effect")
    assert "A" not in table.do("pass")["action_pool"]
