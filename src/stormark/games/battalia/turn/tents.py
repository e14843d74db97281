"""Pitching tents and storing cards in them (B-TENT)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    AMBUSH,
    HAND,
    discard_all,
    has_acted,
    leave_ambush,
    take_card,
)
from stormark.games.battalia.atoms_flow import begin, end, go_on, take_back
from stormark.games.battalia.atoms_kept import add_tent, put_away, remove_tent
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Card, Declared, Word, cards
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.queries import artefact_of, is_enlightened, is_great
from stormark.games.battalia.refusals import keeping as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid, windows
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

ZONE_WORDS = ("hand", "ambush")


def pitch_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    for card in purse.kinds:
        if artefact_of(s, card) == L.TENT and storable(s, seat, card):
            options.append(V.pack(V.V_PITCH, card, HAND))
    for card in purse.hidden:
        if artefact_of(s, card) == L.TENT and storable(s, seat, -1):
            options.append(V.pack(V.V_PITCH, card, AMBUSH))  # B-HIDE-07


def storable(s: Position, seat: i64, tent: i64) -> list[int]:
    """Other cards of the hand, no Great Artefacts (B-TENT-04)."""
    only = s.hand[seat].count(tent) == 1
    return [
        card
        for card in held_by(s, seat).kinds
        if not (card == tent and only) and not is_great(card) and L.lender_of(card) < 0
    ]


def start_pitch(s: Position, seat: i64, card: i64, zone: i64) -> None:
    """Take a Tent, or the Pavilion, to store cards in it."""
    take_card(s, seat, zone, card)
    begin(s, seat, Pitch(seat, card, zone))


def capacity(s: Position, tent: i64) -> i64:
    tables = s.rules.tables
    if L.kind_of(tent) == L.GREAT + L.PAVILION:
        return tables.great_numbers[L.PAVILION]["capacity"]
    enlightened = is_enlightened(s, L.TENT)
    return tables.tent_capacity_enlightened if enlightened else tables.tent_capacity


@final
class Pitch(Procedure):
    """Which cards are stored; the line is complete once the player is through (B-RULING-102)."""

    __slots__ = ("stored", "tent", "zone")

    word: ClassVar[str] = "pitch"
    asks: ClassVar[tuple[str, ...]] = ("store-card",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("tent"),
        Word("zone", ZONE_WORDS),
        cards("stored"),
    )

    def __init__(self, seat: i64, tent: i64, zone: i64, stored: Cards = ()) -> None:
        self.seat = seat
        self.tent = tent
        self.zone = zone  # where it comes from
        self.stored = stored

    def run(self, s: Position, thread: i64) -> bool:
        full = len(self.stored) >= capacity(s, self.tent)
        if full or (self.stored and not storable(s, self.seat, -1)):
            self.pitch(s, thread)
            return True
        return False

    def options(self, s: Position) -> list[int]:
        options = [V.pack(V.V_NAME, card) for card in storable(s, self.seat, -1)]
        if self.stored:
            options.append(V.V_FINISH)
        return half_laid.or_take_back(s, options)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        if verb == V.V_TAKE_BACK:
            take_back(s, thread)
        elif verb == V.V_FINISH:
            self.pitch(s, thread)
        else:
            card = V.a_of(option)
            take_card(s, self.seat, HAND, card)
            go_on(s, thread, Pitch(self.seat, self.tent, self.zone, (*self.stored, card)))

    def pitch(self, s: Position, thread: i64) -> None:
        """The Tent lies open, the cards in it face down; it stands once its window is over."""
        has_acted(s, self.seat)
        leave_ambush(s, self.seat, int(self.zone == AMBUSH))
        for card in self.stored:
            put_away(s, self.seat, card)
        add_tent(s, self.seat, (self.tent, *self.stored))
        s.say(E.E_LINE, (self.seat, V.V_PITCH, self.tent))
        go_on(s, thread, PitchedTent(self.seat))
        windows.open_window(s, thread, self.seat, windows.LINE_WINDOW)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.stored_card(s, seat, option)

    def held(self) -> Cards:
        return (self.tent, *self.stored)

    def is_half_laid(self) -> bool:
        return True

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        if self.zone == AMBUSH:
            return self.stored, (self.tent,)
        return (*self.stored, self.tent), ()

    def hindrance(self, s: Position) -> i64:
        possible = self.stored or storable(s, self.seat, -1)
        return E.NO_HINDRANCE if possible else E.BY_CARDS


register(Pitch)


@final
class PitchedTent(Procedure):
    """The last tent of a player stands, unless it is frozen (B-RULING-102)."""

    __slots__ = ()

    word: ClassVar[str] = "pitched-tent"

    def run(self, s: Position, thread: i64) -> bool:
        end(s, thread)
        s.say(E.E_TENT, (self.seat, len(s.tents[self.seat][-1]) - 1))
        return True

    def freeze(self, s: Position, thread: i64) -> None:
        """What was to be stored goes to the Refuge with the Tent, face down as it lay."""
        end(s, thread)
        tent = remove_tent(s, self.seat, len(s.tents[self.seat]) - 1)
        s.say(E.E_FROZEN, (self.seat, tent[0]))
        discard_all(s, self.seat, tent)


register(PitchedTent)
