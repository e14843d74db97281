"""X-WEAPON: an attack symbol becomes a critical hit."""

from __future__ import annotations

from tests.games.xibalba.table import Table


def test_an_attack_symbol_becomes_a_critical_hit_for_its_price() -> None:
    """X-WEAPON-01: one A of the own action pool, nothing else changes."""
    table = Table(p1={"resources": 5}, action_pool=["A", "A", "A-", "R1"])
    table.do("weapon_technology")
    assert table["action_pool"] == ["R1", "A-", "A", "C"]
    assert table["p1.resources"] == 3
    assert table.said("turn_die", from_face="A", to_face="C")
    assert table["used_dice"] == []


def test_the_turned_die_adds_its_point_to_an_attack() -> None:
    """X-WEAPON-01, X-ATTACK-04: power 3 becomes 4."""
    table = Table(
        p1={"resources": 5, "warhost": ["Guard(3/2/1)"]},
        ark={"soldier": "Bob(1/1/1)", "life": 9},
        action_pool=["A"],
    )
    table.do("weapon_technology", "attack ark C")
    assert table["ark.life"] == 5


def test_the_price_on_the_base_must_be_paid() -> None:
    """X-WEAPON-01, X-ACTION-07: three on this base."""
    costs = {"weapon_technology": 3}
    table = Table(p1={"resources": 3, "costs": costs}, action_pool=["A"], p2={"resources": 0})
    assert "weapon_technology" in table.options
    poor = Table(p1={"resources": 2, "costs": costs}, action_pool=["A"])
    poor.refuses("weapon_technology", "X-ACTION-07")


def test_only_an_attack_symbol_can_be_turned() -> None:
    """X-WEAPON-02, X-RULING-42: no blank, no critical hit, no other die."""
    table = Table(
        p1={"resources": 9}, action_pool=["A-", "C", "R-", "R1", "R2", "R3", "G-", "G1", "G2"]
    )
    assert "weapon_technology" not in table.options
    table.refuses("weapon_technology", "X-WEAPON-02")


def test_each_payment_turns_exactly_one_symbol() -> None:
    """X-WEAPON-03: as long as there is an A and money."""
    table = Table(p1={"resources": 9}, action_pool=["A", "A", "A"])
    table.do("weapon_technology", "weapon_technology")
    assert table["action_pool"] == ["A", "C", "C"]
    assert table["p1.resources"] == 5
    table.do("weapon_technology")
    table.refuses("weapon_technology", "X-WEAPON-02")
    assert table["p1.resources"] == 3
