"""Somebody who plays and looks at the list of tables, and measures how long that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any

import httpx

from stormark.server.bench.clients import Live, Opened
from tests.attacks.attack import Times

PACE = 0.06  # seconds between two moves
LOOK = 0.1  # seconds between two looks at the list
LONG = 10.0  # seconds after which nobody waits any more
LIST = b"GET /api/tables HTTP/1.1\r\nHost: victim\r\nConnection: close\r\n\r\n"


class Victim:
    """A match of two, and somebody in the lobby."""

    def __init__(self, port: int) -> None:
        self.table = ""
        self.failures = 0
        self._port = port
        self._live = Live(port, self._opened, self._moved)
        self._moves: list[float] = []
        self._lists: list[float] = []
        self._looking: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        await self._live.open()
        self._live.play(PACE)
        self._looking = asyncio.create_task(self._look())

    async def measure(self, until: asyncio.Future[Any]) -> tuple[Times, Times]:
        """Moves and lists until something is over; what is still awaited then counts as well."""
        self._moves.clear()
        self._lists.clear()
        self.failures = 0
        await until
        waited = [perf_counter() - seat.sent_at for seat in self._live.seats if seat.waiting]
        self.failures += sum(seat.lost for seat in self._live.seats)
        return times(self._moves + waited), times(self._lists)

    async def leave(self) -> None:
        self._live.close()
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _opened(self) -> Opened:
        try:
            opened = await asyncio.to_thread(open_table, self._port)
        except httpx.HTTPError:
            self.failures += 1  # a next match that is not to be had
            raise
        self.table = opened["table"]["id"]
        return opened

    def _moved(self, seconds: float) -> None:
        self._moves.append(seconds)

    async def _look(self) -> None:
        while True:
            begun = perf_counter()
            try:
                async with asyncio.timeout(LONG):
                    answer = await self._list()
                self.failures += not answer.startswith(b"HTTP/1.1 200")
            except (OSError, TimeoutError):
                self.failures += 1
            self._lists.append(perf_counter() - begun)
            await asyncio.sleep(LOOK)

    async def _list(self) -> bytes:
        """By a connection of its own: somebody who has just come."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(LIST)
            return await reader.read()
        finally:
            writer.close()


def open_table(port: int) -> Opened:
    """A running match of two people that everybody may watch."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
    wanted = {"game": "xibalba", "options": {"players": 2}, "seats": seats}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LONG) as client:
        opened: Opened = client.post("/api/tables", json=wanted).raise_for_status().json()
        path = f"/api/tables/{opened['table']['id']}/start"
        client.post(path, headers={"X-Table-Token": opened["host_token"]}).raise_for_status()
    return opened


def times(seconds: Sequence[float]) -> Times:
    """The middle and the slow end.

    >>> times([0.001, 0.002, 0.003])
    Times(number=3, p50=2.0, p99=3.0)
    """
    found = sorted(seconds)
    if not found:
        return Times(0, 0.0, 0.0)
    part = [found[min(len(found) - 1, int(share * len(found)))] for share in (0.5, 0.99)]
    return Times(len(found), *(round(value * 1000, 1) for value in part))
