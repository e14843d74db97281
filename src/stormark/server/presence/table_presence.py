"""The company at a table: who is connected, and what they tell each other.

None of it is part of the match.  Other processes are told over the bus that the company of a table
changed, by the table's id with a mark before it; what changed is in the database.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from stormark.kernel.state import SPECTATOR
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.storage.chat import Said
from stormark.server.storage.tables import TableRow

HISTORY: Final = 100  # lines of chat that a newcomer is shown
SPECTATORS: Final = -1  # whom a seat mutes


class Guest(Protocol):
    """A connection, as the company knows it."""

    session: str
    viewer: int  # whose view is shown
    seat: int | None  # None: a spectator, who may look over a seat
    token: str  # hashed; what the seat was taken with

    def tell(self, data: bytes) -> None: ...

    def dismiss(self, reason: str) -> None: ...


class Company:
    """Who is connected to one table."""

    def __init__(self, row: TableRow) -> None:
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, int | None] = {}  # sessions of other processes
        self.read_to = 0  # the last line of chat that was told here
        self.row = row
        self._told: M.Presence | None = None

    def take_in(self, row: TableRow) -> None:
        """The table changed: whoever has no place any more must go."""
        self.row = row
        for guest in list(self.guests):
            if guest.seat is None:
                if not guest.token and row.settings["spectators"] == "none":
                    guest.dismiss("spectators-refused")
                elif guest.viewer != SPECTATOR and row.settings["spectators"] != "open":
                    guest.dismiss("watching-refused")
            elif guest.seat >= len(row.seats) or row.seats[guest.seat].token != guest.token:
                guest.dismiss("seat-lost")

    def taken(self, seat: int, session: str) -> None:
        """A newer session holds the seat."""
        for guest in list(self.guests):
            if guest.seat == seat and guest.session != session:
                guest.dismiss("taken-over")

    # Presence

    def presence(self) -> M.Presence:
        here = [guest.seat for guest in self.guests]
        own = {guest.session for guest in self.guests}
        there = [seat for session, seat in self.elsewhere.items() if session not in own]
        everybody = here + there
        return M.Presence(
            sorted({seat for seat in everybody if seat is not None}),
            sum(seat is None for seat in everybody),
        )

    def tell_presence(self, knowing: Guest | None = None) -> None:
        """Tell everybody who is here, if it is news; somebody may know already."""
        presence = self.presence()
        if presence != self._told:
            self._told = presence
            self._tell((guest for guest in self.guests if guest is not knowing), presence)

    # Chat

    def tell_chat(self, lines: Iterable[Said]) -> None:
        for said in lines:
            if said.id > self.read_to:
                self.read_to = said.id
                self._tell((guest for guest in self.guests if self.reads(guest, said)), line(said))

    def reads(self, guest: Guest, said: Said) -> bool:
        """Whether a line is for a guest: by the table's policy and what the guest has muted."""
        if guest.seat is None:
            return True
        if said.seat is None and self.row.settings["spectator_chat"] != "all":
            return False
        muted = self.row.seats[guest.seat].muted
        return (SPECTATORS if said.seat is None else said.seat) not in muted

    def greeting(self, guest: Guest, history: Iterable[Said]) -> M.Company:
        """What a newcomer is told after the welcome."""
        seat = None if guest.seat is None else self.row.seats[guest.seat]
        return M.Company(
            chat=[line(said) for said in history if self.reads(guest, said)],
            presence=self.presence(),
            muted=[] if seat is None else [number for number in seat.muted if type(number) is int],
            notes="" if seat is None else seat.notes,
        )

    def _tell(self, guests: Iterable[Guest], message: M.FromServer) -> None:
        data = encode(message)
        for guest in list(guests):
            guest.tell(data)


def line(said: Said) -> M.ChatLine:
    return M.ChatLine(said.id, said.at, said.seat, said.name, said.text)
