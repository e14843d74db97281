"""Who is connected, before anything was asked: counts, deadlines, and one line about abuse.

Every connection passes the door of its process, whatever it says later.  Bounds that need no more
than that stand here; what a request may ask for is a matter of `limits.py`.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Transport
from collections import Counter
from collections.abc import Callable, Iterable
from math import inf
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stormark.server.config import Config
from stormark.server.http.descriptors import connections_possible
from stormark.server.http.limits import Bucket, Buckets, Rate, address_key
from stormark.server.operations.logs import log
from stormark.server.operations.metrics import Metrics

LOOK: Final = 1.0  # seconds between two looks at who is late
RESERVE: Final = 0.1  # the part of all places that is kept for addresses with few connections
FEW: Final = 4
FINE: Final = 20  # requests and arrivals that an abuse counts for
LINE_PER_ADDRESS: Final = Rate(1 / 60, 1)
LINES: Final = Rate(1, 60)  # about all addresses together: a log is a disk


class Caller:
    """One connection, from the moment it is there."""

    __slots__ = ("address", "deadline", "is_proxy", "late", "transport", "unread_since")

    def __init__(
        self, transport: Transport, address: str, is_proxy: bool, late: Callable[[], None]
    ) -> None:
        self.transport = transport
        self.address = address
        self.is_proxy = is_proxy
        self.late = late  # called once if the deadline passes
        self.deadline = inf
        self.unread_since = inf


class Door:
    """Everybody who is connected to this process."""

    def __init__(self, config: Config, metrics: Metrics, requests: Buckets) -> None:
        self.config = config
        self._metrics = metrics
        self._requests = requests
        self._arrivals = Buckets(config.arrivals)
        self._most = min(config.all_connections, connections_possible())
        self._proxies = ProxyHeadersMiddleware(_nobody, list(config.proxies)).trusted_hosts
        self._callers: dict[Transport, Caller] = {}
        self._silent: dict[Caller, None] = {}  # have not asked for anything yet, longest first
        self._held: Counter[str] = Counter()
        self._line_of = Buckets(LINE_PER_ADDRESS)
        self._lines = Bucket(LINES, 0.0)
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._callers)

    def admit(self, transport: Transport, late: Callable[[], None]) -> Caller | None:
        """A connection that has just been made; None if there is no place for it."""
        host = (transport.get_extra_info("peername") or ("",))[0]
        caller = Caller(transport, address_key(host), host in self._proxies, late)
        if self._too_many(caller) or (self._is_full() and not self._show_one_out()):
            return None
        self._callers[transport] = caller
        self._held[caller.address] += 1
        if not caller.is_proxy:
            self._silent[caller] = None
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)
        return caller

    def leave(self, caller: Caller) -> None:
        if self._callers.pop(caller.transport, None) is None:
            return
        self._silent.pop(caller, None)
        self._held[caller.address] -= 1
        if not self._held[caller.address]:
            del self._held[caller.address]

    def caller(self, transport: Transport) -> Caller:
        """Whom the door let in by this connection."""
        return self._callers[transport]

    def asked_for(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address of a client: a proxy in front says whose it is."""
        said = b", ".join(value for name, value in headers if name == b"x-forwarded-for")
        if not said or peer not in self._proxies:
            return peer
        return self._proxies.get_trusted_client_address(said.decode("latin-1"))[0] or peer

    def asked(self, caller: Caller) -> None:
        """It has said what it wants: it is not one of the silent any more."""
        self._silent.pop(caller, None)

    def complain(self, address: str, what: str) -> None:
        """Abuse is counted, and told in one line per address and minute: it is no incident.

        It is also dear, so that nobody comes back at once to go on.
        """
        self._metrics.abuse.labels(what).inc()
        self._requests.spend(address, FINE)
        self._arrivals.spend(address, FINE)
        now = asyncio.get_running_loop().time()
        if self._line_of.take(address) == 0.0 and self._lines.take(now) == 0.0:
            log("abuse", logging.WARNING, address=address, what=what)

    def _too_many(self, caller: Caller) -> bool:
        """Of one address, at once or in a row; whom a proxy brings is counted when it says who."""
        if caller.is_proxy:
            return False
        if self._arrivals.take(caller.address):
            return True
        held = self._held[caller.address]
        scarce = len(self._callers) >= self._most * (1 - RESERVE)
        return held >= self.config.open_connections or (scarce and held >= FEW)

    def _is_full(self) -> bool:
        return len(self._callers) >= self._most

    def _show_one_out(self) -> bool:
        """Whoever has been silent longest makes room for somebody who may want something."""
        for caller in self._silent:
            self.leave(caller)
            caller.transport.abort()
            return True
        return False

    def _look(self) -> None:
        """End what takes too long: requests that do not end, and answers nobody reads."""
        now = asyncio.get_running_loop().time()
        for caller in list(self._callers.values()):
            if now > caller.deadline:
                caller.deadline = inf
                caller.late()
            elif caller.transport.get_write_buffer_size() == 0:
                caller.unread_since = inf
            elif caller.unread_since == inf:
                caller.unread_since = now
            elif now - caller.unread_since > self.config.unread_seconds:
                self.complain(caller.address, "unread-answer")
                caller.transport.abort()
        self._looking = None
        if self._callers:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)


async def _nobody(scope: object, receive: object, send: object) -> None:
    """The application behind a middleware that is only asked whom it trusts."""
