r"""JSON in few bytes, the same ones everywhere: what position codes are made of.

A value begins with one byte that says what it is:

| byte | what follows |
|---|---|
| 00 to 7f | nothing: the int that is 2 less, -2 to 125 |
| 80, 81, 82 | nothing: null, true, false |
| 83, 84 | a number n: the int 126 + n, or -3 - n |
| 85 | eight bytes: a float |
| 86 | a number, and as many bytes of UTF-8: a word that was not there before |
| 87 | a number: a word that was there before, by its place |
| 88, 89 | a number, and as many values: a list; pairs of a word and a value: an object |
| 8a | a number, and a value: that value as often, in a list; no list and no object |
| 90 to bf | nothing: one of the first 48 words |
| c0 to ff | as many values, 0 to 63: a short list |

Numbers have seven bits a byte, the lowest first; the eighth says that there is more.

>>> unpack(pack({"seat": 1, "cards": [7, 7, 7, 7]}, ["seat"]), ["seat"])
{'cards': [7, 7, 7, 7], 'seat': 1}
>>> len(pack({"seat": 1, "cards": [7, 7, 7, 7]}, ["seat"]))
15
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from stormark.kernel.json import Json, canonical

NULL, TRUE, FALSE, MORE, LESS, FLOAT, WORD, KNOWN, LIST, OBJECT, REPEAT = range(0x80, 0x8B)
FIRST_WORDS: Final = range(0x90, 0xC0)
SHORT_LISTS: Final = range(0xC0, 0x100)
SMALL: Final = range(-2, 0x7E)
LONG_RUN: Final = 4  # equal values in a row that are worth a REPEAT
MOST_VALUES: Final = 100_000
DEEPEST: Final = 40


def pack(value: Json, words: Sequence[str] = ()) -> bytes:
    """A value in few bytes; `words` are known to whoever reads it."""
    writer = _Writer(words)
    writer.write(value)
    return bytes(writer.out)


def unpack(data: bytes, words: Sequence[str] = ()) -> Json:
    """Inverse of `pack`; raises ValueError for anything else."""
    reader = _Reader(data, words)
    value = reader.read(0)
    if reader.at != len(data):
        raise ValueError("there is more after the value")
    return value


class _Writer:
    def __init__(self, words: Sequence[str]) -> None:
        self.out = bytearray()
        self._words = {word: place for place, word in enumerate(words)}

    def write(self, value: Json) -> None:
        match value:
            case None | bool():
                self.out.append(NULL if value is None else TRUE if value else FALSE)
            case int():
                self._int(value)
            case float():
                self.out += bytes([FLOAT]) + struct.pack(">d", value)
            case str():
                self._word(value)
            case list():
                self._list(value)
            case dict():
                self._begin(OBJECT, len(value))
                for key in sorted(value):
                    self._word(key)
                    self.write(value[key])

    def _begin(self, what: int, number: int) -> None:
        self.out.append(what)
        while number > 0x7F:
            self.out.append(number & 0x7F | 0x80)
            number >>= 7
        self.out.append(number)

    def _int(self, value: int) -> None:
        if value in SMALL:
            self.out.append(value - SMALL.start)
        elif value > 0:
            self._begin(MORE, value - SMALL.stop)
        else:
            self._begin(LESS, SMALL.start - 1 - value)

    def _word(self, word: str) -> None:
        place = self._words.get(word)
        if place is None:
            self._words[word] = len(self._words)
            text = word.encode()
            self._begin(WORD, len(text))
            self.out += text
        elif place < len(FIRST_WORDS):
            self.out.append(FIRST_WORDS[place])
        else:
            self._begin(KNOWN, place)

    def _list(self, values: list[Json]) -> None:
        """Equal values in a row are written once; the list counts them all."""
        if len(values) < len(SHORT_LISTS):
            self.out.append(SHORT_LISTS[len(values)])
        else:
            self._begin(LIST, len(values))
        for _, equal in groupby(values, canonical):
            run = list(equal)
            if len(run) >= LONG_RUN and not isinstance(run[0], list | dict):
                self._begin(REPEAT, len(run))
                run = run[:1]
            for value in run:
                self.write(value)


class _Reader:
    def __init__(self, data: bytes, words: Sequence[str]) -> None:
        self.at = 0
        self._data = data
        self._words = list(words)
        self._left = MOST_VALUES

    def read(self, depth: int) -> Json:
        if depth > DEEPEST:
            raise ValueError("it is nested too deeply")
        what = self._byte()
        if what < NULL:
            return what + SMALL.start
        if what in (NULL, TRUE, FALSE):
            return None if what == NULL else what == TRUE
        if what in (MORE, LESS):
            number = self._number()
            return SMALL.stop + number if what == MORE else SMALL.start - 1 - number
        if what == FLOAT:
            found: float = struct.unpack(">d", self._bytes(8))[0]
            return found
        if what in SHORT_LISTS:
            return self._list(what - SHORT_LISTS.start, depth)
        if what == LIST:
            return self._list(self._number(), depth)
        if what == OBJECT:
            return self._object(self._number(), depth)
        return self._word(what)

    def _byte(self) -> int:
        return self._bytes(1)[0]

    def _bytes(self, count: int) -> bytes:
        found = self._data[self.at : self.at + count]
        self.at += count
        if len(found) < count:
            raise ValueError("it ends too early")
        return found

    def _number(self) -> int:
        number = shift = 0
        while True:
            byte = self._byte()
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def _word(self, what: int) -> str:
        if what == WORD:
            self._words.append(self._bytes(self._number()).decode())
            return self._words[-1]
        if what != KNOWN and what not in FIRST_WORDS:
            raise ValueError(f"nothing begins with {what:02x}")
        place = self._number() if what == KNOWN else what - FIRST_WORDS.start
        if place >= len(self._words):
            raise ValueError(f"there is no word {place}")
        return self._words[place]

    def _list(self, count: int, depth: int) -> list[Json]:
        self._take(count)
        found: list[Json] = []
        while len(found) < count:
            times = 1
            if self._data[self.at : self.at + 1] == bytes([REPEAT]):
                self.at += 1
                times = self._number()
                if not 1 <= times <= count - len(found):
                    raise ValueError("a value stands too often")
            value = self.read(depth + 1)
            if times > 1 and isinstance(value, list | dict):
                raise ValueError("a list or an object is repeated")
            found += [value] * times
        return found

    def _object(self, count: int, depth: int) -> dict[str, Json]:
        self._take(count)
        found: dict[str, Json] = {}
        for _ in range(count):
            key = self._word(self._byte())
            found[key] = self.read(depth + 1)
        return found

    def _take(self, values: int) -> None:
        self._left -= values
        if self._left < 0:
            raise ValueError("there are too many values")
