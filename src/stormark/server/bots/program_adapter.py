"""A program at a table: lines of its output go to the table's socket, and what comes back to it.

The bridge says hello for the program, comes back with the last number when the connection breaks,
and repeats what was not answered: repeating a request changes nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from stormark.kernel.refusal import InputError
from stormark.server.ids import is_id
from stormark.server.protocol.codec import LONGEST, decode
from stormark.server.protocol.messages import PROTOCOL, Hello, Ping

TOKEN: Final = "STORMARK_TOKEN"
PASSING: Final = ("server-stops", "server-error", "too-slow", "too-many-connections")
"""Farewells after which it is worth coming back."""
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0)  # seconds before each attempt
FAREWELL: Final = 3.0  # seconds a program has to end after its match


class ProgramError(InputError):
    """The game cannot go on: the program or the connection failed."""


def socket_of(url: str) -> str:
    """The address of a table's socket, from any link to the table; raises InputError.

    >>> socket_of("https://example.org/api/tables/abc")
    'wss://example.org/api/tables/abc/live'
    """
    parts = urlsplit(url)
    names = [name for name in parts.path.split("/") if name not in ("", "live")]
    secure = {"http": "ws", "ws": "ws", "https": "wss", "wss": "wss"}.get(parts.scheme)
    if secure is None or not parts.netloc or not names or not is_id(names[-1]):
        raise InputError("bot-url", "URL", found=url)
    return f"{secure}://{parts.netloc}/api/tables/{names[-1]}/live"


class ProgramAdapter:
    """One program at one seat, until the match is over."""

    def __init__(
        self,
        socket: str,
        token: str,
        command: Sequence[str],
        seconds: float,
        tell: Callable[[str], None],
        position: bool = False,
    ) -> None:
        self._address = socket
        self._token = token
        self._command = command
        self._seconds = seconds  # for the program to answer
        self._tell = tell  # what the person at the terminal wants to know, as a message id
        self._position = position  # whether the program wants to try things out
        self._socket: ClientConnection | None = None
        self._seq: int | None = None
        self._unanswered: dict[str, str] = {}  # lines by the names of their requests
        self._repeating: set[asyncio.Future[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._late: asyncio.Future[None]
        self._result: list[float] | None = None

    async def play(self) -> list[float]:
        """The result of the match.  Raises ProgramError."""
        self._late = asyncio.get_running_loop().create_future()
        program = await self._started()
        tasks: set[asyncio.Future[None]] = {
            asyncio.ensure_future(self._listen_to(program)),
            asyncio.ensure_future(self._stay_connected(program)),
            self._late,
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            tasks |= self._repeating
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._expect_answer(False)
            await _end(program, 0.0 if self._result is None else FAREWELL)
        assert self._result is not None
        return self._result

    # The program

    async def _started(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if name != TOKEN}
        try:
            return await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST + 1, env=environment
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise ProgramError("bot-not-started", self._command[0], reason=reason) from None

    async def _listen_to(self, program: Process) -> None:
        assert program.stdout is not None
        number = 0
        while True:
            number += 1
            try:
                line = await program.stdout.readline()
            except ValueError:  # there was no end to it
                line = b"x" * (LONGEST + 1)
            if not line:
                break
            await self._said(line.rstrip(b"\r\n"), number)
        status = await program.wait()
        if self._result is None:
            raise ProgramError("bot-ended", self._command[0], status=status)

    async def _said(self, line: bytes, number: int) -> None:
        place = f"{self._command[0]}:{number}"
        try:
            message = decode(line)
        except InputError as error:
            raise ProgramError(error.problem, place, **error.params) from None
        if isinstance(message, Hello):
            raise ProgramError("bot-hello", place)
        self._expect_answer(False)
        text = line.decode()
        if not isinstance(message, Ping):
            self._unanswered[message.request] = text
        await self._send(text)

    def _expect_answer(self, expected: bool) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if expected:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(self._seconds, self._is_late)

    def _is_late(self) -> None:
        error = ProgramError("bot-slow", self._command[0], seconds=round(self._seconds))
        if not self._late.done():
            self._late.set_exception(error)

    # The connection

    async def _stay_connected(self, program: Process) -> None:
        """Until the match is over.  Raises ProgramError when there is no point in trying."""
        pauses = iter(PAUSES)
        while True:
            reason = "server-stops"
            known = self._seq
            try:
                async with connect(self._address, max_size=None) as socket:
                    hello = {"type": "hello", "protocol": PROTOCOL, "token": self._token}
                    wants = {"since": self._seq, "position": self._position}
                    await socket.send(json.dumps({**hello, **wants}))
                    async for text in socket:
                        if await self._heard(str(text), socket, program):
                            return
            except InvalidStatus as error:
                reason = f"HTTP {error.response.status_code}"
            except (OSError, TimeoutError, WebSocketException) as error:
                reason = str(error) or type(error).__name__
            finally:
                self._socket = None
            if self._seq != known:
                pauses = iter(PAUSES)  # it was good for something
            pause = next(pauses, None)
            if pause is None:
                raise ProgramError("bot-unreachable", self._address, reason=reason)
            self._tell("bot-again")
            await asyncio.sleep(pause)

    async def _heard(self, text: str, socket: ClientConnection, program: Process) -> bool:
        """Pass a message on; whether it was the last one."""
        message = json.loads(text)
        kind = message["type"]
        if kind == "bye":
            if message["reason"] not in PASSING:
                raise ProgramError(message["reason"], self._address)
            return False
        if message.get("rule") == "T-RATE-01":
            pause = message["params"]["seconds"]
            again = asyncio.ensure_future(self._repeat(message["request"], pause))
            self._repeating.add(again)
            again.add_done_callback(self._repeating.discard)
            return False
        self._unanswered.pop(message.get("request", ""), None)
        assert program.stdin is not None
        with suppress(OSError):  # whoever listens to its output hears that it has ended
            program.stdin.write(text.encode() + b"\n")
            await program.stdin.drain()
        if kind == "welcome":
            self._socket = socket
            self._tell("bot-connected")
            for line in list(self._unanswered.values()):
                await self._send(line)
        return kind in ("welcome", "update") and self._took_in(message)

    def _took_in(self, message: dict[str, Any]) -> bool:
        """Keep in mind where the match stands; whether it is over."""
        self._seq = message["seq"]
        self._expect_answer(any(not decision.get("idle") for decision in message["decisions"]))
        self._result = message["play"] and message["play"]["result"]
        return self._result is not None

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it will be said again
                await self._socket.send(text)

    async def _repeat(self, request: str, seconds: float) -> None:
        """The program was too fast; it need not know."""
        await asyncio.sleep(seconds)
        if request in self._unanswered:
            await self._send(self._unanswered[request])


async def _end(program: Process, patience: float) -> None:
    """A program without input should end; one that does not is ended."""
    assert program.stdin is not None
    program.stdin.close()
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await program.wait()
    with suppress(ProcessLookupError):
        program.kill()
    await program.communicate()
