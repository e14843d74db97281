"""Who may play or watch at a table, and as whom."""

from __future__ import annotations

from dataclasses import dataclass

from stormark.kernel.json import JsonDict
from stormark.kernel.state import SPECTATOR
from stormark.server.ids import token_hash
from stormark.server.protocol import messages as M
from stormark.server.sanitize import NAME_LENGTH, clean_line
from stormark.server.services import Services
from stormark.server.storage.tables import TableRow


class ConnectionRejected(Exception):
    """The connection is not wanted, or not any more; the reason is a message id."""

    def __init__(self, reason: str, params: JsonDict | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params


@dataclass(frozen=True)
class Access:
    """Where somebody is at a table."""

    viewer: int  # whose view is shown
    seat: int | None  # for whom they may act; None: a spectator
    token: str = ""  # hashed; spectators who have one are the host
    name: str = ""


def known_token(row: TableRow, token: str) -> bool:
    """Whether a token is the host's or one of the seats'."""
    return token_hash(token) in {row.host_token, *(seat.token for seat in row.seats)}


async def authorize(row: TableRow, hello: M.Hello, services: Services, address: str) -> Access:
    """The place of whoever says hello; raises ConnectionRejected if there is none."""
    hashed = token_hash(hello.token) if hello.token else ""
    name = clean_line(hello.name)[:NAME_LENGTH]
    if hashed == row.host_token:
        return Access(SPECTATOR, None, hashed, name)
    if hashed:
        seat = next((seat.seat for seat in row.seats if seat.token == hashed), None)
        if seat is None:
            raise ConnectionRejected("token-unknown")
        return Access(seat, seat, hashed, row.seats[seat].name)
    if row.settings.spectators == "none":
        raise ConnectionRejected("spectators-refused")
    if row.password is not None:
        if services.limits.passwords.take(address):
            raise ConnectionRejected("too-many-passwords")
        if not await services.passwords.fits(row.password, hello.password):
            raise ConnectionRejected("password-wrong")
    if hello.watch is None:
        return Access(SPECTATOR, None, "", name)
    if row.settings.spectators != "open" or not 0 <= hello.watch < len(row.seats):
        raise ConnectionRejected("watching-refused")
    return Access(hello.watch, None, "", name)
