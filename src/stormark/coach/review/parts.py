"""A review in parts, each quickly made: whoever waits for all of them sees how far it is."""

from __future__ import annotations

from typing import Final, TypedDict

from stormark.coach.chance import chances
from stormark.coach.review.moment import MomentJson, judged_moment, rounded
from stormark.coach.review.step import Say
from stormark.kernel.log import Move, moves_in_force
from stormark.kernel.state import SPECTATOR
from stormark.lab.analysis import Account

MOVES: Final = 4  # of one part: quickly made even where the rules are not compiled


class Part(TypedDict):
    """Some moves of a match in their order, and the chances it began with."""

    parts: int
    start: list[float]
    moments: list[MomentJson]


def moves_of(account: Account) -> list[tuple[int, Move]]:
    """The moves that led to the end; what was taken back is not reviewed."""
    return [*moves_in_force(account.entries)][::-1]


def parts_of(account: Account) -> int:
    return max(1, -(-len(moves_of(account)) // MOVES))


def part_of(account: Account, number: int, say: Say) -> Part:
    """A part by its number, from 0 on."""
    game, first = account.game, account.states[0]
    moves = moves_of(account)[number * MOVES : (number + 1) * MOVES]
    return {
        "parts": parts_of(account),
        "start": rounded(chances(game, game.seen_by(first, SPECTATOR))),
        "moments": [judged_moment(account, at, move).to_json(say) for at, move in moves],
    }
