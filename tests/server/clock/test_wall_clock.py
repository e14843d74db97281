"""The server's time runs steadily, whatever is done to the clock of the machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stormark.server.clock import wall_clock
from stormark.server.clock.wall_clock import SteadyClock, now_ms
from stormark.server.processes.heartbeat import Heartbeat
from stormark.server.storage import processes
from stormark.server.table.records import MovesMade, TimeExpired
from tests.server.bots.house import house, is_a, stored_in, until_record
from tests.server.bots.seating import PLAYER, seat, table_of

HOUR = 3_600_000


class Machine:
    """A machine whose clock can be set."""

    def __init__(self, at: int) -> None:
        self.wall = at
        self.steady = 5

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(jump: int) -> None:
    machine = Machine(10 * HOUR)
    clock = machine.clock()
    machine.wall += jump
    machine.pass_by(250)
    assert clock.now() == 10 * HOUR + 250


def test_time_is_only_ever_put_forward() -> None:
    clock = Machine(1_000).clock()
    assert clock.advance_to(400) == 0
    assert clock.advance_to(1_600) == 600
    assert clock.now() == 1_600


def started_with(monkeypatch: pytest.MonkeyPatch, clock: SteadyClock) -> None:
    monkeypatch.setattr(wall_clock, "clock", clock)


def test_a_server_that_starts_with_a_clock_set_back_goes_on_from_its_last_sign_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nobody(_: str) -> None:
        return

    async def work() -> tuple[int, int]:
        last = now_ms()
        async with stored_in(tmp_path) as database:
            await database.run(lambda c: processes.sign(c, "dead", last))
            started_with(monkeypatch, Machine(last - HOUR).clock())
            signs = Heartbeat(database, True, nobody)
            await signs.open()
            now = now_ms()
            await signs.close()
            return last, now

    last, now = asyncio.run(work())
    assert now >= last
    assert [record.getMessage() for record in caplog.records] == ["clock behind"]


def test_the_time_of_a_seat_runs_out_although_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds per move, and the machine's clock is an hour early since the last record."""

    async def work() -> None:
        machine = Machine(now_ms())
        started_with(monkeypatch, machine.clock())
        row = table_of(PLAYER, PLAYER, clock={"kind": "move", "seconds": 10}, expiry="bot")
        async with house(tmp_path) as rooms:
            await seat(rooms.database, row, now_ms())
            room = await rooms.room(row.id)
            assert room is not None
            assert await room.task() is None
            machine.wall -= HOUR
            machine.pass_by(10_000)
            rooms.driver.wake(row.id)
            await until_record(rooms, row, is_a(TimeExpired))
            await until_record(rooms, row, is_a(MovesMade))

    asyncio.run(work())
