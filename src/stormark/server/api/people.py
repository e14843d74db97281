"""Accounts: register, log in and out, one's own tables, export, deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert
from sqlalchemy import Connection

from stormark.server.accounts.guessing import Place
from stormark.server.accounts.people import Session
from stormark.server.api.dependencies import (
    COOKIE,
    Address,
    Device,
    Here,
    Name,
    Password,
    Who,
    check_rate,
    device_cookie,
    http_only,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.ids import new_token, token_hash
from stormark.server.lobby import LobbyRefusal
from stormark.server.protocol.summaries import TableSummary
from stormark.server.sanitize import casefolded, clean_line
from stormark.server.services import Services
from stormark.server.storage import tables, turns
from stormark.server.storage.people import PersonRow
from stormark.server.table.summary import summary_of

MOST_SHOWN = 200


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and what proves it."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password so far, and the new one."""

    old: Password
    new: Password


class Proof(Struct, forbid_unknown_fields=True):
    """The password, where something cannot be undone."""

    password: Password


class Me(Struct):
    """Whoever is logged in."""

    name: str
    created_at: int


class MyTokens(Struct, forbid_unknown_fields=True):
    """Tokens of seats that a browser has kept."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_SHOWN)]


class MySeat(Struct):
    """A table, and the seat that is one's own."""

    table: TableSummary
    seat: int
    asked_since: Annotated[
        int | None, Meta(description="Since when it is one's turn; null: it is not, or a guest's.")
    ] = None
    asked_until: Annotated[int | None, Meta(description="When one's time will be up.")] = None


class ExportedSession(Struct):
    """When somebody logged in, and with what."""

    created_at: int
    expires_at: int
    seen_at: int
    agent: str


class ExportedSeat(Struct):
    """A seat, with one's notes."""

    table: str
    game: str
    seat: int
    name: str
    notes: str


class ExportedLine(Struct):
    """Something one said."""

    table: str
    at: int
    name: str
    text: str


class ExportedPasskey(Struct):
    """A key on one of one's devices."""

    name: str
    created_at: int
    used_at: int | None


class ExportedDevice(Struct):
    """A browser that shows notices."""

    label: str
    created_at: int


class Export(Struct):
    """Everything that is stored about a person."""

    name: str
    created_at: int
    sessions: list[ExportedSession]
    seats: list[ExportedSeat]
    passkeys: list[ExportedPasskey]
    mail: str | None
    mail_waiting: Annotated[str | None, Meta(description="Takes its place when it is confirmed.")]
    mails_before: Annotated[list[str], Meta(description="Those that can be had back by a link.")]
    devices: list[ExportedDevice]
    chat: list[ExportedLine]


NO_SESSION = http_only(COOKIE, "", 0, secure=False)
AnyRequest = Request[Any, Any, Any]


@post("/api/people", responses=errors(409, 413), tags=["people"])
async def register(
    services: Here,
    address: Address,
    device: Device,
    request: AnyRequest,
    data: JSONBody[Credentials],
) -> Response[Me]:
    """Make an account, and be logged in."""
    check_rate(services.limits.passwords, address)
    session = await services.people.register(data.name, data.password, agent_of(request))
    return await logged_in(services, request, session, Place(address, device), 201)


@post("/api/session", status_code=200, responses=errors(401, 413), tags=["people"])
async def log_in(
    services: Here,
    address: Address,
    device: Device,
    request: AnyRequest,
    data: JSONBody[Credentials],
) -> Response[Me]:
    """Log in; the session is a cookie."""
    place = Place(address, device)
    session = await proved(
        services,
        data.name,
        place,
        lambda: services.people.log_in(data.name, data.password, agent_of(request)),
    )
    return await logged_in(services, request, session, place, 200)


@delete("/api/session", responses=errors(), response_cookies=[NO_SESSION], tags=["people"])
async def log_out(services: Here, request: AnyRequest) -> None:
    """End the session of this browser."""
    token = request.cookies.get(COOKIE)
    if token:
        await services.people.log_out(token)


@delete("/api/sessions", responses=errors(401), response_cookies=[NO_SESSION], tags=["people"])
async def log_out_everywhere(services: Here, person: Who) -> None:
    """End all sessions of one's account."""
    await services.people.log_out_everywhere(require_user(person))


@get("/api/me", responses=errors(401), tags=["people"])
async def show_me(person: Who) -> Me:
    """Who is logged in."""
    return _me(require_user(person))


@post("/api/me/password", status_code=200, responses=errors(401, 413), tags=["people"])
async def change_password(
    services: Here,
    address: Address,
    device: Device,
    person: Who,
    request: AnyRequest,
    data: JSONBody[NewPassword],
) -> Response[Me]:
    """Change the password; all other sessions end."""
    check_rate(services.limits.passwords, address)
    session = await services.people.change_password(
        require_user(person), data.old, data.new, agent_of(request)
    )
    return await logged_in(services, request, session, Place(address, device), 200)


@get("/api/me/tables", responses=errors(401), tags=["people"])
async def my_tables(services: Here, person: Who) -> list[MySeat]:
    """The seats of one's account, the latest tables first."""
    who = require_user(person).id
    return await services.database.look(
        lambda c: _seats(c, tables.of_person(c, who, MOST_SHOWN), who)
    )


@post("/api/my-tables", status_code=200, responses=errors(413), tags=["people"])
async def tables_of_tokens(services: Here, data: JSONBody[MyTokens]) -> list[MySeat]:
    """The seats that tokens stand for, the latest tables first; for guests."""
    hashed = [token_hash(token) for token in data.tokens]
    return await services.database.look(lambda c: _seats(c, tables.seated(c, hashed, MOST_SHOWN)))


@get("/api/me/export", responses=errors(401), tags=["people"])
async def export(services: Here, person: Who) -> Export:
    """Everything that is stored about oneself."""
    return convert(await services.people.export(require_user(person)), Export)


@post(
    "/api/me/deletion",
    status_code=204,
    responses=errors(401, 413),
    response_cookies=[NO_SESSION],
    tags=["people"],
)
async def forget_me(services: Here, address: Address, person: Who, data: JSONBody[Proof]) -> None:
    """Delete one's account.  Games stay, without the name."""
    check_rate(services.limits.passwords, address)
    for table in await services.people.forget(require_user(person), data.password):
        await services.changed(table)


def _seats(connection: Connection, found: list[tuple[str, int]], person: str = "") -> list[MySeat]:
    rows = {row.id: row for row in tables.read_many(connection, [table for table, _ in found])}
    asked = {(row.table, row.seat): row for row in turns.of_person(connection, person)}
    seats = []
    for table, seat in (one for one in found if one[0] in rows):
        turn = asked.get((table, seat))
        since, until = (None, None) if turn is None else (turn.since, turn.expires_at)
        seats.append(MySeat(summary_of(rows[table]), seat, since, until))
    return seats


def _me(person: PersonRow) -> Me:
    return Me(person.name, person.created_at)


def agent_of(request: AnyRequest) -> str:
    """What a browser calls itself, for whoever looks at their sessions."""
    return request.headers.get("user-agent", "")


async def proved(
    services: Services, name: str, place: Place, proof: Callable[[], Awaitable[Session]]
) -> Session:
    """A session for whoever proves who they are; guessing gets slower and slower."""
    folded = casefolded(clean_line(name))
    known = await services.people.knows(name, place)
    guesses = services.limits.guesses
    key = guesses.admit(folded, place, known)
    try:
        session = await proof()
    except LobbyRefusal:
        guesses.mistake(key)
        raise
    guesses.right(key)
    return session


async def logged_in(
    services: Services, request: AnyRequest, session: Session, place: Place, status: int
) -> Response[Me]:
    """The cookies of a new session; the browser is known from now on."""
    device = place.device or new_token()
    await services.people.remember(session.person, Place(place.address, device))
    seconds = services.config.session_days * 86_400
    cookie = http_only(COOKIE, session.token, seconds, secure=request.url.scheme == "https")
    cookies = [cookie, *([] if place.device else [device_cookie(request, device)])]
    return Response(_me(session.person), status_code=status, cookies=cookies)


HANDLERS = [
    register,
    log_in,
    log_out,
    log_out_everywhere,
    show_me,
    change_password,
    my_tables,
    tables_of_tokens,
    export,
    forget_me,
]
