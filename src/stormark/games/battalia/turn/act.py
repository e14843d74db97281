"""What a player may do between action lines (B-TURN-02 to -06), and starting it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    AMBUSH,
    HAND,
    declare_done,
    draw,
    has_acted,
    note_mulligan,
    play_card,
    show_cohort,
)
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.atoms_kept import open_tent
from stormark.games.battalia.atoms_visitors import drink_potion
from stormark.games.battalia.battle import attack, targets
from stormark.games.battalia.effects import amulet, promotion, transform
from stormark.games.battalia.effects.greats import playing as greats
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.lines import can_start
from stormark.games.battalia.npcs import metamorpha, potions
from stormark.games.battalia.procedure import Procedure, register
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.queries import artefact_of, faction_of, great_of, hero_on
from stormark.games.battalia.refusals import acting as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import (
    building,
    eclipse,
    hiding,
    laying,
    moving,
    playing,
    recruiting,
    tents,
    trade,
)
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal
from stormark.kernel.vectors import ints

ONE_OF: Final = ints([1 << 8 * faction for faction in range(L.UNIVERSAL + 1)])


def act_options(s: Position, seat: i64) -> Moves:
    options = Moves()
    purse = held_by(s, seat)
    announcement_options(s, seat, options)
    building.new_line_options(s, seat, purse, options)
    hero_options(s, seat, purse, options)
    hiding.hide_options(s, seat, purse, options)
    if purse.tents:
        tents.pitch_options(s, seat, purse, options)
    if purse.helpers:
        helper_options(s, seat, purse, options)
    if purse.greats:
        greats.great_options(s, seat, purse.kinds, options)
        greats.great_options(s, seat, purse.hidden, options)
    if s.rules.stormgates:
        trade.trade_options(s, seat, options)
        trade.income_options(s, seat, options)
        metamorpha.tribute_options(s, seat, options)
        potion_options(s, seat, purse, options)
    for number in range(len(s.tents[seat])):
        options.append(V.pack(V.V_OPEN, number))
    options.append(V.V_DONE)
    return options


def announcement_options(s: Position, seat: i64, options: Moves) -> None:
    """A mulligan or a cohort, before the first action (B-TURN-03, B-TURN-04)."""
    if s.flags[seat] & (L.ANNOUNCED | L.ACTED):
        return
    options.append(V.V_MULLIGAN)
    least = s.rules.tables.cohort_min
    if len(s.hand[seat]) >= least:
        counts = count_factions(s, s.hand[seat])
        for faction in s.rules.sets:
            if cohort_in(counts, faction) >= least:
                options.append(V.pack(V.V_COHORT, faction))


def count_factions(s: Position, cards: Cards) -> i64:
    """How many cards there are of each faction, a byte for each; the universal ones as well."""
    counts: i64 = 0
    for card in cards:
        faction = faction_of(s, card)
        if faction >= 0:
            counts += ONE_OF[faction]
    return counts


def cohort_in(counts: i64, faction: i64) -> i64:
    """Cards of a faction, universal ones included (B-COHORT-03)."""
    return (counts >> 8 * faction & 255) + (counts >> 8 * L.UNIVERSAL & 255)


def cohort_size(s: Position, seat: i64, faction: i64) -> i64:
    return cohort_in(count_factions(s, s.hand[seat]), faction)


def hero_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    for hero in range(2):
        if moving.can_move(s, seat, hero, purse.horses, purse.supply):
            options.append(V.pack(V.V_MOVE, hero))
    if s.heroes[2 * seat] < 0 or s.heroes[2 * seat + 1] < 0:
        recruiting.recruit_options(s, seat, purse, options)
    if purse.fighting:
        for option in targets.targets(s, seat, purse.arrows > 0).row:
            options.append(option)


def helper_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    """Titles and Amulets, from the ambush too (B-HIDE-07)."""
    for card in purse.kinds:
        played_on_others(s, seat, HAND, card, options)
    for card in purse.hidden:
        played_on_others(s, seat, AMBUSH, card, options)


def played_on_others(s: Position, seat: i64, zone: i64, card: i64, options: Moves) -> None:
    artefact = artefact_of(s, card)
    if artefact == L.TITLE and transform.unit_targets(s, seat, (), card):
        options.append(V.pack(V.V_PROMOTE, card, zone))
    elif artefact == L.AMULET:
        itself = 1 if zone == HAND else 0
        rest = [target >> 1 for target in transform.amulet_targets(s, seat, (), card)]
        if any(other != card or s.hand[seat].count(card) > itself for other in rest):
            options.append(V.pack(V.V_AMULET, card, zone))


def potion_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    """Buying from Bilkarr, drinking between steps, and the Eclipse (B-BILK-11, R-65, R-68)."""
    if s.bilkarr >= 0 and hero_on(s, seat, s.bilkarr):
        if can_start(s, purse, V.V_POTION):
            for potion in range(L.POTIONS):
                if s.potion_owner[potion] < 0:
                    options.append(V.pack(V.V_POTION, potion))
    potions.turn_options(s, seat, options)


# --- the procedure


@final
class Act(Procedure):
    """A player's turn between action lines."""

    __slots__ = ()

    word: ClassVar[str] = "act"
    asks: ClassVar[tuple[str, ...]] = ("act",)
    secret_options: ClassVar[bool] = True

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        return act_options(s, self.seat)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        seat = self.seat
        verb = V.verb_of(option)
        a = V.a_of(option)
        if verb == V.V_MULLIGAN:
            take_mulligan(s, seat)
        elif verb == V.V_COHORT:
            announce_cohort(s, seat, a)
        elif verb == V.V_DRINK:
            drink_potion(s, seat, a, V.b_of(option) - 1)
        elif verb == V.V_DONE:
            declare_done(s, seat)
        elif V.V_HIRE <= verb <= V.V_CAPITAL or verb in (V.V_POST, V.V_DISCOVER, V.V_POTION):
            laying.start_line(s, seat, option)
        elif verb == V.V_MOVE:
            moving.start_move(s, seat, a)
        elif verb == V.V_RECRUIT:
            begin(s, seat, recruiting.Recruit(seat, a, V.b_of(option)))
        elif verb == V.V_ATTACK:
            attack.declare(s, seat, a, V.b_of(option), V.c_of(option) - 1)
        elif verb == V.V_PITCH:
            tents.start_pitch(s, seat, a, V.b_of(option))
        elif verb == V.V_ECLIPSE:
            begin(s, seat, eclipse.Eclipse(seat, a))
        elif verb == V.V_TRIBUTE:
            metamorpha.start_tribute(s, seat, a)
        elif verb == V.V_TRADE and a == trade.ARTEFACT_TO_CHEST:
            trade.start_trade(s, seat, a)
        elif verb == V.V_GREAT and great_of(s, a) == L.PAVILION:
            greats.use_great(s, seat, a, V.b_of(option))
        else:
            has_acted(s, seat)
            act_openly(s, seat, verb, a, option)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.in_turn(s, seat, option)


register(Act)


def act_openly(s: Position, seat: i64, verb: i64, a: i64, option: i64) -> None:
    """What everybody sees at once; the rest is private until it is complete (B-RULING-106)."""
    if verb == V.V_HIDE:
        hiding.start_hide(s, seat, a)
    elif verb == V.V_PROMOTE:
        play_card(s, seat, V.b_of(option), a)
        playing.played(s, seat, verb, (a,), promotion.Promote(seat, a))
    elif verb == V.V_AMULET:
        play_card(s, seat, V.b_of(option), a)
        playing.played(s, seat, verb, (a,), amulet.Amulet(seat, a))
    elif verb == V.V_GREAT:
        greats.use_great(s, seat, a, V.b_of(option))
    elif verb == V.V_OPEN:
        open_tent(s, seat, a)
    elif verb == V.V_TRADE:
        trade.start_trade(s, seat, a)
    else:
        trade.take_income(s, seat, a)


# --- announcements


def take_mulligan(s: Position, seat: i64) -> None:
    note_mulligan(s, seat)
    draw(s, seat, s.rules.tables.mulligan_hand)


def announce_cohort(s: Position, seat: i64, faction: i64) -> None:
    shown = [card for card in s.hand[seat] if faction_of(s, card) in (faction, L.UNIVERSAL)]
    show_cohort(s, seat, faction, tuple(shown))
    draw(s, seat, len(shown) + s.rules.tables.cohort_offset)
