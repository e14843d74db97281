"""What stands before the server: proxies whose word is taken, and what looks wrong about them.

A server behind a proxy with wrong settings works, nearly: everybody counts as one address, or
pages are refused.  Whatever gives that away is logged once and shown by `/health/ready`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stormark.server.config import Config
from stormark.server.http.origins import hostname_of, netloc_of
from stormark.server.operations.logs import log

SHOWN: Final = 3600.0  # seconds; whoever mends the proxy need not restart the server
OPERATION: Final = ("/health/", "/metrics")  # asked by the machine itself, past any proxy

NOTICES: Final[Mapping[str, str]] = {
    "open-network": "every network can reach this server, and without TLS: put a proxy before it "
    "and name that by --proxies, or listen at 127.0.0.1",
    "proxies-elsewhere": "this server listens for its own machine alone, but none of --proxies "
    "is on it",
    "proxy-unknown": "somebody who is not among --proxies asks for others: if it is your proxy, "
    "all its clients count as one",
    "client-unknown": "a proxy does not say in X-Forwarded-For for whom it asks: all its clients "
    "count as one",
    "scheme-unknown": "a proxy does not say in X-Forwarded-Proto whether it was asked over TLS",
    "host-changed": "a proxy does not pass the name of the site on in Host: pages are refused as "
    "if they were somebody else's",
    "sockets-cut": "a proxy does not pass WebSockets on: nobody can sit at a table",
}


class Front:
    """Lets requests in, as coming from whom a proxy asks for."""

    def __init__(self, config: Config, app: Any, clock: Callable[[], float] = monotonic) -> None:
        self._proxied = ProxyHeadersMiddleware(app, list(config.proxies))
        self._clock = clock
        self._always = start_notices(config)
        self._seen: dict[str, float] = {}

    def started(self) -> None:
        for notice in self._always:
            _tell(notice)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        for notice in self._suspicions(scope):
            if notice not in self._seen:
                _tell(notice, _shown_peer(scope))
            self._seen[notice] = self._clock()
        await self._proxied(scope, receive, send)

    def notices(self) -> list[str]:
        """What looks wrong at present."""
        since = self._clock() - SHOWN
        return [*self._always, *(notice for notice, at in self._seen.items() if at >= since)]

    def _suspicions(self, scope: Any) -> Iterator[str]:
        if scope["path"].startswith(OPERATION):
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        trusted = _peer(scope) in self._proxied.trusted_hosts
        asks_for_others = b"x-forwarded-for" in headers or b"forwarded" in headers
        if asks_for_others and not trusted:
            yield "proxy-unknown"
        if trusted and b"x-forwarded-for" not in headers and not _direct(scope, headers):
            yield "client-unknown"
        if trusted and b"x-forwarded-for" in headers and b"x-forwarded-proto" not in headers:
            yield "scheme-unknown"
        if _host_changed(headers):
            yield "host-changed"
        is_socket = scope["path"].startswith("/api/tables/") and scope["path"].endswith("/live")
        if is_socket and scope["type"] == "http" and (trusted or asks_for_others):
            yield "sockets-cut"


def start_notices(config: Config) -> list[str]:
    """What is wrong with the settings themselves.

    >>> start_notices(Config("sqlite:///x", host="0.0.0.0"))
    ['open-network']
    >>> start_notices(Config("sqlite:///x", host="0.0.0.0", shared=True))
    []
    >>> start_notices(Config("sqlite:///x", host="127.0.0.1", proxies=("10.0.0.7",)))
    ['proxies-elsewhere']
    """
    local = is_loopback(config.host)
    if not local and not config.proxies:
        return [] if config.shared else ["open-network"]
    if local and config.proxies and not any(map(_reaches_loopback, config.proxies)):
        return ["proxies-elsewhere"]
    return []


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _reaches_loopback(proxy: str) -> bool:
    network = ip_network(proxy)
    return network.is_loopback or network.num_addresses > 1 << 24  # everybody, then


def _peer(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _shown_peer(scope: Any) -> str:
    """Proxies have private addresses, mostly; the address of anybody else is not for logs."""
    try:
        return _peer(scope) if ip_address(_peer(scope)).is_private else "public"
    except ValueError:
        return "unknown"


def _direct(scope: Any, headers: Mapping[bytes, str]) -> bool:
    """Whether somebody on this machine seems to ask by themselves, past the proxy."""
    host = hostname_of(headers.get(b"host", ""))
    modern = scope.get("http_version") != "1.0"  # which nginx speaks unless told otherwise
    return is_loopback(_peer(scope)) and is_loopback(host) and modern


def _host_changed(headers: Mapping[bytes, str]) -> bool:
    """Whether a page of this site, as a browser or the proxy itself says, looks like another's."""
    origin = netloc_of(headers.get(b"origin", ""))
    own = headers.get(b"sec-fetch-site") == "same-origin"
    own = own or headers.get(b"x-forwarded-host") == origin
    return bool(origin) and own and origin != headers.get(b"host")


def _tell(notice: str, address: str = "") -> None:
    facts = {"address": address} if address else {}
    log("settings", logging.WARNING, notice=notice, meaning=NOTICES[notice], **facts)
