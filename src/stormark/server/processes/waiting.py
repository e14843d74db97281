"""A server that starts before its database waits for it, and says so to whoever asks."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import WARNING
from time import monotonic
from typing import Any, Final

import msgspec
import uvicorn

from stormark.build_info import version_line
from stormark.server.operations.logs import log
from stormark.server.storage import history
from stormark.server.storage.database import Database, DatabaseAway, open_database
from stormark.server.storage.trouble import UNREACHABLE, StorageError, storage_problem

FIRST_PAUSE: Final = 0.2  # seconds between two attempts
LONGEST_PAUSE: Final = 5.0


async def prepare_database(url: str, patience: float, listening: socket.socket) -> None:
    """Bring the database up to date, if need be when it is there at last.

    Meanwhile connections are told that this process lives, and is not ready.  Raises InputError if
    the database is not there after `patience` seconds, or if anything else is wrong with it.
    """
    database = open_database(url)
    try:
        try:
            await database.prepare()
        except DatabaseAway as away:
            log("waiting for database", WARNING, **_facts(away), seconds=patience)
            async with _answering(listening):
                await _until_there(database, monotonic() + patience)
            log("database is there", WARNING)
        await database.check()
        await _have_room(database)
    finally:
        await database.close()


async def _have_room(database: Database) -> None:
    """Raises InputError if nothing can be written: then there is no point in serving."""
    try:
        await database.run(history.fill)
        await database.run(history.clear_filler)
    except StorageError as error:
        raise storage_problem(database.shown, error) from error


async def _until_there(database: Any, until: float) -> None:
    pause = FIRST_PAUSE
    while True:
        await asyncio.sleep(random.uniform(pause / 2, pause))
        try:
            await database.prepare()
            return
        except DatabaseAway:
            if monotonic() + pause > until:
                raise
        pause = min(LONGEST_PAUSE, 2 * pause)


def _facts(away: DatabaseAway) -> dict[str, str]:
    return {name: str(away.params[name]) for name in ("found", "reason")}


@asynccontextmanager
async def _answering(listening: socket.socket) -> AsyncIterator[None]:
    settings = uvicorn.Config(
        _answer, log_config=None, access_log=False, lifespan="off", server_header=False
    )
    server = uvicorn.Server(settings)
    serving = asyncio.ensure_future(server._serve([listening.dup()]))  # it closes what it is given
    try:
        yield
    finally:
        server.should_exit = True
        await serving


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    """Alive, and nothing else."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013})
        return
    if scope["path"] == "/health/live":
        status, body = 200, {"status": "ok", "version": version_line()}
    else:
        status, body = 503, {"problem": "server-not-ready", "reason": UNREACHABLE}
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(body)})
