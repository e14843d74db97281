"""A review as a whole: the course of chances, where it turned, what cost most, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypedDict

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
    """What is told of one seat."""

    start: float
    luck: float  # what dice and draws of all players did to its chance, against expectation
    cost: float  # of its own decisions
    costliest: list[MomentJson]


class Review(TypedDict):
    """As much of a review as there is; it is whole when all parts are done."""

    parts: int
    done: int
    curve: list[tuple[int, list[float]]]  # chances of every seat by position
    turning: list[TurningPoint]
    seats: list[SeatReview]


def summed(parts: Sequence[Part]) -> Review:
    """Put the first parts of a review together."""
    start = parts[0]["start"]
    moments = [moment for part in parts for moment in part["moments"]]
    first = moments[0]["at"] - 1 if moments else 0
    curve = [(first, start), *((one["at"], one["chances"]) for one in moments)]
    return {
        "parts": parts[0]["parts"],
        "done": len(parts),
        "curve": curve,
        "turning": turning_points(start, moments),
        "seats": [seat_review(seat, start, moments) for seat in range(len(start))],
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


def seat_review(seat: int, start: Sequence[float], moments: Sequence[MomentJson]) -> SeatReview:
    own = [one for one in moments if one["seat"] == seat and one["cost"] > 0]
    return {
        "start": start[seat],
        "luck": round(sum(one["luck"][seat] for one in moments if one["luck"]), 4),
        "cost": round(sum(one["cost"] for one in own), 4),
        "costliest": sorted(own, key=lambda one: -one["cost"])[:MOST],
    }
