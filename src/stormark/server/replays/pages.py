"""What is told of a match that is looked back at: steps, positions, many of them at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.languages import Language
from stormark.kernel.log import Continued, Move, Undo
from stormark.server.protocol import shapes
from stormark.server.protocol.patch import difference
from stormark.server.replays.replayed_match import ReplayedMatch

KINDS: dict[type, Literal["move", "undo", "continued"]] = {
    Move: "move",
    Undo: "undo",
    Continued: "continued",
}
Lang: TypeAlias = Language | None


class ReplayStep(Struct):
    """What happened with one entry of the log, as far as the viewer could know."""

    number: Annotated[int, Meta(description="0: the beginning.")]
    kind: Literal["start", "move", "undo", "continued"]
    seat: Annotated[int | None, Meta(description="Who moved, or went back.")]
    to: Annotated[int | None, Meta(description="The position that an undo led back to.")]
    events: list[shapes.Event]


class ReplayStepPage(Struct):
    """Some steps of a match, and where the next ones begin."""

    first: Annotated[int, Meta(description="The first position that can be shown.")]
    last: Annotated[int, Meta(description="The last position.")]
    result: Annotated[list[float] | None, Meta(description="null: nobody finished the match.")]
    steps: list[ReplayStep]
    next: int | None


class ReplayPosition(Struct):
    """What a viewer knew after an entry, what they were asked there, and what they answered."""

    number: int
    view: dict[str, Any]
    decisions: list[shapes.Decision]
    answer: shapes.Action | None
    result: Annotated[list[float] | None, Meta(description="In the last position.")]


class AnsweredQuestion(Struct):
    """What the viewer was asked; all the options there were come with the single position."""

    kind: str
    text: str
    options: Annotated[int, Meta(description="How many answers there were.")]
    answer: Annotated[shapes.Action | None, Meta(description="The one that was given.")]


class PositionChange(Struct):
    """One of several positions."""

    number: int
    patch: Annotated[
        list[shapes.PatchStep],
        Meta(description="From the view of the frame before; the first puts a whole view."),
    ]
    question: AnsweredQuestion | None
    board: Annotated[
        list[shapes.Section] | None,
        Meta(description="The table in words, where `text` was asked for in a language."),
    ]


class PositionPage(Struct):
    """Some positions one after the other, and where the next ones begin."""

    first: Annotated[int, Meta(description="The first position that can be shown.")]
    last: Annotated[int, Meta(description="The last position.")]
    frames: list[PositionChange]
    next: int | None


def step_page(
    played: ReplayedMatch, viewer: int, since: int, limit: int, lang: Lang
) -> ReplayStepPage:
    to = min(played.last, since + limit - 1)
    events = {
        number: played.localizer.events(lang, happened, viewer)
        for number, happened in played.events(viewer, since, to).items()
    }
    listed = [_step(played, number, events.get(number, [])) for number in range(since, to + 1)]
    further = to + 1 if to < played.last else None
    return ReplayStepPage(played.first, played.last, played.result, listed, further)


def _step(played: ReplayedMatch, number: int, events: list[shapes.Event]) -> ReplayStep:
    if number == 0:
        return ReplayStep(0, "start", None, None, events)
    entry = played.entries[number - 1]
    seat = None if isinstance(entry, Continued) else entry.seat
    to = entry.to if isinstance(entry, Undo) else None
    return ReplayStep(number, KINDS[type(entry)], seat, to, events)


def position_of(played: ReplayedMatch, number: int, viewer: int, lang: Lang) -> ReplayPosition:
    view = played.view_at(number, viewer)
    decision = played.decision_at(number, viewer)
    asked = [] if decision is None else [decision]
    decisions = played.localizer.decisions(lang, asked, view)
    given = played.answer_to(number, viewer)
    answer = None
    if decision is not None and given in decision.actions:
        answer = decisions[0]["actions"][decision.actions.index(given)]
    result = played.result if number == played.last else None
    return ReplayPosition(number, view, decisions, answer, result)


def position_page(
    played: ReplayedMatch, viewer: int, since: int, limit: int, lang: Lang, *, text: bool
) -> PositionPage:
    """Positions beginning with number `since`, or with the first one that can be shown."""
    since = max(since, played.first)
    to = min(played.last, since + limit - 1)
    frames: list[PositionChange] = []
    before: Any = None  # no view equals it, so that the first frame puts a whole one
    for number in range(since, to + 1):
        view = played.view_at(number, viewer)
        decision = played.decision_at(number, viewer)
        given = played.answer_to(number, viewer)
        question = None if decision is None else _question(played, decision, given, view, lang)
        board = played.localizer.board(lang, view) if text and lang else None
        frames.append(PositionChange(number, difference(before, view), question, board))
        before = view
    further = to + 1 if to < played.last else None
    return PositionPage(played.first, played.last, frames, further)


def _question(
    played: ReplayedMatch, decision: Decision, given: Action | None, view: JsonDict, lang: Lang
) -> AnsweredQuestion:
    """In words: the question and the answer that was given, not every other one."""
    answers = (given,) if given is not None and given in decision.actions else ()
    (told,) = played.localizer.decisions(lang, [replace(decision, actions=answers)], view)
    answer = told["actions"][0] if told["actions"] else None
    return AnsweredQuestion(decision.kind, told.get("text", ""), len(decision.actions), answer)
