"""Limits of one process, or of all that serve the same database."""

from __future__ import annotations

from abc import ABC, abstractmethod

from stormark.server.config import Config
from stormark.server.http.limits import Buckets, Rate
from stormark.server.services import ConnectionLimit
from stormark.server.storage.address import SQLITE, kind_of


class Sharing(ABC):
    """What counts for whom."""

    connection_limit: ConnectionLimit

    @abstractmethod
    def buckets(self, kind: str, rate: Rate | None) -> Buckets:
        """The buckets of a kind of request."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class NoSharing(Sharing):
    """For a database that one process has to itself."""

    def __init__(self, config: Config) -> None:
        self.connection_limit = ConnectionLimit(config.connections)

    def buckets(self, _kind: str, rate: Rate | None) -> Buckets:
        return Buckets(rate)

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return


def open_sharing(config: Config) -> Sharing:
    """What holds together the limits of all processes of a database."""
    if kind_of(config.database) == SQLITE:
        return NoSharing(config)
    from stormark.server.processes.postgres_sharing import PostgresSharing

    return PostgresSharing(config)
