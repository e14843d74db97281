"""The tables at hand in words, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stormark.kernel.json import JsonDict
from stormark.text.board.battalia.sections import battalia_sections
from stormark.text.board.section import Section
from stormark.text.board.xibalba.sections import xibalba_sections
from stormark.text.speaker import Speaker

SECTIONS: Final[Mapping[str, Callable[[JsonDict, Speaker], list[Section]]]] = {
    "battalia": battalia_sections,
    "xibalba": xibalba_sections,
}


def board_sections(view: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything a viewer may know, part by part, in the speaker's language."""
    return SECTIONS[speaker.game.spec.id](view, speaker)
