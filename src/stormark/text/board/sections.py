"""The tables at hand in words, by game."""

from __future__ import annotations

from stormark.kernel.json import JsonDict
from stormark.kernel.manifest import manifest
from stormark.text.board.section import Section
from stormark.text.manifest import TextManifest
from stormark.text.speaker import Speaker


def board_sections(view: JsonDict, speaker: Speaker) -> list[Section]:
    """Everything a viewer may know, part by part, in the speaker's language."""
    return manifest("text", speaker.game.spec.id, TextManifest).sections(view, speaker)
