"""Seats: sit down, change one's name, get up; what the host may do with them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct, to_builtins

from stormark.server import lobby
from stormark.server.api.dependencies import (
    Address,
    Device,
    Here,
    InPath,
    Name,
    Password,
    Seat,
    TableToken,
    Who,
    account_id,
    check_rate,
    device_cookie,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.api.tables import SeatWanted, changed, found
from stormark.server.ids import new_id, new_token
from stormark.server.lobby import SeatLimits, Visitor, refuse
from stormark.server.lobby.preconditions import holds, hosted, is_host, seat_of
from stormark.server.protocol import messages as M
from stormark.server.protocol.summaries import HostChange, TableSummary
from stormark.server.storage import sent_away
from stormark.server.storage.tables import RUNNING

SEAT = "/api/tables/{table:str}/seats/{seat:int}"


class SitDown(Struct, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: Name
    password: Password = ""
    offer: Annotated[
        str,
        Meta(max_length=64, description="The table's, as one saw it; refused if it has changed."),
    ] = ""


class SeatToken(Struct):
    """The token proves who sits here; it is shown this once."""

    seat: int
    token: str


class Agreement(Struct, forbid_unknown_fields=True):
    """What one agrees to: the table's `changes`, as one saw them."""

    changes: Annotated[list[HostChange], Meta(max_length=100)]


class Removed(Struct):
    """Somebody whom the host has sent away."""

    id: str
    name: str
    at: Annotated[int, Meta(description="Milliseconds since 1970.")]


class SeatGiven(Struct):
    """With a token if a person sits there now."""

    table: TableSummary
    token: str | None


class Renamed(Struct, forbid_unknown_fields=True):
    """A name."""

    name: Name


class Move(Struct, forbid_unknown_fields=True):
    """Which seat to change places with."""

    to: Annotated[int, Meta(ge=0, le=99)]


@post(SEAT, responses=errors(404, 409, 413), tags=["seats"])
async def sit_down(
    services: Here,
    address: Address,
    device: Device,
    person: Who,
    request: Request[Any, Any, Any],
    table: InPath,
    seat: Seat,
    data: JSONBody[SitDown],
) -> Response[SeatToken]:
    """Take an open seat."""
    row = await found(services, table)
    if row.password is not None:
        check_rate(services.limits.passwords, address)
        if not await services.passwords.fits(row.password, data.password):
            refuse("T-PASSWORD-01")
    known = device or new_token()
    visitor = Visitor.from_request(account_id(person), known, address)
    limits = SeatLimits(services.config.seats, services.config.address_seats)
    token = await services.database.run(
        lambda c: lobby.sit_down(c, table, seat, data.name, visitor, limits, data.offer)
    )
    await changed(services, table)
    cookies = [] if device else [device_cookie(request, known)]
    return Response(SeatToken(seat, token), cookies=cookies)


@post(f"{SEAT}/agreement", status_code=200, responses=errors(404, 409, 413), tags=["seats"])
async def agree(
    services: Here, table: InPath, seat: Seat, token: TableToken, data: JSONBody[Agreement]
) -> TableSummary:
    """Be content with what the host changed after one sat down."""
    seen = to_builtins(data.changes)
    await services.database.run(lambda c: lobby.agree(c, table, seat, token, seen))
    return await changed(services, table)


@patch(SEAT, responses=errors(404, 409, 413), tags=["seats"])
async def rename(
    services: Here, table: InPath, seat: Seat, token: TableToken, data: JSONBody[Renamed]
) -> TableSummary:
    """Bear another name."""
    await services.database.run(lambda c: lobby.rename(c, table, seat, token, data.name))
    return await changed(services, table)


@put(SEAT, responses=errors(404, 409, 413), tags=["seats"])
async def seat_as(
    services: Here,
    person: Who,
    table: InPath,
    seat: Seat,
    token: TableToken,
    data: JSONBody[SeatWanted],
) -> SeatGiven:
    """The host puts a bot, somebody at the same screen, or nobody on a seat."""
    seat_token = await services.database.run(
        lambda c: lobby.seat_as(c, table, token, seat, data.wanted(), account_id(person))
    )
    return SeatGiven(await changed(services, table), seat_token)


@delete(SEAT, responses=errors(404, 409), tags=["seats"])
async def get_up(services: Here, table: InPath, seat: Seat, token: TableToken) -> None:
    """Leave, or be sent away by the host; in a running match a bot plays until one is back."""
    row = await found(services, table)
    sitting = seat_of(row, seat)
    if row.status == RUNNING:
        if not holds(sitting, token):
            refuse("T-TABLE-02" if is_host(row, token) else "T-TOKEN-01")
        room = await services.rooms.room(table)
        if room is not None:
            await room.request(seat, M.LeaveToBot(new_id()))
        return
    await services.database.run(lambda c: lobby.leave(c, table, seat, token))
    await changed(services, table)


@post(f"{SEAT}/move", status_code=200, responses=errors(404, 409, 413), tags=["seats"])
async def move(
    services: Here, table: InPath, seat: Seat, token: TableToken, data: JSONBody[Move]
) -> TableSummary:
    """The host lets two seats change places."""
    await services.database.run(lambda c: lobby.exchange(c, table, token, seat, data.to))
    return await changed(services, table)


@post("/api/tables/{table:str}/claim", responses=errors(404, 409), tags=["seats"])
async def claim(services: Here, table: InPath, token: TableToken) -> SeatToken:
    """At a rematch: take one's seat with the token of the table before."""
    seat, seat_token = await services.database.run(lambda c: lobby.claim(c, table, token))
    await changed(services, table)
    return SeatToken(seat, seat_token)


@post(f"{SEAT}/token", responses=errors(401, 404, 409), tags=["seats"])
async def take_along(services: Here, table: InPath, seat: Seat, person: Who) -> SeatToken:
    """Play a seat of one's account from this device; the token of the other one ends."""
    who = require_user(person).id
    token = await services.database.run(lambda c: lobby.take_along(c, table, seat, who))
    await changed(services, table)
    return SeatToken(seat, token)


@get("/api/tables/{table:str}/removed", responses=errors(404), tags=["seats"])
async def removed(services: Here, table: InPath, token: TableToken) -> list[Removed]:
    """The host sees whom they have sent away."""
    hosted(await found(services, table), token)
    rows = await services.database.look(lambda c: sent_away.of_table(c, table))
    return [Removed(row.id, row.name, row.at) for row in rows]


@delete("/api/tables/{table:str}/removed/{name:str}", responses=errors(404, 409), tags=["seats"])
async def let_in(services: Here, table: InPath, name: InPath, token: TableToken) -> None:
    """The host lets somebody sit down again."""
    await services.database.run(lambda c: lobby.let_in(c, table, token, name))


HANDLERS = [
    sit_down,
    agree,
    rename,
    seat_as,
    get_up,
    move,
    claim,
    take_along,
    removed,
    let_in,
]
