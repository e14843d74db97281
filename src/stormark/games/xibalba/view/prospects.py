"""What the player whose turn it is could attack, and what each target has to lose."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.queries import base_resistance, paragon_dice
from stormark.games.xibalba.turn.action_phase import targets
from stormark.games.xibalba.turn.attack import attack_of, open_addons
from stormark.games.xibalba.view.aims import Conquest, aims, held_off, loot_after
from stormark.games.xibalba.view.odds import loot_odds, reward_odds
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.places import BASE_PLACES
from stormark.games.xibalba.view.types import Prospect, Sum


def prospects(
    s: XibalbaState, seat: int, soldier: int, conquest: Conquest | None
) -> list[Prospect]:
    """Every target open to a soldier (X-ATTACK-07 to X-ATTACK-12)."""
    return [prospect(s, seat, soldier, int(one) - 1, conquest) for one in targets(s, seat)]


def prospect(
    s: XibalbaState, seat: int, soldier: int, target: int, conquest: Conquest | None
) -> Prospect:
    """As it will be once every effect has answered to an attack with all dice."""
    found = aims(s, seat, target)
    later = found[-1][0].s if found else s
    at_ark = target < 0
    goes_through = bool(found) and (found[-1][1]["succeeds"] or found[-1][1]["open"])
    if at_ark:
        dice = conquest.hold.reward if conquest else int(paragon_dice(s, seat, soldier, L.REWARD))
    else:
        dice = int(paragon_dice(later, seat, soldier, L.LOOT))
    addons = open_addons(later, attack_of(later)) if found and not at_ark else []
    odds = reward_odds(s, seat, dice) if at_ark else loot_odds(later, seat, target, dice)
    most = [
        odds,
        *(loot_after(later, at)["odds"] for at in addons if goes_through and s.paragon[target]),
    ]
    return {
        "target": "ark" if at_ark else target,
        "needed": ark_life(later)
        if at_ark
        else resistance_of(later, target, Contributions(later, target)),
        "held_off": held_off(later) if at_ark else 0,
        "paragon_dice": dice,
        "odds": odds,
        "addons": [BASE_PLACES[at] for at in addons],
        "most": max(len(one["amounts"]) for one in most) - 1,
        "aims": [one for _, one in found],
    }


def ark_life(s: XibalbaState) -> Sum:
    return total_of(s.life, [part("life", s.life)])


def resistance_of(s: XibalbaState, seat: int, effects: Contributions) -> Sum:
    printed = s.tables.base[s.faction[seat]][s.level[seat] - 1]
    changes = effects.parts(lambda sums: sums.base)
    return total_of(base_resistance(s, seat), [part("printed", printed), *changes])
