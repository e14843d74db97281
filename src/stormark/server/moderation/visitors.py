"""Everybody who is connected to this process, by account and address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from stormark.server.connections.connection import ClientConnection
from stormark.server.storage.notices import Addressee


@dataclass(frozen=True, eq=False)
class Visit:
    """One connection: where it is, whose it is, and where it comes from."""

    client: ClientConnection
    table: str
    person: str | None  # of the seat; of a spectator, who is logged in
    address: str

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose turn it is when the connection asks for heavy work."""
        return (self.address,) if self.person is None else (self.address, self.person)

    @property
    def addressee(self) -> Addressee | None:
        """By whom notices are found; spectators without an account get none."""
        if self.person is not None:
            return Addressee(self.person)
        seat = self.client.seat
        return None if seat is None else Addressee(None, self.table, seat)


class Visitors:
    """Those who are here now."""

    def __init__(self) -> None:
        self._here: set[Visit] = set()

    @contextmanager
    def staying(self, visit: Visit) -> Iterator[None]:
        self._here.add(visit)
        try:
            yield
        finally:
            self._here.discard(visit)

    def all(self) -> list[Visit]:
        return list(self._here)

    def at(self, table: str) -> list[Visit]:
        return [visit for visit in self._here if visit.table == table]

    def who_are(self, to: Addressee) -> list[Visit]:
        return [visit for visit in self._here if visit.addressee == to]
