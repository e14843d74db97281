"""What happened, as each person at the table may know it: the lines of the log."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from stormark.cli.board.display import Display
from stormark.cli.play.moves import spoken
from stormark.kernel.event import Event
from stormark.kernel.log import FORCED, Move
from stormark.kernel.match import Match


class Chronicle:
    """The log of one viewer, told line by line and remembered up to where it was read."""

    def __init__(self, match: Match[Any], viewer: int) -> None:
        self._match = match
        self._viewer = viewer
        self._told = -1  # the last entry whose lines are here
        self.lines: list[str] = []
        self.read = 0  # how many lines the viewer has seen
        self.board_read = False  # whether the viewer was told the whole board
        self._until_own_move = 0  # lines up to the viewer's own last move

    def catch_up(self, words: Display) -> None:
        """Tell what happened since the last time."""
        entries = self._match.log
        events: dict[int, list[Event]] = defaultdict(list)
        for number, event in self._match.events(self._viewer, self._told):
            events[number].append(event)
        for number in range(self._told + 1, len(entries) + 1):
            entry = entries[number - 1] if number else None
            if isinstance(entry, Move) and entry.cause == FORCED and entry.seat == self._viewer:
                move = spoken(self._match.game.notation(entry.action), words)
                self.lines.append(words.t("forced", move=move))
            for event in events[number]:
                line = words.speaker.event(event, self._viewer)
                if line is not None and not words.needless(event, events[number], number):
                    self.lines.append(line)
            if isinstance(entry, Move) and entry.cause != FORCED and entry.seat == self._viewer:
                self._until_own_move = len(self.lines)
        self._told = len(entries)

    def remember(self, words: Display) -> None:
        """Of a match that goes on, the viewer knows everything up to the own last move."""
        self.catch_up(words)
        self.read = self._until_own_move

    def retell(self, words: Display) -> None:
        """Tell everything again, in another language; what was read stays read."""
        all_read = self.read >= len(self.lines)
        self.lines, self._told = [], -1
        self.catch_up(words)
        self.read = len(self.lines) if all_read else min(self.read, len(self.lines))

    @property
    def fresh(self) -> list[str]:
        """The lines the viewer has not seen yet."""
        return self.lines[self.read :]
