"""What a game is: the one interface between rules and everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stormark.kernel.action import Action, Decision
from stormark.kernel.belief import Belief
from stormark.kernel.event import Event
from stormark.kernel.event_table import EventTable
from stormark.kernel.fields import bounded, expect, inside, number, texts
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import OptionField
from stormark.kernel.planning import Planning
from stormark.kernel.refusal import Refusal
from stormark.kernel.scripted import ScriptedChance, Shuffle, read_shuffles
from stormark.kernel.state import Io, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class GameSpec:
    """What a game is called and which version of its rules this is (design decision D10)."""

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    streams: tuple[str, ...]  # named chance streams, in the order of `State.draws`


@dataclass(frozen=True)
class Setup:
    """The public beginning of a match: with the secret seed and the actions it is the match."""

    game: str
    rules_version: int
    pack: str  # content hash of the pack the match needs
    options: Mapping[str, Json]  # complete: every option of the game, defaults filled in
    position: Mapping[str, Json] | None = None  # where it begins, if not at the beginning: [given]

    def to_json(self) -> JsonDict:
        told: JsonDict = {
            "game": self.game,
            "rules_version": self.rules_version,
            "pack": self.pack,
            "options": dict(self.options),
        }
        if self.position is not None:
            told["position"] = dict(self.position)
        return told


class Game(ABC, Generic[S]):
    """Rules with their content pack.  Stateless: all methods may be called from anywhere."""

    spec: GameSpec
    pack_hash: str
    earlier_packs: frozenset[str] = frozenset()  # of other words: what they play comes out the same
    view_type: type = dict  # the TypedDict of its views: schema, client and docs are made from it
    events: EventTable
    planning: Planning[S] | None = None  # None: nobody makes plans for this game

    @abstractmethod
    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        """Check the options of a new match and fill in defaults.

        Raises InputError for an unknown or mistyped option, returns a Refusal for a broken rule.
        """

    @abstractmethod
    def option_fields(self) -> Sequence[OptionField]:
        """Every option that `setup` knows, for those who offer them to people."""

    @abstractmethod
    def option_sets(self) -> Sequence[Mapping[str, Json]]:
        """Option sets that together cover every switch: conformance and soak run over them."""

    def recommended_minutes(self, setup: Setup) -> int | None:
        """How long a match should take, where the rules say so; nothing depends on it."""
        return None

    @abstractmethod
    def content(self) -> JsonDict:
        """What is printed on cards, boards and dice, for those who draw them; public, no texts."""

    @abstractmethod
    def pack_data(self) -> JsonDict:
        """The whole pack in the form of its files, every default filled in, for those who show it.

        Names and texts are there in every language; what only the rules read is left out.
        """

    def first_position(self, setup: Setup, io: Io) -> S:
        """Where a match begins: a new game, or the position that its setup describes."""
        if setup.position is not None:
            return self.position(setup.position)
        return self.start(setup, io)

    @abstractmethod
    def start(self, setup: Setup, io: Io) -> S:
        """A new game, everything before the first decision carried out."""

    @abstractmethod
    def decision(self, state: S, seat: int) -> Decision:
        """The open decision of a seat, with structured actions in the order of `state.options`."""

    @abstractmethod
    def action(self, state: S, seat: int, option: int) -> Action:
        """One option in structured form."""

    @abstractmethod
    def option(self, state: S, seat: int, action: Action) -> int | Refusal:
        """The option an action stands for, or why it is refused (X-..., B-..., or kernel K-...).

        Only the exact form that `action` gives is accepted.  The question is also put for seats
        without an open decision: the answer is then the rule that keeps them from acting.
        """

    @abstractmethod
    def expand(self, state: S, seat: int, text: str) -> list[Action]:
        """Notation to actions; a compound move gives several, meant all or nothing.

        Raises InputError for text that is not notation.
        """

    @abstractmethod
    def notation(self, action: Action) -> str:
        """The short text of an action; `expand` reads it back."""

    @abstractmethod
    def event(self, state: S, verb: int, args: tuple[int, ...], audience: int) -> Event:
        """Decode a packed event."""

    def check_event_word(self, state: S, name: str, value: Json, place: str) -> None:
        """Raise InputError for what an argument of events can never be in this match.

        Players are numbered from 1, as in scenario files.
        """
        if self.events.names_seat(name):
            bounded(value, place, 1, state.seats)
        else:
            expect(value, int, place)

    # What is hidden is said in `seen_by` alone; views, beliefs and leak tests follow from it.

    @abstractmethod
    def seen_by(self, state: S, viewer: int) -> S:
        """A copy in which everything is UNKNOWN that a viewer (seat or SPECTATOR) may not know.

        It is not a position to play on.  What a viewer is shown and may believe is made from it,
        so that nothing hidden can get there.
        """

    @abstractmethod
    def show(self, seen: S, viewer: int) -> JsonDict:
        """The view, in words: what a seen position says and what follows from it."""

    @abstractmethod
    def belief(self, seen: S, viewer: int) -> Belief[S]:
        """The positions that could be the real one, for somebody who sees this."""

    def view(self, state: S, viewer: int) -> JsonDict:
        """What a viewer may know about a position, in words."""
        return self.show(self.seen_by(state, viewer), viewer)

    @abstractmethod
    def turn_of(self, state: S) -> tuple[int, int]:
        """(turn number, current seat): what 'restart my turn' goes back to."""

    def sides(self, state: S) -> list[list[int]]:
        """The seats that win and lose together."""
        return [[seat] for seat in range(state.seats)]

    @abstractmethod
    def state_from_json(self, data: Json, seen: bool = False) -> S:
        """Inverse of `State.to_json`; raises InputError naming the field.

        Only in a `seen` position numbers may be UNKNOWN, where they can be hidden.
        """

    def state_words(self) -> Sequence[str]:
        """Words that are common in `State.to_json`, in a fixed order: they keep codes short."""
        return ()

    @abstractmethod
    def position(self, given: Mapping[str, Json]) -> S:
        """A position in the words of a scenario's [given]; raises InputError naming the field."""

    def __deepcopy__(self, memo: dict[int, object]) -> Game[S]:
        return self  # nothing in it ever changes

    def at(self, state: S) -> Game[S]:
        """This game with everything a position brings along: cards a scenario describes itself."""
        return self

    @abstractmethod
    def describe(self, state: S) -> JsonDict:
        """A whole position in the same words as [given], for [then] and for failing games."""

    @abstractmethod
    def scripted(
        self, results: Sequence[str] | None, shuffles: Sequence[Shuffle] = (), seed: int = 0
    ) -> ScriptedChance:
        """Chance that gives these results in order, in the words of the rules (R1, A, -, G2).

        What is not listed, and everything where `results` is None, comes from the seed.
        """

    def scripted_start(self, new: JsonDict, place: str) -> tuple[ScriptedChance, JsonDict]:
        """Chance for the new game of a scenario (`seed`, `dice`, `shuffles`), and its options."""
        seed = number(new, "seed", place, 1, 0, 2**63 - 1)
        dice = texts(new["dice"], inside(place, "dice")) if "dice" in new else None
        shuffles = read_shuffles(new, self.spec.streams, place)
        options = {key: new[key] for key in new if key not in ("seed", "dice", "shuffles")}
        return self.scripted(dice, shuffles, seed), options
