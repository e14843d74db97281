"""The displays at hand, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stormark.cli.board.battalia.display import BattaliaDisplay
from stormark.cli.board.display import Display
from stormark.cli.board.xibalba.display import XibalbaDisplay
from stormark.text import Speaker

DISPLAYS: Final[Mapping[str, Callable[[Speaker], Display]]] = {
    "battalia": BattaliaDisplay,
    "xibalba": XibalbaDisplay,
}


def display_for(speaker: Speaker) -> Display:
    """How the speaker's game is shown, in the speaker's language."""
    return DISPLAYS[speaker.game.spec.id](speaker)
