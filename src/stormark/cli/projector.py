"""Stepping through a replay at the terminal."""

from __future__ import annotations

from stormark.cli.play.screen import Screen
from stormark.cli.replaying import Film


class Projector:
    """Shows one position after the other: n, p, first, last, goto 12, board, quit."""

    def __init__(self, film: Film, screen: Screen) -> None:
        self._film = film
        self._screen = screen
        self._at = 0
        self._whole_board = False
        self._notes = film.headings()

    def run(self) -> None:
        while True:
            self._show()
            try:
                text = self._screen.read(self._film.words.t("replay-prompt", at=self._at))
            except EOFError:
                return
            if not self._command(text.casefold()):
                return

    def _show(self) -> None:
        lines = [*self._notes, *self._film.entry(self._at)]
        self._notes = []
        if self._whole_board:
            self._screen.say(self._film.words, self._film.board(self._at))
        self._screen.show_page(self._film.words, self._film.view(self._at), lines)

    def _command(self, text: str) -> bool:
        """Carry out a command; False to leave."""
        word, _, rest = text.partition(" ")
        if word in ("q", "quit"):
            return False
        target = self._target(word, rest.strip())
        self._whole_board = word in ("b", "board")
        if target is None:
            self._notes = [self._film.words.t("replay-help", last=self._film.last)]
        else:
            self._at = min(max(target, 0), self._film.last)
        return True

    def _target(self, word: str, rest: str) -> int | None:
        """The position a command leads to; None for what is no command."""
        steps = {"": 1, "n": 1, "next": 1, "p": -1, "prev": -1, "b": 0, "board": 0}
        if word in steps:
            return self._at + steps[word]
        if word in ("f", "first"):
            return 0
        if word in ("l", "last"):
            return self._film.last
        number = rest if word in ("g", "goto") else word
        return int(number) if number.isdecimal() else None
