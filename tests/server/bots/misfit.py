"""Workers that do what a worker must not: `misfit.py HOW NOTES`.

NOTES is a file: every process adds its id, so tests see how many there were.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from stormark.server.workers.sandbox import allow, submit

READY = b'{"type":"ready"}\n'
GENEROUS = 1 << 30


def answer_badly(how: str) -> None:
    """Listen, and answer every line in a way of one's own."""
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(bad_answer(how, json.loads(line)))
        sys.stdout.buffer.flush()


def bad_answer(how: str, welcome: dict[str, object]) -> bytes:
    match how:
        case "dies":
            os._exit(3)
        case "hangs":
            time.sleep(600)
        case "garbage":
            return b"\xff{[ whatever\n"
        case "endless":
            return b"x" * 1_000_000
        case "greedy-for-memory":
            return bytes(2 * GENEROUS)
        case "spins":
            allow(1)
            while True:
                pass
        case "stale":
            return b'{"type":"act","request":"bot","decision":"long ago","action":{"verb":"x"}}\n'
    raise ValueError(how)


def main() -> int:
    how, notes = sys.argv[1:]
    with Path(notes).open("a") as file:
        file.write(f"{os.getpid()}\n")
    first = len(Path(notes).read_text().split()) == 1
    submit(GENEROUS, os.getppid())
    if how == "dies-once" and first:
        return 3
    if how not in ("dies-once", "noisy", "raises"):
        answer_badly(how)
        return 0
    from stormark.server.bots import worker  # it takes a while
    from stormark.server.bots.thinking import think

    thought = think

    def noisy(*given: Any) -> Any:
        sys.stdout.write("thinking" * 10_000)
        return thought(*given)

    def raises(*given: Any) -> Any:
        raise KeyError("what the seat holds")

    if how == "noisy":
        os.write(2, b"!" * 1_000_000)
    vars(worker)["think"] = {"noisy": noisy, "raises": raises}.get(how, thought)
    sys.argv[1:] = [str(GENEROUS), "10", str(os.getppid())]
    return worker.main()


if __name__ == "__main__":
    sys.exit(main())
