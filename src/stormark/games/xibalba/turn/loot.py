"""Looting Paragon after a successful attack on a base (X-LOOT)."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import change_paragon, check_victory, roll_paragon_dice
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.queries import paragon_dice
from stormark.games.xibalba.state import Attack, Position


def loot(s: Position, attack: Attack) -> None:
    """Both trackers change in one step, then the check (X-LOOT-01 to -03, -18, X-WIN-06)."""
    dice = paragon_dice(s, attack.seat, attack.soldier, L.LOOT)
    symbols, blanks = roll_paragon_dice(s, attack.seat, dice, E.BY_LOOT, attack.soldier)
    symbols = max(0, symbols - sums_of(s, attack.target).loot)
    reachable = max(0, s.paragon[attack.target] - sums_of(s, attack.target).kept_paragon)
    amount = min(symbols, reachable)
    s.say(E.E_LOOT, (attack.seat, attack.target, amount))
    if amount:
        change_paragon(s, attack.target, -amount, E.BY_LOOT, attack.soldier)
        change_paragon(s, attack.seat, amount, E.BY_LOOT, attack.soldier)
        check_victory(s)
    fire_blanks(s, attack.seat, blanks, attack.soldier)
