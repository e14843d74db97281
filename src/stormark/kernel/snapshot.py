"""A match put aside: what the referee needs beside the log to go on without playing it again.

It is a cache.  The log stays what the match is, and a snapshot that does not fit it is refused.
Like the position in it, a snapshot is for the referee alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from stormark.kernel.digest import fingerprint
from stormark.kernel.fields import expect, read
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Entry
from stormark.kernel.progress import Progress
from stormark.kernel.questions import Questions
from stormark.kernel.refusal import InputError
from stormark.kernel.state import State
from stormark.kernel.undo import UndoStack

S = TypeVar("S", bound=State)


def write_snapshot(progress: Progress[S]) -> JsonDict:
    """Everything but the log, the events, and the positions that free undo leads to."""
    return {
        "number": progress.number,
        "state": progress.state.to_json(),
        "undo": progress.undo.to_json(),
        "questions": progress.questions.to_json(),
    }


def read_snapshot(game: Game[S], entries: Sequence[Entry], data: Json) -> Progress[S]:
    """A match after these entries; raises InputError if the snapshot was not taken there."""
    snapshot: JsonDict = expect(data, dict, "snapshot")
    progress = Progress(game.state_from_json(state_data(entries, snapshot)), entries)
    progress.first_event = progress.number + 1
    progress.undo = UndoStack.from_json(snapshot.get("undo"))
    progress.questions = Questions.from_json(snapshot.get("questions"))
    return progress


def state_data(entries: Sequence[Entry], snapshot: JsonDict) -> JsonDict:
    """The position in a snapshot, which must be the one after these entries."""
    number = read(snapshot, "number", int, "snapshot")
    state: JsonDict = read(snapshot, "state", dict, "snapshot")
    if number != len(entries) or (entries and fingerprint(state) != entries[-1].digest):
        raise InputError("log-snapshot", "snapshot", found=number, expected=len(entries))
    return state
