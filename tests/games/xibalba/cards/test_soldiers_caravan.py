"""Soldiers of the Saltroad Consortium."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    at_empty_ark,
    effect_phase,
    idle_turn,
    in_ark,
    nothing_to_resolve,
    power,
    raided,
)
from tests.games.xibalba.table import Table


def test_a_caravan_guard_in_the_warhost_earns_a_resource_each_turn() -> None:
    table = effect_phase(p1={"warhost": ["caravan_guard"]})
    table.do("resolve warhost")
    assert table["p1.resources"] == 3


def test_a_caravan_guard_in_the_ark_earns_nothing() -> None:
    assert nothing_to_resolve(effect_phase(ark={"soldier": "caravan_guard", "owner": 1}))


@pytest.mark.parametrize(("answer", "expected", "left"), [("use", 3 + 2, 1), ("pass", 3, 2)])
def test_a_camel_gunner_may_spend_a_resource_for_more_power(
    answer: str, expected: int, left: int
) -> None:
    table = at_ark("camel_gunner").do("attack ark A")
    assert table.asks == (1, "use-effect")
    table.do(answer)
    assert power(table) == expected
    assert table["p1.resources"] == left


def test_a_camel_gunner_adds_to_the_total_and_is_asked_once_per_attack() -> None:
    table = in_ark("camel_gunner", "A A A", p2={"warhost": ["Guard(1/20/0)"]})
    table.do("attack p2 AA", "use")
    assert power(table) == 6 + 2
    table.do("block", "attack p2 A", "use")
    assert power(table) == 3 + 2
    assert table["p1.resources"] == 0


def test_a_camel_gunner_who_cannot_pay_is_not_asked() -> None:
    table = at_ark("camel_gunner", "A R1", p1={"resources": 0}).do("attack ark A")
    assert power(table) == 3


@pytest.mark.parametrize(
    ("resources", "bonus"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (25, 3)]
)
def test_an_oil_burner_gains_power_for_every_five_resources(resources: int, bonus: int) -> None:
    table = at_ark("oil_burner", p1={"resources": resources}).do("attack ark A")
    assert power(table) == 4 + bonus
    two = in_ark("oil_burner", "A A", p1={"resources": resources}, p2={"warhost": ["G(1/20/0)"]})
    assert power(two.do("attack p2 AA")) == 8 + bonus


def test_an_armed_tax_collector_earns_a_resource_with_every_control_income() -> None:
    table = in_ark("armed_tax_collector", p1={"resources": 1})
    table.do("end", dice=["G-"])
    assert table["p1.resources"] == 2
    idle_turn(table, income="G1")
    assert table["p1.resources"] == 3
    assert table["p1.paragon"] == 1


def test_an_armed_tax_collector_in_the_warhost_earns_nothing() -> None:
    table = in_ark("Idol(0/1/1)", p1={"warhost": ["armed_tax_collector"], "resources": 1})
    table.do("end", dice=["G-"])
    assert table["p1.resources"] == 1


def test_a_sand_corsair_steals_from_each_opponent_on_entering_an_empty_ark() -> None:
    table = at_empty_ark("sand_corsair", players=4, p3={"resources": 0})
    table.do("enter A")
    assert [table[f"p{seat}.resources"] for seat in (1, 2, 3, 4)] == [4 + 2, 3, 0, 3]


def test_a_sand_corsair_steals_after_a_conquest_too_but_not_for_a_mere_attack() -> None:
    table = at_ark("sand_corsair", "A A", life=8).do("attack ark A")
    assert table["p2.resources"] == 2
    table.do("attack ark A", dice=["G-"])
    assert table["p2.resources"] == 1
    assert table["p1.resources"] == 3


def test_a_granary_is_closed_to_a_sand_corsair() -> None:
    table = at_empty_ark("sand_corsair", p2={"field1": ["vaulted_granary"]}).do("enter A")
    assert table["p2.resources"] == 2
    assert table["p1.resources"] == 2


@pytest.mark.parametrize("place", ["warhost", "ark"])
def test_a_merchant_champion_wants_wages_in_each_effect_phase(place: str) -> None:
    ark = {"soldier": "merchant_champion", "owner": 1} if place == "ark" else {"soldier": ""}
    warhost = [] if place == "ark" else ["merchant_champion"]
    table = effect_phase(ark=ark, p1={"warhost": warhost, "resources": 3})
    table.do(f"resolve {place}")
    assert table["p1.resources"] == 2


def test_a_merchant_champion_stays_though_the_wages_cannot_be_paid() -> None:
    table = effect_phase(p1={"warhost": ["merchant_champion"], "resources": 0})
    assert nothing_to_resolve(table)
    assert table["p1.warhost"] == ["merchant_champion"]


def test_a_mirage_dancer_can_be_kept_when_blocking_would_destroy_her() -> None:
    table = raided(4, paragon=1, p1={"warhost": ["mirage_dancer"], "resources": 3})
    table.do("attack p1 A", "block")
    assert table.asks == (1, "protect-soldier")
    assert table.options == ["protect mirage_dancer", "pass"]
    table.do("protect mirage_dancer")
    assert table["p1.warhost"] == ["mirage_dancer"]
    assert table["p1.resources"] == 1
    assert table["p2.paragon"] == 0
    assert table.said("block_holds")


def test_a_mirage_dancer_can_be_kept_again_and_again() -> None:
    table = raided(4, pool="A A", p1={"warhost": ["mirage_dancer"], "resources": 4})
    table.do("attack p1 A", "block", "protect mirage_dancer")
    table.do("attack p1 A", "block", "protect mirage_dancer")
    assert table["p1.warhost"] == ["mirage_dancer"]
    assert table["p1.resources"] == 0


def test_a_mirage_dancer_whose_player_declines_is_destroyed() -> None:
    table = raided(4, paragon=1, p1={"warhost": ["mirage_dancer"], "resources": 3})
    table.do("attack p1 A", "block")
    table.do("pass", dice=["G1"])
    assert table["p1.warhost"] == []
    assert table["p1.resources"] == 3
    assert table["p2.paragon"] == 1


def test_a_mirage_dancer_is_not_asked_for_when_she_survives_or_cannot_be_paid() -> None:
    survives = raided(3, p1={"warhost": ["mirage_dancer"], "resources": 3})
    survives.do("attack p1 A", "block")
    assert survives.asks == (2, "act")
    assert survives["p1.resources"] == 3
    poor = raided(4, p1={"warhost": ["mirage_dancer"], "resources": 1})
    poor.do("attack p1 A", "block")
    assert poor["p1.warhost"] == []


def test_a_mirage_dancer_falls_to_everything_but_blocking() -> None:
    market = {"event": ["stampede", "time_bomb"]}
    own = {"warhost": ["mirage_dancer"], "resources": 9}
    trampled = Table(turn=2, p1=own, p2={"resources": 9}, market=market)
    trampled.do("buy event1")
    assert trampled["p1.warhost"] == []
    conquered = Table(
        turn=2,
        ark={"soldier": "mirage_dancer", "owner": 1, "life": 3},
        p1={"resources": 9},
        p2={"warhost": ["Guard(3/1/0)"]},
        action_pool=["A"],
    )
    conquered.do("attack ark A")
    assert conquered["discard.soldier"] == ["mirage_dancer"]


def test_a_mirage_dancer_can_be_put_into_a_cryo_crypt_instead() -> None:
    own = {"warhost": ["Low(1/1/0)", "mirage_dancer"], "field1": ["cryo_crypt"], "resources": 3}
    table = raided(4, paragon=1, p1=own)
    table.do("attack p1 A", "block")
    assert table.options == ["protect mirage_dancer", "protect cryo_crypt", "pass"]
    table.do("protect cryo_crypt", dice=["G1"])
    assert table["p1.warhost"] == ["mirage_dancer", "Low(1/1/0)"]
    assert table["p2.paragon"] == 1
    assert not table.said("block_holds")
