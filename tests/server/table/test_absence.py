"""A table with a clock that nobody is connected to waits for its people."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest

from stormark.kernel.json import JsonDict
from stormark.server.clock import ClockSettings, wall_clock
from stormark.server.clock.wall_clock import SteadyClock, now_ms
from stormark.server.table.absence import PATIENCE, Absence, absence
from stormark.server.table.commands import Commands
from stormark.server.table.pending_tasks import BotTask, TimeoutTask, due_at, next_task
from stormark.server.table.proposals import PAUSE
from stormark.server.table.records import (
    MovesMade,
    PauseEnded,
    Record,
    SeatAtStart,
    TableDeserted,
    TimeExpired,
)
from stormark.server.table.rooms import Rooms
from stormark.server.table.snapshot import from_snapshot, surroundings, to_snapshot
from tests.server.bots.house import house, is_a, until_record
from tests.server.bots.seating import PLAYER, log_of, seat, table_of
from tests.server.table.states import GREEDY, NOON, PERSON, Table, everything, refused

TURN_CLOCK = ClockSettings.from_json({"kind": "turn", "seconds": 600})


class Gone:
    """Nobody is there since then; None: somebody is."""

    def __init__(self, since: int | None) -> None:
        self.since = since

    async def absent_since(self, table: str, seats: Collection[int]) -> int | None:
        return self.since


def found(table: Table, since: int | None) -> Absence:
    task = next_task(table.state, {}, table.now, "random")
    return asyncio.run(absence(Gone(since), "table", table.state, task, table.now))


def desert(table: Table, since: int) -> Record:
    return table.keep(Commands(table.state, -1, None, table.now).desert(since))


def test_after_a_minute_with_nobody_there_the_match_pauses_and_its_clocks_too() -> None:
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    asked = table.state.match.asked()[0][0]
    table.now += 5_000
    gone = table.now
    assert found(table, None) == Absence()
    assert found(table, gone) == Absence(look_at=gone + PATIENCE)
    table.now += PATIENCE
    assert found(table, gone).command is not None
    record = desert(table, gone)
    assert (record.kind, record.seat) == ("deserted", None)
    table.now += 3_600_000
    assert table.state.clock.remaining(asked, table.now) == 595_000, "nobody used that time"
    assert due_at(table.state, {}, table.now, "random") is None
    assert found(table, gone) == Absence()
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_it_goes_on_when_somebody_is_known_to_be_there() -> None:
    """Not a moment before: it would pause again at once."""
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    desert(table, table.now)
    assert not table.state.waits_for(1)
    assert refused(table.commands(0).act(*table.first_answer(0))) == "T-PAUSE-01"
    command = found(table, None).command
    assert command is not None
    record = table.keep(command(Commands(table.state, -1, None, table.now)))
    assert (record.content, record.seat) == (PauseEnded(), None)
    assert not table.state.paused
    assert refused(Commands(table.state, -1, None, table.now).somebody_came()) == "T-PAUSE-02"
    desert(table, table.now)
    table.keep(table.commands(0).resume())  # nobody has to agree
    assert not table.state.paused
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_meanwhile_nothing_is_decided_for_people() -> None:
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    asked = table.state.match.asked()[0][0]
    table.now += 601_000
    assert isinstance(next_task(table.state, {}, table.now, "random"), TimeoutTask)
    assert found(table, table.now - 1_000).holds
    table.keep(table.commands(asked).leave_to_bot("random", "left"))
    assert isinstance(next_task(table.state, {}, table.now, "random"), BotTask)
    assert found(table, table.now - 1_000).holds
    assert not found(table, None).holds


def test_bots_go_on_until_a_person_is_asked() -> None:
    table = Table(GREEDY, GREEDY, PERSON, clock=TURN_CLOCK)
    while table.state.controls[table.state.match.asked()[0][0]].bot is None:
        table.move(Random(1))
    assert not found(table, table.now - 1_000).holds


@pytest.mark.parametrize(
    ("clock", "seats"),
    [
        ({"kind": "none"}, (PERSON, PERSON)),
        ({"kind": "none", "match_seconds": 600}, (PERSON, PERSON)),
        ({"kind": "days", "days": 1}, (PERSON, PERSON)),
        ({"kind": "turn", "seconds": 60}, (GREEDY, GREEDY)),
    ],
)
def test_tables_by_turns_without_a_clock_and_of_bots_alone_never_wait(
    clock: JsonDict, seats: tuple[SeatAtStart, ...]
) -> None:
    table = Table(*seats, clock=ClockSettings.from_json(clock))
    table.now += 10 * PATIENCE
    assert found(table, NOON) == Absence()


def test_a_pause_that_was_agreed_on_stays_one() -> None:
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    table.keep(table.commands(0).propose(PAUSE))
    table.keep(table.commands(1).agree())
    table.now += PATIENCE
    assert found(table, NOON) == Absence()
    assert not table.state.waits_for(0)


def test_a_snapshot_knows_why_it_pauses_and_older_ones_do_not_say() -> None:
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    desert(table, table.now)
    read = table.new_state()
    from_snapshot(read, table.records, to_snapshot(table.state))
    assert read.deserted
    older = surroundings(table.state)
    del older["deserted"]
    from_snapshot(read := table.new_state(), table.records, older)
    assert (read.paused, read.deserted) == (True, False)


def test_the_end_tells_which_turns_a_bot_played_for_somebody() -> None:
    table = Table(PERSON, PERSON)
    rng = Random(5)
    first = table.state.match.asked()[0][0]
    while table.state.match.turn != (2, 1 - first):
        table.move(rng)
    table.keep(table.commands(1 - first).leave_to_bot("random", "left"))
    while table.state.match.turn[0] == 2:
        table.move(rng)
    told = [player.get("bot_turns") for player in players(table)]
    assert told == [None, None], "not before the end"
    table.keep(table.commands(1 - first).come_back())
    table.keep(table.commands(first).resign("random"))
    told = [player.get("bot_turns") for player in players(table)]
    assert told == ([None, [2]] if first == 0 else [[2], None])
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def players(table: Table) -> list[JsonDict]:
    shown = table.state.state_of_play(-1, table.now)["players"]
    assert isinstance(shown, list)
    return [dict(player) for player in shown if isinstance(player, dict)]


def test_an_ended_match_has_no_open_proposal_and_no_pause() -> None:
    table = Table(PERSON, PERSON, clock=TURN_CLOCK)
    table.keep(table.commands(0).propose(PAUSE))
    table.keep(table.commands(1).agree())
    table.keep(table.commands(0).resume())
    table.keep(table.commands(1).resign("random"))
    shown = table.state.state_of_play(0, table.now)
    assert (shown["proposal"], shown["paused"]) == (None, False)


async def settled(rooms: Rooms, table: str) -> None:
    """Until the driver has looked."""
    while table in rooms.driver._driving:
        await asyncio.sleep(0)


def test_a_driver_pauses_instead_of_letting_a_bot_play_and_goes_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is handed in: nobody waits for a minute."""
    ahead = [0]
    start = now_ms()
    monkeypatch.setattr(wall_clock, "clock", SteadyClock(lambda: start, lambda: ahead[0]))
    company = Gone(start)

    async def play() -> None:
        async with house(tmp_path) as rooms:
            row = table_of(PLAYER, PLAYER, clock={"kind": "move", "seconds": 5})
            rooms.driver.company = company
            await seat(rooms.database, row)
            await rooms.changed(row.id)
            ahead[0] = 5_500  # somebody's time would be up
            rooms.driver.people_changed(row.id)
            await settled(rooms, row.id)
            assert not [*filter(is_a(TimeExpired), await log_of(rooms.database, row))]
            ahead[0] = PATIENCE
            rooms.driver.people_changed(row.id)
            record = await until_record(rooms, row, is_a(TableDeserted))
            assert record.content == TableDeserted(start)
            company.since = None
            rooms.driver.people_changed(row.id)
            await until_record(rooms, row, is_a(PauseEnded))
            ahead[0] += 4_000  # all five seconds were left
            rooms.driver.people_changed(row.id)
            await settled(rooms, row.id)
            log = await log_of(rooms.database, row)
            assert not [*filter(is_a(TimeExpired), log), *filter(is_a(MovesMade), log)]
            ahead[0] += 1_000
            rooms.driver.people_changed(row.id)
            await until_record(rooms, row, is_a(TimeExpired))

    asyncio.run(play())
