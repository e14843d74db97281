"""Bots that are remembered between decisions, and who is asked for an answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stormark.server.bots.minds import Minds
from stormark.server.bots.pool import Pool
from stormark.server.protocol.messages import Act, Welcome
from stormark.server.table.pending_tasks import BotTask, next_task
from stormark.server.workers.process import Worker, WorkerError
from tests.server.bots.seating import PLAYER, asked, state_of, table_of


def test_a_seat_keeps_its_bot_until_others_need_the_room() -> None:
    minds = Minds(most=2)
    first = minds.at("a", 0, "casual", "xibalba")
    other = minds.at("a", 1, "casual", "xibalba")
    assert first is not other
    assert minds.at("a", 0, "casual", "xibalba") is first
    assert minds.at("a", 0, "beginner", "xibalba") is not first, "another bot plays on"
    assert minds.at("a", 0, "casual", "xibalba") is first, "the one that was asked last is kept"
    assert minds.at("a", 1, "casual", "xibalba") is not other


async def no_packs(game: str, content: str) -> str | None:
    return None


def answers(welcome: Welcome) -> Act:
    decision = welcome.decisions[0]
    return Act("bot", decision["id"], dict(decision["actions"][0]))


def test_a_table_is_served_by_its_last_worker_and_never_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[tuple[str, Worker[Act]]] = []
    gate = asyncio.Event()
    gate.set()

    async def answer(worker: Worker[Act], packs: object, welcome: Welcome, _: float) -> Act:
        served.append((welcome.table.id, worker))
        await gate.wait()
        return answers(welcome)

    monkeypatch.setattr(Worker, "ask", answer)
    one, two = table_of("random", "random"), table_of("random", "random")

    async def work() -> None:
        pool = Pool(2, no_packs)
        await pool.choose(one, asked(one))
        await pool.choose(two, asked(two))
        await pool.choose(one, asked(one))
        gate.clear()  # now the first table's worker is busy
        busy = [asyncio.ensure_future(pool.choose(one, asked(one))) for _ in range(2)]
        while len(served) < 5:
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*busy)
        assert pool.busy == 0
        await pool.close()

    asyncio.run(work())
    workers = [worker for table, worker in served if table == one.id]
    assert workers[0] is workers[1] is workers[2]
    assert workers[3] is not workers[2]


def test_a_bot_that_thinks_for_too_long_is_replaced_by_a_quicker_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names: list[str | None] = []

    async def answer(worker: object, packs: object, welcome: Welcome, seconds: float) -> Act:
        name = welcome.table.seats[welcome.viewer].bot
        names.append(name)
        if name == "ixchel@master":
            raise WorkerError("too slow")
        return answers(welcome)

    monkeypatch.setattr(Worker, "ask", answer)
    table = table_of("ixchel@master", "random")

    async def work() -> Any:
        pool = Pool(1, no_packs)
        chosen = [await pool.choose(table, asked(table)) for _ in range(4)]
        await pool.close()
        return chosen

    assert asyncio.run(work()) == [asked(table).decision.actions[0]] * 4
    assert names == ["ixchel@master", "ixchel@skilled"] * 2 + ["ixchel@skilled"] * 2


@pytest.mark.parametrize(
    ("seats", "unhurried"),
    [(("random", PLAYER), True), (("random", "random"), False), ((PLAYER, "random"), None)],
)
def test_answers_in_the_turn_of_others_take_their_time_before_people(
    seats: tuple[str, str], unhurried: bool | None
) -> None:
    """The first seat is asked; as if it were in the turn of the other one."""
    state = state_of(table_of(*seats))
    match: Any = state.match
    task = next_task(state, {}, 1_000, "random")
    if unhurried is None:
        assert task is None
        return
    assert isinstance(task, BotTask)
    assert not task.unhurried, "its own turn"
    match.game.turn_of = lambda _: (1, 1)
    later = next_task(state, {}, 1_000, "random")
    del match.game.turn_of
    assert isinstance(later, BotTask)
    assert later.unhurried is unhurried
