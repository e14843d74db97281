"""The displays at hand, by game."""

from __future__ import annotations

from stormark.cli.board.display import Display, DisplayManifest
from stormark.kernel.manifest import manifest
from stormark.text import Speaker


def display_for(speaker: Speaker) -> Display:
    """How the speaker's game is shown, in the speaker's language."""
    return _manifest(speaker).display(speaker)


def pack_lines(speaker: Speaker) -> list[str]:
    """What is in the pack of the speaker's game."""
    return _manifest(speaker).pack_lines(speaker)


def _manifest(speaker: Speaker) -> DisplayManifest:
    return manifest("cli.board", speaker.game.spec.id, DisplayManifest)
