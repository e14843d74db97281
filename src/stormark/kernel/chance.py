"""Chance: a pure function from (stream, index) to a result, so that a state needs no generator.

A state counts how often it drew from each named stream (`State.draws`); the secret stays with the
referee.  Copying a state therefore copies a few small ints, and the same log gives the same game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b, sha256
from random import Random

from stormark.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Where results come from."""

    @abstractmethod
    def draw(self, stream: int, index: int, bound: int) -> int:
        """The `index`-th result of a stream, an int in `range(bound)`."""


class KeyedChance(Chance):
    """The referee's chance: BLAKE2b keyed by the secret seed, one named stream per purpose.

    >>> chance = KeyedChance(bytes(32), ["dice", "deck"])
    >>> [chance.draw(0, i, 6) for i in range(3)] == [chance.draw(0, i, 6) for i in range(3)]
    True
    """

    def __init__(self, seed: bytes, streams: Sequence[str]) -> None:
        self._bases = [blake2b(name.encode() + b"\0", digest_size=16, key=seed) for name in streams]

    def draw(self, stream: int, index: int, bound: int) -> int:
        # 128 bits modulo a bound below 2**16: the bias is under 2**-112.
        block = self._bases[stream].copy()
        block.update(index.to_bytes(8, "big"))
        return int.from_bytes(block.digest(), "big") % bound


class FastChance(Chance):
    """Chance for simulations, where only the distribution matters: it ignores stream and index."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def draw(self, stream: int, index: int, bound: int) -> int:
        return int(self._random() * bound)


def seed_hash(seed: bytes) -> str:
    """What is published before a match; the seed itself follows when it is over."""
    return sha256(b"stormark seed\0" + seed).hexdigest()
