"""Everybody who looks at a table in this process, and what they have been shown."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.server.clock.wall_clock import now_ms
from stormark.server.connections.connection import ClientConnection
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.protocol.localizer import Localizer
from stormark.server.protocol.patch import difference
from stormark.server.storage.tables import TableRow
from stormark.server.table.heads import Heads
from stormark.server.table.records import Record
from stormark.server.table.state import TableState
from stormark.server.table.summary import summary_of
from stormark.server.table.wording import Wording


def wishes(client: ClientConnection) -> tuple[str | None, bool, bool]:
    """What a connection wants beside the view; those who want the same are sent the same bytes."""
    return client.lang, client.text, client.position


class Subscribers:
    """Those of one table.  They are told everything, in order."""

    def __init__(self, table: TableRow, localizer: Localizer) -> None:
        self._table = table
        self.wording = Wording(localizer)
        self._here: set[ClientConnection] = set()
        self._shown: dict[int, JsonDict] = {}  # the view that the subscribers of a viewer have
        self.heads: Heads | None = None  # while the match is open

    @property
    def empty(self) -> bool:
        return not self._here

    def enter(self, client: ClientConnection, state: TableState | None, since: int | None) -> None:
        self._here.add(client)
        self._welcome(client, state, since)

    def leave(self, client: ClientConnection) -> None:
        self._here.discard(client)
        if all(other.viewer != client.viewer for other in self._here):
            self._shown.pop(client.viewer, None)

    def begin_anew(self, state: TableState | None) -> None:
        """Everybody is shown this state, whatever they saw until now."""
        for client in list(self._here):
            self._welcome(client, state, None)

    def forget_shown(self, localizer: Localizer) -> None:
        """What was shown is not true any more."""
        self._shown.clear()
        self.wording = Wording(localizer)

    def _welcome(
        self, client: ClientConnection, state: TableState | None, since: int | None
    ) -> None:
        viewer, table = client.viewer, self._table
        welcome = M.Welcome(
            protocol=M.PROTOCOL,
            viewer=viewer,
            seq=0,
            table=summary_of(table),
            view=None,
            decisions=[],
            play=None,
            events=[],
            standing={} if client.seat is None else table.seats[client.seat].standing,
        )
        if state is not None:
            welcome.seq = state.numbers.number(viewer, state.seq)
            welcome.head = self._head(state, viewer)
            lang, wording = client.lang, self.wording
            welcome.view = self._shown[viewer] = wording.view(state, viewer)
            welcome.decisions = wording.decisions(state, viewer, lang)
            welcome.play = wording.play(state, viewer, now_ms(), lang)
            if lang is not None and client.text:
                welcome.board = wording.board(state, viewer, lang)
            if client.position and welcome.decisions:
                welcome.position = state.position(viewer)
            if since is not None:
                known = state.numbers.seq(viewer, since)
                page = wording.page(state, viewer, lang, known)
                welcome.events = page.events
                welcome.earlier = state.numbers.number(viewer, page.earlier)
        client.send(encode(welcome))

    def tell_record(self, state: TableState, record: Record) -> None:
        """What a record means to each viewer; the same bytes for all who look from one place."""
        wording = self.wording
        for viewer, old in list(self._shown.items()):
            if viewer in record.hidden_from:
                continue
            view = self._shown[viewer] = wording.view(state, viewer)
            patch = difference(old, view)
            head = self._head(state, viewer)
            here = [client for client in self._here if client.viewer == viewer]
            for lang, text, position in {wishes(client) for client in here}:
                update = M.Update(
                    seq=state.numbers.number(viewer, record.seq),
                    head=head,
                    kind=record.kind,
                    by=record.seat,
                    events=wording.page(state, viewer, lang, record.seq - 1).events,
                    patch=patch,
                    decisions=wording.decisions(state, viewer, lang),
                    play=wording.play(state, viewer, record.at, lang),
                )
                if lang is not None and text:
                    update.board = wording.board(state, viewer, lang)
                if position and update.decisions:
                    update.position = state.position(viewer)
                told = encode(update)
                for client in here:
                    if wishes(client) == (lang, text, position):
                        client.send(told)

    def _head(self, state: TableState, viewer: int) -> str:
        return "" if self.heads is None else self.heads.told(state, viewer)

    def tell_table(self, row: TableRow, localizer: Localizer) -> None:
        """The table was changed, perhaps in something that everybody may know."""
        if row.names != self._table.names:
            self.wording = Wording(localizer)
        before, now = summary_of(self._table), summary_of(row)
        before.changed_at = now.changed_at  # or everybody would learn of answers in advance
        self._table = row
        if now != before:
            told = encode(M.TableChanged(now))
            for client in list(self._here):
                client.send(told)
