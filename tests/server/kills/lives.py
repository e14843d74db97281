"""The lives of one server: it is killed and started again, on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 300.0  # seconds until something must have gone wrong, however busy the machine is
KILLED = "ended -9\n"


class Lives:
    """At most one at a time.  `address` waits for the next one."""

    def __init__(self, nursery: Process) -> None:
        self._nursery = nursery
        self._alive = asyncio.Event()
        self._pid = 0
        self._address = ""
        self.deaths = 0

    async def begin(self, fuse: int = 0) -> None:
        """A server that answers; with a fuse it may kill itself later on."""
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(b"%d\n" % fuse)
        pid, self._address = (await self._line()).split()
        self._pid = int(pid)
        self._alive.set()

    async def kill(self, death: Awaitable[None] | None = None) -> None:
        """Returns when it is dead; `death` is whoever waits for that already."""
        os.kill(self._pid, signal.SIGKILL)
        await (death or self.died())

    async def died(self) -> None:
        """Returns when it was killed; any other end is an error."""
        told = await self._line()
        self._alive.clear()
        self._pid = 0
        assert told == KILLED, told
        self.deaths += 1

    async def address(self) -> str:
        await self._alive.wait()
        return self._address

    def end(self) -> None:
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        async with httpx.AsyncClient(base_url=await self.address(), timeout=PATIENCE) as http:
            answer = await http.post(path, json=body, headers={"X-Table-Token": token})
            assert answer.status_code < 300, answer.text
            return answer.json()

    async def reached(self, status: int) -> None:
        """Returns when it says that it is ready (200), or not (503)."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
            while (await http.get(f"{self._address}/health/ready")).status_code != status:
                await asyncio.sleep(0.02)

    async def _line(self) -> str:
        assert self._nursery.stdout is not None
        return (await self._nursery.stdout.readline()).decode()


@asynccontextmanager
async def lives(database: str, log: Path) -> AsyncIterator[Lives]:
    """A nursery for servers of a database; what they log goes to a file."""
    paths = os.pathsep.join(path for path in sys.path if path)
    with log.open("a") as errors:
        nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.kills.nursery", database),
            stdin=PIPE,
            stdout=PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": paths},
        )
    found = Lives(nursery)
    try:
        yield found
    finally:
        found.end()
        nursery.kill()
        await nursery.communicate()
