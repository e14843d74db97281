"""One numbered game of a soak: its options, its secret and its choices follow from the number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.play import CheckedPlay, play_checked
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io, State
from stormark.lab.watch import Watch


@dataclass(frozen=True)
class GameNumber:
    """The `number`-th game of the soak with a seed, of these option sets or of all."""

    seed: int
    number: int
    sets: tuple[int, ...] = ()

    def option_set(self, game: Game[Any]) -> int:
        """Option sets take turns."""
        sets = self.sets or range(len(game.option_sets()))
        return sets[self.number % len(sets)]

    def options(self, game: Game[Any]) -> Mapping[str, Json]:
        return game.option_sets()[self.option_set(game)]

    def setup(self, game: Game[Any]) -> Setup:
        setup = game.setup(self.options(game))
        if isinstance(setup, Refusal):
            raise InputError("soak-options-refused", "options", rule=setup.rule)
        return setup

    def secret(self) -> bytes:
        return sha256(f"soak {self.seed} {self.number}".encode()).digest()

    def choices(self) -> Random:
        return Random(f"soak {self.seed} {self.number}")


@dataclass
class Played:
    """A game as far as it went; `crash` is what a rule raised."""

    state: State
    play: CheckedPlay
    crash: Exception | None = None

    def problem(self) -> tuple[str, str] | None:
        """The broken promise and its details, if there is one."""
        if self.crash is not None:
            return "crash", f"{type(self.crash).__name__}: {self.crash}"
        if self.play.broken:
            return "check", "; ".join(self.play.broken)
        if not self.play.over:
            return "termination", f"not over after {self.play.decisions} decisions"
        return None


def play_game(game: Game[Any], which: GameNumber, limit: int, watch: Watch | None) -> Played:
    """Play a numbered game in the compiled loop, every position checked."""
    io = Io(KeyedChance(which.secret(), game.spec.streams), None if watch is None else watch.sink)
    state = game.start(which.setup(game), io)
    played = Played(state, CheckedPlay())
    try:
        play_checked(state, io, which.choices(), limit, played.play)
    except Exception as crash:  # whatever a faulty rule may raise is a finding
        played.crash = crash
    return played
