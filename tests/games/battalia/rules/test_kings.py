"""B-KINGS: gaining and losing Kings and Queens."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from tests.games.battalia.rules.weekends import checkpoint, deck
from tests.games.battalia.table import GAME, Table

QUEEN = "queen.baerfolk"
KING = "king.baerfolk"
ROYALS = [(QUEEN, L.QUEENS, 5), (KING, L.KINGS, 6)]


# --- gaining


@pytest.mark.parametrize(("name", "first", "rank"), ROYALS)
def test_a_royal_card_has_its_rank_in_every_faction(name: str, first: int, rank: int) -> None:
    """B-KINGS-01, B-KINGS-02, B-COMP-09."""
    ranks = [GAME.tables.rank[first + faction] for faction in range(6)]
    assert ranks == [rank] * 6
    assert name.endswith("baerfolk")


def test_a_royal_card_cannot_be_hired() -> None:
    """B-KINGS-03: ranks 1 to 4 can, with the best units and a lot of Supply."""
    table = Table(p1={"hand": ["2 lord.baerfolk", KING, "9 supply"]})
    hires = [option for option in table.options if option.startswith("hire")]
    assert hires == ["hire tribesman", "hire chief", "hire priest", "hire lord"]


def test_twenty_cards_bring_the_own_queen_at_the_second_checkpoint() -> None:
    """B-KINGS-04: for nothing."""
    table = checkpoint(2, 20, 12)
    assert table.said("royal", seat=0, card=QUEEN)
    assert table["p1.now.owns.supply"] == 20
    assert table["p1.now.deck"] == 21
    assert "king.baerfolk" in table["now.royals"]
    assert QUEEN not in table["now.royals"]


def test_twenty_four_cards_bring_both_royal_cards() -> None:
    """B-KINGS-05, B-KINGS-06."""
    table = checkpoint(2, 24, 12)
    assert table.said("royal", seat=0, card=QUEEN)
    assert table.said("royal", seat=0, card=KING)
    assert table["p1.now.deck"] == 26


@pytest.mark.parametrize("count", [12, 19])
def test_fewer_cards_bring_nothing(count: int) -> None:
    """B-KINGS-04, B-KINGS-05."""
    assert not checkpoint(2, count, 12).said("royal")


def test_everybody_gets_the_royal_cards_of_his_own_faction() -> None:
    """B-KINGS-04, B-KINGS-05."""
    table = checkpoint(2, 24, 24, p1={"faction": "wolfsclan"}, p2={"faction": "islanders"})
    assert table["p1.refuge"] == ["king.wolfsclan", "queen.wolfsclan"]
    assert table["p2.refuge"] == ["king.islanders", "queen.islanders"]


def test_royal_cards_come_to_the_refuge_without_supply() -> None:
    """B-KINGS-07, B-KINGS-08."""
    table = checkpoint(2, 24, 12)
    assert table["p1.refuge"] == [KING, QUEEN]
    assert table["p1.now.owns.supply"] == 24


@pytest.mark.parametrize("week", [1, 3, 4])
def test_no_other_checkpoint_grants_a_royal_card(week: int) -> None:
    """B-KINGS-04, B-RULING-15."""
    assert not checkpoint(week, 30, 30).said("royal")


# --- losing


@pytest.mark.parametrize(
    ("count", "lost"),
    [(19, [KING, QUEEN]), (20, [KING]), (23, [KING]), (24, [])],
)
@pytest.mark.parametrize("week", [3, 5])
def test_too_few_cards_cost_a_royal_card_at_every_later_checkpoint(
    week: int, count: int, lost: list[str]
) -> None:
    """B-KINGS-09, B-KINGS-10, B-KINGS-11, B-KINGS-12."""
    table = checkpoint(week, count, 12, p1={"refuge": [QUEEN, KING]})
    assert table["limbo"] == lost
    for card in lost:
        assert table.said("deposed", seat=0, card=card)
        assert card not in deck(table, 1)


@pytest.mark.parametrize(
    "place",
    [
        {"nation": ["9 supply", QUEEN]},
        {"refuge": [QUEEN], "nation": ["9 supply"]},
        {"ambush": [QUEEN], "nation": ["9 supply"]},
        {"tents": [["tent.baerfolk", QUEEN]], "nation": ["9 supply"]},
        {"hand": [QUEEN], "nation": ["9 supply"]},
    ],
)
def test_a_royal_card_is_lost_wherever_it_lies(place: dict[str, Any]) -> None:
    """B-KINGS-09, B-KINGS-12."""
    table = Table(week=3, day=7, turn=2, p1=place, p2={"nation": ["9 supply"]}).do("done")
    assert table["limbo"] == [QUEEN]
    assert table["p1.now.owns.queen"] == 0


def test_a_deposed_royal_card_never_comes_back() -> None:
    """B-KINGS-13, B-RULING-17: neither a large deck nor anything that takes from Limbo."""
    table = checkpoint(3, 30, 12, limbo=[QUEEN])
    assert table["limbo"] == [QUEEN]
    scroll = Table(p1={"hand": ["kry_ceks_lost_scroll"]}, limbo=[QUEEN, "chest"])
    scroll.do("great kry_ceks_lost_scroll")
    assert scroll["limbo"] == [QUEEN]
    assert scroll["p1.hand"] == ["chest"]


def test_decks_between_two_checkpoints_do_not_matter() -> None:
    """B-KINGS-14: with 12 cards in the middle of week 3 the Queen stays."""
    table = Table(week=3, day=6, turn=2, p1={"refuge": [QUEEN], "nation": ["9 supply"]}).do("done")
    assert table["limbo"] == []
    assert table["p1.now.owns.queen"] == 1


def test_cities_stay_when_a_royal_card_is_lost() -> None:
    """B-RULING-21."""
    table = checkpoint(
        3,
        12,
        12,
        p1={"refuge": [QUEEN, KING]},
        board={"2,2": {"level": 6}, "4,1": {"owner": 1, "level": 5}},
    )
    assert table["limbo"] == [KING, QUEEN]
    assert table["board.2,2.level"] == 6
    assert table["board.4,1.level"] == 5
