"""`python -m tests.server.kills.nursery DATABASE`: gives birth to servers.

Importing a server takes far longer than starting one, so all lives are forked from a process that
has imported everything and opened nothing.  Each is a real server: `stormark.server.serve`.

For every line it reads, the length of a fuse (0: none), it starts a server, which prints its
process id and address; when the server is gone, the nursery prints how it ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from random import choice
from typing import Any
from unittest.mock import patch

import uvloop  # noqa: F401

from stormark.kernel.action import Action
from stormark.server import app as site
from stormark.server import serve
from stormark.server.config import Config
from stormark.server.connections import conversation
from stormark.server.http.limits import Rate
from stormark.server.operations.logs import log_to_stderr
from stormark.server.storage import postgres, sqlite, upgrade  # noqa: F401
from stormark.server.storage.database import open_database
from stormark.server.storage.tables import TableRow
from stormark.server.table.pending_tasks import BotTask
from tests.server.kills.fuse import DeadlyDatabase, Fuse
from tests.server.site import CHEAP, UNLIMITED

LIMITS: dict[str, Any] = {
    **CHEAP,
    **UNLIMITED,
    "mistakes": Rate(1e6, 1e6),
    "connections": 1_000_000,
}


class Hasty:
    """Bots that answer with the first thing that comes to mind: a real pool starts processes."""

    size = busy = waiting = 0

    async def choose(self, table: TableRow, thinking: BotTask) -> Action | None:
        await asyncio.sleep(0)
        return choice(thinking.decision.actions)

    async def close(self) -> None:
        return


def main() -> None:
    config = Config(sys.argv[1], port=0, log_level="warning", **LIMITS)
    application = site.create_app(config)
    log_to_stderr(logging.WARNING)
    upgrade.revisions()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(live_once(config, application, Fuse(int(line))))
        status = os.waitpid(child, 0)[1]
        say(f"ended {os.waitstatus_to_exitcode(status)}")


def live_once(config: Config, application: Any, fuse: Fuse) -> int:
    async def stepwise(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            loop: Any = asyncio.get_running_loop()
            loop.set_task_factory(fuse.task)
        await application(scope, receive, send)

    def ready(address: str) -> None:
        say(f"{os.getpid()} {address}")

    with (
        patch.object(serve, "app", lambda: stepwise),
        patch.object(site, "open_database", lambda url: DeadlyDatabase(open_database(url), fuse)),
        patch.object(site, "Pool", lambda *_: Hasty()),
        patch.object(conversation, "decode", fuse.decode),
    ):
        return serve.serve(config, ready)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
