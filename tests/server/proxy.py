"""A line to PostgreSQL that can be cut, slowed down and mended, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit

CHUNK = 65_536
ENDING = 500  # times to look whether all has ended


class Line:
    """Passes bytes on, both ways.  Everything but `url` may be called from any thread."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target = (str(parts.hostname), int(parts.port or 5432))
        self._open = True
        self._delay = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        starting = asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        port = self._server.sockets[0].getsockname()[1]
        self.url = url.replace(f":{parts.port}/", f":{port}/")

    def cut(self) -> None:
        """Everything ends at once, and nobody gets through."""
        self._open = False
        self._loop.call_soon_threadsafe(self._drop)

    def mend(self) -> None:
        self._open = True
        self._delay = 0.0

    def slow_down(self, seconds: float) -> None:
        """Every piece takes so long, from now on."""
        self._delay = seconds

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        self._drop()
        for _ in range(ENDING):
            if len(asyncio.all_tasks()) == 1:
                return
            await asyncio.sleep(0.01)

    def _drop(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _connected(self, inside: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self._open:
            back.transport.abort()
            return
        try:
            outside, there = await asyncio.open_connection(*self._target)
        except OSError:  # nobody is there: whoever asks is told so at once
            back.transport.abort()
            return
        self._writers |= {back, there}
        try:
            await asyncio.gather(self._pass_on(inside, there), self._pass_on(outside, back))
        finally:
            self._writers -= {back, there}
            for writer in (back, there):
                writer.transport.abort()

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await asyncio.sleep(self._delay)
                sink.write(data)
                await sink.drain()
        sink.transport.abort()


@contextmanager
def line_to(url: str) -> Iterator[Line]:
    line = Line(url)
    try:
        yield line
    finally:
        line.close()
