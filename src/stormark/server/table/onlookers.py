"""Whose bot waits until its person has seen what happened.

People who let a bot play for them watch it at the pace they have chosen: it answers when they have
been shown everything before.  Kept in memory alone, told to nobody else, and never for long.
"""

from __future__ import annotations

from typing import Final

from stormark.server.table.state import TableState

ALONE: Final = 60_000  # milliseconds that a bot waits for one answer where only bots play along
IN_COMPANY: Final = 8_000  # and where other people do
AWAY: Final = 10_000  # until whoever has gone is not waited for any more: a page is loaded again


class Onlookers:
    """The people of one table who look on while a bot plays for them."""

    def __init__(self) -> None:
        self._shown: dict[int, int] = {}  # by seat: the last number that was shown there
        self._gone: dict[int, int] = {}  # since when nobody is at a seat
        self._since = (0, 0)  # the last record, and when it was noticed

    def shown(self, seat: int, seq: int) -> None:
        self._gone.pop(seat, None)
        self._shown[seat] = seq

    def left(self, seat: int, now: int) -> bool:
        """Whether a bot waited for somebody who has gone now."""
        if seat in self._shown:
            self._gone[seat] = now
        return seat in self._shown

    def awaited(self, state: TableState, now: int) -> dict[int, int]:
        """The seats whose bots wait, and until when they do at most."""
        if not self._shown:
            return {}
        if self._since[0] != state.seq:
            self._since = (state.seq, now)
        found = {}
        patience = IN_COMPANY if state.people() else ALONE
        for seat, seq in self._shown.items():
            until = self._since[1] + patience
            if seat in self._gone:
                until = min(until, self._gone[seat] + AWAY)
            waits = state.controls[seat].bot is not None and not state.over
            if waits and seq < state.numbers.number(seat, state.seq) and now < until:
                found[seat] = until
        return found
