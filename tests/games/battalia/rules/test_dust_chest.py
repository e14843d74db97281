"""B-DUST and B-CHEST: Stardust and Chests."""

from __future__ import annotations

import pytest

from stormark.games.battalia import layout as L
from tests.games.battalia.table import GAME, Table

ROAD = {"card": "road", "turned": 1}


@pytest.mark.parametrize(("word", "card"), [("stardust", L.STARDUST), ("chest", L.CHEST)])
def test_stardust_and_chests_are_neutral(word: str, card: int) -> None:
    """B-DUST-01, B-DUST-02, B-CHEST-01, B-CHEST-02: no faction, no part of a cohort."""
    assert GAME.tables.faction[card] == L.NO_FACTION
    table = Table(p1={"hand": ["2 tools.baerfolk", f"3 {word}"]})
    assert not [o for o in table.options if o.startswith("cohort")]
    three = Table(p1={"hand": ["3 tools.baerfolk", word], "nation": ["6 supply"]})
    three.do("cohort baerfolk")
    assert len(three["p1.hand"]) == 4 + 1  # three cards of the cohort draw one


# --- Stardust


def test_one_stardust_stands_for_two_supply() -> None:
    """B-DUST-03: to recruit a hero costs a Weapon and two Supply."""
    for card, enough in (("stardust", True), ("supply", False)):
        table = Table(p1={"hand": ["weapon.baerfolk", card]})
        assert ("recruit 2,2 2" in table.options) is enough
    table = Table(p1={"hand": ["weapon.baerfolk", "stardust"]}).do("recruit 2,2 2")
    assert table["p1.heroes"] == ["2,2", "2,2"]
    assert table["p1.table"] == ["stardust", "weapon.baerfolk"]


def test_one_stardust_pays_two_steps() -> None:
    """B-DUST-03."""
    table = Table(
        p1={"heroes": ["2,2", ""], "hand": ["stardust"]}, board={"2,3": ROAD}, extended=False
    )
    table.do("move 1; lay stardust; go; step 2,3; step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table.asks == (1, "act")


def test_an_unused_half_of_stardust_is_lost() -> None:
    """B-DUST-04, B-RULING-41, B-EX-30: one action is one line."""
    table = Table(
        p1={"heroes": ["2,2", ""], "hand": ["stardust"]}, board={"2,3": ROAD}, extended=False
    )
    table.do("move 1; lay stardust; go; step 2,3; stop")
    assert table["p1.table"] == ["stardust"]
    assert "move 1" not in table.options


def test_stardust_stays_in_the_deck() -> None:
    """B-DUST-05: played, it comes back through the Refuge."""
    table = Table(
        p1={"heroes": ["2,2", ""], "hand": ["stardust"]}, board={"2,3": ROAD}, extended=False
    )
    table.do("move 1; lay stardust; go; step 2,3; stop", "done")
    assert table["p1.now.owns.stardust"] == 1


def test_stardust_does_not_go_to_limbo() -> None:
    """B-DUST-06: it cannot pay for hiding, nor for a Fanatic."""
    table = Table(p1={"hand": ["stardust", "chest", "lord.baerfolk", "chief.baerfolk"]})
    assert "hide chest" in table.options
    assert "hide stardust" not in table.options
    fanatic = Table(
        fanatics=True,
        p1={"heroes": ["4,1", ""], "hand": ["weapon.baerfolk", "lord.fanatics", "2 stardust"]},
    )
    fanatic.do("attack city 4,1 nobody")
    assert "lay lord.fanatics" not in fanatic.options


def test_stardust_may_be_hidden_stored_or_be_a_tribute() -> None:
    """B-RULING-41: it stays in the deck."""
    table = Table(
        metamorpha=True,
        npcs={"metamorpha": "6,4"},
        board={"6,4": {"terrain": "rocky_mountains"}, "2,4": {"terrain": "verdant_woods"}},
        p1={"heroes": ["2,2", "6,4"], "hand": ["3 stardust", "chest", "tent.baerfolk", "supply"]},
    )
    table.do("hide chest", "name stardust", "finish")
    table.do("pitch tent.baerfolk", "name stardust")
    if table.asks[1] != "act":
        table.do("finish")
    table.do("tribute 2", "name stardust")
    assert table["p1.ambush"] == ["stardust"]
    assert table["p1.tents"] == [["tent.baerfolk", "stardust"]]
    assert table["p1.table"] == ["stardust"]
    assert table["p1.now.owns.stardust"] == 3


# --- Chests


def test_a_chest_buys_an_artefact_at_an_own_post_only() -> None:
    """B-CHEST-03, B-RULING-40."""
    away = Table(p1={"hand": ["chest"]})
    assert not [o for o in away.options if o.startswith(("buy", "trade"))]
    table = Table(
        p1={"heroes": ["2,3", ""], "posts": ["2,3"], "hand": ["chest"]},
        board={"2,3": ROAD},
        stock={"title": ["title.emberians"]},
        day=1,
    )
    table.do("trade chest_to_artefact", "take title.emberians")
    assert table["p1.hand"] == ["title.emberians~"]


def test_a_chest_in_limbo_hides_up_to_three_cards() -> None:
    """B-CHEST-04, B-RULING-42: instead of a card for each."""
    table = Table(p1={"hand": ["chest", "horse.baerfolk", "supply", "lord.baerfolk", "2 supply"]})
    table.do("hide chest", "name horse.baerfolk", "name supply", "name lord.baerfolk")
    assert table["p1.ambush"] == ["horse.baerfolk", "lord.baerfolk", "supply"]
    assert table["p1.hand"] == ["supply", "supply"]
    assert table["limbo"] == ["chest"]
    assert table.asks == (1, "act")


def test_fewer_cards_may_be_hidden_but_at_least_one() -> None:
    """B-CHEST-04, B-RULING-42."""
    table = Table(p1={"hand": ["chest", "horse.baerfolk", "2 supply"]}).do("hide chest")
    assert "finish" not in table.options
    table.do("name horse.baerfolk", "finish")
    assert table["p1.ambush"] == ["horse.baerfolk"]
    alone = Table(p1={"hand": ["chest"]})
    assert "hide chest" not in alone.options


def test_any_other_card_in_limbo_hides_one() -> None:
    """B-CHEST-04."""
    table = Table(p1={"hand": ["horse.baerfolk", "weapon.baerfolk", "2 supply"]})
    table.do("hide horse.baerfolk", "name weapon.baerfolk")
    assert table.asks == (1, "act")
    assert table["p1.ambush"] == ["weapon.baerfolk"]


@pytest.mark.parametrize("hidden", [1, 2])
def test_never_more_than_three_cards_are_hidden(hidden: int) -> None:
    """B-CHEST-05, B-RULING-42, B-EX-31."""
    hand = ["chest", "2 supply", "2 horse.baerfolk"]
    table = Table(p1={"hand": hand, "ambush": [f"{hidden} lord.baerfolk"]}).do("hide chest")
    table.do(*["name supply", "name horse.baerfolk"][hidden - 1 :])
    assert table.asks == (1, "act")
    assert len(table["p1.ambush"]) == 3
    full = Table(p1={"hand": hand, "ambush": ["3 lord.baerfolk"]})
    assert not [o for o in full.options if o.startswith("hide")]
