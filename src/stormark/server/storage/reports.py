"""What players report, in the database."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, func, insert, select, tuple_, update

from stormark.kernel.json import JsonDict
from stormark.server.storage.moderation_schema import reports

OPEN = "open"
DONE = "done"
DISMISSED = "dismissed"


@dataclass(frozen=True)
class ReportRow:
    """Something that an operator should look at; `reporter` is hashed and never shown."""

    id: str
    at: int
    reporter: str
    person: str | None
    table: str
    seat: int | None
    thing: str
    kind: str
    cause: str
    words: str
    evidence: JsonDict
    state: str = OPEN
    answer: str = ""
    closed_at: int | None = None


def add(connection: Connection, row: ReportRow) -> bool:
    """Whether it is the first report of this thing by this person."""
    same = (reports.c.reporter == row.reporter) & (reports.c.thing == row.thing)
    if connection.scalar(select(reports.c.id).where(same)) is not None:
        return False
    connection.execute(insert(reports).values(**asdict(row)))
    return True


def read(connection: Connection, report: str) -> ReportRow | None:
    found = connection.execute(select(reports).where(reports.c.id == report)).one_or_none()
    return None if found is None else ReportRow(**found._mapping)


def close(connection: Connection, report: str, state: str, answer: str, at: int) -> None:
    values = {"state": state, "answer": answer, "closed_at": at}
    connection.execute(update(reports).where(reports.c.id == report).values(values))


def listed(
    connection: Connection, state: str, limit: int, before: tuple[int, str] | None = None
) -> list[ReportRow]:
    """Those in a state, the newest first."""
    chosen = select(reports).where(reports.c.state == state)
    if before is not None:
        chosen = chosen.where(tuple_(reports.c.at, reports.c.id) < before)
    latest = chosen.order_by(reports.c.at.desc(), reports.c.id.desc()).limit(limit)
    return [ReportRow(**row._mapping) for row in connection.execute(latest)]


def count_open(connection: Connection) -> int:
    chosen = select(func.count()).select_from(reports).where(reports.c.state == OPEN)
    return connection.scalar(chosen) or 0
