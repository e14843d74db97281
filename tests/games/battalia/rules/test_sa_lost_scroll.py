"""B-SA: Kry-Cek's Lost Scroll, and the NPCs it summons."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def test_kry_cek_fetches_one_card_of_choice_from_limbo() -> None:
    """B-SA-23"""
    table = Table(
        players=2,
        p1={"hand": ["kry_ceks_lost_scroll"]},
        limbo=["lord.baerfolk", "tools.cloudborn", "supply"],
    )
    table.do("great kry_ceks_lost_scroll")
    assert len(table.options) == 3
    table.do("take lord.baerfolk")
    assert table["p1.hand"] == ["lord.baerfolk"]
    assert table["limbo"] == ["supply", "tools.cloudborn"]


def test_kry_cek_fetches_neither_royal_cards_nor_a_second_great_artefact() -> None:
    """B-RULING-48, B-RULING-49"""
    limbo = ["queen.baerfolk", "hand_of_luut", "supply"]
    table = Table(players=2, p1={"hand": ["kry_ceks_lost_scroll"]}, limbo=limbo)
    table.do("great kry_ceks_lost_scroll")
    assert table["p1.hand"] == ["supply"]
    valley = Table(
        players=4, valley="mountain_pass", p1={"hand": ["kry_ceks_lost_scroll"]}, limbo=limbo
    )
    valley.do("great kry_ceks_lost_scroll")
    assert sorted(valley.options) == ["take hand_of_luut", "take supply"]


def summoner(**given: Any) -> Table:
    hand = {"hand": ["kry_ceks_lost_scroll"]}
    return Table(players=2, kry_cek=True, p1=hand, **given).do("great kry_ceks_lost_scroll")


def test_the_alternative_rule_summons_any_npc_anywhere() -> None:
    """B-SA-24, B-RULING-48: Metamorpha needs a card, Bilkarr only a field."""
    table = summoner(limbo=["supply"])
    assert not [option for option in table.options if option.startswith("take")]
    assert len([option for option in table.options if "bilkarr" in option]) == 49
    assert len([option for option in table.options if "metamorpha" in option]) == 7
    assert "summon metamorpha 1,1" not in table.options
    table.do("summon metamorpha 2,4")
    assert table["npcs.metamorpha"] == "2,4"
    assert table["p1.summoned"] == "metamorpha"


def test_an_npc_that_is_in_play_is_not_summoned() -> None:
    """B-RULING-48"""
    table = summoner(metamorpha=True, npcs={"metamorpha": "2,4"})
    assert all("bilkarr" in option for option in table.options)


def test_a_summoned_npc_leaves_at_the_next_checkpoint() -> None:
    """B-SA-25"""
    table = summoner(day=7).do("summon bilkarr 4,4")
    table.do("done", "done")
    assert (table["week"], table["day"]) == (2, 1)
    assert table["npcs.bilkarr"] == ""
    assert table["p1.summoned"] == ""
    assert table.said("npc_left", npc="bilkarr")
    both = summoner(day=7, metamorpha=True, npcs={"metamorpha": "2,4"}).do("summon bilkarr 4,4")
    assert both.do("done", "done")["npcs.metamorpha"] == "2,4"  # she was not summoned


def test_a_summoned_bilkarr_sells_potions_and_moves_up_right_the_next_day() -> None:
    """B-SA-26, B-RULING-48: a corner in which he is put causes no roll."""
    table = Table(
        players=2,
        kry_cek=True,
        p1={"hand": ["kry_ceks_lost_scroll", "2 supply"], "heroes": ["2,2", ""]},
    )
    table.do("great kry_ceks_lost_scroll", "summon bilkarr 2,2", "potion colossus")
    assert "colossus" in table["p1.potions"]
    corner = summoner().do("summon bilkarr 7,1").do("done", "done")
    assert corner["day"] == 2
    assert corner["npcs.bilkarr"] == "5,3"


def test_a_summoned_metamorpha_follows_new_terrain_cards() -> None:
    """B-SA-26"""
    table = Table(
        players=2,
        kry_cek=True,
        p1={"hand": ["kry_ceks_lost_scroll", "2 tribesman.baerfolk"]},
    )
    table.do("great kry_ceks_lost_scroll", "summon metamorpha 2,4", "road straight", "site 2,3 1")
    assert table["npcs.metamorpha"] == "2,3"


def test_no_second_npc_is_summoned_but_the_first_is_moved_anywhere() -> None:
    """B-SA-27, B-SA-28"""
    table = Table(
        players=2,
        kry_cek=True,
        npcs={"bilkarr": "1,1"},
        p1={"hand": ["kry_ceks_lost_scroll"], "summoned": "bilkarr"},
    )
    table.do("great kry_ceks_lost_scroll")
    assert all(option.startswith("summon bilkarr") for option in table.options)
    table.do("summon bilkarr 7,5")
    assert table["npcs.bilkarr"] == "7,5"
