"""What goes when.  No rule touches a match that people are playing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy import Table as Stored

from stormark.server.storage import audit
from stormark.server.storage.moderation_schema import (
    audit_addresses,
    notices,
    reports,
    sanctions,
    sightings,
)
from stormark.server.storage.packs import unused_packs
from stormark.server.storage.schema import chat, packs, presence, seats, shared_packs, tables
from stormark.server.storage.tables import FINISHED, OPEN, PERSON, RUNNING

A_FEW: Final = 20  # tables that go at once: each takes its whole log along
MANY: Final = 200  # rows of any other kind


class Rule(ABC):
    """One kind of thing, and the setting that says for how many days it is kept."""

    setting: str
    batch: int = MANY

    @abstractmethod
    def due(self, connection: Connection, before: int) -> Select[Any]:
        """The keys of what has been there since before a moment."""

    @abstractmethod
    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        """Let go of these."""

    def count(self, connection: Connection, before: int) -> int:
        """How much is due."""
        found = self.due(connection, before).subquery()
        return connection.scalar(select(func.count()).select_from(found)) or 0

    def sweep(self, connection: Connection, before: int) -> int:
        """Let go of a part of what is due; how much it was."""
        chosen = self.due(connection, before).limit(self.batch)
        keys = [tuple(row) if len(row) > 1 else row[0] for row in connection.execute(chosen)]
        if keys:
            self.drop(connection, keys)
        return len(keys)


class _Tables(Rule):
    """Whole tables, with everything that belongs to them."""

    batch = A_FEW

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return select(tables.c.id).where(tables.c.changed_at < before, self.which())

    @abstractmethod
    def which(self) -> ColumnElement[bool]: ...

    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        connection.execute(delete(tables).where(tables.c.id.in_(keys)))


class OpenTables(_Tables):
    """Tables whose match never began, and at which nothing happens any more."""

    setting = "keep_open_tables"

    def which(self) -> ColumnElement[bool]:
        return and_(tables.c.status == OPEN, ~exists().where(presence.c.table == tables.c.id))


class BotGames(_Tables):
    """Matches without people, running or over."""

    setting = "keep_bot_games"

    def which(self) -> ColumnElement[bool]:
        return and_(tables.c.status != OPEN, ~_with_people())


class FinishedGames(_Tables):
    """Matches of people that are over; kept for ever if nobody says otherwise."""

    setting = "keep_finished_games"

    def which(self) -> ColumnElement[bool]:
        return and_(tables.c.status == FINISHED, _with_people())


def _with_people() -> ColumnElement[bool]:
    return exists().where(seats.c.table == tables.c.id, seats.c.kind == PERSON)


class Guests(Rule):
    """Names and notes of people without an account; their finished games stay."""

    setting = "keep_guests"

    def due(self, connection: Connection, before: int) -> Select[Any]:
        seen = or_(sightings.c.seen_at.is_(None), sightings.c.seen_at < before)
        same = (sightings.c.table == seats.c.table) & (sightings.c.seat == seats.c.seat)
        return (
            select(seats.c.table, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table)
            .outerjoin(sightings, same)
            .where(tables.c.status == FINISHED, tables.c.changed_at < before)
            .where(seats.c.kind == PERSON, seats.c.person.is_(None))
            .where(seats.c.seen_at < before, seen)
            .where(or_(seats.c.name != "", seats.c.notes != ""))
        )

    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        theirs = tuple_(seats.c.table, seats.c.seat).in_(keys)
        connection.execute(update(seats).where(theirs).values(name="", notes="", token=None))
        seen = tuple_(sightings.c.table, sightings.c.seat).in_(keys)
        connection.execute(delete(sightings).where(seen))


class _Rows(Rule):
    """Rows of one table of the database."""

    stored: Stored

    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        (key,) = self.stored.primary_key.columns
        connection.execute(delete(self.stored).where(key.in_(keys)))


class Chats(_Rows):
    """What was said at tables where nobody plays now."""

    setting = "keep_chats"
    stored = chat

    def due(self, connection: Connection, before: int) -> Select[Any]:
        over = select(tables.c.id).where(tables.c.id == chat.c.table, tables.c.status != RUNNING)
        return select(chat.c.id).where(chat.c.at < before, over.exists())


class SharedPacks(Rule):
    """That a pack is shared; the pack itself goes by the next rule."""

    setting = "shared_days"

    def due(self, connection: Connection, before: int) -> Select[Any]:
        old = shared_packs.c.shared_at < before
        return select(shared_packs.c.pack, shared_packs.c.owner).where(old)

    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        which = tuple_(shared_packs.c.pack, shared_packs.c.owner).in_(keys)
        connection.execute(delete(shared_packs).where(which))


class Packs(_Rows):
    """Content packs that no table uses, nobody shares or brought again; their owners go along."""

    setting = "pack_days"
    stored = packs

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return unused_packs(before)


class ClosedReports(_Rows):
    """Reports that were answered, with their evidence."""

    setting = "keep_reports"
    stored = reports

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return select(reports.c.id).where(reports.c.closed_at < before)


class Notices(_Rows):
    """Notices, read or not."""

    setting = "keep_notices"
    stored = notices

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return select(notices.c.id).where(notices.c.at < before)


class PastSanctions(_Rows):
    """Bans and mutes that are over, with the addresses in them."""

    setting = "keep_addresses"
    stored = sanctions

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return select(sanctions.c.id).where(sanctions.c.expires_at < before)


class OperatorsAddresses(_Rows):
    """From where operators acted; the entries themselves stay in the audit log for ever."""

    setting = "keep_addresses"
    stored = audit_addresses

    def due(self, connection: Connection, before: int) -> Select[Any]:
        newest = audit.newest_before(connection, before)
        return select(audit_addresses.c.seq).where(audit_addresses.c.seq <= newest)


class Addresses(Rule):
    """From where people came who have not been here for long; when they were here stays."""

    setting = "keep_addresses"

    def due(self, connection: Connection, before: int) -> Select[Any]:
        return select(sightings.c.id).where(sightings.c.seen_at < before, sightings.c.address != "")

    def drop(self, connection: Connection, keys: Sequence[Any]) -> None:
        connection.execute(update(sightings).where(sightings.c.id.in_(keys)).values(address=""))


RULES: Final[Sequence[Rule]] = (
    Addresses(),
    OperatorsAddresses(),
    PastSanctions(),
    OpenTables(),
    BotGames(),
    FinishedGames(),
    Guests(),
    Chats(),
    SharedPacks(),
    Packs(),
    ClosedReports(),
    Notices(),
)
