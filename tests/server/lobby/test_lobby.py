"""Whatever happens at once at a table, it comes out as if one thing came after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from stormark.server import lobby
from stormark.server.ids import token_hash
from stormark.server.lobby import LobbyRefusal, Opened, Wanted
from stormark.server.storage import tables
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.tables import TableRow
from stormark.server.table.settings import TableSettings


def with_database(url: str, story: Callable[[Database, Database], Awaitable[None]]) -> None:
    """Two ways to the same database; with SQLite it is one, for it serves one process."""

    async def told() -> None:
        one = open_database(url)
        other = open_database(url) if url.startswith("postgresql") else one
        await one.prepare()
        try:
            await story(one, other)
        finally:
            for database in {one, other}:
                await database.close()

    asyncio.run(told())


async def opened(database: Database, *wanted: Wanted, **options: Any) -> Opened:
    table = lobby.new_table("xibalba", {"players": 4, **options}, TableSettings(), wanted)
    await database.run(lambda c: tables.create(c, table.row))
    return table


async def read(database: Database, table: Opened) -> TableRow:
    row = await database.run(lambda c: tables.read(c, table.row.id))
    assert row is not None
    return row


def rule(outcome: object) -> str:
    return outcome.refusal.rule if isinstance(outcome, LobbyRefusal) else "done"


def test_of_many_who_want_the_same_seat_one_gets_it(database_url: str) -> None:
    async def story(one: Database, other: Database) -> None:
        table = await opened(one)
        wishes = [
            database.run(lambda c, n=name: lobby.sit_down(c, table.row.id, 2, n))  # type: ignore[misc]
            for name in ("Ada", "Ben", "Cleo", "Dan")
            for database in (one, other)
        ]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(map(rule, outcomes)) == [*["T-SEAT-01"] * 7, "done"]
        (token,) = [outcome for outcome in outcomes if isinstance(outcome, str)]
        assert (await read(one, table)).seats[2].token == token_hash(token)

    with_database(database_url, story)


def test_nobody_sits_down_while_the_match_begins(database_url: str) -> None:
    """Either the seat was taken before the start, or the start finds it open, or it is too late."""

    async def story(one: Database, other: Database) -> None:
        for _ in range(5):
            table = await opened(one, *[Wanted("bot")] * 3)
            name, host = table.row.id, table.host_token
            sat, started = await asyncio.gather(
                one.run(lambda c: lobby.sit_down(c, name, 3, "Ada")),  # noqa: B023
                other.run(lambda c: lobby.start(c, name, host)),  # noqa: B023
                return_exceptions=True,
            )
            row = await read(one, table)
            running = row.status == tables.RUNNING
            assert (rule(sat), rule(started), running, row.seats[3].kind) in (
                ("done", "done", True, "person"),
                ("done", "T-START-03", False, "person"),
            )

    with_database(database_url, story)


def test_seats_that_change_places_keep_their_tokens(database_url: str) -> None:
    async def story(one: Database, _: Database) -> None:
        table = await opened(one, Wanted("person", "Ada"), Wanted("bot", bot="random"))
        await one.run(lambda c: lobby.exchange(c, table.row.id, table.host_token, 0, 3))
        await one.run(lambda c: lobby.exchange(c, table.row.id, table.host_token, 1, 1))
        row = await read(one, table)
        assert [seat.kind for seat in row.seats] == ["open", "bot", "open", "person"]
        assert row.seats[3].token == token_hash(table.seat_tokens[0])

    with_database(database_url, story)


def test_the_list_of_tables_is_the_same_on_every_database(database_url: str) -> None:
    async def story(one: Database, _: Database) -> None:
        made = [await opened(one) for _ in range(5)]
        hidden = lobby.new_table("xibalba", {}, TableSettings(public=False), [])
        await one.run(lambda c: tables.create(c, hidden.row))
        first = await one.run(lambda c: tables.listed(c, tables.OPEN, 2, "xibalba"))
        end = (first[-1].changed_at, first[-1].id)
        rest = await one.run(lambda c: tables.listed(c, tables.OPEN, 9, "xibalba", end))
        found = [row.id for row in (*first, *rest)]
        assert sorted(found) == sorted(table.row.id for table in made)
        assert await one.run(lambda c: tables.listed(c, tables.OPEN, 9, "battalia")) == []

    with_database(database_url, story)
