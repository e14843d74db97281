"""A table for tests: a position, moves in notation, scripted dice, and what came of it.

table = Table(p1={"warhost": ["Guard(3/2/1)"]}, action_pool=["A", "A"])
table.do("attack ark AA", dice=["G1"])
assert table["ark.owner"] == 1
table.refuses("attack p2 A", "X-ATTACK-01")
"""

from __future__ import annotations

from typing import Any

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.action import Action, Decision
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import read_text, take_all

GAME = Xibalba()


class Table:
    """One position under test; players are numbered from 1, as in the rules."""

    def __init__(self, game: Xibalba = GAME, **given: Any) -> None:
        self.game = game
        self.state: XibalbaState = game.position(given)
        self.events: list[Event] = []  # of the last move

    def do(self, *moves: str, dice: list[str] | None = None, by: int | None = None) -> Table:
        """Make moves, each by whoever has to decide (or by a player); all dice must be used."""
        chance = self.game.scripted(dice or [])
        for text in moves:
            result = self._try(text, by, chance)
            if isinstance(result, Refusal):
                raise AssertionError(f"{text!r} was refused: {result}")
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

    def refuses(self, text: str, rule: str, by: int | None = None) -> None:
        """The move is refused with this rule, and nothing at all changes (X-ACTION-11)."""
        before = digest(self.state)
        refusal = self._try(text, by, self.game.scripted([]))
        assert refusal is not None, f"{text!r} was accepted"
        assert refusal.rule == rule, f"{text!r} was refused with {refusal}"
        assert digest(self.state) == before

    def __getitem__(self, path: str) -> Any:
        """A value of the position in scenario words: `p1.resources`, `p2.now.harvest`."""
        value: Any = self.game.describe(self.state)
        for key in path.split("."):
            value = value[int(key)] if isinstance(value, list) else value[key]
        return value

    @property
    def decision(self) -> Decision:
        """The open decision."""
        return self.game.decision(self.state, self.state.open_seats()[0])

    @property
    def asks(self) -> tuple[int, str]:
        """Who has to decide (from 1), and what kind of decision it is."""
        return self.state.open_seats()[0] + 1, self.decision.kind

    @property
    def options(self) -> list[str]:
        """The open options in notation."""
        return [self.game.notation(action) for action in self.decision.actions]

    @property
    def over(self) -> bool:
        return not self.state.open_seats()

    @property
    def winner(self) -> int:
        """The winner's number, 0 while there is none."""
        return self.state.winner + 1

    def said(self, verb: str, **args: Json) -> bool:
        """Whether the last move caused such an event (with at least these arguments)."""
        return any(
            event.verb == verb and all(event.args.get(key) == value for key, value in args.items())
            for event in self.events
        )

    def act(self, action: Action, by: int) -> int | Refusal:
        """What the rules say to a structured action of a player."""
        return self.game.option(self.state, by - 1, action)
