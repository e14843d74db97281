"""For operators: what there is, what they do, and what they did."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from stormark.kernel.refusal import InputError
from stormark.server.api.dependencies import (
    COOKIE,
    Address,
    Here,
    InPath,
    Password,
    Who,
    check_rate,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import game_named
from stormark.server.ids import is_id, token_hash
from stormark.server.lobby import refuse
from stormark.server.moderation import lists
from stormark.server.moderation.actions import AnyAction
from stormark.server.moderation.actor import Actor
from stormark.server.moderation.numbers import ShownNumber, load_numbers
from stormark.server.moderation.perform import REASON_LENGTH, Performed, perform
from stormark.server.moderation.proof import check_fresh, fresh_until
from stormark.server.moderation.shown import (
    ShownEntry,
    ShownLine,
    ShownPack,
    ShownReport,
    ShownTable,
)
from stormark.server.presence.service import LOST
from stormark.server.services import Services
from stormark.server.storage import inspection, operators, processes, reports
from stormark.server.storage.inspection import Search
from stormark.server.storage.people import PersonRow

CURSOR = re.compile(r"(\d{1,15})-([A-Za-z0-9_-]{1,24})")
TAGS = ["operators"]

AnyRequest = Request[Any, Any, Any]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]
Text = Annotated[str, QueryParameter(max_length=80)]
Before = Annotated[str | None, QueryParameter(max_length=40)]


class Overview(Struct):
    """How things stand, and the numbers of the process that answers."""

    name: Annotated[str, Meta(description="Of the operator.")]
    fresh_until: Annotated[int, Meta(description="When the password has to be given again.")]
    tables: Annotated[dict[str, int], Meta(description="How many, by status.")]
    overdue: Annotated[int, Meta(description="Tables that wait for the server to act.")]
    people: int
    reports: Annotated[int, Meta(description="How many nobody has looked at.")]
    processes: Annotated[int, Meta(description="How many serve this database.")]
    sockets: Annotated[int, Meta(description="Connections to this process.")]
    numbers: list[ShownNumber]


class TablePage(Struct):
    """Some tables, and where the next page begins."""

    tables: list[ShownTable]
    next: str | None


class TableDetails(Struct):
    """A table, and what was said at it."""

    table: ShownTable
    chat: list[ShownLine]


class ReportPage(Struct):
    """Some reports, and where the next page begins."""

    reports: list[ShownReport]
    next: str | None


class AuditPage(Struct):
    """Some entries, the newest first, and where the next page begins."""

    entries: list[ShownEntry]
    next: int | None


class ActionWanted(Struct, forbid_unknown_fields=True):
    """What shall be done, and why."""

    request: Annotated[
        str,
        Meta(
            min_length=8,
            max_length=64,
            pattern=r"^[A-Za-z0-9_-]+$",
            description="A name of one's own: asking again under it changes nothing.",
        ),
    ]
    reason: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=REASON_LENGTH,
            description="Told to whom it concerns, and kept.",
        ),
    ]
    action: AnyAction


class ActionDone(Struct):
    """The number in the audit log."""

    seq: int
    code: Annotated[str, Meta(description="To choose a new password with; shown this once.")]


class PasswordAgain(Struct, forbid_unknown_fields=True):
    """The password, so that it is certain who sits there."""

    password: Password


class Fresh(Struct):
    """Until when that is enough."""

    fresh_until: int


class Role(Struct):
    """Whether somebody looks after the server."""

    operator: bool


async def require_operator(services: Services, person: PersonRow | None) -> PersonRow:
    """Whoever is logged in, if they look after the server."""
    who = require_user(person)
    if not await services.database.look(lambda c: operators.is_operator(c, who.id)):
        refuse("T-ADMIN-01")
    return who


def session_of(request: AnyRequest) -> str:
    return token_hash(request.cookies.get(COOKIE, ""))


@get("/api/admin", responses=errors(401), tags=TAGS)
async def overview(services: Here, person: Who, request: AnyRequest) -> Overview:
    """How things stand."""
    who = await require_operator(services, person)
    at, session = now_ms(), session_of(request)
    return await services.database.look(
        lambda c: Overview(
            name=who.name,
            fresh_until=fresh_until(c, session),
            tables=inspection.table_counts(c),
            overdue=inspection.overdue(c, at),
            people=inspection.people_count(c),
            reports=reports.count_open(c),
            processes=len(processes.seen(c).keys() - {processes.STOPPED}),
            sockets=len(services.moderation.visitors.all()),
            numbers=load_numbers(services.metrics.registry),
        )
    )


@get("/api/me/role", responses=errors(401), tags=["people"])
async def my_role(services: Here, person: Who) -> Role:
    """Whether one looks after the server, and has its admin page."""
    who = require_user(person)
    return Role(await services.database.look(lambda c: operators.is_operator(c, who.id)))


@post("/api/admin/proof", status_code=200, responses=errors(401, 413), tags=TAGS)
async def prove(
    services: Here,
    address: Address,
    person: Who,
    request: AnyRequest,
    data: JSONBody[PasswordAgain],
) -> Fresh:
    """Give the password once more, before something that cannot be undone."""
    who = await require_operator(services, person)
    check_rate(services.limits.passwords, address, f"proof:{who.id}")
    if not await services.passwords.fits(who.password, data.password):
        refuse("T-LOGIN-01")
    session = session_of(request)
    await services.database.run(lambda c: operators.prove(c, session, now_ms()))
    return Fresh(await services.database.look(lambda c: fresh_until(c, session)))


@post("/api/admin/actions", status_code=200, responses=errors(401, 404, 409, 413), tags=TAGS)
async def act(
    services: Here,
    address: Address,
    person: Who,
    request: AnyRequest,
    data: JSONBody[ActionWanted],
) -> ActionDone:
    """Do something, write it down, and tell at once whom it concerns."""
    who = await require_operator(services, person)
    actor, session = Actor(who.name, who.id, address), session_of(request)

    def work(connection: Any) -> Performed:
        at = now_ms()
        check_fresh(connection, session, data.action, at)
        return perform(connection, actor, data.action, data.reason, data.request, at)

    done = await services.database.run(work)
    await services.moderation.acted()
    return ActionDone(done.entry.seq, done.code)


@get("/api/admin/tables", responses=errors(401), tags=TAGS)
async def list_tables(
    services: Here,
    person: Who,
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    text: Text = "",
    limit: Limit = 50,
    before: Before = None,
) -> TablePage:
    """Tables of every kind, those where something happened last first."""
    await require_operator(services, person)
    name = None if game is None else game_named(game).spec.id
    search = Search(text, limit + 1, cursor(before))
    since = now_ms() - LOST
    rows = await services.database.look(
        lambda c: lists.shown_tables(c, search, status, name, since)
    )
    for row in rows:
        _count_here(services, row)
    further = f"{rows[limit - 1].changed_at}-{rows[limit - 1].id}" if len(rows) > limit else None
    return TablePage(rows[:limit], further)


@get("/api/admin/tables/{table:str}", responses=errors(401, 404), tags=TAGS)
async def show_table(services: Here, person: Who, table: InPath) -> TableDetails:
    """A table from outside, and what was said at it: nothing of the match."""
    await require_operator(services, person)
    since = now_ms() - LOST
    found = (
        await services.database.look(
            lambda c: (lists.shown_table(c, table, since), lists.shown_chat(c, table))
        )
        if is_id(table)
        else (None, [])
    )
    if found[0] is None:
        refuse("T-TABLE-01")
    _count_here(services, found[0])
    return TableDetails(found[0], found[1])


@get("/api/admin/reports", responses=errors(401), tags=TAGS)
async def list_reports(
    services: Here,
    person: Who,
    report_state: Annotated[
        Literal["open", "done", "dismissed"], QueryParameter(name="state")
    ] = "open",
    limit: Limit = 50,
    before: Before = None,
) -> ReportPage:
    """What players reported, the newest first."""
    await require_operator(services, person)
    search = Search("", limit + 1, cursor(before))
    rows = await services.database.look(lambda c: lists.shown_reports(c, report_state, search))
    further = f"{rows[limit - 1].at}-{rows[limit - 1].id}" if len(rows) > limit else None
    return ReportPage(rows[:limit], further)


@get("/api/admin/packs", responses=errors(401), tags=TAGS)
async def list_packs(services: Here, person: Who) -> list[ShownPack]:
    """Packs that their owners share, the newest first."""
    await require_operator(services, person)
    return await services.database.look(lists.shown_packs)


@get("/api/admin/audit", responses=errors(401), tags=TAGS)
async def list_audit(
    services: Here,
    person: Who,
    limit: Limit = 50,
    before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)] = None,
) -> AuditPage:
    """What operators did, the newest first."""
    await require_operator(services, person)
    rows = await services.database.look(lambda c: lists.shown_audit(c, limit + 1, before))
    return AuditPage(rows[:limit], rows[limit - 1].seq if len(rows) > limit else None)


def cursor(before: str | None) -> tuple[int, str] | None:
    """Where a page of a list ended."""
    if before is None:
        return None
    match = CURSOR.fullmatch(before)
    if match is None:
        raise InputError("cursor-unknown", "before")
    return int(match[1]), match[2]


def _count_here(services: Services, row: ShownTable) -> None:
    """Where one process has the database to itself, only it knows who is connected."""
    row.connected = max(row.connected, len(services.moderation.visitors.at(row.id)))


HANDLERS = [
    overview,
    my_role,
    prove,
    act,
    list_tables,
    show_table,
    list_reports,
    list_packs,
    list_audit,
]
