"""Turns and phases, and what is counted in a turn."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def begin_turn(s: Position, seat: i64) -> None:
    """Everything that counts within a turn starts anew (X-TURN-16)."""
    s.turn = seat
    s.turn_no += 1
    s.upgrades[seat] = 0
    s.uses = ()
    s.resolved = ()
    s.attackers = ()
    s.moments = ()
    s.rolled = False
    s.rerolled = 0
    if s.sink is not None:
        s.say(E.E_TURN, (seat, s.turn_no))


def enter_phase(s: Position, seat: i64, phase: i64) -> None:
    s.phase = phase
    if s.sink is not None:
        s.say(E.E_PHASE, (seat, phase))


def count_resolved(s: Position, seat: i64, card: i64) -> None:
    """The EFFECT or DICE effect of a card is resolved, once in this turn (X-EFFECT-10)."""
    s.resolved += (card,)
    if s.sink is not None:
        s.say(E.E_EFFECT, (seat, card))


def count_activation(s: Position, seat: i64, card: i64) -> None:
    """The ACTION effect of a card is used (X-CARD-16)."""
    if s.sink is not None:
        s.say(E.E_EFFECT, (seat, card))
    s.uses += (card << 6 | L.CARD_KEY,)
