"""What happened, as each person at the table may know it: the lines of the log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from stormark.cli.board.words import Words
from stormark.kernel.event import Event
from stormark.kernel.log import FORCED, Move
from stormark.kernel.match import Match

SILENT: Final = ("phase", "setup")  # the title of the board and the welcome say it
SEEN_ON_BOARD: Final = ("enter", "reveal")  # of the position everything begins with


class Chronicle:
    """The log of one viewer, told line by line and remembered up to where it was read."""

    def __init__(self, match: Match[Any], viewer: int) -> None:
        self._match = match
        self._viewer = viewer
        self._told = -1  # the last entry whose lines are here
        self.lines: list[str] = []
        self.read = 0  # how many lines the viewer has seen

    def catch_up(self, words: Words) -> None:
        """Tell what happened since the last time."""
        entries = self._match.log
        events: dict[int, list[Event]] = defaultdict(list)
        for number, event in self._match.events(self._viewer, self._told):
            events[number].append(event)
        for number in range(self._told + 1, len(entries) + 1):
            entry = entries[number - 1] if number else None
            if isinstance(entry, Move) and entry.cause == FORCED and entry.seat == self._viewer:
                move = self._match.game.notation(entry.action)
                self.lines.append(words.t("forced", move=move))
            for event in events[number]:
                line = words.speaker.event(event, self._viewer)
                if line is not None and not _needless(event, events[number], number):
                    self.lines.append(line)
        self._told = len(entries)

    def retell(self, words: Words) -> None:
        """Tell everything again, in another language; what was read stays read."""
        all_read = self.read >= len(self.lines)
        self.lines, self._told = [], -1
        self.catch_up(words)
        self.read = len(self.lines) if all_read else min(self.read, len(self.lines))

    @property
    def fresh(self) -> list[str]:
        """The lines the viewer has not seen yet."""
        return self.lines[self.read :]


def _needless(event: Event, together: Sequence[Event], number: int) -> bool:
    """Whether a line would repeat what the board or another line of the same entry says."""
    if event.verb in SILENT or (number == 0 and event.verb in SEEN_ON_BOARD):
        return True
    if event.verb == "resources" and event.args["cause"] == "payment":
        return any(other.verb in ("buy", "action") for other in together)
    if event.verb == "spend" and event.args["use"] in ("gather", "exchange"):
        return any(other.args.get("cause") == "dice" for other in together)
    return False
