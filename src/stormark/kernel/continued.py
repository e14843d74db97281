"""A match goes on under a newer version of the rules (docs/adr/0013).

What was played under the older rules is kept and no longer played again: the newer ones might not
allow it.  The match goes on from its last position, which the referee writes into the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from stormark.kernel.digest import digest, fingerprint
from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Continued, Entry, Move
from stormark.kernel.progress import Progress
from stormark.kernel.questions import Questions
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import State
from stormark.kernel.undo import UndoStack

S = TypeVar("S", bound=State)


def check_rules(game: Game[Any], rules_version: int, pack: str, entries: Sequence[Entry]) -> None:
    """Whether these are the rules a match goes by now, having begun with that version and pack.

    Raises InputError.
    """
    version_place, pack_place = "rules_version", "pack"
    for index, entry in enumerate(entries):
        if isinstance(entry, Continued):
            if entry.rules_from != rules_version:
                raise InputError("log-differs", f"entries[{index}]", number=index + 1)
            rules_version, pack = entry.rules_to, entry.pack
            version_place = pack_place = f"entries[{index}]"
    here = game.spec.rules_version
    if rules_version != here:
        raise InputError("replay-rules-version", version_place, found=rules_version, expected=here)
    if pack != game.pack_hash and pack not in game.earlier_packs:
        raise InputError("replay-pack", pack_place, found=pack, expected=game.pack_hash)


def continued_entry(
    game: Game[Any], setup: Setup, entries: Sequence[Entry], last: JsonDict
) -> Continued:
    """The entry with which a match goes on under the rules of `game`, from its last position."""
    before = setup.rules_version
    for entry in entries:
        if isinstance(entry, Continued):
            before = entry.rules_to
    state = game.state_from_json(last)
    new = game.spec.rules_version
    return Continued(before, new, game.pack_hash, state.to_json(), digest(state))


def after_continued(game: Game[S], entries: Sequence[Entry]) -> Progress[S]:
    """A match just after the last entry, which is a Continued."""
    entry = entries[-1]
    assert isinstance(entry, Continued)
    progress = Progress(position_in(game, entry, len(entries)), entries)
    progress.undo = UndoStack(entry.seat for entry in entries if isinstance(entry, Move))
    progress.undo.bar(Refusal("K-UNDO-09"), game.turn_of(progress.state))
    changes = sum(isinstance(entry, Continued) for entry in entries)
    progress.questions = Questions(progress.state.seats, changes)
    progress.questions.look(progress.state, progress.number)
    progress.first_event = progress.number
    progress.tell([Event("continued", {"from": entry.rules_from, "to": entry.rules_to})])
    return progress


def position_in(game: Game[S], entry: Continued, number: int) -> S:
    """The position a match goes on from; raises InputError if it is not sound or not the one."""
    place = f"entries[{number - 1}]"
    if entry.state is None:
        raise InputError("log-position-missing", place, number=number)
    state = game.state_from_json(entry.state)
    if state.check():
        raise InputError("log-unsound", place, number=number)
    if not digest(state) == fingerprint(entry.state) == entry.digest:
        raise InputError("log-diverges", place, number=number)
    return state
