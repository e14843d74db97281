"""B-FAN: Fanatics."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import GAME, Table

RANKS = ("tribesman", "chief", "priest", "lord")


def zealot(*hand: str, **given: Any) -> Table:
    p1 = {"hand": list(hand)} | given.pop("p1", {})
    return Table(players=2, fanatics=True, p1=p1, **given)


def in_battle(*hand: str, p2: dict[str, Any] | None = None) -> Table:
    """Player 1 attacks the hero of player 2 on the ruin with a Weapon of the Baerfolk."""
    return zealot(
        "weapon.baerfolk",
        *hand,
        p1={"heroes": ["4,4", ""]},
        p2={"heroes": ["4,4", ""]} | (p2 or {}),
    )


def test_there_are_two_fanatics_of_each_rank() -> None:
    """B-FAN-01"""
    table = zealot()
    for rank in RANKS:
        assert table[f"stock.{rank}"].count(f"{rank}.fanatics") == 2
    assert sum(GAME.tables.fanatics_per_rank) == 8
    without = Table(players=2)
    for rank in RANKS:
        assert f"{rank}.fanatics" not in without[f"stock.{rank}"]


@pytest.mark.parametrize("draft", [True, False])
def test_they_join_the_stacks_after_the_starting_cards(draft: bool) -> None:
    """B-FAN-02, B-RULING-82: nobody starts with one."""
    for seed in range(4):
        table = Table(new={"players": 2, "fanatics": True, "draft": draft, "seed": seed})
        while table["phase"] != "turn":
            for rank in RANKS:
                assert f"{rank}.fanatics" not in table[f"stock.{rank}"]
            table.do(table.options[0])
        for player in ("p1", "p2"):
            deck = [*table[f"{player}.hand"], *table[f"{player}.nation"]]
            assert not [card for card in deck if "fanatics" in card]
        assert table["stock.lord"].count("lord.fanatics") == 2


def test_they_count_towards_every_cohort() -> None:
    """B-FAN-03: with two cards of a faction they make a cohort of it."""
    table = zealot("2 chief.baerfolk", "2 tribesman.fanatics", "2 chief.cloudborn")
    cohorts = [option for option in table.options if option.startswith("cohort")]
    assert cohorts == ["cohort baerfolk", "cohort cloudborn"]
    plain = zealot("2 chief.baerfolk", "2 supply", "2 chief.cloudborn")
    assert not [option for option in plain.options if option.startswith("cohort")]


def test_naming_a_fanatic_for_a_cohort_needs_no_sacrifice() -> None:
    """B-RULING-72"""
    table = zealot("3 chief.baerfolk", "tribesman.fanatics", p1={"nation": ["6 supply"]})
    table.do("cohort baerfolk")
    assert table["limbo"] == []


def test_they_never_break_the_morale_bonus() -> None:
    """B-FAN-04"""
    table = in_battle("tribesman.fanatics", "2 supply").do("attack heroes 4,4 p2")
    table.do("lay tribesman.fanatics")
    assert table.battle["attack"] == 1 + 2 + 1


def test_hiring_a_fanatic_costs_the_same_and_brings_two_supply() -> None:
    """B-FAN-05, B-FAN-06"""
    usual = zealot("priest.baerfolk", "4 supply", stock={"lord": ["lord.cloudborn"]})
    usual.do("hire lord")
    table = zealot("priest.baerfolk", "4 supply", stock={"lord": ["lord.fanatics"]})
    table.do("hire lord")
    assert table["p1.table"] == usual["p1.table"]
    assert usual["p1.refuge"] == ["lord.cloudborn", "supply"]
    assert table["p1.refuge"] == ["lord.fanatics", "supply", "supply"]


def test_playing_a_fanatic_puts_one_card_of_the_hand_into_limbo() -> None:
    """B-FAN-07, B-RULING-72: any card but Stardust, other Fanatics included."""
    table = zealot("tribesman.fanatics", "supply", "stardust", "lord.fanatics", "chest")
    table.do("road straight", "site 2,3 1")
    assert table.options == ["sacrifice lord.fanatics", "sacrifice supply", "sacrifice chest"]
    table.do("sacrifice chest")
    assert table["limbo"] == ["chest"]
    assert table["board.2,3.card"] == "road"


def test_a_player_who_cannot_sacrifice_cannot_play_it_and_discards_it() -> None:
    """B-FAN-08, B-RULING-72"""
    for hand in (["tribesman.fanatics"], ["tribesman.fanatics", "stardust"]):
        table = zealot(*hand)
        assert not [option for option in table.options if option.startswith("road")]
        table.do("done")
        assert "tribesman.fanatics" in [*table["p1.refuge"], *table["p1.hand"]]
    fight = in_battle("lord.fanatics").do("attack heroes 4,4 p2")
    assert fight.options == ["finish"]


def test_each_fanatic_needs_its_own_sacrifice() -> None:
    """B-RULING-72, B-FAN-09: a city of Chiefs needs three cards of that rank."""
    table = zealot("2 chief.fanatics", "2 supply", board={"2,3": {"card": "road", "turned": 1}})
    option = next(option for option in table.options if option.startswith("city"))
    table.do(option)
    while table.asks[1] != "act":
        table.do(table.options[0])
    assert table["limbo"] == ["supply", "supply"]


def test_a_played_fanatic_counts_as_two_identical_cards() -> None:
    """B-FAN-09, B-FAN-10: in a single line."""
    table = zealot("tribesman.fanatics", "chest").do("road straight", "site 2,3 1")
    assert table["board.2,3.card"] == "road"
    assert table["p1.table"] == ["tribesman.fanatics"]


def test_the_two_cards_may_start_two_branches() -> None:
    """B-FAN-10"""
    table = zealot("chief.fanatics", "3 supply", stock={"tribesman": ["2 tribesman.baerfolk"]})
    table.do("hire tribesman")
    while table.asks[1] != "act":
        branch = "hire tribesman" in table.options
        table.do("hire tribesman" if branch else table.options[0])
    assert table["p1.refuge"].count("tribesman.baerfolk") == 2


@pytest.mark.parametrize(("rank", "strength"), [*zip(RANKS, (2, 4, 6, 8), strict=True)])
def test_in_battle_a_fanatic_counts_twice_its_strength(rank: str, strength: int) -> None:
    """B-FAN-11, B-EX-34: the deck has shrunk by the sacrificed card."""
    table = in_battle(f"{rank}.fanatics", "supply")
    deck = table["p1.now.deck"]
    table.do("attack heroes 4,4 p2", f"lay {rank}.fanatics")
    assert table.battle["attack"] == 1 + strength + 1
    assert table["limbo"] == ["supply"]
    table.do("finish")
    assert table["p1.now.deck"] == deck - 1


def test_a_fanatic_in_defence_needs_its_sacrifice_too() -> None:
    """B-RULING-72, B-FAN-07"""
    table = in_battle(p2={"hand": ["lord.fanatics", "supply", "chest"]})
    table.do("attack heroes 4,4 p2", "finish", "lay lord.fanatics", "sacrifice chest")
    assert table.battle["defence"] == 8 + 1
    assert table["limbo"] == ["chest"]


@pytest.mark.parametrize("artefact", ["scroll", "title", "amulet"])
def test_scrolls_titles_and_amulets_do_not_transform_fanatics(artefact: str) -> None:
    """B-FAN-12"""
    card = f"{artefact}.baerfolk"
    table = zealot("chief.fanatics", card)
    verb = {"title": "promote", "amulet": "amulet", "scroll": "double"}[artefact]
    assert not [option for option in table.options if option.startswith(verb)]
    fight = in_battle("chief.fanatics", card, "supply").do("attack heroes 4,4 p2")
    fight.do("lay chief.fanatics", "sacrifice supply")
    names = []
    if f"lay {card}" in fight.options:
        fight.do(f"lay {card}")
        names = [option for option in fight.options if option.startswith("name")]
    assert not [name for name in names if "fanatics" in name]


def test_a_scroll_does_not_double_a_fanatic_in_a_line() -> None:
    """B-FAN-12"""
    table = zealot("tribesman.fanatics", "scroll.baerfolk", "supply").do(
        "road straight", "site 2,3 1"
    )
    assert not [option for option in table.options if option.startswith("double")]


def test_a_fanatic_goes_into_a_tent_without_a_sacrifice() -> None:
    """B-FAN-13"""
    table = zealot("tent.baerfolk", "lord.fanatics", "supply").do("pitch tent.baerfolk")
    while table.asks[1] != "act":
        wanted = [option for option in table.options if "lord.fanatics" in option]
        table.do(wanted[0] if wanted else table.options[-1])
    assert table["p1.tents"] == [["tent.baerfolk", "lord.fanatics"]]
    assert table["limbo"] == []


def test_hiding_a_fanatic_needs_no_sacrifice_besides_the_price() -> None:
    """B-RULING-72"""
    table = zealot("lord.fanatics", "supply", "chest").do("hide chest")
    while table.asks[1] != "act":
        wanted = [option for option in table.options if "lord.fanatics" in option]
        table.do(wanted[0] if wanted else table.options[-1])
    assert "lord.fanatics" in table["p1.ambush"]
    assert table["limbo"] == ["chest"]
