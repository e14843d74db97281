"""Trading posts (B-TRADE): trades between action lines, and the income of valleys (B-VALLEY-25)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import artefact_choice, return_card, take_from_stack, without
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import hero_on
from stormark.games.battalia.state import Position

ARTEFACT_TO_CHEST: Final = 0
CHEST_TO_ARTEFACT: Final = 1
SUPPLY_TO_STARDUST: Final = 2


def at_post(s: Position, seat: int) -> bool:
    """A hero stands on a card with an own post (B-TRADE-08)."""
    return any(hero_on(s, seat, field) for field in s.posts[seat])


def tradable(s: Position, seat: int, kind: int) -> list[int]:
    """Printed cards of the hand that may be given; none just received or borrowed (R-39)."""
    result: list[int] = []
    for card in sorted(set(s.hand[seat])):
        if card == L.plain(card):
            if (kind == L.CHEST and card == L.CHEST) or (
                kind < 0 and s.rules.tables.artefact[card] >= 0
            ):
                result.append(card)
    return result


def trade_options(s: Position, seat: int, options: list[int]) -> None:
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


def start_trade(s: Position, seat: int, rate: int) -> None:
    s.say(E.E_TRADED, (seat,))
    if rate == SUPPLY_TO_STARDUST:
        for _ in range(2):
            give(s, seat, L.SUPPLY)
        s.stardust -= 1
        receive(s, seat, L.STARDUST)
    elif rate == CHEST_TO_ARTEFACT:
        give(s, seat, L.CHEST)
        s.threads[seat].append(Frame(V.F_TRADE, seat, a=CHEST_TO_ARTEFACT))
    else:
        s.threads[seat].append(Frame(V.F_TRADE, seat, a=ARTEFACT_TO_CHEST))


def give(s: Position, seat: int, card: int) -> None:
    s.hand[seat] = without(s.hand[seat], card)
    return_card(s, seat, card)


def receive(s: Position, seat: int, card: int) -> None:
    """A card received may not be traded again this turn (B-TRADE-16)."""
    s.hand[seat] += (card | L.TRADED,)
    s.say(E.E_GAINED, (seat, card, E.Z_HAND))


def trade_choices(s: Position, f: Frame) -> list[int]:
    if f.a == ARTEFACT_TO_CHEST:
        return [V.pack(V.V_NAME, card) for card in tradable(s, f.seat, -1)]
    options: list[int] = []
    for artefact in range(L.TYPES):
        for card in artefact_choice(s, artefact):
            options.append(V.pack(V.V_TAKE, card))
    return options


def choose_trade(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    card = V.a_of(option)
    if f.a == ARTEFACT_TO_CHEST:
        give(s, f.seat, card)
        s.chests -= 1
        receive(s, f.seat, L.CHEST)
    else:
        take_from_stack(s, L.ARTEFACT_STACKS + s.rules.tables.artefact[card], card)
        receive(s, f.seat, card)


# --- the income of controlled valley buildings


def income_options(s: Position, seat: int, options: list[int]) -> None:
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
