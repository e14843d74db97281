"""Trading posts (B-TRADE): trades between action lines, and the income of valleys (B-VALLEY-25)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    HAND,
    artefact_choice,
    gain,
    has_acted,
    note_income,
    return_card,
    take_card,
    take_chest,
    take_from_stack,
    take_stardust,
    take_supply,
)
from stormark.games.battalia.atoms_flow import begin, end, take_back
from stormark.games.battalia.atoms_storm import look_through
from stormark.games.battalia.procedure import Procedure, register
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import hero_on
from stormark.games.battalia.refusals import trading as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import execute, half_laid
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

ARTEFACT_TO_CHEST: Final = 0
CHEST_TO_ARTEFACT: Final = 1
SUPPLY_TO_STARDUST: Final = 2


def at_post(s: Position, seat: i64) -> bool:
    """A hero stands on a card with an own post (B-TRADE-08)."""
    for field in s.posts[seat]:
        if hero_on(s, seat, field):
            return True
    return False


def tradable(s: Position, seat: i64, kind: i64) -> list[int]:
    """Printed cards of the hand that may be given; none just received or borrowed (R-39)."""
    result: list[int] = []
    for card in held_by(s, seat).kinds:
        if card == L.plain(card):
            if (kind == L.CHEST and card == L.CHEST) or (
                kind < 0 and s.rules.tables.artefact[card] >= 0
            ):
                result.append(card)
    return result


def trade_options(s: Position, seat: i64, options: Moves) -> None:
    if not s.posts[seat] or not at_post(s, seat):
        return
    if s.chests and tradable(s, seat, -1):
        options.append(V.pack(V.V_TRADE, ARTEFACT_TO_CHEST))
    if tradable(s, seat, L.CHEST) and any_artefact(s):
        options.append(V.pack(V.V_TRADE, CHEST_TO_ARTEFACT))
    if len(s.posts[seat]) > 1 and s.stardust and s.hand[seat].count(L.SUPPLY) > 1:
        options.append(V.pack(V.V_TRADE, SUPPLY_TO_STARDUST))


def any_artefact(s: Position) -> bool:
    for artefact in range(L.TYPES):
        if s.stock[L.ARTEFACT_STACKS + artefact]:
            return True
    return False


def start_trade(s: Position, seat: i64, rate: i64) -> None:
    if rate == ARTEFACT_TO_CHEST:
        begin(s, seat, GiveArtefact(seat))
        return
    s.say(E.E_TRADED, (seat,))
    if rate == SUPPLY_TO_STARDUST:
        give(s, seat, L.SUPPLY)
        give(s, seat, L.SUPPLY)
        take_stardust(s)
        receive(s, seat, L.STARDUST)
    else:
        give(s, seat, L.CHEST)
        begin(s, seat, GetArtefact(seat))
        look_through(s, seat, [L.ARTEFACT_STACKS + s.rules.tables.matching[s.day - 1]])


def give(s: Position, seat: i64, card: i64) -> None:
    take_card(s, seat, HAND, card)
    return_card(s, seat, card)


def receive(s: Position, seat: i64, card: i64) -> None:
    """A card received may not be traded again this turn (B-TRADE-16)."""
    gain(s, seat, card, True, L.TRADED)


@final
class GiveArtefact(Procedure):
    """Which artefact is given for a Chest (B-TRADE-11); nobody waits for it (B-RULING-105)."""

    __slots__ = ()

    word: ClassVar[str] = "give-artefact"
    asks: ClassVar[tuple[str, ...]] = ("trade",)

    def run(self, s: Position, thread: i64) -> bool:
        given = tradable(s, self.seat, -1)
        if len(given) > 1:
            return False
        self.choose(s, V.pack(V.V_NAME, given[0]), thread)
        return True

    def options(self, s: Position) -> list[int]:
        options = [V.pack(V.V_NAME, card) for card in tradable(s, self.seat, -1)]
        return half_laid.or_take_back(s, options)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        end(s, thread)
        has_acted(s, self.seat)
        s.say(E.E_TRADED, (self.seat,))
        give(s, self.seat, V.a_of(option))
        take_chest(s)
        receive(s, self.seat, L.CHEST)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.giving(s, seat, option)

    def is_half_laid(self) -> bool:
        return True

    def hindrance(self, s: Position) -> i64:
        return E.NO_HINDRANCE if s.chests else E.BY_STACK


register(GiveArtefact)


@final
class GetArtefact(Procedure):
    """Which artefact is got for a Chest (B-TRADE-12, -13); one stack may be looked through."""

    __slots__ = ()

    word: ClassVar[str] = "get-artefact"
    asks: ClassVar[tuple[str, ...]] = ("trade",)
    secret_options: ClassVar[bool] = True

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        for artefact in range(L.TYPES):
            for card in artefact_choice(s, artefact):
                options.append(V.pack(V.V_TAKE, card))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        card = V.a_of(option)
        receive(s, self.seat, card)
        take_from_stack(s, L.ARTEFACT_STACKS + s.rules.tables.artefact[card], card)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.getting(option)

    def searched(self, s: Position) -> list[int]:
        return [L.ARTEFACT_STACKS + s.rules.tables.matching[s.day - 1]]


register(GetArtefact)


# --- the income of controlled valley buildings


def income_options(s: Position, seat: i64, options: Moves) -> None:
    """One card per own turn, of a type a controlled building supplies (R-75)."""
    if s.flags[seat] & L.INCOME or not s.rules.valleys():
        return
    kinds: list[int] = []
    for field in range(s.rules.board.size):
        if s.place[field] == L.BUILDING and s.owner[field] == seat:
            kind = s.rules.tables.building_supplies[s.shape[field]]
            if kind not in kinds:
                kinds.append(kind)
    for kind in sorted(kinds):
        if kind < 0:
            if s.supply:
                options.append(V.pack(V.V_INCOME, L.TYPES))
        elif s.stock[L.ARTEFACT_STACKS + kind]:
            options.append(V.pack(V.V_INCOME, kind))


def take_income(s: Position, seat: i64, kind: i64) -> None:
    note_income(s, seat)
    if kind == L.TYPES:
        take_supply(s, seat, 1, True)
    else:
        execute.take_artefact(s, seat, kind, True)
