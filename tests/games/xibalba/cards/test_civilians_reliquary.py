"""Civilians of the Children of the Rain Engine."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    effect_phase,
    in_ark,
    nothing_to_resolve,
    raided,
)
from tests.games.xibalba.table import Table


def test_a_paragon_acolyte_rolls_a_die_while_the_own_player_controls_the_ark() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1}
    table = effect_phase(ark=ark, p1={"field1": ["paragon_acolyte"]})
    assert table.do("resolve field1", dice=["G2"])["p1.paragon"] == 2


@pytest.mark.parametrize("ark", [{"soldier": ""}, {}, {"owner": 2}])
def test_a_paragon_acolyte_rolls_nothing_while_the_ark_is_not_the_players(
    ark: dict[str, object],
) -> None:
    assert nothing_to_resolve(effect_phase(ark=ark, p1={"field1": ["paragon_acolyte"]}))


@pytest.mark.parametrize(("rolled", "lost"), [("G2", 1), ("G1", 0), ("G-", 0)])
def test_a_dream_archivist_reduces_every_loot_roll(rolled: str, lost: int) -> None:
    table = raided(3, paragon=1, p1={"field1": ["dream_archivist"], "paragon": 5})
    table.do("attack p1 A")
    table.do("pass", dice=[rolled])
    assert table["p1.paragon"] == 5 - lost
    assert table["p2.paragon"] == lost


def test_a_dream_archivist_and_a_palace_sentinel_add_up() -> None:
    own = {"field1": ["dream_archivist"], "warhost": ["palace_sentinel"], "paragon": 5}
    table = raided(3, paragon=2, p1=own)
    table.do("attack p1 A", "pass")
    table.do("pass", dice=["G2", "G1"])
    assert table["p1.paragon"] == 4


def test_a_dream_archivist_who_was_destroyed_by_the_attack_protects_no_longer() -> None:
    table = raided(3, paragon=1, p1={"field1": ["dream_archivist"], "paragon": 5})
    table.do("attack p1 A")
    table.do("destroy p1 1", dice=["G2"])
    assert table["p1.paragon"] == 3


def test_a_dream_archivist_does_not_reduce_the_reward_for_a_blocker() -> None:
    own = {"field1": ["dream_archivist"], "warhost": ["Guard(1/1/0)"]}
    table = raided(3, paragon=1, p1=own).do("attack p1 A")
    assert table.do("block", dice=["G2"])["p2.paragon"] == 2


def test_a_tribute_keeper_earns_a_paragon_for_the_first_soldier_destroyed_in_a_turn() -> None:
    warhost = ["Low(1/1/0)", "Top(1/1/0)"]
    table = in_ark(
        "Raider(3/1/0)", "A A", p1={"field1": ["tribute_keeper"]}, p2={"warhost": warhost}
    )
    table.do("attack p2 A", "block")
    assert table["p1.paragon"] == 1
    table.do("attack p2 A", "block")
    assert table["p2.warhost"] == []
    assert table["p1.paragon"] == 1


def test_a_tribute_keeper_bought_after_the_first_soldier_fell_waits_for_the_next_turn() -> None:
    table = in_ark(  # X-RULING-91
        "Raider(3/1/0)",
        "A A",
        p1={"resources": 9},
        p2={"warhost": ["Low(1/1/0)", "Top(1/1/0)"]},
        market={"civilian": ["tribute_keeper", "fence"]},
    )
    table.do("attack p2 A", "block", "buy civilian1 1", "attack p2 A", "block")
    assert table["p2.warhost"] == []
    assert table["p1.paragon"] == 0


@pytest.mark.parametrize("owner", [0, 2])
def test_a_tribute_keeper_counts_a_conquest_also_of_the_neutral_soldier(owner: int) -> None:
    table = at_ark("Guard(3/1/0)", life=3, owner=owner, p1={"field1": ["tribute_keeper"]})
    assert table.do("attack ark A")["p1.paragon"] == 1


def test_a_tribute_keeper_earns_nothing_for_soldiers_destroyed_by_events_or_for_own_losses() -> (
    None
):
    table = Table(
        p1={"field1": ["tribute_keeper"], "warhost": ["Guard(1/1/0)"], "resources": 9},
        p2={"warhost": ["Guard(1/1/0)"]},
        market={"event": ["stampede", "time_bomb"]},
    )
    table.do("buy event1")
    assert table["p2.warhost"] == []
    assert table["p1.paragon"] == 0


def test_a_soul_broker_trades_the_active_soldier_for_two_paragon_dice() -> None:
    own = {"field1": ["soul_broker"], "warhost": ["Low(1/1/1)", "Top(1/1/1)"]}
    table = Table(p1=own).do("activate 1", dice=["G1", "G2"])
    assert table["p1.warhost"] == ["Low(1/1/1)"]
    assert table["discard.soldier"] == ["Top(1/1/1)"]
    assert table["p1.paragon"] == 3
    table.refuses("activate 1", "X-CARD-16")


def test_a_soul_broker_needs_a_soldier_in_the_warhost() -> None:
    table = in_ark("Idol(1/1/1)", p1={"field1": ["soul_broker"]})
    table.refuses("activate 1", "X-CARD-37")


def test_a_soldier_given_to_a_soul_broker_still_has_its_last_effect() -> None:
    guard = Table(p1={"field1": ["soul_broker"], "warhost": ["stretcher_guard"]})
    guard.do("activate 1", dice=["G-", "G-"])
    assert guard["p1.resources"] == 3
    thrall = Table(p1={"field1": ["soul_broker"], "warhost": ["bound_thrall"], "paragon": 2})
    thrall.do("activate 1", dice=["G1", "G1"])
    assert thrall["p1.paragon"] == 2 - 1 + 2


def test_a_revenant_given_to_a_soul_broker_may_come_back_and_the_dice_are_rolled() -> None:
    own = {"field1": ["soul_broker"], "warhost": ["Low(1/1/0)", "revenant_private"]}
    table = Table(p1={**own, "resources": 5}).do("activate 1")
    assert table.asks == (1, "protect-soldier")
    table.do("protect revenant_private", dice=["G1", "G1"])
    assert table["p1.warhost"] == ["revenant_private", "Low(1/1/0)"]
    assert table["p1.resources"] == 3
    assert table["p1.paragon"] == 2


def test_a_revenant_alone_gives_a_soul_broker_two_dice_a_turn_for_two_resources() -> None:
    # X-RULING-94: the pair stays as it is; it is once a turn, and the price must be there
    own = {"field1": ["soul_broker"], "warhost": ["revenant_private"], "resources": 3}
    table = Table(p1=own).do("activate 1")
    table.do("protect revenant_private", dice=["G1", "G-"])
    assert table["p1.warhost"] == ["revenant_private"]
    assert (table["p1.resources"], table["p1.paragon"]) == (1, 1)
    table.refuses("activate 1", "X-CARD-16")
    poor = Table(p1={**own, "resources": 1}).do("activate 1", dice=["G-", "G-"])
    assert poor["p1.warhost"] == []


@pytest.mark.parametrize(
    ("rolled", "paragon", "resources"), [("G-", 0, 2), ("G1", 1, 3), ("G2", 2, 3)]
)
def test_a_heretic_scholar_gains_what_is_rolled_but_pays_for_a_blank(
    rolled: str, paragon: int, resources: int
) -> None:
    table = effect_phase(p1={"field1": ["heretic_scholar"], "resources": 3})
    table.do("resolve field1", dice=[rolled])
    assert (table["p1.paragon"], table["p1.resources"]) == (paragon, resources)
