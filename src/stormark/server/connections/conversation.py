"""What a connection says, and what it is answered."""

from __future__ import annotations

from time import monotonic

from stormark.kernel.refusal import InputError, Refusal
from stormark.server.connections.web_socket import WebSocketConnection
from stormark.server.moderation.sanctions import told
from stormark.server.moderation.visitors import Visit
from stormark.server.operations.tracing import Span, tracing
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import refused
from stormark.server.protocol.codec import decode, encode
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.services import Services
from stormark.server.storage.trouble import StorageError
from stormark.server.table.room import Room


async def answer_message(
    services: Services, room: Room, visit: Visit, client: WebSocketConnection, data: bytes
) -> None:
    """One message; what cannot be understood or is too much is said, and counts as a mistake."""
    with tracing.span("socket message", game=room.table.game) as span:
        await _answer_message(services, room, visit, client, data, span)


async def _answer_message(
    services: Services,
    room: Room,
    visit: Visit,
    client: WebSocketConnection,
    data: bytes,
    span: Span,
) -> None:
    mistake = True
    answer: M.FromServer | None
    try:
        message = decode(data)
        kind = str(message.__struct_config__.tag)
        services.metrics.messages.labels(kind).inc()
        span.fact("message", kind)
        answer = _rate_refusal(services, room, client, message)
        if answer is None:
            answer = await _answer(services, room, visit, client, message)
            mistake = False
    except InputError as error:
        answer = M.Problem(error.problem, error.place, error.params)
        answer.text = problem_in_words(client.lang, error.problem, error.params)
    except StorageError:
        mistake = False  # and not of the client
        answer = M.Problem("storage", "", {}, getattr(message, "request", ""))
        answer.text = problem_in_words(client.lang, "storage", {})
    if isinstance(answer, M.Refused):
        services.metrics.refused(answer.rule)
    if isinstance(answer, M.Refused | M.WhyAnswer) and answer.rule:
        refusal = Refusal(answer.rule, answer.reason, answer.params)
        answer.text = room.localizer.refusal(client.lang, refusal)
    span.fact("answer", str(answer.__struct_config__.tag))
    client.send(encode(answer))
    if mistake:
        client.made_a_mistake()


def _rate_refusal(
    services: Services, room: Room, client: WebSocketConnection, message: M.FromClient
) -> M.FromServer | None:
    """A refusal if the connection, its seat or its address asks for too much."""
    limits = services.limits
    wait = max(client.wait(), limits.address_messages.take(client.address))
    if client.seat is not None:
        wait = max(wait, limits.seat_messages.take(f"{room.table.id}/{client.seat}"))
    if isinstance(message, M.Say):
        wait = max(wait, limits.chat.take(client.session), limits.chat.take(client.address))
    if wait == 0.0:
        return None
    params = {"seconds": max(1, round(wait))}
    if isinstance(message, M.Hello | M.Ping):
        return M.Problem("too-many-messages", "message", params)
    return M.Refused(message.request, "T-RATE-01", "", params)


async def _answer(
    services: Services,
    room: Room,
    visit: Visit,
    client: WebSocketConnection,
    message: M.FromClient,
) -> M.FromServer:
    if isinstance(message, M.Ping):
        return M.Pong()
    if isinstance(message, M.Hello):
        raise InputError("hello-again", "type")
    if isinstance(message, M.Say):
        mute = services.moderation.sanctions.mute_of(
            visit.person, visit.address, visit.table, client.seat
        )
        if mute is not None:
            return M.Refused(message.request, "T-MUTE-01", "", told(mute))
        refusal = await services.presence.say(
            room.table.id, client, client.name, message.text, visit.person
        )
        return M.Done(message.request) if refusal is None else refused(message.request, refusal)
    if isinstance(message, M.History):
        return await room.reading_back.answer(client, message, visit.owners)
    if client.seat is None:
        return M.Refused(message.request, "T-SEAT-03")
    if isinstance(message, M.Mute):
        await services.presence.mute(room.table.id, client.seat, message.seat, message.muted)
        return M.Done(message.request)
    if isinstance(message, M.Note):
        await services.presence.note(room.table.id, client.seat, message.text)
        return M.Done(message.request)
    if isinstance(message, M.SetAutoAnswers):
        return await room.set_auto_answers(client.seat, message)
    if isinstance(message, M.Shown):
        return room.shown(client.seat, message)
    if isinstance(message, M.Why):
        return await room.why(client.seat, message)
    if isinstance(message, M.MakePlans):
        return await room.plans(client.seat, message, client.lang, visit.owners)
    if isinstance(message, M.AskCoach):
        return await room.hints(client.seat, message, client.lang, visit.owners)
    if isinstance(message, M.AskChances):
        return await room.chances(client.seat, message, visit.owners)
    if isinstance(message, M.Propose) and message.what == "stand_in":
        refusal = await services.presence.stand_in_refusal(room.table.id, message.to)
        if refusal is not None:
            return refused(message.request, refusal)
    began = monotonic()
    answer = await room.request(client.seat, message)
    services.metrics.act_seconds.observe(monotonic() - began)
    services.metrics.acts.labels(type(answer).__name__.lower()).inc()
    return answer
