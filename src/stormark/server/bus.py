"""Telling other processes that a table changed: its name travels, the rest is in the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol

from stormark.server.storage.address import SQLITE, kind_of


@dataclass(frozen=True)
class SeatTaken:
    """A session took a seat over; whoever held it in another process must be told."""

    seat: int
    session: str


class Hearer(Protocol):
    """Who listens to the bus."""

    def changed_elsewhere(self, table: str, taken: SeatTaken | None = None) -> None:
        """Another process changed a table, or let a session take a seat of it."""

    def missed_notes(self) -> None:
        """Notes may have been lost: anything that is open here may have changed."""


class Bus(ABC):
    """Between the processes that serve the same database."""

    @abstractmethod
    async def publish(self, table: str, taken: SeatTaken | None = None) -> None:
        """Tell the others.  Never waits for them, and never fails."""

    @abstractmethod
    async def open(self, hearer: Hearer) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """For a database that one process has to itself."""

    async def publish(self, table: str, taken: SeatTaken | None = None) -> None:
        return

    async def open(self, hearer: Hearer) -> None:
        return

    async def close(self) -> None:
        return


def open_bus(url: str) -> Bus:
    """What connects the processes that share a database."""
    if kind_of(url) == SQLITE:
        return NoBus()
    from stormark.server.postgres_bus import PostgresBus

    return PostgresBus(url)
