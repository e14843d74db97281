"""Answers that were given before, as many as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Final

from msgspec import Struct

from stormark.server.workers.messages import encoded

ROOM: Final = 64_000_000  # bytes
LARGEST: Final = 8_000_000  # of one answer


class AnswerCache:
    """A question says everything its answer depends on: viewer, language, state of the match.

    So what one viewer was told is never told to another.
    """

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._used = 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    @staticmethod
    def key(question: Struct) -> bytes:
        return sha256(encoded(question)).digest()

    def find(self, key: bytes) -> bytes | None:
        answer = self._answers.get(key)
        if answer is not None:
            self._answers.move_to_end(key)
        return answer

    def keep(self, key: bytes, answer: bytes) -> None:
        if len(answer) > LARGEST or key in self._answers:
            return
        self._answers[key] = answer
        self._used += len(answer)
        while self._used > self._room:
            _, dropped = self._answers.popitem(last=False)
            self._used -= len(dropped)
