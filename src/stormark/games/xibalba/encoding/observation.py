"""The observation of Xibalba: its parts in their order."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.effect import Effect
from stormark.games.xibalba.effects.operations.todo import AgreedChange
from stormark.games.xibalba.encoding.seat_parts import OwnPart, SeatPart
from stormark.games.xibalba.encoding.table_parts import ArkPart, DicePart, MarketPart, TablePart
from stormark.games.xibalba.procedures import PROCEDURES
from stormark.kernel.observation import Observer, Part

VERSION: Final = 1


def xibalba_observer() -> Observer:
    """What writes observations of Xibalba."""
    asking = [kind for kind in PROCEDURES if kind is not AgreedChange]
    numbers = {kind: 1 + number for number, kind in enumerate(asking)}
    numbers[AgreedChange] = numbers[Effect]  # the effect asks, at steps of its own
    seats: list[Part] = [SeatPart(distance) for distance in range(L.MOST_SEATS)]
    parts = [TablePart(numbers), ArkPart(), DicePart(), MarketPart(), *seats, OwnPart()]
    return Observer(VERSION, parts)
