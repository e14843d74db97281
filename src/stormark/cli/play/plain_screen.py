"""A screen for screen readers and pipes: plain lines, and only what is new."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.cli.board.display import Display
from stormark.cli.play.screen import Moment, Screen
from stormark.kernel.json import JsonDict


class PlainScreen(Screen):
    """Says what happened since the last question, then the question; the board only once."""

    def __init__(self) -> None:
        self._asked = ""

    def show(self, moment: Moment) -> None:
        chronicle = moment.chronicle
        lines = list(chronicle.fresh)
        if not chronicle.board_read:
            lines = [*moment.words.plain(moment.view), "", *lines]
        chronicle.board_read = True
        chronicle.read = len(chronicle.lines)
        lines += moment.notices
        question = f"{moment.decision} {moment.words.speaker.lang}"
        if question != self._asked:
            self._asked = question
            lines += [moment.prompt, *moment.menu.full()]
        self.print_lines(lines)

    def say(self, words: Display, lines: Sequence[str]) -> None:
        self.print_lines(lines)

    def show_extra_page(self, words: Display, page: str, view: JsonDict) -> None:
        self.print_lines(words.plain_page(page, view))

    def curtain(self, words: Display, name: str) -> None:
        self._asked = ""
        self.print_lines(["", words.t("curtain", name=name)])
        self.read(words.t("press-enter"))

    def show_page(self, words: Display, view: JsonDict, lines: Sequence[str]) -> None:
        self.print_lines(lines)
