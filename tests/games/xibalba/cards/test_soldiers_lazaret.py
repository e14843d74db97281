"""Soldiers of the Grey Lily Lazaret."""

import pytest

from tests.games.xibalba.cards.scenes import (
    at_ark,
    at_empty_ark,
    effect_phase,
    in_ark,
    nothing_to_resolve,
    power,
    raided,
)
from tests.games.xibalba.table import Table


def conquest(soldier: str, **owner: object) -> Table:
    """Player 2 is about to destroy player 1's soldier in the Ark with a single symbol."""
    return Table(
        turn=2,
        ark={"soldier": soldier, "owner": 1, "life": 3},
        p1=owner,
        p2={"warhost": ["Guard(3/1/1)"]},
        action_pool=["A"],
    )


def stampede(**owner: object) -> Table:
    """Player 2 is about to let a stampede loose on all Warhosts."""
    market = {"event": ["stampede", "time_bomb"]}
    return Table(turn=2, p1=owner, p2={"resources": 9}, market=market)


def test_a_stretcher_guard_brings_a_resource_when_it_is_destroyed() -> None:
    blocking = raided(3, p1={"warhost": ["stretcher_guard"]})
    assert blocking.do("attack p1 A", "block")["p1.resources"] == 3
    in_the_ark = conquest("stretcher_guard")
    assert in_the_ark.do("attack ark A", dice=["G-"])["p1.resources"] == 3
    trampled = stampede(warhost=["stretcher_guard"])
    assert trampled.do("buy event1")["p1.resources"] == 3


def test_a_stretcher_guard_who_survives_or_is_discarded_brings_nothing() -> None:
    survives = raided(2, p1={"warhost": ["stretcher_guard"]})
    assert survives.do("attack p1 A", "block")["p1.resources"] == 2
    discarded = Table(p1={"warhost": ["stretcher_guard"]})
    assert discarded.do("discard warhost")["p1.resources"] == 2 - 1


@pytest.mark.parametrize(("faction", "healed"), [("bastion", 2), ("lazaret", 3)])
def test_a_combat_medic_heals_the_own_soldier_in_the_ark(faction: str, healed: int) -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 1, "life": 4}
    table = effect_phase(ark=ark, p1={"warhost": ["combat_medic"], "faction": faction})
    assert table.do("resolve warhost")["ark.life"] == 4 + healed


def test_a_combat_medic_in_the_ark_heals_himself() -> None:
    ark = {"soldier": "combat_medic", "owner": 1, "life": 4}
    assert effect_phase(ark=ark).do("resolve ark")["ark.life"] == 6


@pytest.mark.parametrize("ark", [{"soldier": ""}, {}, {"owner": 2}])
def test_a_combat_medic_heals_nobody_else(ark: dict[str, object]) -> None:
    own = {"warhost": ["combat_medic"], "faction": "lazaret"}
    assert nothing_to_resolve(effect_phase(ark=ark, p1=own))


def test_a_plague_doctor_keeps_the_soldier_in_the_ark_from_healing_until_the_next_turn() -> None:
    table = at_ark("plague_doctor", owner=2, p2={"resources": 9})
    table.do("attack ark A")
    assert table["ark.life"] == 7
    table.do("end")
    table.do("split 3 3", dice=["R-", "R-", "R-", "A-", "A-", "A-"])
    table.do("keep all")
    table.refuses("pharmaceuticals", "X-PHARMA-04")
    table.do("end")
    assert table["turn"] == 1
    assert table["lasting"] == []


def test_healing_effects_are_in_vain_after_a_plague_doctor() -> None:
    ark = {"soldier": "iron_lung_trooper", "owner": 2, "life": 8}
    own = {"warhost": ["plague_doctor"]}
    table = Table(ark=ark, p1=own, p2={"field1": ["field_hospital"]}, action_pool=["A"])
    table.do("attack ark A")
    assert table["ark.life"] == 5
    table.do("end", dice=["G-"])
    assert table.asks == (2, "split-pool")
    assert table["ark.life"] == 5


def test_the_ban_of_a_plague_doctor_ends_with_the_soldier_it_is_about() -> None:
    table = at_ark("plague_doctor", "A A", owner=2, life=6, p1={"resources": 9})
    table.do("attack ark A")
    table.do("attack ark A", dice=["G-"])
    assert table["ark"] == {"soldier": "plague_doctor", "owner": 1, "life": 5}
    assert table.do("pharmaceuticals")["ark.life"] == 7


def test_an_ambulance_ride_cures_what_a_plague_doctor_has_done() -> None:
    owner = {"field1": ["ambulance_driver"], "resources": 9}
    table = at_ark("plague_doctor", owner=2, p2=owner).do("attack ark A")
    table.do("end")
    table.do("split 3 3", dice=["R-", "R-", "R-", "A", "A-", "A-"])
    table.do("keep all", "activate 1", "enter A")
    assert table["ark.life"] == 1 + 2
    assert table.do("pharmaceuticals")["ark.life"] == 5


def test_a_plague_doctor_has_no_effect_on_the_neutral_soldier_or_from_inside_the_ark() -> None:
    neutral = at_ark("plague_doctor").do("attack ark A")
    assert neutral["lasting"] == []
    inside = in_ark("plague_doctor", p1={"resources": 9}).do("attack p2 A", dice=["G-"])
    assert inside.do("pharmaceuticals")["ark.life"] == 10


def test_an_iron_lung_trooper_recovers_a_life_point_after_every_attack_it_survives() -> None:
    table = Table(
        turn=2,
        ark={"soldier": "iron_lung_trooper", "owner": 1, "life": 7},
        p2={"warhost": ["Guard(3/1/1)"]},
        action_pool=["A", "A", "A"],
    )
    assert table.do("attack ark A")["ark.life"] == 5
    assert table.do("attack ark A")["ark.life"] == 3
    table.do("attack ark A", dice=["G-"])
    assert table["ark.soldier"] == "Guard(3/1/1)"


def test_an_iron_lung_trooper_does_not_recover_from_damage_by_effects_or_for_others() -> None:
    ark = {"soldier": "iron_lung_trooper", "owner": 2, "life": 7}
    poisoned = effect_phase(ark=ark, p1={"field1": ["poisoner"]}).do("resolve field1")
    assert poisoned["ark.life"] == 6
    other = Table(
        turn=2,
        ark={"soldier": "Idol(0/1/1)", "owner": 1, "life": 7},
        p1={"warhost": ["iron_lung_trooper"]},
        p2={"warhost": ["Guard(3/1/1)"]},
        action_pool=["A"],
    )
    assert other.do("attack ark A")["ark.life"] == 4


def test_an_iron_lung_trooper_makes_pharmaceuticals_dearer_for_its_player() -> None:
    table = in_ark("iron_lung_trooper")
    assert table["p1.now.pharmaceuticals"] == 2 + 1
    assert table["p2.now.pharmaceuticals"] == 2
    assert at_ark("iron_lung_trooper")["p1.now.pharmaceuticals"] == 2 + 1


def test_a_surgeon_major_enters_the_ark_with_three_more_life_points() -> None:
    table = at_empty_ark("surgeon_major", players=3).do("enter A")
    assert table["ark.life"] == 4 + 3 + 3
    conquered = at_ark("surgeon_major", players=3, life=3)
    assert conquered.do("attack ark A", dice=["G-", "G-"])["ark.life"] == 10


def test_a_surgeon_major_cannot_exceed_the_limit_of_the_ark() -> None:
    table = at_empty_ark("surgeon_major", mode="apocalypse", players=4).do("enter A")
    assert table["ark.life"] == 10


@pytest.mark.parametrize(("life", "expected"), [(5, 10), (4, 12), (1, 12)])
def test_an_adrenaline_berserker_is_stronger_in_the_ark_when_nearly_dead(
    life: int, expected: int
) -> None:
    table = in_ark("adrenaline_berserker", "A A", life=life, p2={"warhost": ["G(1/20/0)"]})
    assert power(table.do("attack p2 AA")) == expected


def test_an_adrenaline_berserker_in_the_warhost_is_not_stronger() -> None:
    assert power(at_ark("adrenaline_berserker", life=3).do("attack ark A", dice=["G-"])) == 5


def test_a_revenant_private_destroyed_while_blocking_may_go_under_the_warhost() -> None:
    own = {"warhost": ["Low(1/1/0)", "revenant_private"], "resources": 2}
    table = raided(2, paragon=1, p1=own)
    table.do("attack p1 A", "block")
    assert table.asks == (1, "protect-soldier")
    table.do("protect revenant_private", dice=["G1"])
    assert table["p1.warhost"] == ["revenant_private", "Low(1/1/0)"]
    assert table["p1.resources"] == 0
    assert table["p2.paragon"] == 1
    assert not table.said("block_holds")


def test_a_revenant_private_destroyed_in_the_ark_makes_way_and_may_go_under_the_warhost() -> None:
    table = conquest("revenant_private", warhost=["Top(1/1/0)"], resources=3)
    table.do("attack ark A")
    assert table.asks == (1, "protect-soldier")
    table.do("protect revenant_private", dice=["G2"])
    assert table["p1.warhost"] == ["revenant_private", "Top(1/1/0)"]
    assert table["p1.resources"] == 1
    assert table["ark.owner"] == 2
    assert table["p2.paragon"] == 2


def test_a_revenant_private_may_rise_again_as_often_as_it_is_paid_for() -> None:
    table = raided(2, pool="A A", p1={"warhost": ["revenant_private"], "resources": 4})
    table.do("attack p1 A", "block", "protect revenant_private")
    table.do("attack p1 A", "block", "protect revenant_private")
    assert table["p1.warhost"] == ["revenant_private"]
    assert table["p1.resources"] == 0


def test_a_revenant_private_rises_from_a_stampede_and_from_poison() -> None:
    trampled = stampede(warhost=["revenant_private"], resources=2).do("buy event1")
    trampled.do("protect revenant_private")
    assert trampled["p1.warhost"] == ["revenant_private"]
    poisoned = Table(
        turn=2,
        phase="effect",
        ark={"soldier": "revenant_private", "owner": 1, "life": 1},
        p1={"resources": 2},
        p2={"field1": ["poisoner"]},
    )
    poisoned.do("resolve field1")
    assert poisoned.asks == (1, "protect-soldier")
    poisoned.do("protect revenant_private")
    assert poisoned["p1.warhost"] == ["revenant_private"]
    assert poisoned["ark.soldier"] == ""


def test_revenants_and_crypts_answer_a_stampede_one_player_after_the_other() -> None:
    table = Table(
        players=3,
        turn=2,
        p1={"warhost": ["revenant_private"], "resources": 2},
        p2={"warhost": ["Guard(1/1/0)"], "resources": 9},
        p3={"warhost": ["stretcher_guard"], "field1": ["cryo_crypt"], "resources": 3},
        market={"event": ["stampede", "time_bomb"]},
    )
    table.do("buy event1")
    assert table["p2.warhost"] == []
    assert table.asks == (3, "protect-soldier")
    table.do("protect cryo_crypt")
    assert table["p3.warhost"] == ["stretcher_guard#1"]
    assert table["p3.resources"] == 1
    assert table.asks == (1, "protect-soldier")
    table.do("protect revenant_private")
    assert table["p1.warhost"] == ["revenant_private"]
    assert table["discard.event"] == ["stampede"]


def test_a_revenant_private_stays_dead_if_its_player_declines_or_cannot_pay() -> None:
    declined = conquest("revenant_private", resources=5).do("attack ark A")
    declined.do("pass", dice=["G-"])
    assert declined["discard.soldier"] == ["revenant_private"]
    assert declined["p1.resources"] == 5
    poor = conquest("revenant_private", resources=1).do("attack ark A", dice=["G-"])
    assert poor["discard.soldier"] == ["revenant_private"]


def test_a_neutral_revenant_private_does_not_rise() -> None:
    table = Table(
        ark={"soldier": "revenant_private", "life": 1},
        p1={"warhost": ["Guard(3/1/0)"], "resources": 9},
        p2={"resources": 9},
        action_pool=["A"],
    )
    assert table.do("attack ark A")["discard.soldier"] == ["revenant_private"]


def test_a_revenant_private_or_a_cryo_crypt_but_not_both() -> None:
    own = {"warhost": ["Low(1/1/0)", "revenant_private"], "field1": ["cryo_crypt"]}
    table = raided(2, p1={**own, "resources": 5})
    table.do("attack p1 A", "block")
    assert table.options == ["protect revenant_private", "protect cryo_crypt", "pass"]
    table.do("protect cryo_crypt")
    assert table["p1.resources"] == 2
    assert table["p1.warhost"] == ["revenant_private", "Low(1/1/0)"]
