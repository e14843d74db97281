"""A table in words: the same for plain terminals, pipes, and browsers in text mode."""

from stormark.text.board.sections import board_sections

__all__ = ["board_sections"]
