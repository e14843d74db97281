"""What a completed line brings about, branch by branch (B-LINE-13)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    artefact_choice,
    check_map,
    discover,
    found_post,
    gain,
    lay,
    mark_city,
    take_from_stack,
    take_unit,
)
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import look_through
from stormark.games.battalia.atoms_visitors import buy_potion
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.line import Branch
from stormark.games.battalia.line_fields import COMPLETE
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, Number, Word, cards
from stormark.games.battalia.queries import matches
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.games.battalia.words import ARTEFACTS
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Execute(Procedure):
    """The branches of a complete line take effect one after the other."""

    __slots__ = ("cards", "complete", "done")

    word: ClassVar[str] = "execute"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, cards("cards"), COMPLETE, Number("done"))

    def __init__(
        self, seat: i64, cards: Cards, complete: tuple[Branch, ...], done: i64 = 0
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.complete = complete  # the branches
        self.done = done  # how many of them were carried out

    def run(self, s: Position, thread: i64) -> bool:
        if self.done >= len(self.complete):
            end(s, thread)
            return True
        go_on(s, thread, Execute(self.seat, self.cards, self.complete, self.done + 1))
        carry_out(s, self.seat, self.complete[self.done])
        return True

    def freeze(self, s: Position, thread: i64) -> None:
        end(s, thread)
        windows.freeze_cards(s, self.seat, self.cards)


register(Execute)


def foreseen(s: Position, seat: i64, branches: tuple[Branch, ...]) -> Position:
    """What the next branch of a line will find: the earlier ones come before it (B-LINE-13)."""
    if not branches:
        return s
    later = s.copy()
    assert isinstance(later, Position)
    for branch in branches:
        if not later.shares:
            carry_out(later, seat, branch)
    return later


def carry_out(s: Position, seat: i64, branch: Branch) -> None:
    action = branch.action
    field = branch.field
    if action == V.V_HIRE:
        take_unit(s, seat, branch.what, False)
    elif action == V.V_BUY:
        take_artefact(s, seat, branch.what, False)
    elif action == V.V_ROAD:
        build_road(s, seat, branch.what, field, branch.turned)
    elif action == V.V_CITY:
        build_city(s, seat, branch)
    elif action in (V.V_UPGRADE, V.V_RESIDENCE, V.V_CAPITAL):
        mark_city(s, field, seat, s.level[field] + 1)
    elif action == V.V_POST:
        found_post(s, seat, field)
    elif action == V.V_DISCOVER:
        discover(s, seat, field)
    else:
        buy_potion(s, seat, branch.what)


def build_road(s: Position, seat: i64, shape: i64, field: i64, turned: i64) -> None:
    """Lay a road; its site was chosen on the map it comes to."""
    lay(s, seat, False, shape, field, turned)
    check_map(s)


def build_city(s: Position, seat: i64, branch: Branch) -> None:
    """A city has its marker before the map is looked at: the last one counts (B-RULING-128)."""
    lay(s, seat, True, branch.what, branch.field, branch.turned)
    mark_city(s, branch.field, seat, branch.rank)
    check_map(s)


# --- taking an artefact: the top card, or a colour of the player's choice on a match


def take_artefact(s: Position, seat: i64, artefact: i64, to_hand: bool) -> None:
    stack = s.stock[L.ARTEFACT_STACKS + artefact]
    if matches(s, artefact) and len(stack) > 1:
        begin(s, seat, TakeArtefact(seat, artefact, to_hand))
        look_through(s, seat, [L.ARTEFACT_STACKS + artefact])
    elif stack:
        take_chosen(s, seat, stack[-1], to_hand)


@final
class TakeArtefact(Procedure):
    """Which colour of a matching artefact (B-ORACLE-06); only who asks sees which there are."""

    __slots__ = ("artefact", "to_hand")

    word: ClassVar[str] = "take-artefact"
    asks: ClassVar[tuple[str, ...]] = ("choose-colour",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Word("artefact", ARTEFACTS), Flag("to_hand"))

    def __init__(self, seat: i64, artefact: i64, to_hand: bool) -> None:
        self.seat = seat
        self.artefact = artefact
        self.to_hand = to_hand  # else to the Refuge

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TAKE, card) for card in artefact_choice(s, self.artefact)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        take_chosen(s, self.seat, V.a_of(option), self.to_hand)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-ORACLE-06")

    def searched(self, s: Position) -> list[int]:
        return [L.ARTEFACT_STACKS + self.artefact]


register(TakeArtefact)


def take_chosen(s: Position, seat: i64, card: i64, to_hand: bool) -> None:
    gain(s, seat, card, to_hand)
    take_from_stack(s, L.ARTEFACT_STACKS + s.rules.tables.artefact[card], card)
