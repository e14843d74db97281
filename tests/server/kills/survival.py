"""The whole of it: tables, players, a storm, and what must be true afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tests.server.kills.evidence import examine
from tests.server.kills.lives import lives
from tests.server.kills.storm import TABLES, Table, finish, news, opened, staying, storm


async def survive(
    url: str, log: Path, kills: int, seed: int, servers: int = 1, tables: Sequence[Table] = TABLES
) -> tuple[int, int]:
    """Kill servers while people play; the numbers of records written and of messages heard."""
    random = Random(seed)
    async with AsyncExitStack() as stack:
        running = [await stack.enter_async_context(lives(url, log)) for _ in range(servers)]
        for server in running:
            await server.begin()
        players = [
            player for table in tables for player in await opened(running[0], random, *table)
        ]
        async with staying(players, [server.address for server in running]):
            await storm(running, players, kills, seed)
            await finish(players)
        written = await examine(url, [player.witness for player in players])
        assert sum(server.deaths for server in running) == kills
        return written, news(players)
