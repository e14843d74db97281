"""Tables and seats in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from stormark.kernel.json import Json, JsonDict
from stormark.server.storage.schema import seats, tables
from stormark.server.table.settings import TableSettings

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"
STATUSES: Final = (OPEN, RUNNING, FINISHED)
KINDS: Final = (OPEN, PERSON, BOT)
SETTINGS: Final = TableSettings.__struct_fields__


@dataclass(frozen=True)
class SeatRow:
    """Who sits, or may sit, at a seat."""

    seat: int
    kind: str = OPEN
    name: str = ""
    bot: str | None = None
    person: str | None = None
    token: str | None = None  # hashed
    standing: JsonDict = field(default_factory=dict)
    notes: str = ""
    muted: list[Json] = field(default_factory=list)
    seen_at: int = 0  # when whoever sits here was connected for the last time
    agreed: bool | None = None  # to what the host changed; None: nobody of their own to ask
    known: JsonDict | None = None  # the table as they agreed to it; None: as `changes` says
    device: str | None = None  # hashed: from where the seat was taken, until the match begins
    address: str | None = None  # hashed

    @property
    def called(self) -> str:
        """What sentences call whoever sits here; nothing: by the number of the seat."""
        return f"Bot {self.seat + 1}" if self.kind == BOT and not self.name else self.name

    @property
    def kept(self) -> bool:
        """Whether it waits for somebody who sat at the table before."""
        return self.kind == PERSON and self.token is None


@dataclass(frozen=True)
class TableRow:
    """A table.  `seed` and the hashes never leave the server."""

    id: str
    game: str
    options: JsonDict
    pack: str
    rules_version: int
    status: str
    settings: TableSettings
    password: str | None
    host_token: str
    seed: bytes
    result: list[Json] | None
    created_at: int
    changed_at: int
    origin: JsonDict | None
    rematch: str | None = None
    sides: list[Json] | None = None
    damaged: JsonDict | None = None
    changes: list[Json] | None = None  # what the host changed after somebody sat down
    seats: tuple[SeatRow, ...] = ()

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who have left."""
        return self.settings.stand_in

    @property
    def names(self) -> list[str]:
        """What sentences call everybody."""
        return [seat.called for seat in self.seats]

    @property
    def auto_answers(self) -> dict[int, JsonDict]:
        """By seat: its answers given in advance."""
        return {seat.seat: seat.standing for seat in self.seats if seat.standing}


TABLE_COLUMNS: Final = [tables.c[name] for name in TableRow.__dataclass_fields__ if name != "seats"]
_CHANGE: Final = update(tables).where(tables.c.id == bindparam("table"))
SEAT_COLUMNS: Final = [seats.c[name] for name in SeatRow.__dataclass_fields__]


def create(connection: Connection, row: TableRow) -> None:
    values = {column.name: getattr(row, column.name) for column in TABLE_COLUMNS}
    values["settings"] = msgspec.to_builtins(row.settings)
    connection.execute(insert(tables).values(**values))
    connection.execute(insert(seats), [{"table": row.id, **asdict(seat)} for seat in row.seats])


def read(connection: Connection, table: str, *, lock: bool = False) -> TableRow | None:
    """A table with its seats; with `lock` nobody else changes it before the transaction ends.

    None if there is none, or if this version cannot read it: `is_there` tells them apart.
    """
    chosen = select(*TABLE_COLUMNS).where(tables.c.id == table)
    if lock:
        chosen = chosen.with_for_update()
    found = connection.execute(chosen).one_or_none()
    if found is None:
        return None
    return next(iter(_with_seats(connection, [found])), None)


def is_there(connection: Connection, table: str) -> bool:
    """Whether there is such a table, be it one that only a later version can read."""
    return connection.scalar(select(tables.c.id).where(tables.c.id == table)) is not None


def position(connection: Connection, table: str) -> JsonDict | None:
    """What a forked table begins with: an entry of the referee's log, secret and large."""
    found: JsonDict | None = connection.scalar(
        select(tables.c.position).where(tables.c.id == table)
    )
    return found


def read_many(connection: Connection, wanted: Sequence[str]) -> list[TableRow]:
    """Tables by their ids, in this order, without those that this version cannot read."""
    found = {
        row.id: row
        for row in connection.execute(select(*TABLE_COLUMNS).where(tables.c.id.in_(wanted)))
    }
    return _with_seats(connection, [found[table] for table in wanted if table in found])


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    chosen = select(seats.c.table, *SEAT_COLUMNS).where(seats.c.table.in_(list(sitting)))
    for table, *seat in connection.execute(chosen.order_by(seats.c.seat)):
        sitting[table].append(SeatRow(*seat))
    found = (_table(row, sitting[row.id]) for row in rows)
    return [table for table in found if table is not None]


def _table(row: Row[Any], sitting: Sequence[SeatRow]) -> TableRow | None:
    """A table as this version knows tables; None if it has a word that nobody here understands."""
    known = {name: row.settings[name] for name in SETTINGS if name in row.settings}
    try:
        settings = msgspec.convert(known, TableSettings)
    except msgspec.ValidationError:
        return None
    if row.status not in STATUSES or any(seat.kind not in KINDS for seat in sitting):
        return None
    return TableRow(**{**row._mapping, "settings": settings}, seats=tuple(sitting))


def change(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(_CHANGE, {"table": table, **values})


def change_seat(connection: Connection, table: str, row: SeatRow) -> None:
    values = asdict(row)
    set_seat(connection, table, values.pop("seat"), **values)


def set_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    """Change some of what is known of a seat, whatever else changes it at the same time."""
    which = (seats.c.table == table) & (seats.c.seat == seat)
    connection.execute(update(seats).where(which).values(**values))


def seats_taken(connection: Connection, **by: str | None) -> int:
    """How many seats of open tables somebody has taken, by account, device or address."""
    chosen = select(func.count()).select_from(seats).join(tables).where(tables.c.status == OPEN)
    for column, value in by.items():
        chosen = chosen.where(seats.c[column] == value)
    return connection.scalar(chosen) or 0


def match_begins(connection: Connection, table: str, at: int) -> None:
    """Nobody was away before; and where people sat down from concerns nobody any more."""
    begun = {"seen_at": at, "known": None, "device": None, "address": None}
    connection.execute(update(seats).where(seats.c.table == table).values(**begun))


def rename_person(connection: Connection, person: str, name: str) -> list[str]:
    """An account bears another name at all of its seats; the tables concerned."""
    theirs = seats.c.person == person
    concerned = list(connection.scalars(select(seats.c.table).where(theirs).distinct()))
    connection.execute(update(seats).where(theirs).values(name=name))
    return concerned


def put_seats(connection: Connection, table: str, rows: Sequence[SeatRow]) -> None:
    """Seat everybody anew: seats may have come, gone or been exchanged."""
    connection.execute(delete(seats).where(seats.c.table == table))
    connection.execute(insert(seats), [{"table": table, **asdict(seat)} for seat in rows])


def remove(connection: Connection, table: str) -> None:
    connection.execute(delete(tables).where(tables.c.id == table))


def listed(
    connection: Connection,
    status: str,
    limit: int,
    game: str | None = None,
    before: tuple[int, str] | None = None,
) -> list[TableRow]:
    """Public tables with a status, the latest first; `before` is where the last page ended."""
    chosen = select(tables.c.id, tables.c.changed_at).where(
        tables.c.status == status, tables.c.settings["public"].as_boolean()
    )
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    if before is not None:
        chosen = chosen.where(tuple_(tables.c.changed_at, tables.c.id) < before)
    latest = (tables.c.changed_at.desc(), tables.c.id.desc())
    found = connection.execute(chosen.order_by(*latest).limit(limit)).all()
    rows = read_many(connection, [row.id for row in found])
    if len(found) < limit or len(rows) == limit:
        return rows
    end = found[-1].changed_at, found[-1].id  # some could not be read: others take their places
    return rows + listed(connection, status, limit - len(rows), game, end)


def seated(connection: Connection, tokens: Sequence[str], limit: int) -> list[tuple[str, int]]:
    """Table and seat that hashed tokens stand for, the latest tables first."""
    return _seats_where(connection, seats.c.token.in_(tokens), limit)


def of_person(connection: Connection, person: str, limit: int) -> list[tuple[str, int]]:
    """Table and seat that belong to an account, the latest tables first."""
    return _seats_where(connection, seats.c.person == person, limit)


def _seats_where(
    connection: Connection, which: ColumnElement[bool], limit: int
) -> list[tuple[str, int]]:
    chosen = select(seats.c.table, seats.c.seat).join(tables).where(which)
    latest = (tables.c.changed_at.desc(), tables.c.id, seats.c.seat)
    return [(row[0], row[1]) for row in connection.execute(chosen.order_by(*latest).limit(limit))]


def due(connection: Connection, at: int) -> Sequence[str]:
    """The running tables at which the server should have acted by then."""
    chosen = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.due_at <= at)
    return connection.scalars(chosen.order_by(tables.c.due_at)).all()
