"""The processes that think for bots."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from stormark.kernel.action import Action
from stormark.server.bots.pool import Pool, welcome_of
from stormark.server.content.games import game_from_text
from tests.server.bots.living import ends, lives
from tests.server.bots.seating import asked, plain, table_of
from tests.server.patience import PATIENCE

T = TypeVar("T")

MISFIT = str(Path(__file__).parent / "misfit.py")
NOMADS = Path(__file__).parents[2] / "games/xibalba/packs/nomads.toml"


async def no_packs(game: str, content: str) -> str | None:
    return None


def with_pool(
    work: Callable[[Pool], Awaitable[T]],
    workers: int = 1,
    seconds: float = PATIENCE,
    start: tuple[str, ...] = (),
) -> T:
    async def run() -> T:
        pool = Pool(workers, no_packs, seconds, start)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def misfits(how: str, notes: Path) -> tuple[str, ...]:
    return (sys.executable, MISFIT, how, str(notes))


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where misfits leave their process ids; they find the same package as these tests."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    return tmp_path / "notes"


def processes(notes: Path) -> list[int]:
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


@pytest.mark.usefixtures("notes")
@pytest.mark.parametrize("game", ["xibalba", "battalia"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_with_one_of_its_options(game: str, bot: str) -> None:
    table = table_of(bot, bot, game=game)
    thinking = asked(table)
    chosen = with_pool(lambda pool: pool.choose(table, thinking))
    assert chosen in thinking.decision.actions


@pytest.mark.usefixtures("notes")
def test_a_bot_plays_with_the_pack_of_its_table_and_gets_it_once() -> None:
    text = NOMADS.read_text(encoding="utf-8")
    rules = game_from_text("xibalba", text)
    table = table_of("greedy", "greedy", rules=rules)
    thinking = asked(table, rules)
    fetched = []

    async def pack_text(game: str, content: str) -> str | None:
        fetched.append((game, content))
        return text

    async def work() -> list[Action | None]:
        pool = Pool(1, pack_text, PATIENCE)
        try:
            return [await pool.choose(table, thinking) for _ in range(3)]
        finally:
            await pool.close()

    chosen = asyncio.run(work())
    assert all(action in thinking.decision.actions for action in chosen)
    assert fetched == [("xibalba", rules.pack_hash)]


def test_a_bot_is_told_what_a_connection_at_its_seat_is_told_and_nothing_more() -> None:
    table = table_of("greedy", "random")
    thinking = asked(table)
    told = msgspec.to_builtins(welcome_of(table, thinking))
    assert told["view"] == plain(thinking.view)
    assert table.seed.hex() not in str(told)
    assert table.host_token not in str(told)


@pytest.mark.parametrize(
    ("how", "seconds", "why"),
    [
        ("dies", PATIENCE, "died"),
        ("hangs", 0.3, "too slow"),
        ("garbage", PATIENCE, "garbage"),
        ("endless", PATIENCE, "garbage"),
        ("stale", PATIENCE, "illegal"),
        ("raises", PATIENCE, "KeyError"),
        ("greedy-for-memory", PATIENCE, "died"),
        ("spins", PATIENCE, "died"),
    ],
)
def test_a_worker_that_fails_is_ended_and_another_one_is_asked_once(
    how: str, seconds: float, why: str, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = table_of("greedy", "random")
    thinking = asked(table)
    with caplog.at_level(logging.WARNING):
        chosen = with_pool(
            lambda pool: pool.choose(table, thinking), seconds=seconds, start=misfits(how, notes)
        )
    assert chosen is None  # the driver has its own way to go on
    assert len(processes(notes)) == 2
    assert not any(lives(process) for process in processes(notes))
    facts = [getattr(record, "facts", {}) for record in caplog.records]
    assert [fact["why"] for fact in facts] == [why, why]
    assert "what the seat holds" not in str(facts)
    assert table.id not in str(facts)


def test_after_a_failure_a_fresh_worker_answers(notes: Path) -> None:
    table = table_of("greedy", "random")
    thinking = asked(table)
    start = misfits("dies-once", notes)
    chosen = with_pool(lambda pool: pool.choose(table, thinking), start=start)
    assert chosen in thinking.decision.actions
    assert len(processes(notes)) == 2


def test_what_a_bot_prints_is_no_answer_and_stops_nobody(notes: Path) -> None:
    table = table_of("greedy", "random")
    thinking = asked(table)
    start = misfits("noisy", notes)
    chosen = with_pool(lambda pool: pool.choose(table, thinking), start=start)
    assert chosen in thinking.decision.actions
    assert len(processes(notes)) == 1


def test_a_pool_that_closes_leaves_no_process_behind(notes: Path) -> None:
    table = table_of("greedy", "random")
    thinking = asked(table)

    async def leave_while_it_thinks(pool: Pool) -> None:
        thinks = asyncio.ensure_future(pool.choose(table, thinking))
        while not processes(notes):
            await asyncio.sleep(0.01)
        thinks.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinks

    with_pool(leave_while_it_thinks, start=misfits("hangs", notes))
    assert not any(lives(process) for process in processes(notes))


def test_a_worker_that_thinks_dies_with_the_server(notes: Path) -> None:
    server = """
import asyncio, sys
from stormark.server.bots.pool import Pool
from tests.server.bots.living import ends, lives
from tests.server.bots.seating import asked, table_of
async def no_packs(game, content): return None
async def think():
    table = table_of("greedy", "random")
    await Pool(1, no_packs, 600.0, tuple(sys.argv[1:])).choose(table, asked(table))
asyncio.run(think())
"""
    command = [sys.executable, "-c", server, *misfits("hangs", notes)]
    with subprocess.Popen(command) as process:
        while not processes(notes):
            time.sleep(0.02)
        (thinker,) = processes(notes)
        while os.getpgid(thinker) != thinker:  # a group of its own
            time.sleep(0.02)
        process.kill()
    assert ends(thinker)


def test_tables_are_served_in_the_order_they_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the first one asks again, the others have their turn before."""
    order: list[str] = []

    async def answer(worker: object, packs: object, welcome: object, seconds: float) -> None:
        order.append(welcome.table.id)  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        raise asyncio.CancelledError  # the answer does not matter here

    monkeypatch.setattr("stormark.server.workers.process.Worker.ask", answer)
    rows = [table_of("random", "random") for _ in range(3)]

    async def ask_thrice(pool: Pool, table: int) -> None:
        for _ in range(3):
            try:
                await pool.choose(rows[table], asked(rows[table]))
            except asyncio.CancelledError:
                continue

    async def all_at_once(pool: Pool) -> None:
        await asyncio.gather(*(ask_thrice(pool, table) for table in range(3)))

    with_pool(all_at_once)
    assert order == [row.id for row in rows] * 3
