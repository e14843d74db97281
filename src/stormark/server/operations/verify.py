"""Whether every stored match still comes out as it was written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, select

from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError
from stormark.server.content.packs import Packs
from stormark.server.storage import records, schema, snapshots, tables
from stormark.server.storage.chain import StoredRecord, beginning, check_chain
from stormark.server.storage.database import Database
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.table.apply import follow
from stormark.server.table.rebuild import begin, rules_in_force
from stormark.server.table.records import Record
from stormark.server.table.snapshot import fits_log


@dataclass(frozen=True)
class Verified:
    """One match: how many records it has, and the first thing that is wrong with it."""

    table: str
    records: int
    record: int  # where it went wrong
    problem: InputError | None


@dataclass(frozen=True)
class Damage:
    """Where a log is not what it was, and why."""

    record: int
    problem: InputError


async def stored_matches(database: Database) -> list[str]:
    """The tables whose match has begun, the oldest first."""
    chosen = select(schema.tables.c.id).where(schema.tables.c.status != tables.OPEN)
    ordered = chosen.order_by(schema.tables.c.created_at, schema.tables.c.id)
    return await database.look(lambda connection: list(connection.scalars(ordered)))


async def verify(database: Database, matches: list[str]) -> AsyncIterator[Verified]:
    """Play the matches again, one after the other, and compare."""
    packs = Packs(database)
    for table in matches:
        row, stored, kept = await database.look(lambda c, table=table: _stored(c, table))  # type: ignore[misc]
        if row is not None:
            written, damage = _readable(table, stored)
            rules = await packs.game(row.game, rules_in_force(row, written)[1])
            found = verify_match(row, rules, written, damage or _lost(row, written, kept))
            yield replace(found, records=len(stored))


def _stored(
    connection: Connection, table: str
) -> tuple[TableRow | None, list[StoredRecord], Snapshot | None]:
    kept = snapshots.newest(connection, table)
    return tables.read(connection, table), records.read_rows(connection, table), kept


def _readable(table: str, stored: list[StoredRecord]) -> tuple[list[Record], Damage | None]:
    """The records up to the first one that cannot even be read, and what is wrong with that."""
    written: list[Record] = []
    chain = beginning(table)
    for row in stored:
        try:
            check_chain(chain, [row])
            written.append(records.record_of(*row))
        except InputError as problem:
            return written, Damage(row[0], problem)
        chain = row[-1]
    return written, None


def _lost(row: TableRow, written: list[Record], kept: Snapshot | None) -> Damage | None:
    """That somebody saw more of this log than there is, or something else."""
    seen = None if row.damaged is None else row.damaged.get("seen", 0)
    if seen is None and kept is not None and not fits_log(kept, written):
        seen = kept.seq
    return None if seen is None else Damage(len(written), InputError("log-lost", "log", seen=seen))


def verify_match(
    row: TableRow, rules: Game[Any] | None, written: list[Record], damage: Damage | None = None
) -> Verified:
    """Replay a match up to the first record that does not fit; `damage` is what comes after all."""
    at = 0
    try:
        if rules is None:
            raise InputError("pack-missing", "pack", pack=row.pack)
        state = begin(row, rules, written)
        for record in written[state.seq :]:
            at = record.seq
            follow(state, [record])
        if damage is not None:
            at = damage.record
            raise damage.problem
        if state.over != (row.status == tables.FINISHED):
            raise InputError("verify-status", "status", found=row.status)
        if row.result is not None and row.result != state.returns():
            raise InputError("verify-result", "result")
    except InputError as problem:
        return Verified(row.id, len(written), at, _other_rules(row, rules, written) or problem)
    except Exception as error:  # whatever a damaged record leads to, it is a finding
        broken = InputError("verify-broken", f"log[{at}]", reason=repr(error))
        return Verified(row.id, len(written), at, _other_rules(row, rules, written) or broken)
    return Verified(row.id, len(written), at, None)


def _other_rules(
    row: TableRow, rules: Game[Any] | None, written: list[Record]
) -> InputError | None:
    """That these are not the rules a match was played by is all there is to say about it."""
    version, _ = rules_in_force(row, written)
    if rules is None or version == rules.spec.rules_version:
        return None
    here = rules.spec.rules_version
    return InputError("replay-rules-version", "rules_version", found=version, expected=here)
