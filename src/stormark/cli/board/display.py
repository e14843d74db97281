"""How a game looks at a terminal: what every game has to provide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.text import Speaker
from stormark.text.board import board_sections
from stormark.text.board.section import plain_lines
from stormark.text.board.words import Words


@dataclass(frozen=True)
class DisplayManifest:
    """What the terminal must know about one game."""

    display: type[Display]
    pack_lines: Callable[[Speaker], list[str]]  # what is worth telling about a good pack


class Display(Words, ABC):
    """Shows views of one game in one language.  Nothing here is computed from rules."""

    groups: tuple[str, ...]
    """The groups of the menu, those most often wanted first; '' takes all other options."""

    pages: tuple[str, ...]
    """What a person can ask to see besides the board."""

    verbs: tuple[str, ...]
    things: tuple[str, ...]
    """Words of the notation that have a translation."""

    @abstractmethod
    def compact(self, view: JsonDict, width: int) -> list[Text]:
        """What is needed to choose a move, in few lines of at most `width` columns."""

    def picture(self, view: JsonDict, width: int) -> list[Text]:
        """What is drawn below the first line of the board where a screen has room for it."""
        return []

    def extra(self, view: JsonDict) -> list[str]:
        """What is shown below the board where a screen has room left."""
        return []

    def plain(self, view: JsonDict) -> list[str]:
        """Everything a viewer may know, line by line in words."""
        return plain_lines(board_sections(view, self.speaker))

    @abstractmethod
    def page(self, page: str, view: JsonDict, width: int) -> Sequence[str | Text]:
        """One of the pages."""

    def page_named(self, word: str) -> str:
        """The page a word stands for, in English or in the language at the table; '' for none."""
        for page in self.pages:
            if word.casefold() in (page, self.t("page", page=page).casefold()):
                return page
        return ""

    def plain_page(self, page: str, view: JsonDict) -> Sequence[str]:
        """One of the pages for screen readers and pipes."""
        return [str(line) for line in self.page(page, view, 80)]

    @abstractmethod
    def entry(self, action: Action, decision: Decision, view: JsonDict) -> tuple[str, str]:
        """The group of an option in the menu, and its short label inside it."""

    @abstractmethod
    def welcome(self, view: JsonDict) -> list[str]:
        """What is played, and by whom."""

    @abstractmethod
    def result(self, view: JsonDict, shares: Sequence[float]) -> list[str]:
        """How it ended for everybody."""

    def needless(self, event: Event, together: Sequence[Event], number: int) -> bool:
        """Whether a line of the log would repeat what the board or another line says.

        `together` are the events of the same entry of the match; `number` is 0 for the position
        everything begins with.
        """
        return False

    def shared(self, first: JsonDict, others: Sequence[JsonDict]) -> JsonDict:
        """What several viewers know together; `first` may be changed."""
        return first
