"""B-COHORT: cards of one faction shown at the beginning of a turn."""

from __future__ import annotations

import pytest

from tests.games.battalia.rules.creation import creation, lines
from tests.games.battalia.table import Table

NATION = ["9 supply"]


def cohort(*hand: str, **places: object) -> Table:
    """A player with this hand before his announcement; his own faction is the Bärfolk."""
    p1 = {"faction": "baerfolk", "hand": list(hand), "nation": NATION, **places}
    return creation(unbound=True, p1=p1)


def test_a_cohort_shows_the_hand_cards_of_one_faction() -> None:
    """B-COHORT-01, B-COHORT-06, B-CEX-05."""
    table = cohort(
        *("tribesman.emberians", "chief.emberians", "weapon.emberians"),
        *("priest.cloudborn", "2 supply"),
    )
    assert lines(table, "cohort") == ["emberians"]
    table.do("cohort emberians")
    (shown,) = [event for event in table.events if event.verb == "cohort"]
    assert sorted(map(str, shown.args["cards"])) == [  # type: ignore[arg-type]
        *("chief.emberians", "tribesman.emberians", "weapon.emberians"),
    ]
    assert len(table["p1.nation"]) == 8


@pytest.mark.parametrize("faction", ["baerfolk", "cloudborn", "emberians"])
def test_a_cohort_may_be_of_any_faction(faction: str) -> None:
    """B-COHORT-02."""
    table = cohort(f"3 chief.{faction}").do(f"cohort {faction}")
    assert len(table["p1.hand"]) == 4


@pytest.mark.parametrize(
    "card", ["lord.emberians", "tools.emberians", "amulet.emberians", "horn_of_baldur",
             "tribesman.unbound"]
)  # fmt: skip
def test_units_artefacts_and_universal_cards_count(card: str) -> None:
    """B-COHORT-03, B-CEX-05, B-UNBOUND-05."""
    table = cohort("chief.emberians", "title.emberians", card).do("cohort emberians")
    assert table["p1.hand"].count("supply") == 1


def test_neutral_cards_never_count() -> None:
    """B-COHORT-04."""
    table = cohort("2 chief.emberians", "4 supply")
    table.refuses("cohort emberians", "B-COHORT-05")
    hand = ["2 chief.emberians", "supply", "stardust", "chest"]
    expansion = Table(players=2, p1={"faction": "emberians", "hand": hand})
    expansion.refuses("cohort emberians", "B-COHORT-05")


@pytest.mark.parametrize("size", [0, 1, 2])
def test_fewer_than_three_cards_are_no_cohort(size: int) -> None:
    """B-COHORT-05, B-CRULING-07."""
    hand = [f"{size} chief.emberians"] if size else []
    cohort(*hand, "2 tribesman.cloudborn").refuses("cohort emberians", "B-COHORT-05")


@pytest.mark.parametrize(("size", "draws"), [(3, 1), (4, 2), (5, 3), (7, 5)])
def test_a_cohort_draws_two_cards_fewer_than_it_has(size: int, draws: int) -> None:
    """B-COHORT-06, B-CRULING-07."""
    table = cohort(f"{size} tribesman.emberians").do("cohort emberians")
    assert table["p1.hand"].count("supply") == draws


def test_only_hand_cards_count() -> None:
    """B-COHORT-07."""
    table = cohort(
        "2 chief.emberians",
        ambush=["chief.emberians"],
        tents=[["tent.emberians", "lord.emberians"]],
        refuge=["lord.emberians"],
    )
    table.refuses("cohort emberians", "B-COHORT-05")
    larger = cohort("3 chief.emberians", ambush=["lord.emberians"]).do("cohort emberians")
    assert larger["p1.hand"].count("supply") == 1


def test_there_is_one_cohort_per_turn_and_drawn_cards_do_not_enlarge_it() -> None:
    """B-COHORT-08."""
    p1 = {"hand": ["4 tribesman.emberians", "3 chief.cloudborn"],
          "nation": ["9 supply", "2 tribesman.emberians"][::-1]}  # fmt: skip
    table = creation(p1=p1).do("cohort emberians")
    assert len(table["p1.hand"]) == 7 + 2
    assert table["p1.hand"].count("tribesman.emberians") == 6
    table.refuses("cohort emberians", "B-COHORT-08")
    table.refuses("cohort cloudborn", "B-COHORT-08")


def test_the_shown_cards_stay_in_the_hand_and_are_played() -> None:
    """B-COHORT-09."""
    table = cohort("3 chief.emberians", "2 supply").do("cohort emberians")
    assert table["p1.hand"].count("chief.emberians") == 3
    table.do("hire priest")
    assert table["p1.table"] == ["chief.emberians", "supply", "supply"]


def test_after_a_mulligan_no_cohort_is_possible() -> None:
    """B-COHORT-10, B-CEX-04: even if the new hand has one."""
    table = creation(p1={"hand": ["6 supply"], "nation": ["5 tribesman.emberians"]})
    table.do("mulligan")
    assert lines(table, "cohort") == []
    table.refuses("cohort emberians", "B-COHORT-10")


def test_a_cohort_is_possible_again_in_the_next_turn() -> None:
    """B-COHORT-08."""
    own = {"hand": ["3 chief.emberians"], "nation": ["6 tribesman.cloudborn"]}
    table = creation(p1=own).do("cohort emberians", "done", "done")
    assert lines(table, "cohort") == ["cloudborn"]


def test_a_defender_cannot_announce_a_cohort() -> None:
    """B-COHORT-11."""
    table = creation(
        p1={"hand": ["weapon.cloudborn", "priest.cloudborn"], "heroes": ["4,4", ""]},
        p2={"hand": ["5 chief.emberians"], "heroes": ["4,4", ""], "nation": NATION},
    )
    table.do("attack heroes 4,4 p2", "lay priest.cloudborn", "finish")
    assert table.deciding == [2]
    assert lines(table, "cohort") == []
    table.refuses("cohort emberians", "B-COHORT-11", by=2)
