"""What a position of Xibalba is worth to a seat.

The scale: one Paragon is 10.  Harvest turns four resources into two thirds of a Paragon, so a
resource is worth a little less than 10 / 6; everything else is set against these two.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.queries import (
    paragon_dice,
    productivity,
    soldier_power,
    soldier_resistance,
)
from stormark.games.xibalba.state import warhost

PARAGON: Final = 10.0
RESOURCE: Final = 1.55
PARAGON_PER_DIE: Final = 4 / 6  # what a Paragon die shows on average (X-COMP-20)
VICTORY: Final = 1000.0

SPARE_SOLDIERS: Final = 2  # soldiers below the active one that still count
COVERED_CARD: Final = 0.5
OPEN_FIELD: Final = 2.0
DICE: Final = (0.0, 1.4, 2.9, 4.4, 0.0, 1.2, 1.6, 0.0, 9.5, 19.0)  # in the action pool, by kind


def evaluate(s: XibalbaState, seat: int, with_dice: bool = True) -> float:
    """How much better a seat stands than its strongest opponent."""
    if s.winner >= 0:
        return VICTORY if s.winner == seat else -VICTORY
    own = standing(s, seat)
    best_other = max(standing(s, other) for other in range(s.seats) if other != seat)
    value = own - best_other
    if with_dice and s.turn == seat:
        value += dice_value(s)
    return value


def turns_left(s: XibalbaState) -> float:
    """A rough guess at how many turns each player still gets."""
    return 1.0 + 11.0 * (1.0 - int(max(s.paragon)) / int(s.target))


def standing(s: XibalbaState, seat: int) -> float:
    """Everything a seat owns."""
    horizon = turns_left(s)
    return (
        PARAGON * int(s.paragon[seat])
        + RESOURCE * int(s.resources[seat])
        + base_value(s, seat, horizon)
        + addon_value(s, seat, horizon)
        + warhost_value(s, seat, horizon)
        + ark_value(s, seat, horizon)
    )


def base_value(s: XibalbaState, seat: int, horizon: float) -> float:
    """Productivity of the turns to come, open fields and a base that holds."""
    income = RESOURCE * int(productivity(s, seat)) * horizon
    return income + OPEN_FIELD * int(s.level[seat])


def addon_value(s: XibalbaState, seat: int, horizon: float) -> float:
    """Active add-on cards; their printed cost says how good they are, turn for turn."""
    value = 0.0
    first = warhost(seat) + 1
    for pile in s.piles[first : first + L.FIELDS]:
        if pile:
            cost = int(s.tables.cost[pile[-1]])
            value += cost * (0.6 + 0.17 * horizon) * RESOURCE + COVERED_CARD * (len(pile) - 1)
    return value


def warhost_value(s: XibalbaState, seat: int, horizon: float) -> float:
    """The active soldier conquers, blocks and follows into the Ark; a few wait below it."""
    pile = s.piles[warhost(seat)]
    if not pile:
        return 0.0
    quality = soldier_quality(s, seat, pile[-1])
    if s.ark_owner == seat:
        quality *= 0.5
    return quality * min(1.0, horizon / 3) + 2.0 * min(SPARE_SOLDIERS, len(pile) - 1)


def soldier_quality(s: XibalbaState, seat: int, card: int) -> float:
    power = int(soldier_power(s, seat, card))
    resistance = int(soldier_resistance(s, seat, card))
    control = int(paragon_dice(s, seat, card, L.CONTROL))
    return 2.5 * power + 1.2 * resistance + 4.0 * control


def ark_value(s: XibalbaState, seat: int, horizon: float) -> float:
    """Control income for as long as the soldier should hold; others want its life points low."""
    if s.ark_owner != seat:
        return -0.9 * int(s.life)
    per_turn = PARAGON_PER_DIE * int(paragon_dice(s, seat, s.ark, L.CONTROL))
    if s.apocalypse:
        per_turn += int(s.tables.bonus_low if s.life <= 5 else s.tables.bonus_high)
    turns = min(horizon * int(s.seats), 1.5 + 0.45 * int(s.life))
    return 6.0 + PARAGON * per_turn * turns


def dice_value(s: XibalbaState) -> float:
    """Dice of the current player that can still be used."""
    value = 0.0
    for kind in range(L.KINDS):
        value += DICE[kind] * int(s.action_dice[kind])
    return value
