"""Playing again: a new table for the same company."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id, new_seed, new_token, token_hash
from stormark.server.lobby.consent import is_ready, terms
from stormark.server.lobby.preconditions import found, holds, is_host, refuse
from stormark.server.lobby.start import begin
from stormark.server.storage import tables
from stormark.server.storage.tables import FINISHED, OPEN, PERSON, SeatRow, TableRow


def rematch(
    connection: Connection, table: str, token: str, rules_version: int
) -> tuple[TableRow, str]:
    """A table with the same settings, everybody one seat further; whoever asks is its host.

    The seats of people are kept for them: each gets a token of its own for the old one (`claim`).
    """
    row = found(connection, table)
    if not (is_host(row, token) or any(holds(seat, token) for seat in row.seats)):
        refuse("T-TOKEN-01")
    if row.status != FINISHED:
        refuse("T-REMATCH-01")
    if row.rematch is not None:
        refuse("T-REMATCH-02", table=row.rematch)
    host_token = new_token()
    at = now_ms()
    again = replace(
        row,
        id=new_id(),
        status=OPEN,
        rules_version=rules_version,
        host_token=token_hash(host_token),
        seed=new_seed(),
        result=None,
        created_at=at,
        changed_at=at,
        origin={"table": row.id},
        sides=None,
        changes=None,
        seats=_one_further(row.seats),
    )
    known = terms(again)  # whoever played before expects the same again
    kept = [replace(s, known=known) if s.agreed is not None else s for s in again.seats]
    again = replace(again, seats=tuple(kept))
    tables.create(connection, again)
    tables.change(connection, row.id, rematch=again.id)
    return again, host_token


def _one_further(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    count = len(seats)
    moved = [
        SeatRow(
            *((seat.seat + 1) % count, seat.kind, seat.name, seat.bot, seat.person),
            agreed=True if seat.kind == PERSON else None,
        )
        for seat in seats
    ]
    return tuple(sorted(moved, key=lambda seat: seat.seat))


def claim(connection: Connection, table: str, token: str) -> tuple[int, str]:
    """Take the seat that is kept for whoever holds a token of the table before.

    Who comes agrees to what the table was when it was opened, and is asked about what is not.
    """
    row = found(connection, table)
    before = None
    if row.origin is not None and isinstance(row.origin.get("table"), str):
        before = tables.read(connection, str(row.origin["table"]))
    held = None if before is None else next((s for s in before.seats if holds(s, token)), None)
    if before is None or held is None or before.rematch != table:
        refuse("T-CLAIM-01")
    kept = row.seats[(held.seat + 1) % len(row.seats)]
    if row.status == FINISHED or not kept.kept:
        refuse("T-CLAIM-01")
    seat_token = new_token()
    tables.set_seat(connection, table, kept.seat, token=token_hash(seat_token))
    row = found(connection, table)
    waiting = any(s.kind == OPEN or s.kept or not is_ready(row, s) for s in row.seats)
    if row.status == OPEN and not waiting:
        begin(connection, table)  # this was the last one
    return kept.seat, seat_token
