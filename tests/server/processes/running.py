"""Servers as processes of their own, and clients that talk to them over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.patience import PATIENCE

PROGRAM = [sys.executable, "-c", "from stormark.cli.main import main; main()"]
UNLIMITED = ("REQUESTS", "NEW_TABLES", "MESSAGES", "ADDRESS_MESSAGES", "FRAMES")

Message = dict[str, Any]


@dataclass(frozen=True)
class Server:
    """A running server."""

    process: subprocess.Popen[str]
    address: str

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"X-Table-Token": token} if token else {}
        answer = httpx.post(self.address + path, json=body, headers=headers, timeout=PATIENCE)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def stop(self) -> None:
        """End it in an orderly way."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0


@contextmanager
def served(
    database: str, log: Path, *more: str, program: Sequence[str] = PROGRAM, **settings: str
) -> Iterator[Server]:
    """`stormark serve` on a free port; what it logs goes to a file.

    `settings` are variables of the environment, without STORMARK_.
    """
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONUNBUFFERED": "1",
        "STORMARK_LANG": "en",
        **{f"STORMARK_{name}": "none" for name in UNLIMITED},
        **{f"STORMARK_{name}": value for name, value in settings.items()},
    }
    command = [*program, "serve", "--port", "0", "--database", database, *more]
    with log.open("a") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
            start_new_session=True,  # so that its workers end with it below
        )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://" in first, log.read_text()
        yield Server(process, "http://" + first.strip().partition("http://")[2])
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


class Client:
    """One connection to a table, and everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.told: list[Message] = []

    @staticmethod
    async def at(server: Server, table: str, token: str = "", **more: Any) -> Client:
        """A connection that has said hello."""
        address = server.address.replace("http", "ws", 1)
        client = Client(await connect(f"{address}/api/tables/{table}/live", max_size=None))
        await client.say(type="hello", protocol=1, token=token, **more)
        return client

    async def say(self, **message: Any) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            return  # `hear` tells how it ended

    async def hear(self, *kinds: str) -> Message | None:
        """The next message of these kinds; None if the connection was closed instead."""
        try:
            while True:
                message: Message = json.loads(await self._socket.recv())
                self.told.append(message)
                if message["type"] in kinds:
                    return message
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        await self._socket.close()
