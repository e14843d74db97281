"""The bridge between a program and a table, with a server that does what the test wants."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from stormark.server.bots.program_adapter import ProgramAdapter

LINE_BOT = [sys.executable, str(Path(__file__).parents[3] / "examples/line_bot.py")]
Message = dict[str, Any]

DECISION = {"id": "d1", "seat": 0, "kind": "k", "about": {}, "actions": [{"verb": "pass"}]}
WELCOME: Message = {
    "type": "welcome",
    "seq": 7,
    "view": {"deciding": [0]},
    "decisions": [DECISION],
    "play": {"result": None},
}
OVER: Message = {
    "type": "update",
    "seq": 8,
    "patch": [[["deciding"], []]],
    "decisions": [],
    "play": {"result": [1.0, 0.0]},
}


async def told(socket: ServerConnection) -> Message:
    message: Message = json.loads(await socket.recv())
    return message


async def tell(socket: ServerConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


def played(handler: Callable[[ServerConnection], Awaitable[None]]) -> tuple[list[float], list[str]]:
    """The result of a match against such a server, and what was said meanwhile."""
    said: list[str] = []

    async def play() -> list[float]:
        async with serve(handler, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            address = f"ws://127.0.0.1:{port}/"
            return await ProgramAdapter(address, "secret", LINE_BOT, 20.0, said.append).play()

    return asyncio.run(play()), said


def test_what_was_not_answered_is_said_again_after_the_connection_broke() -> None:
    hellos: list[Message] = []
    acts: list[Message] = []

    async def breaks_once(socket: ServerConnection) -> None:
        hellos.append(await told(socket))
        await tell(socket, WELCOME)
        acts.append(await told(socket))
        if len(acts) == 1:
            socket.transport.abort()
        else:
            await tell(socket, {"type": "accepted", "request": acts[-1]["request"], "seq": 8})
            await tell(socket, OVER)
            await socket.wait_closed()

    result, said = played(breaks_once)
    assert result == [1.0, 0.0]
    assert said == ["bot-connected", "bot-again", "bot-connected"]
    assert [hello["since"] for hello in hellos] == [None, 7]
    assert {hello["token"] for hello in hellos} == {"secret"}
    assert acts[0] == acts[1]


def test_a_message_that_came_too_fast_is_sent_again_later() -> None:
    acts: list[Message] = []

    async def busy_at_first(socket: ServerConnection) -> None:
        await told(socket)
        await tell(socket, WELCOME)
        acts.append(await told(socket))
        refused = {"type": "refused", "rule": "T-RATE-01", "params": {"seconds": 0.05}}
        await tell(socket, {**refused, "request": acts[0]["request"]})
        acts.append(await told(socket))
        await tell(socket, OVER)
        await socket.wait_closed()

    result, _ = played(busy_at_first)
    assert result == [1.0, 0.0]
    assert acts[0] == acts[1]
