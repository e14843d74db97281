"""What a table needs of a screen; `plain_screen` and `colour_screen` are the two kinds."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from stormark.cli.board.display import Display
from stormark.cli.board.menu import Menu
from stormark.cli.play.chronicle import Chronicle
from stormark.kernel.json import JsonDict


@dataclass
class Moment:
    """What a person who has to decide is shown."""

    view: JsonDict
    words: Display
    prompt: str
    menu: Menu
    decision: str  # names the question: it changes with every answer
    chronicle: Chronicle
    others_moved: bool  # since this person last looked
    notices: list[str] = field(default_factory=list)  # answers to what was typed last
    page: int = 0  # of the menu


class Screen(ABC):
    """Where people at one table look and type."""

    @abstractmethod
    def show(self, moment: Moment) -> None:
        """Show the position and the question."""

    @abstractmethod
    def say(self, words: Display, lines: Sequence[str]) -> None:
        """Show lines somebody asked for, or that everybody shall read."""

    @abstractmethod
    def show_extra_page(self, words: Display, page: str, view: JsonDict) -> None:
        """Show one of the pages a game has besides its board."""

    @abstractmethod
    def curtain(self, words: Display, name: str) -> None:
        """Hide what was shown until the next person sits before the screen."""

    @abstractmethod
    def show_page(self, words: Display, view: JsonDict, lines: Sequence[str]) -> None:
        """Show lines about a position, without asking anything."""

    def print_lines(self, lines: Sequence[str]) -> None:
        """Lines below everything else."""
        for line in lines:
            print(line)

    def read(self, prompt: str) -> str:
        """A line that a person typed; EOFError when nobody can type any more."""
        text = input(prompt)
        if not sys.stdin.isatty():
            print(text)  # so that a recorded game reads like one that was typed
        return text.strip()


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
