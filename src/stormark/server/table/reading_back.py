"""What happened earlier at a table, for whoever missed it or scrolls back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from stormark.kernel.refusal import InputError
from stormark.server.connections.connection import ClientConnection
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.protocol import messages as M
from stormark.server.protocol.answers import refused
from stormark.server.table.known_table import KnownTable
from stormark.server.table.past import TablePast


class ReadingBack:
    """Asks heavy workers for what this process does not know; nobody at the table waits for it.

    `owners` are charged for the work.
    """

    def __init__(self, known: KnownTable, lock: asyncio.Lock, past: TablePast) -> None:
        self._known = known
        self._lock = lock  # of the room
        self._past = past

    async def recall(self, client: ClientConnection, since: int, owners: Sequence[str]) -> None:
        """See to it that what a client missed is known here: a snapshot does not hold it.

        If it is too much, the client reads back later.
        """
        viewer, lang = client.viewer, client.lang
        async with self._lock:
            state = await self._known.open()
            if state is None:
                return
            wording, known = self._known.subscribers.wording, state.numbers.seq(viewer, since)
            page = wording.page(state, viewer, lang, known)
            if not page.lacks:
                return
            last = page.earlier, state.chain_at(page.earlier)
        with suppress(LobbyRefusal, InputError):
            told = await self._past.page(owners, self._known.row, last, viewer, lang, known)
            wording.add(viewer, lang, told.told)

    async def answer(
        self, client: ClientConnection, asked: M.History, owners: Sequence[str]
    ) -> M.FromServer:
        """What happened up to a record that the client knows by its number."""
        viewer = client.viewer
        async with self._lock:
            state = await self._known.open()
            if state is None or not 0 < asked.to <= state.numbers.number(viewer, state.seq):
                return M.Refused(asked.request, "T-HISTORY-01")
            seq = state.numbers.seq(viewer, asked.to)
            last = seq, state.chain_at(seq)
        try:
            page = await self._past.page(owners, self._known.row, last, viewer, client.lang, 0)
        except LobbyRefusal as error:
            return refused(asked.request, error.refusal)
        return M.Earlier(asked.request, page.events, state.numbers.number(viewer, page.earlier))
