"""Civilians of the Prairie Outriders."""

import pytest

from tests.games.xibalba.cards.scenes import effect_phase, in_ark, nothing_to_resolve, paid_for
from tests.games.xibalba.table import Table


def test_a_horse_trader_makes_soldiers_one_resource_cheaper_and_nothing_else() -> None:
    market = {"soldier": ["mole", "sewer_rat"], "civilian": ["smuggler", "fence"]}
    table = Table(p1={"field1": ["horse_trader"], "resources": 20}, market=market)
    assert paid_for(table, "buy soldier1") == 4 - 1
    assert paid_for(table, "buy civilian1 1") == 4
    other = Table(turn=2, p1={"field1": ["horse_trader"]}, p2={"resources": 9}, market=market)
    assert paid_for(other, "buy soldier1") == 4


def test_two_horse_traders_add_up_and_a_covered_one_does_not_count() -> None:
    market = {"soldier": ["mole", "sewer_rat"]}
    two = {"field1": ["horse_trader"], "field2": ["horse_trader"], "level": 2, "resources": 9}
    assert paid_for(Table(p1=two, market=market), "buy soldier1") == 4 - 2
    covered = {"field1": ["horse_trader", "fence"], "resources": 9}
    assert paid_for(Table(p1=covered, market=market), "buy soldier1") == 4


def test_a_tracker_sorts_the_top_two_soldiers() -> None:
    deck = {"soldier": ["mole", "sewer_rat", "bomber"]}
    table = effect_phase(ark={"soldier": ""}, deck=deck, p1={"field1": ["tracker"]})
    table.do("resolve field1")
    assert sorted(table.options) == [
        "bottom mole",
        "bottom sewer_rat",
        "top mole",
        "top sewer_rat",
    ]
    table.do("bottom mole", "top sewer_rat")
    assert table["deck.soldier.0"] == "sewer_rat"
    assert table["deck.soldier.1"] == "bomber"
    assert table["deck.soldier"][-1] == "mole"
    assert table["p1.resources"] == 2


def test_a_tracker_may_swap_the_two_cards_on_top() -> None:
    deck = {"soldier": ["mole", "sewer_rat", "bomber"]}
    table = effect_phase(deck=deck, p1={"field1": ["tracker"]})
    table.do("resolve field1", "top mole", "top sewer_rat")
    assert table["deck.soldier"][:3] == ["sewer_rat", "mole", "bomber"]


@pytest.mark.parametrize(("owner", "gain"), [(0, 0), (1, 0), (2, 1)])
def test_a_tracker_is_paid_while_an_opponent_controls_the_ark(owner: int, gain: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": owner}
    table = effect_phase(ark=ark, deck={"soldier": ["mole", "bomber"]}, p1={"field1": ["tracker"]})
    table.do("resolve field1", "top bomber", "top mole")
    assert table["p1.resources"] == 2 + gain


def test_a_tracker_is_paid_even_without_cards_to_look_at() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2}
    table = effect_phase(ark=ark, deck={"soldier": []}, p1={"field1": ["tracker"]})
    table.do("resolve field1")
    assert table["p1.resources"] == 3


def test_a_fence_pays_two_resources_for_every_base_that_is_hit() -> None:
    table = in_ark("Raider(3/1/0)", "A A", players=3, p1={"field1": ["fence"]})
    table.do("attack p2 A")
    assert table["p1.resources"] == 3 + 2
    table.do("attack p3 A")
    assert table["p1.resources"] == 3 + 4


def test_a_fence_pays_nothing_for_attacks_that_fail_or_are_blocked() -> None:
    held = in_ark("Raider(2/1/0)", p1={"field1": ["fence"]})
    assert held.do("attack p2 A")["p1.resources"] == 2
    blocked = in_ark("Raider(3/1/0)", p1={"field1": ["fence"]}, p2={"warhost": ["Guard(1/1/0)"]})
    assert blocked.do("attack p2 A", "block")["p1.resources"] == 2


def test_a_fence_pays_nothing_when_the_own_base_is_hit() -> None:
    table = in_ark("Raider(3/1/0)", p2={"field1": ["fence"]})
    assert table.do("attack p2 A", "pass")["p2.resources"] == 2


def test_a_union_agitator_takes_a_resource_from_each_richer_opponent() -> None:
    table = effect_phase(
        players=4,
        p1={"field1": ["union_agitator"], "resources": 3},
        p2={"resources": 4},
        p3={"resources": 3},
        p4={"resources": 9},
    )
    table.do("resolve field1")
    assert [table[f"p{seat}.resources"] for seat in (1, 2, 3, 4)] == [3, 3, 3, 8]


def test_a_union_agitator_has_nothing_to_say_when_nobody_is_richer() -> None:
    table = effect_phase(p1={"field1": ["union_agitator"], "resources": 3}, p2={"resources": 3})
    assert nothing_to_resolve(table)


def test_a_saloon_singer_sends_an_opponents_soldier_to_the_bottom() -> None:
    soldiers = ["Low(1/1/0)", "Middle(1/1/0)", "Top(1/1/0)"]
    table = Table(p1={"field1": ["saloon_singer"], "resources": 5}, p2={"warhost": soldiers})
    table.do("activate 1")
    assert table["p1.resources"] == 4
    assert table["p2.warhost"] == ["Top(1/1/0)", "Low(1/1/0)", "Middle(1/1/0)"]
    table.refuses("activate 1", "X-CARD-16")


def test_a_saloon_singer_chooses_among_opponents_with_two_soldiers() -> None:
    table = Table(
        players=4,
        p1={"field1": ["saloon_singer"]},
        p2={"warhost": ["A(1/1/0)", "B(1/1/0)"]},
        p3={"warhost": ["C(1/1/0)"]},
        p4={"warhost": ["D(1/1/0)", "E(1/1/0)"]},
    )
    table.do("activate 1")
    assert table.options == ["opponent p2", "opponent p4"]
    table.do("opponent p4")
    assert table["p4.warhost"] == ["E(1/1/0)", "D(1/1/0)"]
    assert table["p2.warhost"] == ["A(1/1/0)", "B(1/1/0)"]


def test_a_saloon_singer_needs_a_resource_and_somebody_to_sing_for() -> None:
    alone = Table(p1={"field1": ["saloon_singer"]}, p2={"warhost": ["C(1/1/0)"]})
    alone.refuses("activate 1", "X-CARD-34")
    two = {"warhost": ["A(1/1/0)", "B(1/1/0)"]}
    poor = Table(p1={"field1": ["saloon_singer"], "resources": 0}, p2=two, action_pool=["R1"])
    poor.refuses("activate 1", "X-CARD-17")
