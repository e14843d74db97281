"""Scripted chance: results listed beforehand, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from stormark.kernel.chance import Chance
from stormark.kernel.refusal import InputError

Lookup: TypeAlias = Callable[[int, int, str], int]
"""`lookup(stream, bound, word)`: the result a word names; InputError if it does not fit."""


class ScriptedChance(Chance):
    """Gives the listed results in order.

    Streams named in `fallback_streams` (shuffles, say) are not scripted: `fallback` serves them.

    >>> coin = ScriptedChance(["tails", "heads"], lambda stream, bound, word: int(word == "tails"))
    >>> coin.draw(0, 0, 2), coin.unused
    (1, ['heads'])
    """

    def __init__(
        self,
        words: Sequence[str],
        lookup: Lookup,
        fallback: Chance | None = None,
        fallback_streams: frozenset[int] = frozenset(),
    ) -> None:
        self._words = list(words)
        self._lookup = lookup
        self._next = 0
        self._fallback = fallback
        self._fallback_streams = fallback_streams

    def draw(self, stream: int, index: int, bound: int) -> int:
        if self._fallback is not None and stream in self._fallback_streams:
            return self._fallback.draw(stream, index, bound)
        if self._next == len(self._words):
            raise InputError("scenario-results-exhausted", "dice", given=len(self._words))
        word = self._words[self._next]
        result = self._lookup(stream, bound, word)
        if not 0 <= result < bound:
            raise InputError("scenario-result-unfit", f"dice[{self._next}]", word=word)
        self._next += 1
        return result

    @property
    def unused(self) -> list[str]:
        """The results nobody asked for."""
        return self._words[self._next :]
