"""Somebody tries a puzzle: moves of the asked seat, and what the others answer."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.kit import PuzzleKit
from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import Taken, carry_out, take

MOST_ANSWERS: Final = 200  # of others after one move


class Attempt:
    """A position to play on with.  Equal moves meet equal dice, so a try can be told by its moves.

    It ends with the turn in which it began: after that others think, and nothing is asked.
    """

    def __init__(self, game: Game[Any], file: PuzzleFile, kit: PuzzleKit) -> None:
        self._rules = game
        self.file = file
        self.seat = file.seat
        self.start: State = game.position(file.scenario.given)
        self.game = game.at(self.start)
        self.kit = kit
        self.state = self.start
        self.own: list[Taken[Any]] = []
        secret = sha256(f"puzzle {game.spec.id} {file.name}".encode()).digest()
        self._chance = KeyedChance(secret, game.spec.streams)
        self._turn = game.turn_of(self.start)

    def again(self) -> Attempt:
        """The same puzzle from its beginning."""
        return Attempt(self._rules, self.file, self.kit)

    @property
    def over(self) -> bool:
        """Whether nothing is left to try."""
        return self.seat not in self.state.open_seats() or self._turn != self.game.turn_of(
            self.state
        )

    @property
    def won(self) -> bool:
        return not self.state.open_seats() and self.state.returns()[self.seat] > 0

    @property
    def moves(self) -> list[str]:
        """What the seat has done, in notation."""
        return [self.game.notation(taken.action) for taken in self.own]

    def act(self, action: Action) -> list[Taken[Any]] | Refusal:
        """A move of the seat, with the answers of the others; a refused one changes nothing."""
        taken = take(self.game, self.state, self.seat, action, self._chance)
        if isinstance(taken, Refusal):
            return taken
        self.own.append(taken)
        self.state = taken.state
        return [taken, *self._answers(within_turn=True)]

    def replay(self, actions: Sequence[Action]) -> list[Taken[Any]] | Refusal:
        """Several moves; all that happened, or why one of them is refused."""
        happened: list[Taken[Any]] = []
        for action in actions:
            done = self.act(action)
            if isinstance(done, Refusal):
                return done
            happened += done
        return happened

    def play_on(self) -> list[Taken[Any]]:
        """What would come of it: everybody plays on, until the seat’s next turn has begun."""
        return self._answers(within_turn=False)

    def _answers(self, within_turn: bool) -> list[Taken[Any]]:
        happened: list[Taken[Any]] = []
        for number in range(MOST_ANSWERS):
            deciding = self.state.open_seats()
            if not deciding:
                break
            turn, mover = self.game.turn_of(self.state)
            if within_turn and (self.seat in deciding or (turn, mover) != self._turn):
                break
            if not within_turn and mover == self.seat and turn != self._turn[0]:
                break
            seat = self.seat if self.seat in deciding else deciding[0]
            option = self.kit.answer(self.state, seat, number)
            taken = carry_out(self.game, self.state, seat, option, self._chance)
            self.state = taken.state
            happened.append(taken)
        return happened
