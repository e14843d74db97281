"""How a worker begins: `python -m stormark.server.workers.start MODULE MEMORY SECONDS PARENT`.

It submits to its limits before it loads anything: loading takes a while, and others come first.
"""

from __future__ import annotations

import sys
from importlib import import_module

from stormark.server.workers.sandbox import submit


def main() -> int:
    module = sys.argv.pop(1)
    submit(int(sys.argv[1]), int(sys.argv[3]))
    status: int = import_module(module).main()
    return status


if __name__ == "__main__":
    sys.exit(main())
