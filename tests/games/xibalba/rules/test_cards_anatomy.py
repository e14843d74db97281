"""X-CARD-01 to X-CARD-06, X-CARD-25, X-CARD-26: what a card is, and what it cannot change."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormark.kernel.refusal import InputError
from tests.games.xibalba.rules.made_up import addon, event, gain, soldier
from tests.games.xibalba.table import GAME, Table

CARDS = GAME.pack.cards
MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def test_every_card_has_all_the_parts_of_a_card() -> None:
    """X-CARD-01"""
    factions = {faction.id for faction in GAME.pack.factions}
    for card in CARDS:
        assert card.name["en"], card.id
        assert card.name["de"], card.id
        assert card.type in ("soldier", "civilian", "structure", "event"), card.id
        assert card.faction in factions, card.id
        assert card.edition, card.id
        assert card.cost >= 0, card.id
        assert card.phase in ("EFFECT", "DICE", "ACTION", "PERMANENT"), card.id
        assert card.effect, card.id
        assert card.text["en"], card.id
        assert card.text["de"], card.id


@pytest.mark.parametrize(
    ("part", "value"), [("cost", -1), ("phase", "ALWAYS"), ("type", "hero"), ("faction", "nobody")]
)
def test_a_card_with_an_impossible_part_is_refused(part: str, value: object) -> None:
    """X-CARD-01, X-CARD-04"""
    with pytest.raises((InputError, ValueError)):
        Table(cards=[{**addon("well", "ACTION", gain(1)), part: value}])


def test_soldiers_and_only_soldiers_have_power_resistance_and_paragon_value() -> None:
    """X-CARD-02"""
    for card in CARDS:
        values = (card.power, card.resistance, card.paragon)
        assert min(values) >= 0, card.id
        if card.type == "soldier":
            assert max(values) > 0, card.id
        else:
            assert values == (0, 0, 0), card.id
    for part in ("power", "resistance", "paragon"):
        with pytest.raises(InputError):
            Table(cards=[{**addon("well", "ACTION", gain(1)), part: 1}])
        with pytest.raises(InputError):
            Table(cards=[{**soldier("lad", "1/1/1", "PERMANENT"), part: -1}])


def test_each_card_type_has_its_colour() -> None:
    """X-CARD-03"""
    from stormark.cli.board.xibalba.compact import STYLES  # only this rule needs a screen

    assert {kind: STYLES[kind] for kind in ("soldier", "civilian", "structure", "event")} == {
        "soldier": "red",
        "civilian": "blue",
        "structure": "yellow",
        "event": "green",
    }


def test_all_four_phase_tags_are_in_use() -> None:
    """X-CARD-04"""
    tags = Counter(card.phase for card in CARDS)
    assert set(tags) == {"EFFECT", "DICE", "ACTION", "PERMANENT"}


def test_a_card_changes_exactly_what_its_text_says() -> None:
    """X-CARD-05: bastion_wall makes the base stronger, and nothing else at all."""
    with_wall = Table(p1={"resources": 9, "field1": ["bastion_wall"]})["p1.now"]
    without = Table(p1={"resources": 9}, market={"structure": ["oil_well", "safe_house"]})
    plain = without["p1.now"]
    for key in ("harvest", "upgrade", "discard", "productivity", "pool_size", "rerolls", "fields"):
        assert with_wall[key] == plain[key]
    assert with_wall["resistance"] == plain["resistance"] + 2


def test_what_a_card_does_not_mention_stays_in_force() -> None:
    """X-CARD-05: mobilisation_order allows a second upgrade, but no skipping and no fifth level."""
    table = Table(p1={"resources": 25}, market={"event": ["mobilisation_order", ""]})
    table.do("buy event1", "upgrade 2")
    table.refuses("upgrade 4", "X-UPGRADE-02")
    table.do("upgrade 3")
    table.refuses("upgrade 4", "X-UPGRADE-03")


# --- absolute limits


def lucky(*items: dict[str, Any], phase: str = "EFFECT", **p1: Any) -> Table:
    """Player 1 at the start of a turn with a card of absurd effects."""
    return Table(
        phase="start",
        target=40,
        p1={"resources": 9, "field1": ["charm"], **p1},
        cards=[addon("charm", phase, *items)],
        ark=MINE,
    )


def test_no_effect_puts_more_than_four_dice_of_a_type_into_the_dice_pool() -> None:
    """X-CARD-06, X-RULING-07"""
    table = lucky({"op": "pool_size", "amount": 20}, phase="PERMANENT")
    assert table.options == ["split 4 4"]


def test_no_effect_takes_away_the_initial_roll() -> None:
    """X-CARD-06"""
    table = lucky({"op": "rerolls", "amount": -20}, phase="PERMANENT")
    table.do("split 3 3", dice=["R1", "R2", "R3", "A", "C", "-"])
    assert table["action_pool"] == ["R1", "R2", "R3", "A-", "A", "C"]
    assert table["phase"] == "action"


@pytest.mark.parametrize(("amount", "expected"), [(20, 25), (-20, 0)])
def test_no_effect_takes_resources_out_of_their_range(amount: int, expected: int) -> None:
    """X-CARD-06"""
    assert lucky(gain(amount)).do("resolve field1")["p1.resources"] == expected


@pytest.mark.parametrize(("start", "amount", "expected"), [(39, 20, 40), (3, -20, 0)])
def test_no_effect_takes_paragon_out_of_its_range(start: int, amount: int, expected: int) -> None:
    """X-CARD-06"""
    table = lucky({"op": "paragon", "amount": amount}, paragon=start)
    assert table.do("resolve field1")["p1.paragon"] == expected


def test_no_effect_takes_life_points_out_of_their_range() -> None:
    """X-CARD-06"""
    assert lucky({"op": "heal_ark", "amount": 20}).do("resolve field1")["ark.life"] == 10
    assert lucky({"op": "damage_ark", "amount": 20}).do("resolve field1")["ark.soldier"] == ""


def test_no_effect_puts_a_second_soldier_into_the_ark() -> None:
    """X-CARD-06, X-ARK-01: a free entry needs an empty Ark as well."""
    table = Table(
        p1={"resources": 9, "warhost": ["Guard(1/1/1)"]},
        cards=[event("gate", {"op": "permit", "what": "enter_empty_ark_free"})],
        market={"event": ["gate", ""]},
        ark={"soldier": "Bob(1/1/1)", "life": 3},
    )
    table.do("buy event1")
    table.refuses("enter free", "X-ARK-04")


# --- add-on cards and factions


def test_soldiers_are_never_add_on_cards_not_even_in_the_ark() -> None:
    """X-CARD-25: time_bomb finds nothing to destroy; on a field it finds the civilian."""
    given: dict[str, Any] = {
        "p1": {"resources": 9},
        "market": {"event": ["time_bomb", ""]},
        "ark": {"soldier": "Chief(4/3/1)", "owner": 2, "life": 7},
    }
    table = Table(p2={"warhost": ["Guard(1/1/1)"]}, **given).do("buy event1")
    assert table["p2.warhost"] == ["Guard(1/1/1)"]
    assert table["ark.owner"] == 2
    table = Table(p2={"warhost": ["Guard(1/1/1)"], "field1": ["tracker"]}, **given)
    table.do("buy event1")
    assert table["p2.field1"] == []
    assert table["p2.warhost"] == ["Guard(1/1/1)"]


def test_civilians_and_structures_are_both_add_on_cards() -> None:
    """X-CARD-25"""
    table = Table(
        p1={"resources": 9},
        p2={"level": 2, "field1": ["tracker"], "field2": ["oil_well"]},
        market={"event": ["time_bomb", ""]},
    )
    table.do("buy event1")
    assert table.options == ["destroy p2 1", "destroy p2 2"]


def test_the_faction_of_a_card_restricts_nobody() -> None:
    """X-CARD-26, X-RULING-14"""
    table = Table(
        p1={"resources": 25, "faction": "bastion"},
        market={
            "soldier": ["mole", "bomber"],
            "civilian": ["forger", "tracker"],
            "event": ["general_strike", "war_bonds"],
        },
    )
    table.do("buy soldier1", "buy civilian1 1", "buy event1")
    assert table["p1.warhost"] == ["mole"]
    table.do("activate 1", "discard soldier1")  # another faction's effect is used as well
    assert len(table["discard.soldier"]) == 1


# --- rulings about what is not in the rules


def test_cards_on_a_field_that_is_locked_again_stay_and_stay_active() -> None:
    """X-RULING-61"""
    table = Table(
        p1={"resources": 20, "level": 1, "field1": ["tracker"], "field2": ["well"]},
        cards=[addon("well", "ACTION", gain(1))],
        market={"civilian": ["forger", ""]},
    )
    assert table["p1.now.active"] == ["tracker", "well"]
    table.refuses("buy civilian1 2", "X-BUY-08")
    table.do("activate 2")
    assert table["p1.resources"] == 21
    table.do("reorganize").refuses("lift field1.1 field2", "X-REORG-05")


def test_nobody_leaves_the_game() -> None:
    """X-RULING-62: there is no such command."""
    Table(p1={"resources": 5}).refuses("concede", "K-FORM-01")
