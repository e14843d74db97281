"""The observation of Battalia: its parts in their order."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia.effects.agreed import AgreedChange
from stormark.games.battalia.effects.fate import BoosterReward, ChooseGreat
from stormark.games.battalia.effects.greats.great import GreatEffect
from stormark.games.battalia.encoding.map_parts import BattlePart, MapPart
from stormark.games.battalia.encoding.seat_parts import OwnPart, PlayersPart
from stormark.games.battalia.encoding.table_parts import StockPart, TablePart, VisitorPart
from stormark.games.battalia.procedure import REGISTRY, Procedure
from stormark.kernel.observation import Observer, Part

VERSION: Final = 1
# what asks the same as another procedure, and came later: the numbers stay as they were
ALIKE: Final[dict[type[Procedure], type[Procedure]]] = {
    AgreedChange: GreatEffect,  # the Great Artefact asks
    BoosterReward: ChooseGreat,
}


def battalia_observer() -> Observer:
    """What writes observations of Battalia."""
    asking = sorted(word for word, one in REGISTRY.items() if one not in ALIKE)
    numbers = {REGISTRY[word]: 1 + number for number, word in enumerate(asking)}
    for one, other in ALIKE.items():
        numbers[one] = numbers[other]
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
