"""The same match twice: as it is, and with everything permuted that a viewer cannot see.

Both worlds are whole servers with the same table: same name, same tokens, same log, same time.
What a viewer is sent must be the same in both until the rules make something public.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete

from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.event import Event
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.match import Match
from stormark.kernel.step import Taken, carry_out, take
from stormark.server.clock import wall_clock
from stormark.server.processes import heartbeat
from stormark.server.protocol import messages as M
from stormark.server.storage import records, schema, tables
from stormark.server.table.records import Record
from stormark.server.table.room import Room
from tests.server.wire import Server, Table, Wire, serving

NOON = 1_900_000_000_000
CLOCK: JsonDict = {"kind": "bank", "seconds": 3600, "increment_seconds": 5, "reaction_seconds": 30}


class Time:
    """The time of both worlds; it passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        steady = wall_clock.SteadyClock(lambda: self.now, lambda: self.now)
        monkeypatch.setattr(wall_clock, "clock", steady)
        monkeypatch.setattr(heartbeat, "BEAT", 3600.0)  # no sleep is seen in a jump

    def pass_by(self) -> None:
        self.now += 700


@dataclass
class World:
    """A server with the table, and the connection of the viewer to it."""

    server: Server
    table: Table

    @property
    async def room(self) -> Room:
        return await self.server.room(self.table.id)

    async def match(self) -> Match[Any]:
        room = await self.room
        await room.task()  # opens it
        assert room.state is not None
        return room.state.match

    async def begin_at(self, history: list[Record]) -> None:
        """As if nothing had happened since these records were written."""
        table = self.table.id

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.log))
            connection.execute(delete(schema.snapshots))
            connection.execute(delete(schema.chat))
            for record in history:
                records.append(connection, table, record)
            at = history[-1].at
            tables.change(connection, table, status="running", result=None, changed_at=at)
            for seat in range(len(self.table.tokens)):
                tables.set_seat(connection, table, seat, standing={}, muted=[], notes="")

        await self.server.services.database.run(write)
        self.server.services.rooms._rooms.pop(table, None)

    async def permute(self, viewer: int, seed: int) -> None:
        """Other cards in other hands, as far as the viewer could tell."""
        match = await self.match()
        shuffled = match.game.belief(match.seen_by(viewer), viewer).sample(FastChance(seed))
        assert not shuffled.check()
        match._now.state = shuffled

    async def act(self, seat: int, action: Action, request: str) -> M.FromServer:
        """Somebody else acts; the viewer acts over its own connection."""
        decision = dict((await self.match()).asked())[seat]
        return await (await self.room).request(seat, M.Act(request, decision, action.to_json()))

    async def join(self, viewer: int, **more: Any) -> Wire:
        token = self.table.tokens[viewer] if viewer >= 0 else ""
        return await Wire.join(self.server, self.table.id, token, **more)


@dataclass
class Worlds:
    """Both of them, and the history they share."""

    real: World
    other: World
    history: list[Record]
    time: Time

    def __iter__(self) -> Any:
        return iter((self.real, self.other))


@asynccontextmanager
async def two_worlds(
    folder: Path,
    time: Time,
    game: str,
    seats: int,
    moves: int,
    seed: int,
    clock: JsonDict = CLOCK,
    **options: Any,
) -> AsyncIterator[Worlds]:
    """A match of some random moves, on two servers."""
    settings = {"spectators": "open", "clock": clock}
    async with serving(folder / "real.db") as server:
        table = await server.opened(game, seats, options=options, settings=settings)
        room = await server.room(table.id)
        await _play(World(server, table), moves, Random(seed))
        history = await server.services.database.run(lambda c: records.read(c, room.table.id))
    time.now = history[-1].at
    shutil.copy(folder / "real.db", folder / "other.db")
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(serving(folder / name))
            for name in ("real.db", "other.db")
        ]
        worlds = [World(server, table) for server in servers]
        yield Worlds(worlds[0], worlds[1], history, time)


def pages(server: Server, table: Table) -> list[str]:
    """Every page about a table that the interface describes; not the numbers of the machine."""
    paths = server.app.openapi_schema.paths or {}
    known = {"table": table.id, "number": "3", "game": "xibalba", "lang": "en"}
    filled = defaultdict(lambda: "0", known)
    return [
        path.format_map(filled)
        for path, item in paths.items()
        if item.get is not None and "metrics" not in path and "health" not in path
    ]


async def _play(world: World, moves: int, rng: Random) -> None:
    match = await world.match()
    for number in range(moves):
        asked = match.asked()
        if not asked:
            return
        seat = rng.choice(asked)[0]
        decision = match.decision(seat)
        assert decision is not None
        answer = await world.act(seat, rng.choice(decision.actions), f"before {number}")
        assert isinstance(answer, M.Accepted), answer


def outcome(match: Match[Any], seat: int, action: Action) -> Taken[Any]:
    """What would come of an action that is offered."""
    taken = take(match.game, match._now.state, seat, action, match._chance)
    assert isinstance(taken, Taken), taken
    return taken


def outcomes(match: Match[Any], seat: int) -> list[Taken[Any]]:
    state = match._now.state
    return [
        carry_out(match.game, state, seat, option, match._chance) for option in state.options(seat)
    ]


def seen(match: Match[Any], taken: Taken[Any], viewer: int) -> bytes:
    """What a viewer may know after an action, by the rules alone."""
    state, game = taken.state, match.game
    asked = viewer in state.open_seats() + state.idle_seats()
    decision = game.decision(state, viewer).to_json() if asked else None
    happened: list[Json] = [event.to_json() for event in heard(taken, viewer)]
    return canonical([game.view(state, viewer), decision, list(state.open_seats()), happened])


def heard(taken: Taken[Any], viewer: int) -> list[Event]:
    return [event for event in taken.events if event.visible_to(viewer)]
