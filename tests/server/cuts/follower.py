"""Clients as they should be: they believe what they are told, and survive every cut."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from stormark.server.protocol.patch import patched
from tests.server.wire import Message, Server, Table, Wire


class Knowledge:
    """What a client has made of the messages so far; nothing is passed over in silence."""

    def __init__(self) -> None:
        self.seq = 0
        self.view: Any = None
        self.decisions: list[Message] = []
        self.play: Message | None = None
        self.events: list[Message] = []

    @property
    def over(self) -> bool:
        return self.play is not None and self.play["result"] is not None

    def hear(self, message: Message) -> None:
        if message["type"] == "welcome":
            assert message["seq"] >= self.seq, "the server has forgotten something"
            self.view = message["view"]
        elif message["type"] == "update":
            assert message["seq"] == self.seq + 1, "a number is missing, or came twice"
            self.view = patched(self.view, message["patch"])
        else:
            return
        self.seq = message["seq"]
        self.decisions = message["decisions"]
        self.play = message["play"]
        self.events += message["events"]

    def final(self) -> tuple[Any, ...]:
        """What must be the same for everybody who looks from the same place."""
        assert self.play is not None
        return self.seq, self.view, self.decisions, self.play["result"], self.events


class Player:
    """A seat whose connection is cut again and again."""

    def __init__(self, server: Server, table: Table, seat: int, rng: Random) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.rng = rng
        self.known = Knowledge()
        self.asked: Message | None = None  # what was asked for and not answered yet
        self.answered: set[str] = set()  # decisions for which the answer was accepted
        self.accepted: dict[str, int] = {}  # requests and their records
        self.cuts = 0
        self.repeated = 0

    async def play(self, longest: int) -> None:
        """Until the match is over: every connection lives for a few messages only."""
        since = 0  # everything from the beginning
        while not self.known.over:
            wire = await Wire.open(self.server, self.table.id)
            await wire.say("hello", protocol=1, token=self.token, since=since)
            with suppress(ConnectionClosed):
                await self.stay(wire, self.rng.randint(1, longest))
            wire.cut()
            self.cuts += 1
            since = self.known.seq

    @property
    def token(self) -> str:
        return self.table.tokens[self.seat]

    async def stay(self, wire: Wire, messages: int) -> None:
        """So many messages; whoever has nothing to do also waits until something happens."""
        for number in count(1):
            message = await wire.next()
            self.known.hear(message)
            self.note(message)
            if message["type"] in ("welcome", "update") and not self.known.over:
                await self.answer(wire, cut_soon=self.rng.random() < 0.1)
            busy = self.asked is not None or message["type"] == "update"
            if self.known.over or (number >= messages and busy):
                return

    def note(self, message: Message) -> None:
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] == "accepted":
            known = self.accepted.setdefault(message["request"], message["seq"])
            assert known == message["seq"], "a repeated request got another number"
            if self.asked is not None and self.asked["request"] == message["request"]:
                self.answered.add(self.asked["decision"])
                self.asked = None

    async def answer(self, wire: Wire, cut_soon: bool) -> None:
        """Answer what is asked.  What may have got lost is sent again under the same name."""
        if self.asked is not None:
            self.repeated += 1
            again = self.asked
            if again["decision"] not in [decision["id"] for decision in self.known.decisions]:
                self.answered.add(again["decision"])  # it had arrived after all
                self.asked = None
            await self.send(wire, again, cut_soon)
            if self.asked is not None:
                return
        for decision in self.known.decisions:
            if not decision["actions"]:
                continue
            assert decision["id"] not in self.answered, "asked twice"
            action = self.rng.choice(decision["actions"])
            self.asked = {
                "type": "act",
                "request": f"{self.seat}-{decision['id']}",
                "decision": decision["id"],
                "action": action,
            }
            await self.send(wire, self.asked, cut_soon)

    async def send(self, wire: Wire, message: Message, cut_soon: bool) -> None:
        data = json.dumps(message).encode()
        if not cut_soon:
            await wire.send(data.decode())
            return
        frame = Frame(Opcode.TEXT, data).serialize(mask=True)
        wire.socket.transport.write(frame[: self.rng.randrange(1, len(frame))])
        wire.cut()
        raise ConnectionClosed(None, None)


class Witness:
    """Somebody who looks over a seat and is never cut off."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.known = Knowledge()

    @staticmethod
    async def of(server: Server, table: Table, seat: int) -> Witness:
        wire = await Wire.open(server, table.id)
        watching = {} if seat < 0 else {"watch": seat}
        await wire.say("hello", protocol=1, since=0, **watching)
        return Witness(wire)

    async def watch(self) -> None:
        while not self.known.over:
            self.known.hear(await self.wire.next())
        await self.wire.close()
