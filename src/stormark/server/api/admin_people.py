"""For operators: accounts, guests, bans and mutes."""

from __future__ import annotations

from litestar import get
from msgspec import Struct
from sqlalchemy import Connection

from stormark.server.api.admin import TAGS, Before, Limit, Text, cursor, require_operator
from stormark.server.api.dependencies import Here, InPath, Who
from stormark.server.api.errors import errors
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import is_id
from stormark.server.lobby import refuse
from stormark.server.moderation import lists
from stormark.server.moderation.shown import (
    ShownGuest,
    ShownPerson,
    ShownSanction,
    ShownSession,
    ShownTable,
)
from stormark.server.presence.service import LOST
from stormark.server.storage import tables
from stormark.server.storage.inspection import Search

MOST_TABLES = 50


class PeoplePage(Struct):
    """Some accounts, and where the next page begins."""

    people: list[ShownPerson]
    next: str | None


class PersonDetails(Struct):
    """An account, where it is logged in, and its latest tables."""

    person: ShownPerson
    sessions: list[ShownSession]
    tables: list[ShownTable]


@get("/api/admin/people", responses=errors(401), tags=TAGS)
async def list_people(
    services: Here, person: Who, text: Text = "", limit: Limit = 50, before: Before = None
) -> PeoplePage:
    """Accounts, the newest first."""
    await require_operator(services, person)
    search = Search(text, limit + 1, cursor(before))
    rows = await services.database.look(lambda c: lists.shown_people(c, search))
    further = f"{rows[limit - 1].created_at}-{rows[limit - 1].id}" if len(rows) > limit else None
    return PeoplePage(rows[:limit], further)


@get("/api/admin/people/{account:str}", responses=errors(401, 404), tags=TAGS)
async def show_person(services: Here, person: Who, account: InPath) -> PersonDetails:
    """An account with its sessions and tables."""
    await require_operator(services, person)
    found = await services.database.look(lambda c: _details(c, account)) if is_id(account) else None
    if found is None:
        refuse("T-ADMIN-04")
    return found


def _details(connection: Connection, account: str) -> PersonDetails | None:
    shown = lists.shown_person(connection, account)
    if shown is None:
        return None
    since = now_ms() - LOST
    seats = tables.of_person(connection, account, MOST_TABLES)
    theirs = [lists.shown_table(connection, table, since) for table in dict(seats)]
    return PersonDetails(
        shown,
        lists.shown_sessions(connection, account),
        [table for table in theirs if table is not None],
    )


@get("/api/admin/guests", responses=errors(401), tags=TAGS)
async def list_guests(services: Here, person: Who, text: Text = "") -> list[ShownGuest]:
    """Seats of people without an account, those of the latest tables first."""
    await require_operator(services, person)
    return await services.database.look(lambda c: lists.shown_guests(c, text))


@get("/api/admin/sanctions", responses=errors(401), tags=TAGS)
async def list_sanctions(services: Here, person: Who) -> list[ShownSanction]:
    """The bans and mutes that are in force."""
    await require_operator(services, person)
    return await services.database.look(lambda c: lists.shown_sanctions(c, now_ms()))


HANDLERS = [list_people, show_person, list_guests, list_sanctions]
