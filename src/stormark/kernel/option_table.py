"""The option table: every option of a game as one number of a fixed list, and its features.

Policies with a fixed number of outputs need the same number for the same option everywhere.  A
block of the table holds the options of one verb, one number for each combination of arguments as
the deciding seat sees them; verbs with too many of them are listed in the order of the decision.
Whatever has no number of its own in its block, or shares one with
another option of the same decision, gets the next of the spare numbers at the end; so every option
has exactly one number within its decision.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Final, final

from stormark.kernel.columns import Column, width
from stormark.kernel.compiling import append, i64, mypyc_attr, u8, vec
from stormark.kernel.refusal import InputError
from stormark.kernel.state import State

NOWHERE: Final = -1
LISTED: Final = -2


@final
class Argument:
    """An argument of a block: its name, and how many values it has."""

    __slots__ = ("count", "name")

    def __init__(self, name: str, count: int) -> None:
        self.name = name
        self.count = count


@final
class Block:
    """The numbers of one verb: one for each combination of its arguments, the last one fastest."""

    __slots__ = ("arguments", "verb", "word")

    def __init__(self, verb: int, word: str, *arguments: Argument) -> None:
        self.verb = verb
        self.word = word
        self.arguments = arguments

    def size(self) -> int:
        size = 1
        for argument in self.arguments:
            size *= argument.count
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionTable(ABC):
    """The table of one game.  It remembers nothing, but works with scratch rows of its own: one
    table is for one thread.

    `version` is raised whenever a number changes its meaning.
    """

    def __init__(
        self, version: int, blocks: list[Block], spare: int, columns: tuple[Column, ...]
    ) -> None:
        self.version = version
        self.blocks = blocks
        self.spare = spare
        self.columns = columns  # of the features of one option
        self.feature_size: i64 = width(columns)
        verbs = max([block.verb for block in blocks]) + 1
        self._first: vec[i64] = vec[i64]([0] * verbs)
        self._count: vec[i64] = vec[i64]([0] * verbs)
        self._listed: vec[i64] = vec[i64]([0] * verbs)  # so many in this decision
        first: i64 = 0
        for block in blocks:
            self._first[block.verb] = first
            self._count[block.verb] = block.size()
            first += block.size()
        self._spare_from: i64 = first
        self.size: i64 = first + spare
        self._taken: vec[i64] = vec[i64]([0] * int(self.size))  # by which call of `indices`
        self._calls: i64 = 0

    @abstractmethod
    def verb(self, option: i64) -> i64:
        """The verb of a packed option."""

    @abstractmethod
    def place(self, state: State, seat: i64, option: i64) -> i64:
        """The number of an option within the block of its verb; NOWHERE if it has none, LISTED if
        it has the next one of its verb in this decision.
        """

    @abstractmethod
    def write_features(self, state: State, seat: i64, option: i64, out: vec[u8], at: i64) -> None:
        """Write what an option is about, as its seat sees it; every byte is 0 before."""

    def indices(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The numbers of all options of a decision, in their order."""
        self._calls += 1
        call = self._calls
        listed = False
        spare = self._spare_from
        found = vec[i64](capacity=len(moves))
        for option in moves:
            verb = self.verb(option)
            place = self.place(state, seat, option)
            if place == LISTED:
                if not listed:
                    listed = True
                    for each in range(i64(len(self._listed))):
                        self._listed[each] = 0
                place = self._listed[verb]
                self._listed[verb] += 1
            index = spare
            if 0 <= place < self._count[verb]:
                index = self._first[verb] + place
                if self._taken[index] == call:
                    index = spare
            if index == spare:
                if spare == self.size:
                    raise InputError("options-too-many", "option table", size=int(self.size))
                spare += 1
            self._taken[index] = call
            found = append(found, index)
        return found

    def option(self, state: State, seat: i64, index: i64) -> i64:
        """The option with a number, or NOWHERE if the decision has none such."""
        moves = state.moves(seat)
        indices = self.indices(state, seat, moves)
        for each in range(i64(len(indices))):
            if indices[each] == index:
                return moves[each]
        return NOWHERE

    def mask(self, state: State, seat: i64) -> bytes:
        """A byte for every number of the table: 1 where it is an option of the open decision."""
        out = vec[u8]([u8(0)] * int(self.size))
        for index in self.indices(state, seat, state.moves(seat)):
            out[index] = u8(1)
        return bytes(memoryview(out))

    def features(self, state: State, seat: i64) -> bytes:
        """The features of every option of the open decision, one row after the other."""
        moves = state.moves(seat)
        out = vec[u8]([u8(0)] * int(self.feature_size * len(moves)))
        at: i64 = 0
        for option in moves:
            self.write_features(state, seat, option, out, at)
            at += self.feature_size
        return bytes(memoryview(out))

    def words(self, index: int) -> str:
        """What a number stands for: the verb and its arguments."""
        first = 0
        for block in self.blocks:
            if index < first + block.size():
                return described(block, index - first)
            first += block.size()
        if index >= self.size:
            raise InputError("argument-unknown", "index", found=index, allowed=f"0-{self.size - 1}")
        return f"spare {index - first}"

    def fingerprint(self) -> str:
        """A hash of the layout; it changes with every change that asks for another `version`."""
        blocks = [
            [block.verb, block.word, [[each.name, each.count] for each in block.arguments]]
            for block in self.blocks
        ]
        columns = [[each.name, each.high, each.count, each.meaning] for each in self.columns]
        return sha256(repr((self.version, blocks, self.spare, columns)).encode()).hexdigest()


def described(block: Block, place: int) -> str:
    """A number within a block in words.

    >>> described(Block(9, "attack", Argument("target", 4), Argument("attacks", 7)), 8)
    'attack target=1 attacks=1'
    """
    values: list[str] = []
    for argument in reversed(block.arguments):
        place, value = divmod(place, argument.count)
        values.append(f"{argument.name}={value}")
    return " ".join([block.word, *reversed(values)])
