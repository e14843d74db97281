"""A table for tests of any game: a position, moves in notation, scripted dice, what came of it."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from stormark.kernel.action import Action, Decision
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import read_text, take_all

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """One position under test; players are numbered from 1, as in the rules."""

    def __init__(self, game: Game[S], given: dict[str, Any]) -> None:
        self.game = game
        self.state: S = game.position(given)
        self.events: list[Event] = []  # of the last call of `do`
        assert self.state.check() == []

    def do(self, *moves: str, dice: list[str] | None = None, by: int | None = None) -> Self:
        """Make moves, each by whoever has to decide (or by a player); all dice must be used."""
        chance = self.game.scripted(dice or [])
        events: list[Event] = []
        for text in moves:
            result = self._try(text, by, chance)
            if isinstance(result, Refusal):
                raise AssertionError(f"{text!r} was refused: {result}; open: {self._open()}")
            events += self.events
        self.events = events
        assert chance.unused == [], f"dice nobody rolled: {chance.unused}"
        assert self.state.check() == []
        return self

    def _try(self, text: str, by: int | None, chance: Any) -> Refusal | None:
        deciding = self.state.open_seats()
        seat = by - 1 if by is not None else deciding[0] if deciding else 0
        actions = read_text(self.game, self.state, seat, text)
        if isinstance(actions, Refusal):
            return actions
        taken = take_all(self.game, self.state, seat, actions, chance)
        if isinstance(taken, Refusal):
            return taken
        self.events = [event for part in taken for event in part.events]
        self.state = taken[-1].state
        return None

    def _open(self) -> str:
        return str([(seat + 1, self.options_of(seat + 1)) for seat in self.state.open_seats()])

    def refuses(self, text: str, rule: str, by: int | None = None) -> None:
        """The move is refused with this rule, and nothing at all changes."""
        before = digest(self.state)
        refusal = self._try(text, by, self.game.scripted([]))
        assert refusal is not None, f"{text!r} was accepted"
        assert refusal.rule == rule, f"{text!r} was refused with {refusal}"
        assert digest(self.state) == before

    def __getitem__(self, path: str) -> Any:
        """A value of the position in scenario words: `p1.hand`, `now.battles.0`."""
        value: Any = self.game.describe(self.state)
        for key in path.split("."):
            value = value[int(key)] if isinstance(value, list) else value[key]
        return value

    def decision_of(self, player: int) -> Decision:
        return self.game.decision(self.state, player - 1)

    def options_of(self, player: int) -> list[str]:
        """The open options of a player in notation."""
        return [self.game.notation(action) for action in self.decision_of(player).actions]

    @property
    def decision(self) -> Decision:
        """The first open decision."""
        return self.decision_of(self.state.open_seats()[0] + 1)

    @property
    def asks(self) -> tuple[int, str]:
        """Who has to decide (from 1), and what kind of decision it is."""
        return self.state.open_seats()[0] + 1, self.decision.kind

    @property
    def deciding(self) -> list[int]:
        """Everybody who has something to decide, numbered from 1."""
        return [seat + 1 for seat in self.state.open_seats()]

    @property
    def options(self) -> list[str]:
        """The options of the first open decision in notation."""
        return [self.game.notation(action) for action in self.decision.actions]

    @property
    def over(self) -> bool:
        return not self.state.open_seats()

    def said(self, verb: str, **args: Json) -> bool:
        """Whether the last moves caused such an event (with at least these arguments)."""
        return any(
            event.verb == verb and all(event.args.get(key) == value for key, value in args.items())
            for event in self.events
        )

    def act(self, action: Action, by: int) -> int | Refusal:
        """What the rules say to a structured action of a player."""
        return self.game.option(self.state, by - 1, action)
