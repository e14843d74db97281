"""A table's socket: one connection, one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.server.api.dependencies import COOKIE
from stormark.server.connections.authorize import (
    Access,
    ConnectionRejected,
    authorize,
    known_token,
)
from stormark.server.connections.conversation import answer_message
from stormark.server.connections.web_socket import WebSocketConnection
from stormark.server.http.limits import address_key
from stormark.server.ids import is_id, new_id
from stormark.server.lobby import LobbyRefusal
from stormark.server.moderation.sanctions import told
from stormark.server.moderation.visitors import Visit
from stormark.server.operations.logs import log_failure
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import farewell
from stormark.server.protocol.codec import decode, encode
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.services import Services
from stormark.server.storage.tables import TableRow
from stormark.server.storage.trouble import StorageError

CLOSING: Final = 2.0  # seconds a client has to read the last message


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch: see docs/protocol.md."""
    services: Services = socket.app.state.services
    address = address_key(socket.client.host if socket.client else "")
    await socket.accept()
    with services.connection_limit.admit(address) as admitted:
        try:
            if not admitted:
                raise ConnectionRejected("too-many-connections")
            await _converse(socket, services, table, address)
        except ConnectionRejected as rejected:
            services.metrics.farewells.labels(rejected.reason).inc()
            await _close(socket, rejected.reason, rejected.params)
        except InputError as error:  # a table that cannot be opened here
            await _close(socket, error.problem, error.params)
        except LobbyRefusal as error:  # nor by these rules
            await _close(socket, error.refusal.rule, error.refusal.params)
        except WebSocketDisconnect:
            return
        except StorageError:
            await _close(socket, "storage")
        except Exception as error:
            log_failure(new_id(), error, route="live")
            await _close(socket, "server-error")


async def _converse(
    socket: WebSocket[Any, Any, Any], services: Services, table: str, address: str
) -> None:
    hello = await _hello(socket, services.config.hello_seconds)
    socket.state.lang = hello.lang
    room = await services.rooms.room(table) if is_id(table) else None
    if room is None:
        raise ConnectionRejected("table-unknown")
    if hello.token and not known_token(room.table, hello.token):
        await room.catch_up()  # somebody may have sat down in another process just now
    access = await authorize(room.table, hello, services, address)
    client = WebSocketConnection(
        socket, access, hello.lang, address, services.config, hello.text, hello.position
    )
    person = await _account(socket, services, room.table, access)
    visit = Visit(client, table, person, address)
    viewer = "spectator" if access.seat is None else "seat"
    with (
        services.metrics.sockets.labels(viewer).track_inprogress(),
        services.moderation.visitors.staying(visit),
    ):
        try:
            await _admit(services, visit)
            await room.join(client, hello.since, hello.head, visit.owners)
            if not await services.presence.join(table, client):
                raise ConnectionRejected("table-unknown")
            await services.moderation.greet(visit)
            await client.stay(lambda data: answer_message(services, room, visit, client, data))
        finally:
            room.leave(client)
            await services.presence.leave(table, client)
    if client.close_reason:
        raise ConnectionRejected(client.close_reason, client.close_params)


async def _account(
    socket: WebSocket[Any, Any, Any], services: Services, row: TableRow, access: Access
) -> str | None:
    """Whose seat it is; of a spectator, who is logged in."""
    if access.seat is not None:
        return row.seats[access.seat].person
    token = socket.cookies.get(COOKIE)
    person = await services.people.who(token) if token else None
    return None if person is None else person.id


async def _admit(services: Services, visit: Visit) -> None:
    """Turn away whom an operator has excluded; notice everybody else."""
    ban = services.moderation.sanctions.ban_of(visit.person, visit.address)
    if ban is not None:
        raise ConnectionRejected("banned", told(ban))
    if visit.addressee is not None:
        await services.moderation.sightings.note(visit.addressee, visit.address)


async def _hello(socket: WebSocket[Any, Any, Any], seconds: float) -> M.Hello:
    try:
        async with asyncio.timeout(seconds):
            hello = decode((await socket.receive_text()).encode())
    except TimeoutError:
        raise ConnectionRejected("hello-late") from None
    except InputError as error:
        problem = M.Problem(error.problem, error.place, error.params)
        await socket.send_text(encode(problem).decode())
        raise ConnectionRejected("hello-expected") from None
    if not isinstance(hello, M.Hello):
        raise ConnectionRejected("hello-expected")
    if hello.protocol != M.PROTOCOL:
        raise ConnectionRejected("protocol-unknown")
    return hello


async def _close(
    socket: WebSocket[Any, Any, Any], reason: str, params: Mapping[str, Json] | None = None
) -> None:
    """Say why, and close; a client that does not read any more holds nobody up."""
    with suppress(Exception):
        async with asyncio.timeout(CLOSING):
            text = problem_in_words(socket.state.get("lang"), reason, params or {})
            await socket.send_text(encode(farewell(reason, text)).decode())
            await socket.close()
