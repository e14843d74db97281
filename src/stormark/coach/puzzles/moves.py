"""A plan carried out on a position of which all is known: its moves in notation, or in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.state import Io, State
from stormark.text import Speaker

MOST_ANSWERS: Final = 60  # of others between two moves
MOST_TOLD: Final = 4  # moves of a plan: the board shows all of them


def steps_of(kit: PuzzleKit, position: State, seat: int, plan: Plan) -> Iterator[State]:
    """The position before each move of a plan; it ends early where a move cannot be made."""
    state = position.copy()
    io = Io(FastChance(1))
    for option in plan:
        _let_others_answer(kit, state, seat, io)
        if seat not in state.open_seats() or option not in state.options(seat):
            return
        yield state
        state.apply(seat, option, io)


def moves_of(
    game: Game[Any], kit: PuzzleKit, position: State, seat: int, plan: Plan
) -> list[str] | None:
    """A plan in notation; None if the position does not allow it."""
    moves = [
        game.notation(game.action(state, seat, option))
        for option, state in zip(plan, steps_of(kit, position, seat, plan), strict=False)
    ]
    return moves if len(moves) == len(plan) else None


def told(
    speaker: Speaker, kit: PuzzleKit, position: State, seat: int, plan: Plan, key: Plan
) -> str:
    """The moves of a plan that matter and are worth telling, worded like options of the board."""
    game = speaker.game
    left = list(key)
    said: list[str] = []
    for option, state in zip(plan, steps_of(kit, position, seat, plan), strict=False):
        if option in left:
            left.remove(option)
            action = game.action(state, seat, option)
            if action.verb in kit.silent:
                continue
            text = speaker.option(action, game.decision(state, seat), game.view(state, seat))
            said.append(text.rstrip("."))
    unlike = list(dict.fromkeys(said))
    return "; ".join(unlike if len(unlike) <= MOST_TOLD else [*unlike[: MOST_TOLD - 1], "…"])


def _let_others_answer(kit: PuzzleKit, state: State, seat: int, io: Io) -> None:
    for number in range(MOST_ANSWERS):
        deciding = state.open_seats()
        if not deciding or seat in deciding:
            return
        state.apply(deciding[0], kit.answer(state, deciding[0], number), io)
