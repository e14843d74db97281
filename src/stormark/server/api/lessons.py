"""A first game, step by step, in words: clients show it on their boards."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stormark.kernel.action import Action
from stormark.kernel.refusal import Refusal
from stormark.kernel.scenario import Scenario
from stormark.kernel.scenario_teach import Lesson
from stormark.kernel.state import State
from stormark.kernel.step import resolve
from stormark.lessons import Frame, course_of, frames_of
from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import Address, Here, InPath, Who, owners
from stormark.server.api.errors import errors
from stormark.server.api.library import Lang
from stormark.server.api.replays import as_json
from stormark.server.content.games import game_named
from stormark.server.heavy.questions import PlansTo
from stormark.server.lobby import refuse
from stormark.server.protocol import shapes
from stormark.server.protocol.localizer import Localizer
from stormark.server.protocol.messages import Goal
from stormark.server.table.told_plans import ToldPlans

ANSWERS = {**errors(404), **UNCHANGED}
LESSON = "/api/games/{game:str}/lessons/{lang:str}/{name:str}"


class LessonCard(Struct):
    """A lesson of a course, as a list shows it."""

    name: str
    title: str
    about: str
    moves: Annotated[int, Meta(description="How often the learner moves.")]


class LessonRefusal(Struct):
    """Why something is not possible."""

    rule: str
    text: str


class LessonFrame(Struct):
    """A moment of a lesson: what is to be seen, what is said, and what happens next."""

    kind: Annotated[
        Literal["tell", "do", "watch", "try", "end"],
        Meta(
            description="tell: something is explained. do: the learner moves. watch: another "
            "player moves. try: a move that a rule forbids. end: the lesson is over."
        ),
    ]
    title: str
    text: str
    hint: Annotated[str, Meta(description="For whoever chooses another option; may be empty.")]
    show: Annotated[list[str], Meta(description="The pieces it is about: see docs/scenarios.md.")]
    view: dict[str, Any]
    board: Annotated[list[shapes.Section], Meta(description="The table in words.")]
    events: Annotated[list[shapes.Event], Meta(description="What happened since the frame before.")]
    decisions: list[shapes.Decision]
    wanted: Annotated[shapes.Action | None, Meta(description="The option the lesson goes on with.")]
    refusal: LessonRefusal | None


class Wondering(Struct, forbid_unknown_fields=True):
    """Something that the learner would like to do."""

    frame: Annotated[int, Meta(ge=0, le=1000, description="At which moment.")]
    action: dict[str, Any]


class WhyNot(Struct):
    """What would keep the learner from it."""

    possible: bool
    rule: str = ""
    text: str = ""


class Planning(Struct, forbid_unknown_fields=True):
    """Something that the learner would like to come to."""

    frame: Annotated[int, Meta(ge=0, le=1000, description="At which moment.")]
    goal: Goal


class PlayedLesson(Struct):
    """A lesson played through."""

    name: str
    title: str
    about: str
    seat: Annotated[int, Meta(description="Whose place the learner takes.")]
    players: Annotated[
        list[str], Meta(description="Names by seat; those that are missing or empty have none.")
    ]
    rules: Annotated[list[str], Meta(description="The rules it is about.")]
    frames: list[LessonFrame]


@get("/api/games/{game:str}/lessons/{lang:str}", responses=ANSWERS, tags=["lessons"])
async def lessons(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang
) -> Response[list[LessonCard]]:
    """The lessons of a game, in the order they are taken."""
    rules = game_named(game)

    def make() -> list[LessonCard]:
        return [
            LessonCard(name, lesson.title[lang], _head(lesson).about[lang], _moves(game, name))
            for name, lesson in course_of(rules.spec.id).items()
        ]

    kept = await services.response_cache.answer(("lessons", rules.spec.id, lang), make)
    return response(request, kept)


@get(LESSON, responses=ANSWERS, tags=["lessons"])
async def lesson(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang, name: InPath
) -> Response[PlayedLesson]:
    """A lesson, played through by the rules: every position of it, and everything said."""
    _check(game, name)
    key = ("lesson", game, name, lang)
    return response(
        request, await services.response_cache.answer(key, lambda: _played(game, name, lang))
    )


@post(f"{LESSON}/why", status_code=200, responses=errors(404, 413), tags=["lessons"])
async def why(game: InPath, lang: Lang, name: InPath, data: JSONBody[Wondering]) -> WhyNot:
    """What would keep the learner from an action at a moment of a lesson, or that nothing would."""
    _check(game, name)
    action = Action.from_json(data.action)
    return await asyncio.to_thread(_why, game, name, lang, data.frame, action)


@post(f"{LESSON}/plans", status_code=200, responses=errors(404, 409, 413, 503), tags=["lessons"])
async def plans(
    services: Here,
    address: Address,
    person: Who,
    game: InPath,
    lang: Lang,
    name: InPath,
    data: JSONBody[Planning],
) -> Response[ToldPlans]:
    """How the learner comes to a goal at a moment of a lesson: see `plan` in docs/protocol.md."""
    _check(game, name)
    question = await asyncio.to_thread(_planned, game, name, lang, data)
    return as_json(await services.heavy.ask(owners(address, person), question))


def _check(game: str, name: str) -> None:
    if name not in course_of(game_named(game).spec.id):
        refuse("T-LESSON-01")


@cache
def _frames(game: str, name: str) -> list[Frame]:
    return frames_of(course_of(game)[name], game_named(game))


def _head(lesson: Scenario) -> Lesson:
    assert lesson.lesson is not None  # tests see to it
    return lesson.lesson


def _moves(game: str, name: str) -> int:
    return sum(frame.kind == "do" for frame in _frames(game, name))


def _at(game: str, name: str, number: int) -> tuple[State, Lesson]:
    """The position at a moment of a lesson."""
    frames = _frames(game, name)
    return frames[min(number, len(frames) - 1)].state, _head(course_of(game)[name])


def _planned(game: str, name: str, lang: str, asked: Planning) -> PlansTo:
    state, head = _at(game, name, asked.frame)
    rules, seat, goal = game_named(game), head.seat - 1, asked.goal
    seen = rules.seen_by(state, seat).to_json()
    names = list(head.players)
    return PlansTo(game, rules.pack_hash, seen, seat, goal.verb, goal.args, lang, names)


def _why(game: str, name: str, lang: str, number: int, action: Action) -> WhyNot:
    state, head = _at(game, name, number)
    rules = game_named(game)
    found = resolve(rules, state, head.seat - 1, action)
    if not isinstance(found, Refusal):
        return WhyNot(possible=True)
    return WhyNot(False, found.rule, Localizer(rules, head.players).refusal(lang, found))


def _played(game: str, name: str, lang: str) -> PlayedLesson:
    lesson = course_of(game)[name]
    head = _head(lesson)
    localizer = Localizer(game_named(game), head.players)
    return PlayedLesson(
        name=name,
        title=lesson.title[lang],
        about=head.about[lang],
        seat=head.seat - 1,
        players=list(head.players),
        rules=list(lesson.rules),
        frames=[_frame(frame, localizer, head.seat - 1, lang) for frame in _frames(game, name)],
    )


def _frame(frame: Frame, localizer: Localizer, learner: int, lang: str) -> LessonFrame:
    asked = [] if frame.decision is None else [frame.decision]
    decisions = localizer.decisions(lang, asked, frame.view)
    refusal = frame.refusal
    return LessonFrame(
        kind=frame.kind,
        title=frame.teaching.title[lang],
        text=frame.teaching.text[lang],
        hint=frame.teaching.hint.get(lang, ""),
        show=list(frame.teaching.show),
        view=frame.view,
        board=localizer.board(lang, frame.view),
        events=localizer.events(lang, frame.events, learner),
        decisions=decisions,
        wanted=_wanted(frame, decisions),
        refusal=None
        if refusal is None
        else LessonRefusal(refusal.rule, localizer.refusal(lang, refusal)),
    )


def _wanted(frame: Frame, decisions: list[shapes.Decision]) -> shapes.Action | None:
    """The wanted action with its words, as it stands among the options."""
    if frame.decision is None or frame.wanted is None:
        return None
    at = [action.key() for action in frame.decision.actions].index(frame.wanted.key())
    return decisions[0]["actions"][at]


HANDLERS = [lessons, lesson, why, plans]
