"""The processes that think for bots, and what happens when one fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias, cast

from stormark.bots.levels import EXPERT, MASTER, SKILLED
from stormark.bots.registry import AT, character_of, level_of
from stormark.kernel.action import Action, Decision
from stormark.kernel.refusal import InputError
from stormark.server.bots.worker_messages import Pack, from_worker
from stormark.server.config import Config
from stormark.server.content.games import game_named
from stormark.server.operations.logs import log
from stormark.server.operations.tracing import tracing
from stormark.server.protocol import shapes
from stormark.server.protocol.messages import PROTOCOL, Act, Welcome
from stormark.server.storage.tables import TableRow
from stormark.server.table.pending_tasks import BotTask
from stormark.server.table.summary import summary_of
from stormark.server.workers.process import Worker, WorkerError, command

SECONDS: Final = 10  # for a decision
MEMORY: Final = 1 << 30  # bytes of address space
PACKS: Final = 16  # texts kept at hand
TABLES: Final = 1_000  # whose last worker and failures are remembered
FAILURES: Final = 2  # at a table, until its bots think less
PACKS_OF_A_WORKER: Final = 8
LONGEST_ANSWER: Final = 65_536  # bytes

PackText: TypeAlias = Callable[[str, str], Awaitable[str | None]]
"""The text of a content pack, by game and hash."""


def thinkers_each(config: Config) -> int:
    """How many processes think for one worker of a server: all share a machine.

    >>> [thinkers_each(Config("", workers=workers, thinkers=6)) for workers in (1, 2, 4, 8)]
    [6, 3, 1, 1]
    """
    return max(1, config.thinkers // config.workers)


def quicker_bot(bot: str) -> str:
    """Who answers when a bot failed: it may have thought for too long on a slow machine.

    >>> quicker_bot("ixchel@master"), quicker_bot("casual")
    ('ixchel@skilled', 'casual')
    """
    if level_of(bot) not in (EXPERT, MASTER):
        return bot
    character = character_of(bot)
    return f"{character}{AT}{SKILLED}" if character else SKILLED


class Pool:
    """Workers that wait for something to think about.

    Tables are served in the order they ask, and a table asks for one answer at a time: nobody
    waits longer than everybody else thinks once.
    """

    def __init__(
        self,
        workers: int,
        pack_text: PackText,
        seconds: float = SECONDS,
        start: Sequence[str] = (),
    ) -> None:
        self._seconds = seconds
        self._pack_text = pack_text
        self._turns = asyncio.Semaphore(workers)
        started_as = start or command("stormark.server.bots.worker", SECONDS, MEMORY)
        self._workers: list[Worker[Act]] = [
            Worker(started_as, from_worker, LONGEST_ANSWER, PACKS_OF_A_WORKER)
            for _ in range(workers)
        ]
        self._free = list(self._workers)
        self._last: dict[str, Worker[Act]] = {}  # who answered last, by table
        self._failures: dict[str, int] = {}  # of bots, by table
        self._packs: dict[str, Pack] = {}
        self.waiting = 0  # tables whose bots nobody thinks for yet

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def busy(self) -> int:
        return len(self._workers) - len(self._free)

    async def choose(self, table: TableRow, thinking: BotTask) -> Action | None:
        """The bot's answer; None if it failed again and again."""
        pack = await self._pack(table)
        for bot in self._attempts(table.id, thinking.bot):
            welcome = welcome_of(table, replace(thinking, bot=bot))
            try:
                with tracing.span("bot", game=table.game, bot=bot):
                    return await self._ask(welcome, pack, thinking.decision)
            except WorkerError as failure:
                self._note_failure(table.id)
                log(
                    "a bot failed",
                    logging.WARNING,
                    game=table.game,
                    bot=bot,
                    decision=thinking.decision.kind,
                    why=failure.why,
                    trace=failure.trace,
                )
        return None

    async def close(self) -> None:
        """End all processes; nobody must be asking any more."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _ask(self, welcome: Welcome, pack: Pack | None, decision: Decision) -> Action:
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        try:
            worker = self._worker_for(welcome.table.id)
            try:
                packs = {} if pack is None else {pack.name: pack}
                act = await worker.ask(packs, welcome, self._seconds)
                return await self._checked(worker, act, decision)
            finally:
                self._free.append(worker)
        finally:
            self._turns.release()

    def _attempts(self, table: str, bot: str) -> tuple[str, str]:
        """Who is asked, and who after a failure; often enough it is clear who is too slow here."""
        quicker = quicker_bot(bot)
        return (quicker if self._failures.get(table, 0) >= FAILURES else bot), quicker

    def _note_failure(self, table: str) -> None:
        self._failures[table] = self._failures.pop(table, 0) + 1
        if len(self._failures) > TABLES:
            del self._failures[next(iter(self._failures))]

    def _worker_for(self, table: str) -> Worker[Act]:
        """A free worker, the table's last one if possible: it remembers the table's bots."""
        last = self._last.pop(table, None)
        worker = last if last in self._free else self._free[-1]
        self._free.remove(worker)
        self._last[table] = worker
        if len(self._last) > TABLES:
            del self._last[next(iter(self._last))]
        return worker

    async def _checked(self, worker: Worker[Act], act: Act, decision: Decision) -> Action:
        """A worker that talks nonsense is not trusted with the next question either."""
        try:
            action = Action.from_json(act.action)
        except InputError:
            action = None
        if action in decision.actions and act.decision == decision.id:
            return action
        await worker.stop()
        raise WorkerError("illegal")

    async def _pack(self, table: TableRow) -> Pack | None:
        """The table's content pack, unless the game has it anyway."""
        if table.pack in ("", game_named(table.game).pack_hash):
            return None
        if table.pack not in self._packs:
            text = await self._pack_text(table.game, table.pack)
            if text is None:
                return None
            if len(self._packs) == PACKS:
                self._packs.clear()
            self._packs[table.pack] = Pack(table.pack, table.game, text)
        return self._packs[table.pack]


def welcome_of(table: TableRow, thinking: BotTask) -> Welcome:
    """What a connection at the bot's seat would be told on arrival."""
    seat = thinking.decision.seat
    card = summary_of(table)
    card.seats[seat].kind, card.seats[seat].bot = "bot", thinking.bot
    return Welcome(
        protocol=PROTOCOL,
        viewer=seat,
        seq=thinking.seq,
        table=card,
        view=thinking.view,
        decisions=[cast(shapes.Decision, thinking.decision.to_json())],
        play=None,
        events=[],
        standing={},
        position=thinking.position,
    )
