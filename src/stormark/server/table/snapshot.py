"""A course put aside, and taken up again without folding what led to it.

It is for the server alone: the position in it holds everything that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from stormark.kernel.fields import expect, inside, read
from stormark.kernel.json import Json, JsonDict
from stormark.server.clock import Clock
from stormark.server.table.proposals import Proposal
from stormark.server.table.records import Record, entries_of
from stormark.server.table.state import Course, Sitter


def put_aside(course: Course) -> JsonDict:
    """The match and everything around it, but for what the log says by itself."""
    undo_free = course.match.undo_free  # only then nothing is lost
    return {"match": course.match.snapshot(), "undo_free": undo_free, **around(course)}


def around(course: Course) -> JsonDict:
    """What there is beside the match: clocks, who plays, what is proposed."""
    return {
        "clock": course.clock.to_json(),
        "sitters": [asdict(sitter) for sitter in course.sitters],
        "proposal": None if course.proposal is None else course.proposal.to_json(),
        "paused": course.paused,
    }


def take_up(course: Course, records: Iterable[Record], data: Json) -> None:
    """Let a course be as it was put aside after these records; its match is already there.

    Raises InputError naming the field.
    """
    table: JsonDict = expect(data, dict, "aside")
    proposal = table.get("proposal")
    sitters: list[Json] = read(table, "sitters", list, "aside")
    course.clock = Clock.from_json(table.get("clock"), "aside.clock")
    course.sitters = [_sitter(item, f"aside.sitters[{at}]") for at, item in enumerate(sitters)]
    course.proposal = None if proposal is None else Proposal.from_json(proposal, "aside.proposal")
    course.paused = read(table, "paused", bool, "aside")
    number = 0
    for record in records:
        number += len(entries_of(record))
        course.note(record, number)


def _sitter(data: Json, place: str) -> Sitter:
    table: JsonDict = expect(data, dict, place)
    bot = table.get("bot")
    return Sitter(
        None if bot is None else expect(bot, str, inside(place, "bot")),
        read(table, "person", bool, place),
        read(table, "resigned", bool, place),
        read(table, "helped", bool, place),
    )
