"""Games just set up, and played until the first turn."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def new_game(players: int, seed: int = 1, **options: Any) -> Table:
    """The first choice of a new game."""
    return Table(new={"players": players, "seed": seed, **options})


def settled(players: int, seed: int = 1, **options: Any) -> Table:
    """The same after factions and starting cities were chosen: the draft, or the first turn."""
    table = new_game(players, seed, **options)
    while table["phase"] in ("factions", "homes"):
        table.do(table.options[0])
    return table


def first_turn(players: int, seed: int = 1, **options: Any) -> Table:
    """The same after the draft; everybody takes the first card on offer."""
    table = settled(players, seed, **options)
    while table["phase"] == "draft":
        table.do(table.options[0])
    return table


def fields(table: Table, card: str) -> list[str]:
    """Where cards of a kind lie."""
    return [field for field, shown in table["board"].items() if shown["card"] == card]


def neutral_cities(table: Table) -> list[str]:
    return [field for field in fields(table, "city") if table[f"board.{field}.level"] in (4, 6)]


def starting_cities(table: Table) -> list[str]:
    return [field for field in fields(table, "city") if table[f"board.{field}.level"] < 2]
