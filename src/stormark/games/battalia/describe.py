"""A whole position in the words of scenario files."""

from __future__ import annotations

from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.options import options_of
from stormark.kernel.json import JsonDict


def describe(s: BattaliaState) -> JsonDict:
    return {"options": options_of(s.rules), "week": s.week, "day": s.day}
