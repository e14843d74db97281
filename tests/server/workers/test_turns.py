"""Whose turn it is: somebody who asks a lot waits alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from stormark.server.http.limits import Rate
from stormark.server.workers.turns import Debts, TooMuchAsked, Turns


class Working:
    """People with questions that are answered when a test says so."""

    def __init__(self, at_once: int = 1, under_way: int = 4, rate: Rate | None = None) -> None:
        self.now = 0.0
        self.turns = Turns(at_once, under_way, rate, clock=lambda: self.now)
        self.order: list[str] = []  # who got a turn
        self._finish: list[asyncio.Event] = []

    async def ask(self, *owners: str, background: bool = False) -> None:
        async with self.turns.turn(owners, background=background):
            done = asyncio.Event()
            self._finish.append(done)
            self.order.append(owners[0])
            await done.wait()

    async def finish(self, seconds: float = 1.0) -> None:
        """The question that was taken up first is answered, after so long."""
        self.now += seconds
        self._finish.pop(0).set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(whole())


def test_a_neighbour_with_one_question_is_next_whatever_others_have_waiting() -> None:
    async def work() -> None:
        people = Working()
        asking = [asyncio.ensure_future(people.ask("heavy")) for _ in range(4)]
        await settled()
        asking.append(asyncio.ensure_future(people.ask("light")))
        await settled()
        for _ in range(5):
            await people.finish()
        await asyncio.gather(*asking)
        assert people.order == ["heavy", "light", "heavy", "heavy", "heavy"]

    run(work)


def test_two_workers_are_not_both_for_the_same_asker_while_another_waits() -> None:
    async def work() -> None:
        people = Working(at_once=2)
        asking = [asyncio.ensure_future(people.ask("heavy")) for _ in range(4)]
        await settled()
        asking.append(asyncio.ensure_future(people.ask("other")))
        asking.append(asyncio.ensure_future(people.ask("other")))
        await settled()
        for _ in range(6):
            await people.finish()
        await asyncio.gather(*asking)
        assert people.order[:4] == ["heavy", "heavy", "other", "other"]

    run(work)


def test_a_fifth_question_of_one_asker_is_refused_and_others_are_not() -> None:
    async def work() -> None:
        people = Working(under_way=4)
        asking = [asyncio.ensure_future(people.ask("heavy")) for _ in range(4)]
        await settled()
        with pytest.raises(TooMuchAsked) as refused:
            await people.ask("heavy")
        assert refused.value.seconds > 0
        with pytest.raises(TooMuchAsked):  # from another address, by the same account
            await people.ask("elsewhere", "heavy")
        asking.append(asyncio.ensure_future(people.ask("light")))
        for _ in range(5):
            await settled()
            await people.finish()
        await asyncio.gather(*asking)
        asking.append(asyncio.ensure_future(people.ask("heavy")))  # there is room again
        await settled()
        await people.finish()

    run(work)


def test_whoever_used_its_seconds_waits_until_they_are_forgiven() -> None:
    async def work() -> None:
        people = Working(rate=Rate(0.5, 10))
        for seconds in (8.0, 6.0):
            asking = asyncio.ensure_future(people.ask("heavy"))
            await settled()
            await people.finish(seconds)
            await asking
        with pytest.raises(TooMuchAsked) as refused:
            await people.ask("heavy")
        assert refused.value.seconds == 2.0  # 8 - 3 + 6 = 11 used, 10 allowed, half a second each
        people.now += 2.0
        asking = asyncio.ensure_future(people.ask("heavy"))
        await settled()
        await people.finish()
        await asking

    run(work)


def test_somebody_who_leaves_does_not_keep_a_turn() -> None:
    async def work() -> None:
        people = Working()
        first = asyncio.ensure_future(people.ask("first"))
        await settled()
        gone = asyncio.ensure_future(people.ask("gone"))
        last = asyncio.ensure_future(people.ask("last"))
        await settled()
        gone.cancel()
        await settled()
        assert people.turns.waiting == 1
        await people.finish()
        await people.finish()
        await asyncio.gather(first, last)
        assert people.order == ["first", "last"]
        assert gone.cancelled()

    run(work)


def test_the_background_waits_for_everybody_else_and_leaves_a_place_to_others() -> None:
    async def work() -> None:
        people = Working(at_once=2)
        asking = [
            asyncio.ensure_future(people.ask(name, background=True)) for name in ("one", "two")
        ]
        await settled()
        assert people.order == ["one"]
        asking += [asyncio.ensure_future(people.ask(name)) for name in ("guest", "other")]
        await settled()
        assert people.order == ["one", "guest"]
        await people.finish()
        assert people.order == ["one", "guest", "other"]
        await people.finish()
        assert people.order[3:] == []  # one place is free, and stays so
        await people.finish()
        await people.finish()
        await asyncio.gather(*asking)
        assert people.order == ["one", "guest", "other", "two"]

    run(work)


def test_an_only_place_is_for_the_background_too_when_nobody_else_wants_it() -> None:
    async def work() -> None:
        people = Working(at_once=1)
        asking = asyncio.ensure_future(people.ask("one", background=True))
        await settled()
        assert people.order == ["one"]
        await people.finish()
        await asking

    run(work)


def test_everybody_has_one_question_in_the_background_at_a_time() -> None:
    async def work() -> None:
        people = Working(at_once=4)
        asking = asyncio.ensure_future(people.ask("one", background=True))
        await settled()
        with pytest.raises(TooMuchAsked):
            await people.ask("elsewhere", "one", background=True)
        other = asyncio.ensure_future(people.ask("one"))
        await settled()
        assert people.order == ["one", "one"]
        await people.finish()
        await people.finish()
        await asyncio.gather(asking, other)
        again = asyncio.ensure_future(people.ask("one", background=True))
        await settled()
        await people.finish()
        await again

    run(work)


def test_the_background_uses_half_of_the_seconds_and_leaves_the_rest() -> None:
    async def work() -> None:
        people = Working(rate=Rate(0.5, 10))
        asking = asyncio.ensure_future(people.ask("one", background=True))
        await settled()
        await people.finish(6.0)
        await asking
        with pytest.raises(TooMuchAsked) as refused:
            await people.ask("one", background=True)
        assert refused.value.seconds == 2.0  # 6 used, 5 allowed, half a second each
        other = asyncio.ensure_future(people.ask("one"))
        await settled()
        await people.finish()
        await other

    run(work)


def test_debts_are_forgotten_before_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stormark.server.workers.turns.REMEMBERED", 3)
    debts = Debts(Rate(1, 1), lambda: 0.0)

    def owing(names: Sequence[str]) -> list[float]:
        return [debts.owed(name) for name in names]

    for name in "abcd":
        debts.add(name, 5.0)
    assert owing("abcd") == [0.0, 5.0, 5.0, 5.0]
