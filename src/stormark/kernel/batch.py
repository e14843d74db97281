"""Many games at once for programs that learn: one decision of each per step, all in compiled code.

What a step tells lies in rows of bytes that are written over by the next step; others look at them
through the buffer protocol, without a copy.  A game that is over makes place for a new one at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import final

from stormark.kernel.chance import FastChance, FastRandom
from stormark.kernel.compiling import append, i64, u8, vec
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable
from stormark.kernel.state import Io, State

Start = Callable[[Io], State]  # a new game


@final
class BatchGame:
    """One of the games: its position, and the question that is open."""

    __slots__ = ("decisions", "indices", "io", "moves", "seat", "state")

    def __init__(self, state: State, io: Io) -> None:
        self.state = state
        self.io = io
        self.decisions: i64 = 0
        self.seat: i64 = -1
        self.moves: vec[i64] = vec[i64]()
        self.indices: vec[i64] = vec[i64]()


@final
class Batch:
    """`count` games that are stepped together.

    Write the number of an option of every game into `actions` and call `step`.  Then, row by row:
    `seats` who is asked, `observations` what that seat sees, `masks` the numbers of its options,
    `done` whether the step before ended a game (the row then shows a new one), `truncated` whether
    it was cut off after `limit` decisions, and `rewards` what every seat got for its end.

    With `most_options` there are also, for so many options of every game in their order, `numbers`
    in the table (-1 behind the last) and `features`; decisions with more have them in `masks` only.
    """

    def __init__(
        self,
        start: Start,
        table: OptionTable,
        observer: Observer,
        count: int,
        seats: int,
        seed: int = 0,
        limit: int = 0,
        most_options: int = 0,
    ) -> None:
        self.table = table
        self.observer = observer
        self.count: i64 = count
        self.limit: i64 = limit  # decisions after which a game is cut off; 0: never
        self.games_begun: i64 = 0
        self.reward_seats: i64 = seats
        self.actions = array("q", [0]) * count
        self.rewards = array("f", [0.0]) * (count * seats)
        self.masks: vec[u8] = zeros(table.size * count)
        self._observed = memoryview(bytearray(int(observer.size) * count))
        self.observations = self._observed.toreadonly()
        self._nothing_observed: vec[u8] = zeros(observer.size * count)
        self.seats: vec[u8] = zeros(count)
        self.done: vec[u8] = zeros(count)
        self.truncated: vec[u8] = zeros(count)
        self.most_options: i64 = most_options
        self.numbers = array("q", [-1]) * (count * most_options)
        self.features: vec[u8] = zeros(table.feature_size * count * most_options)
        self._start = start
        self._random = FastRandom(seed)
        self._games: list[BatchGame] = []
        observed = self._nothing_observed[:]
        for number in range(self.count):
            self._games.append(self._new_game())
            self._show(number, observed)
        self._observed[:] = observed

    def _new_game(self) -> BatchGame:
        self.games_begun += 1
        high = self._random.below(1 << 30)
        io = Io(FastChance(high << 30 | self._random.below(1 << 30)))
        return BatchGame(self._start(io), io)

    def step(self) -> None:
        """Carry out `actions`; ValueError, before anything is done, names one that is no option."""
        options = self._chosen()
        observed = self._nothing_observed[:]  # clearing the old ones byte by byte takes longer
        for number in range(self.count):
            if self.done[number]:
                self._forget_end(number)
            game = self._games[number]
            game.state.apply(game.seat, options[number], game.io)
            game.decisions += 1
            over = game.state.first_seat() < 0
            if over or game.decisions == self.limit:
                self._end(number, game, over)
            self._show(number, observed)
        self._observed[:] = observed

    def _chosen(self) -> vec[i64]:
        """The options that `actions` stand for."""
        found = vec[i64](capacity=self.count)
        for number in range(self.count):
            game = self._games[number]
            wanted: i64 = self.actions[number]
            indices = game.indices
            at: i64 = 0
            while at < len(indices) and indices[at] != wanted:
                at += 1
            if at == len(indices):
                raise ValueError(f"actions[{number}]: {wanted} is no option of this game")
            found = append(found, game.moves[at])
        return found

    def _end(self, number: i64, game: BatchGame, over: bool) -> None:
        """Note the result and begin another game in the same row."""
        self.done[number] = u8(1)
        if over:
            returns = game.state.returns()
            for seat in range(i64(len(returns))):
                self.rewards[number * self.reward_seats + seat] = returns[seat]
        else:
            self.truncated[number] = u8(1)
        self._clear_mask(number, game)
        self._games[number] = self._new_game()

    def _forget_end(self, number: i64) -> None:
        self.done[number] = u8(0)
        self.truncated[number] = u8(0)
        for seat in range(self.reward_seats):
            self.rewards[number * self.reward_seats + seat] = 0.0

    def _clear_mask(self, number: i64, game: BatchGame) -> None:
        first = number * self.table.size
        for index in game.indices:
            self.masks[first + index] = u8(0)

    def _show(self, number: i64, observed: vec[u8]) -> None:
        """Write the rows of a game.  Of several seats that are asked, the first comes first."""
        game = self._games[number]
        self._clear_mask(number, game)
        state = game.state
        seat = state.first_seat()
        game.seat = seat
        game.moves = state.moves(seat)
        game.indices = self.table.indices(state, seat, game.moves)
        first = number * self.table.size
        for index in game.indices:
            self.masks[first + index] = u8(1)
        self.seats[number] = u8(seat)
        self.observer.write(state, seat, observed, number * self.observer.size)
        if self.most_options:
            self._show_features(number, game)

    def _show_features(self, number: i64, game: BatchGame) -> None:
        size = self.table.feature_size
        first = number * self.most_options
        shown: i64 = len(game.moves)
        shown = min(shown, self.most_options)
        for at in range(first * size, (first + self.most_options) * size):
            self.features[at] = u8(0)
        for each in range(self.most_options):
            if each < shown:
                self.numbers[first + each] = game.indices[each]
                place = (first + each) * size
                option = game.moves[each]
                self.table.write_features(game.state, game.seat, option, self.features, place)
            else:
                self.numbers[first + each] = -1

    def sample(self) -> None:
        """Write a random option of every game into `actions`."""
        for number in range(self.count):
            indices = self._games[number].indices
            self.actions[number] = indices[self._random.below(len(indices))]

    def state(self, number: int) -> State:
        """The position of a game, to look at."""
        return self._games[number].state


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * int(count))
