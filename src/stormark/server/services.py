"""What a running server consists of: made when it starts, found by every request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from stormark.server.accounts.guessing import Backoff, Guesses
from stormark.server.accounts.passkeys import Passkeys
from stormark.server.accounts.passwords import Passwords
from stormark.server.accounts.people import People
from stormark.server.config import Config
from stormark.server.content.brought import BroughtPacks
from stormark.server.content.packs import Packs
from stormark.server.heavy.work import HeavyWork
from stormark.server.http.client_files import ClientFiles
from stormark.server.http.front import Front
from stormark.server.http.limits import Buckets, Rate
from stormark.server.http.response_cache import ResponseCache
from stormark.server.moderation.service import Moderation
from stormark.server.operations.metered_database import MeteredDatabase
from stormark.server.operations.metrics import Metrics
from stormark.server.operations.sampling import Sampling
from stormark.server.presence.service import PresenceService
from stormark.server.reminders.service import Reminders
from stormark.server.replays.finished import Replays
from stormark.server.table.rooms import Rooms
from stormark.server.workshop.sharing import SharedPacks

MakeBuckets: TypeAlias = Callable[[str, Rate | None], Buckets]
"""Buckets of a kind: those of this process, or shares of what all processes let through."""


class Limits:
    """The buckets of everybody who asks for something."""

    def __init__(self, config: Config, buckets: MakeBuckets) -> None:
        self.requests = buckets("requests", config.requests)
        self.new_tables = buckets("new_tables", config.new_tables)
        self.passwords = buckets("passwords", config.passwords)
        self.passkeys = buckets("passkeys", config.passkeys)
        self.guesses = Guesses(self.passwords, buckets("guesses", config.guesses), Backoff())
        self.address_messages = buckets("address_messages", config.address_messages)
        self.seat_messages = buckets("seat_messages", config.messages)
        self.chat = buckets("chat", config.chat)
        self.reports = buckets("reports", config.reports)


class ConnectionLimit:
    """How many connections an address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    @contextmanager
    def admit(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more; it counts until it leaves."""
        self._inside[address] += 1
        try:
            yield self._inside[address] <= self._most
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


@dataclass(frozen=True)
class Services:
    """Everything behind the HTTP interface and the sockets."""

    config: Config
    database: MeteredDatabase
    rooms: Rooms
    packs: Packs
    brought_packs: BroughtPacks
    shared_packs: SharedPacks
    heavy: HeavyWork
    passwords: Passwords
    people: People
    passkeys: Passkeys
    presence: PresenceService
    replays: Replays
    reminders: Reminders
    limits: Limits
    connection_limit: ConnectionLimit
    moderation: Moderation
    metrics: Metrics
    sampling: Sampling
    response_cache: ResponseCache
    client_files: ClientFiles
    front: Front

    async def changed(self, table: str) -> None:
        """This process changed a table: everybody at it wants to know."""
        await self.rooms.changed(table)
        await self.presence.changed(table)
