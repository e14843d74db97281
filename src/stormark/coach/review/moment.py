"""One move of a finished game, and what it did to the chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from stormark.coach.chance import chances
from stormark.coach.review.advice import Advice, advice_on, option_of
from stormark.coach.review.luck import luck_of
from stormark.coach.review.step import Say, Step, step_at, step_to_json
from stormark.kernel.json import JsonDict
from stormark.kernel.log import CHOSEN, Move
from stormark.kernel.state import SPECTATOR
from stormark.lab.analysis import Account


class MomentJson(TypedDict):
    """A move as everybody is told of it when the game is over."""

    at: int  # the number of its entry
    turn: int
    seat: int
    chances: list[float]  # after it, as everybody saw it
    luck: list[float] | None  # of every seat; None where nothing was left to chance
    forced: bool  # nothing else was possible: what came of it was nobody's decision
    cost: float
    chosen: JsonDict | None  # where something else would have been better
    better: list[JsonDict]


@dataclass(frozen=True)
class Moment:
    """A move with its position before and after it already judged."""

    at: int
    turn: int
    seat: int
    chances: list[float]
    luck: list[float] | None
    forced: bool
    chosen: Step
    advice: Advice | None

    def to_json(self, say: Say) -> MomentJson:
        advice = self.advice
        return {
            "at": self.at,
            "turn": self.turn,
            "seat": self.seat,
            "chances": rounded(self.chances),
            "luck": None if self.luck is None else rounded(self.luck),
            "forced": self.forced,
            "cost": 0.0 if advice is None else round(advice.cost, 4),
            "chosen": None if advice is None else step_to_json(self.chosen, say),
            "better": [] if advice is None else [step_to_json(one, say) for one in advice.plan],
        }


def judged_moment(account: Account, number: int, move: Move) -> Moment:
    """Judge the move of an entry by what its seat saw, and where it led by what everybody saw."""
    game, seat = account.game, move.seat
    before = account.states[number - 1 - account.first]
    after = account.states[number - account.first]
    option = option_of(game, before, seat, move.action)
    advice = advice_on(game, before, seat, move.action) if move.cause == CHOSEN else None
    return Moment(
        number,
        game.turn_of(before)[0],
        seat,
        chances(game, game.seen_by(after, SPECTATOR)),
        luck_of(game, before, after, seat, option),
        len(before.options(seat)) == 1,
        step_at(game, before, seat, move.action),
        advice,
    )


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
