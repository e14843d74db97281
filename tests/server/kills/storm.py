"""Tables full of people and bots, whose servers are killed again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from stormark.kernel.state import SPECTATOR
from tests.server.kills.lives import PATIENCE, Lives
from tests.server.kills.player import Address, Player
from tests.server.kills.witness import Witness

BOT: Final = {"kind": "bot", "bot": "random"}
CLOCK: Final = {"clock": {"kind": "bank", "seconds": 3_600}}

Table = tuple[str, Sequence[Any], dict[str, Any]]  # game, seats, settings


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


TABLES: Final[Sequence[Table]] = (
    ("xibalba", [person("Anna"), person("Ben")], {}),
    ("xibalba", [person("Cleo"), BOT, person("Dora")], {}),
    ("xibalba", [BOT, person("Emil")], CLOCK),
    ("battalia", [person("Finn"), person("Gesa")], {}),
    ("battalia", [person("Hugo"), BOT], {}),
)


async def opened(
    server: Lives, random: Random, game: str, seats: Sequence[Any], settings: dict[str, Any]
) -> list[Player]:
    """A new match: its people, and a spectator."""
    options = {"players": len(seats)}
    wanted = {"game": game, "seats": list(seats), "options": options, "settings": settings}
    made = await server.post("/api/tables", wanted)
    table = made["table"]["id"]
    await server.post(f"/api/tables/{table}/start", token=made["host_token"])
    tokens = {int(seat): token for seat, token in made["seat_tokens"].items()}
    return [
        Player(Witness(table, viewer), token, lang, Random(random.random()))
        for (viewer, token), lang in zip(
            [*tokens.items(), (SPECTATOR, "")], [None, "en", "de"], strict=False
        )
    ]


@asynccontextmanager
async def staying(players: Sequence[Player], addresses: Sequence[Address]) -> AsyncIterator[None]:
    """While they are connected, again and again; whatever one of them objects to is raised."""
    tasks = [
        asyncio.ensure_future(player.stay(addresses[number % len(addresses)]))
        for number, player in enumerate(players)
    ]
    work = asyncio.current_task()
    assert work is not None
    for task in tasks:
        task.add_done_callback(lambda done: done.cancelled() or work.cancel())
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result


async def storm(servers: Sequence[Lives], players: Sequence[Player], kills: int, seed: int) -> None:
    """Kill one of the servers after a random number of messages, again and again."""
    random = Random(seed)
    async with playing(players):
        for _ in range(kills):
            victim = random.choice(servers)
            until = news(players) + random.choice((0, 0, 1, 2, 5, 10, 20, 40))
            async with asyncio.timeout(PATIENCE):
                while news(players) < until and not all(player.witness.over for player in players):
                    await asyncio.sleep(0.001)
            await asyncio.sleep(random.random() * 0.02)
            await victim.kill()
            await victim.begin()


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """While everybody answers what they are asked, and more."""
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    try:
        yield
    finally:
        for player in players:
            player.rest()
        await asyncio.gather(*tasks)


def news(players: Sequence[Player]) -> int:
    return sum(player.news for player in players)


async def finish(players: Sequence[Player]) -> None:
    """Everybody gives up until every match is over."""
    async with asyncio.timeout(2 * PATIENCE):
        for player in players:
            await answered(player)
            if player.token and not player.witness.over:
                await player.ask("resign")
                await answered(player)
        while not all(player.witness.over for player in players):
            await asyncio.sleep(0.01)


async def answered(player: Player) -> None:
    while player.asked is not None:
        await asyncio.sleep(0.01)
