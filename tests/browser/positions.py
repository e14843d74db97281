"""Positions in which something is asked that was not asked before, from games played at random.

A coach plays well and sees the same questions again and again; at random every rule is met soon.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from stormark.games.registry import load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io

SEED = 1
SOON = 3_000  # decisions in which a position is looked for
ENOUGH = 2  # options of the same kind in one position

Shape = tuple[str, ...]


class Position(NamedTuple):
    """What a seat sees and is asked, and which options are worth a look."""

    seat: int
    view: JsonDict
    decision: Decision
    options: list[int]  # indexes of the actions


def new_questions(game_id: str, options: JsonDict, decisions: int) -> Iterator[Position]:
    """The positions of so many decisions of random play, each kind of option once."""
    known: set[Shape] = set()
    for game, state in _played(game_id, options, decisions, SEED):
        for seat in [*state.open_seats(), *state.idle_seats()]:
            decision = game.decision(state, seat)
            found = _unknown(decision, known)
            if found:
                yield Position(seat, game.view(state, seat), decision, found)


def first_offer(game_id: str, options: JsonDict, action: Action, seed: int) -> Position:
    """The first position of random play from a seed in which this action is offered."""
    for game, state in _played(game_id, options, SOON, seed):
        for seat in state.open_seats():
            decision = game.decision(state, seat)
            if action in decision.actions:
                at = [decision.actions.index(action)]
                return Position(seat, game.view(state, seat), decision, at)
    raise AssertionError(f"{action} is not offered; does another seed lead there?")


def _played(
    game_id: str, options: JsonDict, decisions: int, seed: int
) -> Iterator[tuple[Any, Any]]:
    """The game and its state before every decision of random play, one match after the other."""
    game: Any = load_game(game_id)
    setup = game.setup(options)
    assert isinstance(setup, Setup), setup
    rng, io = Random(seed), Io(FastChance(seed))
    state = game.start(setup, io)
    for _ in range(decisions):
        if not state.open_seats():
            state = game.start(setup, io)
        yield game, state
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), io)


def _unknown(decision: Decision, known: set[Shape]) -> list[int]:
    """Options of a kind that was not met before; from now on they are known."""
    new: dict[Shape, list[int]] = {}
    for index, action in enumerate(decision.actions):
        shape = _shape(decision, action)
        if shape not in known:
            new.setdefault(shape, []).append(index)
    known.update(new)
    return [index for same in new.values() for index in same[:ENOUGH]]


def _shape(decision: Decision, action: Action) -> Shape:
    said = sorted(name for name, value in action.args.items() if value not in (None, ""))
    return (decision.kind, action.verb, *said)
