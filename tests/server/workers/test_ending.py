"""Ending tasks that would run for ever."""

from __future__ import annotations

import asyncio

from stormark.server.workers.ending import end


async def deaf(times: int, ended: list[int]) -> None:
    """Loses its first cancellations, as a loop around `asyncio.wait_for` may."""
    for lost in range(times + 1):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            if lost == times:
                ended.append(lost)
                raise


async def broken() -> None:
    raise ValueError("of its own")


def test_a_task_that_loses_a_cancellation_ends_all_the_same() -> None:
    async def course() -> list[int]:
        ended: list[int] = []
        tasks = [asyncio.create_task(deaf(times, ended)) for times in (0, 1, 3)]
        await asyncio.sleep(0)
        await end(*tasks, None, patience=0.01)
        assert all(task.cancelled() for task in tasks)
        return ended

    assert sorted(asyncio.run(course())) == [0, 1, 3]


def test_what_a_task_raised_does_not_keep_the_others_running() -> None:
    async def course() -> None:
        first, second = asyncio.create_task(broken()), asyncio.create_task(deaf(0, []))
        await asyncio.sleep(0)
        await end(first, second)
        assert first.done()
        assert second.cancelled()

    asyncio.run(course())


def test_there_may_be_nothing_to_end() -> None:
    asyncio.run(end(None))
