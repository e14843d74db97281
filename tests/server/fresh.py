"""New databases of SQLite, made once and copied: to bring one up to date takes a tenth of a second.

That a server does so with an empty one is tested by itself (tests/server/storage).
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from stormark.server.storage.database import open_database


def fresh_database(file: Path) -> str:
    """The URL of the database in a file, which is made if there is none."""
    if not file.exists():
        file.write_bytes(_prepared())
        file.chmod(0o600)
    return f"sqlite:///{file}"


@cache
def _prepared() -> bytes:
    """A database of this version with nothing in it."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:  # a loop may be running
        file = Path(folder, "tables.db")
        beside.submit(asyncio.run, _prepare(f"sqlite:///{file}")).result()
        return file.read_bytes()


async def _prepare(url: str) -> None:
    database = open_database(url)
    try:
        await database.prepare()
    finally:
        await database.close()
