"""Does what the server itself has to do: lets bots think, gives prepared answers, ends time.

Whoever writes a record says when the table is due again (`tables.due_at`), and its own process
acts at once.  Tables that stay due, because that process was killed, are found by the others, or
by itself when it is back.  Acting twice is harmless: the second answer is stale.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from secrets import choice
from time import monotonic
from typing import Final, Protocol

from stormark.kernel.action import Action, Decision
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id
from stormark.server.operations.logs import log_failure
from stormark.server.storage import tables
from stormark.server.storage.database import Database
from stormark.server.storage.tables import TableRow
from stormark.server.storage.trouble import StorageError
from stormark.server.table.absence import NOTHING, Absence, Company, absence
from stormark.server.table.pending_tasks import AutoAnswerTask, BotTask, PendingTask, TimeoutTask
from stormark.server.table.records import AnsweredBy
from stormark.server.table.requests import Command
from stormark.server.table.room import Room
from stormark.server.workers.ending import end

LOOK_EVERY: Final = 1.0  # seconds between two looks for tables that are due
OVERDUE: Final = 5_000  # milliseconds that another process has to do it itself
REFUSALS: Final = 10  # in a row, until something must be wrong with a table
UNHURRIED: Final = 0.4  # seconds for an answer in the turn of somebody else
LONGEST_REST: Final = 300.0  # seconds until a table where acting fails is tried again


class StuckError(Exception):
    """What the server does at a table is refused again and again."""


class Bots(Protocol):
    """Bots that think somewhere else."""

    async def choose(self, table: TableRow, thinking: BotTask) -> Action | None:
        """The answer; None if the bot failed: then somebody else should be asked."""

    async def close(self) -> None:
        """Nobody will ask any more."""


class Driver:
    """One task per table that has something to do."""

    def __init__(
        self,
        database: Database,
        room: Callable[[str], Awaitable[Room | None]],
        bots: Bots,
    ) -> None:
        self.company: Company | None = None  # None: nobody knows who is there
        self._database = database
        self._room = room
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables where something happened since they were looked at
        self._behind: set[str] = set()  # tables of which this process may not know all records
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._failures: Counter[str] = Counter()  # in a row
        self._writing: set[asyncio.Task[int | Refusal]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._closed = False

    def open(self) -> None:
        self._looking = asyncio.ensure_future(self._look())

    async def close(self) -> None:
        """Stop thinking; what is being written is written to the end."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        await end(*self._driving.values(), self._looking)
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._bots.close()

    def wake(self, table: str) -> None:
        """Something happened at this table."""
        if self._closed:
            return
        if table in self._driving:
            self._again.add(table)
        else:
            self._driving[table] = asyncio.ensure_future(self._drive(table))

    def people_changed(self, table: str, behind: bool = False) -> None:
        """Somebody came to this table or went; `behind`: others may have thought it deserted."""
        if behind:
            self._behind.add(table)
        self.wake(table)

    # Tables that nobody drives

    async def _look(self) -> None:
        patience = 0  # at the start nobody else is waited for
        while True:
            try:
                for table in await self._overdue(now_ms() - patience):
                    self._found(table)
                patience = OVERDUE
            except Exception as error:
                log_failure(new_id(), error, doing="looking for tables that are due")
            await asyncio.sleep(LOOK_EVERY)

    async def _overdue(self, at: int) -> Sequence[str]:
        return await self._database.run(lambda connection: tables.due(connection, at))

    def _found(self, table: str) -> None:
        """Nobody acts at a table: whoever wrote the last record may be gone."""
        if table not in self._driving and not self._failures[table]:
            self._behind.add(table)
            self.wake(table)

    # One table

    async def _drive(self, table: str) -> None:
        self._cancel_timer(table)
        try:
            room = await self._room(table)
            if room is not None:
                look_at = await self._act_while_there_is_something(table, room)
                self._set_timer(table, room, look_at)
            del self._failures[table]
        except Exception as error:
            self._rest(table, error)
        finally:
            # In one command_for with the last look at `_again`: nobody's call gets lost in between.
            self._again.discard(table)
            del self._driving[table]

    async def _act_while_there_is_something(self, table: str, room: Room) -> int | None:
        """Until others have to; when to look again in any case."""
        refusals = 0
        while True:
            self._again.discard(table)
            found = table in self._behind
            if found:
                self._behind.discard(table)
                await room.catch_up()
            task = await room.task()
            away = await self._absence(table, room, task)
            if away.command is not None or (task is not None and not away.holds):
                result = await self._do(room, task, away.command)
                refusals = refusals + 1 if isinstance(result, Refusal) else 0
                if refusals == REFUSALS:
                    raise StuckError
            elif found:
                await room.correct_due()  # or it would be found again and again
            elif table not in self._again:
                return away.look_at

    async def _absence(self, table: str, room: Room, task: PendingTask | None) -> Absence:
        if self.company is None or room.state is None:
            return NOTHING
        return await absence(self.company, table, room.state, task, now_ms())

    async def _do(
        self, room: Room, task: PendingTask | None, first: Command | None
    ) -> int | Refusal:
        if first is not None:
            return await self._execute(room, SPECTATOR, first)
        match task:
            case None:
                raise AssertionError("there is nothing to do")
            case TimeoutTask(seat):
                then = room.table.settings.expiry
                stand_in = room.table.stand_in
                return await self._execute(
                    room, seat, lambda commands: commands.expire(then, stand_in)
                )
            case AutoAnswerTask(decision=decision, action=prepared):
                return await self._answer(room, decision, prepared, "standing")
            case BotTask(decision=decision):
                began = monotonic()
                chosen = await self._bots.choose(room.table, task)
                if chosen is None:
                    chosen = choice(decision.actions)  # the game goes on all the same
                if task.unhurried:
                    await asyncio.sleep(max(0.0, began + UNHURRIED - monotonic()))
                return await self._answer(room, decision, chosen, "bot")

    async def _answer(
        self, room: Room, decision: Decision, action: Action, by: AnsweredBy
    ) -> int | Refusal:
        return await self._execute(
            room, decision.seat, lambda commands: commands.answer_for(action, decision.id, by)
        )

    async def _execute(self, room: Room, seat: int, command: Command) -> int | Refusal:
        writing = asyncio.ensure_future(room.execute(seat, None, command))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return await asyncio.shield(writing)

    # Coming back later

    def _set_timer(self, table: str, room: Room, look_at: int | None) -> None:
        """Come back when a clock runs out, or when nobody has been there for too long."""
        due = min((at for at in (room.next_expiry, look_at) if at is not None), default=None)
        if due is not None:
            self._wake_in(
                table, max(LOOK_EVERY if due < now_ms() else 0.001, (due - now_ms()) / 1_000)
            )

    def _rest(self, table: str, error: Exception) -> None:
        """Something is wrong: try again later, and later still if it does not get better.

        While the database is away that is nothing about this table.
        """
        if isinstance(error, StorageError):
            self._wake_in(table, LOOK_EVERY)
            return
        log_failure(new_id(), error, doing="acting at a table")
        self._failures[table] += 1
        self._wake_in(table, min(LONGEST_REST, LOOK_EVERY * 2 ** min(self._failures[table], 20)))

    def _wake_in(self, table: str, seconds: float) -> None:
        self._cancel_timer(table)
        if not self._closed:
            loop = asyncio.get_running_loop()
            self._timers[table] = loop.call_later(seconds, self.wake, table)

    def _cancel_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
