"""Scripted chance: results and shuffles listed beforehand, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from stormark.kernel.chance import Chance
from stormark.kernel.fields import expect, inside, only, read, texts
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError

Lookup: TypeAlias = Callable[[int, int, str], int]
"""`lookup(stream, bound, word)`: the result a word names; InputError if it does not fit."""

Names: TypeAlias = Callable[[int, int], Collection[str]]
"""`names(stream, card)`: what a card of a shuffled pile may be called."""


@dataclass(frozen=True)
class Shuffle:
    """How a pile comes out of being shuffled: these cards lie on top, the uppermost first."""

    stream: int
    top: tuple[str, ...]


def read_shuffles(table: JsonDict, streams: Sequence[str], place: str) -> tuple[Shuffle, ...]:
    """`shuffles` of a step or of a new game: `[{ stream = "deck/soldier", top = ["bomber"] }]`."""
    here = inside(place, "shuffles")
    found: list[Shuffle] = []
    for index, item in enumerate(read(table, "shuffles", list, place, [])):
        at = f"{here}[{index}]"
        entry: JsonDict = expect(item, dict, at)
        only(entry, ("stream", "top"), at)
        stream = read(entry, "stream", str, at)
        if stream not in streams:
            allowed = ", ".join(streams)
            raise InputError(
                "argument-unknown", inside(at, "stream"), found=stream, allowed=allowed
            )
        top = texts(read(entry, "top", list, at), inside(at, "top"))
        found.append(Shuffle(streams.index(stream), tuple(top)))
    return tuple(found)


class ScriptedChance(Chance):
    """Gives the listed results in order, and shuffles as listed.

    Streams that are `only_shuffled`, or all where no results are listed (None), are not scripted
    draw by draw: `fallback` serves them.

    >>> coin = ScriptedChance(["tails", "heads"], lambda stream, bound, word: int(word == "tails"))
    >>> coin.draw(0, 0, 2), coin.unused
    (1, ['heads'])
    """

    def __init__(
        self,
        words: Sequence[str] | None,
        lookup: Lookup,
        fallback: Chance | None = None,
        only_shuffled: frozenset[int] = frozenset(),
        shuffles: Sequence[Shuffle] = (),
        names: Names | None = None,
    ) -> None:
        self._words = None if words is None else list(words)
        self._lookup = lookup
        self._next = 0
        self._fallback = fallback
        self._only_shuffled = only_shuffled
        self._shuffles = list(shuffles)
        self._names = names

    def draw(self, stream: int, index: int, bound: int) -> int:
        if self._fallback is not None and (self._words is None or stream in self._only_shuffled):
            return self._fallback.draw(stream, index, bound)
        words = self._words or []
        if self._next == len(words):
            raise InputError("scenario-results-exhausted", "dice", given=len(words))
        word = words[self._next]
        result = self._lookup(stream, bound, word)
        if not 0 <= result < bound:
            raise InputError("scenario-result-unfit", f"dice[{self._next}]", word=word)
        self._next += 1
        return result

    def shuffle(self, stream: int, index: int, cards: list[int]) -> None:
        super().shuffle(stream, index, cards)
        for shuffle in self._shuffles:
            if shuffle.stream == stream:
                self._shuffles.remove(shuffle)
                for word in reversed(shuffle.top):
                    self._put_on_top(stream, cards, word)
                return

    def _put_on_top(self, stream: int, cards: list[int], word: str) -> None:
        for card in cards:
            if self._names is not None and word in self._names(stream, card):
                cards.remove(card)
                cards.append(card)
                return
        raise InputError("scenario-shuffle-unfit", "shuffles", word=word)

    def check_used_up(self, place: str) -> None:
        """Raises InputError for a result or a shuffle that nobody needed."""
        if self.unused:
            left = ", ".join(self.unused)
            raise InputError("scenario-results-left", inside(place, "dice"), found=left)
        if self._shuffles:
            raise InputError(
                "scenario-shuffles-left", inside(place, "shuffles"), found=len(self._shuffles)
            )

    @property
    def unused(self) -> list[str]:
        """The results nobody asked for."""
        return [] if self._words is None else self._words[self._next :]

    @property
    def unused_shuffles(self) -> int:
        """How many shuffles did not happen."""
        return len(self._shuffles)
