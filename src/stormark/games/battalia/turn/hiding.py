"""Hiding cards in the ambush (B-HIDE)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import HAND, take_card, to_limbo
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_kept import hide_card
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, Number
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.refusals import keeping as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import playing
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


def hide_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    """The kinds of cards that may go to Limbo so that another is hidden (B-HIDE-02 to -06)."""
    if len(s.ambush[seat]) >= s.rules.tables.hide_slots or count_own(s.hand[seat]) < 2:
        return  # one goes to Limbo, another one is hidden
    units = has_two(s, seat, True)
    supplies = has_two(s, seat, False)
    for card in purse.kinds:
        if is_spare(s, card, units, supplies):
            options.append(V.pack(V.V_HIDE, card))


def may_sacrifice(s: Position, seat: i64, card: i64) -> bool:
    """Whether a card may go to Limbo (B-HIDE-06)."""
    return is_spare(s, card, has_two(s, seat, True), has_two(s, seat, False))


def is_spare(s: Position, card: i64, units: bool, supplies: bool) -> bool:
    """No Stardust, nothing borrowed, neither the last unit nor the last Supply (B-HIDE-06)."""
    kind = L.kind_of(card)
    if kind == L.STARDUST or card & L.LENT:
        return False
    if kind == L.SUPPLY:
        return supplies
    return units or s.rules.tables.rank[kind] == 0


def hideable(s: Position, seat: i64, spent: i64) -> bool:
    """Whether another card of the hand may be hidden; borrowed ones may not (B-GA-17)."""
    return count_own(s.hand[seat]) > (1 if L.lender_of(spent) < 0 else 0)


def count_own(cards: Cards) -> i64:
    """The cards that are not borrowed; two are enough."""
    count: i64 = 0
    for card in cards:
        if not card & L.LENT:
            count += 1
            if count == 2:
                break
    return count


def has_two(s: Position, seat: i64, units: bool) -> bool:
    """Whether a Creation deck holds two unit cards, or two Supply cards."""
    count = count_kind(s, s.hand[seat], units)
    for piles in (s.refuge, s.nation, s.ambush, s.table):
        if count >= 2:
            return True
        count += count_kind(s, piles[seat], units)
    for tent in s.tents[seat]:
        count += count_kind(s, tent, units)
    return count >= 2


def count_kind(s: Position, pile: Cards, units: bool) -> i64:
    """The own unit cards of a pile, or its Supply cards; two are enough."""
    ranks = s.rules.tables.rank
    count: i64 = 0
    for card in pile:
        if card & L.LENT:
            continue
        kind = card & 127
        if ranks[kind] > 0 if units else kind == L.SUPPLY:
            count += 1
            if count == 2:
                break
    return count


def start_hide(s: Position, seat: i64, card: i64) -> None:
    """Put a card into Limbo; a Chest hides up to three (B-CHEST-04)."""
    take_card(s, seat, HAND, card)
    to_limbo(s, seat, card)
    places = s.rules.tables.hide_slots - len(s.ambush[seat])
    count = min(places, 3) if L.plain(card) == L.CHEST else 1
    playing.played(s, seat, V.V_HIDE, (), Hide(seat, count))


@final
class Hide(Procedure):
    """Which cards are hidden; all see how many could be, so that asking tells nothing."""

    __slots__ = ("begun", "left")

    word: ClassVar[str] = "hide"
    asks: ClassVar[tuple[str, ...]] = ("hide-card",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("left"), Flag("begun"))

    def __init__(self, seat: i64, left: i64, begun: bool = False) -> None:
        self.seat = seat
        self.left = left  # how many more cards may be hidden
        self.begun = begun  # one is hidden already

    def run(self, s: Position, thread: i64) -> bool:
        own: i64 = 0
        last: i64 = 0
        for card in s.hand[self.seat]:
            if L.lender_of(card) < 0:
                own += 1
                last = card
        if own > 1 or (own and self.begun):
            return False
        if own:
            hide_card(s, self.seat, last)
        end(s, thread)
        return True

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        options = Moves()
        for card in held_by(s, self.seat).kinds:
            if L.lender_of(card) < 0:
                options.append(V.pack(V.V_NAME, card))
        if self.begun:
            options.append(V.V_FINISH)
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        hide_card(s, self.seat, V.a_of(option))
        if self.left > 1 and s.hand[self.seat]:
            go_on(s, thread, Hide(self.seat, self.left - 1, True))
        else:
            end(s, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.hidden_card(s, seat, option)


register(Hide)
