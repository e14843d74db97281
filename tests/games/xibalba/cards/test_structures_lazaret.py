"""Structures of the Grey Lily Lazaret."""

import pytest

from tests.games.xibalba.cards.scenes import at_ark, effect_phase, nothing_to_resolve, power, raided
from tests.games.xibalba.cards.shop import begin_turn, shop
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("life", "after"), [(5, 7), (9, 10), (10, 10)])
def test_a_field_hospital_heals_the_own_soldier_in_the_ark(life: int, after: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": life}
    table = effect_phase(ark=ark, p1={"field1": ["field_hospital"]})
    assert table.do("resolve field1")["ark.life"] == after


@pytest.mark.parametrize("owner", [0, 2])
def test_a_field_hospital_heals_nobody_elses_soldier(owner: int) -> None:
    ark = {"soldier": "Guard(3/3/0)", "owner": owner, "life": 5}
    table = effect_phase(ark=ark, p1={"field1": ["field_hospital"]})
    assert nothing_to_resolve(table)
    assert table["ark.life"] == 5


def besieged(strength: int, pool: str, **own: object) -> Table:
    """Player 2 is about to attack the soldier of player 1 in the Ark."""
    ark = {"soldier": "Guard(3/3/0)", "owner": 1, "life": 9}
    foe = {"warhost": [f"Raider({strength}/3/0)"]}
    return Table(turn=2, ark=ark, p1=own, p2=foe, action_pool=pool.split())


def test_a_quarantine_ward_softens_every_attack_on_the_own_soldier_in_the_ark() -> None:
    table = besieged(2, "A A A", field1=["quarantine_ward"])
    assert table.do("attack ark A")["ark.life"] == 9 - 1
    assert table.do("attack ark AA")["ark.life"] == 8 - 3
    weak = besieged(1, "A", field1=["quarantine_ward"])
    assert weak.do("attack ark A")["ark.life"] == 9


def test_a_quarantine_ward_protects_neither_others_nor_against_effects() -> None:
    foreign = at_ark("Raider(2/3/0)", owner=0, life=9, p1={"field1": ["quarantine_ward"]})
    assert foreign.do("attack ark A")["ark.life"] == 9 - 2
    ark = {"soldier": "Guard(3/3/0)", "owner": 2, "life": 9}
    table = shop("coastal_battery", ark=ark, p2={"field1": ["quarantine_ward"]})
    assert table.do("buy event1")["ark.life"] == 9 - 4


CRYPT = {"field1": ["cryo_crypt"], "warhost": ["Bob(1/1/0)", "Weak(1/1/0)"], "resources": 7}


def test_a_cryo_crypt_puts_a_destroyed_blocker_under_the_warhost() -> None:
    table = raided(3, paragon=1, p1=CRYPT)
    table.do("attack p1 A", "block")
    assert table.asks == (1, "protect-soldier")
    table.do("protect cryo_crypt", dice=["G2"])  # it counts as destroyed
    assert table["p1.warhost"] == ["Weak(1/1/0)", "Bob(1/1/0)"]
    assert table["p1.resources"] == 7 - 3
    assert table["p2.paragon"] == 2
    assert table["discard.soldier"] == []


def test_a_cryo_crypt_works_once_per_turn() -> None:
    table = raided(3, pool="A A", p1=CRYPT)
    table.do("attack p1 A", "block", "protect cryo_crypt", "attack p1 A", "block")
    assert table["p1.warhost"] == ["Weak(1/1/0)"]
    assert table["discard.soldier"] == ["Bob(1/1/0)"]


def test_a_cryo_crypt_may_be_declined_and_must_be_paid() -> None:
    declined = raided(3, p1=CRYPT).do("attack p1 A", "block", "pass")
    assert (declined["p1.warhost"], declined["p1.resources"]) == (["Bob(1/1/0)"], 7)
    poor = raided(3, p1={**CRYPT, "resources": 2}).do("attack p1 A", "block")
    assert poor["p1.warhost"] == ["Bob(1/1/0)"]


def test_a_cryo_crypt_also_saves_soldiers_from_the_ark_and_from_events() -> None:
    table = besieged(9, "A", field1=["cryo_crypt"], resources=3)
    table.do("attack ark A", "protect cryo_crypt")
    assert table["p1.warhost"] == ["Guard(3/3/0)"]
    assert table["ark.owner"] == 2
    trial = shop("show_trial", p2=CRYPT).do("buy event1", "protect cryo_crypt")
    assert trial["p2.warhost"] == ["Weak(1/1/0)", "Bob(1/1/0)"]


def test_serum_works_strengthen_the_own_soldiers_for_the_turn() -> None:
    own = {"field1": ["serum_works"], "resources": 5}
    table = at_ark("Guard(3/3/0)", "A A A", life=20, players=3, p1=own)
    table.do("activate 1")
    assert table["p1.resources"] == 4
    assert power(table.do("attack ark AA")) == 2 * (3 + 1)
    table.refuses("activate 1", "X-CARD-16")
    assert power(table.do("attack ark A")) == 4


def test_serum_works_wear_off_and_must_be_paid() -> None:
    own = {"field1": ["serum_works"], "resources": 5}
    table = at_ark("Guard(3/3/0)", "", owner=0, p1=own, p2={"warhost": ["Raider(3/3/0)"]})
    table.do("activate 1", "end")
    begin_turn(table, "R- R- R- A A- A-")
    assert power(table.do("attack ark A")) == 3
    table.do("end")
    begin_turn(table, "R- R- R- A A- A-")
    assert power(table.do("attack ark A")) == 3
    poor = at_ark("Guard(3/3/0)", p1={"field1": ["serum_works"], "resources": 0})
    poor.refuses("activate 1", "X-CARD-17")
