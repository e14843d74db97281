"""Which accounts are asked at a table."""

from __future__ import annotations

from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import Turn
from stormark.server.table.state import TableState


def has_accounts(table: TableRow) -> bool:
    """Guests are found by their browser alone: nothing is written down for them."""
    return any(seat.person is not None for seat in table.seats)


def turns_of(state: TableState, table: TableRow) -> list[Turn]:
    """Nobody while the match rests, and nobody for whom a bot plays."""
    if state.over or state.paused:
        return []
    asked = {seat for seat, _ in state.match.asked()}
    return [
        Turn(row.seat, row.person, state.clock.expires_at(row.seat))
        for row in table.seats
        if row.person is not None and row.seat in asked and state.controls[row.seat].bot is None
    ]
