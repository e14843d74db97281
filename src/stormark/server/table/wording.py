"""The sentences about a match: each is made once, for all who look from one place in one language.

What was told is kept by record, as far back as a page goes; further back is heavy work
(`table.past`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.server.protocol import shapes
from stormark.server.protocol.localizer import Localizer
from stormark.server.table.commands import Commands
from stormark.server.table.state import TableState
from stormark.server.table.ways_back import WayBack, choices_since, first_events

PAGE: Final = 200  # events that are told at once

Lines = list[shapes.Event]


@dataclass(frozen=True)
class Page:
    """What was told after record number `earlier`, by record."""

    earlier: int  # 0: nothing is missing before it
    told: Mapping[int, Lines]
    lacks: bool = False  # it is short because what was before is not known here

    @property
    def events(self) -> Lines:
        return [event for seq in sorted(self.told) for event in self.told[seq]]


class Wording:
    """Of one table.  Viewers and languages never share anything."""

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._told: dict[tuple[int, str | None], dict[int, Lines]] = {}
        self._of: tuple[TableState | None, int] = (None, 0)  # when what follows was true
        self._views: dict[int, JsonDict] = {}
        self._decisions: dict[tuple[int, str | None], list[shapes.Decision]] = {}
        self._boards: dict[tuple[int, str], list[shapes.Section]] = {}

    # What is to be seen now

    def view(self, state: TableState, viewer: int) -> JsonDict:
        self._turn_to(state)
        if viewer not in self._views:
            self._views[viewer] = state.match.view(viewer)
        return self._views[viewer]

    def decisions(self, state: TableState, viewer: int, lang: str | None) -> list[shapes.Decision]:
        view = self.view(state, viewer)
        if (viewer, lang) not in self._decisions:
            asked = state.decisions(viewer)
            self._decisions[viewer, lang] = self._localizer.decisions(lang, asked, view)
        return self._decisions[viewer, lang]

    def board(self, state: TableState, viewer: int, lang: str) -> list[shapes.Section]:
        view = self.view(state, viewer)
        if (viewer, lang) not in self._boards:
            self._boards[viewer, lang] = self._localizer.board(lang, view)
        return self._boards[viewer, lang]

    def play(self, state: TableState, viewer: int, at: int, lang: str | None) -> shapes.Play:
        """The state of play, with what the viewer could take back."""
        told = cast(shapes.Play, state.state_of_play(viewer, at))
        if viewer >= 0 and not state.over:
            commands = Commands(state, viewer, None, at)
            told["undo"] = {
                "step": self._way_back(state, viewer, commands.way_back(False), lang),
                "turn": self._way_back(state, viewer, commands.way_back(True), lang, turn=True),
            }
        return told

    def _way_back(
        self,
        state: TableState,
        seat: int,
        way: WayBack | Refusal,
        lang: str | None,
        turn: bool = False,
    ) -> shapes.WayBack:
        if isinstance(way, Refusal):
            text = self._localizer.reason(lang, way)
            return {"possible": False, "rule": way.rule, "text": text}
        if turn:
            moves = choices_since(state.match.log, seat, way.to)
            text = self._localizer.turn_back(lang, moves, way.practice)
        else:
            events = first_events(state.match, seat, way.to)
            text = self._localizer.step_back(lang, events, seat, way.practice)
        return {"possible": True, "rule": "", "text": text}

    def _turn_to(self, state: TableState) -> None:
        if self._of[0] is not state or self._of[1] != state.seq:
            self._of = state, state.seq
            for kept in (self._views, self._decisions, self._boards):
                kept.clear()

    # What happened

    def page(self, state: TableState, viewer: int, lang: str | None, since: int) -> Page:
        """The last events after record `since`: whole records, as far as they are known here.

        Nothing is worded twice, and nothing that does not fit.
        """
        words = self._told.setdefault((viewer, lang), {})
        happened = state.events_by_record(viewer, since)
        told: dict[int, Lines] = {}
        first = max(since + 1 if since > 0 else 0, state.beginning)
        count, lacks = 0, False
        seq = state.seq
        while seq >= first:
            if seq not in words and not state.knows(seq):
                lacks = count < PAGE // 2
                break
            more = len(words[seq] if seq in words else happened.get(seq, ()))
            if count and count + more > PAGE:
                break
            count += more
            if seq not in words:
                words[seq] = self._localizer.events(lang, happened.get(seq, []), viewer)
            told[seq] = words[seq]
            seq -= 1
        for old in [old for old in words if old < min(seq, state.seq - PAGE)]:
            del words[old]
        return Page(seq if seq >= first else since, told, lacks)

    def add(self, viewer: int, lang: str | None, told: Mapping[int, Lines]) -> None:
        """What was told long ago."""
        self._told.setdefault((viewer, lang), {}).update(told)
