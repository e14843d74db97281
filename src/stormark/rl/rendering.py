"""Pictures of a table for people: as text, as an image, in the terminal."""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from stormark.rl.episode import Episode
from stormark.text import Speaker
from stormark.text.board import board_sections
from stormark.text.board.section import plain_lines

MODES: Final = ["ansi", "rgb_array", "human"]
FONT_SIZE: Final = 13
LINE: Final = 17
MARGIN: Final = 10
COLUMN: Final = 620
LINES: Final = 60  # of one column of an image
PAPER: Final = (250, 247, 240)
INK: Final = (30, 30, 34)

Picture = NDArray[np.uint8] | str | None


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: {mode!r} is none of {MODES}")
    return mode


def render(episode: Episode, mode: str | None, viewer: int = -1) -> Picture:
    """What `render` of an environment gives: text, an image, or nothing after printing it."""
    if mode == "ansi":
        return as_text(episode, viewer)
    if mode == "rgb_array":
        return as_image(as_text(episode, viewer))
    if mode == "human":
        sys.stdout.write(as_text(episode, viewer) + "\n")
        sys.stdout.flush()
    return None


def as_text(episode: Episode, viewer: int = -1) -> str:
    """The table in words, as a seat or a spectator (-1) sees it."""
    view = episode.game.view(episode.state, viewer)
    return "\n".join(plain_lines(board_sections(view, Speaker(episode.game))))


def as_image(text: str) -> NDArray[np.uint8]:
    """The same as an image, in as many columns as it needs."""
    lines = text.split("\n")
    columns = [lines[at : at + LINES] for at in range(0, len(lines), LINES)]
    size = (MARGIN + COLUMN * len(columns), 2 * MARGIN + LINE * min(len(lines), LINES))
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(FONT_SIZE)
    for number, column in enumerate(columns):
        for row, line in enumerate(column):
            place = (MARGIN + COLUMN * number, MARGIN + LINE * row)
            draw.text(place, line, fill=INK, font=font)
    return np.asarray(image, np.uint8)
