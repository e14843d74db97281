"""The end of a week: its last turn is open, and a checkpoint follows it."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def before_checkpoint(week: int, *decks: int, **given: Any) -> Table:
    """Players with decks of so many cards (Supply in the Nation), the last one on the last day."""
    players = len(decks)
    for player, size in enumerate(decks, start=1):
        own = given.pop(f"p{player}", {})
        rest = size - sum(cards_in(own.get(pile, [])) for pile in ("hand", "refuge", "ambush"))
        rest -= sum(cards_in(tent) for tent in own.get("tents", []))
        given[f"p{player}"] = {"nation": [f"{rest} supply"] if rest else [], **own}
    return Table(
        **{"players": players, "week": week, "day": 7, "turn": players, "team_mode": False, **given}
    )


def cards_in(pile: list[str]) -> int:
    """How many cards a list of cards names."""
    return sum(int(entry.split()[0]) if " " in entry else 1 for entry in pile)


def checkpoint(week: int, *decks: int, dice: list[str] | None = None, **given: Any) -> Table:
    """The first question after the checkpoint of a week."""
    return before_checkpoint(week, *decks, **given).do("done", dice=dice)


def deck(table: Table, player: int) -> list[str]:
    """The cards of a player in hand, Nation and Refuge."""
    return [card for pile in ("hand", "nation", "refuge") for card in table[f"p{player}.{pile}"]]
