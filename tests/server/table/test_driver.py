"""What the server itself does at tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from stormark.kernel.refusal import Refusal
from stormark.server.clock.wall_clock import now_ms
from stormark.server.protocol import messages as M
from stormark.server.storage import tables
from stormark.server.table import driver as driver_module
from stormark.server.table import pending_tasks
from stormark.server.table.commands import Commands
from stormark.server.table.driver import REFUSALS, Driver
from stormark.server.table.records import MovesMade, Record, TimeExpired
from stormark.server.table.room import Room
from tests.server.bots.house import Bots, due, house, is_a, stored_in, until, until_record
from tests.server.bots.seating import PLAYER, SHORT, log_of, seat, table_of

MOVE_CLOCK = {"kind": "move", "seconds": 5}


def is_bots_move(record: Record) -> bool:
    return record.content == MovesMade("bot")


async def first_answer(room: Room, number: int) -> M.Act:
    """The first option of a seat that is asked."""
    state = await room._known.open()
    assert state is not None
    decision = state.match.decision(number)
    assert decision is not None
    return M.Act("first", decision.id, decision.actions[0].to_json())


def test_bots_play_a_match_to_its_end_and_nothing_is_due_then(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            row = table_of("greedy", "greedy", options=SHORT)
            await seat(rooms.database, row)
            await rooms.changed(row.id)

            async def finished() -> bool:
                found = await rooms.database.run(lambda c: tables.read(c, row.id))
                return found is not None and found.status == tables.FINISHED

            await until(finished)
            assert await due(rooms.database, row) is None
            log = await log_of(rooms.database, row)
            assert [record.seq for record in log] == list(range(1, len(log) + 1))
            assert all(is_bots_move(record) for record in log[1:])

    asyncio.run(play())


@pytest.mark.parametrize("tells", [True, False])
def test_an_answer_whose_haste_would_tell_something_takes_its_time(
    tells: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def play() -> None:
        row = table_of("random", PLAYER)
        async with house(tmp_path) as rooms:
            await seat(rooms.database, row)
            monkeypatch.setattr(driver_module, "UNHURRIED", 1_000.0)
            monkeypatch.setattr(pending_tasks, "_tells", lambda *_: tells)
            monkeypatch.setattr(asyncio, "sleep", noted)
            await rooms.changed(row.id)
            await until_record(rooms, row, is_bots_move)

    asyncio.run(play())
    assert any(900 < wait <= 1_000 for wait in waits) is tells


def test_a_table_whose_process_was_killed_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        row = table_of("random", PLAYER)
        async with stored_in(tmp_path) as database:
            await seat(database, row, now_ms() - 60_000)
        async with house(tmp_path) as rooms:
            await until_record(rooms, row, is_bots_move)

    asyncio.run(play())


def test_a_table_whose_process_is_gone_is_driven_by_another_that_missed_the_last_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No note reaches the other process: it must look at the log itself."""
    monkeypatch.setattr(driver_module, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(driver_module, "OVERDUE", 50)

    async def play() -> None:
        row = table_of(PLAYER, "random")
        async with house(tmp_path) as other, house(tmp_path) as killed:
            await seat(other.database, row)
            waiting, acting = await other.room(row.id), await killed.room(row.id)
            assert waiting is not None
            assert acting is not None
            assert await waiting.task() is None
            await killed.driver.close()
            while await acting.task() is None:  # until the bot is asked
                act = await first_answer(acting, 0)
                act.request = act.decision
                assert isinstance(await acting.request(0, act), M.Accepted)
            await until_record(other, row, is_bots_move)

    asyncio.run(play())


def rests_of(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds after which a driver would look again; it does so when a test says so."""
    rests: list[float] = []
    monkeypatch.setattr(Driver, "_wake_in", lambda _driver, _table, seconds: rests.append(seconds))
    return rests


def test_an_answer_that_is_refused_again_and_again_is_given_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests = rests_of(monkeypatch)
    answer_for = Commands.answer_for
    monkeypatch.setattr(Commands, "answer_for", lambda *given: Refusal("K-FORM-01"))

    async def play() -> None:
        bots = Bots()
        async with house(tmp_path, bots) as rooms:
            row = table_of("random", PLAYER)
            await seat(rooms.database, row)
            await rooms.changed(row.id)

            for times in (1, 2, 3):

                async def gave_up(times: int = times) -> bool:
                    return len(rests) == times

                await until(gave_up)
                assert bots.thoughts == times * REFUSALS
                rooms.driver.wake(row.id)
            assert [later / rests[0] for later in rests[:3]] == [1, 2, 4]
            monkeypatch.setattr(Commands, "answer_for", answer_for)
            rooms.driver.wake(row.id)  # something happens there
            await until_record(rooms, row, is_bots_move)

    asyncio.run(play())


def test_an_expiry_that_is_refused_again_and_again_is_given_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests = rests_of(monkeypatch)
    refused = 0

    def expire(commands: Commands, then: str, bot: str) -> Refusal:
        nonlocal refused
        refused += 1
        return Refusal("T-CLOCK-01")

    monkeypatch.setattr(Commands, "expire", expire)

    async def play() -> None:
        async with house(tmp_path) as rooms:
            row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK)
            await seat(rooms.database, row, now_ms() - 60_000)
            await rooms.changed(row.id)

            async def gave_up() -> bool:
                return bool(rests)

            await until(gave_up)
            assert refused == REFUSALS

    asyncio.run(play())


def test_a_table_that_is_due_without_need_is_put_right_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(driver_module, "OVERDUE", 0)

    async def play() -> None:
        row = table_of(PLAYER, PLAYER)
        finished = table_of("random", "random")
        async with stored_in(tmp_path) as database:
            await seat(database, row, now_ms() - 60_000)
            await seat(database, finished, now_ms() - 60_000)
            await database.run(lambda c: tables.change(c, finished.id, status=tables.FINISHED))
        bots = Bots()
        async with house(tmp_path, bots) as rooms:

            async def put_right() -> bool:
                return await due(rooms.database, row) is None

            await until(put_right)
            assert await rooms.driver._overdue(now_ms()) == []
            assert bots.thoughts == 0

    asyncio.run(play())


def test_a_call_that_comes_when_the_last_look_was_taken_is_heard() -> None:
    """The task of the table has ended by then, but nobody was told yet."""

    class Quiet:
        looks = 0

        async def task(self) -> None:
            self.looks += 1

        @property
        def next_expiry(self) -> None:
            if self.looks == 1:
                asyncio.get_running_loop().call_soon(driver.wake, "table")

    room: Any = Quiet()
    driver: Driver

    async def drive() -> None:
        nonlocal driver
        database: Any = None

        async def found(table: str) -> Any:
            return room

        driver = Driver(database, found, Bots())
        driver.wake("table")
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.looks == 2
        await driver.close()

    asyncio.run(drive())


def test_an_error_at_one_table_stops_neither_it_nor_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "LOOK_EVERY", 0.02)
    due_tables = tables.due
    failures = iter([True, True])

    def fails_at_first(connection: Connection, at: int) -> Any:
        if next(failures, False):
            raise OSError("the disk is full of secrets")
        return due_tables(connection, at)

    monkeypatch.setattr(tables, "due", fails_at_first)

    class Broken(Bots):
        async def choose(self, table: Any, thinking: Any) -> Any:
            if table.id == broken.id and self.thoughts < 2:
                self.thoughts += 1
                raise RuntimeError
            return await super().choose(table, thinking)

    broken, sound = table_of("random", PLAYER), table_of("random", PLAYER)

    async def play() -> None:
        async with stored_in(tmp_path) as database:
            await seat(database, broken)
            await seat(database, sound)
        async with house(tmp_path, Broken()) as rooms:
            await until_record(rooms, sound, is_bots_move)
            await until_record(rooms, broken, is_bots_move)

    asyncio.run(play())


def test_a_bot_does_not_answer_for_somebody_who_came_back_while_it_was_thinking(
    tmp_path: Path,
) -> None:
    thinks, may_answer = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        thinks.set()
        await may_answer.wait()

    async def play() -> None:
        async with house(tmp_path, Bots(wait)) as rooms:
            row = table_of(PLAYER, PLAYER)
            await seat(rooms.database, row)
            room = await rooms.room(row.id)
            assert room is not None
            assert isinstance(await room.request(0, M.LeaveToBot("leave")), M.Accepted)
            await thinks.wait()
            assert isinstance(await room.request(0, M.ComeBack("back")), M.Accepted)
            may_answer.set()

            async def nothing_left() -> bool:
                return not rooms.driver._driving

            await until(nothing_left)
            assert not any(is_bots_move(record) for record in await log_of(rooms.database, row))

    asyncio.run(play())


def test_a_bot_waits_until_whoever_looks_on_has_seen_what_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            row = table_of(PLAYER, "random", options=SHORT)
            await seat(rooms.database, row)
            room = await rooms.room(row.id)
            assert room is not None

            async def moves() -> int:
                async def nothing_left() -> bool:
                    return not rooms.driver._driving

                await until(nothing_left)
                return sum(map(is_bots_move, await log_of(rooms.database, row)))

            await moves()  # perhaps the other one begins
            assert room.state is not None
            while not room.state.match.decision(0):
                await asyncio.sleep(0.01)
            room.shown(0, M.Shown("shown", 0))
            assert isinstance(await room.request(0, M.LeaveToBot("leave")), M.Accepted)
            before = await moves()
            at = await due(rooms.database, row)
            assert at is not None
            assert at > now_ms()  # nor does any other process find it due
            for step in range(1, 4):  # one answer each time, until others are to move
                seen = room.state.numbers.number(0, room.state.seq)
                room.shown(0, M.Shown(f"shown-{step}", seen))
                assert await moves() == before + step

    asyncio.run(play())


def test_time_that_is_up_is_a_record_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as rooms:
            row = table_of(PLAYER, PLAYER, clock=MOVE_CLOCK, expiry="bot", stand_in="random")
            await seat(rooms.database, row, now_ms() - 5_100)
            await rooms.changed(row.id)
            expired = await until_record(rooms, row, is_a(TimeExpired))
            assert expired.content == TimeExpired(0, "bot", "random")
            await until_record(rooms, row, is_bots_move)

    asyncio.run(play())


def test_an_answer_given_in_advance_is_found_by_others_if_this_process_ends(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        row = table_of(PLAYER, PLAYER)
        async with house(tmp_path) as rooms:
            await seat(rooms.database, row)
            room = await rooms.room(row.id)
            assert room is not None
            await rooms.driver.close()
            act = await first_answer(room, 0)
            state = await room._known.open()
            assert state is not None
            decision = state.match.decision(0)
            assert decision is not None
            await room.set_auto_answers(0, M.SetAutoAnswers("r", {decision.kind: act.action}))
            assert await due(rooms.database, row) is not None
        async with house(tmp_path) as rooms:
            move = await until_record(rooms, row, is_a(MovesMade))
            assert move.content == MovesMade("standing")

    asyncio.run(play())


def test_a_driver_that_closes_stops_thinking_and_finishes_what_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes, may_write = asyncio.Event(), asyncio.Event()
    add = Room._execute

    async def slow_add(room: Room, *given: Any) -> Any:
        writes.set()
        await may_write.wait()
        return await add(room, *given)

    monkeypatch.setattr(Room, "_execute", slow_add)

    async def forever() -> None:
        if table_thinks:
            await asyncio.Event().wait()

    table_thinks = False

    async def play() -> None:
        nonlocal table_thinks
        bots = Bots(forever)
        async with house(tmp_path, bots) as rooms:
            first, second = table_of("random", PLAYER), table_of("random", PLAYER)
            await seat(rooms.database, first)
            await seat(rooms.database, second)
            rooms.driver.wake(first.id)
            await writes.wait()
            table_thinks = True
            rooms.driver.wake(second.id)

            async def both() -> bool:
                return bots.thoughts == 2

            await until(both)
            closing = asyncio.ensure_future(rooms.driver.close())
            await asyncio.sleep(0)
            may_write.set()
            await closing
            assert bots.closed
            assert len(await log_of(rooms.database, first)) == 2
            assert len(await log_of(rooms.database, second)) == 1
            rooms.driver.wake(second.id)
            assert not rooms.driver._driving

    asyncio.run(play())
