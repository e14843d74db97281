"""What a player may do between action lines (B-TURN-02 to -06), and starting it."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, draw, play_card, put_hero, take_supply
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.battle.attack import declare
from stormark.games.battalia.battle.targets import targets
from stormark.games.battalia.effects.amulet import Amulet
from stormark.games.battalia.effects.greats.playing import great_options, start_great, use_great
from stormark.games.battalia.effects.promotion import Promote
from stormark.games.battalia.effects.transform import amulet_targets, unit_targets
from stormark.games.battalia.lines import can_start, start_line
from stormark.games.battalia.metamorpha import start_tribute, tribute_options
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.queries import (
    artefact_of,
    faction_of,
    great_of,
    hero_on,
)
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.building import new_line_options, params_of
from stormark.games.battalia.turn.eclipse import Eclipse
from stormark.games.battalia.turn.execute import take_artefact
from stormark.games.battalia.turn.keeping import (
    hide_options,
    open_tent,
    pitch_options,
    start_hide,
    start_pitch,
)
from stormark.games.battalia.turn.moving import can_move, start_move
from stormark.games.battalia.turn.recruiting import Recruit, recruit_options
from stormark.games.battalia.turn.trade import income_options, start_trade, trade_options
from stormark.games.battalia.turn.windows import (
    LINE_WINDOW,
    drink,
    drink_options,
    open_window,
    played,
    usable,
)

LINES = range(V.V_HIRE, V.V_CAPITAL + 1)
LAID_PRIVATELY = (
    *(V.V_POST, V.V_DISCOVER, V.V_POTION),
    *(V.V_MOVE, V.V_RECRUIT, V.V_PITCH, V.V_ATTACK),
)


def act_options(s: Position, seat: int) -> list[int]:
    options: list[int] = []
    purse = held_by(s, seat)
    kinds = sorted(set(s.hand[seat]))
    announcement_options(s, seat, options)
    new_line_options(s, seat, purse, options)
    hero_options(s, seat, purse, options)
    hide_options(s, seat, kinds, options)
    pitch_options(s, seat, kinds, options)
    card_options(s, seat, kinds, options)
    if s.rules.stormgates:
        trade_options(s, seat, options)
        income_options(s, seat, options)
        tribute_options(s, seat, options)
        potion_options(s, seat, purse, options)
    for number in range(len(s.tents[seat])):
        options.append(V.pack(V.V_OPEN, number))
    options.append(V.pack(V.V_DONE))
    return options


def announcement_options(s: Position, seat: int, options: list[int]) -> None:
    """A mulligan or a cohort, before the first action (B-TURN-03, B-TURN-04)."""
    if s.flags[seat] & (L.ANNOUNCED | L.ACTED):
        return
    options.append(V.pack(V.V_MULLIGAN))
    least = s.rules.tables.cohort_min
    if len(s.hand[seat]) >= least:
        for faction in s.rules.sets:
            if cohort_size(s, seat, faction) >= least:
                options.append(V.pack(V.V_COHORT, faction))


def cohort_size(s: Position, seat: int, faction: int) -> int:
    """Hand cards of a faction, universal ones included (B-COHORT-03)."""
    count = 0
    for card in s.hand[seat]:
        own = faction_of(s, card)
        if own == faction or own == L.UNIVERSAL:
            count += 1
    return count


def hero_options(s: Position, seat: int, purse: Purse, options: list[int]) -> None:
    for hero in range(2):
        if can_move(s, seat, hero, purse):
            options.append(V.pack(V.V_MOVE, hero))
    if s.heroes[2 * seat] < 0 or s.heroes[2 * seat + 1] < 0:
        recruit_options(s, seat, purse, options)
    if purse.fights:
        for target, field, defender in targets(s, seat, purse.arrow):
            options.append(V.pack(V.V_ATTACK, target, field, defender + 1))


def card_options(s: Position, seat: int, kinds: list[int], options: list[int]) -> None:
    """Titles, Amulets and Great Artefacts, from the ambush too (B-HIDE-07)."""
    for zone, cards in ((HAND, kinds), (AMBUSH, sorted(set(s.ambush[seat])))):
        for card in cards:
            artefact = artefact_of(s, card)
            if artefact == L.TITLE and unit_targets(s, seat, (), card):
                options.append(V.pack(V.V_PROMOTE, card, zone))
            elif artefact == L.AMULET:
                itself = 1 if zone == HAND else 0
                rest = [target >> 1 for target in amulet_targets(s, seat, (), card)]
                if any(other != card or s.hand[seat].count(card) > itself for other in rest):
                    options.append(V.pack(V.V_AMULET, card, zone))
    great_options(s, seat, kinds, options)


def potion_options(s: Position, seat: int, purse: Purse, options: list[int]) -> None:
    """Buying from Bilkarr, drinking between steps, and the Eclipse (B-BILK-11, R-65, R-68)."""
    if s.bilkarr >= 0 and hero_on(s, seat, s.bilkarr):
        if can_start(s, purse, V.V_POTION, (0,)):
            for potion in range(L.POTIONS):
                if s.potion_owner[potion] < 0:
                    options.append(V.pack(V.V_POTION, potion))
    for potion in range(L.POTIONS):
        if s.potion_owner[potion] == seat and not s.potion_drunk[potion]:
            drink_options(s, seat, potion, None, options)
    if usable(s, L.ECLIPSE, seat):
        for card in sorted(set(s.hand[seat])):
            if not L.form_of(card):
                options.append(V.pack(V.V_ECLIPSE, card))


# --- starting it


def choose_act(s: Position, f: Frame, option: int) -> None:
    seat = f.seat
    verb = V.verb_of(option)
    a = V.a_of(option)
    if verb == V.V_MULLIGAN or verb == V.V_COHORT:
        announce_cards(s, seat, verb, a)
        return
    if verb == V.V_DRINK:
        drink(s, seat, a, V.b_of(option) - 1)
        return
    if verb == V.V_DONE:
        s.flags[seat] |= L.DONE
        s.say(E.E_DONE, (seat,))
        return
    if not is_laid_privately(s, verb, a):
        s.flags[seat] |= L.ACTED
    if verb in LINES or verb in (V.V_POST, V.V_DISCOVER, V.V_POTION):
        start_line(s, seat, verb, params_of(option))
    elif verb == V.V_MOVE:
        start_move(s, seat, a)
    elif verb == V.V_RECRUIT:
        begin(s, seat, Recruit(seat, a, V.b_of(option)))
    elif verb == V.V_ATTACK:
        declare(s, seat, a, V.b_of(option), V.c_of(option) - 1)
    elif verb == V.V_HIDE:
        start_hide(s, seat, a)
    elif verb == V.V_PITCH:
        start_pitch(s, seat, a, V.b_of(option))
    elif verb == V.V_PROMOTE or verb == V.V_AMULET:
        play_on(s, seat, verb, a, V.b_of(option))
    elif verb == V.V_GREAT:
        use_great(s, seat, a, V.b_of(option))
    elif verb == V.V_OPEN:
        open_tent(s, seat, a)
    elif verb == V.V_TRADE:
        start_trade(s, seat, a)
    elif verb == V.V_INCOME:
        take_income(s, seat, a)
    elif verb == V.V_TRIBUTE:
        start_tribute(s, seat, a)
    else:
        begin(s, seat, Eclipse(seat, a))


def is_laid_privately(s: Position, verb: int, card: int) -> bool:
    """Whether cards are laid first; nobody sees that before they are complete (B-RULING-106)."""
    if verb == V.V_GREAT:
        return great_of(s, card) == L.PAVILION
    return verb in LINES or verb in LAID_PRIVATELY


def announce_cards(s: Position, seat: int, verb: int, faction: int) -> None:
    s.flags[seat] |= L.ANNOUNCED
    if verb == V.V_MULLIGAN:
        s.flags[seat] |= L.MULLIGANED
        s.say(E.E_MULLIGAN, (seat,))
        s.refuge[seat] += s.hand[seat]
        s.hand[seat] = ()
        draw(s, seat, s.rules.tables.mulligan_hand)
        return
    shown = [card for card in s.hand[seat] if faction_of(s, card) in (faction, L.UNIVERSAL)]
    s.say(E.E_COHORT, (seat, faction, *shown))
    draw(s, seat, len(shown) + s.rules.tables.cohort_offset)


def play_on(s: Position, seat: int, verb: int, card: int, zone: int) -> None:
    """Lay a Title or an Amulet; the card it works on is named next."""
    play_card(s, seat, zone, card)
    played(s, seat, verb, (card,))


def run_played(s: Position, f: Frame) -> bool:
    """The window of a line of played cards, then its effect."""
    thread = s.threads[f.seat]
    if f.step == 0:
        thread[-1] = f.at(1)
        open_window(s, f.seat, f.seat, LINE_WINDOW)
        return True
    thread.pop()
    if f.a == V.V_PROMOTE:
        begin(s, f.seat, Promote(f.seat, f.data[0]))
    elif f.a == V.V_AMULET:
        begin(s, f.seat, Amulet(f.seat, f.data[0]))
    elif f.a == V.V_GREAT:
        start_great(s, f.seat, f.data[0])
    elif f.a == V.V_RECRUIT:
        put_hero(s, f.seat, f.c, f.b)
        s.say(E.E_RECRUITED, (f.seat, f.c, f.b))
    elif f.a == V.V_PITCH:
        s.say(E.E_TENT, (f.seat, len(s.tents[f.seat][-1]) - 1))
    return True


def take_income(s: Position, seat: int, kind: int) -> None:
    s.flags[seat] |= L.INCOME
    s.say(E.E_INCOME, (seat,))
    if kind == L.TYPES:
        take_supply(s, seat, 1, True)
    else:
        take_artefact(s, seat, kind, True)
