"""Courses put aside.  Beside the log they are only needed when the rules change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select

from stormark.kernel.json import JsonDict
from stormark.server.storage.schema import log, snapshots, tables
from stormark.server.storage.tables import RUNNING
from stormark.server.table.records import MovesMade, ProposalAgreed, ProposalMade, kind_of

PLAYED: Final = [kind_of(content) for content in (MovesMade, ProposalMade, ProposalAgreed)]
"""Records that may change the position."""


@dataclass(frozen=True)
class Snapshot:
    """A state after record `seq`, by a version of the rules (see `table.snapshot`)."""

    seq: int
    rules_version: int
    body: JsonDict


def keep(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Put a snapshot in the place of the one before."""
    connection.execute(delete(snapshots).where(snapshots.c.table == table))
    values = {"seq": snapshot.seq, "rules_version": snapshot.rules_version, "body": snapshot.body}
    connection.execute(insert(snapshots).values(table=table, **values))


def newest(connection: Connection, table: str) -> Snapshot | None:
    chosen = select(snapshots.c.seq, snapshots.c.rules_version, snapshots.c.body)
    row = connection.execute(chosen.where(snapshots.c.table == table)).one_or_none()
    return None if row is None else Snapshot(*row)


def behind(connection: Connection) -> list[str]:
    """The running tables at which something was played since their snapshot, if they have one."""
    played = (
        select(log.c.seq)
        .where(log.c.table == tables.c.id, log.c.seq > snapshots.c.seq, log.c.kind.in_(PLAYED))
        .exists()
    )
    chosen = (
        select(tables.c.id)
        .outerjoin(snapshots, snapshots.c.table == tables.c.id)
        .where(tables.c.status == RUNNING, or_(snapshots.c.seq.is_(None), played))
    )
    return list(connection.scalars(chosen))
