"""B-CHECK: the checkpoint at the end of every week."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.weekends import before_checkpoint, checkpoint, deck
from tests.games.battalia.table import Table

QUEEN = "queen.baerfolk"
KING = "king.baerfolk"


# --- when


@pytest.mark.parametrize("week", [1, 2, 3, 7])
def test_every_week_ends_with_one_checkpoint(week: int) -> None:
    """B-CHECK-01."""
    table = checkpoint(week, 12, 12)
    numbers = [event.args["number"] for event in table.events if event.verb == "checkpoint"]
    assert numbers == [week]
    assert (table["week"], table["day"]) == (week + 1, 1)


def test_days_before_the_seventh_have_no_checkpoint() -> None:
    """B-CHECK-01, B-RULING-09, B-BASE-25: a week has seven days."""
    table = Table(p1={"nation": ["12 supply"]}, p2={"nation": ["12 supply"]}, week=2)
    for day in range(1, 7):
        assert table["day"] == day
        table.do("done", "done")
        assert not table.said("checkpoint")
    assert table["day"] == 7
    table.do("done")
    assert not table.said("checkpoint")
    table.do("done")
    assert table.said("checkpoint")
    assert (table["week"], table["day"]) == (3, 1)


def test_it_comes_after_the_last_turn_and_before_the_oracle_starts_anew() -> None:
    """B-CHECK-02, B-CHECK-03: nobody decides anything in between."""
    table = checkpoint(2, 20, 20)
    verbs = [event.verb for event in table.events]
    assert verbs.index("done") < verbs.index("checkpoint") < verbs.index("day")
    assert verbs.index("cards_drawn") < verbs.index("checkpoint")  # the turn was cleaned up
    assert table.said("day", week=3, day=1)
    assert table.asks == (1, "act")


def test_the_base_game_has_no_checkpoints() -> None:
    """B-CHECK-01: they belong to the Stormgates."""
    table = Table(
        mode="creation",
        week=2,
        day=7,
        turn=2,
        p1={"nation": ["26 supply"]},
        p2={"nation": ["26 supply"]},
    )
    assert not table.do("done").said("checkpoint")


# --- the first one


def test_visitors_enter_at_the_first_checkpoint() -> None:
    """B-CHECK-04, B-RULING-14: Metamorpha rolls first, then Bilkarr."""
    table = before_checkpoint(1, 12, 12, metamorpha=True, bilkarr=True)
    assert table["npcs.metamorpha"] == ""
    assert table["npcs.bilkarr"] == ""
    table.do("done", dice=["2", "1"])
    assert table["npcs.metamorpha"] == "6,4"
    assert table["npcs.bilkarr"] == "2,4"


def test_visitors_that_are_not_used_stay_away() -> None:
    """B-CHECK-04."""
    table = checkpoint(1, 12, 12)
    assert table["npcs.metamorpha"] == table["npcs.bilkarr"] == ""


def test_no_cards_are_counted_at_the_first_checkpoint() -> None:
    """B-CHECK-05: decks of 30 cards bring nothing yet."""
    table = checkpoint(1, 30, 30)
    assert not table.said("counted")
    assert QUEEN not in deck(table, 1)
    assert table["p1.veteran"] == "none"


# --- counting


def test_from_the_second_checkpoint_on_decks_are_counted() -> None:
    """B-CHECK-06."""
    for week in (2, 3, 6):
        table = checkpoint(week, 13, 17)
        assert table.said("counted", seat=0, count=13)
        assert table.said("counted", seat=1, count=17)


def test_the_count_covers_every_place_of_the_deck() -> None:
    """B-CHECK-06, B-RULING-16, B-BASE-01: hand, Nation, Refuge, ambush, tents and tent cards."""
    table = checkpoint(
        2,
        20,
        12,
        p1={
            "hand": ["chest", "lord.baerfolk", "stardust"],
            "refuge": ["crown_of_titus", "2 supply"],
            "ambush": ["horse.baerfolk"],
            "tents": [["tent.baerfolk", "2 supply"]],
            "nation": ["10 supply"],
        },
    )
    assert table.said("counted", seat=0, count=20)
    assert QUEEN in deck(table, 1)


def test_cards_in_limbo_count_for_nobody() -> None:
    """B-CHECK-06, B-RULING-16, B-BASE-02."""
    table = checkpoint(2, 19, 12, limbo=["chest", "lord.baerfolk"])
    assert table.said("counted", seat=0, count=19)
    assert QUEEN not in deck(table, 1)


def test_only_the_number_at_the_checkpoint_matters() -> None:
    """B-CHECK-07, B-KINGS-14: a small deck in the middle of a week loses nothing."""
    table = Table(
        week=3,
        p1={"refuge": [QUEEN, KING], "nation": ["9 supply"], "veteran": "veteran"},
        p2={"nation": ["9 supply"]},
    ).do("done", "done")
    assert table["p1.now.deck"] == 11
    assert table["p1.veteran"] == "veteran"
    assert table["limbo"] == []


def test_the_number_may_be_reached_in_the_last_turn_of_the_week() -> None:
    """B-CHECK-07: 18 cards, then a hired unit and its Supply."""
    table = before_checkpoint(2, 12, 18, p2={"hand": ["chief.baerfolk", "2 supply"]})
    table.do("hire tribesman", "done")
    assert table.said("counted", seat=1, count=20)
    assert table.said("royal", seat=1, card="queen.cloudborn")


@pytest.mark.parametrize(
    ("count", "queen", "king", "standing"),
    [
        (19, False, False, "none"),
        (20, True, False, "none"),
        (23, True, False, "none"),
        (24, True, True, "none"),
        (25, True, True, "none"),
        (26, True, True, "veteran"),
    ],
)
def test_the_count_decides_queen_king_and_veterans(
    count: int, queen: bool, king: bool, standing: str
) -> None:
    """B-CHECK-08, B-EX-21, B-RULING-14: a royal card just received helps to nothing."""
    table = checkpoint(2, count, 12)
    assert (QUEEN in deck(table, 1)) is queen
    assert (KING in deck(table, 1)) is king
    assert table["p1.veteran"] == standing


def test_the_tests_of_a_checkpoint_use_one_count() -> None:
    """B-RULING-14, B-EX-22: 22 cards with both royals; the King goes, the Queen stays."""
    table = checkpoint(3, 22, 12, p1={"refuge": [QUEEN, KING]})
    assert table["limbo"] == [KING]
    assert QUEEN in deck(table, 1)
    assert table["p1.now.deck"] == 21


def test_deposed_royals_do_not_lower_the_count_for_veterans() -> None:
    """B-RULING-14: all tests use the number before anything was taken."""
    table = checkpoint(3, 26, 12, p1={"veteran": "veteran", "refuge": [QUEEN]})
    assert table["p1.veteran"] == "veteran"
    assert table["limbo"] == []


def test_summoned_visitors_leave_at_a_checkpoint() -> None:
    """B-RULING-14: before those of the first checkpoint enter."""
    table = checkpoint(
        2,
        12,
        12,
        kry_cek=True,
        npcs={"metamorpha": "2,4"},
        p1={"summoned": "metamorpha"},
    )
    assert table["npcs.metamorpha"] == ""
    assert table["p1.summoned"] == ""
