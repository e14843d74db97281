"""A match played again: every position of it can be looked at, from every side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from stormark.coach.review import Part, part_of
from stormark.coach.review.step import Step
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Move, first_position
from stormark.kernel.match import Match
from stormark.kernel.positions import positions
from stormark.kernel.refusal import InputError
from stormark.kernel.state import SPECTATOR, State
from stormark.lab.analysis import Account, analyse
from stormark.server.protocol.localizer import Localizer


class ReplayedMatch:
    """A match of which everything may be known.  Making one takes a while."""

    def __init__(
        self, match: Match[Any], seed: bytes, names: Sequence[str], result: list[float] | None
    ) -> None:
        self.rules = match.game
        self.entries = match.log
        self.first = first_position(self.entries)  # what was before cannot be shown
        self.seats = match.seats
        self.result = result  # None: a saved game that nobody finished
        self.localizer = Localizer(match.game, names)
        self._match = match
        chance = KeyedChance(seed, match.game.spec.streams)
        self._states: list[State] = positions(match.game, match.setup, chance, self.entries)

    @property
    def last(self) -> int:
        """The number of the last entry; positions are numbered from 0, the start, up to it."""
        return len(self.entries)

    def state_at(self, number: int) -> State:
        """The position after an entry, not to be changed; raises InputError if there is none."""
        if not 0 <= number <= self.last:
            raise InputError("replay-position", "number", allowed=self.last)
        if number < self.first:
            raise InputError("replay-older-rules", "number", first=self.first)
        return self._states[number - self.first]

    def view_at(self, number: int, viewer: int) -> JsonDict:
        return self.rules.view(self.state_at(number), viewer)

    def decision_at(self, number: int, viewer: int) -> Decision | None:
        """What a viewer was asked, or could have answered; nothing in the last position."""
        state = self.state_at(number)
        asked = state.open_seats() + state.idle_seats()
        if viewer in asked and number < self.last:
            return self.rules.decision(state, viewer)
        return None

    def answer_to(self, number: int, viewer: int) -> Action | None:
        """What a viewer answered there; others may have moved before."""
        for entry in self.entries[number:]:
            if isinstance(entry, Move) and entry.seat == viewer:
                return entry.action
            if not isinstance(entry, Move):
                return None
        return None

    def events(self, viewer: int, since: int, to: int) -> dict[int, list[Event]]:
        """What a viewer could know of what happened, by entry, with those from `since` to `to`."""
        found: dict[int, list[Event]] = {}
        for number, event in self._match.events(viewer, since - 1):
            if number > to:
                break
            found.setdefault(number, []).append(event)
        return found

    @cached_property
    def _account(self) -> Account:
        events = self._match.events(SPECTATOR)
        return Account(self.rules, self.entries, self.first, self._states, events)

    @cached_property
    def analysis(self) -> JsonDict:
        """What the match was like, from what everybody could see."""
        return analyse(self._account).to_json()

    def review_part(self, number: int, lang: str | None) -> Part:
        """Some moves as the coach sees them; none after the last part."""

        def say(step: Step) -> str:
            return self.localizer.option(lang, step.action, step.decision, step.view)

        return part_of(self._account, number, say)
