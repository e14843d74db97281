"""The log of a table in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from stormark.kernel import fields
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Entry, entry_from_json
from stormark.kernel.refusal import InputError
from stormark.server.storage.chain import StoredRecord, beginning, check_chain, link
from stormark.server.storage.schema import log
from stormark.server.table.records import AnyContent, Record, RulesChanged, kind_of

COLUMNS = (log.c.seq, log.c.at, log.c.seat, log.c.request, log.c.kind, log.c.body, log.c.chain)

# Building a statement takes longer than carrying it out: those of every action are built once.
_APPEND = insert(log)
_CHAIN = select(log.c.chain).where(log.c.table == bindparam("table"), log.c.seq == bindparam("seq"))


class LogCut(Exception):
    """The log is not the one that was known: it ends earlier, or says something else."""


def append(connection: Connection, table: str, record: Record, after: str = "") -> str:
    """Write a record down; its chain value.  `after`: that of the record before, where it is known.

    Raises IntegrityError if somebody else wrote this number first, LogCut if the record before is
    not there, or is another one.
    """
    before: str | None = beginning(table)
    if record.seq > 1:
        before = connection.scalar(_CHAIN, {"table": table, "seq": record.seq - 1})
        if before is None or after not in ("", before):
            raise LogCut
    assert before is not None
    body = body_of(record)
    said = (record.seq, record.at, record.seat, record.request, record.kind)
    chain = link(before, *said, body)
    names = ("seq", "at", "seat", "request", "kind", "body", "chain")
    values = dict(zip(names, (*said, body, chain), strict=True))
    connection.execute(_APPEND, {"table": table, **values})
    return chain


def last(connection: Connection, table: str) -> tuple[int, int]:
    """The number of the last record, and when it was written."""
    chosen = select(log.c.seq, log.c.at).where(log.c.table == table).order_by(log.c.seq.desc())
    seq, at = connection.execute(chosen.limit(1)).one()
    return seq, at


def last_rules_change(connection: Connection, table: str) -> RulesChanged | None:
    """The rules that a match goes by since they changed, if they did."""
    chosen = select(*COLUMNS).where(log.c.table == table, log.c.kind == kind_of(RulesChanged))
    row = connection.execute(chosen.order_by(log.c.seq.desc()).limit(1)).one_or_none()
    content = None if row is None else record_of(*row).content
    return content if isinstance(content, RulesChanged) else None


def read(connection: Connection, table: str, after: int = 0) -> list[Record]:
    """The records after number `after`, in order.

    Raises InputError if one is damaged, or does not follow from the one before.
    """
    rows = read_rows(connection, table, after)
    if after == 0:
        check_chain(beginning(table), rows)
    elif rows:
        check_chain(rows[0][-1], rows[1:])
    return [record_of(*row) for row in rows]


def read_rows(connection: Connection, table: str, after: int = 0) -> list[StoredRecord]:
    """The same as they are stored, for `record_of`."""
    chosen = select(*COLUMNS).where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
    return [tuple(row) for row in connection.execute(chosen)]


def body_of(record: Record) -> JsonDict:
    """What a record says, as it is stored."""
    body: JsonDict = msgspec.to_builtins(record.content)
    del body["kind"]  # it has a column of its own
    if record.entries:
        body["entries"] = [entry.to_json() for entry in record.entries]
    if record.hidden_from:
        body["hidden_from"] = [*record.hidden_from]
    return body


def record_of(
    seq: int, at: int, seat: int | None, request: str | None, kind: str, body: Json, chain: str
) -> Record:
    """A record as it was written; raises InputError naming the place."""
    place = f"log[{seq}]"
    said: JsonDict = dict(fields.expect(body, dict, place))
    entries = _entries(said.pop("entries", []), f"{place}.entries")
    hidden_from = fields.numbers(said.pop("hidden_from", []), f"{place}.hidden_from")
    try:
        content: AnyContent = msgspec.convert({"kind": kind, **said}, AnyContent)
    except msgspec.ValidationError as error:
        raise InputError("record-malformed", place, what=str(error)) from None
    return Record(seq, at, seat, request, content, entries, tuple(hidden_from), chain)


def _entries(data: Json, place: str) -> tuple[Entry, ...]:
    listed: list[Json] = fields.expect(data, list, place)
    return tuple(entry_from_json(entry, f"{place}[{at}]") for at, entry in enumerate(listed))
