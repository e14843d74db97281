"""Who is connected to one table, and what they say.  None of it is part of the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from stormark.kernel.state import SPECTATOR
from stormark.server.connections.connection import ClientConnection
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.storage.chat import ChatRow
from stormark.server.storage.tables import TableRow

HISTORY: Final = 100  # lines of chat that a newcomer is shown
SPECTATORS: Final = -1  # whom a seat mutes


class TablePresence:
    """Who is connected to one table."""

    def __init__(self, row: TableRow) -> None:
        self.clients: set[ClientConnection] = set()
        self.elsewhere: dict[str, int | None] = {}  # sessions of other processes
        self.read_to = 0  # the last line of chat that was told here
        self.row = row
        self.spectators: dict[str, str] = {}  # what they are called, by session
        self._told: M.Presence | None = None

    def take_in(self, row: TableRow) -> None:
        """The table changed: whoever has no place any more must go."""
        self.row = row
        for client in list(self.clients):
            if client.seat is None:
                if not client.token and row.settings.spectators == "none":
                    client.dismiss("spectators-refused")
                elif client.viewer != SPECTATOR and row.settings.spectators != "open":
                    client.dismiss("watching-refused")
            elif client.seat >= len(row.seats) or row.seats[client.seat].token != client.token:
                client.dismiss("seat-lost")

    def taken(self, seat: int, session: str) -> None:
        """A newer session holds the seat."""
        for client in list(self.clients):
            if client.seat == seat and client.session != session:
                client.dismiss("taken-over")

    # Presence

    def presence(self) -> M.Presence:
        here = [client.seat for client in self.clients]
        own = {client.session for client in self.clients}
        there = [seat for session, seat in self.elsewhere.items() if session not in own]
        everybody = here + there
        return M.Presence(
            sorted({seat for seat in everybody if seat is not None}),
            sum(seat is None for seat in everybody),
        )

    def tell_presence(self, knowing: ClientConnection | None = None) -> None:
        """Tell everybody who is here, if it is news; somebody may know already."""
        presence = self.presence()
        if presence != self._told:
            self._told = presence
            self._tell((client for client in self.clients if client is not knowing), presence)

    # Chat

    def tell_chat(self, lines: Iterable[ChatRow]) -> None:
        for said in lines:
            if said.id > self.read_to:
                self.read_to = said.id
                self._tell(
                    (client for client in self.clients if self.reads(client, said)), line(said)
                )

    def tell_removed(self, line: int) -> None:
        self._tell(self.clients, M.ChatLineRemoved(line))

    def reads(self, client: ClientConnection, said: ChatRow) -> bool:
        """Whether a line is for a client: by the table's policy and what the client has muted."""
        if client.seat is None:
            return True
        if said.seat is None and self.row.settings.spectator_chat != "all":
            return False
        muted = self.row.seats[client.seat].muted
        return (SPECTATORS if said.seat is None else said.seat) not in muted

    def greeting(self, client: ClientConnection, history: Iterable[ChatRow]) -> M.SocialState:
        """What a newcomer is told after the welcome."""
        seat = None if client.seat is None else self.row.seats[client.seat]
        return M.SocialState(
            chat=[line(said) for said in history if self.reads(client, said)],
            presence=self.presence(),
            muted=[] if seat is None else [number for number in seat.muted if type(number) is int],
            notes="" if seat is None else seat.notes,
        )

    def _tell(self, clients: Iterable[ClientConnection], message: M.FromServer) -> None:
        data = encode(message)
        for client in list(clients):
            client.send(data)


def line(said: ChatRow) -> M.ChatLine:
    role: Literal["player", "spectator"] = "spectator" if said.seat is None else "player"
    account = said.person is not None
    return M.ChatLine(said.id, said.at, said.seat, role, account, said.name, said.text)
