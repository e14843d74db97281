"""A process shows that its clients are still there, and hears of those of lost processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.server.clock.wall_clock import now_ms
from stormark.server.presence.service import LOST, PresenceService
from stormark.server.processes.bus import Bus, BusListener, SeatTakenOver
from stormark.server.storage import presence, tables
from stormark.server.storage.sqlite import SqliteDatabase
from tests.server.storage.storing import TABLE, row_of
from tests.server.table.states import PERSON, Table

T = TypeVar("T")


class SilentBus(Bus):
    """There are other processes, but none of them says anything."""

    async def publish(self, table: str, taken: SeatTakenOver | None = None) -> None: ...

    async def open(self, listener: BusListener) -> None: ...

    async def close(self) -> None: ...


class Counted(SqliteDatabase):
    transactions = 0

    async def run(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        self.transactions += 1
        return await super().run(work, table)


class Player:
    """A connection that keeps what it is sent."""

    viewer = 0
    text, position = False, False

    def __init__(self, table: str) -> None:
        self.session, self.token = f"here-{table}", f"held-{table}"
        self.seat: int | None = 0
        self.lang: str | None = None
        self.seats: list[list[int]] = []  # who is there, as it was told

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "presence":
            self.seats.append(message["seats"])

    def dismiss(self, reason: str, params: JsonDict | None = None) -> None:
        assert reason == "server-stops"


def test_clients_of_a_lost_process_are_gone_for_all_tables_in_one_transaction(
    tmp_path: Path,
) -> None:
    names = [f"{TABLE}-{number}" for number in range(3)]
    players = {name: Player(name) for name in names}

    async def work() -> int:
        database = Counted(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.prepare()
        there = PresenceService(database, SilentBus(), grace=60)
        row, at = row_of(Table(PERSON, PERSON)), now_ms() + 5
        for name in names:
            seats = (replace(row.seats[0], token=players[name].token), row.seats[1])
            opened = replace(row, id=name, host_token=name, seats=seats)
            await database.run(partial(tables.create, row=opened))
            elsewhere = partial(presence.came, session=f"there-{name}", table=name, seat=1, at=at)
            await database.run(elsewhere)
            await there.join(name, players[name])
        before = database.transactions
        await there.beat(at + LOST + 1)
        used = database.transactions - before
        for name in names:  # when whoever was lost was there last is known all the same
            assert await there.absent_since(name, [0]) is None
            assert await there.absent_since(name, [1]) == at
        await there.close()
        await database.close()
        return used

    assert asyncio.run(work()) == 1
    assert [player.seats for player in players.values()] == [[[0]]] * 3
