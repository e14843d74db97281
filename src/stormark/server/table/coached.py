"""Where the coach may be asked: never in a match of people who did not agree to it."""

from __future__ import annotations

from stormark.kernel.refusal import Refusal
from stormark.server.storage.tables import PERSON, TableRow


def coach_refusal(table: TableRow) -> Refusal | None:
    """Why nobody at a table may ask the coach, if so (T-COACH-01)."""
    if table.settings.coach == "all" or (table.settings.coach == "alone" and is_alone(table)):
        return None
    return Refusal("T-COACH-01")


def is_alone(table: TableRow) -> bool:
    """Whether one person plays, perhaps on several seats of the host's own at one screen."""
    people = [seat for seat in table.seats if seat.kind == PERSON]
    return len(people) < 2 or all(seat.agreed is None for seat in people)
