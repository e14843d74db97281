"""How a turn of Xibalba may end, and what every seat is worth then."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.terms import progress
from stormark.bots.xibalba.value import CERTAIN, Valuation
from stormark.bots.xibalba.weights import fitted, valuation
from stormark.coach.manifest import Outlook
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.tables import SIDES
from stormark.kernel.game import Game
from stormark.kernel.state import Io, State

TRIALS: Final = int(SIDES)  # `Luck` lets every roll show each side in one of them
SEED: Final = 13


@cache
def numbers(seats: int) -> Valuation:
    return valuation(fitted(), seats, {})


def setting(state: State) -> str:
    """
    >>> from stormark.games.registry import load_game
    >>> setting(load_game("xibalba").position({}))
    'normal-2'
    """
    s = cast(XibalbaState, state)
    return f"{'apocalypse' if s.apocalypse else 'normal'}-{int(s.seats)}"


def look(game: Game[Any], state: State, trial: int, turn: int | None = None) -> Outlook:
    """Play the turn to its end with the dice of a trial."""
    s = cast(XibalbaState, state).copy()
    turn = int(s.turn_no) if turn is None else turn
    judged = numbers(int(s.seats))
    if s.turn_no == turn:
        Policy(judged, SEED + trial).finish_turn(s, Io(Luck(SEED, trial)))
    return outlook(s, turn)


def outlook(s: XibalbaState, turn: int) -> Outlook:
    """What every seat is worth where a turn has ended, or has been broken off."""
    judged = numbers(int(s.seats))
    seats = range(int(s.seats))
    if s.winner >= 0:
        return Outlook(tuple(CERTAIN if seat == s.winner else -CERTAIN for seat in seats), 1.0)
    mover = s.turn if s.turn_no != turn else (s.turn + 1) % s.seats
    late = progress(s)
    return Outlook(tuple(judged.standing(s, seat, mover, late) for seat in seats), late)
