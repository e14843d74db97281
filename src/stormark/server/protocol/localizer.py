"""Sentences for people: what a table tells, in the language a listener reads.

Decisions, their actions, events and refusals then carry a `text`; who asks for it gets the whole
table in words as well.  Whoever names no language, as bots do, gets none of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from stormark.coach.hint import Hint, ToldHint, told_hints
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.plans import Plan
from stormark.kernel.refusal import Refusal
from stormark.server.ids import new_id
from stormark.server.operations.logs import log_failure
from stormark.server.protocol import shapes
from stormark.text.board import board_sections
from stormark.text.saying import MissingTextError, problem_text
from stormark.text.speaker import Speaker


class Localizer:
    """The voices of one table."""

    def __init__(self, rules: Game[Any], names: Sequence[str]) -> None:
        self._rules = rules
        self._names = names
        self._speakers: dict[str, Speaker] = {}

    def decisions(
        self, lang: str | None, asked: Sequence[Decision], view: JsonDict
    ) -> list[shapes.Decision]:
        return [self._decision(lang, decision, view) for decision in asked]

    def _decision(self, lang: str | None, decision: Decision, view: JsonDict) -> shapes.Decision:
        told = cast(shapes.Decision, decision.to_json())
        if lang is not None:
            speaker = self._speaker(lang)

            def action(option: Action) -> shapes.Action:
                text = speaker.option(option, decision, view)
                return cast(shapes.Action, {**option.to_json(), "text": text})

            told["text"] = speaker.prompt(decision, view)
            told["actions"] = [action(option) for option in decision.actions]
        return told

    def option(self, lang: str | None, action: Action, decision: Decision, view: JsonDict) -> str:
        """What an answer to a decision does; in notation for those who named no language."""
        if lang is None:
            return self._rules.notation(action)
        return self._speaker(lang).option(action, decision, view)

    def events(
        self, lang: str | None, happened: Sequence[Event], viewer: int
    ) -> list[shapes.Event]:
        """What happened with one record; people can see where the next one begins."""
        told = [cast(shapes.Event, event.to_json()) for event in happened]
        if lang is None:
            return told
        speaker = self._speaker(lang)
        for event, shown in zip(happened, told, strict=True):
            shown["text"] = speaker.event(event, viewer) or ""
        if told:
            told[0]["begins"] = True
        return told

    def board(self, lang: str, view: JsonDict) -> list[shapes.Section]:
        """The whole table in words."""
        return [
            {"heading": part.heading, "lines": [*part.lines], "level": part.level}
            for part in board_sections(view, self._speaker(lang))
        ]

    def plan(self, lang: str | None, plan: Plan, asked: Decision, view: JsonDict) -> str:
        """What a plan comes to and what it uses up."""
        return "" if lang is None else self._speaker(lang).plan(plan, asked, view)

    def hints(self, lang: str | None, found: Sequence[Hint]) -> list[shapes.Hint]:
        """Plans of the coach; without words for those who named no language."""
        told = told_hints(found, self._speaker(lang or "en"))
        return [_hint(hint, lang is not None) for hint in told]

    def pieces(self, lang: str | None, refs: Sequence[str]) -> list[str]:
        """Pieces in words; by group and word for those who named no language."""
        return list(refs) if lang is None else [self._speaker(lang).piece(ref) for ref in refs]

    def step_back(
        self, lang: str | None, began: Sequence[Event], viewer: int, practice: bool
    ) -> str:
        """What an undo takes back, by how each part of the move began."""
        return "" if lang is None else self._speaker(lang).step_back(began, viewer, practice)

    def turn_back(self, lang: str | None, moves: int, practice: bool) -> str:
        """What an undo of the whole turn takes back."""
        return "" if lang is None else self._speaker(lang).turn_back(moves, practice)

    def reason(self, lang: str | None, refusal: Refusal) -> str:
        """The sentence of the rule that is in the way, without its id."""
        return "" if lang is None else self._speaker(lang).reason(refusal)

    def refusal(self, lang: str | None, refusal: Refusal) -> str:
        """Why something is not possible; nothing for those who named no language."""
        if lang is None:
            return ""
        try:
            return self._speaker(lang).refusal(refusal)
        except MissingTextError as error:  # the ids say it all the same
            log_failure(new_id(), error, doing="wording a refusal")
            return ""

    def _speaker(self, lang: str) -> Speaker:
        if lang not in self._speakers:
            self._speakers[lang] = Speaker(self._rules, lang, self._names)
        return self._speakers[lang]


def problem_in_words(lang: str | None, message: str, params: Mapping[str, Json]) -> str:
    """What went wrong, for those who named a language."""
    if lang is None:
        return ""
    try:
        return problem_text(lang, message, "", params)
    except MissingTextError as error:  # the id says it all the same
        log_failure(new_id(), error, doing="wording a message")
        return ""


def _hint(hint: ToldHint, in_words: bool) -> shapes.Hint:
    return {
        "title": hint.title if in_words else "",
        "chance": hint.chance,
        "change": hint.change,
        "steps": [
            {
                "action": cast(shapes.Action, step.action.to_json()),
                "text": step.text if in_words else "",
            }
            for step in hint.steps
        ],
        "gains": [
            {"name": gain.name, "amount": gain.amount, "text": gain.text if in_words else ""}
            for gain in hint.gains
        ],
        "reasons": list(hint.reasons) if in_words else [],
    }
