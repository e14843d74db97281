"""Soldiers of the Prairie Outriders."""

import pytest

from tests.games.xibalba.cards.scenes import at_ark, idle_turn, in_ark, power
from tests.games.xibalba.table import Table


@pytest.mark.parametrize(("pool", "expected"), [("A", 3 + 1), ("A A", 6 + 1)])
def test_a_dust_rider_attacks_bases_with_one_more_total_power(pool: str, expected: int) -> None:
    table = in_ark("dust_rider", pool, p2={"level": 4, "base": {"resistance": [3, 4, 5, 9]}})
    table.do("attack p2 " + pool.replace(" ", ""))
    assert power(table) == expected


def test_a_dust_rider_attacks_the_ark_with_its_printed_power() -> None:
    assert power(at_ark("dust_rider").do("attack ark A")) == 3


def test_a_gunslinger_turns_one_symbol_of_her_first_attack_into_a_critical_hit() -> None:
    table = at_ark("gunslinger", "A A A", life=20, players=3)
    table.do("attack ark AA")
    assert power(table) == 2 * 3 + 1
    assert table["used_dice"] == ["A", "C"]
    table.do("attack ark A")
    assert power(table) == 3
    assert table["used_dice"] == ["A", "A", "C"]


def test_a_gunslinger_in_the_ark_shoots_first_at_bases_too() -> None:
    table = in_ark("gunslinger", "A A", p2={"level": 4})
    assert power(table.do("attack p2 A")) == 3 + 1
    assert power(table.do("attack p2 A")) == 3


def test_a_gunslinger_whose_first_attack_is_a_critical_hit_gains_nothing_more() -> None:
    table = at_ark("gunslinger", "C A")
    assert power(table.do("attack ark C")) == 3 + 1
    assert power(table.do("attack ark A")) == 3


def test_a_gunslinger_conquering_with_her_first_attack_has_used_it_up() -> None:
    table = at_ark("gunslinger", "A A", life=4, p2={"level": 4})
    table.do("attack ark A", dice=["G-"])
    assert table["ark.soldier"] == "gunslinger"
    assert power(table.do("attack p2 A")) == 3


def test_a_gunslinger_shoots_first_again_in_the_next_turn() -> None:
    table = in_ark("gunslinger", p2={"level": 4})
    table.do("attack p2 A", "end", dice=["G-"])
    idle_turn(table, income="G-")
    table.do("split 2 4", dice=["R-", "R-", "A", "A-", "A-", "A-"])
    table.do("keep all")
    assert power(table.do("attack p2 A")) == 3 + 1


@pytest.mark.parametrize(
    ("faction", "owned", "stolen"),
    [("bastion", 9, 2), ("outrider", 9, 3), ("bastion", 1, 1), ("outrider", 2, 2)],
)
def test_a_highway_raider_steals_from_a_base_he_hits_and_more_for_his_own_faction(
    faction: str, owned: int, stolen: int
) -> None:
    table = in_ark("highway_raider", p1={"faction": faction}, p2={"resources": owned})
    table.do("attack p2 A", dice=["G-"])
    assert table["p2.resources"] == owned - stolen
    assert table["p1.resources"] == 2 + stolen


def test_a_highway_raider_steals_nothing_when_the_base_holds_or_the_attack_is_blocked() -> None:
    own = {"faction": "outrider"}
    strong = in_ark("highway_raider", p1=own, p2={"level": 2, "resources": 9})
    assert strong.do("attack p2 A")["p2.resources"] == 9
    blocker = {"warhost": ["Guard(1/9/0)"], "resources": 9}
    blocked = in_ark("highway_raider", p1=own, p2=blocker)
    assert blocked.do("attack p2 A", "block")["p2.resources"] == 9


@pytest.mark.parametrize(("symbols", "asked"), [("A", True), ("AA", False), ("AC", False)])
def test_a_night_rider_cannot_be_blocked_when_he_comes_with_two_symbols(
    symbols: str, asked: bool
) -> None:
    table = in_ark("night_rider", "A A C", p2={"warhost": ["Guard(1/1/0)"]})
    table.do(f"attack p2 {symbols}", dice=[] if asked else ["G-"])
    assert (table.asks == (2, "block")) is asked


def test_a_train_boarder_attacks_bases_out_of_the_warhost() -> None:
    table = at_ark("train_boarder", p2={"field1": ["fence"], "paragon": 3})
    table.do("attack p2 A")
    assert power(table) == 4
    table.do("destroy p2 1", dice=["G2"])
    assert table["discard.civilian"] == ["fence"]
    assert table["p2.paragon"] == 1
    assert table["p1.paragon"] == 2
    assert table["p1.warhost"] == ["train_boarder"]


def test_a_train_boarder_who_destroys_a_blocker_stays_in_the_warhost() -> None:
    table = at_ark("train_boarder", p2={"warhost": ["Guard(1/1/0)"]})
    table.do("attack p2 A")
    table.do("block", dice=["G1"])
    assert table["p2.warhost"] == []
    assert table["p1.paragon"] == 1
    assert table["p1.warhost"] == ["train_boarder"]
    assert table["ark.owner"] == 0


@pytest.mark.parametrize("holder", ["", "neutral", "p2"])
def test_a_train_boarder_may_attack_bases_whoever_else_holds_the_ark(holder: str) -> None:
    ark = {"": {"soldier": ""}, "neutral": {}, "p2": {"owner": 2}}[holder]
    table = Table(ark=ark, p1={"warhost": ["train_boarder"]}, action_pool=["A"])
    assert "attack p2 A" in table.options
    assert ("attack ark A" in table.options) is (holder != "")


def test_a_train_boarder_may_not_attack_bases_while_his_player_controls_the_ark() -> None:
    table = in_ark("Idol(2/1/0)", p1={"warhost": ["train_boarder"]})
    table.refuses("attack p2 A with warhost", "X-ATTACK-11")
    assert power(table.do("attack p2 A")) == 2


def test_a_covered_train_boarder_does_not_let_others_attack_bases() -> None:
    table = at_ark("", p1={"warhost": ["train_boarder", "Guard(3/1/0)"]})
    table.refuses("attack p2 A", "X-ATTACK-09")


def test_an_outlaw_captain_rolls_a_third_die_for_loot_only() -> None:
    table = in_ark("outlaw_captain", "A A", p2={"paragon": 9, "warhost": ["Guard(1/1/0)"]})
    table.do("attack p2 A")
    table.do("pass", dice=["G1", "G1", "G1"])
    assert table["p1.paragon"] == 3
    table.do("attack p2 A")
    table.do("block", dice=["G1", "G1"])
    assert table["p1.paragon"] == 5
    table.do("end", dice=["G1", "G1"])
    assert table["p1.paragon"] == 7


@pytest.mark.parametrize(("rolled", "survives"), [("A-", False), ("A", True), ("C", True)])
def test_a_dynamite_kid_in_the_warhost_blows_up_on_a_blank(rolled: str, survives: bool) -> None:
    table = at_ark("dynamite_kid", owner=2, p1={"warhost": ["Guard(1/1/0)", "dynamite_kid"]})
    table.do("attack ark A", dice=[rolled])
    assert table["ark.life"] == 10 - 6
    if survives:
        assert table["p1.warhost"] == ["Guard(1/1/0)", "dynamite_kid"]
    else:
        assert table["p1.warhost"] == ["Guard(1/1/0)"]
        assert table["discard.soldier"] == ["dynamite_kid"]
    assert table["ark.owner"] == 2


def test_a_dynamite_kid_in_the_ark_blows_up_there_and_leaves_it_empty() -> None:
    table = in_ark("dynamite_kid", "A A", p1={"warhost": ["Guard(1/1/0)"]})
    table.do("attack p2 A", dice=["G-", "A"])
    assert table["ark.soldier"] == "dynamite_kid"
    table.do("attack p2 A", dice=["G-", "A-"])
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    assert table["discard.soldier"] == ["dynamite_kid"]
    assert table["p1.warhost"] == ["Guard(1/1/0)"]
    assert table["p1.paragon"] == 0


def test_a_dynamite_kid_may_conquer_the_ark_and_then_blow_up_inside() -> None:
    table = at_ark("dynamite_kid", life=6).do("attack ark A", dice=["G2", "A-"])
    assert table["p1.paragon"] == 2
    assert table["ark.soldier"] == ""
    assert table["discard.soldier"][0] == "dynamite_kid"


def test_a_blocked_dynamite_kid_rolls_too() -> None:
    table = in_ark("dynamite_kid", p2={"warhost": ["Guard(1/9/0)"]})
    table.do("attack p2 A")
    table.do("block", dice=["A-"])
    assert table["ark.soldier"] == ""


def test_a_dynamite_kid_can_be_kept_in_a_cryo_crypt() -> None:
    own = {"field1": ["cryo_crypt"], "resources": 5}
    table = in_ark("dynamite_kid", p1=own)
    table.do("attack p2 A", dice=["G-", "A-"])
    assert table.asks == (1, "protect-soldier")
    table.do("protect cryo_crypt")
    assert table["p1.warhost"] == ["dynamite_kid"]
    assert table["p1.resources"] == 2
    assert table["ark.soldier"] == ""
