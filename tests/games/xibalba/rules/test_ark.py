"""X-ARK: entering the Ark, and life points."""

from __future__ import annotations

import pytest

from tests.games.xibalba.rules.ark_tables import CONQUEROR, conquest, empty
from tests.games.xibalba.rules.made_up import verbs
from tests.games.xibalba.table import Table

# --- way 1: an empty Ark


@pytest.mark.parametrize("paid", ["A", "C"])
def test_one_symbol_brings_the_active_soldier_into_an_empty_ark(paid: str) -> None:
    """X-ARK-02, X-ARK-03, X-RULING-48: A or C, exactly one, without an extra benefit."""
    table = empty().do(f"enter {paid}")
    assert table["ark"] == {"soldier": CONQUEROR, "owner": 1, "life": 6}
    assert table["p1.warhost"] == []
    assert table["action_pool"] == (["C"] if paid == "A" else ["A"])
    assert table.said("spend", use="enter", faces=[paid])


@pytest.mark.parametrize("paid", ["A-", "R1", "G1", "free"])
def test_nothing_but_an_attack_symbol_pays_for_entering(paid: str) -> None:
    """X-ARK-03: no blank, no other die, not for free."""
    empty(action_pool=["A-", "R1", "G1", "A"]).refuses(f"enter {paid}", "X-ARK-03")


def test_only_a_soldier_of_the_own_warhost_enters() -> None:
    """X-ARK-01, X-ARK-02: add-on cards never do."""
    table = empty(p1={"resources": 9, "field1": ["smuggler#1"]}, p2={"warhost": ["mole"]})
    table.refuses("enter A", "X-ARK-02")


def test_the_top_soldier_enters_and_the_next_becomes_active() -> None:
    """X-ARK-02, X-ARK-17: covered soldiers wait."""
    table = empty(p1={"resources": 9, "warhost": ["rig_foreman", CONQUEROR]})
    assert table["p1.now.harvest"] == 4
    table.do("enter A")
    assert table["ark.soldier"] == CONQUEROR
    assert table["p1.warhost"] == ["rig_foreman"]
    assert table["p1.now.harvest"] == 3
    assert table.said("uncover", seat=0, place="warhost", card="rig_foreman")


@pytest.mark.parametrize("owner", [0, 1, 2], ids=["neutral", "own", "another player's"])
def test_an_occupied_ark_cannot_be_entered(owner: int) -> None:
    """X-ARK-01, X-ARK-04, X-ARK-15, X-ARK-24: nobody is replaced, the neutral one included."""
    table = empty(ark={"soldier": "Bob(1/1/1)", "owner": owner})
    assert "enter A" not in table.options
    table.refuses("enter A", "X-ARK-04")


def test_entering_is_not_an_attack() -> None:
    """X-ARK-05, X-RULING-48: no dice are rolled, no attack effect triggers."""
    table = empty(p1={"resources": 9, "warhost": ["camel_gunner"]}).do("enter C")
    assert table.asks == (1, "act")
    assert "roll" not in verbs(table)
    assert "attack" not in verbs(table)
    assert table["p1.paragon"] == 0


def test_entering_is_a_use_of_the_soldier() -> None:
    """X-RULING-48: an ACTION effect about entering applies after it has entered."""
    table = empty(p1={"resources": 9, "warhost": ["surgeon_major"]}).do("enter A")
    assert table["ark.life"] == 4 + 2 + 3
    assert verbs(table).index("enter") < verbs(table).index("life")


# --- way 2: a conquest


def test_a_conqueror_must_enter() -> None:
    """X-ARK-06, X-ARK-07, X-ARK-12, X-EX-39, X-EX-40: nobody is asked."""
    table = conquest().do("attack ark A", dice=["G1"])
    assert table["ark"] == {"soldier": CONQUEROR, "owner": 1, "life": 6}
    assert table["p1.warhost"] == []
    assert table["discard.soldier"] == ["Bob(1/1/1)"]
    assert table.asks == (1, "act")


def test_the_order_of_a_conquest() -> None:
    """X-ARK-07, X-ARK-25, X-RULING-49: destroyed, entered with life points, then the reward."""
    table = conquest(
        p1={"resources": 9, "warhost": ["surgeon_major"], "field1": ["wanted_board"]},
        p2={"resources": 0},
        ark={"soldier": "stretcher_guard#1", "owner": 2, "life": 3},
    )
    table.do("attack ark A", dice=["G1", "G-"])
    order = [
        (event.verb, event.args.get("seat", event.args.get("owner")))
        for event in table.events
        if event.verb in ("destroy", "enter", "life", "roll", "paragon", "resources")
    ]
    assert order == [
        ("life", None),  # the damage
        ("destroy", 1),
        ("enter", 0),
        ("life", None),  # surgeon_major: enters the Ark
        ("roll", 0),  # the reward
        ("paragon", 0),
        ("resources", 0),  # wanted_board: destroys a soldier
        ("resources", 1),  # stretcher_guard: is destroyed
    ]


def test_the_reward_of_a_conquest_is_rolled_once() -> None:
    """X-ARK-08, X-RULING-49: value 2 gives two dice, not four."""
    table = conquest(p1={"resources": 9, "warhost": ["Guard(4/4/2)"]})
    table.do("attack ark A", dice=["G1", "G2"])
    assert verbs(table).count("roll") == 1
    assert table["p1.paragon"] == 3


@pytest.mark.parametrize(
    ("players", "resistance", "life"),
    [(2, 3, 5), (3, 3, 6), (4, 4, 8), (2, 8, 10), (2, 9, 10), (3, 18, 20), (4, 17, 20)],
)
def test_life_points_on_entering(players: int, resistance: int, life: int) -> None:
    """X-ARK-09, X-ARK-10: resistance + N, at most 10 with two players and 20 with more."""
    table = Table(
        players=players,
        p1={"resources": 9, "warhost": [f"Guard(4/{resistance}/1)"]},
        ark={"soldier": ""},
        action_pool=["A"],
    )
    assert table.do("enter A")["ark.life"] == life


def test_the_current_resistance_counts_on_entering() -> None:
    """X-ARK-09, X-CARD-38: an effect on the soldier's own resistance counts, too."""
    table = empty(
        cards=[
            {
                "id": "knight",
                "type": "soldier",
                "power": 4,
                "resistance": 3,
                "paragon": 1,
                "effect": [{"op": "resistance", "of": "this", "amount": 2}],
            }
        ],
        p1={"resources": 9, "warhost": ["knight"]},
    )
    assert table.do("enter A")["ark.life"] == 3 + 2 + 2


def test_later_changes_of_resistance_do_not_change_life_points() -> None:
    """X-ARK-14, X-RULING-52: the bonus ends, the life points stay."""
    table = empty(
        cards=[
            {
                "id": "veteran",
                "type": "soldier",
                "power": 4,
                "resistance": 3,
                "paragon": 0,
                "effect": [
                    {"op": "resistance", "of": "this", "amount": 4, "if": {"level_at_least": 2}},
                ],
            }
        ],
        p1={"resources": 9, "warhost": ["veteran"]},
    )
    table.do("enter A")
    assert table["ark.life"] == 5
    table.do("upgrade 2")
    assert table["ark.life"] == 5


# --- life points


def test_damage_beyond_the_last_life_point_is_lost() -> None:
    """X-ARK-11, X-RULING-51: power 8 against 4 life points; the owner's base has no harm."""
    table = conquest(
        ark={"soldier": "Bob(1/1/1)", "owner": 2, "life": 4},
        p2={"paragon": 9, "warhost": ["mole"], "field1": ["smuggler#1"]},
    )
    table.do("attack ark AA", dice=["G-"])
    assert table.said("life", change=-4, total=0)
    assert table["ark.life"] == 6  # nothing is left over for the conqueror
    assert table["p2.paragon"] == 9
    assert (table["p2.warhost"], table["p2.field1"]) == (["mole"], ["smuggler#1"])


def test_lost_life_points_stay_lost() -> None:
    """X-ARK-13: over the end of the turn and into the next."""
    table = conquest(
        p1={"resources": 0, "warhost": ["Guard(3/4/1)"]},
        p2={"resources": 0},
        ark={"soldier": "Bob(1/1/0)", "owner": 2, "life": 9},
        action_pool=["A"],
    )
    table.do("attack ark A")
    assert table["turn"] == 2
    assert table["ark.life"] == 6
    table.do("split 4 2", dice=["-"] * 6).do("keep all")
    assert table["turn"] == 1
    assert table["ark.life"] == 6


def test_a_soldier_in_the_ark_cannot_leave_it() -> None:
    """X-ARK-15: there is no option that discards, re-organizes or replaces it."""
    table = empty(
        ark={"soldier": "Bob(1/1/1)", "owner": 1},
        p1={"resources": 9, "warhost": ["mole", "bomber"]},
    )
    table.refuses("discard ark", "X-DISCARD-04")
    table.refuses("enter A", "X-ARK-04")
    table.do("reorganize")
    table.refuses("lift ark.1 warhost", "X-REORG-07")


# --- after entering


def test_symbols_left_are_used_from_inside() -> None:
    """X-ARK-16, X-RULING-53: after a conquest and after paying."""
    table = conquest().do("attack ark A", dice=["G-"])
    table.do("attack p2 A", dice=["G-"])
    assert table.said("hit", attack_target=1)
    walked = empty().do("enter A", "attack p2 C", dice=["G-"])
    assert walked.said("power", power=5)


def test_the_controlling_player_uses_the_warhost_for_all_but_attacks() -> None:
    """X-ARK-24: buy, discard, re-organize, PERMANENT effects; no attack, no second soldier."""
    table = Table(
        p1={"resources": 20, "warhost": ["rig_foreman", "mole"]},
        ark={"soldier": "Bob(1/1/1)", "owner": 1},
        market={"soldier": ["gunslinger", ""]},
        action_pool=["A", "A"],
    )
    table.refuses("attack ark A", "X-ATTACK-11")
    table.refuses("attack p2 A with warhost", "X-ATTACK-11")
    table.refuses("enter A", "X-ARK-04")
    table.do("reorganize", "lift warhost.1 warhost", "done")
    assert table["p1.now.harvest"] == 3
    table.do("discard warhost", "buy soldier1")
    assert table["p1.warhost"] == ["mole", "gunslinger"]


# --- effects around a destroyed soldier


def test_a_kept_soldier_is_asked_about_before_anything_else() -> None:
    """X-ARK-25, X-RULING-70: cryo_crypt puts it under the Warhost; then the attacker enters."""
    table = conquest(
        ark={"soldier": "gunslinger", "owner": 2, "life": 4},
        p2={"resources": 5, "warhost": ["mole"], "field1": ["cryo_crypt"]},
    )
    table.do("attack ark A")
    assert table.asks == (2, "protect-soldier")
    assert table["ark.soldier"] == "gunslinger"
    table.do("protect cryo_crypt", dice=["G2"])
    assert table["p2.warhost"] == ["gunslinger", "mole"]
    assert table["p2.resources"] == 2
    assert table["ark.soldier"] == CONQUEROR
    assert table["p1.paragon"] == 2  # it counts as destroyed


def test_an_owner_may_let_the_soldier_go() -> None:
    """X-ARK-25: declining costs nothing, and the soldier is discarded."""
    table = conquest(
        ark={"soldier": "gunslinger", "owner": 2, "life": 4},
        p2={"resources": 5, "field1": ["cryo_crypt"]},
    )
    table.do("attack ark A", "pass", dice=["G-"])
    assert table["discard.soldier"] == ["gunslinger"]
    assert table["p2.resources"] == 5
