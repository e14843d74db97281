"""What the server itself has to do at a table: bots, answers given in advance, clocks."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import Json, JsonDict
from stormark.server.table.state import TableState


@dataclass(frozen=True)
class TimeoutTask:
    """A seat's time is up."""

    seat: int


@dataclass(frozen=True)
class AutoAnswerTask:
    """A seat has said in advance what it answers."""

    decision: Decision
    action: Action


@dataclass(frozen=True)
class BotTask:
    """A bot has to answer."""

    bot: str
    decision: Decision
    view: JsonDict
    position: JsonDict  # as the bot's seat sees it
    seq: int  # the last record, by the number that the seat knows it by
    unhurried: bool = False  # how fast it answers could tell people what it holds


PendingTask: TypeAlias = TimeoutTask | AutoAnswerTask | BotTask
AutoAnswers: TypeAlias = Mapping[int, Mapping[str, Json]]
"""By seat: the answer to each kind of decision, as an action in JSON."""


def next_task(
    state: TableState,
    auto_answers: AutoAnswers,
    now: int,
    helper: str,
    awaited: Container[int] = (),
) -> PendingTask | None:
    """The next thing to do; None: people are to move, or nobody is.

    `helper` is the level of the bot that answers for a seat whose time was up; at `awaited` seats
    somebody looks on who has not seen everything yet.
    """
    found = _next(state, auto_answers, now, helper, awaited)
    if not isinstance(found, _BotsTurn):
        return found
    decision = state.match.decision(found.seat)
    assert decision is not None
    view, position = state.match.view(found.seat), state.position(found.seat)
    seq = state.numbers.number(found.seat, state.seq)
    return BotTask(found.bot, decision, view, position, seq, _tells(state, found.seat))


def due_at(
    state: TableState,
    auto_answers: AutoAnswers,
    now: int,
    helper: str,
    awaited: Mapping[int, int] = MappingProxyType({}),
) -> int | None:
    """When the server has to act next, if nobody else does."""
    if _next(state, auto_answers, now, helper, awaited) is not None:
        return now
    if state.over or state.paused:
        return None
    expiry = state.clock.next_expiry()
    return min([*awaited.values(), *([] if expiry is None else [expiry])], default=None)


def _tells(state: TableState, seat: int) -> bool:
    """In the turn of others whoever has a choice thinks longer than whoever has none."""
    current = state.match.turn[1]
    own = next(side for side in state.match.sides if seat in side)
    return current not in own and bool(state.people())


@dataclass(frozen=True)
class _BotsTurn:
    """A bot is asked.  What it is shown takes a while to make, and is not always wanted."""

    seat: int
    bot: str


def _next(
    state: TableState, auto_answers: AutoAnswers, now: int, helper: str, awaited: Container[int]
) -> TimeoutTask | AutoAnswerTask | _BotsTurn | None:
    if state.over or state.paused:
        return None
    for seat in state.clock.expired(now):
        if not state.controls[seat].helped:
            return TimeoutTask(seat)
    for seat, _ in state.match.asked():
        control = state.controls[seat]
        bot = helper if control.bot is None and control.helped else control.bot
        if bot is not None and seat in awaited:
            continue
        if bot is not None:
            return _BotsTurn(seat, bot)
        if auto_answers.get(seat):
            decision = state.match.decision(seat)
            assert decision is not None
            prepared = _prepared(decision, auto_answers[seat])
            if prepared is not None:
                return AutoAnswerTask(decision, prepared)
    return None


def _prepared(decision: Decision, answers: Mapping[str, Json]) -> Action | None:
    """The answer given in advance, where it is among the options."""
    wanted = answers.get(decision.kind)
    for action in decision.actions:
        if action.to_json() == wanted:
            return action
    return None
