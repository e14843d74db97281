"""How many connections the system lets a process have."""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 65_536
KEPT_FREE: Final = 256  # descriptors for the database, files, pipes to bots and the log
UNKNOWN: Final = 1024  # what a system allows that does not say


def raise_descriptor_limit() -> None:
    """As many descriptors as this process may take without asking anybody."""
    try:
        import resource
    except ImportError:  # Windows counts differently, and has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems allow less than they say: then that is it
        return


def connections_possible() -> int:
    """Connections there are descriptors for, with some kept for everything else."""
    try:
        import resource
    except ImportError:
        return UNKNOWN - KEPT_FREE
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return ENOUGH
    return max(soft - KEPT_FREE, soft // 2)
