"""X-CARD-07 to X-CARD-12: active cards, and when their effects apply."""

from __future__ import annotations

import pytest

from stormark.games.xibalba.modifiers import is_active
from tests.games.xibalba.rules.made_up import addon, gain, soldier, verbs
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/1)", "owner": 1, "life": 7}


def test_top_cards_and_the_own_soldier_in_the_ark_are_active_and_nothing_else() -> None:
    """X-CARD-07, X-CARD-08, X-CARD-09, X-RULING-08"""
    table = Table(
        p1={
            "warhost": ["Low(1/1/1)", "Top(1/1/1)"],
            "field1": ["tracker", "fence"],
            "field2": ["oil_well"],
        },
        p2={"warhost": ["Other(1/1/1)"]},
        ark=MINE,
    )
    assert table["p1.now.active"] == ["Top(1/1/1)", "fence", "oil_well", "Chief(4/3/1)"]
    assert table["p2.now.active"] == ["Other(1/1/1)"]


def test_a_card_is_active_for_its_owner_alone() -> None:
    """X-CARD-07: every card on the table, for every player."""
    table = Table(
        players=3,
        p1={"warhost": ["Low(1/1/1)", "Top(1/1/1)"], "field1": ["tracker", "fence"]},
        p2={"field1": ["oil_well"], "warhost": ["Other(1/1/1)"]},
        p3={"field1": ["prospector"]},
        ark=MINE,
    )
    refs = table.state.tables.refs
    for seat in range(3):
        active = [ref for card, ref in enumerate(refs) if is_active(table.state, seat, card)]
        assert sorted(active) == sorted(table[f"p{seat + 1}.now.active"])


def test_the_neutral_soldier_is_active_for_nobody() -> None:
    """X-CARD-07, X-ARK-22: rig_foreman in the Ark makes nobody's harvest cheaper."""
    table = Table(ark={"soldier": "rig_foreman", "life": 3})
    assert [table[f"p{n}.now.harvest"] for n in (1, 2)] == [4, 4]
    owned = Table(ark={"soldier": "rig_foreman", "owner": 2, "life": 3})
    assert [owned[f"p{n}.now.harvest"] for n in (1, 2)] == [4, 3]


def test_a_covered_card_has_no_effect_until_it_is_on_top_again() -> None:
    """X-CARD-08"""
    table = Table(
        p1={"resources": 9, "field1": ["prospector"]}, market={"civilian": ["tracker", ""]}
    )
    assert table["p1.now.harvest"] == 3
    table.do("buy civilian1 1")
    assert table["p1.now.harvest"] == 4
    table.do("discard field1")
    assert table["p1.now.harvest"] == 3


def test_a_covered_card_cannot_be_used() -> None:
    """X-CARD-08: only the top card of a field is activated."""
    table = Table(
        p1={"resources": 9, "field1": ["low", "top"]},
        cards=[addon("low", "ACTION", gain(5)), addon("top", "ACTION", gain(1))],
    )
    table.do("activate 1")
    assert table["p1.resources"] == 10
    table.refuses("activate 1", "X-CARD-16")
    covered = Table(
        p1={
            "resources": 9,
            "level": 2,
            "field1": ["low", "fence"],
            "field2": ["horse_trader", "top"],
        },
        cards=[addon("low", "ACTION", gain(5)), addon("top", "ACTION", gain(1))],
    )
    assert [move for move in covered.options if move.startswith("activate")] == ["activate 2"]
    covered.refuses("activate 1", "X-CARD-12")  # fence on top is PERMANENT


def test_the_ark_soldier_and_the_top_warhost_soldier_are_both_active() -> None:
    """X-CARD-09, X-RULING-08: rig_foreman and deep_core_titan cancel out."""
    table = Table(
        p1={"warhost": ["rig_foreman"], "costs": {"harvest": 6}},
        ark={"soldier": "deep_core_titan", "owner": 1, "life": 5},
    )
    assert table["p1.now.harvest"] == 6
    alone = Table(p1={"warhost": ["rig_foreman"], "costs": {"harvest": 6}}, ark=MINE)
    assert alone["p1.now.harvest"] == 5


# --- phase tags


def test_each_effect_is_resolved_only_in_its_own_phase() -> None:
    """X-CARD-10, X-EX-04"""
    table = Table(
        phase="start",
        p1={
            "resources": 5,
            "level": 3,
            "field1": ["early"],
            "field2": ["middle"],
            "field3": ["late"],
        },
        cards=[
            addon("early", "EFFECT", gain(1)),
            addon("middle", "DICE", gain(2)),
            addon("late", "ACTION", gain(4)),
        ],
    )
    stock = table["p1.resources"]
    assert table.options == ["resolve field1"]
    table.refuses("resolve field2", "X-CARD-10")
    table.refuses("resolve field3", "X-CARD-10")
    table.do("resolve field1")
    assert table["p1.resources"] == stock + 1
    table.do("split 3 3")
    assert table.options == ["resolve field2"]
    table.refuses("resolve field1", "X-DICE-08")
    table.refuses("resolve field3", "X-CARD-10")
    table.do("resolve field2", dice=["-"] * 6)
    assert table["p1.resources"] == stock + 3
    table.do("keep all")
    for field in (1, 2):
        table.refuses(f"resolve field{field}", "X-CARD-10")
        table.refuses(f"activate {field}", "X-CARD-10")
    table.do("activate 3")
    assert table["p1.resources"] == stock + 7


def test_effects_of_a_phase_wait_for_their_owners_own_turn() -> None:
    """X-CARD-10: in player 1's turn nothing of player 2 is resolved or activated."""
    cards = [
        addon("early", "EFFECT", gain(1)),
        addon("middle", "DICE", gain(2)),
        addon("late", "ACTION", gain(4)),
    ]
    table = Table(
        phase="start",
        p1={"resources": 5},
        p2={
            "resources": 5,
            "level": 3,
            "field1": ["early"],
            "field2": ["middle"],
            "field3": ["late"],
        },
        cards=cards,
    )
    table.do("split 3 3", "keep all", dice=["-"] * 6)
    table.refuses("activate 3", "X-TURN-11", by=2)
    table.refuses("resolve field1", "X-TURN-11", by=2)
    assert table["p2.resources"] == 5


def test_only_a_permanent_effect_answers_to_a_moment_in_another_turn() -> None:
    """X-CARD-10, X-CARD-11: control income at the end of an opponent's turn shows a blank."""
    for phase, gained in (("ACTION", 0), ("PERMANENT", 3)):
        poet = soldier("poet", "1/1/1", phase, gain(3, trigger="paragon_blank"))
        table = Table(
            turn=2,
            p1={"resources": 5},
            p2={"resources": 5},
            cards=[poet],
            ark={"soldier": "poet", "owner": 1, "life": 3},
        )
        table.do("end", dice=["-"])
        assert table["p1.resources"] == 5 + gained


def test_a_permanent_effect_applies_in_every_phase_and_in_every_turn() -> None:
    """X-CARD-11, X-EX-04: strike_leader lowers productivity in the opponents' effect phases."""
    table = Table(
        p1={"resources": 5, "field1": ["strike_leader"]},
        p2={"resources": 5, "level": 4},
    )
    table.do("end")
    assert table["p2.resources"] == 5 + 3 - 1
    walled = Table(phase="dice", p1={"field1": ["bastion_wall"]})
    assert walled["p1.now.resistance"] == 5


def test_a_permanent_effect_begins_and_ends_with_its_card() -> None:
    """X-CARD-11, X-RULING-66"""
    table = Table(p1={"resources": 9}, market={"structure": ["bastion_wall", "oil_well"]})
    assert table["p1.now.resistance"] == 3
    table.do("buy structure1 1")
    assert table["p1.now.resistance"] == 5
    table.do("discard field1")
    assert table["p1.now.resistance"] == 3


def test_a_permanent_effect_cannot_be_declined() -> None:
    """X-CARD-12, X-TURN-08: powder_magazine costs 3 when destroyed, and nobody is asked."""
    table = Table(
        p1={"resources": 5},
        p2={"resources": 5, "field1": ["powder_magazine"]},
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A").do("destroy p2 1", dice=["-"])
    assert table["p2.resources"] == 2
    assert table.asks == (1, "act")


def test_a_permanent_effect_is_not_activated() -> None:
    """X-CARD-12"""
    table = Table(p1={"resources": 5, "field1": ["bastion_wall"]})
    table.refuses("activate 1", "X-CARD-12")


@pytest.mark.parametrize(("answer", "left"), [("use", 4), ("pass", 5)])
def test_a_permanent_effect_that_offers_a_choice_asks_its_owner(answer: str, left: int) -> None:
    """X-CARD-12"""
    tower = addon(
        "tower",
        "PERMANENT",
        {
            "op": "power",
            "trigger": "base_attacked",
            "of": "attacker",
            "amount": -3,
            "per": "attack",
            "pay": {"resources": 1},
            "optional": True,
        },
    )
    table = Table(
        p1={"resources": 5},
        p2={"resources": 5, "level": 2, "field2": ["tower"]},
        cards=[tower],
        ark=MINE,
        action_pool=["A"],
    )
    table.do("attack p2 A")
    assert table.asks == (2, "use-effect")
    assert "power" not in verbs(table)
    table.do(answer)
    assert table["p2.resources"] == left
    assert table.said("hold") is (answer == "use")


def test_an_empty_field_and_the_warhost_have_nothing_to_activate() -> None:
    """X-CARD-07"""
    table = Table(p1={"resources": 5, "warhost": ["bomber"]})
    table.refuses("activate 1", "X-CARD-07")
    table.refuses("activate 0", "X-CARD-07")
