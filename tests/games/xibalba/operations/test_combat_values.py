"""Operations on power, resistance, Paragon values, critical hits and productivity."""

from typing import Any

import pytest

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    card,
    defended,
    hero_at_ark,
    hero_in_ark,
    owning,
    use,
)
from tests.games.xibalba.table import Table

ARK = {"soldier": "Idol(0/1/0)", "life": 20}
GUARD = {"warhost": ["Guard(3/3/0)"]}


def strikes(tag: str, item: str, *, pool: str = "A", attack: str = "A", **given: Any) -> Table:
    """Player 1, with a gadget, attacks the Ark with a soldier of power 3."""
    p1 = {**GUARD, **given.pop("p1", {})}
    table = owning(tag, item, players=3, ark=ARK, pool=pool, p1=p1, **given)
    return table.do(f"attack ark {attack}")


# --- power


def test_power_per_symbol_is_multiplied_and_power_per_attack_is_not() -> None:
    item = '{ op = "power", of = "yours", amount = 2, per = "symbol" }'
    assert strikes("PERMANENT", item, pool="A C", attack="AC").said("power", power=2 * 5 + 1)
    item = '{ op = "power", of = "yours", amount = 2, per = "attack" }'
    assert strikes("PERMANENT", item, pool="A C", attack="AC").said("power", power=2 * 3 + 1 + 2)


def test_power_of_this_soldier_is_its_own() -> None:
    item = '{ op = "power", of = "this", amount = 2, per = "attack" }'
    assert hero_at_ark("PERMANENT", item, pool="A A").do("attack ark AA").said("power", power=8)
    boosted = [card("hero", "soldier", "PERMANENT", item)]
    covered = Table(
        cards=boosted,
        ark=ARK | {"life": 9},
        action_pool=["A"],
        p1={"warhost": ["hero", "Guard(3/3/0)"]},
    )
    assert covered.do("attack ark A").said("power", power=3)


def test_the_power_of_an_attack_is_never_negative() -> None:
    item = '{ op = "power", of = "yours", amount = -9, per = "symbol" }'
    assert strikes("PERMANENT", item).said("power", power=0)


BY_STRUCTURES = (
    '{ op = "power", of = "yours", amount = { per = "structures", each = 1 }, per = "attack" }'
)
BY_LEVEL = (
    '{ op = "power", of = "yours", amount = { per = "base_level", each = 1 }, per = "symbol" }'
)
BY_RESOURCES = (
    '{ op = "power", of = "yours", amount = { per = "resources_5", each = 1 }, per = "attack" }'
)
BY_BLANKS = (
    '{ op = "power", of = "yours", amount = { per = "blanks_in_pool", each = 1, max = 2 }, '
    'per = "attack" }'
)
BY_CIVILIANS = (
    '{ op = "power", of = "yours", amount = { per = "civilians", each = 1 }, per = "attack" }'
)


@pytest.mark.parametrize(
    ("item", "bonus"),
    [(BY_STRUCTURES, 2), (BY_LEVEL, 2), (BY_RESOURCES, 2), (BY_BLANKS, 2), (BY_CIVILIANS, 0)],
)
def test_continuous_power_may_count_something(item: str, bonus: int) -> None:
    own = {"field2": ["oil_well"], "level": 2}
    table = strikes("PERMANENT", item, pool="A R- R- A-", p1=own)
    assert table.said("power", power=3 + bonus)


def test_a_soldiers_own_power_may_count_what_its_player_has() -> None:
    item = (
        '{ op = "power", of = "this", amount = { per = "resources_5", each = 1 }, per = "attack" }'
    )
    table = hero_in_ark("PERMANENT", item, p1={"resources": 10}, p2={"resources": 25})
    assert table.do("attack p2 A").said("power", power=3 + 2)


def test_counted_power_follows_resources_and_dice() -> None:
    own = {**GUARD, "resources": 4}
    table = owning("PERMANENT", BY_RESOURCES, players=3, ark=ARK, pool="A A R3", p1=own)
    assert table.do("attack ark A").said("power", power=3)
    table.do("gather R3")
    assert table.do("attack ark A").said("power", power=4)


def test_power_of_the_attacker_weakens_an_attack_on_the_own_base() -> None:
    item = (
        '{ op = "power", trigger = "base_attacked", of = "attacker", amount = -1, per = "symbol" }'
    )
    table = defended("PERMANENT", item, pool="A A").do("attack p1 AA")
    assert table.said("power", power=4)


def test_the_attacker_may_stay_weakened_for_the_whole_turn() -> None:
    item = (
        '{ op = "power", trigger = "base_attacked", of = "attacker", amount = -1, '
        'per = "attack", until = "turn_end", limit = 1 }'
    )
    table = defended("PERMANENT", item, pool="A A", players=3)
    assert table.do("attack p1 A").said("power", power=2)
    assert table.do("attack p3 A").said("power", power=2)


def test_own_power_raised_while_being_attacked_does_not_help_the_attacker() -> None:
    item = '{ op = "power", trigger = "base_attacked", of = "yours", amount = 5, per = "attack" }'
    assert defended("PERMANENT", item).do("attack p1 A").said("power", power=3)


# --- resistance


def test_resistance_of_the_base_and_of_the_blocker() -> None:
    base = '{ op = "resistance", of = "base", amount = 1 }'
    assert defended("PERMANENT", base, power=3).do("attack p1 A").said("hold")
    blocker = '{ op = "resistance", of = "blocker", amount = 1 }'
    table = defended("PERMANENT", blocker, power=3, p1={"warhost": ["Wall(1/3/0)"]})
    assert table.do("attack p1 A", "block")["p1.warhost"] == ["Wall(1/3/0)"]


def test_a_blocker_strengthened_while_blocking_is_weak_again_afterwards() -> None:
    item = '{ op = "resistance", trigger = "block", of = "blocker", amount = 1, limit = 1 }'
    table = defended("PERMANENT", item, power=3, pool="A A", p1={"warhost": ["Wall(1/3/0)"]})
    table.do("attack p1 A", "block")
    assert table["p1.warhost"] == ["Wall(1/3/0)"]
    assert table.do("attack p1 A", "block")["p1.warhost"] == []


def test_resistance_of_this_soldier_counts_when_it_enters_the_ark() -> None:
    item = '{ op = "resistance", of = "this", amount = 2 }'
    assert hero_at_ark("PERMANENT", item, life=3).do("attack ark A")["ark.life"] == 5 + 2
    during = '{ op = "resistance", trigger = "attack_ark", of = "this", amount = 2 }'
    assert hero_at_ark("ACTION", during, life=3).do("attack ark A")["ark.life"] == 5 + 2


def test_resistance_of_the_target_base_falls_for_the_attack_but_not_below_one() -> None:
    item = '{ op = "resistance", trigger = "attack_base", of = "target_base", amount = -9 }'
    cards = [card("hero", "soldier", "ACTION", item, power=1)]
    ark = {"soldier": "hero", "owner": 1, "life": 8}
    table = Table(cards=cards, ark=ark, action_pool=["A"], p2={"level": 4})
    assert table.do("attack p2 A").said("hit")
    assert table["p2.now.resistance"] == 6


def test_a_target_base_may_stay_weakened_and_an_attack_on_the_ark_has_none() -> None:
    item = (
        '{ op = "resistance", trigger = "attack", of = "target_base", amount = -1, '
        'until = "your_next_turn" }'
    )
    table = hero_in_ark("ACTION", item, pool="A").do("attack p2 A")
    assert table.do("end")["p2.now.resistance"] == 2
    at_ark = hero_at_ark("ACTION", item, owner=2).do("attack ark A")
    assert at_ark["p2.now.resistance"] == 3


def test_changes_of_the_own_base_do_not_concern_the_base_under_attack() -> None:
    item = '{ op = "resistance", trigger = "attack", of = "base", amount = 9 }'
    assert hero_in_ark("ACTION", item).do("attack p2 A").said("hit")
    item = '{ op = "resistance", trigger = "attack", of = "blocker", amount = 9 }'
    table = hero_in_ark("ACTION", item, p2={"warhost": ["Weak(1/1/0)"]})
    assert table.do("attack p2 A", "block")["p2.warhost"] == []


def test_counted_resistance_of_a_base_follows_its_counter() -> None:
    item = '{ op = "resistance", of = "base", amount = { per = "resources_5", each = 1, max = 4 } }'
    table = owning("PERMANENT", item, pool="R3", p1={"resources": 13})
    assert table["p1.now.resistance"] == 3 + 2
    assert table.do("gather R3")["p1.now.resistance"] == 3 + 3


# --- paragon_value


@pytest.mark.parametrize(
    ("item", "dice"),
    [
        ('{ op = "paragon_value", of = "yours", amount = 1, when = "control" }', (1, 0, 0)),
        ('{ op = "paragon_value", of = "yours", amount = 1, when = "destroy" }', (0, 1, 0)),
        ('{ op = "paragon_value", of = "yours", amount = 1, when = "loot" }', (0, 0, 1)),
        ('{ op = "paragon_value", of = "yours", amount = 1, when = "any" }', (1, 1, 1)),
        ('{ op = "paragon_value", of = "yours", amount = -2, when = "any" }', (-1, -1, -1)),
    ],
)
def test_the_paragon_value_of_own_soldiers_changes_for_what_is_named(
    item: str, dice: tuple[int, int, int]
) -> None:
    control, destroy, loot = (1 + change for change in dice)
    ark = {"soldier": "Guard(3/3/1)", "owner": 1, "life": 8}
    foe = {"warhost": ["Weak(1/1/0)"], "paragon": 9}
    table = owning("PERMANENT", item, ark=ark, pool="A A", p2=foe)
    table.do("attack p2 A", "block", dice=["G1"] * destroy)
    table.do("attack p2 A", dice=["G1"] * loot)
    assert table.do("end", dice=["G1"] * control)["p1.paragon"] == control + destroy + loot


def test_the_paragon_value_of_this_soldier_is_its_own() -> None:
    item = '{ op = "paragon_value", of = "this", amount = 2, when = "loot" }'
    table = hero_in_ark("PERMANENT", item, p2={"paragon": 9})
    assert table.do("attack p2 A", dice=["G2", "G2"])["p1.paragon"] == 4


# --- critical_value, productivity


def test_every_critical_hit_counts_more_or_less() -> None:
    item = '{ op = "critical_value", amount = 2 }'
    assert strikes("PERMANENT", item, pool="C C A", attack="ACC").said("power", power=9 + 2 * 3)
    item = '{ op = "critical_value", amount = -1 }'
    assert strikes("PERMANENT", item, pool="C", attack="C").said("power", power=3)


def test_a_critical_value_for_one_attack() -> None:
    item = '{ op = "critical_value", trigger = "attack", amount = 3, if = { first_attack = true } }'
    table = hero_at_ark("ACTION", item, pool="C C", players=3, life=20)
    assert table.do("attack ark C").said("power", power=3 + 4)
    assert table.do("attack ark C").said("power", power=3 + 1)


def test_productivity_of_each_opponent_falls_but_not_below_zero() -> None:
    item = '{ op = "productivity", who = "each_opponent", amount = -2 }'
    table = owning("PERMANENT", item, players=3, p2={"level": 2}, p3={"level": 4})
    assert [table[f"p{n}.now.productivity"] for n in (1, 2, 3)] == [0, 0, 1]


def test_productivity_of_all_counts_in_the_next_effect_phase() -> None:
    item = '{ op = "productivity", who = "all", amount = 2, until = "your_next_turn" }'
    table = use(item, p2={"resources": 1}).do("end")
    assert table["p2.resources"] == 3
    assert begin_turn(table).do("end")["p1.resources"] == 10


# --- unblockable


def test_an_unblockable_attack_asks_for_no_block() -> None:
    item = '{ op = "unblockable", trigger = "attack_base", if = { symbols_at_least = 2 } }'
    foe = {"warhost": ["Wall(1/9/0)"], "level": 4}
    table = hero_in_ark("ACTION", item, pool="A A A", p2=foe)
    assert table.do("attack p2 A").asks == (2, "block")
    table.do("pass")
    assert table.do("attack p2 AA").said("hit")


def test_an_addon_can_make_attacks_unblockable() -> None:
    item = '{ op = "unblockable", trigger = "attack" }'
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 8}
    table = owning("PERMANENT", item, ark=ark, pool="A", p2={"warhost": ["Wall(1/9/0)"]})
    assert table.do("attack p2 A").said("hit")
