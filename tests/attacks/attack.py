"""What an attack is: a name, what it does for some seconds, and when it has succeeded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from socket import socket
from time import monotonic, sleep
from typing import Any, ClassVar

import httpx
import msgspec

from tests.server import raw

ATTACKER = "127.0.0.66"  # limits count addresses: the victim has one of its own
SLOW_MS = 100.0  # what the victim's p99 may be during an attack,
TIMES_SLOWER = 3.0  # or so many times what it is without one: this may be a busy machine
MORE_MB = 200.0  # what the server may need more: processes for heavy questions start when asked


class Times(msgspec.Struct, frozen=True):
    """How long something took the victim, in milliseconds."""

    number: int
    p50: float
    p99: float


class Seen(msgspec.Struct, frozen=True):
    """What an attack did to a server and to its victim."""

    won: str  # what the attacker got, in its own words; "" if nothing
    quiet_moves: Times
    quiet_lists: Times
    moves: Times
    lists: Times
    failures: int  # requests of the victim without an answer
    memory_mb: float
    more_mb: float
    incidents: int  # lines in the log that should be mistakes of the server


@dataclass
class Target:
    """The server as an attacker sees it."""

    address: str  # HOST:PORT
    table: str  # where the victim plays: a public table
    seconds: float
    _begun: float = field(default_factory=monotonic)

    def going(self) -> bool:
        """Whether there is time left to attack."""
        return monotonic() - self._begun < self.seconds

    def wait(self) -> None:
        """Let what was sent do its work until the time is over."""
        while self.going():
            sleep(0.05)

    def pause(self) -> None:
        """Not too fast: what is slow is also harder to notice."""
        sleep(0.05)

    def http(self, source: str = ATTACKER) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=source)
        return httpx.Client(base_url=f"http://{self.address}", transport=transport, timeout=30)

    def connect(self, held: ExitStack, source: str = ATTACKER) -> socket:
        return held.enter_context(raw.connected(self.address, source))

    def connect_many(self, held: ExitStack, number: int) -> list[socket]:
        """As many connections as are let in, up to a number."""
        found: list[socket] = []
        for _ in range(number):
            try:
                found.append(self.connect(held))
            except OSError:
                break
        return found

    def watch(self, held: ExitStack, more: str = "") -> socket:
        """A spectator of the victim's match, if the server lets it in."""
        connection = self.connect(held)
        raw.upgrade(connection, f"/api/tables/{self.table}/live", more)
        raw.send(connection, raw.message("hello", protocol=1, token=""))
        return connection

    @contextmanager
    def holding(self) -> Iterator[ExitStack]:
        """Connections that stay open until the attack is over."""
        with ExitStack() as held:
            yield held


class Attack(ABC):
    """One way to do harm.  A fresh server and a fresh victim suffer it."""

    item: ClassVar[str]  # what it belongs to
    name: ClassVar[str]
    seconds: ClassVar[float] = 8.0

    @abstractmethod
    def run(self, server: Target) -> str:
        """Attack until the time is over; what was won directly, "" if that is nothing."""

    def verdict(self, seen: Seen) -> str:
        """How the attack succeeded; "" if the server held."""
        return seen.won or harm(seen)


def harm(seen: Seen) -> str:
    """What became worse for others, or for whoever runs the server."""
    return damage(seen) or delay(seen)


def is_only_slow(seen: Seen) -> bool:
    return not seen.won and not damage(seen)


def damage(seen: Seen) -> str:
    if seen.failures:
        return f"{seen.failures} requests of others failed"
    if seen.more_mb > MORE_MB:
        return f"{seen.more_mb:.0f} MB more memory"
    if seen.incidents:
        return f"{seen.incidents} incidents in the log"
    return ""


def delay(seen: Seen) -> str:
    for what, quiet, during in (
        ("moves", seen.quiet_moves, seen.moves),
        ("lists", seen.quiet_lists, seen.lists),
    ):
        if during.p99 > max(SLOW_MS, TIMES_SLOWER * quiet.p99):
            return f"{what} of others take {during.p99:.0f} ms"
    return ""


def answered(response: httpx.Response) -> Any:
    """What a request was answered that an attacker needs to go on."""
    response.raise_for_status()
    return response.json()
