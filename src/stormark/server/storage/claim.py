"""A SQLite file is served by one process: it alone knows what it told its clients."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from stormark.kernel.refusal import InputError
from stormark.server.storage.address import PLACE, SQLITE, kind_of, sqlite_file


@contextmanager
def claim(url: str) -> Iterator[None]:
    """Keep other servers away from a SQLite file; raises InputError if one is there already.

    The system lets go of it when this process ends, however it ends.
    """
    if kind_of(url) != SQLITE or sys.platform == "win32":
        yield
        return
    import fcntl

    file = sqlite_file(url)
    try:
        held = os.open(f"{file}-server", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("database-file", PLACE, found=str(file), reason=reason) from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise InputError("database-served", PLACE, found=str(file)) from None
    try:
        yield
    finally:
        os.close(held)
