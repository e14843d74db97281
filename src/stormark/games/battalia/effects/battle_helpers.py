"""Cards that work on others in a battle: Scroll, Book, Crown and Mask (B-ART-18, B-GA-15, -19)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_transform import IN_HAND, IN_LINE, hypnotise
from stormark.games.battalia.battle.strength import about_battle
from stormark.games.battalia.effects.amulet import Amulet
from stormark.games.battalia.effects.promotion import SIDES, Promote
from stormark.games.battalia.effects.transform import (
    Transformation,
    mask_targets,
    names,
    unit_targets,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Card, Declared, Number, Seat, Word, cards
from stormark.games.battalia.queries import artefact_of, great_of, is_enlightened
from stormark.games.battalia.refusals.artefacts import unchangeable
from stormark.games.battalia.refusals.cards import held, no, not_held, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

BOOK_COPIES: Final = 3  # B-GA-19


def help_battle(s: Position, seat: i64, card: i64, side: i64, attacker: i64) -> Procedure:
    """What a card does that was laid into a battle line and works on others."""
    if great_of(s, card) == L.MASK:
        return Mask(seat, card, side, attacker)
    artefact = artefact_of(s, card)
    if artefact == L.TITLE:
        return Promote(seat, card, side, attacker)
    if artefact == L.AMULET:
        return Amulet(seat, card, side, attacker)
    return ChangeUnits(seat, card, side, attacker)


@final
class ChangeUnits(Transformation):
    """A Scroll or the Book doubles units of the own line, the Crown makes one a Lord."""

    __slots__ = ("chosen",)

    word: ClassVar[str] = "change-units"
    asks: ClassVar[tuple[str, ...]] = ("battle-card-on",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Word("side", SIDES),
        Seat("attacker"),
        Number("chosen"),
    )

    def __init__(self, seat: i64, card: i64, side: i64, attacker: i64, chosen: i64 = 0) -> None:
        self.seat = seat
        self.card = card
        self.side = side
        self.attacker = attacker
        self.chosen = chosen  # how many units it has changed

    def run(self, s: Position, thread: i64) -> bool:
        if self.chosen < self.most(s) and self.targets(s):
            return False
        end(s, thread)
        return True

    def most(self, s: Position) -> i64:
        """An enlightened Scroll doubles up to two units (B-ART-18)."""
        scroll = artefact_of(s, self.card) == L.SCROLL
        return 2 if scroll and is_enlightened(s, L.SCROLL) else 1

    def targets(self, s: Position) -> list[int]:
        return unit_targets(s, self.seat, self.own_line(s), self.card)

    def options(self, s: Position) -> list[int]:
        options = names(self.targets(s))
        if self.chosen:
            options.append(V.pack(V.V_FINISH))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        unit, place = V.a_of(option), V.b_of(option)
        after = ChangeUnits(self.seat, self.card, self.side, self.attacker, self.chosen + 1)
        go_on(s, thread, after)
        great = great_of(s, self.card)
        if great == L.CROWN:
            self.change(s, place, unit, L.with_form(unit, 4))
            s.say(E.E_TRANSFORMED, (self.seat, L.plain(unit), 4))
        else:
            copies = BOOK_COPIES if great == L.BOOK else 2
            self.change(s, place, unit, L.with_copies(unit, copies))
            s.say(E.E_MULTIPLIED, (self.seat, unit, copies))

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], about_battle(s, self.battle(s))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        card = V.a_of(option)
        if V.b_of(option) == IN_HAND and not held(s, seat, card):
            return not_held(s, seat, card)
        great = great_of(s, self.card)
        if great >= 0 and L.kind_of(card) < L.UNBOUND and not L.form_of(card):
            return no("B-GA-15" if great == L.CROWN else "B-GA-19", "target")
        return unchangeable(s, card)


register(ChangeUnits)


@final
class Mask(Transformation):
    """Syoen's Mask takes units of the enemy line into the own one (B-SA-21, R-47)."""

    __slots__ = ("taken",)

    word: ClassVar[str] = "mask"
    asks: ClassVar[tuple[str, ...]] = ("battle-card-on",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Word("side", SIDES),
        Seat("attacker"),
        cards("taken"),
    )

    def __init__(self, seat: i64, card: i64, side: i64, attacker: i64, taken: Cards = ()) -> None:
        self.seat = seat
        self.card = card
        self.side = side
        self.attacker = attacker
        self.taken = taken

    def run(self, s: Position, thread: i64) -> bool:
        if self.targets(s):
            return False
        end(s, thread)
        return True

    def targets(self, s: Position) -> list[int]:
        battle = self.battle(s)
        assert battle is not None
        return mask_targets(s, battle, self.side, self.taken)

    def options(self, s: Position) -> list[int]:
        options = [V.pack(V.V_NAME, card, IN_LINE) for card in self.targets(s)]
        return [*options, V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        card = V.a_of(option)
        taken = (*self.taken, card)
        go_on(s, thread, Mask(self.seat, self.card, self.side, self.attacker, taken))
        battle = self.battle(s)
        assert battle is not None
        hypnotise(s, battle, self.side, card)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], about_battle(s, self.battle(s))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_kind(s, self, option, "B-LINE-04") or no("B-RULING-47", "target")


register(Mask)
