"""People play on two servers with a PostgreSQL, and everything fails that can."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.kills.evidence import examine
from tests.server.kills.faults import FAULTS, Ground
from tests.server.kills.lives import PATIENCE, lives
from tests.server.kills.player import Player
from tests.server.kills.storm import Table, finish, news, opened, playing, staying
from tests.server.postgres import Postgres
from tests.server.proxy import line_to


class Endured(NamedTuple):
    """What there was while people played."""

    faults: Counter[str]
    records: int
    messages: int


async def endure(
    postgres: Postgres,
    url: str,
    log: Path,
    faults: Iterator[str],
    seed: int,
    tables: Sequence[Table],
    servers: int = 2,
) -> Endured:
    """Until all matches are over, or there are no more faults; then everything is examined."""
    random, happened = Random(seed), Counter[str]()
    async with AsyncExitStack() as stack:
        line = stack.enter_context(line_to(url))
        running = [await stack.enter_async_context(lives(line.url, log)) for _ in range(servers)]
        for server in running:
            await server.begin()
        ground = Ground(postgres, url, line, running)
        players = [
            player for table in tables for player in await opened(running[0], random, *table)
        ]
        async with staying(players, [server.address for server in running]):
            async with playing(players):
                while await something_happens(players, random):
                    fault = next(faults, None)
                    if fault is None:
                        break
                    await ground.go_wrong(fault, random, lambda: something_happens(players, random))
                    happened[fault] += 1
            await finish(players)
        written = await examine(url, [player.witness for player in players])
        return Endured(happened, written, news(players))


def fault_after_fault(number: int, seed: int) -> Iterator[str]:
    """Every kind once, then any."""
    random = Random(seed)
    for position in range(number):
        yield FAULTS[position] if position < len(FAULTS) else random.choice(FAULTS)


async def something_happens(players: Sequence[Player], random: Random) -> bool:
    """Some more messages are heard; False if all matches are over."""
    until = news(players) + random.choice((1, 2, 5, 10, 20))
    async with asyncio.timeout(PATIENCE):
        while news(players) < until:
            if all(player.witness.over for player in players):
                return False
            await asyncio.sleep(0.005)
    return True
