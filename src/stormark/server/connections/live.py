"""A table's socket: one connection, one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.server.connections.client_connection import Turned, Visitor, admit, known_token
from stormark.server.http.limits import address_key
from stormark.server.ids import is_id, new_id
from stormark.server.lobby import LobbyRefusal
from stormark.server.operations.logs import log_failure
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import refused
from stormark.server.protocol.codec import decode, encode
from stormark.server.services import Services
from stormark.server.table.room import Room
from stormark.text.saying import MissingTextError, problem_text

CLOSING: Final = 2.0  # seconds a client has to read the last message


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch: see docs/protocol.md."""
    services: Services = socket.app.state.services
    address = address_key(socket.client.host if socket.client else "")
    await socket.accept()
    with services.doors.let_in(address) as entered:
        try:
            if not entered:
                raise Turned("too-many-connections")
            await _welcome_in(socket, services, table, address)
        except Turned as turned:
            services.metrics.farewells.labels(turned.reason).inc()
            await _close(socket, turned.reason)
        except InputError as error:  # a table that cannot be opened here
            await _close(socket, error.problem, error.params)
        except LobbyRefusal as error:  # nor by these rules
            await _close(socket, error.refusal.rule, error.refusal.params)
        except WebSocketDisconnect:
            return
        except Exception as error:
            log_failure(new_id(), error, route="live")
            await _close(socket, "server-error")


async def _welcome_in(
    socket: WebSocket[Any, Any, Any], services: Services, table: str, address: str
) -> None:
    hello = await _hello(socket, services.config.hello_seconds)
    socket.state.lang = hello.lang
    room = await services.rooms.room(table) if is_id(table) else None
    if room is None:
        raise Turned("table-unknown")
    if hello.token and not known_token(room.table, hello.token):
        await room.catch_up()  # somebody may have sat down in another process just now
    place = await admit(room.table, hello, services, address)
    visitor = Visitor(socket, place, hello.lang, address, services.config, hello.text)
    viewer = "spectator" if place.seat is None else "seat"
    with services.metrics.sockets.labels(viewer).track_inprogress():
        try:
            await room.join(visitor, hello.since)
            if not await services.companies.join(table, visitor):
                raise Turned("table-unknown")
            await visitor.stay(lambda data: _heard(services, room, visitor, data))
        finally:
            room.leave(visitor)
            await services.companies.leave(table, visitor)
    if visitor.farewell:
        raise Turned(visitor.farewell)


async def _hello(socket: WebSocket[Any, Any, Any], seconds: float) -> M.Hello:
    try:
        async with asyncio.timeout(seconds):
            hello = decode((await socket.receive_text()).encode())
    except TimeoutError:
        raise Turned("hello-late") from None
    except InputError as error:
        problem = M.Problem(error.problem, error.place, error.params)
        await socket.send_text(encode(problem).decode())
        raise Turned("hello-expected") from None
    if not isinstance(hello, M.Hello):
        raise Turned("hello-expected")
    if hello.protocol != M.PROTOCOL:
        raise Turned("protocol-unknown")
    return hello


async def _heard(services: Services, room: Room, visitor: Visitor, data: bytes) -> None:
    """One message; what cannot be understood or is too much is said, and counts as a mistake."""
    mistake = True
    answer: M.FromServer | None
    try:
        message = decode(data)
        answer = _too_many(services, room, visitor, message)
        if answer is None:
            answer = await _answer(services, room, visitor, message)
            mistake = False
    except InputError as error:
        answer = M.Problem(error.problem, error.place, error.params)
        answer.text = _said(visitor.lang, error.problem, error.params)
    if isinstance(answer, M.Refused):
        services.metrics.refused(answer.rule)
        answer.text = room.in_words(visitor.lang, answer)
    elif isinstance(answer, M.Because) and not answer.possible:
        answer.text = room.in_words(visitor.lang, answer)
    visitor.tell(encode(answer))
    if mistake:
        visitor.made_a_mistake()


def _too_many(
    services: Services, room: Room, visitor: Visitor, message: M.FromClient
) -> M.FromServer | None:
    """A refusal if the connection, its seat or its address asks for too much."""
    limits = services.limits
    wait = max(visitor.wait(), limits.address_messages.take(visitor.address))
    if visitor.seat is not None:
        wait = max(wait, limits.seat_messages.take(f"{room.table.id}/{visitor.seat}"))
    if isinstance(message, M.Say):
        wait = max(wait, limits.chat.take(visitor.session), limits.chat.take(visitor.address))
    if wait == 0.0:
        return None
    params = {"seconds": max(1, round(wait))}
    if isinstance(message, M.Hello | M.Ping):
        return M.Problem("too-many-messages", "message", params)
    return M.Refused(message.request, "T-RATE-01", "", params)


async def _answer(
    services: Services, room: Room, visitor: Visitor, message: M.FromClient
) -> M.FromServer:
    if isinstance(message, M.Ping):
        return M.Pong()
    if isinstance(message, M.Hello):
        raise InputError("hello-again", "type")
    if isinstance(message, M.Say):
        refusal = await services.companies.say(room.table.id, visitor, visitor.name, message.text)
        return M.Done(message.request) if refusal is None else refused(message.request, refusal)
    if visitor.seat is None:
        return M.Refused(message.request, "T-SEAT-03")
    if isinstance(message, M.Mute):
        await services.companies.mute(room.table.id, visitor.seat, message.seat, message.muted)
        return M.Done(message.request)
    if isinstance(message, M.Note):
        await services.companies.note(room.table.id, visitor.seat, message.text)
        return M.Done(message.request)
    if isinstance(message, M.Standing):
        return await room.prepare(visitor.seat, message)
    if isinstance(message, M.Why):
        return await room.why(visitor.seat, message)
    if isinstance(message, M.Propose) and message.what == "stand_in":
        if services.companies.connected(room.table.id, message.to):
            return M.Refused(message.request, "T-CONSENT-06")
    began = monotonic()
    answer = await room.ask(visitor.seat, message)
    services.metrics.act_seconds.observe(monotonic() - began)
    services.metrics.acts.labels(type(answer).__name__.lower()).inc()
    return answer


def _said(lang: str | None, message: str, params: Mapping[str, Json]) -> str:
    """A message in words, for those who named a language."""
    if lang is None:
        return ""
    try:
        return problem_text(lang, message, "", params)
    except MissingTextError as error:  # the id says it all the same
        log_failure(new_id(), error, doing="wording a message")
        return ""


async def _close(
    socket: WebSocket[Any, Any, Any], reason: str, params: Mapping[str, Json] | None = None
) -> None:
    """Say why, and close; a client that does not read any more holds nobody up."""
    with suppress(Exception):
        async with asyncio.timeout(CLOSING):
            text = _said(socket.state.get("lang"), reason, params or {})
            await socket.send_text(encode(M.Farewell(reason, text)).decode())
            await socket.close()
