"""What of a position counts: a few dozen numbers for each seat, all of them smooth.

Every term belongs to one seat.  How much each is worth is not said here: see `weights.py`.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.queries import (
    base_resistance,
    paragon_dice,
    productivity,
    soldier_power,
    soldier_resistance,
)
from stormark.games.xibalba.state import warhost
from stormark.kernel.compiling import i64, vec

# "late" grows with the Paragon of whoever has most, "left" falls with it
PARAGON: Final = 0  # in tenths of what is needed to win
PARAGON_LATE: Final = 1
NEAR: Final = 2  # Paragon among the last six that are needed
RESOURCES: Final = 3  # in tens
RESOURCES_LATE: Final = 4
RICH: Final = 5  # resources beyond ten, in tens
INCOME: Final = 6  # productivity
INCOME_LEFT: Final = 7
LEVEL: Final = 8
LEVEL_LEFT: Final = 9
BASE_LEFT: Final = 10  # resistance of the base, in fives
COST: Final = 11  # to 14: printed cost of active add-on cards, in fives, by phase tag
COST_LEFT: Final = 15  # to 18
ADDONS: Final = 19  # how many are active
COVERED: Final = 20  # add-on cards below them
SOLDIER: Final = 21  # the active soldier of whoever does not hold the Ark
POWER: Final = 22
POWER_LEFT: Final = 23
RESISTANCE: Final = 24
CONTROL: Final = 25  # Paragon dice at the end of a turn, once in the Ark
CONTROL_LEFT: Final = 26
SPARE: Final = 27  # soldiers below it, two at most
THREAT: Final = 28  # how much of the life points in the Ark two symbols take away, 1 at most
THREAT_CONTROL: Final = 29
RESERVE: Final = 30  # the active soldier of whoever holds the Ark
RESERVE_QUALITY: Final = 31
ARK: Final = 32
ARK_LEFT: Final = 33
ARK_DICE: Final = 34
ARK_DICE_LEFT: Final = 35
ARK_LIFE: Final = 36  # in fives
ARK_STAY: Final = 37  # dice times life points: more income the longer it lasts
ARK_BONUS: Final = 38  # of Apocalypse mode
ARK_BONUS_STAY: Final = 39
RAID: Final = 40  # bases that two symbols of the soldier in the Ark hit
RAID_LOOT: Final = 41
TO_MOVE: Final = 42  # whose turn it is
NEXT: Final = 43  # whose turn comes then
COUNT: Final = 44

NAMES: Final = (
    *("paragon", "paragon_late", "near", "resources", "resources_late", "rich"),
    *("income", "income_left", "level", "level_left", "base_left"),
    *("cost_effect", "cost_dice", "cost_action", "cost_permanent"),
    *("cost_effect_left", "cost_dice_left", "cost_action_left", "cost_permanent_left"),
    *("addons", "covered", "soldier", "power", "power_left", "resistance"),
    *("control", "control_left", "spare", "threat", "threat_control"),
    *("reserve", "reserve_quality", "ark", "ark_left", "ark_dice", "ark_dice_left"),
    *("ark_life", "ark_stay", "ark_bonus", "ark_bonus_stay", "raid", "raid_loot"),
    *("to_move", "next"),
)
NOTHING: Final[vec[float]] = vec[float]([0.0] * 44)
SPARE_SOLDIERS: Final = 2  # soldiers below the active one that still count
LAST_STEPS: Final = 6
RICH_FROM: Final = 10
# What is beyond this counts for nothing: whoever hoards resources for their own sake never wins,
# and two who do never end their game.
MOST_USEFUL: Final = 12.0


def progress(s: XibalbaState) -> float:
    """How far the leader has come, from 0 to 1."""
    most: i64 = 0
    for paragon in s.paragon:
        most = max(most, paragon)
    return min(1.0, float(most) / float(s.target))


def terms(
    s: XibalbaState, seat: i64, mover: i64, late: float, paragon: float, resources: float
) -> vec[float]:
    """The terms of a seat, with as much Paragon and resources as the caller counts for it.

    `mover` is the seat whose turn begins, now or when the turn under way is over.
    """
    row = NOTHING[:]
    left = 1.0 - late
    resources = min(resources, MOST_USEFUL)
    target = float(s.target)
    row[PARAGON] = 10.0 * paragon / target
    row[PARAGON_LATE] = 10.0 * paragon / target * late
    row[NEAR] = max(0.0, LAST_STEPS - (target - paragon))
    row[RESOURCES] = resources / 10.0
    row[RESOURCES_LATE] = resources / 10.0 * late
    row[RICH] = max(0.0, resources - RICH_FROM) / 10.0
    base_terms(s, seat, left, row)
    addon_terms(s, seat, left, row)
    if s.ark_owner == seat:
        ark_terms(s, seat, left, row)
    else:
        warhost_terms(s, seat, left, row)
    distance = (seat - mover + s.seats) % s.seats
    row[TO_MOVE] = 1.0 if distance == 0 else 0.0
    row[NEXT] = 1.0 if distance == 1 else 0.0
    return row


def base_terms(s: XibalbaState, seat: i64, left: float, row: vec[float]) -> None:
    income = float(productivity(s, seat))
    level = float(s.level[seat] - 1)
    row[INCOME] = income
    row[INCOME_LEFT] = income * left
    row[LEVEL] = level
    row[LEVEL_LEFT] = level * left
    row[BASE_LEFT] = float(base_resistance(s, seat)) / 5.0 * left


def addon_terms(s: XibalbaState, seat: i64, left: float, row: vec[float]) -> None:
    """Active add-on cards; their printed cost says how good they are."""
    first = warhost(seat) + 1
    for number in range(first, first + L.FIELDS):
        pile = s.piles[number]
        if pile:
            card: i64 = pile[-1]
            tag = s.tables.tag[card]
            cost = float(s.tables.cost[card]) / 5.0
            row[COST + tag] += cost
            row[COST_LEFT + tag] += cost * left
            row[ADDONS] += 1.0
            row[COVERED] += float(len(pile) - 1)


def warhost_terms(s: XibalbaState, seat: i64, left: float, row: vec[float]) -> None:
    """The soldier who may conquer the Ark."""
    pile = s.piles[warhost(seat)]
    if not pile:
        return
    card: i64 = pile[-1]
    power = float(soldier_power(s, seat, card))
    control = float(paragon_dice(s, seat, card, L.CONTROL))
    row[SOLDIER] = 1.0
    row[POWER] = power
    row[POWER_LEFT] = power * left
    row[RESISTANCE] = float(soldier_resistance(s, seat, card))
    row[CONTROL] = control
    row[CONTROL_LEFT] = control * left
    row[SPARE] = float(min(SPARE_SOLDIERS, len(pile) - 1))
    threat = 1.0 if s.life <= 0 else min(1.0, 2.0 * power / float(s.life))
    row[THREAT] = threat
    row[THREAT_CONTROL] = threat * control


def ark_terms(s: XibalbaState, seat: i64, left: float, row: vec[float]) -> None:
    """Income for as long as the soldier in the Ark holds, and the bases it can hit."""
    pile = s.piles[warhost(seat)]
    if pile:
        card: i64 = pile[-1]
        row[RESERVE] = 1.0
        row[RESERVE_QUALITY] = float(
            soldier_power(s, seat, card) + soldier_resistance(s, seat, card)
        )
        row[SPARE] = float(min(SPARE_SOLDIERS, len(pile) - 1))
    dice = float(paragon_dice(s, seat, s.ark, L.CONTROL))
    life = float(s.life) / 5.0
    row[ARK] = 1.0
    row[ARK_LEFT] = left
    row[ARK_DICE] = dice
    row[ARK_DICE_LEFT] = dice * left
    row[ARK_LIFE] = life
    row[ARK_STAY] = dice * life
    if s.apocalypse:
        bonus = float(s.tables.bonus_low if s.life <= 5 else s.tables.bonus_high)
        row[ARK_BONUS] = bonus
        row[ARK_BONUS_STAY] = bonus * life
    power = soldier_power(s, seat, s.ark)
    for other in range(s.seats):
        if other != seat and 2 * power >= base_resistance(s, other):
            row[RAID] += 1.0
    row[RAID_LOOT] = row[RAID] * float(paragon_dice(s, seat, s.ark, L.LOOT))
