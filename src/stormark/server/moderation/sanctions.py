"""Bans and mutes that are in force, at hand for every request and every line of chat."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Final

from stormark.kernel.json import JsonDict
from stormark.server.clock.wall_clock import now_ms
from stormark.server.moderation.networks import Network, contains
from stormark.server.storage.sanctions import BAN, MUTE, SanctionRow

FOR_EVER: Final = "none"  # in texts: until somebody lifts it


class Sanctions:
    """What the database holds, as of the last look at it; time ends a sanction by itself."""

    def __init__(self, rows: Iterable[SanctionRow] = ()) -> None:
        self.take_in(rows)

    def take_in(self, rows: Iterable[SanctionRow]) -> None:
        """These are in force, and no others."""
        self._accounts: dict[str, list[SanctionRow]] = {}
        self._seats: dict[tuple[str, int], list[SanctionRow]] = {}
        self._networks: list[tuple[Network, SanctionRow]] = []
        for row in rows:
            if row.person is not None:
                self._accounts.setdefault(row.person, []).append(row)
            elif row.network is not None:
                self._networks.append((ip_network(row.network), row))
            elif row.table is not None and row.seat is not None:
                self._seats.setdefault((row.table, row.seat), []).append(row)

    def ban_of(self, person: str | None, address: str) -> SanctionRow | None:
        """Why somebody may not come in."""
        found = [*self._accounts.get(person or "", []), *self._of_address(address)]
        return _in_force(found, BAN)

    def network_ban(self, address: str) -> SanctionRow | None:
        """Why nobody may come in from an address."""
        return _in_force(self._of_address(address), BAN)

    def mute_of(
        self, person: str | None, address: str, table: str, seat: int | None
    ) -> SanctionRow | None:
        """Why somebody may not write at a table."""
        theirs = [row for row in self._accounts.get(person or "", []) if row.table in (None, table)]
        if seat is not None:
            theirs += self._seats.get((table, seat), [])
        return _in_force([*theirs, *self._of_address(address)], MUTE)

    def _of_address(self, address: str) -> list[SanctionRow]:
        return [row for network, row in self._networks if contains(network, address)]


def _in_force(rows: Iterable[SanctionRow], kind: str) -> SanctionRow | None:
    at = now_ms()
    holding = (row for row in rows if row.kind == kind and (row.expires_at or at + 1) > at)
    return next(holding, None)


def told(row: SanctionRow) -> JsonDict:
    """What whoever it concerns is told: why, and until when."""
    return {"why": row.reason, "until": until(row.expires_at)}


def until(expires_at: int | None) -> str:
    """A moment as texts name it, wherever the reader is.

    >>> until(1_800_000_000_000), until(None)
    ('2027-01-15 08:00 UTC', 'none')
    """
    if expires_at is None:
        return FOR_EVER
    return datetime.fromtimestamp(expires_at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
