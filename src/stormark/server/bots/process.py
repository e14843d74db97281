"""One worker process: started when it is needed, ended at the first thing that goes wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from stormark.server.bots.worker_messages import (
    Failed,
    FromWorker,
    Pack,
    Ready,
    encoded,
    from_worker,
)
from stormark.server.protocol.messages import Act, Welcome

STARTING: Final = 60.0  # seconds that a process may take before it listens
ENDING: Final = 5.0  # seconds until we no longer wait for a process that was killed
LONGEST_ANSWER: Final = 65_536  # bytes
MOST_PACKS: Final = 8  # content packs in one process, before a fresh one takes its place


class WorkerError(Exception):
    """A worker gave no answer.  `why` is for the log, and so is `trace`."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.trace = trace


class Worker:
    """Any failure ends the process; the next question starts another one."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._packs: set[str] = set()  # by hash: what the process knows already

    async def ask(self, welcome: Welcome, pack: Pack | None, seconds: float) -> Act:
        """The answer to the decision of a welcome; raises WorkerError."""
        try:
            await self._start(welcome.table.pack if pack else "")
            async with asyncio.timeout(seconds):
                if pack is not None and welcome.table.pack not in self._packs:
                    await self._tell(pack)
                    self._packs.add(welcome.table.pack)
                await self._tell(welcome)
                answer = await self._hear()
            if isinstance(answer, Act):
                return answer
            if isinstance(answer, Failed):
                raise WorkerError(answer.error, answer.trace)
            raise WorkerError("garbage")
        except BaseException as error:
            await self.stop()
            raise _told(error) from None

    async def stop(self) -> None:
        """End the process and whatever it started."""
        process, self._process = self._process, None
        self._packs.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await process.communicate()

    async def _start(self, pack: str) -> None:
        """See to it that a process listens, and has room for a pack."""
        if self._process is not None and self._process.returncode is not None:
            await self.stop()
        if len(self._packs | {pack}) > MOST_PACKS:
            await self.stop()
        if self._process is not None:
            return
        async with asyncio.timeout(STARTING):
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # errors may quote what a seat knows
                limit=LONGEST_ANSWER,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
            )
            if not isinstance(await self._hear(), Ready):
                raise WorkerError("garbage")

    async def _tell(self, message: Welcome | Pack) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(encoded(message) + b"\n")
        await self._process.stdin.drain()

    async def _hear(self) -> FromWorker:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return from_worker.decode(line)


def _told(error: BaseException) -> BaseException:
    """What went wrong, as far as it is about the worker."""
    if isinstance(error, TimeoutError):
        return WorkerError("too slow")
    if isinstance(error, EOFError | OSError):
        return WorkerError("died")
    if isinstance(error, ValueError | msgspec.MsgspecError):  # ValueError: a line without an end
        return WorkerError("garbage")
    return error
