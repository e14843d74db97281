"""What a reminder says about a match."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.server.storage.tables import TableRow


def words_of(table: TableRow, seat: int) -> JsonDict:
    """The game, and the people against whom a seat plays."""
    others = [one.name for one in table.seats if one.seat != seat and one.kind == "person"]
    return {
        "game": table.game.capitalize(),
        "people": len(others),
        "with": ", ".join(others),
    }
