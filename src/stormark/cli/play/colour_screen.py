"""A screen in colour: the board above, then the latest events, the question and its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from stormark.cli.board.display import Display
from stormark.cli.board.fitting import fit
from stormark.cli.play.screen import Moment, Screen
from stormark.kernel.json import JsonDict

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 20
LEAST_MENU: Final = 2
LEAST_LOG: Final = 3


class ColourScreen(Screen):
    """Draws a whole screen for every question; fits 80 columns and 24 lines."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def width(self) -> int:
        return max(LEAST_WIDTH, self._console.width)

    @property
    def height(self) -> int:
        return max(LEAST_HEIGHT, self._console.height)

    def show(self, moment: Moment) -> None:
        chronicle = moment.chronicle
        lines, log_room = self.compose(moment)
        fresh = self.wrap(chronicle.fresh)
        if moment.others_moved and len(fresh) > log_room:
            self.say(moment.words, [moment.words.t("meanwhile"), *chronicle.fresh])
        chronicle.read = len(chronicle.lines)
        self._console.clear()
        for line in lines:
            self._console.print(line, no_wrap=True, crop=True)

    def compose(self, moment: Moment) -> tuple[list[Text], int]:
        """The lines of the screen above the input line, and how many of them are log."""
        width, words = self.width, moment.words
        board = words.compact(moment.view, width)
        question = [Text(line, "bold cyan") for line in self.wrap([moment.prompt])]
        notices = [Text(line, "bold yellow") for line in self.wrap(moment.notices)]
        room = self.height - 1 - len(board) - len(question) - len(notices)
        menu = moment.menu.lines(width)
        if len(menu) + 2 <= room and not notices:
            notices, room = [Text(self._hint(words), "dim")], room - 1
        menu = self._page(moment, menu, max(LEAST_MENU, room))
        log_room = max(0, room - len(menu))
        least = min(LEAST_LOG, len(moment.chronicle.lines))
        picture = words.picture(moment.view, width)
        if log_room >= len(picture) + least:
            board[1:1] = picture
            log_room -= len(picture)
        extra = self.wrap(words.extra(moment.view))
        if log_room >= len(extra) + least:
            board += [Text(line) for line in extra]
            log_room -= len(extra)
        log = [Text(line, "italic") for line in self._tail(moment.chronicle.lines, log_room)]
        lines = [*board, *log, *question, *menu, *notices]
        too_many = max(0, len(lines) + 1 - self.height)
        del lines[1 : 1 + too_many]  # the first line says whose turn it is
        return [fit(line, width) for line in lines], log_room

    def _hint(self, words: Display) -> str:
        pages = [words.t("page", page=page) for page in words.pages]
        return words.t("hint", pages=" · ".join(pages))

    def _tail(self, lines: Sequence[str], room: int) -> list[str]:
        """The last lines that fit as a whole; if not even one does, its beginning."""
        rows: list[str] = []
        for line in reversed(lines):
            wrapped = self.wrap([line])
            if len(rows) + len(wrapped) > room:
                return rows or wrapped[:room]
            rows = wrapped + rows
        return rows

    def _page(self, moment: Moment, menu: list[Text], room: int) -> list[Text]:
        """The part of the menu that fits."""
        if len(menu) <= room:
            return menu
        size = room - 1
        pages = -(-len(menu) // size)
        page = moment.page % pages
        more = moment.words.t("more", page=page + 1, pages=pages)
        return [*menu[page * size : (page + 1) * size], Text(more, "dim")]

    def say(self, words: Display, lines: Sequence[str]) -> None:
        self._turn_pages(words, [Text(row) for row in self.wrap(lines)])

    def show_extra_page(self, words: Display, page: str, view: JsonDict) -> None:
        rows: list[Text] = []
        for line in words.page(page, view, self.width):
            rows += [line] if isinstance(line, Text) else [Text(row) for row in self.wrap([line])]
        self._turn_pages(words, rows)

    def _turn_pages(self, words: Display, rows: Sequence[Text]) -> None:
        size = self.height - 2
        for start in range(0, len(rows), size):
            self._console.clear()
            for row in rows[start : start + size]:
                self._console.print(row, no_wrap=True, crop=True)
            last = start + size >= len(rows)
            self.read(words.t("press-enter" if last else "press-enter-more"))

    def show_page(self, words: Display, view: JsonDict, lines: Sequence[str]) -> None:
        self._console.clear()
        board = words.compact(view, self.width)
        rows = [Text(row) for row in self.wrap(lines)]
        picture = words.picture(view, self.width)
        if len(board) + len(picture) + len(rows) < self.height:
            board[1:1] = picture
        for row in [*board, *rows][: max(self.height - 1, len(board) + 1)]:
            self._console.print(row, no_wrap=True, crop=True)

    def curtain(self, words: Display, name: str) -> None:
        self._console.clear()
        self._console.print(Text("\n" * (self.height // 3)))
        self._console.print(Text(words.t("curtain", name=name), "bold cyan"), justify="center")
        self.read(words.t("press-enter"))

    def wrap(self, lines: Sequence[str]) -> list[str]:
        """Lines broken at words, continued with an indent."""
        rows: list[str] = []
        for line in lines:
            parts = Text(line).wrap(self._console, self.width - 2)
            first, *rest = [part.plain.rstrip() for part in parts] or [""]
            rows += [first, *(f"  {row}" for row in rest)]
        return rows
