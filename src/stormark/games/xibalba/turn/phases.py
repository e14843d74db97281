"""Rounds, turns and phases (X-TURN), the effect phase (X-EFFECT) and the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import gain_paragon, gain_resources, roll_paragon_dice
from stormark.games.xibalba.effects.feasible import any_ready
from stormark.games.xibalba.effects.lasting import arm_next_turn, expire
from stormark.games.xibalba.effects.modes import M_DICE, M_EFFECT
from stormark.games.xibalba.effects.triggers import collect, fire
from stormark.games.xibalba.modifiers import active_cards, place_of
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedure_fields import SEAT, Fields, step_field
from stormark.games.xibalba.queries import paragon_dice, productivity
from stormark.games.xibalba.state import Frame, Position

# --- the start of a turn


def run_start(s: Position, f: Frame) -> bool:
    """The previous round of the player ends first of all (X-TURN-16, X-TURN-17)."""
    seat = f.seat
    s.turn = seat
    s.turn_no += 1
    s.phase = L.EFFECT_PHASE
    s.upgrades[seat] = 0
    s.uses.clear()
    s.resolved = ()
    s.attackers = ()
    s.moments = ()
    s.rolled = False
    s.rerolled = 0
    s.say(E.E_TURN, (seat, s.turn_no))
    expire(s, V.YOUR_NEXT_TURN, seat)
    arm_next_turn(s, seat)
    s.replace(Frame(L.F_EFFECT, seat))
    s.say(E.E_PHASE, (seat, L.EFFECT_PHASE))
    gain_resources(s, seat, productivity(s, seat), E.BY_PRODUCTIVITY, -1)
    return True


# --- effects that must be resolved once: EFFECT in the effect phase, DICE before the roll


def unresolved(s: Position, seat: int, tag: int) -> list[int]:
    """The places of active cards whose forced effect can be carried out and was not yet."""
    places: list[int] = []
    tables = s.tables
    for card in active_cards(s, seat):
        if tables.tag[card] == tag and tables.main[card] and card not in s.resolved:
            items = tables.lists[tables.main[card]]
            if any_ready(s, Frame(L.F_ITEMS, seat, card=card), items):
                places.append(place_of_card(s, seat, card))
    return places


def place_of_card(s: Position, seat: int, card: int) -> int:
    for place in range(L.ARK + 1):
        if place_of(s, seat, place) == card:
            return place
    return -1


def resolve_options(s: Position, f: Frame) -> list[int]:
    tag = L.TAG_EFFECT if f.kind == L.F_EFFECT else L.TAG_DICE
    return [L.pack(L.V_RESOLVE, place) for place in unresolved(s, f.seat, tag)]


def choose_resolve(s: Position, f: Frame, option: int) -> None:
    card = place_of(s, f.seat, L.a_of(option))
    s.resolved += (card,)
    s.say(E.E_EFFECT, (f.seat, card))
    mode = M_EFFECT if f.kind == L.F_EFFECT else M_DICE
    s.push(Frame(L.F_ITEMS, f.seat, card=card, items=s.tables.main[card], mode=mode))


def run_effect(s: Position, f: Frame) -> bool:
    """X-EFFECT-03 to X-EFFECT-10: the phase ends by itself when nothing is left."""
    if unresolved(s, f.seat, L.TAG_EFFECT):
        return False
    s.phase = L.DICE_PHASE
    s.say(E.E_PHASE, (f.seat, L.DICE_PHASE))
    s.replace(Frame(L.F_DICE, f.seat))
    return True


# --- the end of a turn

CLEAR: Final = 0
INCOME: Final = 1
NEXT: Final = 2


@final
class EndOfTurn(Procedure):
    """X-TURN-12, X-ARK-18: dice left over, the income of the Ark, and on to the next player."""

    word: ClassVar[str] = "end-of-turn"
    fields: ClassVar[Fields] = (SEAT, step_field("clear", "income", "next"))

    def at(self, step: int) -> EndOfTurn:
        return EndOfTurn(self.seat, step)

    def run(self, s: Position) -> bool:
        if self.step == CLEAR:
            clear_action_pool(s)
            s.goto(INCOME)
        elif self.step == INCOME:
            s.goto(NEXT)
            control_income(s)
        else:
            expire(s, V.TURN_END, -1)
            for kind in range(L.KINDS):
                s.spent[kind] = 0
            s.begin(Frame(L.F_START, (self.seat + 1) % s.seats))
        return True


def clear_action_pool(s: Position) -> None:
    """Dice left in the action pool are removed without effect (X-TURN-12)."""
    left: list[int] = []
    for kind in range(L.KINDS):
        count = s.action_dice[kind]
        if count:
            left.extend([kind] * count)
            s.spent[kind] += count
            s.action_dice[kind] = 0
    if s.sink is not None and left:
        s.sink.emit(E.E_SPEND, (s.turn, E.USE_LEFT, *left), -1)


def control_income(s: Position) -> None:
    """The controlling player rolls for the own soldier in the Ark (X-ARK-18, X-APOC-09, -10)."""
    seat = s.ark_owner
    if seat < 0:
        return
    soldier = s.ark
    dice = paragon_dice(s, seat, soldier, L.CONTROL)
    symbols, blanks = roll_paragon_dice(s, seat, dice, E.BY_CONTROL, soldier)
    if s.apocalypse:
        symbols += s.tables.bonus_low if s.life <= 5 else s.tables.bonus_high
    gain_paragon(s, seat, symbols, E.BY_CONTROL, soldier)
    if dice:
        units: list[int] = []
        collect(s, units, V.T_ARK_INCOME, seat, soldier)
        for _ in range(blanks):
            collect(s, units, V.T_PARAGON_BLANK, seat, soldier)
        fire(s, units)
