"""Ending tasks that would run for ever."""

from __future__ import annotations

import asyncio
from typing import Any, Final

PATIENCE: Final = 2.0  # seconds a cancelled task has to end before it is cancelled again


async def end(*tasks: asyncio.Future[Any] | None, patience: float = PATIENCE) -> None:
    """Cancel tasks until they are done; whatever they raised is theirs.

    Once is not enough: `asyncio.wait_for` of Python 3.11 loses a cancellation that comes at the
    moment of an answer, and a loop around it would then go on for ever.
    """
    running = {task for task in tasks if task is not None}
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=patience)
        for task in done:
            if not task.cancelled():
                task.exception()
