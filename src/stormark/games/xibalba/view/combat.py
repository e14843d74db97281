"""The attack under way: its power with all parts, and what is at stake."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.queries import base_resistance, paragon_dice
from stormark.games.xibalba.state import Attack as AttackUnderWay
from stormark.games.xibalba.turn.attack import (
    BLOCK,
    POWER,
    STEPS,
    Attacking,
    open_addons,
    total_power,
)
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.players import (
    BASE_PLACES,
    blocker,
    bonus_of,
    critical_of,
    power_of,
)
from stormark.games.xibalba.view.types import Attack, Stake, Sum


def attack(s: XibalbaState) -> Attack | None:
    under_way = s.attack
    if under_way is None or s.winner >= 0:  # a victory ends everything (X-WIN-03)
        return None
    stage = next(one.step for one in s.stack if isinstance(one, Attacking))
    power = _power(s, under_way, fixed=stage != POWER)
    return {
        "seat": under_way.seat,
        "soldier": s.tables.refs[under_way.soldier],
        "from_ark": under_way.from_ark,
        "target": "ark" if under_way.target < 0 else under_way.target,
        "attacks": under_way.attacks,
        "criticals": under_way.criticals,
        "power": power,
        "fixed": stage != POWER,
        "unblockable": under_way.unblockable,
        "blocker": None if under_way.blocker < 0 else s.tables.refs[under_way.blocker],
        "stage": STEPS[stage],
        "stakes": _stakes(s, under_way, stage, power["total"]),
    }


def _power(s: XibalbaState, attack: AttackUnderWay, fixed: bool) -> Sum:
    """X-ATTACK-03; once it is fixed, later changes do not count any more."""
    effects = Contributions(s, attack.seat)
    symbol = power_of(s, attack.seat, attack.soldier, effects)["total"]
    critical = critical_of(s, attack.seat, effects)["total"]
    parts = [
        part("symbols", (attack.attacks + attack.criticals) * symbol),
        part("criticals", attack.criticals * critical),
        *bonus_of(s, attack.seat, attack.soldier, effects)["parts"],
    ]
    if fixed:
        return total_of(attack.power, parts, rest="earlier")
    return total_of(total_power(s, attack), parts)


def _stakes(s: XibalbaState, attack: AttackUnderWay, stage: int, power: int) -> list[Stake]:
    """What the power is compared with: X-ARK-11, X-BLOCK-06, X-ATTACK-13."""
    if attack.target < 0:
        return [_ark(s, attack, power)] if stage == POWER and s.ark >= 0 else []
    stakes: list[Stake] = []
    if stage == BLOCK or attack.blocked or (stage == POWER and not attack.unblockable):
        against = blocker(s, attack.target)
        if against is not None:
            needed = against["resistance"]
            stakes.append(_stake("blocker", power, needed, _reward(s, attack)))
    if not attack.blocked:
        stakes.append(_base(s, attack, power))
    return stakes


def _ark(s: XibalbaState, attack: AttackUnderWay, power: int) -> Stake:
    if s.ark_owner >= 0:
        power = max(0, power - sums_of(s, s.ark_owner).ark_damage)
    return _stake("ark", power, total_of(s.life, [part("life", s.life)]), _reward(s, attack))


def _reward(s: XibalbaState, attack: AttackUnderWay) -> int:
    return paragon_dice(s, attack.seat, attack.soldier, L.REWARD)


def _base(s: XibalbaState, attack: AttackUnderWay, power: int) -> Stake:
    faction, level = s.faction[attack.target], s.level[attack.target] - 1
    parts = [
        part("printed", s.tables.base[faction][level]),
        *Contributions(s, attack.target).parts(lambda sums: sums.base),
    ]
    needed = total_of(base_resistance(s, attack.target), parts)
    dice = paragon_dice(s, attack.seat, attack.soldier, L.LOOT)
    stake = _stake("base", power, needed, dice)
    stake["addons"] = [BASE_PLACES[field] for field in open_addons(s, attack)]
    return stake


def _stake(what: str, power: int, needed: Sum, dice: int) -> Stake:
    stake: Stake = {
        "what": "ark" if what == "ark" else "base" if what == "base" else "blocker",
        "power": power,
        "needed": needed,
        "succeeds": power >= needed["total"],
        "paragon_dice": dice,
        "addons": [],
    }
    return stake
