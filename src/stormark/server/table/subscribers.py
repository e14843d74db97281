"""Everybody who looks at a table in this process, and what they have been shown."""

from __future__ import annotations

from typing import Any, Protocol, cast

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.server.clock.wall_clock import now
from stormark.server.protocol import messages as M
from stormark.server.protocol.codec import encode
from stormark.server.protocol.localizer import Speech
from stormark.server.protocol.patch import difference
from stormark.server.protocol.shapes import Play
from stormark.server.storage.tables import TableRow
from stormark.server.table.records import Record
from stormark.server.table.state import Course
from stormark.server.table.summary import card_of


class Listener(Protocol):
    """A connection.  `tell` never waits: one that cannot keep up is dropped and comes back."""

    viewer: int  # whose view it gets
    seat: int | None  # for whom it may act
    lang: str | None  # in which it wants sentences
    text: bool  # whether it wants the whole table in words, too

    def tell(self, data: bytes) -> None: ...


class Listeners:
    """Those of one table.  They are told everything, in order."""

    def __init__(self, rules: Game[Any], table: TableRow) -> None:
        self._rules = rules
        self._table = table
        self._here: set[Listener] = set()
        self._shown: dict[int, JsonDict] = {}  # the view that the listeners of a viewer have
        self._voices: Speech | None = None

    @property
    def empty(self) -> bool:
        return not self._here

    def enter(self, listener: Listener, course: Course | None, since: int | None) -> None:
        self._here.add(listener)
        self._welcome(listener, course, since)

    def leave(self, listener: Listener) -> None:
        self._here.discard(listener)
        if all(other.viewer != listener.viewer for other in self._here):
            self._shown.pop(listener.viewer, None)

    def begin_anew(self, course: Course | None) -> None:
        """Everybody is shown this course, whatever they saw until now."""
        for listener in list(self._here):
            self._welcome(listener, course, None)

    def forget_shown(self) -> None:
        """What was shown is not true any more."""
        self._shown.clear()

    def _welcome(self, listener: Listener, course: Course | None, since: int | None) -> None:
        viewer, table = listener.viewer, self._table
        welcome = M.Welcome(
            protocol=M.PROTOCOL,
            viewer=viewer,
            seq=0,
            table=card_of(table),
            view=None,
            decisions=[],
            play=None,
            events=[],
            standing={} if listener.seat is None else table.seats[listener.seat].standing,
        )
        if course is not None:
            welcome.seq = course.seq
            welcome.view = self._shown[viewer] = course.view(viewer)
            lang, speech = listener.lang, self._speech
            welcome.decisions = speech.decisions(lang, course.decisions(viewer), welcome.view)
            welcome.play = _play(course, now())
            if lang is not None and listener.text:
                welcome.board = speech.board(lang, welcome.view)
            if since is not None:
                welcome.events = speech.events(lang, course.events(viewer, since), viewer)
        listener.tell(encode(welcome))

    def tell_record(self, course: Course, record: Record) -> None:
        """What a record means to each viewer; the same bytes for all who look from one place."""
        play = _play(course, record.at)
        speech = self._speech
        for viewer, old in list(self._shown.items()):
            view = self._shown[viewer] = course.view(viewer)
            events = course.events(viewer, record.seq - 1)
            patch = difference(old, view)
            decisions = course.decisions(viewer)
            here = [listener for listener in self._here if listener.viewer == viewer]
            for lang, text in {(listener.lang, listener.text) for listener in here}:
                update = M.Update(
                    seq=record.seq,
                    kind=record.kind,
                    by=record.seat,
                    events=speech.events(lang, events, viewer),
                    patch=patch,
                    decisions=speech.decisions(lang, decisions, view),
                    play=play,
                )
                if lang is not None and text:
                    update.board = speech.board(lang, view)
                told = encode(update)
                for listener in here:
                    if (listener.lang, listener.text) == (lang, text):
                        listener.tell(told)

    def tell_table(self, row: TableRow) -> None:
        """The table was changed, perhaps in something that everybody may know."""
        before, card = card_of(self._table), card_of(row)
        before.changed_at = card.changed_at  # or everybody would learn of answers in advance
        self._table = row
        self._voices = None
        if card != before:
            told = encode(M.TableChanged(card))
            for listener in list(self._here):
                listener.tell(told)

    def in_words(self, lang: str | None, answer: M.Refused | M.Because) -> str:
        """Why something is not possible, for whoever asked."""
        refusal = Refusal(answer.rule, answer.reason, answer.params)
        return self._speech.refusal(lang, refusal)

    @property
    def _speech(self) -> Speech:
        if self._voices is None:
            self._voices = Speech(self._rules, [seat.called for seat in self._table.seats])
        return self._voices


def _play(course: Course, at: int) -> Play:
    return cast(Play, course.state_of_play(at))
