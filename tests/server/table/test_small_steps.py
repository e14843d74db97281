"""Long work in the event loop lets others in."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from pathlib import Path
from random import Random

import pytest

from stormark.server.table import known_table, small_steps
from stormark.server.table.small_steps import Steps, at_once, gently
from tests.server.bots.house import house
from tests.server.connections.recording import RecordingConnection
from tests.server.storage.storing import TABLE, store
from tests.server.table.states import PERSON, Table

MOVES = 40


def counted(steps: int) -> Steps[int]:
    for _ in range(steps):
        yield
    return steps


def failing() -> Generator[None, None, None]:
    yield
    raise ValueError("the second step")


class Others:
    """Somebody else in the same loop, and how often it was their turn."""

    turns = 0

    async def __call__(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


async def turns_during(work: Generator[None, None, int]) -> tuple[int, int]:
    others = Others()
    task = asyncio.create_task(others())
    result = await gently(work)
    task.cancel()
    return result, others.turns


def test_work_in_steps_gives_the_same_at_once_and_gently() -> None:
    assert at_once(counted(7)) == asyncio.run(gently(counted(7))) == 7


def test_others_have_their_turn_when_a_slice_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_steps, "SLICE", 0.0)
    assert asyncio.run(turns_during(counted(50))) == (50, 50)


def test_short_work_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_steps, "SLICE", 1_000.0)
    assert asyncio.run(turns_during(counted(50))) == (50, 0)


def test_an_error_in_a_step_is_an_error_of_the_work() -> None:
    with pytest.raises(ValueError, match="the second step"):
        at_once(failing())
    with pytest.raises(ValueError, match="the second step"):
        asyncio.run(gently(failing()))


def test_a_long_match_is_opened_with_others_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes to a table whose log has to be played again holds nobody else up."""
    table, rng = Table(PERSON, PERSON), Random(3)
    for _ in range(MOVES):
        table.move(rng)
    let_in: list[int] = []
    others = Others()

    async def watched(work: Generator[None, None, object]) -> object:
        before = others.turns
        result = await gently(work)
        let_in.append(others.turns - before)
        return result

    monkeypatch.setattr(small_steps, "SLICE", 0.0)
    monkeypatch.setattr(known_table, "gently", watched)

    async def come_in() -> None:
        async with house(tmp_path) as rooms:
            await rooms.database.run(lambda c: store(c, table))
            room = await rooms.room(TABLE)
            assert room is not None
            task = asyncio.create_task(others())
            await room.join(RecordingConnection(), None)
            task.cancel()
            assert room.state is not None
            assert room.state.seq == len(table.records)

    asyncio.run(come_in())
    assert let_in == [len(table.records)]
