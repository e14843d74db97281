"""Answers that are the same for everybody: made once, kept, and known by a tag."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

KEPT: Final = 96  # answers kept ready: of games, their lessons, and packs that people brought along


@dataclass(frozen=True)
class CachedResponse:
    """An answer as it is sent, and the tag it is known by."""

    body: bytes
    tag: str


def with_etag(body: bytes) -> CachedResponse:
    return CachedResponse(body, f'"{sha256(body).hexdigest()[:32]}"')


class ResponseCache:
    """Answers that take long to make: made once each, beside the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._answers: OrderedDict[tuple[str, ...], CachedResponse] = OrderedDict()

    async def answer(self, key: tuple[str, ...], make: Callable[[], object]) -> CachedResponse:
        async with self._turn:
            if key not in self._answers:
                body = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
                self._answers[key] = with_etag(body)
                while len(self._answers) > KEPT:
                    self._answers.popitem(last=False)
            self._answers.move_to_end(key)
            return self._answers[key]


def matches_etag(header: str, tag: str) -> bool:
    """Whether a client names a tag among those it has; proxies that compress mark them as weak.

    >>> matches_etag('"a", W/"b"', '"b"'), matches_etag("*", '"b"'), matches_etag('"a"', '"b"')
    (True, True, False)
    """
    named = [name.strip().removeprefix("W/") for name in header.split(",")]
    return tag in named or "*" in named
