"""Stepping through a replay at the terminal."""

from __future__ import annotations

from typing import Final

from stormark.cli.play.screen import Screen
from stormark.cli.replaying import Film

STEPS: Final = ("next", "previous", "first", "last", "goto", "board", "review", "quit")


class Projector:
    """Shows one position after the other, and whatever page of it is asked for."""

    def __init__(self, film: Film, screen: Screen) -> None:
        self._film = film
        self._words = film.words
        self._screen = screen
        self._at = film.first
        self._notes = film.headings()

    def run(self) -> None:
        while True:
            self._show()
            try:
                text = self._screen.read(self._words.t("replay-prompt", at=self._at))
            except EOFError:
                return
            if not self._command(text.casefold()):
                return

    def _show(self) -> None:
        lines = [*self._notes, *self._film.entry(self._at)]
        self._notes = []
        self._screen.show_page(self._words, self._film.view(self._at), lines)

    def _command(self, text: str) -> bool:
        """Carry out a command; False to leave."""
        word, _, rest = text.partition(" ")
        page = self._words.page_named(word)
        step = self._step(word)
        if page:
            self._screen.show_extra_page(self._words, page, self._film.view(self._at))
        elif step == "board":
            self._screen.say(self._words, self._film.board(self._at))
        elif step == "review":
            self._screen.say(self._words, self._film.review())
        elif step != "quit":
            self._go(self._target(step, rest.strip() if step else word))
        return step != "quit"

    def _step(self, word: str) -> str:
        """The step that a word or its beginning stands for; Enter alone goes on."""
        for step in STEPS:
            if step.startswith(word) or self._words.t("replay-step", step=step).startswith(word):
                return step
        return ""

    def _target(self, step: str, number: str) -> int | None:
        """The position a step leads to; None for what is no step."""
        targets = {"next": self._at + 1, "previous": self._at - 1, "first": self._film.first}
        targets["last"] = self._film.last
        if step in targets:
            return targets[step]
        return int(number) if number.isdecimal() else None

    def _go(self, target: int | None) -> None:
        if target is None:
            pages = [self._words.t("page", page=page) for page in self._words.pages]
            self._notes = [
                self._words.t(
                    "replay-help",
                    first=self._film.first,
                    last=self._film.last,
                    pages=", ".join(pages),
                )
            ]
        else:
            self._at = min(max(target, self._film.first), self._film.last)
