"""Soldiers of the Polar Drilling Company."""

import pytest

from tests.games.xibalba.cards.scenes import (
    BLANK_ROLL,
    at_ark,
    effect_phase,
    in_ark,
    nothing_to_resolve,
    power,
)
from tests.games.xibalba.table import Table


@pytest.mark.parametrize("place", ["warhost", "ark"])
def test_a_drill_hand_earns_a_resource_with_the_first_harvest_of_a_turn(place: str) -> None:
    ark = {"soldier": "drill_hand", "owner": 1} if place == "ark" else {"soldier": ""}
    warhost = [] if place == "ark" else ["drill_hand"]
    table = Table(ark=ark, p1={"warhost": warhost, "resources": 10})
    assert table.do("harvest", dice=["G1"])["p1.resources"] == 10 - 4 + 1
    assert table.do("harvest", dice=["G-"])["p1.resources"] == 7 - 4


def test_a_drill_hand_bought_after_a_harvest_waits_for_the_next_turn() -> None:
    market = {"soldier": ["drill_hand", "mole"]}  # X-RULING-91
    table = Table(ark={"soldier": ""}, p1={"resources": 20}, market=market)
    table.do("harvest", dice=["G1"])
    table.do("buy soldier1")
    left = table["p1.resources"]
    assert table.do("harvest", dice=["G1"])["p1.resources"] == left - 4


def test_a_drill_hand_must_be_paid_before_it_earns() -> None:
    table = Table(p1={"warhost": ["drill_hand"], "resources": 3})
    table.refuses("harvest", "X-ACTION-07")


@pytest.mark.parametrize(
    ("pool", "bonus"),
    [("A R1", 0), ("A A-", 1), ("A A- R-", 2), ("A G- R- A-", 2)],
)
def test_a_flamergirl_gains_power_for_blanks_in_the_action_pool(pool: str, bonus: int) -> None:
    assert power(at_ark("flamergirl", pool).do("attack ark A")) == 4 + bonus


def test_the_blanks_of_a_flamergirl_count_once_per_attack_and_stay_in_the_pool() -> None:
    table = in_ark("flamergirl", "A A A R- A-", p2={"warhost": ["Guard(1/20/0)"]})
    table.do("attack p2 AA")
    assert power(table) == 8 + 2
    table.do("block")
    assert table["action_pool"] == ["R-", "A-", "A"]
    assert power(table.do("attack p2 A")) == 4 + 2


def test_an_ice_sapper_rolls_an_additional_die_that_is_not_taken_from_the_target() -> None:
    table = in_ark("ice_sapper", p2={"paragon": 1})
    table.do("attack p2 A", dice=["G1", "G2"])
    assert table["p2.paragon"] == 0
    assert table["p1.paragon"] == 1 + 2


def test_an_ice_sapper_rolls_nothing_more_when_the_base_holds_or_the_attack_is_blocked() -> None:
    held = in_ark("ice_sapper", p2={"level": 2})
    assert held.do("attack p2 A")["p1.paragon"] == 0
    blocked = in_ark("ice_sapper", p2={"warhost": ["Guard(1/1/0)"]}).do("attack p2 A")
    assert blocked.do("block", dice=["G1"])["p1.paragon"] == 1


@pytest.mark.parametrize(("soldier", "price"), [("rig_foreman", 5 - 1), ("deep_core_titan", 5 + 1)])
def test_a_rig_foreman_makes_harvesting_cheaper_and_a_deep_core_titan_dearer(
    soldier: str, price: int
) -> None:
    costs = {"costs": {"harvest": 5}}
    table = Table(p1={"warhost": [soldier], **costs}, p2=costs)
    assert table["p1.now.harvest"] == price
    assert table["p2.now.harvest"] == 5
    assert in_ark(soldier, p1=costs)["p1.now.harvest"] == price
    covered = Table(p1={"warhost": [soldier, "Guard(1/1/0)"], **costs})
    assert covered["p1.now.harvest"] == 5


def test_the_price_of_a_harvest_is_really_paid() -> None:
    table = Table(p1={"warhost": ["deep_core_titan"], "resources": 5})
    assert table.do("harvest", dice=["G1"])["p1.resources"] == 0


def test_a_rig_foreman_and_prospectors_never_lower_a_harvest_below_three() -> None:
    own = {"warhost": ["rig_foreman"], "field1": ["prospector"], "field2": ["prospector"]}
    assert Table(p1={**own, "level": 2})["p1.now.harvest"] == 3


def test_a_snowcrawler_crew_adds_a_resource_die_at_the_end_of_the_dice_phase() -> None:
    table = Table(phase="dice", dice_pool=["R1", "A-"], p1={"warhost": ["snowcrawler_crew"]})
    table.do("keep all", dice=["R3"])
    assert table["action_pool"] == ["R1", "R3", "A-"]


def test_the_die_of_a_snowcrawler_crew_is_rolled_once_after_the_last_re_roll() -> None:
    table = Table(phase="dice", p1={"warhost": ["snowcrawler_crew"]})
    table.do("split 3 3", dice=BLANK_ROLL)
    table.do("roll", "roll", dice=[*BLANK_ROLL, *BLANK_ROLL, "R-"])
    assert table["phase"] == "action"
    assert len(table["action_pool"]) == 7


def test_a_frostbitten_scout_sorts_the_top_two_cards_of_any_deck() -> None:
    deck = {"event": ["stampede", "gusher", "blizzard"]}
    table = effect_phase(deck=deck, p1={"warhost": ["frostbitten_scout"]})
    table.do("resolve warhost")
    assert table.options == ["deck soldier", "deck civilian", "deck structure", "deck event"]
    table.do("deck event")
    assert len(table.options) == 4
    table.do("bottom stampede", "bottom gusher")
    assert table["deck.event"][0] == "blizzard"
    assert table["deck.event"][-2:] == ["stampede", "gusher"]


def test_a_frostbitten_scout_sees_only_what_is_left_of_a_deck() -> None:
    deck: dict[str, list[str]] = {"soldier": [], "civilian": [], "structure": []}
    table = effect_phase(deck=deck, p1={"warhost": ["frostbitten_scout"]})
    table.do("resolve warhost")
    assert table.asks == (1, "scout")
    assert all(option.startswith(("top", "bottom")) for option in table.options)


def test_a_frostbitten_scout_has_nothing_to_look_at_without_decks() -> None:
    deck: dict[str, list[str]] = {"soldier": [], "civilian": [], "structure": [], "event": []}
    assert nothing_to_resolve(effect_phase(deck=deck, p1={"warhost": ["frostbitten_scout"]}))
