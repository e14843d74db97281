"""The soldier in the Ark and its life points."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms.cards import put_on_top
from stormark.games.xibalba.atoms.effects import end_heal_bans
from stormark.games.xibalba.queries import heal_forbidden, soldier_resistance
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def enter_ark(s: Position, seat: i64, card: i64) -> None:
    """A soldier enters: its life points are set, the arrow is turned (X-ARK-07, X-ARK-09)."""
    s.life = min(soldier_resistance(s, seat, card) + s.seats, s.life_max())
    s.ark = card
    s.ark_owner = seat
    s.dirty = True
    if s.sink is not None:
        s.say(E.E_ENTER, (seat, card, s.life))


def empty_ark(s: Position) -> None:
    s.ark = -1
    s.ark_owner = -1
    s.life = 0
    s.dirty = True
    end_heal_bans(s)


def change_life(s: Position, amount: i64, cause: i64, card: i64) -> i64:
    """Change the life points of the soldier in the Ark within 0 to LPMAX: the change."""
    before = s.life
    s.life = max(0, min(s.life_max(), before + amount))
    s.dirty = True
    if s.life != before:
        if s.sink is not None:
            s.say(E.E_LIFE, (s.life - before, s.life, cause, card))
    return s.life - before


def heal(s: Position, amount: i64, cause: i64, card: i64) -> None:
    """The soldier in the Ark gains life points, unless that is forbidden (X-PHARMA-04)."""
    if not heal_forbidden(s):
        change_life(s, amount, cause, card)


def retreat(s: Position, seat: i64) -> None:
    """The own soldier returns to the top of the Warhost; the Ark is empty (op `retreat`)."""
    card = s.ark
    s.say(E.E_RETREAT, (seat, card, s.life))
    empty_ark(s)
    put_on_top(s, seat, L.WARHOST, card)
