"""The observation of Battalia: its parts in their order."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.effects.agreed import AgreedChange
from stormark.games.battalia.effects.greats.great import GreatEffect
from stormark.games.battalia.encoding.map_parts import BattlePart, MapPart
from stormark.games.battalia.encoding.seat_parts import OwnPart, PlayersPart
from stormark.games.battalia.encoding.table_parts import StockPart, TablePart, VisitorPart
from stormark.games.battalia.procedure import REGISTRY
from stormark.kernel.observation import Observer, Part

VERSION: Final = 1


def battalia_observer() -> Observer:
    """What writes observations of Battalia."""
    asking = sorted(word for word in REGISTRY if word != AgreedChange.word)
    numbers = {REGISTRY[word]: 1 + number for number, word in enumerate(asking)}
    numbers[AgreedChange] = numbers[GreatEffect]  # the Great Artefact asks
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
