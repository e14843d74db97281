"""What every request passes: limits and origins on the way in, headers and numbers on the way out.

This stands before the routes, so that it also sees requests that lead nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Message, Receive, Send

from stormark.kernel.refusal import Refusal
from stormark.server.api.errors import ClientGoneError, refusal_response
from stormark.server.http.limits import address_key
from stormark.server.http.origins import netloc_of
from stormark.server.moderation.sanctions import told
from stormark.server.operations.logs import log
from stormark.server.operations.tracing import Span, tracing
from stormark.server.services import Services

SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
CONTENT: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
HTTPS_ONLY: Final = ("strict-transport-security", "max-age=31536000")


async def guard_request(
    services: Services, app: ASGIApp, scope: Any, receive: Receive, send: Send
) -> None:
    """GuardedResponse by itself, or let the application answer."""
    refusal = rejection(services, scope)
    if scope["type"] == "websocket":
        if refusal is None:
            await app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.rule})
        return
    began = monotonic()
    answer = GuardedResponse(send, scope["scheme"] == "https")
    with tracing.span("http request") as span:
        try:
            if refusal is None:
                await app(scope, whole_request(receive), answer)
            else:
                await answer.refuse(Request(scope), refusal)
        finally:
            _count(services, span, scope, answer.status, monotonic() - began)


def rejection(services: Services, scope: Any) -> Refusal | None:
    """Why a request is not let in: too many of them, or from a page of somebody else."""
    safe = scope["type"] == "http" and scope["method"] in SAFE
    if safe and services.client_files.holds(scope["path"]):
        return None
    client = scope.get("client")
    address = address_key(client[0] if client else "")
    wait = services.limits.requests.take(address)
    if wait:
        return Refusal("T-RATE-01", "", {"seconds": max(1, round(wait))})
    ban = services.moderation.sanctions.network_ban(address)
    if ban is not None and scope["type"] == "http":  # a socket is told so in words
        return Refusal("T-BAN-02", "", told(ban))
    if safe:
        return None
    if is_cross_origin(header_map(scope["headers"]), services.config.origins):
        return Refusal("T-ORIGIN-01")
    return None


def whole_request(receive: Receive) -> Receive:
    """What comes of a request; a client that leaves in the middle of it is no mistake of ours."""
    is_whole = False

    async def next_part() -> Any:
        nonlocal is_whole
        message = await receive()
        if message["type"] == "http.request":
            is_whole = not message.get("more_body", False)
        elif not is_whole:
            raise ClientGoneError
        return message

    return next_part


def is_cross_origin(headers: Mapping[str, str], allowed: Iterable[str]) -> bool:
    """Whether a browser sends this for a page of another origin; others send no origin at all.

    >>> is_cross_origin({"origin": "https://evil.example", "host": "play.example"}, ())
    True
    >>> is_cross_origin({"origin": "https://play.example", "host": "play.example"}, ())
    False
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    return origin not in allowed and netloc_of(origin) != headers.get("host")


def header_map(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}


class GuardedResponse:
    """Sends an answer on, with the headers that all answers have."""

    def __init__(self, send: Send, https: bool) -> None:
        self._send = send
        self._headers = dict([*HEADERS.items(), *([HTTPS_ONLY] if https else [])])
        self.status = 500

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
            known = {name.lower() for name, _ in given}
            added = [
                (name.encode(), value.encode())
                for name, value in self._headers.items()
                if name.encode() not in known
            ]
            message["headers"] = [*given, *added]
        await self._send(message)

    async def refuse(self, request: Request[Any, Any, Any], refusal: Refusal) -> None:
        response = refusal_response(request, refusal)
        body = msgspec.json.encode(response.content)
        headers = [(b"content-type", b"application/json")]
        headers += [(k.lower().encode(), str(v).encode()) for k, v in response.headers.items()]
        start: Any = {
            "type": "http.response.start",
            "status": response.status_code,
            "headers": headers,
        }
        await self(start)
        await self({"type": "http.response.body", "body": body, "more_body": False})


def _count(services: Services, span: Span, scope: Any, status: int, seconds: float) -> None:
    """Routes by their template: what somebody filled in stays among us."""
    route = str(scope.get("path_template") or "unknown")
    method = str(scope.get("method"))
    method = method if method in METHODS else "other"
    for name, value in (("method", method), ("route", route), ("status", status)):
        span.fact(name, value)
    services.metrics.requests.labels(method, route, str(status)).inc()
    services.metrics.request_seconds.observe(seconds)
    log("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
