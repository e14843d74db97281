"""A process for heavy work: see `workers.start`."""

from __future__ import annotations

from stormark.server.heavy.desk import Desk
from stormark.server.workers.loop import run


def main() -> int:
    return run(Desk().hear)
