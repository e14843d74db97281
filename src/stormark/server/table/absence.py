"""When nobody is at a table whose clocks count seconds, it waits until somebody is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

from stormark.server.table.commands import Commands
from stormark.server.table.pending_tasks import BotTask, PendingTask, TimeoutTask
from stormark.server.table.requests import Command
from stormark.server.table.state import TableState

PATIENCE: Final = 60_000  # milliseconds with nobody there, until the match pauses


class Company(Protocol):
    """Whoever knows who is connected, to whichever process."""

    async def absent_since(self, table: str, seats: Collection[int]) -> int | None:
        """Since when nobody at these seats is there; None: somebody is."""


@dataclass(frozen=True)
class Absence:
    """What follows from nobody being there, or somebody being there again."""

    command: Command | None = None  # what the server has to do at once
    holds: bool = False  # what it would do for people has to wait
    look_at: int | None = None  # when to look again


NOTHING: Final = Absence()


async def absence(
    company: Company, table: str, state: TableState, task: PendingTask | None, now: int
) -> Absence:
    """What nobody's being there means for a table, and for what the server would do next."""
    if state.over or not (seats := state.awaited()):
        return NOTHING
    if state.paused and not state.deserted:
        return NOTHING  # by agreement: it ends the same way
    since = await company.absent_since(table, seats)
    if state.deserted:
        return NOTHING if since is not None else Absence(Commands.somebody_came)
    if since is None:
        return NOTHING
    last, due = since, since + PATIENCE
    if now >= due:
        return Absence(lambda commands: commands.desert(last))
    return Absence(None, _for_people(state, task), due)


def _for_people(state: TableState, task: PendingTask | None) -> bool:
    """Whether it takes a decision out of somebody's hands."""
    match task:
        case TimeoutTask():
            return True
        case BotTask(decision=decision):
            return state.controls[decision.seat].person
        case _:
            return False
