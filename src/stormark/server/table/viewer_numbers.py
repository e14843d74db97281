"""The numbers by which each viewer knows the records of a table.

A record that changes nothing a viewer may know is not told to that viewer, and has no number for
it: neither a message nor a gap tells that something happened (B-RULING-106).  A viewer counts the
others, from 1 without gaps.
"""

from __future__ import annotations

from bisect import bisect_right

from stormark.server.table.records import Record


class ViewerNumbers:
    """From the numbers of records in the log to those of a viewer, and back.

    >>> numbers = ViewerNumbers()
    >>> numbers.hide(3, from_viewers=(0,))
    >>> [numbers.number(0, seq) for seq in (2, 3, 4)], [numbers.seq(0, n) for n in (2, 3)]
    ([2, 2, 3], [2, 4])
    """

    def __init__(self) -> None:
        self._hidden: dict[int, list[int]] = {}  # by viewer: the records it is not told, in order

    def note(self, record: Record) -> None:
        """The next record of the log."""
        self.hide(record.seq, record.hidden_from)

    def hide(self, seq: int, from_viewers: tuple[int, ...]) -> None:
        for viewer in from_viewers:
            self._hidden.setdefault(viewer, []).append(seq)

    def number(self, viewer: int, seq: int) -> int:
        """How many of the records up to `seq` a viewer was told: the number of the last of them."""
        return seq - bisect_right(self._hidden.get(viewer, []), seq)

    def seq(self, viewer: int, number: int) -> int:
        """The record that a viewer knows by a number."""
        seq = number
        for hidden in self._hidden.get(viewer, []):
            if hidden > seq:
                break
            seq += 1
        return seq
