"""What a worker process submits to: others come first, and there is an end to everything."""

from __future__ import annotations

import os
import sys
from typing import Final

NICENESS: Final = 10
PR_SET_PDEATHSIG: Final = 1

if sys.platform == "win32":

    def submit(memory: int, parent: int) -> None:
        """This system has no such limits; the server's patience is one."""

    def allow(seconds: int) -> None:
        """Nor is computing time limited."""

else:
    import resource
    import signal
    from math import ceil

    def submit(memory: int, parent: int) -> None:
        """Take no more than `memory` bytes, make way for others, and end with the server."""
        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # it would hold what a seat knows
        if sys.platform == "linux":
            import ctypes

            # A question that arrives never interrupts whoever answers people just now.
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:  # it ended before we asked to be told
            sys.exit(1)

    def allow(seconds: int) -> None:
        """So much computing time from now on; the system ends the process after that."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        until = ceil(used.ru_utime + used.ru_stime) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
