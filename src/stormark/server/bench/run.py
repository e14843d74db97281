"""More and more live matches, measured at each step."""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from msgspec import Struct

from stormark.server.bench.clients import Live, Opened
from stormark.server.bench.process import Measured

T = TypeVar("T")

WARM_UP: Final = 0.2  # the part of a step that is not measured
SETTLE: Final = 1.0  # seconds until nothing of a step is under way any more


class Load(Struct, frozen=True):
    """What is measured."""

    game: str
    players: int
    matches: Sequence[int]
    pace_ms: int  # between two moves of a match; 0: as fast as the server answers
    seconds: float  # per step
    bot: str = ""  # at all seats but the first; without, people have them all


class LoadStep(Struct):
    """What came of one number of live matches."""

    matches: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    slowest_ms: float
    late: int  # moves that were due before the last one was answered
    refused: int
    server_processor: float  # share of one core
    client_processor: float
    memory_mb: float
    kb_per_match: float  # more memory than with a single one


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the loop that the server uses as well."""
    if os.name != "posix":
        return asyncio.run(work)
    import uvloop

    return uvloop.run(work)


async def measure(server: Measured, load: Load, told: Callable[[LoadStep], None]) -> list[LoadStep]:
    """All steps, on one server that gets more and more matches; `told` hears of each at once."""
    times: list[float] = []
    lives: list[Live] = []
    steps: list[LoadStep] = []
    gc.disable()  # a pause of the client would count as one of the server
    try:
        await _open(server, load, 1, lives, times)
        lives[0].play(0.0)
        await asyncio.sleep(SETTLE)
        lives[0].rest()
        began_with = server.memory()  # with everything in it that one match needs
        for matches in load.matches:
            await _open(server, load, matches - len(lives), lives, times)
            steps.append(await _step(server, load, lives, times, began_with))
            told(steps[-1])
    finally:
        gc.enable()
        for live in lives:
            live.close()
    return steps


async def _open(
    server: Measured, load: Load, number: int, lives: list[Live], times: list[float]
) -> None:
    for _ in range(number):
        opened = partial(asyncio.to_thread, _open_one, server.port, load)
        lives.append(Live(server.port, opened, times.append))
        await lives[-1].open()


async def _step(
    server: Measured, load: Load, lives: Sequence[Live], times: list[float], began_with: int
) -> LoadStep:
    for live in lives:
        live.play(load.pace_ms / 1000)
    await asyncio.sleep(load.seconds * WARM_UP)
    times.clear()
    late, refused = _late(lives), _refused(lives)
    began, server_began, client_began = perf_counter(), server.processor_seconds(), process_time()
    await asyncio.sleep(load.seconds)
    while not times:  # of a server this slow there is nothing to tell yet
        await _settled(lives)
        await asyncio.sleep(load.seconds)
    took = perf_counter() - began
    found = sorted(times)
    step = LoadStep(
        matches=len(lives),
        actions_per_second=len(found) / took,
        p50_ms=_part(found, 0.5) * 1000,
        p99_ms=_part(found, 0.99) * 1000,
        slowest_ms=_part(found, 1.0) * 1000,
        late=_late(lives) - late,
        refused=_refused(lives) - refused,
        server_processor=(server.processor_seconds() - server_began) / took,
        client_processor=(process_time() - client_began) / took,
        memory_mb=server.memory() / 1e6,
        kb_per_match=(server.memory() - began_with) / 1e3 / max(1, len(lives) - 1),
    )
    for live in lives:
        live.rest()
    await asyncio.sleep(SETTLE)
    await _settled(lives)
    return step


async def _settled(lives: Sequence[Live]) -> None:
    for live in lives:
        await live.settled()


def _part(found: Sequence[float], part: float) -> float:
    return found[min(len(found) - 1, int(part * len(found)))]


def _late(lives: Sequence[Live]) -> int:
    return sum(live.late for live in lives)


def _refused(lives: Sequence[Live]) -> int:
    return sum(live.refused for live in lives)


def _open_one(port: int, load: Load) -> Opened:
    """A new match, opened over HTTP as people do."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    seats = [_seat(load, seat) for seat in range(load.players)]
    wanted = {"game": load.game, "options": {"players": load.players}, "seats": seats}
    opened: Opened = _post(connection, "/api/tables", wanted, "")
    _post(connection, f"/api/tables/{opened['table']['id']}/start", None, opened["host_token"])
    connection.close()
    return opened


def _seat(load: Load, seat: int) -> dict[str, str]:
    if seat and load.bot:
        return {"kind": "bot", "bot": load.bot}
    return {"kind": "person", "name": f"Seat {seat + 1}"}


def _post(connection: http.client.HTTPConnection, path: str, body: Any, token: str) -> Any:
    headers = {"Content-Type": "application/json", "X-Table-Token": token}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    content = answer.read()
    if answer.status >= 300:
        raise ConnectionError(content.decode())
    return json.loads(content)
