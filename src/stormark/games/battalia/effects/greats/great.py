"""What a Great Artefact is to the rules: when it may be played outside battle, and what it does.

Each is a class in one of the files beside this one; its names, texts, kinds and numbers stand in
the pack (`data/base/great-artefacts.toml`).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import play_card
from stormark.games.battalia.atoms_flow import begin, end
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.effects import agreed
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Card, Declared
from stormark.games.battalia.queries import great_of
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import playing
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves


class GreatArtefact:
    """One that does nothing outside battle; the others say more."""

    word: ClassVar[str] = ""  # its key in the pack
    rule: ClassVar[str] = ""  # that says what it does outside battle

    def value(self, s: Position, name: str) -> i64:
        """A number of its effect, as the pack names it."""
        return value_of(s, self.word, name)

    def usable(self, s: Position, seat: i64) -> bool:
        """Whether playing it now would do anything."""
        return False

    def take_effect(self, s: Position, seat: i64) -> None:
        """It was played, and nobody switched its line off."""
        raise NotImplementedError

    def options(self, s: Position, seat: i64, card: i64, options: Moves) -> None:
        """How it may be played."""
        if s.rules.tables.great_todo[great_of(s, card)] or self.usable(s, seat):
            options.append(V.pack(V.V_GREAT, card))

    def play(self, s: Position, seat: i64, zone: i64, card: i64, counts_as: i64) -> None:
        """Lay it open; its effect follows the window of the line (B-RULING-91)."""
        play_card(s, seat, zone, card)
        playing.played(s, seat, V.V_GREAT, (card,), GreatEffect(seat, card))

    def unusable_rule(self, s: Position, seat: i64) -> str:
        """The rule that says why it would do nothing now."""
        return self.rule


GREATS: Final[list[GreatArtefact]] = [GreatArtefact() for _ in range(L.GREATS)]


def value_of(s: Position, word: str, name: str) -> i64:
    """A number of the effect of a Great Artefact, as the pack names it."""
    return s.rules.tables.great_numbers[L.GREAT_WORDS.index(word)][name]


def add(great: GreatArtefact) -> None:
    GREATS[L.GREAT_WORDS.index(great.word)] = great


class GreatChoice(Choice):
    """A choice that a Great Artefact asks for; the pack has the question (`questions`)."""

    __slots__ = ()

    great: ClassVar[str] = ""

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], {"great": self.great}


@final
class GreatEffect(Procedure):
    """A Great Artefact that was played takes effect."""

    __slots__ = ("card",)

    word: ClassVar[str] = "great-effect"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Card("card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Position, thread: i64) -> bool:
        end(s, thread)
        number = great_of(s, self.card)
        if s.rules.tables.great_todo[number]:
            begin(s, thread, agreed.AgreedChange(self.seat, L.GREAT + number, self.seat))
        else:
            GREATS[number].take_effect(s, self.seat)
        return True


register(GreatEffect)
