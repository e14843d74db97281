"""Civilians of the Scarlet Cellar."""

import pytest

from tests.games.xibalba.cards.scenes import (
    effect_phase,
    idle_turn,
    nothing_to_resolve,
    paid_for,
)
from tests.games.xibalba.table import Table


def test_a_forger_discards_one_card_for_free_each_turn() -> None:
    market = {"soldier": ["mole", "bomber"]}
    table = Table(p1={"field1": ["forger"], "resources": 3}, market=market)
    table.do("activate 1", "discard soldier2")
    assert table["discard.soldier"] == ["bomber"]
    assert table["market.soldier.0"] == "mole"
    assert table["p1.resources"] == 3
    assert table.asks == (1, "act")
    table.refuses("activate 1", "X-CARD-16")


def test_a_forger_discards_two_cards_for_the_own_faction() -> None:
    market = {"soldier": ["mole", "bomber"], "event": ["stampede", "time_bomb"]}
    own = {"field1": ["forger"], "faction": "saboteur", "resources": 3}
    table = Table(p1=own, market=market)
    table.do("activate 1", "discard soldier2", "discard event1")
    assert table["discard.soldier"] == ["bomber"]
    assert table["discard.event"] == ["stampede"]
    assert table["p1.resources"] == 3
    assert table.asks == (1, "act")


def test_a_forger_may_discard_an_own_card_and_needs_no_resources() -> None:
    own = {"field1": ["forger"], "warhost": ["mole"], "resources": 0}
    table = Table(p1=own, action_pool=["R1"]).do("activate 1", "discard warhost")
    assert table["p1.warhost"] == []


def test_a_forger_cannot_discard_market_cards_in_apocalypse_mode() -> None:
    own = {"field1": ["forger"], "warhost": ["mole"]}
    table = Table(mode="apocalypse", p1=own).do("activate 1")
    assert table.options == ["discard warhost", "discard field1", "done"]


def test_an_agent_provocateur_stops_an_opponents_add_on_until_the_next_own_turn() -> None:
    table = effect_phase(
        ark={"soldier": ""},
        players=3,
        p1={"field1": ["agent_provocateur"]},
        p2={"field1": ["stonemason"], "field2": ["horse_trader"], "level": 2},
        p3={"field1": ["bastion_wall"]},
    )
    table.do("resolve field1")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p2")
    assert table.options == ["disable p2 1", "disable p2 2"]
    table.do("disable p2 1")
    assert table["p2.now.upgrade"] == 6
    assert table["p3.now.resistance"] == 5
    assert len(table["lasting"]) == 1
    for _ in range(3):
        assert table["p2.now.upgrade"] == 6
        idle_turn(table)
    assert table["turn"] == 1
    assert table["p2.now.upgrade"] == 6 - 1


def test_an_agent_provocateur_finds_no_work_where_nobody_has_an_add_on() -> None:
    assert nothing_to_resolve(effect_phase(p1={"field1": ["agent_provocateur"]}))


def test_an_agent_provocateur_cannot_reach_cards_protected_by_a_safe_house() -> None:
    table = effect_phase(p1={"field1": ["agent_provocateur"]}, p2={"field1": ["safe_house"]})
    assert nothing_to_resolve(table)


@pytest.mark.parametrize(("turn", "price"), [(1, 3 - 1), (2, 3 + 1), (3, 3 + 1)])
def test_an_underground_printer_makes_events_cheaper_for_the_own_player_and_dearer_for_others(
    turn: int, price: int
) -> None:
    table = Table(
        players=3,
        turn=turn,
        market={"event": ["war_bonds", "stampede"], "soldier": ["mole", "bomber"]},
        p1={"field1": ["underground_printer"], "resources": 20},
        p2={"resources": 20},
        p3={"resources": 20},
    )
    assert paid_for(table, "buy event1") == price
    assert paid_for(table, "buy soldier1") == 4


def test_a_strike_leader_lowers_the_productivity_of_each_opponent() -> None:
    table = Table(
        players=3,
        p1={"field1": ["strike_leader"], "level": 3},
        p2={"level": 3},
        p3={"level": 1},
    )
    assert [table[f"p{seat}.now.productivity"] for seat in (1, 2, 3)] == [2, 1, 0]


def test_a_strike_leader_takes_part_of_the_income_in_the_effect_phase() -> None:
    table = Table(ark={"soldier": ""}, p1={"field1": ["strike_leader"]}, p2={"level": 3})
    table.do("end")
    assert table["p2.resources"] == 2 + 2 - 1


def test_a_double_agent_earns_a_resource_whenever_an_opponent_buys_a_civilian() -> None:
    market = {"civilian": ["fence", "tracker"], "soldier": ["mole", "bomber"]}
    own = {"field1": ["double_agent"], "resources": 0}
    table = Table(turn=2, p1=own, p2={"resources": 20}, market=market)
    table.do("buy civilian1 1")
    assert table["p1.resources"] == 1
    table.do("buy civilian2 1")
    assert table["p1.resources"] == 2
    table.do("buy soldier1")
    assert table["p1.resources"] == 2


def test_a_double_agent_earns_nothing_for_the_own_purchases() -> None:
    table = Table(
        p1={"field1": ["double_agent"], "resources": 9}, market={"civilian": ["fence", "tracker"]}
    )
    assert table.do("buy civilian1 1")["p1.resources"] == 7
