"""Somebody who plays on, however often the server is killed under them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.kills.witness import Message, Witness

CUT_OFF = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
AGAIN = 0.1  # seconds, when the server could not write something down
IDLE = "done"  # what may be answered although nobody waits for it

Address = Callable[[], Awaitable[str]]


class Player:
    """Holds a seat, or watches without a token.  Asks for one thing at a time."""

    def __init__(self, witness: Witness, token: str, lang: str | None, random: Random) -> None:
        self.witness = witness
        self.token = token
        self.asked: Message | None = None  # nobody has answered it yet
        self.news = 0  # messages that somebody's request led to
        self._lang = lang
        self._random = random
        self._numbers = count(1)
        self._decisions: list[Message] = []
        self._socket: ClientConnection | None = None
        self._rests = False

    # Connections

    async def stay(self, address: Address) -> None:
        """Come back again and again, until cancelled."""
        while True:
            try:
                await self._visit(await address())
            except CUT_OFF:
                await asyncio.sleep(0.01)

    async def _visit(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.witness.table}/live"
        async with connect(url, max_size=None, open_timeout=10, close_timeout=0.1) as socket:
            try:
                await self._talk(socket)
            finally:
                self._socket = None

    async def _talk(self, socket: ClientConnection) -> None:
        hello: Message = {"type": "hello", "protocol": 1, "token": self.token, "lang": self._lang}
        known = {"since": self.witness.seq or None, "head": self.witness.head}
        await socket.send(json.dumps({**hello, **known}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "error" and message["problem"] == "storage":
                await asyncio.sleep(AGAIN)
                if self.asked is not None and self.asked["type"] == "say":
                    self.asked = None  # a line that is said again would be there twice
                await self._repeat(socket)
                continue
            self.hear(message)
            if message["type"] == "company":
                self._socket = socket
                if self.asked is not None:
                    await self._repeat(socket)

    async def _repeat(self, socket: ClientConnection) -> None:
        """What nobody answered is asked again under the same name."""
        if self.asked is None:
            return
        if self.asked["type"] == "say" and self.heard(self.asked["text"]):
            self.asked = None  # it is there
        else:
            await socket.send(json.dumps(self.asked))

    def heard(self, line: str) -> bool:
        """Whether somebody said this in the chat."""
        return any(said.endswith(f": {line}") for said in self.witness.chat.values())

    def hear(self, message: Message) -> None:
        if message["type"] == "bye":
            return
        self.news += message["type"] in ("update", "accepted", "chat")
        self.witness.take_in(message)
        if "decisions" in message:
            self._decisions = message["decisions"]
        if self.asked is not None and message.get("request") == self.asked["request"]:
            if message["type"] == "done":
                self.witness.said.append(self.asked["text"])
            self.asked = None

    # Asking

    @property
    def here(self) -> bool:
        return self._socket is not None

    async def ask(self, kind: str, name: str = "asked", **fields: Any) -> str:
        """Ask for something; the name of the request.  It is repeated until it is answered."""
        assert self.asked is None
        request = f"{name}-{self.witness.viewer}-{next(self._numbers)}"
        self.asked = {"type": kind, "request": request, **fields}
        if self._socket is not None:
            with suppress(*CUT_OFF):  # then it is asked again
                await self._socket.send(json.dumps(self.asked))
        return request

    def chosen(self) -> Message | None:
        """What to answer, if there is a question."""
        for decision in self._decisions:
            if decision["kind"] != IDLE and decision["actions"]:
                action = self._random.choice(decision["actions"])
                return {"decision": decision["id"], "action": plain(action)}
        return None

    async def play(self) -> None:
        """Go on with the match, take something back, or say something."""
        while not self.witness.over and not self._rests:
            await asyncio.sleep(self._random.random() * 0.02)
            if self.asked is not None:
                continue
            mood = self._random.random()
            answer = self.chosen()
            if mood < 0.03:
                await self.ask("say", text=f"{self.witness.viewer}/{next(self._numbers)}.")
            elif mood < 0.06 and self.token:
                await self.ask("undo", turn=mood < 0.045)
            elif answer is not None:
                await self.ask("act", **answer)

    def rest(self) -> None:
        """No longer play; what was asked for is still answered."""
        self._rests = True


def plain(action: Message) -> Message:
    """Without the sentence for people."""
    return {key: value for key, value in action.items() if key != "text"}
