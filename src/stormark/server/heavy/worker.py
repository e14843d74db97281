"""A process for heavy work: `python -m stormark.server.heavy.worker MEMORY SECONDS PARENT`."""

from __future__ import annotations

import sys

from stormark.server.heavy.desk import Desk
from stormark.server.workers.loop import run

if __name__ == "__main__":
    sys.exit(run(Desk().hear))
