"""A connection to a table, as those know it who have something to send."""

from __future__ import annotations

from typing import Protocol

from stormark.kernel.json import JsonDict


class ClientConnection(Protocol):
    """Somebody who plays or watches.  Nothing here waits for the other end."""

    session: str
    viewer: int  # whose view is shown
    seat: int | None  # for whom it may act; None: a spectator, who may look over a seat
    token: str  # hashed; what the seat was taken with
    lang: str | None  # in which it wants sentences
    text: bool  # whether it wants the whole table in words, too
    position: bool  # whether it wants the position to try something out

    def send(self, data: bytes) -> None:
        """One that cannot keep up is dropped and comes back."""

    def dismiss(self, reason: str, params: JsonDict | None = None) -> None:
        """End the connection when everything before was sent; `params` fill in the reason."""
