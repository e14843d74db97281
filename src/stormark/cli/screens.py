"""Which kind of screen fits the terminal."""

from __future__ import annotations

import os
import sys

from stormark.cli.play.plain_screen import PlainScreen
from stormark.cli.play.screen import Screen


def screen_for(plain: bool) -> Screen:
    """Colour on a terminal that can show it, plain lines everywhere else."""
    colourless = "NO_COLOR" in os.environ or os.environ.get("TERM") in (None, "dumb")
    if plain or colourless or not sys.stdout.isatty() or not sys.stdin.isatty():
        return PlainScreen()
    from rich.console import Console

    from stormark.cli.play.colour_screen import ColourScreen

    return ColourScreen(Console(highlight=False))
