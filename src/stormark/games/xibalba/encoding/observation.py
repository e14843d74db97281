"""The observation of Xibalba: its parts in their order."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.encoding.seat_parts import OwnPart, SeatPart
from stormark.games.xibalba.encoding.table_parts import ArkPart, DicePart, MarketPart, TablePart
from stormark.games.xibalba.procedures import PROCEDURES
from stormark.kernel.observation import Observer, Part

VERSION: Final = 1


def xibalba_observer() -> Observer:
    """What writes observations of Xibalba."""
    numbers = {kind: 1 + number for number, kind in enumerate(PROCEDURES)}
    seats: list[Part] = [SeatPart(distance) for distance in range(L.MOST_SEATS)]
    parts = [TablePart(numbers), ArkPart(), DicePart(), MarketPart(), *seats, OwnPart()]
    return Observer(VERSION, parts)
