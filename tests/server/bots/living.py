"""Which processes live."""

from __future__ import annotations

import time
from pathlib import Path

PROC = Path("/proc")


def lives(process: int) -> bool:
    try:
        return _stat(process)[0] != "Z"
    except FileNotFoundError:
        return False


def ends(process: int, patience: float = 10.0) -> bool:
    until = time.monotonic() + patience
    while lives(process) and time.monotonic() < until:
        time.sleep(0.02)
    return not lives(process)


def children(parent: int) -> list[int]:
    """The living processes that a process has started."""
    numbers = [int(path.name) for path in PROC.iterdir() if path.name.isdecimal()]
    return [number for number in numbers if lives(number) and _stat(number)[1] == str(parent)]


def _stat(process: int) -> list[str]:
    """State, parent and more, after the name."""
    return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
