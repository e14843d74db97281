"""The observation of Battalia: its parts in their order."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.encoding.map_parts import BattlePart, MapPart
from stormark.games.battalia.encoding.seat_parts import OwnPart, PlayersPart
from stormark.games.battalia.encoding.table_parts import StockPart, TablePart, VisitorPart
from stormark.games.battalia.procedure import REGISTRY
from stormark.kernel.observation import Observer, Part

VERSION: Final = 1


def battalia_observer() -> Observer:
    """What writes observations of Battalia."""
    numbers = {REGISTRY[word]: 1 + number for number, word in enumerate(sorted(REGISTRY))}
    parts: list[Part] = [
        TablePart(numbers),
        StockPart(),
        VisitorPart(),
        MapPart(),
        BattlePart(),
        PlayersPart(),
        OwnPart(),
    ]
    return Observer(VERSION, parts)
