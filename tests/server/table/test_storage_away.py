"""While the database is away nothing is told twice or left out, and nobody is forgotten."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stormark.server.protocol import messages as M
from stormark.server.storage.trouble import UNREACHABLE, StorageError
from stormark.server.table import driver as driver_module
from stormark.server.table import rooms as rooms_module
from stormark.server.table.records import MovesMade
from stormark.server.table.room import Room
from stormark.server.table.rooms import Rooms
from tests.server.bots.house import house, is_a, until, until_record
from tests.server.bots.seating import PLAYER, log_of, seat, table_of
from tests.server.connections.recording import RecordingConnection

PROPOSAL = M.Propose("once", "pause")

Method = Callable[..., Awaitable[Any]]


async def away(*_: Any) -> Any:
    raise StorageError(UNREACHABLE)


def away_for(times: int, method: Method) -> Method:
    """The first calls find no database."""

    async def call(*given: Any) -> Any:
        nonlocal times
        times -= 1
        return await (away() if times >= 0 else method(*given))

    return call


def counting_but_lost(method: Method) -> Method:
    """It is done, and nobody learns of it."""

    async def call(*given: Any) -> Any:
        await method(*given)
        return await away()

    return call


async def seated(rooms: Rooms, *seats: str) -> Room:
    row = table_of(*seats)
    await seat(rooms.database, row)
    room = await rooms.room(row.id)
    assert room is not None
    return room


def told(onlooker: RecordingConnection) -> list[tuple[str, int]]:
    return [(message["type"], message["seq"]) for message in onlooker.told]


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("readable", [True, False])
def test_whoever_looks_on_while_a_write_is_lost_is_told_every_record_once(
    counts: bool, readable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            room = await seated(rooms, PLAYER, PLAYER)
            onlooker = RecordingConnection()
            await room.join(onlooker, None)
            others: list[str] = []

            async def publish(table: str) -> None:
                others.append(table)

            with monkeypatch.context() as lost:
                lost.setattr(room._bus, "publish", publish)
                append = room._known.stored.append
                lost.setattr(
                    room._known.stored, "append", counting_but_lost(append) if counts else away
                )
                if not readable:
                    lost.setattr(room._known.stored, "log", away)
                with pytest.raises(StorageError):
                    await room.request(0, PROPOSAL)
                assert others == [room.table.id] * (counts and readable)
            monkeypatch.setattr(room._bus, "publish", publish)
            assert isinstance(await room.request(0, PROPOSAL), M.Accepted)
            assert others == [room.table.id]
            assert told(onlooker) == [("welcome", 1), ("update", 2)]
            assert len(await log_of(rooms.database, room.table)) == 2

    asyncio.run(play())


def test_a_write_that_is_lost_after_its_author_left_is_no_incident(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    incidents: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: incidents.append(what))
        async with house(tmp_path) as rooms:
            room = await seated(rooms, PLAYER, PLAYER)
            writing, gone = asyncio.Event(), asyncio.Event()

            async def append(*_: Any) -> Any:
                writing.set()
                await gone.wait()
                return await away()

            with monkeypatch.context() as lost:
                lost.setattr(room._known.stored, "append", append)
                asking = asyncio.ensure_future(room.request(0, PROPOSAL))
                await writing.wait()
                asking.cancel()
                gone.set()
                await room.finish()
            assert asking.cancelled()
            assert isinstance(await room.request(0, PROPOSAL), M.Accepted)

    asyncio.run(play())
    gc.collect()
    assert incidents == []


def test_a_room_that_could_not_catch_up_does_so_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "AGAIN", 0.01)

    async def play() -> None:
        async with house(tmp_path) as rooms, house(tmp_path) as others:
            room = await seated(rooms, PLAYER, PLAYER)
            onlooker = RecordingConnection()
            await room.join(onlooker, None)
            elsewhere = await others.room(room.table.id)
            assert elsewhere is not None
            assert isinstance(await elsewhere.request(0, PROPOSAL), M.Accepted)
            monkeypatch.setattr(room._known.stored, "row", away_for(3, room._known.stored.row))
            rooms.changed_elsewhere(room.table.id)

            async def heard() -> bool:
                return told(onlooker) == [("welcome", 1), ("update", 2)]

            await until(heard)

    asyncio.run(play())


def test_a_long_outage_does_not_keep_bots_waiting_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "LOOK_EVERY", 0.01)

    async def play() -> None:
        async with house(tmp_path) as rooms:
            room = await seated(rooms, "random", PLAYER)
            monkeypatch.setattr(
                room._known.stored, "append", away_for(15, room._known.stored.append)
            )
            rooms.driver.wake(room.table.id)
            await until_record(rooms, room.table, is_a(MovesMade))

    asyncio.run(play())
