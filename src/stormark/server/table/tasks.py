"""What the server itself has to do at a table: bots, answers given in advance, clocks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import Json, JsonDict
from stormark.server.table.state import Course


@dataclass(frozen=True)
class Expiry:
    """A seat's time is up."""

    seat: int


@dataclass(frozen=True)
class Prepared:
    """A seat has said in advance what it answers."""

    decision: Decision
    action: Action


@dataclass(frozen=True)
class Thinking:
    """A bot has to answer."""

    bot: str
    decision: Decision
    view: JsonDict
    seq: int  # the last record that the view knows


Chore: TypeAlias = Expiry | Prepared | Thinking
Standing: TypeAlias = Mapping[int, Mapping[str, Json]]
"""By seat: the answer to each kind of decision, as an action in JSON."""


def next_chore(course: Course, standing: Standing, now: int, helper: str) -> Chore | None:
    """The next thing to do; None: people are to move, or nobody is.

    `helper` is the level of the bot that answers for a seat whose time was up.
    """
    found = _next(course, standing, now, helper)
    if not isinstance(found, _BotsTurn):
        return found
    decision = course.match.decision(found.seat)
    assert decision is not None
    return Thinking(found.bot, decision, course.view(found.seat), course.seq)


def due_at(course: Course, standing: Standing, now: int, helper: str) -> int | None:
    """When the server has to act next, if nobody else does."""
    if _next(course, standing, now, helper) is not None:
        return now
    return None if course.over or course.paused else course.clock.next_expiry()


@dataclass(frozen=True)
class _BotsTurn:
    """A bot is asked.  What it is shown takes a while to make, and is not always wanted."""

    seat: int
    bot: str


def _next(
    course: Course, standing: Standing, now: int, helper: str
) -> Expiry | Prepared | _BotsTurn | None:
    if course.over or course.paused:
        return None
    for seat in course.clock.expired(now):
        if not course.sitters[seat].helped:
            return Expiry(seat)
    for seat, _ in course.match.asked():
        sitter = course.sitters[seat]
        bot = helper if sitter.bot is None and sitter.helped else sitter.bot
        if bot is not None:
            return _BotsTurn(seat, bot)
        if standing.get(seat):
            decision = course.match.decision(seat)
            assert decision is not None
            prepared = _prepared(decision, standing[seat])
            if prepared is not None:
                return Prepared(decision, prepared)
    return None


def _prepared(decision: Decision, answers: Mapping[str, Json]) -> Action | None:
    """The answer given in advance, where it is among the options."""
    wanted = answers.get(decision.kind)
    for action in decision.actions:
        if action.to_json() == wanted:
            return action
    return None
