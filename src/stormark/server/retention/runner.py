"""Letting the rules run: now and then, a part at a time, so that nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import DAY, Config
from stormark.server.ids import new_id
from stormark.server.operations.logs import log, log_failure
from stormark.server.retention.rules import RULES, Rule
from stormark.server.storage.database import Database
from stormark.server.workers.ending import end

FIRST_AFTER: Final = 60.0  # seconds after the start: others have more urgent things to do then
EVERY: Final = 3600.0
PAUSE: Final = 0.05  # seconds between two parts
LOCK: Final = 0x53746F726D61726C  # of the process that is at it, with PostgreSQL


def deadlines(config: Config, at: int, rules: Sequence[Rule] = RULES) -> list[tuple[Rule, int]]:
    """The rules that somebody wants, each with the moment before which things go."""
    days = [(rule, getattr(config, rule.setting)) for rule in rules]
    return [(rule, at - kept * DAY) for rule, kept in days if kept is not None]


def name_of(rule: Rule) -> str:
    return type(rule).__name__


async def counted(database: Database, config: Config) -> dict[str, int]:
    """What would go now, without letting anything go."""

    def work(connection: Connection) -> dict[str, int]:
        return {
            name_of(rule): rule.count(connection, before)
            for rule, before in deadlines(config, now_ms())
        }

    return await database.look(work)


async def swept(database: Database, config: Config) -> dict[str, int]:
    """Let everything go that is due; how much it was by rule, as far as this process did it."""
    gone: dict[str, int] = {}
    for rule, before in deadlines(config, now_ms()):
        gone[name_of(rule)] = 0
        while part := await database.run(_part(rule, before)):
            gone[name_of(rule)] += part
            await asyncio.sleep(PAUSE)
    return gone


def _part(rule: Rule, before: int) -> Callable[[Connection], int]:
    def work(connection: Connection) -> int:
        return rule.sweep(connection, before) if _alone(connection) else 0

    return work


def _alone(connection: Connection) -> bool:
    """Whether no other process is at it; with SQLite there is none."""
    if connection.dialect.name != "postgresql":
        return True
    lock = text("SELECT pg_try_advisory_xact_lock(:key)")
    return bool(connection.scalar(lock, {"key": LOCK}))


class Retention:
    """The rules of a running server."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._config = config
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end(self._running)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_AFTER)
        while True:
            try:
                gone = await swept(self._database, self._config)
                log("retention", **{rule: number for rule, number in gone.items() if number})
            except (SQLAlchemyError, OSError) as error:
                log_failure(new_id(), error, doing="letting old things go")
            await asyncio.sleep(EVERY)
