"""Positions with one plan that is clearly best, to be found at the board (docs/puzzles.md)."""
