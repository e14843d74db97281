"""What whoever sits at a table has agreed to, and what is different now.

Everybody who sat down by themselves is remembered with the table as they knew it: its options, its
settings, and who sits where.  What the host does, they are shown and asked about.  What others do
by themselves (to sit down at an open seat, to get up, to bear another name) they expect.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import Connection

from stormark.kernel.json import Json, JsonDict
from stormark.server.storage import tables
from stormark.server.storage.tables import BOT, OPEN, SeatRow, TableRow

SEATS: Final = "seats."


def terms(row: TableRow) -> JsonDict:
    """The table as it is now: everything one has to agree to, by name.  Open seats are left out."""
    settings: JsonDict = msgspec.to_builtins(row.settings)
    return {
        **{f"options.{name}": value for name, value in row.options.items()},
        **{f"settings.{name}": value for name, value in settings.items()},
        **{f"{SEATS}{seat.seat}": _sitter(seat) for seat in row.seats if seat.kind != OPEN},
    }


def offer(row: TableRow) -> str:
    """What whoever sits down agrees to, in one word: all that the host alone decides."""
    own = [f"{SEATS}{seat.seat}" for seat in row.seats if seat.agreed is not None]
    decided = {what: value for what, value in terms(row).items() if what not in own}
    return sha256(msgspec.json.encode(decided, order="deterministic")).hexdigest()[:16]


def changes_for(row: TableRow, seat: SeatRow) -> list[Json]:
    """What whoever sits there has not agreed to; what was changed back does not count."""
    if seat.agreed is None:
        return []
    before, now = _known(row, seat), terms(row)
    return [
        {"what": what, "before": _shown(row, before.get(what)), "after": _shown(row, now.get(what))}
        for what in sorted(before.keys() | now.keys())
        if before.get(what) != now.get(what)
    ]


def all_changes(row: TableRow) -> list[Json]:
    """What anybody at the table has not agreed to yet."""
    found: list[Json] = []
    for seat in row.seats:
        found += [change for change in changes_for(row, seat) if change not in found]
    return found


def is_ready(row: TableRow, seat: SeatRow) -> bool:
    return seat.agreed is None or (seat.agreed and not changes_for(row, seat))


def sat_down(connection: Connection, before: TableRow, seat: int) -> None:
    """Somebody took a seat by themselves, and knows the table as it is."""
    followed(connection, before)
    _agree(connection, before.id, seat)


def agreed(connection: Connection, table: str, seat: int) -> None:
    """Somebody is content with the table as it is."""
    _agree(connection, table, seat)
    asked_again(connection, table)


def _agree(connection: Connection, table: str, seat: int) -> None:
    known = terms(_read(connection, table))
    tables.set_seat(connection, table, seat, known=known, agreed=True)


def remembered(connection: Connection, row: TableRow) -> TableRow:
    """The same table, where everybody's seat says what they know: the host is about to act."""
    seats = []
    for seat in row.seats:
        told = seat.agreed is None or seat.known is not None
        seats.append(seat if told else replace(seat, known=_known(row, seat)))
        if not told:
            tables.set_seat(connection, row.id, seat.seat, known=seats[-1].known)
    return replace(row, seats=tuple(seats))


def asked_again(connection: Connection, table: str) -> None:
    """The host has acted: whoever knew the table otherwise must agree to it."""
    row = _read(connection, table)
    for seat in row.seats:
        content = not changes_for(row, seat)
        if seat.agreed is not None and seat.agreed != content:
            tables.set_seat(connection, table, seat.seat, agreed=content)
    told = all_changes(row)
    if told != (row.changes or []):
        tables.change(connection, table, changes=told or None)


def followed(connection: Connection, before: TableRow) -> None:
    """People did something by themselves: whoever knew their seats as they were knows them now."""
    remembered(connection, before)
    row = _read(connection, before.id)
    old, new = terms(before), terms(row)
    moved = {
        what
        for what in old.keys() | new.keys()
        if what.startswith(SEATS) and old.get(what) != new.get(what)
    }
    for seat in row.seats:
        if seat.agreed is None or seat.known is None:
            continue
        known = dict(seat.known)
        for what in moved:
            if known.get(what) == old.get(what):
                known[what] = new.get(what)
        if known != seat.known:
            tables.set_seat(connection, row.id, seat.seat, known=known)
    asked_again(connection, before.id)


def _known(row: TableRow, seat: SeatRow) -> JsonDict:
    if seat.known is not None:
        return seat.known
    known = terms(row)
    for change in row.changes or [] if seat.agreed is False else []:
        assert isinstance(change, dict)
        known[str(change["what"])] = change["before"]
    return known


def _sitter(seat: SeatRow) -> Json:
    """Who sits there; accounts by their id, so that what is remembered holds no name of theirs."""
    if seat.kind == BOT:
        return {"kind": seat.kind, "bot": seat.bot}
    if seat.person is not None:
        return {"kind": seat.kind, "person": seat.person}
    return {"kind": seat.kind, "name": seat.name}


def _shown(row: TableRow, value: Json) -> Json:
    """As everybody may see it."""
    if not isinstance(value, dict) or "person" not in value:
        return value
    names = [seat.name for seat in row.seats if seat.person == value["person"]]
    return {"kind": value["kind"], "name": names[0] if names else ""}


def _read(connection: Connection, table: str) -> TableRow:
    row = tables.read(connection, table)
    assert row is not None
    return row
