"""B-BASE: what the Stormgates take for granted about days, movement and heroes."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.rules.new_games import new_game
from tests.games.battalia.table import GAME, Table

ROAD = {"card": "road", "turned": 1}
CHAIN: dict[str, Any] = {
    "2,3": {**ROAD, "terrain": "red_canyons"},
    "2,5": {**ROAD, "terrain": "red_canyons"},
}


def walker(*hand: str, **given: Any) -> Table:
    """A hero in his city, a road to the gate on 2,4, and a road behind it."""
    own = {"faction": "cloudborn", "heroes": ["2,2", ""], "hand": list(hand)}
    plain = {"board": CHAIN, "extended": False, "day": 3, **given}
    return Table(p1=own, p2={"faction": "baerfolk"}, **plain)


def test_the_oracle_turns_every_day_and_starts_anew_every_week() -> None:
    """B-BASE-24, B-BASE-25, B-RULING-09: seven days, a step each."""
    decks = {"nation": ["9 supply"]}
    table = Table(p1=decks, p2=decks)
    seen = []
    for _ in range(8):
        seen.append((table["week"], table["day"]))
        table.do("done", "done")
    assert seen == [*((1, day) for day in range(1, 8)), (2, 1)]
    shown = [Table(day=day)["now.enlightened"] for day in range(1, 8)]
    assert len(set(shown)) == 7


def test_everybody_has_one_turn_a_day_clockwise() -> None:
    """B-BASE-26: from a random starting player on."""
    decks = {f"p{player}": {"nation": ["9 supply"]} for player in (1, 2, 3)}
    given: dict[str, Any] = {"players": 3, "start": 2, **decks}
    table = Table(**given)
    turns = []
    for _ in range(6):
        turns.append((table["day"], table.asks[0]))
        table.do("done")
    assert turns == [(1, 2), (1, 3), (1, 1), (2, 2), (2, 3), (2, 1)]
    assert len({new_game(3, seed)["start"] for seed in range(12)}) == 3


def test_a_field_costs_one_supply_card_or_one_step_of_a_horse() -> None:
    """B-BASE-27."""
    table = walker("supply").do("move 1; lay supply; go; step 2,3")
    assert table.asks == (1, "act")
    assert table["p1.heroes"] == ["2,3", ""]


def test_a_horse_has_three_steps() -> None:
    """B-BASE-28."""
    table = walker("horse.baerfolk").do("move 1; lay horse.baerfolk; go; step 2,3; step 2,4")
    assert table.asks == (1, "walk")
    table.do("step 2,5")
    assert table.asks == (1, "act")
    assert GAME.tables.horse_steps == 3


def test_heroes_move_along_roads_on_laid_cards() -> None:
    """B-BASE-29: not onto empty fields, not past a side without a road."""
    table = walker("3 supply").do("move 1; lay supply; go")
    assert table.options == ["step 2,3"]
    aside = Table(
        p1={"heroes": ["2,2", ""], "hand": ["supply"]},
        board={"2,3": {"card": "road", "turned": 0}},  # north to south
        extended=False,
    )
    assert "move 1" not in aside.options


def test_the_extended_game_enters_home_terrain_for_free() -> None:
    """B-BASE-30."""
    board = {"2,3": {**ROAD, "terrain": "rocky_mountains"}}
    table = walker(board=board, extended=True).do("move 1; go; step 2,3")
    assert table["p1.heroes"] == ["2,3", ""]
    assert "move 1" not in walker(board=board).options


def test_heroes_may_cross_cities_of_other_players() -> None:
    """B-BASE-31."""
    table = Table(
        p1={"heroes": ["6,5", ""], "hand": ["2 supply"]},
        p2={"heroes": ["6,6", ""]},
        board={"6,5": ROAD, "6,7": ROAD},
        extended=False,
    )
    table.do("move 1; lay supply; lay supply; go; step 6,6; step 6,7")
    assert table["p1.heroes"] == ["6,7", ""]


def test_the_second_hero_is_recruited_with_a_weapon() -> None:
    """B-BASE-32: until then he stands beside the board."""
    table = Table(p1={"hand": ["weapon.baerfolk", "2 supply"]})
    assert table["p1.heroes"] == ["2,2", ""]
    table.do("recruit 2,2 2")
    assert table["p1.heroes"] == ["2,2", "2,2"]
    assert table["p1.table"] == ["supply", "supply", "weapon.baerfolk"]
    assert not [o for o in table.options if o.startswith("recruit")]
    arrow = Table(p1={"hand": ["farrells_arrow", "2 supply"]})
    assert "recruit 2,2 2" in arrow.options
    assert "recruit 2,2 2" not in Table(p1={"hand": ["horse.baerfolk", "2 supply"]}).options
