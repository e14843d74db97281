"""Xibalba in the terminal."""

from __future__ import annotations

from typing import Final

from stormark.cli.board.display import DisplayManifest
from stormark.cli.board.xibalba.display import XibalbaDisplay
from stormark.cli.board.xibalba.pack import pack_lines

MANIFEST: Final = DisplayManifest(XibalbaDisplay, pack_lines)
