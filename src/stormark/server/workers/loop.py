"""What a worker process does all its life: read a line, do the work, answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from time import monotonic
from typing import BinaryIO, TypeAlias

from msgspec import Struct

from stormark.server.operations.logs import described
from stormark.server.workers.messages import Failed, Ready, Worked, encoded
from stormark.server.workers.sandbox import allow

Hear: TypeAlias = Callable[[bytes], Struct | None]
"""The answer to a line; None where it is only remembered."""


def work(lines: Iterable[bytes], answers: BinaryIO, seconds: int, hear: Hear) -> int:
    """Answer line by line until there are no more; the exit status.

    After an error it says where, and ends: the server starts another process.
    """
    _tell(answers, Ready())
    for line in lines:
        allow(seconds)
        began = monotonic()
        try:
            answer = hear(line)
        except Exception as error:
            _tell(answers, Failed(**described(error)))
            return 1
        if answer is not None:
            _tell(answers, Worked(monotonic() - began, os.getpid()))
            _tell(answers, answer)
    return 0


def _tell(answers: BinaryIO, message: Struct) -> None:
    answers.write(encoded(message) + b"\n")
    answers.flush()


def run(hear: Hear) -> int:
    """A worker that was started by `start`: its arguments are memory, seconds and parent."""
    _, seconds, _ = (int(word) for word in sys.argv[1:])
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever else is printed is no answer
        return work(sys.stdin.buffer, answers, seconds, hear)
