"""Long work in small steps: at once where nobody waits, or with others' requests in between.

A match of a thousand moves takes a while to be played again.  It cannot be done by a thread: games
are not made for two at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import monotonic
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that stops after each step; what it returns comes at the end."""

SLICE: Final = 0.005  # seconds of work before others have their turn


def at_once(steps: Steps[T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


async def gently(steps: Steps[T]) -> T:
    """The same in the event loop, which does other things now and then."""
    until = monotonic() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        if monotonic() >= until:
            await asyncio.sleep(0)
            until = monotonic() + SLICE
