"""What the conformance kit has to say about a game."""

from __future__ import annotations


class BrokenPromise(Exception):
    """A game does not keep a promise of `Game` or `State`."""

    def __init__(self, promise: str, detail: str) -> None:
        self.promise = promise
        self.detail = detail
        super().__init__(f"{promise}: {detail}")


def promise(name: str, kept: bool, detail: str) -> None:
    """Raise BrokenPromise if it is not kept."""
    if not kept:
        raise BrokenPromise(name, detail)
