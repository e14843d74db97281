"""Matches that are played at random over sockets, all seats by us."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec

from stormark.server.bench.socket import Socket
from stormark.server.protocol.messages import PROTOCOL

IDLE: Final = "done"  # a question that nobody waits for

Opened: TypeAlias = dict[str, Any]  # what the server answers when a table is opened


class Question(msgspec.Struct):
    """A decision, as far as a random player looks at it."""

    id: str
    kind: str
    actions: list[msgspec.Raw]


class Play(msgspec.Struct):
    """Whether the match is over."""

    result: list[float] | None


class Heard(msgspec.Struct):
    """A message of the server, as far as a random player looks at it."""

    type: str
    decisions: list[Question] = []
    play: Play | None = None
    request: str = ""
    rule: str = ""


_decoder: Final = msgspec.json.Decoder(Heard)


class Seat:
    """One connection."""

    def __init__(self, told: Callable[[], None], timed: Callable[[float], None]) -> None:
        self.question: Question | None = None
        self.waiting = False
        self.over = False
        self.refused = 0
        self._told = told
        self._timed = timed
        self._socket: Socket | None = None
        self.sent_at = 0.0
        self._number = 0

    async def open(self, host: str, port: int, table: str, token: str) -> None:
        path = f"/api/tables/{table}/live"
        self._socket = await Socket.connect(host, port, path, self._heard)
        hello = {"type": "hello", "protocol": PROTOCOL, "token": token}
        self._socket.send(msgspec.json.encode(hello))

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()

    @property
    def lost(self) -> bool:
        return self._socket is None or self._socket.closed

    def answer(self) -> None:
        """Answer the open question with any of its options."""
        assert self.question is not None
        assert self._socket is not None
        self._number += 1
        act = {
            "type": "act",
            "request": str(self._number),
            "decision": self.question.id,
            "action": random.choice(self.question.actions),
        }
        self.question = None
        self.waiting = True
        self.sent_at = perf_counter()
        self._socket.send(msgspec.json.encode(act))

    def _heard(self, data: bytes) -> None:
        at = perf_counter()
        message = _decoder.decode(data)
        if message.type in ("update", "welcome"):
            asked = [question for question in message.decisions if question.kind != IDLE]
            self.question = asked[0] if asked else None
            self.over = message.play is not None and message.play.result is not None
        elif message.type == "accepted":
            self.waiting = False
            self._timed(at - self.sent_at)
        elif message.type in ("refused", "error", "bye"):
            self.waiting = False
            self.refused += 1
        self._told()


class Live:
    """A live match, and the next one when it is over.

    With a pace it makes one move after another at that pace, else at once.
    """

    def __init__(
        self, port: int, opened: Callable[[], Awaitable[Opened]], timed: Callable[[float], None]
    ) -> None:
        self.seats: list[Seat] = []
        self.late = 0  # moves that were due while the one before was not answered
        self._port = port
        self._opened = opened
        self._timed = timed
        self._refused = 0  # in the matches before
        self._next: asyncio.Task[None] | None = None
        self._pace: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        opened = await self._opened()
        for token in opened["seat_tokens"].values():
            seat = Seat(self._told, self._timed)
            await seat.open("127.0.0.1", self._port, opened["table"]["id"], token)
            self.seats.append(seat)

    @property
    def refused(self) -> int:
        return self._refused + sum(seat.refused for seat in self.seats)

    def play(self, pace: float) -> None:
        """Begin; `pace` is the number of seconds between two moves."""
        self._pace = pace
        if pace:
            self._tick(asyncio.get_running_loop().time() + random.random() * pace)
        else:
            self._told()

    def rest(self) -> None:
        self._pace = None
        if self._timer is not None:
            self._timer.cancel()

    def close(self) -> None:
        self.rest()
        if self._next is not None:
            self._next.cancel()
        self._leave()

    def _leave(self) -> None:
        self._refused = self.refused
        for seat in self.seats:
            seat.close()
        self.seats = []

    async def settled(self) -> None:
        """Nothing is under way any more; a connection that was lost shows here."""
        if self._next is not None:
            await self._next
        if lost := sum(seat.lost for seat in self.seats):
            raise ConnectionError(f"{lost} connections were lost")

    async def _go_on(self) -> None:
        self._leave()
        await self.open()

    def _tick(self, at: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(at, self._due, at)

    def _due(self, at: float) -> None:
        if self._pace is not None:
            if not self._move():
                self.late += 1
            self._tick(at + self._pace)

    def _told(self) -> None:
        if self._next is not None and not self._next.done():
            return
        if self.seats and all(seat.over and not seat.waiting for seat in self.seats):
            self._next = asyncio.create_task(self._go_on())
        elif self._pace == 0.0:
            self._move()

    def _move(self) -> bool:
        if any(seat.waiting for seat in self.seats):
            return False
        asked = [seat for seat in self.seats if seat.question is not None]
        if asked:
            random.choice(asked).answer()
        return bool(asked)
