"""Whether every stored match still comes out as it was written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from sqlalchemy import Connection, select

from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError
from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.storage import records, schema, snapshots, tables
from stormark.server.storage.chain import StoredRecord, beginning, check_chain
from stormark.server.storage.database import Database
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.table.apply import follow
from stormark.server.table.rebuild import begin, rules_in_force
from stormark.server.table.records import Record
from stormark.server.table.rules_upgrade import opening
from stormark.server.table.small_steps import at_once
from stormark.server.table.snapshot import fits_log


class Outcome(Enum):
    """What became of a match that was played again, and the message that says so."""

    REPLAYS = ""  # as recorded: nothing to say
    GOES_ON = "server-verify-goes-on"  # from its snapshot: it came about by other rules
    OLDER = "server-verify-older"  # by other rules or cards, and it is over
    WAITS = "server-verify-waits"  # by other rules, and only they can go on with it
    BROKEN = "server-verify-broken"


@dataclass(frozen=True)
class Verified:
    """One match: how many records it has, and the first thing that does not fit."""

    table: str
    records: int
    record: int  # where that is
    outcome: Outcome
    problem: InputError | None = None


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
            pack = rules_in_force(row, written)[1]
            rules = await packs.game(row.game, pack) or game_named(row.game)
            damage = damage or _lost(row, written, kept)
            found = verify_match(row, rules, written, kept, damage)
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
    row: TableRow,
    rules: Game[Any],
    written: list[Record],
    kept: Snapshot | None = None,
    damage: Damage | None = None,
) -> Verified:
    """Replay a match up to the first record that does not fit; `damage` is what comes after all.

    A match of other rules need not come out the same.  What a server does with it is what counts.
    """
    at, problem = _replayed(row, rules, written)
    version, pack = rules_in_force(row, written)
    if problem is not None and (version, pack) != (rules.spec.rules_version, rules.pack_hash):
        if damage is None:
            return _by_other_rules(row, rules, written, kept)
        at, problem = damage.record, damage.problem
    elif problem is None and damage is not None:
        at, problem = damage.record, damage.problem
    outcome = Outcome.REPLAYS if problem is None else Outcome.BROKEN
    return Verified(row.id, len(written), at, outcome, problem)


def _replayed(
    row: TableRow, rules: Game[Any], written: list[Record]
) -> tuple[int, InputError | None]:
    """How far a match comes out as recorded, and what is wrong there."""
    at = 0
    try:
        state = begin(row, rules, written)
        for record in written[state.seq :]:
            at = record.seq
            follow(state, [record])
        if state.over != (row.status == tables.FINISHED):
            raise InputError("verify-status", "status", found=row.status)
        if row.result is not None and row.result != state.returns():
            raise InputError("verify-result", "result")
    except InputError as problem:
        return at, problem
    except Exception as error:  # whatever a damaged record leads to, it is a finding
        return at, InputError("verify-broken", f"log[{at}]", reason=repr(error))
    return at, None


def _by_other_rules(
    row: TableRow, rules: Game[Any], written: list[Record], kept: Snapshot | None
) -> Verified:
    """Whether a server here goes on with the match, and if not, which rules it belongs to."""
    version, _ = rules_in_force(row, written)
    if row.status == tables.RUNNING and kept is not None:
        try:
            at_once(opening(row, rules, written, kept, row.changed_at))
            return Verified(row.id, len(written), kept.seq, Outcome.GOES_ON)
        except LobbyRefusal:
            pass  # it is left to the version that it was played by
    here = rules.spec.rules_version
    problem = InputError("verify-rules", "rules_version", found=version, expected=here)
    outcome = Outcome.WAITS if row.status == tables.RUNNING else Outcome.OLDER
    return Verified(row.id, len(written), 0, outcome, problem)
