"""What happened, as each person at the table may know it: the lines of the log."""

from __future__ import annotations

from typing import Any, Final

from stormark.cli.board.words import Words
from stormark.kernel.log import FORCED, Move
from stormark.kernel.match import Match

SILENT: Final = ("phase",)  # the title of the board and the question say it


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
        events = self._match.events(self._viewer, self._told)
        for number in range(self._told + 1, len(entries) + 1):
            entry = entries[number - 1] if number else None
            if isinstance(entry, Move) and entry.cause == FORCED and entry.seat == self._viewer:
                move = self._match.game.notation(entry.action)
                self.lines.append(words.t("forced", move=move))
            for at, event in events:
                if at == number and event.verb not in SILENT:
                    line = words.speaker.event(event, self._viewer)
                    self.lines += [] if line is None else [line]
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
