"""Sentences for people: what a table tells, in the language a listener reads.

Decisions, their actions and events then carry a `text`.  Whoever names no language, as bots do,
gets none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.kernel.action import Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.text.speaker import Speaker


class Speech:
    """The voices of one table."""

    def __init__(self, rules: Game[Any], names: Sequence[str]) -> None:
        self._rules = rules
        self._names = names
        self._speakers: dict[str, Speaker] = {}

    def decisions(
        self, lang: str | None, asked: Sequence[Decision], view: JsonDict
    ) -> list[JsonDict]:
        return [self._decision(lang, decision, view) for decision in asked]

    def _decision(self, lang: str | None, decision: Decision, view: JsonDict) -> JsonDict:
        told = decision.to_json()
        if lang is not None:
            speaker = self._speaker(lang)
            told["text"] = speaker.prompt(decision, view)
            told["actions"] = [
                {**action.to_json(), "text": speaker.option(action, decision, view)}
                for action in decision.actions
            ]
        return told

    def events(self, lang: str | None, happened: Sequence[Event], viewer: int) -> list[JsonDict]:
        if lang is None:
            return [event.to_json() for event in happened]
        speaker = self._speaker(lang)
        return [{**event.to_json(), "text": speaker.event(event, viewer)} for event in happened]

    def _speaker(self, lang: str) -> Speaker:
        if lang not in self._speakers:
            self._speakers[lang] = Speaker(self._rules, lang, self._names)
        return self._speakers[lang]
