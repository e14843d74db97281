"""Storm effects (B-STORM), Fate cards (B-FATE) and choosing Great Artefacts (B-RUINS-03)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    check_map,
    discard_all,
    draw,
    gain,
    mark_city,
    put_hero,
    replace_terrain,
    take_unit,
    turn_terrain,
    without,
)
from stormark.games.battalia.grid import sites
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import (
    fights_a_teammate,
    fought_over,
    freely_upgradable,
    is_great,
    is_royal,
    may_gain_great,
    opponents,
)
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.execute import build

EFFECTS: Final = 12
COPY: Final = 7  # effect 8
LORD: Final = 1  # effect 2, never copied


# --- the storm: `a` the travelling hero, `b` the gate of departure, `c` the gate of arrival


def run_storm(s: Position, f: Frame) -> bool:
    """Draw, carry out, discard, then the rewards of a jump (B-STORM-02 to -07)."""
    thread = s.threads[f.seat]
    if f.step == 0:
        if not s.storm:
            thread.pop()
            return True
        effect = s.storm[-1]
        s.storm = s.storm[:-1]
        s.say(E.E_STORM, (f.seat, effect))
        thread[-1] = Frame(f.kind, f.seat, 1, f.a, f.b, f.c, (effect,))
        start_effect(s, f, effect)
        return True
    if f.step == 1:
        s.storm_discard += (f.data[0],)
        if len(s.storm_discard) == EFFECTS:
            s.storm = s.shuffled(L.S_STORM, s.storm_discard)
            s.storm_discard = ()
        thread[-1] = f.at(2)
        return True
    thread.pop()
    reward_jump(s, f)
    return True


def reward_jump(s: Position, f: Frame) -> None:
    """The storm booster is delivered, or a ring buys what lies under the gate (R-77, R-78)."""
    hero = 2 * f.seat + f.a
    gate = s.terrain[f.b]
    if s.rings[hero] == gate:
        s.rings[hero] = -1
        s.say(E.E_RING_SPENT, (f.seat, gate))
        s.threads[f.seat].append(Frame(V.F_CHOOSE_GREAT, f.seat, b=0))
    elif s.rules.kings_bridge and s.under_gate[gate] and has_ring(s, f.seat, gate):
        s.threads[f.seat].append(Frame(V.F_GATE_RING, f.seat, a=gate))


def has_ring(s: Position, seat: int, gate: int) -> bool:
    """King's Bridge: one ring per player and gate (B-BRIDGE-02, B-BRIDGE-06)."""
    return seat << 3 | gate not in s.spent_rings


def start_effect(s: Position, f: Frame, effect: int) -> None:
    """Carry an effect out as far as possible (R-25)."""
    seat = f.seat
    thread = s.threads[seat]
    if effect == 0:
        thread.append(Frame(V.F_FREE_ARTEFACT, seat))
    elif effect == LORD:
        take_unit(s, seat, 4, True)
    elif effect == 2:
        draw(s, seat, 1)
    elif effect == 3:
        thread.append(Frame(V.F_FREE_ROAD, seat))
    elif effect == 4:
        start_fate(s, seat, True)
    elif effect == 5:
        if s.heroes[2 * seat + 1 - f.a] not in fought_over(s, seat):
            put_hero(s, seat, 1 - f.a, f.c)
            s.say(E.E_MOVED, (seat, 1 - f.a, f.c))
    elif effect == 6:
        thread.append(Frame(V.F_REPLACE, seat, a=0, b=1))
    elif effect == COPY:
        thread.append(Frame(V.F_COPY_STORM, seat, a=f.a, b=f.b, c=f.c))
    elif effect == 8:
        thread.append(Frame(V.F_PROMOTE, seat, a=-1))
    elif effect == 9:
        thread.append(Frame(V.F_UPGRADE, seat))
    elif effect == 10:
        thread.append(Frame(V.F_LIMBO, seat))
    else:
        thread.append(Frame(V.F_DESTROY_TENT, seat))


# --- effect 8: copy a discarded effect


def copyable(s: Position) -> list[int]:
    return [effect for effect in sorted(set(s.storm_discard)) if effect not in (LORD, COPY)]


def run_copy(s: Position, f: Frame) -> bool:
    effects = copyable(s)
    thread = s.threads[f.seat]
    if len(effects) > 1:
        return False
    thread.pop()
    if effects:
        start_effect(s, f, effects[0])
    return True


def choose_copy(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    start_effect(s, f, V.a_of(option))


# --- effect 1: a free artefact; effect 12: destroy a tent


def artefact_types(s: Position) -> list[int]:
    return [kind for kind in range(L.TYPES) if s.stock[L.ARTEFACT_STACKS + kind]]


def tents_to_destroy(s: Position, seat: int) -> list[tuple[int, int]]:
    """(owner, number): an opponent's tent, else one of the own team (R-31).

    A tent out of reach in a teammate's open battle is left alone; as long as it is an opponent's,
    it spares the own team all the same (B-RULING-115).
    """
    enemies_camp = any(s.tents[other] for other in range(s.seats) if opponents(s, seat, other))
    return [
        (owner, number)
        for owner in range(s.seats)
        if opponents(s, seat, owner) == enemies_camp and not fights_a_teammate(s, owner, seat)
        for number in range(len(s.tents[owner]))
    ]


def destroy_tent(s: Position, owner: int, number: int) -> None:
    tents = s.tents[owner]
    s.tents[owner] = tents[:number] + tents[number + 1 :]
    discard_all(s, owner, tents[number])
    s.say(E.E_TENT_DESTROYED, (owner,))


# --- effect 4: a free road


def free_road_options(s: Position, f: Frame) -> list[int]:
    """First a shape, then its site."""
    if f.step == 0:
        return [
            V.pack(V.V_ROAD, shape)
            for shape in L.ROAD_SHAPES
            if s.stock[L.ROAD_STACKS + shape] and sites(s, f.seat, shape, False)
        ]
    return [V.pack(V.V_SITE, site >> 2, site & 3) for site in sites(s, f.seat, f.a, False)]


def choose_free_road(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    if f.step == 0:
        thread[-1] = Frame(f.kind, f.seat, 1, V.a_of(option))
    else:
        thread.pop()
        build(s, f.seat, False, f.a, V.a_of(option), V.b_of(option))


# --- free upgrades


def upgrade_choices(s: Position, f: Frame) -> list[int]:
    return [V.pack(V.V_FIELD, field) for field in freely_upgradable(s, f.seat)]


def choose_upgrade(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    field = V.a_of(option)
    mark_city(s, field, f.seat, s.level[field] + 1)


# --- replacing terrain: effect 7 (any colour) and the Staff (`a` 1: another terrain, `b` left);
# `data` the fields of two swapped cards, and how the first is turned


def replace_options(s: Position, f: Frame) -> list[int]:
    if f.data:
        field = f.data[len(f.data) - 2]
        return [V.pack(V.V_TURN, field, rotation) for rotation in turns(s, f.data)]
    options: list[int] = []
    closed = fought_over(s, f.seat)
    for field in range(s.rules.board.size):
        place = s.place[field]
        if place not in (L.ROAD, L.CITY) or field in closed:
            continue
        stack = (L.CITY_STACKS if place == L.CITY else L.ROAD_STACKS) + s.shape[field]
        for terrain in sorted(set(s.stock[stack])):
            if f.a == 0 or terrain != s.terrain[field]:
                options.append(V.pack(V.V_TERRAIN, field, terrain))
    if f.a == 1 and s.rules.stormgates and f.b >= 2:
        options += swap_options(s, f)
    if f.a == 1 and (options or f.step):
        options.append(V.pack(V.V_FINISH))
    return options


def swap_options(s: Position, f: Frame) -> list[int]:
    """Two cards of the same type and shape but different terrain (B-NEW-04, B-RULING-116)."""
    options: list[int] = []
    size = s.rules.board.size
    closed = fought_over(s, f.seat)
    for field in range(size):
        if s.place[field] not in (L.ROAD, L.CITY, L.GATE) or field in closed:
            continue
        for other in range(field + 1, size):
            if (
                s.place[other] == s.place[field]
                and s.shape[other] == s.shape[field]
                and s.terrain[other] != s.terrain[field]
                and other not in closed
            ):
                options.append(V.pack(V.V_SWAP, field, other))
    return options


def turns(s: Position, swapped: Cards) -> list[int]:
    """How the next of two swapped cards may be turned: both must fit in the end (B-RULING-120).

    `swapped` holds their fields, and how the first is turned once that is chosen.
    """
    first, second = swapped[0], swapped[1]
    ways = L.rotations(s.shape[first])
    if len(swapped) > 2:
        return [way for way in range(ways) if both_fit(s, first, swapped[2], second, way)]
    return [
        way
        for way in range(ways)
        if any(both_fit(s, first, way, second, other) for other in range(ways))
    ]


def both_fit(s: Position, first: int, turned: int, second: int, other: int) -> bool:
    """Whether two cards meet exits with exits and closed sides with closed sides (B-PLACE-05)."""
    exits = list(s.exits)
    exits[first] = L.turned(s.shape[first], turned)
    exits[second] = L.turned(s.shape[second], other)
    for field in (first, second):
        for direction in range(L.DIRECTIONS):
            beside = s.rules.board.neighbours[field][direction]
            if beside >= 0 and s.place[beside] != L.EMPTY:
                if exits[field] >> direction & 1 != exits[beside] >> L.OPPOSITE[direction] & 1:
                    return False
    return True


def choose_replace(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    verb = V.verb_of(option)
    if verb == V.V_FINISH:
        thread.pop()
        return
    used = 1
    if verb == V.V_SWAP:
        field, other = V.a_of(option), V.b_of(option)
        s.terrain[field], s.terrain[other] = s.terrain[other], s.terrain[field]
        s.say(E.E_SWAPPED, (f.seat, field, other))
        thread[-1] = f.holding((field, other))
        return
    if verb == V.V_TURN:
        if len(f.data) == 2:
            thread[-1] = f.holding((*f.data, V.b_of(option)))
            return
        field, other, rotation = f.data
        turn_terrain(s, f.seat, field, L.turned(s.shape[field], rotation))
        turn_terrain(s, f.seat, other, L.turned(s.shape[other], V.b_of(option)))
        check_map(s)
        used = 2
    else:
        replace_terrain(s, f.seat, V.a_of(option), V.b_of(option))
        check_map(s)
    if f.b > used:
        thread[-1] = Frame(f.kind, f.seat, 1, f.a, f.b - used)
    else:
        thread.pop()


# --- Limbo


def limbo_options(s: Position, f: Frame) -> list[int]:
    return [
        V.pack(V.V_TAKE, card)
        for card in sorted(set(s.limbo))
        if not is_royal(card) and not (is_great(card) and not may_gain_great(s, f.seat))
    ]


def choose_limbo(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    card = V.a_of(option)
    s.limbo = without(s.limbo, card)
    s.hand[f.seat] += (card,)
    s.say(E.E_FROM_LIMBO, (f.seat, card))


# --- Fate: `a` the card, `b` whether gains go to the hand


def start_fate(s: Position, seat: int, to_hand: bool) -> None:
    if s.fates:
        card = s.fates[-1]
        s.fates = s.fates[:-1]
        s.say(E.E_FATE, (seat, card))
        s.threads[seat].append(Frame(V.F_FATE, seat, a=card, b=1 if to_hand else 0))


def fate_options(s: Position, f: Frame) -> list[int]:
    """The alternatives that can be carried out."""
    options: list[int] = []
    first = may_gain_great(s, f.seat)
    if f.a == L.FATES or s.great_rest:
        if first:
            options.append(V.pack(V.V_FATE, 0))
    if s.stardust:
        options.append(V.pack(V.V_FATE, 1))
    return options


def run_fate(s: Position, f: Frame) -> bool:
    thread = s.threads[f.seat]
    if f.step == 1:
        thread.pop()
        if f.c != 1:
            s.fates = s.shuffled(L.S_FATE, (*s.fates, f.a))
        else:
            s.fates = s.shuffled(L.S_FATE, s.fates)
        return True
    options = fate_options(s, f)
    if len(options) > 1:
        return False
    if options:
        carry_out_fate(s, f, V.a_of(options[0]))
    else:
        thread[-1] = f.at(1)
    return True


def carry_out_fate(s: Position, f: Frame, alternative: int) -> None:
    thread = s.threads[f.seat]
    to_hand = f.b == 1
    if alternative == 1:
        thread[-1] = f.at(1)
        for _ in range(min(s.stardust, s.rules.tables.fate_stardust[f.a - L.FATES])):
            s.stardust -= 1
            gain(s, f.seat, L.STARDUST, to_hand)
        return
    if f.a == L.FATES:
        thread[-1] = Frame(f.kind, f.seat, 1, f.a, f.b, 1)
        gain(s, f.seat, f.a, to_hand)
        return
    thread[-1] = f.at(1)
    if f.a == L.FATES + 1:
        card = s.great_rest[-1]
        s.great_rest = s.great_rest[:-1]
        gain(s, f.seat, card, to_hand)
    else:
        thread.append(Frame(V.F_CHOOSE_GREAT, f.seat, a=1, b=f.b))


# --- choosing a Great Artefact: `a` 1 from the rest stack, else face-up ones or a Fate card


def great_choices(s: Position, f: Frame) -> list[int]:
    if f.a == 1:
        return [V.pack(V.V_TAKE, card) for card in sorted(s.great_rest)]
    options: list[int] = []
    if may_gain_great(s, f.seat):
        options = [V.pack(V.V_TAKE, card) for card in sorted(s.great_up)]
    if s.rules.stormgates and s.fates:
        options.append(V.pack(V.V_FINISH))  # draw a Fate card instead (B-FATE-03)
    return options


def run_choose_great(s: Position, f: Frame) -> bool:
    options = great_choices(s, f)
    if len(options) > 1:
        return False
    if options:
        choose_great(s, f, options[0])
    else:
        s.threads[f.seat].pop()
    return True


def choose_great(s: Position, f: Frame, option: int) -> None:
    s.threads[f.seat].pop()
    if V.verb_of(option) == V.V_FINISH:
        start_fate(s, f.seat, f.b == 1)
        return
    card = V.a_of(option)
    if f.a == 1:
        s.great_rest = without(s.great_rest, card)
    else:
        s.great_up = without(s.great_up, card)
    gain(s, f.seat, card, f.b == 1)
