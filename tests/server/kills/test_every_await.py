"""A server that is killed at any place on the way of an action loses nothing.

The places are counted from the moment when the request is read.  Every one of them is tried: the
first server is killed at the first, the next one at the second, until the fuse outlasts the way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.cli.main import run
from tests.server.kills.evidence import examine
from tests.server.kills.fuse import fatal
from tests.server.kills.lives import PATIENCE, Lives, lives
from tests.server.kills.player import Player
from tests.server.kills.storm import BOT, finish, opened, person, playing, staying

SURVIVED = 3  # servers in a row that were not killed: there are no more places
FEWEST_PLACES = 5  # or the fuse does not burn where it should
PLACES_OF_A_GAME = 40

Places = Callable[[Lives, Sequence[Player]], Awaitable[int]]


@pytest.mark.parametrize(
    ("game", "kind"), [("xibalba", "act"), ("battalia", "act"), ("xibalba", "say")]
)
def test_killed_at_any_place_of_the_way_of_a_request_nothing_is_lost(
    tmp_path: Path, game: str, kind: str
) -> None:
    async def places(server: Lives, players: Sequence[Player]) -> int:
        survived = 0
        for length in count(1):
            await server.begin(length)
            killed = await killed_by_asking(server, players, kind, fatal(length))
            survived = 0 if killed else survived + 1
            if survived == SURVIVED:
                return length - survived
        raise AssertionError

    assert survive(tmp_path, game, [person("Anna"), person("Ben")], places) >= FEWEST_PLACES


def test_killed_at_any_place_while_a_person_plays_against_a_bot_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async def places(server: Lives, players: Sequence[Player]) -> int:
        for length in range(1, PLACES_OF_A_GAME + 1):
            await server.begin(length)
            await killed_by_playing(server, players, fatal(length))
        return PLACES_OF_A_GAME

    survive(tmp_path, "xibalba", [person("Anna"), BOT], places)


def survive(folder: Path, game: str, seats: list[Any], places: Places) -> int:
    """See a match through as many deaths as there are places; how many that were."""
    url, log = f"sqlite:///{folder / 'tables.db'}", folder / "log"

    async def work() -> int:
        async with lives(url, log) as server:
            await server.begin()
            players = await opened(server, Random(1), game, seats, {})
            await server.kill()
            async with staying(players, [server.address]):
                found = await places(server, players)
                await server.begin()
                await finish(players)
            await examine(url, [player.witness for player in players])
            return found

    found = asyncio.run(work())
    assert run(["server", "verify", "--database", url]) == 0
    assert log.read_text() == ""
    return found


async def killed_by_asking(server: Lives, players: Sequence[Player], kind: str, name: str) -> bool:
    """Ask for something under a name that lights the fuse; whether it burned down."""
    async with asyncio.timeout(PATIENCE):
        asker = await whoever_is_asked(players)
        seq, line = asker.witness.seq, f"{name}."
        if kind == "act":
            life = asyncio.ensure_future(all_know([asker], lambda one: one.witness.seq > seq))
            await asker.ask("act", name, **(asker.chosen() or {}))
        else:
            life = asyncio.ensure_future(all_know(players, lambda one: one.heard(line)))
            await asker.ask("say", name, text=line)
        death = asyncio.ensure_future(server.died())
        await asyncio.wait({death, life}, return_when=asyncio.FIRST_COMPLETED)
        life.cancel()
        if death.done():
            await death
            return True
        await server.kill(death)
        return False


async def killed_by_playing(server: Lives, players: Sequence[Player], name: str) -> None:
    """Light the fuse and play on until it has burned down."""
    async with asyncio.timeout(PATIENCE):
        asker = await whoever_is_asked(players)
        await asker.ask("act", name, **(asker.chosen() or {}))
        async with playing(players):
            await server.died()


async def whoever_is_asked(players: Sequence[Player]) -> Player:
    """Somebody with a question, once everybody is there and nothing is under way."""
    while True:
        if all(player.here and player.asked is None for player in players):
            for player in players:
                if player.chosen() is not None:
                    return player
        await asyncio.sleep(0.002)


async def all_know(players: Sequence[Player], knows: Callable[[Player], bool]) -> None:
    """Returns when everybody knows of something, and some person is asked again."""
    while not all(map(knows, players)):
        await asyncio.sleep(0.002)
    await whoever_is_asked(players)
