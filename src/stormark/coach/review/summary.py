"""A review as a whole: the course of chances, where it turned, what cost most, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias, TypedDict

from stormark.coach.review.moment import MomentJson
from stormark.coach.review.parts import Part

MOST: Final = 3  # turning points, and decisions of each seat
SWING: Final = 0.05  # a turn that moves less is no turning point


class TurningPoint(TypedDict):
    """A turn after which things looked different."""

    at: int  # the position it began with
    turn: int
    seat: int  # who gained most
    before: float
    after: float


class SeatReview(TypedDict):
    """What is told of one seat: `start`, `luck`, `own` and `others` add up to `end`.

    They are whole hundredths, so that they still do when somebody reads them.
    """

    start: float
    luck: float  # what dice and draws of all players did to its chance, against expectation
    own: float  # what its own decisions did
    others: float  # what everybody else's did
    end: float
    costliest: list[MomentJson]


Looked: TypeAlias = tuple[int, list[float]]
"""A position and the chances of every seat there."""


class Review(TypedDict):
    """As much of a review as there is; it is whole when all parts are done."""

    parts: int
    done: int
    curve: list[Looked]  # chances of every seat by position
    turning: list[TurningPoint]
    seats: list[SeatReview]


def summed(parts: Sequence[Part]) -> Review:
    """Put the first parts of a review together."""
    start = parts[0]["start"]
    moments = [moment for part in parts for moment in part["moments"]]
    first = moments[0]["at"] - 1 if moments else 0
    curve: list[Looked] = [(first, start), *((one["at"], one["chances"]) for one in moments)]
    return {
        "parts": parts[0]["parts"],
        "done": len(parts),
        "curve": curve,
        "turning": turning_points(start, moments),
        "seats": [seat_review(seat, curve, moments) for seat in range(len(start))],
    }


def turning_points(start: Sequence[float], moments: Sequence[MomentJson]) -> list[TurningPoint]:
    """The turns that changed most, in their order."""
    found: list[TurningPoint] = []
    before = start
    for turn, group in groupby(moments, key=lambda one: one["turn"]):
        played = [*group]
        after = played[-1]["chances"]
        gains = [now - then for now, then in zip(after, before, strict=True)]
        seat = gains.index(max(gains))
        found.append(
            {
                "at": played[0]["at"] - 1,
                "turn": turn,
                "seat": seat,
                "before": before[seat],
                "after": after[seat],
            }
        )
        before = after
    largest = sorted(found, key=lambda one: one["before"] - one["after"])[:MOST]
    told = [one for one in largest if one["after"] - one["before"] >= SWING]
    return sorted(told, key=lambda one: one["at"])


def seat_review(seat: int, curve: Sequence[Looked], moments: Sequence[MomentJson]) -> SeatReview:
    costly = [one for one in moments if one["seat"] == seat and one["cost"] > 0]
    luck, own, others = booked(seat, curve, moments)
    return {
        "start": round(curve[0][1][seat], 2),
        "luck": luck,
        "own": own,
        "others": others,
        "end": round(curve[-1][1][seat], 2),
        "costliest": sorted(costly, key=lambda one: -one["cost"])[:MOST],
    }


def booked(
    seat: int, curve: Sequence[Looked], moments: Sequence[MomentJson]
) -> tuple[float, float, float]:
    """Every change of a chance, as luck, the seat's own decisions or those of others.

    What chance made of a move is luck, and so is all of a move that nobody had a choice about;
    the rest of the change is the decision's.
    """
    luck = own = others = 0.0
    for (_, before), moment in zip(curve, moments, strict=False):
        change = moment["chances"][seat] - before[seat]
        by_chance = moment["luck"][seat] if moment["luck"] else 0.0
        if moment["forced"]:
            by_chance = change
        luck += by_chance
        if moment["seat"] == seat:
            own += change - by_chance
        else:
            others += change - by_chance
    whole = round(curve[-1][1][seat], 2) - round(curve[0][1][seat], 2)
    return in_hundredths((luck, own, others), whole)


def in_hundredths(amounts: tuple[float, float, float], whole: float) -> tuple[float, float, float]:
    """Rounded so that they still add up: the largest takes what rounding loses.

    >>> in_hundredths((0.104, 0.204, -0.304), 0.0)
    (0.1, 0.2, -0.3)
    >>> in_hundredths((0.104, 0.204, 0.304), 0.61)
    (0.1, 0.2, 0.31)
    """
    rounded = [round(amount, 2) for amount in amounts]
    largest = max(range(3), key=lambda index: abs(amounts[index]))
    others = sum(rounded) - rounded[largest]
    rounded[largest] = round(whole - others, 2)
    return rounded[0], rounded[1], rounded[2]
