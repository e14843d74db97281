"""Processes that share a PostgreSQL hear of each other's changes."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from stormark.server.processes.bus import SeatTakenOver
from stormark.server.processes.postgres_bus import PostgresBus

Note = tuple[str, SeatTakenOver | None]


class Ear:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[Note | str] = asyncio.Queue()

    def changed_elsewhere(self, table: str, taken: SeatTakenOver | None = None) -> None:
        self.notes.put_nowait((table, taken))

    def missed_notices(self) -> None:
        self.notes.put_nowait("missed")

    async def next(self) -> Note | str:
        return await asyncio.wait_for(self.notes.get(), 20)


async def opened(url: str) -> tuple[PostgresBus, Ear]:
    bus, ear = PostgresBus(url), Ear()
    await bus.open(ear)
    return bus, ear


def test_a_note_reaches_the_others_and_not_its_sender(postgres_url: str) -> None:
    async def work() -> None:
        (a, heard_a), (b, heard_b) = await opened(postgres_url), await opened(postgres_url)
        await a.publish("one")
        await a.publish("two", SeatTakenOver(1, "session"))
        assert await heard_b.next() == ("one", None)
        assert await heard_b.next() == ("two", SeatTakenOver(1, "session"))
        await b.publish("three")
        assert await heard_a.next() == ("three", None)
        await a.close()
        await b.close()

    asyncio.run(work())


def test_a_connection_that_breaks_before_it_listens_is_closed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    async def broken(connection: Any, *_: object) -> None:
        made.append(connection)
        raise ConnectionResetError

    monkeypatch.setattr(asyncpg.Connection, "add_listener", broken)

    async def work() -> None:
        with pytest.raises(ConnectionResetError):
            await opened(postgres_url)
        assert [connection.is_closed() for connection in made] == [True]

    asyncio.run(work())


def test_what_was_told_just_before_the_end_still_arrives(postgres_url: str) -> None:
    async def work() -> None:
        (a, _), (b, heard_b) = await opened(postgres_url), await opened(postgres_url)
        for number in range(100):
            await a.publish(f"table {number}")
        await a.close()
        assert [await heard_b.next() for _ in range(100)] == [
            (f"table {number}", None) for number in range(100)
        ]
        await b.close()

    asyncio.run(work())


def test_whoever_was_cut_off_looks_at_everything_again(postgres_url: str) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"

    async def work() -> None:
        (a, heard_a), (b, heard_b) = await opened(postgres_url), await opened(postgres_url)
        other = await asyncpg.connect(postgres_url)
        await other.execute(cut)
        assert await heard_a.next() == "missed"
        assert await heard_b.next() == "missed"
        await a.publish("after that")
        assert await heard_b.next() == ("after that", None)
        await other.close()
        await a.close()
        await b.close()

    asyncio.run(work())


def test_a_note_of_somebody_else_on_the_channel_is_ignored(postgres_url: str) -> None:
    async def work() -> None:
        (a, heard), (b, _) = await opened(postgres_url), await opened(postgres_url)
        other = await asyncpg.connect(postgres_url)
        await other.execute("SELECT pg_notify('stormark', '{\"not\": ours}')")
        await b.publish("ours")
        assert await heard.next() == ("ours", None)
        await other.close()
        await a.close()
        await b.close()

    asyncio.run(work())
