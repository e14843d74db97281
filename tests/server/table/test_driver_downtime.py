"""Clocks do not run while nobody serves the tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.processes import heartbeat as lifesigns_module
from stormark.server.processes.heartbeat import LOST, Heartbeat
from stormark.server.storage import processes, tables
from stormark.server.storage.database import Database, open_database
from stormark.server.table.records import MovesMade, Record, ServerInterrupted
from tests.server.bots.house import due, house, is_a, stored_in, until_record
from tests.server.bots.seating import PLAYER, log_of, seat, table_of

MOVE_CLOCK = {"kind": "move", "seconds": 60}
HOUR = 3_600_000


async def nobody(table: str) -> None:
    return


async def arrived(database: Database, alone: bool = True) -> None:
    """A process starts, and is gone again without a word."""
    signs = Heartbeat(database, alone, nobody)
    await signs.open()
    assert signs._beating is not None
    signs._beating.cancel()


async def seen(database: Database, process: str, at: int) -> None:
    await database.run(lambda c: processes.sign(c, process, at))


async def interruptions(database: Database, row: Any) -> list[Record]:
    return [*filter(is_a(ServerInterrupted), await log_of(database, row))]


def test_time_without_a_server_is_charged_to_nobody(tmp_path: Path) -> None:
    """Ten of sixty seconds were used when the server died; an hour later fifty are left."""

    async def play() -> None:
        row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        began = now_ms() - HOUR
        async with stored_in(tmp_path) as database:
            await seat(database, row, began)
            await database.run(lambda c: tables.change(c, row.id, due_at=began + 60_000))
            await seen(database, "dead", began + 10_000)
        async with house(tmp_path) as rooms:
            (record,) = await interruptions(rooms.database, row)
            assert record.content == ServerInterrupted(began + 10_000)
            assert await due(rooms.database, row) == record.at + 50_000
            room = await rooms.room(row.id)
            assert room is not None
            assert await room.task() is None
            assert room.next_expiry == record.at + 50_000

    asyncio.run(play())


def test_a_record_is_a_sign_of_life_too(tmp_path: Path) -> None:
    async def play() -> None:
        row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        began = now_ms() - HOUR
        async with stored_in(tmp_path) as database:
            await seat(database, row, began)
            await seen(database, "dead", began - 1_500)
            await arrived(database)
            (record,) = await interruptions(database, row)
            assert record.content == ServerInterrupted(began)

    asyncio.run(play())


def test_a_bot_that_was_to_move_moves_at_once_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        row = table_of("random", PLAYER, clock=MOVE_CLOCK)
        async with stored_in(tmp_path) as database:
            await seat(database, row, now_ms() - HOUR)
        async with house(tmp_path) as rooms:
            move = await until_record(rooms, row, is_a(MovesMade))
            (record,) = await interruptions(rooms.database, row)
            assert record.seq < move.seq

    asyncio.run(play())


def test_tables_without_a_running_clock_are_left_alone(tmp_path: Path) -> None:
    async def play() -> None:
        plain = table_of(PLAYER, PLAYER)
        paused = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        finished = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        timed = table_of(PLAYER, PLAYER, clock={"kind": "none", "match_seconds": 600})

        def stop(connection: Connection) -> None:
            tables.change(connection, paused.id, due_at=None)
            tables.change(connection, finished.id, status=tables.FINISHED)
            tables.change(connection, timed.id, due_at=None)

        async with stored_in(tmp_path) as database:
            for row in (plain, paused, finished, timed):
                await seat(database, row, now_ms() - HOUR)
            await database.run(stop)
            await arrived(database)
            for row in (plain, paused, finished):
                assert await interruptions(database, row) == []
            assert len(await interruptions(database, timed)) == 1  # its playing time stood still

    asyncio.run(play())


def test_an_orderly_end_and_a_new_beginning_leave_no_gap(tmp_path: Path) -> None:
    async def play() -> None:
        row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        async with house(tmp_path) as rooms:
            await seat(rooms.database, row)
        async with stored_in(tmp_path) as database:
            stopped = await database.run(processes.seen)
            assert list(stopped) == [processes.STOPPED]
            await arrived(database)
            (record,) = await interruptions(database, row)
            assert record.content == ServerInterrupted(stopped[processes.STOPPED])

    asyncio.run(play())


def test_a_process_that_joins_others_interrupts_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the next sign of the other, to be sure."""
    monkeypatch.setattr(lifesigns_module, "BEAT", 0.05)
    monkeypatch.setattr(lifesigns_module, "LOST", 3_600_000)  # however slow this machine is

    async def play() -> None:
        database = open_database(database_url)
        await database.prepare()
        try:
            row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
            await seat(database, row)
            await seen(database, "other", now_ms() - 1_000)
            joining = asyncio.ensure_future(arrived(database, alone=False))
            await asyncio.sleep(0.12)
            assert not joining.done()
            await seen(database, "other", now_ms())
            await joining
            assert await interruptions(database, row) == []
            assert len(await database.run(processes.seen)) == 2
        finally:
            await database.close()

    asyncio.run(play())


def test_a_process_that_finds_the_others_dead_interrupts_once_it_is_sure(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifesigns_module, "BEAT", 0.05)

    async def play() -> None:
        database = open_database(database_url)
        await database.prepare()
        try:
            row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
            began = now_ms() - HOUR
            await seat(database, row, began)
            last = now_ms() - LOST + 200
            await seen(database, "killed", last)
            await asyncio.gather(arrived(database, alone=False), arrived(database, alone=False))
            (record,) = await interruptions(database, row)
            assert record.content == ServerInterrupted(last)
        finally:
            await database.close()

    asyncio.run(play())


def test_a_machine_that_slept_charges_nobody_and_tells_the_open_tables(tmp_path: Path) -> None:
    async def play() -> None:
        row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
        async with stored_in(tmp_path) as database:
            signs = Heartbeat(database, True, nobody)
            await signs.open()
            await seat(database, row, now_ms() - HOUR)
            assert await database.run(signs._go_on) == []
            await seen(database, signs.process, now_ms() - HOUR // 2)
            assert await database.run(signs._go_on) == [row.id]
            assert len(await interruptions(database, row)) == 1
            await signs.close()

    asyncio.run(play())
