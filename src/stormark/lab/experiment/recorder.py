"""Follows a game of an experiment: purchases, luck, turns and every choice."""

from __future__ import annotations

from math import sqrt
from typing import Any

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Sink
from stormark.kernel.game import Game
from stormark.kernel.state import SPECTATOR, State
from stormark.lab.analysis.luck import RolledDice
from stormark.lab.analysis.reader import Reader
from stormark.lab.experiment.row import Purchase, TurnRow
from stormark.lab.insight import Insight
from stormark.lab.watch import Watch


class Recorder:
    """An observer of one game."""

    def __init__(
        self, game: Game[Any], watch: Watch, reader: Reader, insight: Insight, turns: bool
    ) -> None:
        self.sink: Sink = watch.sink
        self.choices: list[tuple[int, Action]] = []
        self.bought: list[Purchase] = []
        self.turns: list[TurnRow] = []
        self._game = game
        self._watch = watch
        self._reader = reader
        self._insight = insight
        self._wants_turns = turns
        self._turn = -1
        self._heard = 0  # events that were read
        self._chances: dict[int, float] = {}  # of each seat, before its latest choice
        self._dice: dict[tuple[int, str], RolledDice] = {}  # by seat and kind

    def chose(
        self, state: State, seat: int, decision: Decision, action: Action, option: int
    ) -> None:
        self._hear(state)
        number, whose = self._game.turn_of(state)
        chance = self._insight.chance(state, seat)
        if chance is not None:
            self._chances[seat] = chance
            if self._wants_turns and number != self._turn:
                self._turn = number
                self._begin_turn(state, number, whose)
        self.choices.append((seat, action))
        self._watch.chose(decision.kind, option)

    def finish(self, state: State) -> None:
        """The game is over: what its last decision led to."""
        self._hear(state)

    def luck(self, seats: int) -> list[float]:
        """How much better all dice of a seat fell than expected, in standard deviations."""
        found = [0.0] * seats
        for seat in range(seats):
            rolled = [dice for (of, _), dice in self._dice.items() if of == seat]
            spread = sqrt(sum(dice.dice * dice.die.variance for dice in rolled))
            if spread:
                found[seat] = round(float(sum(dice.luck for dice in rolled)) / spread, 4)
        return found

    def _begin_turn(self, state: State, number: int, whose: int) -> None:
        chances = [self._insight.chance(state, seat) or 0.0 for seat in range(state.seats)]
        values = self._reader.values(self._game.view(state, SPECTATOR))
        self.turns.append(TurnRow(number, whose, chances, dict(values)))

    def _hear(self, state: State) -> None:
        packed = self._watch.sink.packed
        for verb, args, audience in packed[self._heard :]:
            event = self._game.event(state, verb, args, audience)
            bought = self._insight.bought(event)
            if bought is not None and bought.seat in self._chances:
                self.bought.append(Purchase(*bought, self._chances[bought.seat]))
            for rolled in self._reader.rolled(event):
                kind = next(die for die in self._reader.dice if die.id == rolled.die)
                dice = self._dice.setdefault((rolled.seat, rolled.die), RolledDice(kind))
                dice.faces.update(rolled.faces)
        self._heard = len(packed)
