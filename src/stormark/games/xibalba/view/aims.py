"""What attacks come to before they are made, and what holding the Ark would then bring."""

from __future__ import annotations

from typing import Literal, NamedTuple

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import set_power
from stormark.games.xibalba.effects.keeping import soldier_keepers
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.queries import base_resistance, blocker_resistance, paragon_dice
from stormark.games.xibalba.state import Attack, warhost
from stormark.games.xibalba.turn.action_phase import ActionPhase, attack_options
from stormark.games.xibalba.turn.attack import (
    ADDON,
    BLOCKED,
    LOOT,
    POWER,
    Attacking,
    attack_ark,
    attack_of,
    declare,
    still_possible,
    total_power,
)
from stormark.games.xibalba.turn.block import begin_block, blocker_is_there
from stormark.games.xibalba.turn.turns import control_bonus
from stormark.games.xibalba.view.foresight import BOTH_WAYS, Ahead, at_step
from stormark.games.xibalba.view.odds import loot_odds
from stormark.games.xibalba.view.types import Aim, Blocking, Loot
from stormark.kernel.vectors import ints

ENOUGH = 1000  # power: whatever is in the Ark falls


def declared(s: XibalbaState, seat: int, target: int, attacks: int, criticals: int) -> Ahead:
    """An attack with everything that answers to it, just before its power is fixed."""
    ahead = Ahead(s)
    declare(ahead.s, seat, target, attacks, criticals)
    ahead.answered = not isinstance(ahead.s.top, Attacking)
    if not ahead.go(at_step(POWER)) or not still_possible(ahead.s, attack_of(ahead.s)):
        ahead.open = True
    return ahead


def aims(s: XibalbaState, seat: int, target: int) -> list[tuple[Ahead, Aim]]:
    """Every choice of dice against a target, the most of them last."""
    found: list[tuple[Ahead, Aim]] = []
    most, most_criticals = int(s.action_dice[L.A1]), int(s.action_dice[L.A2])
    if not most + most_criticals:
        return found
    whole = declared(s, seat, target, most, most_criticals)
    big = aim(whole, most, most_criticals)
    for attacks in range(most + 1):
        for criticals in range(most_criticals + 1):
            if (attacks, criticals) == (most, most_criticals):
                found.append((whole, big))
            elif attacks + criticals > 0:
                if alike(whole, big):
                    found.append((whole, smaller(whole, big, attacks, criticals)))
                else:
                    ahead = declared(s, seat, target, attacks, criticals)
                    found.append((ahead, aim(ahead, attacks, criticals)))
    return found


def alike(whole: Ahead, big: Aim) -> bool:
    """Whether fewer dice differ in their symbols alone: nothing answered to the attack.

    While a card counts dice, sums are not kept (`modifiers.refresh`).
    """
    sums_of(whole.s, attack_of(whole.s).seat)
    kept = big["blocker"] is not None and big["blocker"]["falls"] == "open"
    return not (whole.answered or whole.open or whole.s.dirty or kept)


def smaller(whole: Ahead, big: Aim, attacks: int, criticals: int) -> Aim:
    """The same attack with fewer dice."""
    later = whole.s
    under_way = attack_of(later)
    soldier, target = under_way.soldier, under_way.target
    power = int(total_power(later, Attack(under_way.seat, soldier, target, attacks, criticals)))
    dealt = max(0, power - held_off(later)) if target < 0 else power
    blocker = big["blocker"]
    if blocker is not None and blocker["resistance"] > power:
        blocker = {**blocker, "falls": "no"}
    return {
        **big,
        "attacks": attacks,
        "criticals": criticals,
        "power": power,
        "succeeds": dealt >= big["needed"] and (dealt > 0 or target >= 0),
        "blocker": blocker,
    }


def aim(ahead: Ahead, attacks: int, criticals: int) -> Aim:
    later = ahead.s
    attack = attack_of(later)
    power = int(total_power(later, attack))
    if attack.target < 0:
        needed = int(later.life)
        dealt = max(0, power - held_off(later))
        blocker = None
    else:
        needed = int(base_resistance(later, attack.target))
        dealt = power
        blocker = None if attack.unblockable else blocking(later, power)
    return {
        "attacks": attacks,
        "criticals": criticals,
        "power": power,
        "needed": needed,
        "succeeds": dealt >= needed and (dealt > 0 or attack.target >= 0),
        "blocker": blocker,
        "open": ahead.open,
    }


def blocking(s: XibalbaState, power: int) -> Blocking | None:
    """What a block of the attack under way would do (X-BLOCK-02 to X-BLOCK-07)."""
    attack = attack_of(s)
    if not s.piles[warhost(attack.target)]:
        return None  # X-BLOCK-04
    ahead = Ahead(s)
    later = ahead.s
    attack = set_power(later, attack, power)
    alone = ahead.go_on_with_attack(BLOCKED)
    begin_block(later, attack)
    there = ahead.go(at_step(BLOCKED)) and alone
    attack = attack_of(later)
    resistance = int(blocker_resistance(later, attack.target, attack.blocker))
    return {
        "card": s.tables.refs[attack.blocker],
        "resistance": resistance,
        "falls": falls(later, attack, resistance) if there else "open",
    }


def falls(s: XibalbaState, attack: Attack, resistance: int) -> Literal["yes", "no", "open"]:
    """Equality destroys, unless an effect keeps the soldier (X-BLOCK-06, X-ARK-25)."""
    if not blocker_is_there(s, attack) or resistance > attack.power:
        return "no"
    keepers = soldier_keepers(s, attack.target, attack.blocker, L.BY_ATTACK)
    if not keepers:
        return "yes"
    return "no" if len(keepers) == 1 and not keepers[0].item.optional else "open"


def loot_after(s: XibalbaState, field: int) -> Loot:
    """What can be looted once an add-on card is destroyed: it may have protected something."""
    ahead = Ahead(s)
    later = ahead.s
    attack = attack_of(later)
    alone = ahead.go_on_with_attack(ADDON)
    later.top.choose(later, L.pack(L.V_DESTROY, attack.target, field))
    there = ahead.go(at_step(LOOT)) and alone
    dice = int(paragon_dice(later, attack.seat, attack.soldier, L.LOOT))
    odds = loot_odds(later, attack.seat, attack.target, dice)
    return {"paragon_dice": dice, "odds": odds, "open": not there}


def held_off(s: XibalbaState) -> int:
    """What the holder of the Ark takes off the power of an attack on it."""
    return int(sums_of(s, s.ark_owner).ark_damage) if s.ark_owner >= 0 else 0


# --- the Ark, once it is taken


class Hold(NamedTuple):
    """How a soldier holds the Ark after it was taken."""

    life: int
    income_dice: int
    income_more: int
    reward: int  # dice for who was in it before


class Conquest(NamedTuple):
    """What comes of taking the Ark; not certain where a choice or a roll may change it."""

    hold: Hold
    certain: bool


def conquest(s: XibalbaState, seat: int, soldier: int) -> Conquest | None:
    """By an attack that is strong enough, or by entering; None where neither is possible."""
    entering = entry(s, seat)
    if entering is None and not may_fall(s, seat):
        return None
    found: list[Hold | None] = []
    blind = False
    for chance, answer in BOTH_WAYS:
        ahead = Ahead(s, chance, answer)
        if entering is not None:
            s.top.choose(ahead.s, entering)
        else:
            strike(ahead, seat)
        ahead.go(can_act)
        blind = blind or ahead.blind
        found.append(held(ahead, seat, soldier))
    known = [hold for hold in found if hold is not None]
    if not known:
        return None
    return Conquest(known[0], not blind and found[0] == found[1])


def entry(s: XibalbaState, seat: int) -> int | None:
    """The first way to enter an empty Ark."""
    if s.ark >= 0:
        return None
    found = [int(one) for one in attack_options(s, seat, ints([]))]
    return next((one for one in found if L.verb_of(one) == L.V_ENTER), None)


def may_fall(s: XibalbaState, seat: int) -> bool:
    """Whether an attack with all dice takes the Ark, or might."""
    attacks, criticals = int(s.action_dice[L.A1]), int(s.action_dice[L.A2])
    if s.ark < 0 or s.ark_owner == seat or not attacks + criticals:
        return False
    whole = aim(declared(s, seat, -1, attacks, criticals), attacks, criticals)
    return whole["succeeds"] or whole["open"]


def can_act(s: XibalbaState) -> bool:
    """Whether the current player has the next word, with nothing else under way."""
    return isinstance(s.top, ActionPhase)


def strike(ahead: Ahead, seat: int) -> None:
    """All dice, and as much power as it takes."""
    later = ahead.s
    declare(later, seat, -1, later.action_dice[L.A1], later.action_dice[L.A2])
    if ahead.go(at_step(POWER)) and still_possible(later, attack_of(later)):
        attack_ark(later, set_power(later, attack_of(later), ENOUGH))


def held(ahead: Ahead, seat: int, soldier: int) -> Hold | None:
    later = ahead.s
    if later.ark != soldier or later.ark_owner != seat:
        return None
    return Hold(
        int(later.life),
        int(paragon_dice(later, seat, soldier, L.CONTROL)),
        int(control_bonus(later)),
        ahead.rolled(E.BY_REWARD),
    )
