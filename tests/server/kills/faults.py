"""What else may go wrong beside a killed server: the line to PostgreSQL, and PostgreSQL itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from signal import SIGINT, SIGQUIT
from typing import Final, TypeAlias

import asyncpg

from tests.server.kills.lives import Lives
from tests.server.postgres import Postgres
from tests.server.proxy import Line

KILL: Final = "killed servers"
CUT: Final = "cut lines"
SLOW: Final = "slow lines"
RESTART: Final = "restarts of PostgreSQL"
CRASH: Final = "crashes of PostgreSQL"
FULL: Final = "full disks"
READ_ONLY: Final = "read-only databases"
FAULTS: Final = (KILL, CUT, SLOW, RESTART, CRASH, FULL, READ_ONLY)

PIECE: Final = 0.05  # seconds that every piece takes on a slow line
PlayOn: TypeAlias = Callable[[], Awaitable[object]]
"""Returns when something was played."""

ATTEMPTS: Final = 20  # of a change to all tables: whoever works on them may be in its way

DISCONNECT: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid != pg_backend_pid() AND datname = current_database()"
)
FILL: Final = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %I '
                       'EXECUTE FUNCTION no_room()', name);
    END LOOP;
END $$
"""
MAKE_ROOM: Final = "DROP FUNCTION no_room CASCADE"


@dataclass(frozen=True)
class Ground:
    """What everything stands on."""

    postgres: Postgres
    url: str  # of the database, past the line
    line: Line
    servers: list[Lives]

    async def go_wrong(self, fault: str, random: Random, play_on: PlayOn) -> None:
        """Returns when all is well again, and every server says so."""
        if fault == KILL:
            victim = random.choice(self.servers)
            await victim.kill()
            await victim.begin()
        else:
            async with self._trouble(fault):
                if fault == SLOW:
                    await play_on()
                elif random.random() < 0.5:  # the others are over before anybody says so
                    await random.choice(self.servers).reached(503)
        for server in self.servers:
            await server.reached(200)

    @asynccontextmanager
    async def _trouble(self, fault: str) -> AsyncIterator[None]:
        if fault == CUT:
            self.line.cut()
            yield
            self.line.mend()
        elif fault == SLOW:
            self.line.slow_down(PIECE)
            yield
            self.line.mend()
        elif fault in (RESTART, CRASH):
            await asyncio.to_thread(self.postgres.stop, SIGINT if fault == RESTART else SIGQUIT)
            yield
            self.postgres.start()
            await self.postgres.ready()
        elif fault == FULL:  # as PostgreSQL reports one
            await tell(self.url, FILL)
            yield
            await tell(self.url, MAKE_ROOM)
        else:
            await self._let_write("off")
            yield
            await self._let_write("on")

    async def _let_write(self, switch: str) -> None:
        name, refused = self.url.rpartition("/")[2], "off" if switch == "on" else "on"
        setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {refused}"
        await tell(self.url, setting)
        await tell(self.url, DISCONNECT)


async def tell(url: str, statements: str) -> None:
    """Change something in the database; whoever is in the way goes first."""
    always = {"default_transaction_read_only": "off"}
    connection = await asyncpg.connect(url, server_settings=always)
    try:
        for attempt in range(ATTEMPTS):
            try:
                await connection.execute(statements)
                return
            except asyncpg.DeadlockDetectedError:
                if attempt + 1 == ATTEMPTS:
                    raise
    finally:
        await connection.close()
