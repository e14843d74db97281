"""Who wants to sit down, as far as a server can tell, and whether the table wants them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id, token_hash
from stormark.server.lobby.preconditions import found, hosted, refuse
from stormark.server.storage import sent_away, tables
from stormark.server.storage.sent_away import SentAway
from stormark.server.storage.tables import SeatRow


@dataclass(frozen=True)
class Visitor:
    """An account, a browser, an address: each may be missing, and the last one be shared."""

    person: str | None = None
    device: str | None = None  # hashed
    address: str | None = None  # hashed

    @staticmethod
    def from_request(person: str | None, device: str, address: str) -> Visitor:
        return Visitor(person, token_hash(device), token_hash(f"address {address}"))

    def is_kept_out_by(self, row: SentAway) -> bool:
        """Whether it is the same person, as far as that can be told fairly.

        An address may be that of a whole family or school: it keeps guests out, who could be
        anybody, but nobody who is logged in.
        """
        if self.person is not None and row.person == self.person:
            return True
        if self.device is not None and row.device == self.device:
            return True
        return self.person is None and self.address is not None and row.address == self.address


@dataclass(frozen=True)
class SeatLimits:
    """How many seats at open tables somebody may hold at once; None: any number."""

    person: int | None = None
    address: int | None = None


def check_welcome(connection: Connection, table: str, visitor: Visitor) -> None:
    """Refuse whoever was sent away from the table before."""
    if any(map(visitor.is_kept_out_by, sent_away.of_table(connection, table))):
        refuse("T-SENT-01")


def check_seats_held(connection: Connection, visitor: Visitor, limits: SeatLimits) -> None:
    """Refuse whoever holds too many seats of tables at which nobody plays yet."""
    own = {"person": visitor.person, "device": visitor.device}
    for most, held_by in (
        *((limits.person, {column: value}) for column, value in own.items()),
        (limits.address, {"address": visitor.address}),
    ):
        known = next(iter(held_by.values())) is not None
        if known and most is not None and tables.seats_taken(connection, **held_by) >= most:
            refuse("T-SEATS-01", most=most)


def send_away(connection: Connection, table: str, seat: SeatRow) -> None:
    """Remember who lost a seat by the host, so that they do not take it again at once."""
    if seat.agreed is not None:  # nobody else ever sat on the others
        row = SentAway(new_id(), table, now_ms(), seat.name, seat.person, seat.device, seat.address)
        sent_away.add(connection, row)


def let_in(connection: Connection, table: str, token: str, name: str) -> None:
    """The host thinks better of it."""
    hosted(found(connection, table), token)
    if not sent_away.remove(connection, table, name):
        refuse("T-SENT-02")
