"""What a player does in secret is told to nobody else: no message, no number (B-RULING-106).

One world in which a player lays cards of a line and takes them back, and one in which the player
only thinks: everybody else is sent the same bytes in both.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.json import JsonDict
from stormark.kernel.match import Accepted, Match
from stormark.kernel.step import Taken
from stormark.server.protocol import messages as M
from tests.server.leaks.episode import different
from tests.server.leaks.worlds import Time, World, Worlds, outcome, two_worlds
from tests.server.wire import Message, Wire

SEATS = 4
BANK: JsonDict = {"kind": "bank", "seconds": 3600, "increment_seconds": 5}
MOVE: JsonDict = {"kind": "move", "seconds": 3600}
PIECES = 8  # of the match, in which somebody does something in secret


def is_secret(match: Match[Any], taken: Taken[Any]) -> bool:
    """Whether a move is known to its player alone."""
    change = Accepted((), taken.events, match._state, taken.state)
    others = [viewer for viewer in range(-1, match.seats) if viewer != taken.seat]
    return not any(match.noticed_by(viewer, change) for viewer in others)


def moves(match: Match[Any], secret: bool) -> list[Taken[Any]]:
    """What may be done now that only its player, or everybody, knows of."""
    decisions = match.decisions()
    taken = [outcome(match, one.seat, action) for one in decisions for action in one.actions]
    return [one for one in taken if is_secret(match, one) == secret]


class Piece:
    """A piece of the match in both worlds.  Everybody but one player is connected to both."""

    def __init__(self, worlds: Worlds, sly: int, rng: Random) -> None:
        self.worlds = worlds
        self.sly = sly
        self.rng = rng
        self.viewers = [viewer for viewer in range(-1, SEATS) if viewer != sly]
        self.wires: dict[int, list[Wire]] = {}
        self.last = dict.fromkeys(self.viewers, 0)  # the last number that each was told
        self.number = 0

    async def join(self, since: bool = False) -> None:
        for viewer in self.viewers:
            more: dict[str, Any] = {"since": self.last[viewer]} if since else {}
            self.wires[viewer] = [
                await world.join(viewer, lang="en", **more) for world in self.worlds
            ]

    async def leave(self) -> None:
        for wires in self.wires.values():
            for wire in wires:
                await wire.close()

    async def compare(self) -> list[Message]:
        """Everything that everybody was sent since, which is the same in both worlds."""
        heard: list[Message] = []
        for viewer, (real, other) in self.wires.items():
            for wire in (real, other):
                await wire.settle()
            assert real.frames == other.frames, different(real.frames, other.frames)
            for message in map(json.loads, real.frames):
                if message["type"] in ("welcome", "update"):
                    self.last[viewer] = message["seq"]
                if message["type"] not in ("pong", "presence"):
                    heard.append(message)
            real.frames.clear()
            other.frames.clear()
        return heard

    async def do_something_in_secret(self) -> int:
        """The player moves in one of the worlds; how many times."""
        real, steps = self.worlds.real, 0
        for _ in range(3):
            match = await real.match()
            known = [taken for taken in moves(match, secret=True) if taken.seat == self.sly]
            if not known:
                break
            self.worlds.time.pass_by()
            await self.act(real, self.rng.choice(known).action)
            steps += 1
        return steps

    async def take_back(self, steps: int) -> None:
        room = await self.worlds.real.room
        for number in range(steps):
            self.worlds.time.pass_by()
            back = await room.request(self.sly, M.TakeBack(f"back {self.number} {number}"))
            assert isinstance(back, M.Accepted), back

    async def act(self, world: World, action: Action, seat: int | None = None) -> None:
        self.number += 1
        done = await world.act(
            self.sly if seat is None else seat, action, f"move {self.number} {self.rng.random()}"
        )
        assert isinstance(done, M.Accepted), done

    async def all_ask(self, kind: str, **fields: Any) -> None:
        """Everybody else asks for something, in both worlds."""
        self.number += 1
        for viewer, wires in self.wires.items():
            request = f"{kind} {self.number} {viewer}"
            answers = [await wire.ask(kind, request=request, **fields) for wire in wires]
            assert answers[0] == answers[1]

    async def compare_pages(self) -> None:
        for path in (self.worlds.real.table.path, "/api/tables?status=running"):
            pages = [(await world.server.http.get(path)).content for world in self.worlds]
            assert pages[0] == pages[1]


async def play(worlds: Worlds, rng: Random) -> bool:
    """One piece of the match; False if nobody can do anything in secret there."""
    moment = rng.randrange(1, len(worlds.history))
    worlds.time.now = worlds.history[moment - 1].at
    for world in worlds:
        await world.begin_at(worlds.history[:moment])
    possible = moves(await worlds.real.match(), secret=True)
    if not possible:
        return False
    piece = Piece(worlds, rng.choice(possible).seat, rng)
    await piece.join()
    await piece.compare()

    proposer = next(viewer for viewer in piece.viewers if viewer >= 0)
    for wire in piece.wires[proposer]:
        await wire.ask("propose", request=f"pause {moment}", what="pause")
    assert await piece.compare()
    steps = await piece.do_something_in_secret()
    assert await piece.compare() == []  # not a byte

    await piece.leave()
    await piece.join(since=True)
    assert all(told["events"] == [] for told in await piece.compare() if told["type"] == "welcome")
    await piece.compare_pages()
    if rng.random() < 0.5:
        await piece.all_ask("undo", turn=True)
        await piece.all_ask("undo")  # with it goes what somebody else did in secret since
        await piece.compare()
        await piece.leave()
        return True

    await piece.take_back(steps)
    assert await piece.compare() == []
    await piece.all_ask("decline")
    public = moves(await worlds.real.match(), secret=False)
    if public:
        chosen = rng.choice(public)
        for world in worlds:
            await piece.act(world, chosen.action, chosen.seat)
        assert await piece.compare()
    await piece.all_ask("propose", what="undo", to=piece.last[proposer] - 1)
    assert await piece.compare()
    await piece.leave()
    return True


@pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
def test_nobody_is_sent_anything_about_what_others_do_in_secret(
    clock: JsonDict, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages, numbers, names of decisions, clocks, proposals, undo, reconnecting, pages."""

    async def look() -> None:
        time = Time(monkeypatch)
        worlds = two_worlds(
            tmp_path, time, "battalia", SEATS, 250, seed=3, clock=clock, team_mode=True
        )
        async with worlds as both:
            rng = Random(5)
            played = 0
            for _ in range(10 * PIECES):
                played += await play(both, rng)
                if played == PIECES:
                    return
            raise AssertionError(f"only {played} pieces with secrets")

    asyncio.run(look())
