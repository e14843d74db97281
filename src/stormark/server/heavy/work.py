"""Heavy work on its way: answered from what is known, or by a worker when its asker has a turn."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import ceil
from typing import Final, Protocol, TypeAlias

from stormark.kernel.packs.problem import Problem
from stormark.kernel.refusal import InputError, Refusal
from stormark.server.config import Config
from stormark.server.heavy.answer_cache import AnswerCache
from stormark.server.heavy.desk import Desk
from stormark.server.heavy.questions import (
    Answer,
    Material,
    Question,
    Refusing,
    Told,
    from_worker,
)
from stormark.server.heavy.worded_pack_error import WordedPackError
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.operations.logs import log
from stormark.server.operations.tracing import tracing
from stormark.server.workers.ending import end
from stormark.server.workers.messages import Forget
from stormark.server.workers.process import Worker, WorkerError, command
from stormark.server.workers.turns import TooMuchAsked, Turns

SECONDS: Final = 10  # of computing for one question
PATIENCE: Final = 20.0  # seconds that one question may take, whatever else the machine does
MEMORY: Final = 1 << 30  # bytes of address space of a process
LONGEST_ANSWER: Final = 64_000_000  # bytes
MOST_KNOWN: Final = 8  # matches and packs that a process has at hand
TOO_MUCH: Final = "T-RATE-01"
EXHAUSTED: Final = ("too slow", "died", "MemoryError", "RecursionError")

Materials: TypeAlias = Callable[[], Awaitable[Mapping[str, Material]]]


class Answering(Protocol):
    """Whoever answers questions: a process, or this one."""

    def knows(self, names: Sequence[str]) -> bool: ...

    async def ask(
        self, materials: Mapping[str, Material], question: Question, seconds: float
    ) -> Told: ...

    async def stop(self) -> None: ...


class InThisProcess:
    """Answers beside the loop, without limits: for a server that one trusts all users of."""

    def __init__(self) -> None:
        self._desk = Desk()
        self._names: OrderedDict[str, None] = OrderedDict()

    def knows(self, names: Sequence[str]) -> bool:
        return True

    async def ask(
        self, materials: Mapping[str, Material], question: Question, seconds: float
    ) -> Told:
        for name, material in materials.items():
            if name not in self._names:
                self._desk.answer(material)
            self._names[name] = None
            self._names.move_to_end(name)
        while len(self._names) > MOST_KNOWN:
            self._desk.answer(Forget(self._names.popitem(last=False)[0]))
        told = await asyncio.to_thread(self._desk.answer, question)
        assert told is not None
        return told

    async def stop(self) -> None:
        """Nothing was started."""


async def no_materials() -> Mapping[str, Material]:
    return {}


class HeavyWork:
    """Every question is answered once, and whoever asks a lot waits for it alone."""

    def __init__(self, config: Config, start: Sequence[str] = ()) -> None:
        at_once = max(1, config.heavy_workers)
        started_as = start or command("stormark.server.heavy.worker", SECONDS, MEMORY)
        self._turns = Turns(at_once, config.heavy_questions, config.heavy_seconds)
        self._workers: list[Answering] = [
            Worker[Told](started_as, from_worker, LONGEST_ANSWER, MOST_KNOWN)
            if config.heavy_workers
            else InThisProcess()
            for _ in range(at_once)
        ]
        self._free = list(self._workers)
        self._known = AnswerCache()
        self._under_way: dict[bytes, asyncio.Future[bytes]] = {}
        self.asked = 0  # questions that took work

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def busy(self) -> int:
        return len(self._workers) - len(self._free)

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def ask(
        self, owners: Sequence[str], question: Question, materials: Materials = no_materials
    ) -> bytes:
        """The answer as JSON.  Raises InputError and LobbyRefusal, also where it is too much."""
        if not question.kept:
            return await self._answer(owners, question, materials)
        key = AnswerCache.key(question)
        while key in self._under_way:
            try:
                return await asyncio.shield(self._under_way[key])
            except LobbyRefusal as error:
                if error.refusal.rule != TOO_MUCH:
                    raise
                # it was too much for whoever asked first
        known = self._known.find(key)
        if known is not None:
            return known
        work = asyncio.ensure_future(self._answer(owners, question, materials))
        self._under_way[key] = work
        work.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(work)

    async def close(self) -> None:
        """End all processes; nobody must be asking any more."""
        await end(*self._under_way.values())
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def _done(self, key: bytes, work: asyncio.Future[bytes]) -> None:
        """Whoever asked may have gone; the next one finds the answer."""
        del self._under_way[key]
        if not work.cancelled() and work.exception() is None:
            self._known.keep(key, work.result())

    async def _answer(
        self, owners: Sequence[str], question: Question, materials: Materials
    ) -> bytes:
        try:
            with tracing.span("heavy question", question=type(question).__name__):
                async with self._turns.turn(owners, background=question.background):
                    told = await self._told(question, await materials())
        except TooMuchAsked as error:
            params = {"seconds": max(1, ceil(error.seconds))}
            raise LobbyRefusal(Refusal(TOO_MUCH, "", params)) from None
        if isinstance(told, Answer):
            return bytes(told.body)
        if isinstance(told, Refusing):
            raise LobbyRefusal(Refusal(told.rule, told.reason, told.params))
        if told.flaws:
            raise WordedPackError(
                [Problem(f.message, f.file, f.path, f.line, f.params) for f in told.flaws],
                [f.texts for f in told.flaws],
            )
        raise InputError(told.problem, told.place, **told.params)

    async def _told(self, question: Question, materials: Mapping[str, Material]) -> Told:
        names = [*materials]
        knowing = [worker for worker in self._free if worker.knows(names)]
        worker = knowing[-1] if knowing else self._free[0]
        self._free.remove(worker)
        self.asked += 1
        try:
            return await worker.ask(materials, question, PATIENCE)
        except WorkerError as failure:
            asked = type(question).__name__
            log("heavy work failed", logging.WARNING, asked=asked, why=failure.why)
            if failure.why in EXHAUSTED:
                raise LobbyRefusal(Refusal("T-WORK-01")) from None
            raise
        finally:
            self._free.append(worker)
