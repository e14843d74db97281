"""X-RULING-78, -79 and X-RULING-82 to -87: rulings of this project about attacks and dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.made_up import addon, event, gain, shown, soldier
from tests.games.xibalba.table import Table

MINE = {"soldier": "Chief(4/3/0)", "owner": 1, "life": 8}
THEIRS = {"soldier": "Raider(4/3/0)", "owner": 2, "life": 8}
DESTROY_ADDON = {"op": "destroy_addon", "from": "opponent", "kind": "any", "count": 1}


# --- X-RULING-78, X-RULING-79: inside an attack and a roll


def blank_answer(**effect: Any) -> dict[str, Any]:
    """A structure that answers to a blank on a Paragon die."""
    return addon(
        "omen", "PERMANENT", {"trigger": "paragon_blank", "limit": 1, **effect}, kind="structure"
    )


def test_an_attack_without_its_soldier_ends_without_result() -> None:
    """X-RULING-78: the attacker's own roll sends it to the bottom of the Warhost."""
    roller = soldier(
        "roller", "9/3/0", "ACTION", {"op": "roll_paragon", "trigger": "attack_ark", "dice": 1}
    )
    table = Table(
        cards=[roller, blank_answer(op="rotate_warhost", who="you")],
        p1={"resources": 5, "warhost": ["Low(1/1/0)", "roller"], "field1": ["omen"]},
        ark=THEIRS,
        action_pool=["A", "R1"],
    )
    table.do("attack ark A", dice=["-"])
    assert table["p1.warhost"] == ["roller", "Low(1/1/0)"]
    assert table.said("attack_ends", seat=0)
    assert (table["ark.life"], table["used_dice"], table["action_pool"]) == (8, ["A"], ["R1"])


def test_an_attack_without_its_blocker_stays_blocked_and_ends() -> None:
    """X-RULING-78"""
    guard = soldier(
        "guard", "1/1/0", "PERMANENT", {"op": "roll_paragon", "trigger": "block", "dice": 1}
    )
    table = Table(
        turn=2,
        cards=[guard, blank_answer(op="rotate_warhost", who="you")],
        p1={"paragon": 5, "warhost": ["Low(1/1/0)", "guard"], "field1": ["omen"]},
        p2={"resources": 5},
        ark=THEIRS,
        action_pool=["A", "R1"],
    )
    table.do("attack p1 A", "block", dice=["-"])
    assert table["p1.warhost"] == ["guard", "Low(1/1/0)"]
    for result in ("destroy", "block_holds", "hit"):
        assert not table.said(result)
    assert (table["used_dice"], table["action_pool"]) == (["A"], ["R1"])


def test_the_result_of_a_gamble_comes_before_what_answers_to_its_blank() -> None:
    """X-RULING-79"""
    bet = {"op": "gamble", "die": "paragon", "results": {"blank": [gain(2)]}}
    table = Table(
        cards=[addon("bet", "ACTION", bet), blank_answer(op="resources", amount=1)],
        p1={"level": 2, "resources": 5, "field1": ["bet"], "field2": ["omen"]},
    )
    table.do("activate 1", dice=["-"])
    assert shown(table, "resources", "card") == ["bet", "omen"]


# --- X-RULING-82, X-RULING-84, X-RULING-87: changes made by an attack


@pytest.mark.parametrize("of", ["base", "blocker"])
def test_the_own_base_or_blocker_is_not_the_attacked_one(of: str) -> None:
    """X-RULING-82: resistance 3 of base and blocker, and power 3, are equal."""
    proud = soldier(
        "proud", "3/3/0", "ACTION", {"op": "resistance", "trigger": "attack", "of": of, "amount": 5}
    )
    table = Table(
        cards=[proud],
        p1={"resources": 5},
        p2={"warhost": ["Guard(1/3/0)"]},
        ark={**MINE, "soldier": "proud"},
        action_pool=["A"],
    )
    table.do("attack p2 A", "block" if of == "blocker" else "pass")
    assert table.said("destroy" if of == "blocker" else "hit")


@pytest.mark.parametrize(
    ("trigger", "until"),
    [("attack", "attack_end"), ("hit_base", "turn_end"), ("attack_done", "turn_end")],
)
def test_what_a_hit_or_the_end_of_an_attack_changes_lasts_for_the_turn(
    trigger: str, until: str
) -> None:
    """X-RULING-84: the second attack is stronger, except by what belongs to the first."""
    eager = soldier(
        "eager",
        "4/3/0",
        "ACTION",
        {
            "op": "power",
            "trigger": trigger,
            "of": "this",
            "per": "attack",
            "amount": 1,
            "limit": 1,
        },
    )
    table = Table(
        cards=[eager],
        p1={"resources": 5},
        ark={**MINE, "soldier": "eager"},
        action_pool=["A", "A", "A"],
    )
    first = table.do("attack p2 A")
    assert first.said("power", power=5 if until == "attack_end" else 4)
    assert table.do("attack p2 A").said("power", power=4 if until == "attack_end" else 5)
    assert [entry["until"] for entry in table["lasting"]] == (
        [] if until == "attack_end" else [until]
    )
    table.do("end")
    assert table["lasting"] == []


def test_what_a_destruction_changes_lasts_for_the_turn() -> None:
    """X-RULING-84"""
    rage = addon(
        "rage",
        "PERMANENT",
        {
            "op": "resistance",
            "trigger": "own_soldier_destroyed",
            "of": "base",
            "amount": 4,
        },
    )
    table = Table(
        turn=2,
        cards=[rage],
        p1={"warhost": ["Guard(1/1/0)"], "field1": ["rage"]},
        p2={"resources": 5},
        ark=THEIRS,
        action_pool=["A", "A"],
    )
    table.do("attack p1 A", "block")
    assert table["p1.now.resistance"] == 3 + 4
    assert table.do("attack p1 A").said("hold")
    table.do("end")
    assert table["p1.now.resistance"] == 3


def test_a_lasting_change_of_the_attacker_applies_to_all_soldiers_of_that_player() -> None:
    """X-RULING-87: another soldier attacks next, and the effect does not answer again."""
    fog = addon(
        "fog",
        "PERMANENT",
        {
            "op": "power",
            "trigger": "base_attacked",
            "of": "attacker",
            "per": "attack",
            "amount": -1,
            "until": "turn_end",
            "limit": 1,
        },
    )
    relief = addon("relief", "ACTION", {"op": "rotate_warhost", "who": "you"})
    march = addon("march", "PERMANENT", {"op": "permit", "what": "attack_base_from_warhost"})
    own = {"warhost": ["Second(6/1/0)", "First(4/1/0)"], "field1": ["relief"], "field2": ["march"]}
    table = Table(
        cards=[fog, relief, march],
        p1={"level": 2, "resources": 5, **own},
        p2={"level": 4, "field1": ["fog"]},
        action_pool=["A", "A", "A"],
    )
    assert table.do("attack p2 A").said("power", power=4 - 1)
    assert table.do("activate 1", "attack p2 A").said("power", power=6 - 1)


def test_a_lasting_change_of_the_attacked_base_stays_with_that_base() -> None:
    """X-RULING-87: for attacks by others too, and on no other base."""
    ram = soldier(
        "ram",
        "1/3/0",
        "ACTION",
        {
            "op": "resistance",
            "trigger": "attack_base",
            "of": "target_base",
            "amount": -1,
            "until": "your_next_turn",
        },
    )
    table = Table(
        players=3,
        cards=[ram],
        p1={"resources": 5},
        ark={**MINE, "soldier": "ram"},
        action_pool=["A"],
    )
    table.do("attack p2 A")
    resistance = [table[f"p{number}.now.resistance"] for number in (1, 2, 3)]
    assert resistance == [3, 2, 3]


# --- X-RULING-83, X-RULING-85: protection


def test_protection_with_a_limit_works_when_the_card_would_be_lost() -> None:
    """X-RULING-83: against an effect as well; the second time the card is gone."""
    bunker = addon(
        "bunker", "PERMANENT", {"op": "prevent", "what": "addon_loss", "by": "any", "limit": 1}
    )
    bombs = [event(name, DESTROY_ADDON, cost=1) for name in ("bomb", "other_bomb")]
    table = Table(
        turn=2,
        cards=[bunker, *bombs],
        p1={"field1": ["bunker"]},
        p2={"resources": 9},
        market={"event": ["bomb", "other_bomb"]},
    )
    table.do("buy event1")
    assert table.said("kept", card="bunker", by_card="bunker")
    assert table["p1.field1"] == ["bunker"]
    assert table.do("buy event2")["p1.field1"] == []


def sacrifice(to: str) -> Table:
    """Player 1 gives up a soldier that an effect could keep or put under the Warhost."""
    item = {"op": "prevent", "trigger": "destroyed", "what": "soldier_loss", "to": to}
    table = Table(
        cards=[
            soldier("cat", "1/1/0", "PERMANENT", {**item, "optional": True}),
            addon(
                "altar", "ACTION", {"op": "paragon", "amount": 1, "pay": {"sacrifice": "soldier"}}
            ),
        ],
        p1={"resources": 5, "warhost": ["Low(1/1/0)", "cat"], "field1": ["altar"]},
    )
    return table.do("activate 1")


def test_a_card_given_up_as_a_cost_cannot_stay() -> None:
    """X-RULING-85: its owner is not even asked."""
    table = sacrifice("stay")
    assert table.asks == (1, "act")
    assert (table["p1.warhost"], table["p1.paragon"]) == (["Low(1/1/0)"], 1)


def test_a_card_given_up_as_a_cost_may_go_under_the_warhost() -> None:
    """X-RULING-85"""
    table = sacrifice("warhost_bottom")
    assert table.asks == (1, "protect-soldier")
    table.do("protect cat")
    assert (table["p1.warhost"], table["p1.paragon"]) == (["cat", "Low(1/1/0)"], 1)


# --- X-RULING-86: limits of the dice pool


@pytest.mark.parametrize("caps", [(3, 2), (2, 3)])
def test_the_lowest_of_several_limits_counts(caps: tuple[int, int]) -> None:
    """X-RULING-86: whichever card became active last."""
    cards = [
        addon(
            f"law{cap}", "PERMANENT", {"op": "cap_dice", "who": "you", "die": "attack", "max": cap}
        )
        for cap in caps
    ]
    fields = {f"field{number}": [f"law{cap}"] for number, cap in enumerate(caps, 1)}
    table = Table(phase="dice", cards=cards, p1={"level": 2, **fields})
    assert table.options == ["split 4 2"]
