"""One worker process: started when it is needed, ended at the first thing that goes wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from stormark.server.operations.tracing import tracing
from stormark.server.workers.messages import Failed, Forget, Ready, Worked, encoded

A = TypeVar("A", bound=Struct)

STARTING: Final = 60.0  # seconds that a process may take before it listens
ENDING: Final = 5.0  # seconds until we no longer wait for a process that was killed


def command(module: str, seconds: int, memory: int) -> Sequence[str]:
    """How a worker is started: see `start`."""
    start = "stormark.server.workers.start"
    return (sys.executable, "-m", start, module, str(memory), str(seconds), str(os.getpid()))


class WorkerError(Exception):
    """A worker gave no answer.  `why` is for the log, and so is `trace`."""

    def __init__(self, why: str, trace: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.trace = trace


class Worker(Generic[A]):
    """Any failure ends the process; the next question starts another one."""

    def __init__(
        self,
        command: Sequence[str],
        answers: msgspec.json.Decoder[A | Ready | Worked | Failed],
        longest: int,
        most_known: int,
    ) -> None:
        """Answers have at most `longest` bytes; `most_known` materials are kept at once."""
        self._command = command
        self._answers = answers
        self._longest = longest
        self._most_known = most_known
        self._process: Process | None = None
        self._known: OrderedDict[str, None] = OrderedDict()  # what the process was sent already

    def knows(self, names: Sequence[str]) -> bool:
        """Whether the process has all this material at hand."""
        return all(name in self._known for name in names)

    async def ask(self, materials: Mapping[str, Struct], question: Struct, seconds: float) -> A:
        """The answer to a question about materials, by name; raises WorkerError.

        Those that the process knows already are not sent again.
        """
        try:
            await self._start()
            async with asyncio.timeout(seconds):
                for name, material in materials.items():
                    await self._send_once(name, material)
                await self._forget(len(materials))
                await self._tell(question)
                answer = await self._hear()
                if isinstance(answer, Worked):
                    tracing.worked(answer.seconds, answer.process)
                    answer = await self._hear()
            if isinstance(answer, Failed):
                raise WorkerError(answer.error, answer.trace)
            if isinstance(answer, Ready | Worked):
                raise WorkerError("garbage")
            return answer
        except BaseException as error:
            await self.stop()
            raise _told(error) from None

    async def stop(self) -> None:
        """End the process and whatever it started."""
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    process.kill()
                else:
                    os.killpg(process.pid, signal.SIGKILL)
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await process.communicate()

    async def _start(self) -> None:
        """See to it that a process listens."""
        if self._process is not None and self._process.returncode is not None:
            await self.stop()
        if self._process is not None:
            return
        async with asyncio.timeout(STARTING):
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # errors may quote what a seat knows
                limit=self._longest,
                start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
            )
            if not isinstance(await self._hear(), Ready):
                raise WorkerError("garbage")

    async def _send_once(self, name: str, material: Struct) -> None:
        if name not in self._known:
            await self._tell(material)
        self._known[name] = None
        self._known.move_to_end(name)

    async def _forget(self, needed: int) -> None:
        """What was used longest ago goes first."""
        while len(self._known) > max(self._most_known, needed):
            name, _ = self._known.popitem(last=False)
            await self._tell(Forget(name))

    async def _tell(self, message: Struct) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(encoded(message) + b"\n")
        await self._process.stdin.drain()

    async def _hear(self) -> A | Ready | Worked | Failed:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return self._answers.decode(line)


def _told(error: BaseException) -> BaseException:
    """What went wrong, as far as it is about the worker."""
    if isinstance(error, TimeoutError):
        return WorkerError("too slow")
    if isinstance(error, EOFError | OSError):
        return WorkerError("died")
    if isinstance(error, ValueError | msgspec.MsgspecError):  # ValueError: a line without an end
        return WorkerError("garbage")
    return error
