"""B-HERO: hero mode, attacks with all heroes, and veterans."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.weekends import before_checkpoint, checkpoint
from tests.games.battalia.table import Table

LINE = ["weapon.wolfsclan", "2 tribesman.wolfsclan", "chief.wolfsclan"]


def at_city(*hand: str, heroes: int = 1, day: int = 1, **given: Any) -> Table:
    """The first player's heroes stand on the second player's city of level 4, without defenders."""
    own = {
        "faction": "wolfsclan",
        "heroes": ["6,6", "6,6" if heroes == 2 else ""],
        "hand": list(hand),
        **given.pop("p1", {}),
    }
    other = {"faction": "baerfolk", "heroes": ["", ""], **given.pop("p2", {})}
    board = {"6,6": {"level": 4, "terrain": "verdant_woods"}}
    return Table(p1=own, p2=other, board=board, day=day, **given)


def lay_all(table: Table, *cards: str) -> Table:
    return table.do(*[f"lay {card}" for card in cards])


# --- harder start


def test_hero_mode_is_the_standard() -> None:
    """B-HERO-01."""
    for players in range(2, 7):
        assert Table(players=players)["hero_mode"] is True


@pytest.mark.parametrize(("hero_mode", "level", "guards"), [(True, 6, 10), (False, 4, 8)])
def test_neutral_cities_and_ruin_guards_are_stronger_in_hero_mode(
    hero_mode: bool, level: int, guards: int
) -> None:
    """B-HERO-02, B-HERO-04, B-SETUP-12, B-SETUP-13, B-HERO-01."""
    table = Table(
        hero_mode=hero_mode,
        p1={"heroes": ["4,1", "4,4"], "hand": ["2 weapon.baerfolk", "3 lord.baerfolk"]},
    )
    assert table["board.4,1.level"] == table["board.4,7.level"] == level
    table.do("attack city 4,1 nobody")
    assert table.battle["defence"] == level
    ruin = Table(
        hero_mode=hero_mode,
        p1={"heroes": ["4,4", ""], "hand": ["weapon.baerfolk", "3 lord.baerfolk"]},
    )
    ruin.do("attack ruin 4,4 nobody")
    assert ruin.battle["defence"] == guards


@pytest.mark.parametrize(("hero_mode", "lords"), [(True, 2), (False, 1)])
def test_a_captured_neutral_city_has_level_4(hero_mode: bool, lords: int) -> None:
    """B-HERO-03, B-EX-27: its defence was 6, it is worth 4 points."""
    table = Table(
        hero_mode=hero_mode,
        p1={"heroes": ["4,1", ""], "hand": ["weapon.baerfolk", f"{lords} lord.baerfolk"]},
    )
    before = table["p1.now.points"]
    table.do("attack city 4,1 nobody", *["lay lord.baerfolk"] * lords, "finish")
    assert table["board.4,1.owner"] == 1
    assert table["board.4,1.level"] == 4
    assert table["p1.now.points"] == before + 4


def test_one_lord_is_not_enough_for_a_neutral_city_of_hero_mode() -> None:
    """B-HERO-02: Weapon 1, Lord 4 and morale 1 equal its 6."""
    table = Table(p1={"heroes": ["4,1", ""], "hand": ["weapon.baerfolk", "lord.baerfolk"]})
    table.do("attack city 4,1 nobody", "lay lord.baerfolk", "finish")
    assert table["board.4,1.owner"] == 0
    assert table["p1.heroes"] == ["", ""]


def test_hero_mode_changes_no_place_of_the_setup() -> None:
    """B-HERO-05."""
    for players in range(2, 7):
        hard, easy = (Table(players=players, hero_mode=mode)["board"] for mode in (True, False))
        for board in (hard, easy):
            for card in board.values():
                card.pop("level", None)
        assert hard == easy


# --- simultaneous attack


def test_all_heroes_may_attack_with_one_weapon() -> None:
    """B-HERO-06, B-HERO-07: announced with the attack, and optional."""
    table = at_city(*LINE, heroes=2)
    table.do("attack city 6,6 p2")
    assert table.options == ["heroes 1", "heroes 2", "heroes 3"]
    table.do("heroes 3")
    assert table.battle["attacking_heroes"] == [1, 2]
    assert table.battle["attack_line"] == ["weapon.wolfsclan"]


def test_the_beginner_game_attacks_with_one_hero() -> None:
    """B-HERO-01, B-HERO-06."""
    table = at_city(*LINE, heroes=2, hero_mode=False).do("attack city 6,6 p2")
    assert table.options == ["heroes 1", "heroes 2"]


def test_only_heroes_who_can_attack_the_same_object_join() -> None:
    """B-HERO-06, B-RULING-37: the other one stands elsewhere."""
    table = at_city(*LINE, p1={"heroes": ["6,6", "4,4"]}).do("attack city 6,6 p2")
    assert table.battle["attacking_heroes"] == [1]


def test_the_arrow_joins_heroes_who_both_reach_the_object() -> None:
    """B-RULING-37: and the better card gives the terrain bonus."""
    table = Table(
        p1={"heroes": ["6,6", "6,5"], "hand": ["farrells_arrow", "chest"]},
        p2={"heroes": ["", ""]},
        board={
            "6,5": {"card": "road", "terrain": "verdant_woods"},
            "6,6": {"terrain": "rocky_mountains"},
        },
    )
    table.do("attack city 6,6 p2", "heroes 3")
    assert table.battle["attack"] == 2 + 2 * 1 + 1  # Arrow, two morale bonuses, terrain


def test_a_failed_attack_costs_every_hero_who_took_part() -> None:
    """B-HERO-08, B-EX-28."""
    table = at_city("weapon.wolfsclan", heroes=2).do("attack city 6,6 p2", "heroes 3", "finish")
    assert table["p1.heroes"] == ["", ""]
    alone = at_city("weapon.wolfsclan", heroes=2).do("attack city 6,6 p2", "heroes 2", "finish")
    assert alone["p1.heroes"] == ["6,6", ""]


def test_a_hero_who_retreated_in_time_is_not_lost() -> None:
    """B-HERO-08."""
    table = Table(
        p1={"heroes": ["6,6", "6,6"], "hand": ["weapon.baerfolk", "horse.baerfolk"]},
        p2={"heroes": ["", ""]},
        board={
            "6,6": {"level": 6},
            "6,5": {"card": "road", "turned": 1},
            "6,3": {"card": "road", "turned": 1},
        },
    )
    table.do("attack city 6,6 p2", "heroes 3", "finish")
    table.do("retreat 1 horse", "at 6,3")
    assert table["p1.heroes"] == ["6,3", ""]


def test_the_defender_chooses_which_of_his_heroes_take_part() -> None:
    """B-HERO-09."""
    table = at_city(*LINE, p2={"heroes": ["6,6", "6,6"], "hand": ["chest"]})
    table.do("attack city 6,6 p2")
    assert table.asks[0] == 2
    assert table.options == ["heroes 0", "heroes 1", "heroes 2", "heroes 3"]
    table.do("heroes 2")
    assert table.battle["defending_heroes"] == [2]


def test_each_hero_adds_his_own_morale() -> None:
    """B-HERO-10, B-RULING-34."""
    one = at_city(*LINE, heroes=2).do("attack city 6,6 p2", "heroes 1")
    two = at_city(*LINE, heroes=2).do("attack city 6,6 p2", "heroes 3")
    assert one.battle["attack"] == 1 + 1
    assert two.battle["attack"] == 1 + 2
    veterans = at_city(*LINE, heroes=2, p1={"veteran": "veteran"})
    veterans.do("attack city 6,6 p2", "heroes 3")
    assert veterans.battle["attack"] == 1 + 8


def test_an_empty_line_has_no_morale() -> None:
    """B-RULING-34: the defender has laid nothing, his hero adds nothing."""
    table = at_city(*LINE, p2={"heroes": ["6,6", ""], "hand": ["chest"]})
    table.do("attack city 6,6 p2", "heroes 1")
    assert table.battle["defence"] == 4 + 1  # city and terrain


# --- becoming a veteran


@pytest.mark.parametrize(("count", "standing"), [(25, "none"), (26, "veteran"), (30, "veteran")])
def test_26_cards_at_the_second_checkpoint_make_a_veteran(count: int, standing: str) -> None:
    """B-HERO-11, B-HERO-17."""
    table = before_checkpoint(2, count, 12)
    assert table["p1.veteran"] == "none"
    assert table.do("done")["p1.veteran"] == standing


def test_no_other_checkpoint_makes_a_veteran() -> None:
    """B-HERO-11, B-RULING-35."""
    for week in (1, 3, 4):
        assert checkpoint(week, 30, 12)["p1.veteran"] == "none"


def test_the_beginner_game_knows_no_veterans() -> None:
    """B-HERO-01, B-HERO-11."""
    assert checkpoint(2, 30, 12, hero_mode=False)["p1.veteran"] == "none"


@pytest.mark.parametrize(
    ("before", "count", "after"),
    [
        ("veteran", 26, "veteran"),
        ("veteran", 25, "fallen"),
        ("fallen", 25, "fallen"),
        ("fallen", 26, "veteran"),
    ],
)
@pytest.mark.parametrize("week", [3, 6])
def test_every_later_checkpoint_judges_a_veteran(
    week: int, before: str, count: int, after: str
) -> None:
    """B-HERO-18, B-HERO-20, B-RULING-35: a fallen veteran may rise again."""
    table = checkpoint(week, count, 12, p1={"veteran": before})
    assert table["p1.veteran"] == after


def test_between_checkpoints_a_veteran_may_have_fewer_cards() -> None:
    """B-HERO-19."""
    table = Table(
        week=3,
        p1={"veteran": "veteran", "nation": ["9 supply"]},
        p2={"nation": ["9 supply"]},
    ).do("done", "done")
    assert table["p1.veteran"] == "veteran"


# --- what a veteran has


@pytest.mark.parametrize(
    ("standing", "priest", "total"),
    [
        ("none", "priest.wolfsclan", 8 + 1),
        ("veteran", "priest.wolfsclan", 11 + 4),
        ("fallen", "priest.wolfsclan", 8 + 1),
        ("none", "priest.islanders", 8),
        ("veteran", "priest.islanders", 11),
    ],
)
def test_a_veteran_attacks_with_better_morale_and_units(
    standing: str, priest: str, total: int
) -> None:
    """B-HERO-12 to B-HERO-15, B-HERO-22, B-HERO-23, B-EX-25, B-EX-26."""
    table = at_city(
        *LINE, priest, p1={"veteran": standing}, sets=["baerfolk", "islanders", "wolfsclan"]
    ).do("attack city 6,6 p2")
    lay_all(table, *["tribesman.wolfsclan"] * 2, "chief.wolfsclan", priest)
    assert table.battle["attack"] == total


@pytest.mark.parametrize(
    ("cards", "plain", "veteran"),
    [
        (["tribesman.baerfolk"], 1, 2),
        (["chief.baerfolk"], 2, 3),
        (["priest.baerfolk"], 3, 3),
        (["lord.baerfolk"], 4, 4),
        (["queen.baerfolk"], 5, 5),
        (["king.baerfolk"], 6, 6),
        (["tribesman.baerfolk", "chief.emberians"], 3, 5),
    ],
)
def test_a_veteran_defends_with_better_units(cards: list[str], plain: int, veteran: int) -> None:
    """B-HERO-14, B-HERO-15, B-HERO-16: Tribesmen and Chiefs only."""
    for standing, strength in (("none", plain), ("veteran", veteran)):
        table = at_city(
            "weapon.wolfsclan",
            "lord.wolfsclan",
            p2={"hand": [*cards, "2 lord.baerfolk"], "veteran": standing},
            sets=["baerfolk", "emberians", "wolfsclan"],
        )
        table.do("attack city 6,6 p2", "lay lord.wolfsclan", "finish")
        assert table.battle["defence"] == 4 + 1  # city and terrain
        lay_all(table, *cards)
        assert table.battle["defence"] == 4 + 1 + strength


def test_a_veterans_hero_defends_with_morale_4() -> None:
    """B-HERO-12, B-HERO-13."""
    for standing, morale in (("none", 1), ("veteran", 4), ("fallen", 1)):
        table = at_city(
            "weapon.wolfsclan",
            "2 lord.wolfsclan",
            p2={
                "heroes": ["6,6", ""],
                "hand": ["2 lord.baerfolk", "lord.cloudborn"],
                "veteran": standing,
            },
        )
        table.do("attack city 6,6 p2", "heroes 1", "lay lord.wolfsclan", "finish")
        table.do("lay lord.baerfolk")
        assert table.battle["defence"] == 4 + 1 + 4 + morale


def test_a_fallen_veteran_may_still_attack_with_all_heroes() -> None:
    """B-HERO-21."""
    table = at_city(*LINE, heroes=2, p1={"veteran": "fallen"}).do("attack city 6,6 p2")
    assert "heroes 3" in table.options
    defence = at_city(
        *LINE, p2={"heroes": ["6,6", "6,6"], "veteran": "fallen", "hand": ["chest"]}
    ).do("attack city 6,6 p2")
    assert "heroes 3" in defence.options


def test_every_virtual_unit_has_the_veterans_bonus() -> None:
    """B-RULING-36: a Fanatic Chief counts as two Chiefs."""
    for standing, strength in (("none", 4), ("veteran", 6)):
        table = at_city(
            "weapon.wolfsclan", "chief.fanatics", "chest", p1={"veteran": standing}, fanatics=True
        ).do("attack city 6,6 p2")
        morale = 4 if standing == "veteran" else 1
        table.do("lay chief.fanatics")
        assert table.battle["attack"] == 1 + strength + morale
