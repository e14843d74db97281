"""What pays only later or far from home: planners of Battalia see it where it is right."""

from __future__ import annotations

import pytest

from stormark.bots.battalia.answers import worth_trying
from stormark.bots.battalia.features import NAMES, features
from stormark.bots.battalia.openings import prepares
from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.weights import PLANNED
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.queries import deck_sizes
from stormark.kernel.json import Json
from tests.bots import battalia_turns
from tests.games.battalia.table import GAME, Table

EFFORT = Effort(20_000, 8, 8, 0)  # an expert's
SMALL: list[Json] = ["priest.baerfolk", "lord.baerfolk", "4 supply"]
LARGE: list[Json] = [
    *("3 tribesman.baerfolk", "chief.baerfolk", "2 priest.baerfolk", "2 lord.baerfolk"),
    *("tools.baerfolk", "weapon.baerfolk", "horse.baerfolk", "5 supply"),
]
OTHER: list[Json] = ["2 chief.cloudborn", "2 priest.cloudborn", "weapon.cloudborn", "6 supply"]
GREATS: list[Json] = ["horn_of_baldur", "book_of_crea", "crown_of_titus", "hammer_of_strato"]
WORKERS: list[Json] = ["2 tribesman.emberians", "3 supply", "tools.emberians"]


def turn(table: Table) -> list[str]:
    return battalia_turns.turn(PlanningBot(EFFORT, PLANNED), table.state)


def valley(
    board: dict[str, Json] | None = None, p2: dict[str, Json] | None = None, **p1: Json
) -> Table:
    """Four players around the Mountain Pass; the first may act."""
    return Table(
        players=4,
        team_mode=False,
        valley="mountain_pass",
        great_artefacts=GREATS,
        board=board or {},
        p1={"announced": True, **p1},
        p2=p2 or {},
    )


def duel(board: dict[str, Json] | None = None, day: int = 1, week: int = 1, **p1: Json) -> Table:
    return Table(
        players=2,
        week=week,
        day=day,
        board=board or {},
        p1={"announced": True, **p1},
        p2={"refuge": OTHER},
    )


def feature(state: BattaliaState, name: str) -> float:
    return features(state, 0, 0)[NAMES.index(name)]


# --- the Mountain Pass


@pytest.mark.parametrize("deck", [SMALL, LARGE])
def test_a_booster_is_delivered_however_large_the_deck_is(deck: list[Json]) -> None:
    """B-PASS-05: whoever stands on its gate jumps; a ring is worth less than what it brings."""
    table = valley(hand=["2 supply"], refuge=deck, heroes=["6,4", ""], boosters=["red_canyons", ""])
    assert any(word.startswith("jump") for word in turn(table))
    assert table["p1.boosters"] == ["", ""]


def test_a_booster_is_fetched_from_the_next_field() -> None:
    """B-PASS-01."""
    board: dict[str, Json] = {"4,5": {"hidden": False}}
    assert "booster" in turn(valley(board, hand=["2 supply"], refuge=SMALL, heroes=["4,5", ""]))


def test_a_booster_counts_by_the_share_of_hands_that_its_artefact_will_be_in() -> None:
    few = valley(refuge=["6 supply"], boosters=["red_canyons", ""], heroes=["2,4", ""])
    many = valley(refuge=["12 supply"], boosters=["red_canyons", ""], heroes=["2,4", ""])
    assert feature(few.state, "boosters") == 1.0
    assert feature(many.state, "boosters") == 0.5
    assert feature(many.state, "to_delivery") == 0.5 * feature(few.state, "to_delivery") > 0.0


# --- the buildings of a valley


def test_a_hero_at_a_gate_opens_the_valley_and_takes_its_buildings() -> None:
    """B-VALLEY-13 to -18: the road first, then a step, then what it leads to."""
    table = valley(hand=WORKERS, refuge=LARGE, heroes=["2,4", ""])
    done = turn(table)
    assert done.index("discover 3,4") < done.index("step 3,4") < done.index("discover 3,3")
    assert any(word.startswith("income") for word in done)


def test_a_building_brings_an_income() -> None:
    """B-VALLEY-25."""
    board: dict[str, Json] = {"3,3": {"hidden": False, "owner": 1}}
    assert feature(valley(board).state, "income") == 1.0
    assert feature(valley().state, "income") == 0.0


@pytest.mark.parametrize(("hand", "expected"), [(["tools.emberians"], True), (["chest"], False)])
def test_a_step_prepares_a_discovery_that_can_be_paid(hand: list[Json], expected: bool) -> None:
    board: dict[str, Json] = {"3,4": {"hidden": False}}
    table = valley(board, hand=hand, heroes=["3,4", ""])
    assert prepares(table.state, 0, V.pack(V.V_MOVE, 0)) is expected


def test_whoever_is_not_asked_after_a_step_has_prepared_no_discovery() -> None:
    board: dict[str, Json] = {"3,4": {"hidden": False}}
    table = valley(board, p2={"hand": ["tools.emberians"], "heroes": ["3,4", ""]})
    assert table.state.open_seats() == [0]
    assert not prepares(table.state, 1, V.pack(V.V_MOVE, 0))


# --- swapping terrain


def test_a_swap_lays_the_gate_of_a_booster_under_its_hero() -> None:
    """B-RULING-79: the gate moves, the hero stays, and jumps from there."""
    table = valley(
        hand=["staff_of_terra", "2 supply"],
        refuge=SMALL,
        heroes=["2,4", ""],
        boosters=["red_canyons", ""],
    )
    done = turn(table)
    assert "swap 2,4 6,4" in done
    assert table["p1.boosters"] == ["", ""]


def test_a_swap_opens_the_way_to_a_neutral_city() -> None:
    """B-RULING-116: two curves that lead nowhere are swapped and turned towards each other."""
    board: dict[str, Json] = {
        "3,1": {"card": "road", "shape": "curve", "turned": 2, "terrain": "verdant_woods"},
        "3,2": {"card": "road", "shape": "curve", "turned": 0, "terrain": "red_canyons"},
    }
    hand: list[Json] = ["staff_of_terra", "3 supply"]
    table = duel(board, faction="emberians", hand=hand, refuge=LARGE, heroes=["2,2", ""])
    done = turn(table)
    assert done.index("swap 3,1 3,2") < done.index("step 4,1")
    assert table["p1.heroes"] == ["4,1", ""]


def test_of_many_changes_of_the_map_those_that_help_are_tried() -> None:
    """And stopping; nothing is replaced for nothing."""
    table = valley(hand=["staff_of_terra"], heroes=["2,4", ""], boosters=["red_canyons", ""])
    table.do("great staff_of_terra")
    options = GAME.decision(table.state, 0)
    packed = table.state.options(0)
    tried = worth_trying(table.state, 0, packed, 10)
    words = [GAME.notation(options.actions[packed.index(option)]) for option in tried]
    assert len(packed) > 10 >= len(words)
    assert words[0] == "swap 2,4 6,4"
    assert words[-1] == "finish"


# --- royal cards


@pytest.mark.parametrize(("card", "level"), [("queen", 4), ("king", 5)])
def test_a_royal_card_raises_a_city(card: str, level: int) -> None:
    """B-KINGS-21, -23."""
    hand: list[Json] = [f"{card}.baerfolk", "supply"]
    board: dict[str, Json] = {"2,2": {"owner": 1, "level": level}}
    table = duel(board, faction="baerfolk", hand=hand, refuge=LARGE)
    turn(table)
    assert table["board.2,2.level"] == level + 1


@pytest.mark.parametrize(("cards", "queens"), [(19, 0.0), (20, 6 / 20)])
def test_on_the_eve_of_the_second_checkpoint_a_queen_is_as_good_as_there(
    cards: int, queens: float
) -> None:
    """B-KINGS-04; on the days before it is too early to count on her."""
    eve = duel(week=2, day=7, refuge=[f"{cards} supply"])
    assert feature(eve.state, "queens") == pytest.approx(queens)
    assert feature(duel(week=2, day=6, refuge=["20 supply"]).state, "queens") == 0.0


def test_a_deck_is_filled_up_on_that_eve() -> None:
    """A Priest brings a Supply card: 18 cards become 20 (B-HIRE-05)."""
    hand: list[Json] = ["tribesman.emberians", "2 supply", "chief.emberians"]
    refuge: list[Json] = [*LARGE[:-1], "3 supply"]
    table = duel(week=2, day=7, faction="baerfolk", hand=hand, refuge=refuge)
    assert deck_sizes(table.state)[0] == 18
    turn(table)
    assert deck_sizes(table.state)[0] >= 20
