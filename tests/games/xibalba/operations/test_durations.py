"""How long changes last: an attack, a turn, a round, or the next turn."""

from tests.games.xibalba.operations.adhoc import (
    begin_turn,
    defended,
    hero_at_ark,
    hero_in_ark,
    owning,
    play,
    use,
)


def test_turn_end() -> None:
    item = '{ op = "action_cost", action = "discard", amount = 2, until = "turn_end" }'
    table = use(item)
    assert table["p1.now.discard"] == 3
    assert table.do("end")["p1.now.discard"] == 1


def test_your_next_turn() -> None:
    item = '{ op = "resistance", of = "base", amount = 2, until = "your_next_turn" }'
    table = use(item).do("end")
    assert table["p1.now.resistance"] == 5
    begin_turn(table).do("end")
    assert table["turn"] == 1
    assert table["p1.now.resistance"] == 3


def test_end_of_your_next_turn_affects_only_that_turn() -> None:
    item = '{ op = "productivity", amount = 2, until = "end_of_your_next_turn" }'
    table = use(item, p1={"base": {"productivity": [1, 1, 1, 1]}})
    assert table["p1.now.productivity"] == 1
    begin_turn(table.do("end")).do("end")
    assert table["p1.resources"] == 10 + 3
    assert begin_turn(table).do("end")["p1.now.productivity"] == 1


def test_a_discount_for_the_next_turn_is_not_used_up_before_it() -> None:
    item = (
        '{ op = "discount", cards = "any", amount = 1, uses = 1, until = "end_of_your_next_turn" }'
    )
    deck = {"event": ["martial_law", "war_bonds", "blackout"]}
    table = play(item, deck=deck, p1={"resources": 20}).do("buy event1")
    assert table["p1.resources"] == 20 - 1 - 2
    table.do("end")
    begin_turn(table).do("end")
    assert begin_turn(table).do("buy event1")["p1.resources"] == 17 - 3 + 1


def test_a_card_disabled_in_the_next_turn_works_until_then() -> None:
    item = (
        '{ op = "disable", from = "opponent", kind = "structure", count = 1, '
        'until = "end_of_your_next_turn" }'
    )
    table = use(item, p2={"field1": ["bastion_wall"]})
    assert table["p2.now.resistance"] == 5
    begin_turn(table.do("end")).do("end")
    assert table["p2.now.resistance"] == 3
    begin_turn(table).do("end")
    assert table["p2.now.resistance"] == 5


def test_without_a_duration_a_change_of_an_attack_lasts_for_that_attack() -> None:
    item = '{ op = "power", trigger = "attack", of = "this", amount = 1, per = "symbol" }'
    table = hero_at_ark("ACTION", item, pool="A A")
    assert table.do("attack ark A").said("power", power=4)
    assert table.do("attack ark A").said("power", power=4)  # not 5
    assert table["lasting"] == []


def test_without_a_duration_a_paragon_value_of_an_attack_lasts_for_that_attack() -> None:
    item = (
        '{ op = "paragon_value", trigger = "attack_base", of = "this", amount = 1, '
        'when = "any", if = { first_attack = true } }'
    )
    table = hero_in_ark("ACTION", item, pool="A A", paragon=1, p2={"paragon": 9})
    table.do("attack p2 A", dice=["G1", "G1"])
    table.do("attack p2 A", dice=["G1"])
    assert table.do("end", dice=["G1"])["p1.paragon"] == 4


def test_a_duration_can_make_a_change_of_an_attack_last_longer() -> None:
    item = (
        '{ op = "power", trigger = "attack", of = "this", amount = 1, per = "symbol", '
        'until = "turn_end" }'
    )
    table = hero_at_ark("ACTION", item, pool="A A")
    assert table.do("attack ark A").said("power", power=4)
    assert table.do("attack ark A").said("power", power=5)


def test_without_a_duration_other_changes_last_until_the_end_of_the_turn() -> None:
    table = use('{ op = "resistance", of = "base", amount = 2 }')
    assert table["p1.now.resistance"] == 5
    assert table.do("end")["p1.now.resistance"] == 3


def test_a_continuous_change_lasts_while_its_card_is_active() -> None:
    table = owning("PERMANENT", '{ op = "resistance", of = "base", amount = 2 }')
    assert table["p1.now.resistance"] == 5
    assert table.do("discard field1")["p1.now.resistance"] == 3


def test_a_change_with_a_duration_outlives_its_card() -> None:
    item = '{ op = "resistance", of = "base", amount = 2, until = "your_next_turn" }'
    table = use(item).do("discard field1", "end")
    assert table["p1.now.resistance"] == 5


def test_a_change_made_in_the_turn_of_another_player_ends_with_that_turn() -> None:
    item = (
        '{ op = "resistance", trigger = "base_attacked", of = "base", amount = 1, '
        'until = "turn_end" }'
    )
    table = defended("PERMANENT", item, power=3, pool="A A")
    assert table.do("attack p1 A")["p1.now.resistance"] == 4
    assert table.do("attack p1 A")["p1.now.resistance"] == 5
    assert table.do("end")["p1.now.resistance"] == 3
