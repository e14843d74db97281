"""Telling other processes that a table changed: its name travels, the rest is in the log."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from stormark.server.storage.address import SQLITE, kind_of, sqlite_file
from stormark.server.workers.ending import end

WATCH_SECONDS: Final = 1.0


@dataclass(frozen=True)
class SeatTakenOver:
    """A session took a seat over; whoever held it in another process must be told."""

    seat: int
    session: str


class BusListener(Protocol):
    """Who listens to the bus."""

    def changed_elsewhere(self, table: str, taken: SeatTakenOver | None = None) -> None:
        """Another process changed a table, or let a session take a seat of it."""

    def missed_notices(self) -> None:
        """Notes may have been lost: anything that is open here may have changed."""


class Bus(ABC):
    """Between the processes that serve the same database."""

    @abstractmethod
    async def publish(self, table: str, taken: SeatTakenOver | None = None) -> None:
        """Tell the others.  Never waits for them, and never fails."""

    @abstractmethod
    async def open(self, listener: BusListener) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """For a database that one process has to itself."""

    async def publish(self, table: str, taken: SeatTakenOver | None = None) -> None:
        return

    async def open(self, listener: BusListener) -> None:
        return

    async def close(self) -> None:
        return


class RestoreWatch(NoBus):
    """For a SQLite file: nobody else changes it, but somebody may put a backup in its place."""

    def __init__(self, file: Path) -> None:
        self._mark = restore_mark(file)
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: BusListener) -> None:
        self._task = asyncio.create_task(self._watch(listener, self._seen()))

    async def close(self) -> None:
        await end(self._task)

    async def _watch(self, listener: BusListener, seen: int) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self._seen() != seen:
                seen = self._seen()
                listener.missed_notices()

    def _seen(self) -> int:
        return self._mark.stat().st_mtime_ns if self._mark.exists() else 0


def restore_mark(file: Path) -> Path:
    """A file beside a SQLite database that is touched when a backup was restored."""
    return file.with_name(file.name + "-restored")


def open_bus(url: str) -> Bus:
    """What connects the processes that share a database."""
    if kind_of(url) == SQLITE:
        return RestoreWatch(sqlite_file(url))
    from stormark.server.processes.postgres_bus import PostgresBus

    return PostgresBus(url)
