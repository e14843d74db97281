"""Two ways in which the rules of the tiny game can be wrong."""

from __future__ import annotations

from typing import Any

from stormark.kernel.game import Game
from stormark.kernel.state import Io
from stormark.lab.subject import Subject
from tests.kernel.toy import Toy
from tests.kernel.toy_state import DICE, ToyState


class LosesCards(ToyState):
    """A matched card vanishes."""

    def _match(self, seat: int, card: int, io: Io) -> None:
        self.hands[seat].remove(card)
        self.points[seat] += 2
        self._settle()


class Crashes(ToyState):
    """A six is too much for it."""

    def _roll(self, seat: int, io: Io) -> None:
        if io.chance.draw(DICE, self.draws[DICE], 6) == 5:
            raise ZeroDivisionError("a six")
        super()._roll(seat, io)


class LosingToy(Toy):
    state_class = LosesCards


class CrashingToy(Toy):
    state_class = Crashes


def face(game: Game[Any], stream: int, result: int) -> str | None:
    return str(result + 1) if stream == DICE else None


def toy_subject(load: type[Toy]) -> Subject:
    return Subject(load, face)
