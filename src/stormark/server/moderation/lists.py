"""From what is stored to what operators are shown, on the page and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from msgspec import convert
from sqlalchemy import Connection

from stormark.server.moderation.shown import (
    ShownEntry,
    ShownGuest,
    ShownLine,
    ShownPack,
    ShownPerson,
    ShownReport,
    ShownSanction,
    ShownSession,
    ShownTable,
)
from stormark.server.storage import (
    audit,
    chat,
    inspection,
    people,
    reports,
    sanctions,
    shared_packs,
    tables,
)
from stormark.server.storage.audit import AuditEntry
from stormark.server.storage.inspection import Search
from stormark.server.storage.sanctions import SanctionRow
from stormark.server.storage.tables import TableRow

LINES = 200
GUESTS = 200
PACKS = 500


def shown_tables(
    connection: Connection,
    search: Search,
    status: str | None,
    game: str | None,
    connected_since: int,
) -> list[ShownTable]:
    rows = inspection.found_tables(connection, search, status, game)
    there = inspection.connected(connection, [row.id for row in rows], connected_since)
    return [_table(row, there.get(row.id, 0)) for row in rows]


def shown_table(connection: Connection, table: str, connected_since: int) -> ShownTable | None:
    row = tables.read(connection, table)
    if row is None:
        return None
    return _table(row, inspection.connected(connection, [table], connected_since).get(table, 0))


def _table(row: TableRow, connected: int) -> ShownTable:
    told = {
        **{name: getattr(row, name) for name in ("id", "game", "status")},
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "public": row.settings.public,
        "locked": row.password is not None,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.called, "person": seat.person}
            for seat in row.seats
        ],
        "connected": connected,
    }
    return convert(told, ShownTable)


def shown_chat(connection: Connection, table: str) -> list[ShownLine]:
    """The last lines of a table."""
    return [ShownLine(**asdict(line)) for line in chat.latest(connection, table, LINES)]


def shown_people(connection: Connection, search: Search) -> list[ShownPerson]:
    rows = inspection.found_people(connection, search)
    return [ShownPerson(**row._mapping) for row in rows]


def shown_person(connection: Connection, person: str) -> ShownPerson | None:
    row = inspection.account(connection, person)
    return None if row is None else ShownPerson(**row._mapping)


def shown_sessions(connection: Connection, person: str) -> list[ShownSession]:
    found = people.sessions_of(connection, person)
    return [ShownSession(session.created_at, session.expires_at) for session in found]


def shown_guests(connection: Connection, text: str) -> list[ShownGuest]:
    rows = inspection.found_guests(connection, text, GUESTS)
    return [ShownGuest(**row._mapping) for row in rows]


def shown_sanctions(connection: Connection, at: int) -> list[ShownSanction]:
    """Those in force."""
    rows = sanctions.in_force(connection, at)
    names = inspection.names_of(connection, [row.person for row in rows if row.person])
    seated = tables.read_many(
        connection, [row.table for row in rows if row.seat is not None and row.table]
    )
    at_seat = {(table.id, seat.seat): seat.name for table in seated for seat in table.seats}

    def name(row: SanctionRow) -> str:
        if row.person is not None:
            return names.get(row.person, "")
        return at_seat.get((row.table or "", row.seat or 0), "") if row.seat is not None else ""

    return [convert({**asdict(row), "name": name(row)}, ShownSanction) for row in rows]


def shown_packs(connection: Connection) -> list[ShownPack]:
    """Those that are shared, the newest first."""
    return [ShownPack(**asdict(row)) for row in shared_packs.all_shared(connection, PACKS)]


def shown_reports(connection: Connection, state: str, search: Search) -> list[ShownReport]:
    rows = reports.listed(connection, state, search.limit, search.before)
    names = inspection.names_of(connection, [row.person for row in rows if row.person])
    kept = ("id", "at", "kind", "cause", "words", "table", "evidence", "state", "answer")
    return [
        convert(
            {
                **{name: getattr(row, name) for name in kept},
                "closed_at": row.closed_at,
                "reporter": names.get(row.person or "", ""),
            },
            ShownReport,
        )
        for row in rows
    ]


def shown_audit(connection: Connection, limit: int, before: int | None) -> list[ShownEntry]:
    return shown_entries(audit.latest(connection, limit, before))


def shown_entries(entries: Sequence[AuditEntry]) -> list[ShownEntry]:
    fields = ShownEntry.__struct_fields__
    return [ShownEntry(**{name: getattr(entry, name) for name in fields}) for entry in entries]
