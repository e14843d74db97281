"""Chance: a pure function from (stream, index) to a result, so that a state needs no generator.

A state counts how often it drew from each named stream (`State.draws`); the secret stays with the
referee.  Copying a state therefore copies a few small ints, and the same log gives the same game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, final

from stormark.kernel.compiling import i64, mypyc_attr

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = 2083801278  # (MULTIPLIER << 32) - 1 is a prime


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Where results come from."""

    @abstractmethod
    def draw(self, stream: i64, index: i64, bound: i64) -> i64:
        """The `index`-th result of a stream, an int in `range(bound)`."""

    def shuffle(self, stream: i64, index: i64, cards: list[int]) -> None:
        """Fisher-Yates: one result fewer than there are cards, from `index` on."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(stream, index, last + 1)
            index += 1
            cards[last], cards[other] = cards[other], cards[last]


class KeyedChance(Chance):
    """The referee's chance: BLAKE2b keyed by the secret seed, one named stream per purpose.

    >>> chance = KeyedChance(bytes(32), ["dice", "deck"])
    >>> [chance.draw(0, i, 6) for i in range(3)] == [chance.draw(0, i, 6) for i in range(3)]
    True
    """

    def __init__(self, seed: bytes, streams: Sequence[str]) -> None:
        self._seed = seed
        self._streams = tuple(streams)
        self._bases = [blake2b(name.encode() + b"\0", digest_size=16, key=seed) for name in streams]

    def draw(self, stream: i64, index: i64, bound: i64) -> i64:
        # 128 bits modulo a bound below 2**16: the bias is under 2**-112.
        block = self._bases[stream].copy()
        block.update(int(index).to_bytes(8, "big"))
        drawn = int.from_bytes(block.digest(), "big")
        return drawn % int(bound)

    def __reduce__(self) -> tuple[object, ...]:
        return KeyedChance, (self._seed, self._streams)


@final
class FastRandom:
    """A small generator for simulations: multiply with carry (Marsaglia), period 2**62.

    The same numbers compiled and interpreted: nothing in it needs more than 63 bits.

    >>> random = FastRandom(1)
    >>> [random.below(6) for _ in range(5)]
    [4, 3, 1, 2, 2]
    """

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        mixed = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")
        self._word: i64 = mixed % (MULTIPLIER << 32) or 1

    def below(self, bound: i64) -> i64:
        """A number in `range(bound)`; the bound is small."""
        word = MULTIPLIER * (self._word & LOW) + (self._word >> 32)
        self._word = word
        return (word & LOW) * bound >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return random_at, (int(self._word),)


def random_at(word: int) -> FastRandom:
    """A generator that goes on from where another one was: for pickle and copy."""
    random = FastRandom(0)
    random._word = word
    return random


class FastChance(Chance):
    """Chance for simulations, where only the distribution matters: it ignores stream and index."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)

    def draw(self, stream: i64, index: i64, bound: i64) -> i64:
        return self._random.below(bound)

    def shuffle(self, stream: i64, index: i64, cards: list[int]) -> None:
        """The same results, without a call for each."""
        for last in range(len(cards) - 1, 0, -1):
            other = self._random.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def __reduce__(self) -> tuple[object, ...]:
        return chance_at, (self._random,)


def chance_at(random: FastRandom) -> FastChance:
    """Chance that takes its results from this generator: for pickle and copy."""
    chance = FastChance(0)
    chance._random = random
    return chance


def seed_hash(seed: bytes) -> str:
    """What is published before a match; the seed itself follows when it is over."""
    return sha256(b"stormark seed\0" + seed).hexdigest()
