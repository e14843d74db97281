"""What every worker process says and hears, whatever its work is."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

encoded: Final = msgspec.json.Encoder().encode


class WorkerMessage(Struct, tag_field="type"):
    """A line between the server and a worker."""


class Ready(WorkerMessage, tag="ready"):
    """The worker has started and listens."""


class Failed(WorkerMessage, tag="failed"):
    """The work raised an error: its kind and where it came from, nothing it had in hand."""

    error: str
    trace: str


class Worked(WorkerMessage, tag="worked"):
    """Comes before every answer: how long it took, for those who want to know."""

    seconds: float
    process: int


class Forget(WorkerMessage, tag="forget"):
    """Something that was sent along once is not needed any more."""

    name: str
