"""The Great Artefacts outside battle (B-GA-09 to -19, B-SA-08 to -28, R-51)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, put_hero, take_card, take_supply, without
from stormark.games.battalia.effects.storm import limbo_options
from stormark.games.battalia.grid import flights, is_laid, reach
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import (
    cities_of,
    copies_of_fate,
    doublable,
    fights_a_teammate,
    fought_over,
    great_of,
    is_concealed,
    is_great,
    is_royal,
    opponents,
    rank_of,
    strength_of,
)
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.keeping import storable
from stormark.games.battalia.turn.moving import stopped
from stormark.games.battalia.turn.windows import played

METAMORPHA = 0
BILKARR = 1


# --- when one may be played


def great_options(s: Position, seat: int, kinds: list[int], options: list[int]) -> None:
    """Every use of a Great Artefact in hand or ambush; `b` says what Hammer or Fate count as."""
    for cards in (kinds, sorted(set(s.ambush[seat]))):
        for card in cards:
            if not is_great(card):
                continue
            if card == L.FATES:
                for number in copies_of_fate(s, seat):
                    options.append(V.pack(V.V_GREAT, card, number + 1))
            great = great_of(s, card)
            if great == L.HAMMER:
                for artefact in range(L.TYPES):
                    options.append(V.pack(V.V_GREAT, card, artefact + 1))
            elif great >= 0 and can_use(s, seat, great):
                options.append(V.pack(V.V_GREAT, card))


def can_use(s: Position, seat: int, great: int) -> bool:
    if great == L.STAFF:
        return True
    if great == L.HORN:
        return bool(s.nation[seat] or s.refuge[seat])
    if great == L.WINGS:
        return any(wing_fields(s, seat, hero) for hero in range(2))
    if great == L.CROWN:
        return bool(crown_units(s, seat))
    if great == L.HAND_OF_LUUT:
        return bool(robbable(s, seat))
    if great == L.POUCH:
        return s.supply > 0
    if great == L.STANDARD:
        return bool(standard_cards(s, seat, ()))
    if great == L.CLOAK:
        return bool(cloak_fields(s, seat))
    if great == L.CRYSTAL:
        return bool(s.nation[seat])
    if great == L.KRY_CEK:
        if s.rules.kry_cek:
            return bool(summon_options(s, seat))
        return bool(limbo_options(s, Frame(V.F_LIMBO, seat)))
    return great == L.PAVILION and bool(storable(s, seat, -1))


def staff_frame(s: Position, seat: int) -> Frame:
    tables = s.rules.tables
    count = (
        tables.staff_replacements_stormgates if s.rules.stormgates else tables.staff_replacements
    )
    return Frame(V.F_REPLACE, seat, a=1, b=count)


# --- playing one


def use_great(s: Position, seat: int, card: int, counts_as: int) -> None:
    """Play a Great Artefact from hand or ambush."""
    zone = 0 if card in s.hand[seat] else 1
    take_card(s, seat, zone, card)
    if card == L.FATES:
        s.hand[seat] += (L.GREAT + counts_as - 1 | L.FATE_COPY,)
        s.say(E.E_TRANSFORMED, (seat, card, 0))
        return
    great = great_of(s, card)
    if great == L.HAMMER:
        s.hand[seat] += (L.with_form(card, L.FORM_ARTEFACT + counts_as - 1),)
        s.say(E.E_TRANSFORMED, (seat, L.plain(card), L.FORM_ARTEFACT + counts_as - 1))
        return
    if great == L.PAVILION:
        s.threads[seat].append(Frame(V.F_PITCH, seat, a=card, b=zone))
        return
    s.table[seat] += (card,)
    played(s, seat, V.V_GREAT, (card,))


def start_great(s: Position, seat: int, card: int) -> None:
    """A Great Artefact that was played takes effect."""
    great = great_of(s, card)
    thread = s.threads[seat]
    tables = s.rules.tables
    if great == L.STAFF:
        thread.append(staff_frame(s, seat))
    elif great == L.HORN:
        draw(s, seat, tables.horn_draw)
    elif great == L.WINGS:
        thread.append(Frame(V.F_WINGS, seat))
    elif great == L.CROWN:
        thread.append(Frame(V.F_CROWN, seat))
    elif great == L.HAND_OF_LUUT:
        thread.append(Frame(V.F_THEFT, seat))
    elif great == L.POUCH:
        most = min(s.supply, tables.pouch_supply)
        thread.append(Frame(V.F_AMOUNT, seat, a=great, b=most))
    elif great == L.STANDARD:
        thread.append(Frame(V.F_STANDARD, seat))
    elif great == L.CLOAK:
        thread.append(Frame(V.F_CLOAK, seat))
    elif great == L.CRYSTAL:
        most = min(len(s.nation[seat]), tables.crystal_look)
        thread.append(Frame(V.F_AMOUNT, seat, a=great, b=most))
    elif s.rules.kry_cek:
        thread.append(Frame(V.F_SUMMON, seat))
    else:
        thread.append(Frame(V.F_LIMBO, seat))


# --- "up to": Pouch and Crystal (`a` which, `b` at most) take fewer if the player likes


def amount_options(f: Frame) -> list[int]:
    return [V.pack(V.V_AMOUNT, amount) for amount in range(f.b, -1, -1)]


def choose_amount(s: Position, f: Frame, option: int) -> None:
    """B-RULING-114"""
    thread = s.threads[f.seat]
    thread.pop()
    amount = V.a_of(option)
    if f.a == L.POUCH:
        take_supply(s, f.seat, amount, True)
    elif amount:
        nation = s.nation[f.seat]
        look = nation[len(nation) - amount :]
        thread.append(Frame(V.F_CRYSTAL, f.seat, data=look))
        s.say(E.E_SEARCHED, (f.seat,))
        s.say(E.E_SEARCHED_SEEN, (f.seat, *look), 1 << f.seat)


# --- Wings of Aviena


def wing_fields(s: Position, seat: int, hero: int) -> list[int]:
    start = s.heroes[2 * seat + hero]
    closed = fought_over(s, seat)
    if start < 0 or start in closed:
        return []
    fields = flights(s, start, s.rules.tables.wings_steps)
    return sorted([field for field in fields if field not in closed])


def wing_options(s: Position, f: Frame) -> list[int]:
    return [
        V.pack(V.V_STEP, field, hero) for hero in range(2) for field in wing_fields(s, f.seat, hero)
    ]


def choose_wings(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    hero = V.b_of(option)
    put_hero(s, f.seat, hero, V.a_of(option))
    s.say(E.E_MOVED, (f.seat, hero, V.a_of(option)))
    stopped(s, f.seat, hero)


# --- Crown of Titus


def crown_units(s: Position, seat: int) -> list[int]:
    return [
        unit for unit in sorted(set(s.hand[seat])) if doublable(s, unit) and rank_of(s, unit) < 4
    ]


def choose_crown(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    unit = V.a_of(option)
    s.hand[f.seat] = (*without(s.hand[f.seat], unit), L.with_form(unit, 4))
    s.say(E.E_TRANSFORMED, (f.seat, L.plain(unit), 4))


# --- Hand of Luut: `a` the victim once he is chosen


def robbable(s: Position, seat: int) -> list[int]:
    """Opponents with a card that may be taken, none in a teammate's open battle (R-11)."""
    return [
        other
        for other in range(s.seats)
        if opponents(s, seat, other) and s.hand[other] and not fights_a_teammate(s, other, seat)
    ]


def theft_options(s: Position, f: Frame) -> list[int]:
    if f.a < 0:
        return [V.pack(V.V_SEAT, seat) for seat in robbable(s, f.seat)]
    options = [
        V.pack(V.V_TAKE, card)
        for card in sorted(set(s.hand[f.a]))
        if not is_great(card) and not is_royal(card)
    ]
    return options or [V.pack(V.V_FINISH)]


def choose_theft(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    verb = V.verb_of(option)
    if verb == V.V_SEAT:
        victim = V.a_of(option)
        thread[-1] = Frame(f.kind, f.seat, 1, victim)
        s.say(E.E_SEARCHED, (f.seat,))
        s.say(E.E_SEARCHED_SEEN, (f.seat, *s.hand[victim]), 1 << f.seat)
        return
    thread.pop()
    if verb == V.V_TAKE:
        card = V.a_of(option)
        s.hand[f.a] = without(s.hand[f.a], card)
        s.hand[f.seat] += (L.borrowed(card, f.a),)
        s.refill |= 1 << f.a
        s.say(E.E_STOLEN, (f.seat, f.a, 1))
        s.say(E.E_STOLEN_SEEN, (f.seat, f.a, card), 1 << f.seat | 1 << f.a)


# --- Vigo's Standard: `data` what was taken so far


def standard_cards(s: Position, seat: int, taken: Cards) -> list[int]:
    """Cards of the Refuge with printed strength, of one kind, 8 in all (R-44)."""
    left = s.rules.tables.standard_strength
    for card in taken:
        left -= strength_printed(s, card)
    return [
        card
        for card in sorted(set(s.refuge[seat]))
        if 0 < strength_printed(s, card) <= left and (not taken or same_kind(s, card, taken[0]))
    ]


def strength_printed(s: Position, card: int) -> int:
    if is_great(card):
        return 0
    if s.rules.tables.artefact[card] == L.WEAPON:
        return s.rules.tables.weapon_strength
    return strength_of(s, card, True)


def same_kind(s: Position, one: int, other: int) -> bool:
    tables = s.rules.tables
    return tables.rank[one] == tables.rank[other] and tables.artefact[one] == tables.artefact[other]


def standard_options(s: Position, f: Frame) -> list[int]:
    options = [V.pack(V.V_TAKE, card) for card in standard_cards(s, f.seat, f.data)]
    return [*options, V.pack(V.V_FINISH)]


def choose_standard(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    if V.verb_of(option) == V.V_FINISH:
        thread.pop()
        return
    card = V.a_of(option)
    s.refuge[f.seat] = without(s.refuge[f.seat], card)
    s.hand[f.seat] += (card,)
    s.say(E.E_GAINED, (f.seat, card, E.Z_HAND))
    thread[-1] = f.holding((*f.data, card))


# --- Vayl's Cloak


def cloak_fields(s: Position, seat: int) -> list[int]:
    """Own cities and centres within reach of an own hero (R-45)."""
    near: list[int] = []
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0:
            near += reach(s, field)
    closed = fought_over(s, seat)
    return [
        field
        for field in cities_of(s, seat)
        if field in near and field not in closed and not is_concealed(s, field)
    ]


def cloak_options(s: Position, f: Frame) -> list[int]:
    options = [V.pack(V.V_FIELD, field) for field in cloak_fields(s, f.seat)]
    return [*options, V.pack(V.V_FINISH)]


def choose_cloak(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    if V.verb_of(option) == V.V_FINISH:
        thread.pop()
        return
    field = V.a_of(option)
    s.concealed += (field, f.seat)
    s.say(E.E_CONCEALED, (f.seat, field))
    if f.step + 1 >= s.rules.tables.cloak_cities or not cloak_fields(s, f.seat):
        thread.pop()
    else:
        thread[-1] = f.at(f.step + 1)


# --- Ming's Crystal: `data` the cards looked at, then -1 and those chosen, the uppermost last


def crystal_parts(data: Cards) -> tuple[Cards, Cards]:
    if -1 in data:
        at = data.index(-1)
        return data[:at], data[at + 1 :]
    return data, ()


def crystal_options(s: Position, f: Frame) -> list[int]:
    return [V.pack(V.V_TAKE, card) for card in sorted(set(crystal_parts(f.data)[0]))]


def choose_crystal(s: Position, f: Frame, option: int) -> None:
    left, chosen = crystal_parts(f.data)
    card = V.a_of(option)
    left = without(left, card)
    chosen = (*chosen, card)
    thread = s.threads[f.seat]
    keep = s.rules.tables.crystal_keep
    if left and len(chosen) < keep:
        thread[-1] = f.holding((*left, -1, *chosen))
        return
    thread.pop()
    looked = len(left) + len(chosen)
    nation = s.nation[f.seat]
    rest = nation[: len(nation) - looked] + left
    if left:
        rest = s.shuffled(L.S_NATION + f.seat, rest)
    # The first card chosen is drawn first.
    s.nation[f.seat] = rest + tuple(reversed(chosen))


# --- Kry-Cek's alternative rule (B-SA-24 to -28, R-48)


def summon_options(s: Position, seat: int) -> list[int]:
    options: list[int] = []
    mine = summoned_by(s, seat)
    closed = fought_over(s, seat)
    for npc in (METAMORPHA, BILKARR):
        place = s.metamorpha if npc == METAMORPHA else s.bilkarr
        if mine >= 0:
            if npc != mine or place in closed:
                continue
        elif place >= 0:
            continue
        for field in range(s.rules.board.size):
            if s.place[field] == L.MISSING or field in closed:
                continue
            if npc == BILKARR or is_laid(s, field):
                options.append(V.pack(V.V_NPC, npc, field))
    return options


def summoned_by(s: Position, seat: int) -> int:
    for index in range(0, len(s.summoned), 2):
        if s.summoned[index + 1] == seat:
            return s.summoned[index]
    return -1


def choose_summon(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    npc, field = V.a_of(option), V.b_of(option)
    if summoned_by(s, f.seat) < 0:
        s.summoned += (npc, f.seat)
    if npc == METAMORPHA:
        s.metamorpha = field
        s.say(E.E_METAMORPHA, (field,))
    else:
        s.bilkarr = field
        s.bilkarr_down = -1
        s.bilkarr_right = 1
        s.bilkarr_rests = False
        s.say(E.E_BILKARR, (field,))
