"""Filing a report: what it is about, with what was to be seen there at that time."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.server.ids import is_id, new_id, token_hash
from stormark.server.lobby import refuse
from stormark.server.lobby.preconditions import holds
from stormark.server.sanitize import clean_line
from stormark.server.storage import chat, reports, tables
from stormark.server.storage.chat import ChatRow
from stormark.server.storage.reports import ReportRow
from stormark.server.storage.tables import FINISHED, PERSON, TableRow

Kind: TypeAlias = Literal["table", "line", "name", "game"]
Cause: TypeAlias = Literal["insult", "name", "unfair", "spam", "other"]

LINES = 20  # of chat that are kept with a report


@dataclass(frozen=True)
class Reported:
    """A table, a line of its chat, the name at one of its seats, or its finished game."""

    kind: Kind
    table: str
    line: int | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Reporter:
    """An account, whoever holds a seat, or just an address."""

    person: str | None
    token: str
    address: str


def file_report(
    connection: Connection,
    about: Reported,
    cause: Cause,
    words: str,
    reporter: Reporter,
    at: int,
) -> bool:
    """Keep a report; False if the same person reported the same before.

    Raises LobbyRefusal if there is no such thing.
    """
    row = tables.read(connection, about.table) if is_id(about.table) else None
    if row is None:
        refuse("T-REPORT-01")
    seat = next((s.seat for s in row.seats if reporter.token and holds(s, reporter.token)), None)
    return reports.add(
        connection,
        ReportRow(
            id=new_id(),
            at=at,
            reporter=_key(reporter, seat),
            person=reporter.person,
            table=row.id,
            seat=seat,
            thing=_thing(about),
            kind=about.kind,
            cause=cause,
            words=clean_line(words),
            evidence=_evidence(connection, row, about),
        ),
    )


def _key(reporter: Reporter, seat: int | None) -> str:
    """One report of a thing per person: whoever they are, they are not named by this."""
    if reporter.person is not None:
        return token_hash(f"person:{reporter.person}")
    if seat is not None:
        return token_hash(f"seat:{reporter.token}")
    return token_hash(f"address:{reporter.address}")


def _thing(about: Reported) -> str:
    number = about.line if about.kind == "line" else about.seat if about.kind == "name" else None
    return f"{about.kind}:{about.table}" + ("" if number is None else f":{number}")


def _evidence(connection: Connection, row: TableRow, about: Reported) -> JsonDict:
    """What an operator needs to judge by, although it may be gone when they look."""
    lines = chat.latest(connection, row.id, LINES)
    found: JsonDict = {
        "game": row.game,
        "status": row.status,
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.called, "person": seat.person}
            for seat in row.seats
        ],
    }
    if about.kind == "line":
        said = chat.read(connection, about.line or 0)
        if said is None or said[0] != row.id:
            refuse("T-REPORT-01")
        lines = chat.around(connection, row.id, said[1].id, LINES // 2)
        found["line"] = said[1].id
        found["seat"] = said[1].seat
    elif about.kind == "name":
        number = -1 if about.seat is None else about.seat
        if not 0 <= number < len(row.seats) or row.seats[number].kind != PERSON:
            refuse("T-REPORT-01")
        found["seat"] = number
        found["name"] = row.seats[number].name
    elif about.kind == "game" and row.status != FINISHED:
        refuse("T-REPORT-01")
    found["chat"] = [_line(line) for line in lines]
    return found


def _line(line: ChatRow) -> JsonDict:
    return asdict(line)
