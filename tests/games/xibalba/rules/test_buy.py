"""X-BUY: purchasing cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import base_pack
from stormark.kernel.action import Action
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from tests.games.xibalba.table import Table

WORKS: Json = [  # an add-on card per phase tag
    {
        "id": "well",
        "type": "structure",
        "phase": "EFFECT",
        "effect": [{"op": "resources", "amount": 1}],
    },
    {
        "id": "clock",
        "type": "structure",
        "phase": "DICE",
        "effect": [{"op": "rerolls", "amount": 1}],
    },
    {
        "id": "mill",
        "type": "structure",
        "phase": "ACTION",
        "effect": [{"op": "resources", "amount": 3}],
    },
    {
        "id": "wall",
        "type": "structure",
        "phase": "PERMANENT",
        "effect": [{"op": "resistance", "of": "base", "amount": 2}],
    },
]


def buys(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("buy")]


def verbs(table: Table) -> list[str]:
    return [event.verb for event in table.events]


def test_every_face_up_card_is_for_sale_and_nothing_else() -> None:
    """X-BUY-01, X-EX-31: eight slots in a normal game, no card by its name."""
    table = Table(p1={"resources": 25})
    assert buys(table) == [
        "buy soldier1",
        "buy soldier2",
        "buy civilian1 1",
        "buy civilian2 1",
        "buy structure1 1",
        "buy structure2 1",
        "buy event1",
        "buy event2",
    ]
    table.refuses("buy bomber", "K-FORM-01")  # it lies in the deck
    table.refuses("buy ark", "K-FORM-01")


def test_a_purchase_costs_what_is_printed_on_the_card() -> None:
    """X-BUY-02, X-EX-28: 14 resources, a soldier for 5, 9 are left."""
    table = Table(p1={"resources": 14}, market={"soldier": ["gunslinger", ""]})
    table.do("buy soldier1")
    assert table["p1.resources"] == 9
    assert table.said("buy", seat=0, card="gunslinger", price=5, slot="soldier.1")


def test_effects_change_the_price_down_to_one() -> None:
    """X-BUY-02, X-CARD-30: discounts add up, but a card never costs less than 1."""
    table = Table(
        p1={"resources": 9, "level": 2, "field1": ["horse_trader"], "field2": ["bazaar_haggler"]},
        market={"soldier": ["gunslinger", "sewer_rat"]},
    )
    table.do("buy soldier1")  # 5 - 2
    assert table["p1.resources"] == 6
    table.do("buy soldier2")  # 3 - 2
    assert table["p1.resources"] == 5
    cheap = Table(
        p1={"resources": 9, "level": 2, "field1": ["horse_trader"], "field2": ["horse_trader"]},
        cards=[{"id": "recruit", "type": "soldier", "cost": 2}],
        market={"soldier": ["recruit", ""]},
    )
    assert cheap.do("buy soldier1")["p1.resources"] == 8


def test_cards_of_all_four_decks_may_be_bought_in_one_turn() -> None:
    """X-BUY-03: any number, from any deck."""
    table = Table(
        p1={"resources": 25, "level": 2},
        market={
            "soldier": ["sewer_rat", "mole"],
            "civilian": ["stonemason", ""],
            "structure": ["watchtower", ""],
            "event": ["war_bonds", ""],
        },
    )
    table.do("buy soldier1", "buy soldier2", "buy civilian1 1", "buy structure1 2", "buy event1")
    assert table["p1.warhost"] == ["sewer_rat", "mole"]
    assert table["p1.field1"] == ["stonemason#1"]
    assert table["p1.field2"] == ["watchtower"]
    assert table["discard.event"] == ["war_bonds"]


def test_a_card_that_cannot_be_paid_in_full_is_refused() -> None:
    """X-BUY-04: one resource short is too short, and the exact price is enough."""
    table = Table(p1={"resources": 4}, market={"soldier": ["gunslinger", "drill_hand"]})
    table.refuses("buy soldier1", "X-BUY-04")
    assert table.do("buy soldier2")["p1.resources"] == 0


def test_a_soldier_goes_on_top_of_the_warhost_and_nowhere_else() -> None:
    """X-BUY-05: also when the Ark is empty."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(3/2/1)"]},
        ark={"soldier": ""},
        market={"soldier": ["gunslinger", ""]},
    )
    table.refuses("buy soldier1 1", "X-BUY-05")
    table.do("buy soldier1")
    assert table["p1.warhost"] == ["Guard(3/2/1)", "gunslinger"]
    assert table["ark.soldier"] == ""
    assert table.said("place", seat=0, card="gunslinger", place="warhost")


def test_an_add_on_card_goes_on_an_unlocked_field_of_the_buyers_choice() -> None:
    """X-BUY-06, X-EX-29, X-EX-30: on an empty field or on top of its own kind."""
    table = Table(
        p1={
            "resources": 9,
            "level": 4,
            "field1": ["smuggler"],
            "field2": ["tracker"],
            "field3": ["watchtower"],
        },
        market={"civilian": ["water_bearer", ""]},
    )
    assert [text for text in buys(table) if "civilian" in text] == [
        "buy civilian1 1",
        "buy civilian1 2",
        "buy civilian1 4",
    ]
    table.refuses("buy civilian1", "X-BUY-06")
    table.do("buy civilian1 2")
    assert table["p1.field2"] == ["tracker", "water_bearer"]
    assert table["p1.resources"] == 6


def test_civilians_and_structures_do_not_mix() -> None:
    """X-BUY-07: in neither direction."""
    table = Table(
        p1={"resources": 25, "level": 2, "field1": ["tracker"], "field2": ["watchtower"]},
        market={"civilian": ["stonemason", ""], "structure": ["oil_well", ""]},
    )
    table.refuses("buy structure1 1", "X-BUY-07")
    table.refuses("buy civilian1 2", "X-BUY-07")
    table.do("buy structure1 2", "buy civilian1 1")
    assert table["p1.field2"] == ["watchtower", "oil_well"]


def test_a_locked_field_takes_no_card() -> None:
    """X-BUY-08: level 2 has two fields."""
    table = Table(p1={"resources": 25, "level": 2}, market={"civilian": ["stonemason", ""]})
    table.refuses("buy civilian1 3", "X-BUY-08")
    table.refuses("buy civilian1 4", "X-BUY-08")
    assert "buy civilian1 2" in table.options
    answer = table.act(Action("buy", {"slot": "civilian.1", "field": 3}), by=1)
    assert isinstance(answer, Refusal)
    assert answer.params == {"field": 3}


def test_no_price_falls_below_what_the_pack_says() -> None:
    """X-CARD-30: the floor is a number of the pack, not of the rules."""
    pack = base_pack()
    three = next(card.id for card in pack.cards if card.type == "soldier" and card.cost == 3)
    market = {"soldier": [three]}
    prices = []
    for least in (1, 3):
        game = Xibalba(replace(pack, constants=replace(pack.constants, purchase_cost_min=least)))
        table = Table(game, mode="apocalypse", p1={"resources": 25}, market=market)
        table.do("buy soldier1")
        prices.append(next(event.args["price"] for event in table.events if event.verb == "buy"))
    assert prices == [2, 3]


def test_an_add_on_card_without_a_place_cannot_be_bought() -> None:
    """X-BUY-09, X-RULING-37: the only field holds structures."""
    table = Table(
        p1={"resources": 25, "field1": ["watchtower"]}, market={"civilian": ["stonemason", ""]}
    )
    table.refuses("buy civilian1 1", "X-BUY-09")
    assert not any("civilian" in text for text in buys(table))


def test_an_event_is_resolved_and_then_discarded() -> None:
    """X-BUY-10, X-BUY-13, X-RULING-38: pay, take, refill, resolve, discard."""
    table = Table(
        p1={"resources": 3, "field1": ["watchtower"]},
        market={"event": ["war_bonds", "awakening"]},
        deck={"event": ["time_bomb"]},
        discard={"event": ["blizzard"]},
    )
    table.refuses("buy event1 1", "X-BUY-10")
    table.do("buy event1")
    assert table["p1.resources"] == 2
    assert table["discard.event"] == ["war_bonds", "blizzard"]
    assert table["market.event"] == ["time_bomb", "awakening"]
    assert verbs(table)[:4] == ["buy", "resources", "reveal", "resources"]
    assert [event.args["change"] for event in table.events if event.verb == "resources"] == [-3, 2]


def test_an_event_lies_nowhere_else_while_it_is_resolved() -> None:
    """X-BUY-13, X-RULING-38: its slot is refilled already, its discard pile does not hold it."""
    table = Table(
        players=3,
        p1={"resources": 4},
        p2={"resources": 5},
        p3={"resources": 5},
        market={"event": ["train_robbery", ""]},
        deck={"event": ["time_bomb"]},
    )
    table.do("buy event1")
    assert table.asks == (1, "choose-opponent")
    assert table["market.event"] == ["time_bomb", ""]
    assert table["discard.event"] == []
    assert table.game.view(table.state, 1)["resolving"] == "train_robbery"
    table.do("opponent p3")
    assert table["discard.event"] == ["train_robbery"]
    assert (table["p1.resources"], table["p3.resources"]) == (3, 2)


def test_the_empty_slot_is_refilled_from_the_top_of_the_same_deck() -> None:
    """X-BUY-11, X-BUY-14: at once, and the new card is for sale at once."""
    table = Table(
        p1={"resources": 20},
        market={"soldier": ["gunslinger", "mole"]},
        deck={"soldier": ["bomber", "sewer_rat"]},
    )
    table.do("buy soldier2")
    assert table["market.soldier"] == ["gunslinger", "bomber"]
    assert table["deck.soldier"][0] == "sewer_rat"
    assert table.said("reveal", slot="soldier.2", card="bomber")
    table.do("buy soldier2")
    assert table["p1.warhost"] == ["mole", "bomber"]


def test_a_card_is_placed_before_its_slot_is_refilled() -> None:
    """X-BUY-12, X-RULING-38: pay, take, place, refill."""
    table = Table(p1={"resources": 20}, market={"soldier": ["gunslinger", "mole"]})
    table.do("buy soldier1")
    assert verbs(table) == ["buy", "resources", "place", "reveal"]


def test_a_bought_soldier_is_active_and_covers_the_one_below() -> None:
    """X-BUY-15, X-BUY-16: the new one attacks, and the old one's effect is gone."""
    table = Table(
        p1={"resources": 20, "warhost": ["rig_foreman"]},
        market={"soldier": ["Brute(6/1/1)", ""]},
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["A", "R1"],
    )
    assert table["p1.now.harvest"] == 3
    table.do("buy soldier1")
    assert table["p1.now.harvest"] == 4
    table.do("attack ark A")
    assert table["ark.life"] == 3


def test_a_bought_action_or_permanent_card_works_at_once() -> None:
    """X-BUY-17: an ACTION effect may be activated, a PERMANENT one applies."""
    table = Table(
        p1={"resources": 5, "level": 2}, cards=WORKS, market={"structure": ["mill", "wall"]}
    )
    table.do("buy structure1 1", "activate 1")
    assert table["p1.resources"] == 7
    before = table["p1.now.resistance"]
    table.do("buy structure2 2")
    assert table["p1.now.resistance"] == before + 2


@pytest.mark.parametrize("name", ["well", "clock"])
def test_a_bought_effect_or_dice_card_waits_for_the_next_turn(name: str) -> None:
    """X-BUY-18: neither in this action phase nor in another player's turn."""
    table = Table(
        p1={"resources": 2, "base": {"productivity": [0, 0, 0, 0]}},
        p2={"resources": 0},
        cards=WORKS,
        market={"structure": [name, ""]},
        ark={"soldier": ""},
    )
    table.do("buy structure1 1")
    assert table["p1.resources"] == 1
    table.refuses("resolve field1", "X-CARD-10")
    table.refuses("activate 1", "X-CARD-10")
    table.do("end", "split 4 2", dice=["-"] * 6).do("keep all")
    assert table["turn"] == 1
    if name == "well":
        assert table.asks == (1, "resolve-effect")
        table.do("resolve field1")
        assert table["p1.resources"] == 2
    else:
        table.do("split 4 2")
        assert table.asks == (1, "resolve-dice")


def test_a_structured_purchase_names_slot_and_field() -> None:
    """X-BUY-06: the same decision as data; a field that does not exist is no action."""
    table = Table(p1={"resources": 25}, market={"civilian": ["stonemason", ""]})
    assert isinstance(table.act(Action("buy", {"slot": "civilian.1", "field": 1}), by=1), int)
    table.refuses("buy civilian1 5", "K-FORM-01")
