"""Luck: what dice and draws made of a move, against what they make of it on average.

The same move is made in positions that look the same to whoever made it, with other dice.  Where
it always looks the same afterwards, nothing was left to chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stormark.coach.chance.chances import by_seat, judged, samples
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import canonical
from stormark.kernel.state import Io, State

TIMES: Final = 3  # as many outcomes as a chance has looks
SEED: Final = 7


def luck_of(
    game: Game[Any], before: State, after: State, seat: int, option: int
) -> list[float] | None:
    """How much better every seat stands than on average; None where chance had no say."""
    seen = game.seen_by(before, seat)
    outcomes = outcomes_of(game, seen, seat, option)
    first = looks(game, outcomes[0], seat)
    if all(looks(game, outcome, seat) == first for outcome in outcomes[1:]):
        return None
    turn = game.turn_of(before)[0]
    expected = judged(game, outcomes, turn)
    found = judged(game, samples(game, game.seen_by(after, seat), seat), turn)
    return by_seat(game, after, [now - mean for now, mean in zip(found, expected, strict=True)])


def outcomes_of(game: Game[Any], seen: State, seat: int, option: int) -> Sequence[State]:
    """What may become of a move, as far as the seat could know."""
    made_up = samples(game, seen, seat, TIMES)
    for number, state in enumerate(made_up):
        state.apply(seat, option, Io(FastChance(SEED + number)))
    return made_up


def looks(game: Game[Any], state: State, seat: int) -> bytes | str:
    return canonical(game.seen_by(state, seat).to_json())
