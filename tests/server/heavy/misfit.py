"""Workers that do what a worker must not: `misfit.py HOW`."""

from __future__ import annotations

import os
import sys
import time

from stormark.server.workers.loop import work
from stormark.server.workers.sandbox import submit


def hear(line: bytes) -> None:
    match sys.argv[1]:
        case "dies":
            os._exit(3)
        case "hangs":
            time.sleep(600)
        case "eats":
            bytes(2 << 30)


if __name__ == "__main__":
    submit(1 << 30, os.getppid())
    sys.exit(work(sys.stdin.buffer, sys.stdout.buffer, 10, hear))
