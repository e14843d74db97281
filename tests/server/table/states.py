"""Courses of small matches for tests."""

from __future__ import annotations

from random import Random
from typing import Any

from stormark.games.registry import load_game
from stormark.kernel.action import Action
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.server.clock import ClockSettings
from stormark.server.table.apply import follow
from stormark.server.table.commands import Commands
from stormark.server.table.records import MatchStarted, Record, SeatAtStart
from stormark.server.table.state import TableState

SEED = bytes(range(32))
PERSON = SeatAtStart("person", None)
GREEDY = SeatAtStart("bot", "greedy")
NO_CLOCK = ClockSettings()
NOON = 1_000_000

GAME: Game[Any] = load_game("xibalba")


class Table:
    """A state with the records that led to it."""

    def __init__(
        self,
        *seats: SeatAtStart,
        clock: ClockSettings = NO_CLOCK,
        game: Game[Any] = GAME,
        practice: bool = False,
    ) -> None:
        setup = game.setup({"players": len(seats)})
        assert isinstance(setup, Setup)
        self.setup = setup
        self.game = game
        self.clock = clock
        self.practice = practice
        self.now = NOON
        self.state = self.new_state()
        self.records: list[Record] = []
        start = Record(1, self.now, None, None, MatchStarted([*seats]))
        follow(self.state, [start])
        self.records.append(start)

    def new_state(self) -> TableState:
        return TableState(self.game, self.setup, SEED, self.clock, practice=self.practice)

    def followed(self) -> TableState:
        """What another process makes of the same records."""
        state = self.new_state()
        follow(state, self.records)
        return state

    def commands(self, seat: int, request: str | None = None) -> Commands:
        return Commands(self.state, seat, request, self.now)

    def keep(self, result: Record | Refusal) -> Record:
        assert isinstance(result, Record), result
        self.records.append(result)
        return result

    def move(self, rng: Random) -> Record:
        """Any move of whoever is asked first."""
        seat, name = self.state.match.asked()[0]
        decision = self.state.match.decision(seat)
        assert decision is not None
        action = rng.choice(decision.actions)
        if self.state.controls[seat].bot is not None:
            return self.keep(self.commands(seat).answer_for(action, name, by="bot"))
        return self.keep(self.commands(seat).act(action, name))

    def play(self, moves: int) -> None:
        rng = Random(3)
        for _ in range(moves):
            self.move(rng)

    def first_answer(self, seat: int) -> tuple[Action, str]:
        decision = self.state.match.decision(seat)
        assert decision is not None
        return decision.actions[0], decision.id


def refused(result: Record | Refusal) -> str:
    assert isinstance(result, Refusal), result
    return result.rule


def everything(state: TableState, now: int) -> JsonDict:
    """All that can be seen of a state."""
    viewers = range(-1, state.match.seats)
    return {
        "views": [state.match.view(viewer) for viewer in viewers],
        "decisions": [[one.to_json() for one in state.decisions(viewer)] for viewer in viewers],
        "events": [[one.to_json() for one in state.events(viewer, 0)] for viewer in viewers],
        "play": [state.state_of_play(viewer, now) for viewer in state.viewers],
        "digest": state.match.digest,
        "seq": state.seq,
    }
