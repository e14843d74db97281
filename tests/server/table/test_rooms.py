"""Rooms are opened when they are needed and forgotten when they are not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

from stormark.server.storage.tables import TableRow
from stormark.server.table.room import Room
from stormark.server.table.rooms import Rooms
from tests.server.bots.house import house
from tests.server.bots.seating import PLAYER, seat, table_of
from tests.server.connections.recording import RecordingConnection


async def opened(rooms: Rooms) -> tuple[TableRow, Room]:
    row = table_of(PLAYER, PLAYER)
    await seat(rooms.database, row)
    room = await rooms.room(row.id)
    assert room is not None
    return row, room


def test_a_room_that_nobody_needs_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            row, room = await opened(rooms)
            rooms.forget(monotonic() - 600)
            assert await rooms.room(row.id) is room
            rooms.forget(monotonic() + 1)
            assert await rooms.room(row.id) is not room

    asyncio.run(play())


def test_a_room_with_somebody_in_it_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            row, room = await opened(rooms)
            onlooker = RecordingConnection()
            await room.join(onlooker, None)
            rooms.forget(monotonic() + 1)
            assert await rooms.room(row.id) is room
            room.leave(onlooker)
            rooms.forget(monotonic() + 1)
            assert await rooms.room(row.id) is not room

    asyncio.run(play())
