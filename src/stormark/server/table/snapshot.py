"""A state written down, and read again without following what led to it.

It is for the server alone: the position in it holds everything that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from stormark.kernel.fields import expect, inside, numbers, read
from stormark.kernel.json import Json, JsonDict
from stormark.server.clock import Clock
from stormark.server.storage.snapshots import Snapshot
from stormark.server.table.proposals import Proposal
from stormark.server.table.records import Record
from stormark.server.table.state import SeatControl, TableState


def to_snapshot(state: TableState) -> JsonDict:
    """The match and everything around it, but for what the log says by itself."""
    undo_free = state.match.undo_free  # only then nothing is lost
    return {
        "match": state.match.snapshot(),
        "undo_free": undo_free,
        "chain": state.chain_at(state.seq),
        **surroundings(state),
    }


def fits_log(kept: Snapshot, written: Sequence[Record]) -> bool:
    """Whether the log still is the one that a snapshot was made of."""
    if kept.seq > len(written):
        return False
    chain = written[kept.seq - 1].chain
    return kept.body.get("chain", chain) == chain


def surroundings(state: TableState) -> JsonDict:
    """What there is beside the match: clocks, who plays, what is proposed."""
    return {
        "clock": state.clock.to_json(),
        "sitters": [asdict(control) for control in state.controls],
        "proposal": None if state.proposal is None else state.proposal.to_json(),
        "paused": state.paused,
        "paused_at": state.paused_at,
        "deserted": state.deserted,
    }


def from_snapshot(state: TableState, records: Iterable[Record], data: Json) -> None:
    """Let a state be as it was after these records; its match is already there.

    Raises InputError naming the field.
    """
    table: JsonDict = expect(data, dict, "aside")
    proposal = table.get("proposal")
    controls: list[Json] = read(table, "sitters", list, "aside")
    state.clock = Clock.from_json(table.get("clock"), "aside.clock")
    state.controls = [_sitter(item, f"aside.sitters[{at}]") for at, item in enumerate(controls)]
    state.proposal = None if proposal is None else Proposal.from_json(proposal, "aside.proposal")
    state.paused = read(table, "paused", bool, "aside")
    state.deserted = read(table, "deserted", bool, "aside", default=False)  # older ones lack it
    number = 0
    for record in records:
        number += len(record.entries)
        state.note(record, number)
    state.paused_at = read(table, "paused_at", int, "aside", state.last_at)  # older ones lack it


def _sitter(data: Json, place: str) -> SeatControl:
    table: JsonDict = expect(data, dict, place)
    bot = table.get("bot")
    return SeatControl(
        None if bot is None else expect(bot, str, inside(place, "bot")),
        read(table, "person", bool, place),
        read(table, "resigned", bool, place),
        read(table, "helped", bool, place),
        read(table, "stood_in", bool, place, default=False),  # older ones lack it
        numbers(table.get("bot_turns", []), inside(place, "bot_turns")),
    )
