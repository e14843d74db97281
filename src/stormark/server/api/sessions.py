"""Sessions of an account, one by one, and recovery codes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stormark.server.accounts.guessing import Place
from stormark.server.api.dependencies import (
    COOKIE,
    Address,
    Device,
    Here,
    InPath,
    Name,
    Password,
    Who,
    check_rate,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.api.people import Me, Proof, agent_of, logged_in, proved
from stormark.server.ids import token_hash

AnyRequest = Request[Any, Any, Any]


class MySession(Struct):
    """A browser in which one is logged in."""

    id: str
    agent: Annotated[str, Meta(description="What the browser calls itself.")]
    created_at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    seen_at: Annotated[int, Meta(description="When it was last used, within ten minutes.")]
    current: Annotated[bool, Meta(description="The one that asks.")]


class RecoveryCodes(Struct):
    """They are shown this once."""

    codes: list[str]


class RecoveryState(Struct):
    """Which codes there still are."""

    left: int
    made_at: int | None


class Recovery(Struct, forbid_unknown_fields=True):
    """A code instead of the password, and a new password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password


@get("/api/me/sessions", responses=errors(401), tags=["people"])
async def my_sessions(services: Here, person: Who, request: AnyRequest) -> list[MySession]:
    """Where one is logged in, the latest first."""
    here = token_hash(request.cookies.get(COOKIE, ""))
    rows = await services.people.sessions(require_user(person))
    return [
        MySession(row.id, row.agent, row.created_at, row.seen_at, row.token == here)
        for row in sorted(rows, key=lambda row: -row.seen_at)
    ]


@delete("/api/me/sessions/{name:str}", responses=errors(401, 404), tags=["people"])
async def end_session(services: Here, person: Who, name: InPath) -> None:
    """End one of one's sessions."""
    await services.people.end_session(require_user(person), name)


@delete("/api/me/sessions", responses=errors(401), tags=["people"])
async def end_other_sessions(services: Here, person: Who, request: AnyRequest) -> None:
    """End all of one's sessions but this one."""
    token = request.cookies.get(COOKIE, "")
    await services.people.end_other_sessions(require_user(person), token)


@get("/api/me/recovery-codes", responses=errors(401), tags=["people"])
async def recovery_state(services: Here, person: Who) -> RecoveryState:
    """How many recovery codes are left."""
    made = await services.people.codes_left(require_user(person))
    return RecoveryState(len(made), max(made, default=None))


@post("/api/me/recovery-codes", responses=errors(401, 413), tags=["people"])
async def new_recovery_codes(
    services: Here, address: Address, person: Who, data: JSONBody[Proof]
) -> RecoveryCodes:
    """Ten new recovery codes; those before are worth nothing any more."""
    check_rate(services.limits.passwords, address)
    return RecoveryCodes(await services.people.new_codes(require_user(person), data.password))


@post("/api/session/recovery", status_code=200, responses=errors(401, 413), tags=["people"])
async def recover(
    services: Here,
    address: Address,
    device: Device,
    request: AnyRequest,
    data: JSONBody[Recovery],
) -> Response[Me]:
    """Choose a new password with a recovery code, and be logged in; other sessions end."""
    place = Place(address, device)
    session = await proved(
        services,
        data.name,
        place,
        lambda: services.people.recover(data.name, data.code, data.password, agent_of(request)),
    )
    return await logged_in(services, request, session, place, 200)


HANDLERS = [
    my_sessions,
    end_session,
    end_other_sessions,
    recovery_state,
    new_recovery_codes,
    recover,
]
