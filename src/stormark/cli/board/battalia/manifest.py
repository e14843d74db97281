"""Battalia in the terminal."""

from __future__ import annotations

from typing import Final

from stormark.cli.board.battalia.display import BattaliaDisplay
from stormark.cli.board.battalia.pack import pack_lines
from stormark.cli.board.display import DisplayManifest

MANIFEST: Final = DisplayManifest(BattaliaDisplay, pack_lines)
