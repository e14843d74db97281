"""Limits that several processes share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import Config
from stormark.server.http.limits import Buckets, Rate
from stormark.server.processes.postgres_sharing import SWEEP, PostgresSharing
from stormark.server.processes.shares import Reports, SharedBuckets
from stormark.server.processes.sharing import NoSharing, open_sharing
from stormark.server.storage import processes
from stormark.server.storage.database import open_database
from tests.ports import free_port
from tests.server.patience import PATIENCE
from tests.server.processes.running import served

SLOW = Rate(0.0001, 30)  # nothing to speak of comes while a test runs
ANNA = "192.0.2.7"


class Stirs:
    def __init__(self) -> None:
        self.number = 0

    def __call__(self) -> None:
        self.number += 1


def test_a_share_is_an_equal_part_and_fills_as_slowly() -> None:
    at = 0.0
    buckets = SharedBuckets("x", Rate(3, 30), Reports(3, Stirs()), lambda: at)
    assert sum(buckets.take(ANNA) == 0 for _ in range(50)) == 10
    at = 2.0
    assert sum(buckets.take(ANNA) == 0 for _ in range(50)) == 2
    at = 1000.0
    assert sum(buckets.take(ANNA) == 0 for _ in range(50)) == 10


def test_everybody_may_ask_once_however_many_processes_there_are() -> None:
    buckets = SharedBuckets("x", Rate(0.1, 2), Reports(64, Stirs()), lambda: 0.0)
    assert [buckets.take(ANNA) == 0 for _ in range(3)] == [True, False, False]


def test_what_is_dear_for_a_share_is_let_through_and_leaves_a_debt() -> None:
    at = 0.0
    reports = Reports(3, Stirs())
    buckets = SharedBuckets("x", Rate(3, 30), reports, lambda: at)
    assert buckets.take(ANNA, cost=25) == 0
    assert [share.used for share in reports.shares.values()] == [25]
    at = 15.0
    assert buckets.take(ANNA) > 0  # 15 of the debt are still there


def test_a_fine_is_taken_also_from_those_who_have_nothing_left() -> None:
    at = 0.0
    reports = Reports(1, Stirs())
    buckets = SharedBuckets("x", Rate(1, 10), reports, lambda: at)
    for _ in range(10):
        assert buckets.take("a") == 0.0
    buckets.spend("a", 5)
    assert [share.used for share in reports.shares.values()] == [15]
    at = 5.0
    assert buckets.take("a") > 0
    at = 7.0
    assert buckets.take("a") == 0.0


def test_the_database_is_asked_at_once_where_little_is_left_but_not_again_and_again() -> None:
    stirs = Stirs()
    buckets = SharedBuckets("x", SLOW, Reports(1, stirs), lambda: 100.0)
    for _ in range(1000):
        buckets.take(ANNA)
    assert stirs.number == 1


@asynccontextmanager
async def sharing(url: str, number: int, **settings: Any) -> AsyncIterator[list[PostgresSharing]]:
    """So many processes that live, and report when they are told to."""
    database = open_database(url)
    await database.prepare()
    for process in range(number):
        await database.run(lambda c, name=f"p{process}": processes.sign(c, name, now_ms()))  # type: ignore[misc]
    await database.close()
    all_of_them = [PostgresSharing(Config(url, **settings)) for _ in range(number)]
    try:
        for one in all_of_them:
            await one.connect()
            await one.report()
        yield all_of_them
    finally:
        for one in all_of_them:
            await one.close()


async def until_refused(one: PostgresSharing, buckets: Buckets, reports: int = 20) -> int:
    """How often somebody may ask who asks one process again and again."""
    let_through = 0
    for _ in range(reports):
        while buckets.take(ANNA) == 0:
            let_through += 1
        await one.report()
    return let_through


async def remaining(url: str) -> float:
    """What the database says is left for all."""
    connection = await asyncpg.connect(url)
    try:
        return float(await connection.fetchval("SELECT remaining FROM shared_rates"))
    finally:
        await connection.close()


def test_one_process_lets_everything_through_that_is_left_for_all(postgres_url: str) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 3) as (one, *_):
            assert await until_refused(one, one.buckets("x", SLOW)) == 30

    asyncio.run(work())


def test_three_processes_let_hardly_more_through_than_one_and_it_is_owed(
    postgres_url: str,
) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 3) as three:
            buckets = [one.buckets("x", SLOW) for one in three]
            let_through = 0
            for _ in range(20):
                let_through += sum(each.take(ANNA) == 0 for each in buckets for _ in range(5))
                for one in three:
                    await one.report()
            assert 30 <= let_through <= 40
            assert await remaining(postgres_url) == pytest.approx(30 - let_through, abs=0.1)

    asyncio.run(work())


def test_whoever_goes_from_process_to_process_gets_less_than_twice_as_much_and_owes_it(
    postgres_url: str,
) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 3) as three:
            let_through = [await until_refused(one, one.buckets("x", SLOW)) for one in three]
            assert sum(let_through) < 60, let_through
            owed = await remaining(postgres_url)
            assert owed == pytest.approx(30 - sum(let_through), abs=0.1)

    asyncio.run(work())


def test_kinds_and_people_do_not_count_for_each_other_and_nobodys_address_is_kept(
    postgres_url: str,
) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 2) as (one, two):
            await until_refused(one, one.buckets("x", SLOW))
            assert two.buckets("y", SLOW).take(ANNA) == 0
            assert two.buckets("x", SLOW).take("192.0.2.8") == 0
            await two.report()
            connection = await asyncpg.connect(postgres_url)
            rows = await connection.fetch("SELECT * FROM shared_rates")
            assert len(rows) == 3
            assert "192" not in str([row["name"] for row in rows])
            await connection.execute("UPDATE shared_rates SET at = at - 1e7")
            await connection.execute(SWEEP)
            assert await connection.fetchval("SELECT count(*) FROM shared_rates") == 0
            await connection.close()

    asyncio.run(work())


def test_a_process_without_its_database_keeps_to_its_share_and_reports_later(
    postgres_url: str,
) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 2) as (one, two):
            buckets = two.buckets("x", SLOW)
            reachable, two._url = two._url, f"postgresql://nobody@127.0.0.1:{free_port()}/x"
            pool = two._pool
            await two.connect()
            assert sum(buckets.take(ANNA) == 0 for _ in range(40)) == 15
            with pytest.raises(ConnectionRefusedError):
                await two.report()
            assert buckets.take(ANNA) > 0
            two._url, two._pool = reachable, pool
            await two.report()
            assert await until_refused(one, one.buckets("x", SLOW)) == 15

    asyncio.run(work())


def test_connections_of_an_address_count_in_all_processes_until_they_end(
    postgres_url: str,
) -> None:
    async def work() -> None:
        async with sharing(postgres_url, 2, connections=3) as (one, two):
            with ExitStack() as here, ExitStack() as there:

                def admitted(by: PostgresSharing, stack: ExitStack) -> bool:
                    return stack.enter_context(by.connection_limit.admit(ANNA))

                assert [admitted(one, here) for _ in range(2)] == [True, True]
                await one.report()
                assert admitted(two, there)
                await two.report()
                assert not admitted(two, ExitStack())
                here.close()
                await one.report()
                await two.report()
                two.connection_limit.changed.update(two.connection_limit.here)
                await two.report()
                assert admitted(two, there)
                await two.report()
                await two.close()  # with it, its connections are gone
                assert [admitted(one, here) for _ in range(3)] == [True, True, True]
                await one.report()
                assert not admitted(one, here)

    asyncio.run(work())


def test_one_process_of_a_file_shares_nothing() -> None:
    config = Config("sqlite:///x.db")
    found = open_sharing(config)
    assert isinstance(found, NoSharing)
    assert type(found.buckets("x", SLOW)) is Buckets


def test_three_workers_let_an_address_open_as_many_tables_as_one(
    postgres_url: str, tmp_path: Path
) -> None:
    """Over real sockets: every request is a connection of its own, and any worker may get it."""
    wanted = {"game": "xibalba", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}
    limit = {"NEW_TABLES": "0.0001/6"}
    with served(postgres_url, tmp_path / "log", "--workers", "3", **limit) as server:
        answers = Counter(
            httpx.post(f"{server.address}/api/tables", json=wanted, timeout=PATIENCE).status_code
            for _ in range(40)
        )
        server.stop()
    assert set(answers) == {201, 429}
    assert 6 <= answers[201] <= 11, answers  # 18 with workers that know nothing of each other
