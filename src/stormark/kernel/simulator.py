"""What a bot thinks with: positions made up from what its seat sees, never the referee's."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar, cast

from stormark.kernel.action import Action, Decision
from stormark.kernel.belief import Belief
from stormark.kernel.chance import Chance
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.play import play_random
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io, State

S = TypeVar("S", bound=State)


class Simulator(Generic[S]):
    """A game to experiment with, for one decision of one seat.

    It is given a position as that seat sees it (`Game.seen_by`), with nothing hidden in it.  Every
    state that a bot gets comes from `sample`: it looks the same to the seat, and what the seat
    cannot see was drawn at random.  States belong to the bot, which copies where it branches.
    """

    def __init__(self, game: Game[S], seen: S, seat: int, chance: Chance) -> None:
        self._game = game
        self._seen = seen
        self._seat = seat
        self._chance = chance
        self._io = Io(chance)
        self._belief: Belief[S] | None = None

    def seen_json(self) -> JsonDict:
        """The position as the seat sees it, in the form that positions are kept in."""
        return self._seen.to_json()

    def sample(self) -> S:
        """A state that could be the real one, as far as the seat knows."""
        if self._belief is None:
            self._belief = self._game.belief(self._seen, self._seat)
        return self._belief.sample(self._chance)

    def copy(self, state: S) -> S:
        return cast(S, state.copy())

    def open_seats(self, state: S) -> list[int]:
        return state.open_seats()

    def options(self, state: S, seat: int) -> list[int]:
        """The options of a seat, packed, in the order of `Decision.actions`."""
        return state.options(seat)

    def decision(self, state: S, seat: int) -> Decision:
        return self._game.decision(state, seat)

    def action(self, state: S, seat: int, option: int) -> Action:
        """One option in the form a match accepts."""
        return self._game.action(state, seat, option)

    def option(self, state: S, seat: int, action: Action) -> int | Refusal:
        return self._game.option(state, seat, action)

    def view(self, state: S, viewer: int) -> JsonDict:
        """What somebody would know in such a state."""
        return self._game.view(state, viewer)

    def apply(self, state: S, seat: int, option: int) -> None:
        """Carry out an option on the state itself."""
        state.apply(seat, option, self._io)

    def playout(self, state: S, rng: Random, limit: int) -> int:
        """Play randomly on the state itself; how many decisions were made."""
        return play_random(state, self._io, rng, limit)

    def returns(self, state: S) -> list[float]:
        return state.returns()
