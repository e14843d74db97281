"""Chance that tests hold in their hands."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.kernel.chance import Chance


class Listed(Chance):
    """Gives listed results to one stream; every other draw gives the highest or lowest result.

    The highest result leaves a deck in the order of the pack when it is shuffled.
    """

    def __init__(self, stream: int, results: list[int], *, lowest: bool = False) -> None:
        self.stream = stream
        self.results = list(results)
        self.lowest = lowest
        self.drawn: list[tuple[str, int]] = []  # stream and number of results it had

    def draw(self, stream: int, index: int, bound: int) -> int:
        self.drawn.append((L.STREAMS[stream], bound))
        if stream == self.stream and self.results:
            return self.results.pop(0)
        return 0 if self.lowest else bound - 1
