"""Metamorpha (B-META) and Bilkarr (B-BILK)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, without
from stormark.games.battalia.battle.attack import announce
from stormark.games.battalia.battle.targets import add_targets, capped
from stormark.games.battalia.effects.transform import one_rank
from stormark.games.battalia.lines import sacrifices
from stormark.games.battalia.procedures import Frame, Line
from stormark.games.battalia.queries import (
    doublable,
    fought_over,
    freely_upgradable,
    in_brotherhood,
    is_fanatic,
    supply_of,
)
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.moving import gates_of, start_free_move, ways_from
from stormark.games.battalia.turn.windows import played

WOODS = 0
MOUNTAINS = 1
CANYONS = 2
LAKES = 3
FROST = 4
JUNGLE = 5


# --- Metamorpha: `a` the hero, `b` the terrain


def tribute_options(s: Position, seat: int, options: list[int]) -> None:
    """Heroes on her terrain whose ability was not used this turn (B-META-06, -08)."""
    if s.metamorpha < 0 or not s.hand[seat]:
        return
    terrain = s.terrain[s.metamorpha]
    if terrain >= L.FACTIONS:
        return
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0 and s.terrain[field] == terrain:
            if (2 * seat + hero) << 3 | terrain not in s.used and ability(s, seat, hero, terrain):
                if payments(s, Frame(V.F_TRIBUTE, seat, a=hero, b=terrain)):
                    options.append(V.pack(V.V_TRIBUTE, hero))


def ability(s: Position, seat: int, hero: int, terrain: int) -> bool:
    """Whether an ability could do anything, whichever card was paid."""
    field = s.heroes[2 * seat + hero]
    if terrain == WOODS:
        return bool(ways_from(s, seat, field)) or bool(gates_of(s, seat, hero))
    if terrain == MOUNTAINS:
        return bool(freely_upgradable(s, seat))
    if terrain == CANYONS:
        return bool(canyon_targets(s, seat, hero))
    if terrain == JUNGLE:
        return bool(s.nation[seat] or s.refuge[seat])
    return True  # what is left to promote or to double depends on the payment


def canyon_targets(s: Position, seat: int, hero: int) -> list[tuple[int, int, int]]:
    """Red Canyons: one of the eight surrounding fields (B-META-14, -15)."""
    result: list[tuple[int, int, int]] = []
    start = s.heroes[2 * seat + hero]
    if start in fought_over(s, seat):
        return result
    if not in_brotherhood(s, seat) and not capped(s, seat):
        for field in s.rules.board.around[start]:
            add_targets(s, seat, field, result)
    return result


def start_tribute(s: Position, seat: int, hero: int) -> None:
    s.threads[seat].append(Frame(V.F_TRIBUTE, seat, a=hero, b=s.terrain[s.metamorpha]))


def payments(s: Position, f: Frame) -> list[int]:
    """Any hand card that leaves something for the ability; a Fanatic needs its sacrifice."""
    result: list[int] = []
    steps = ways_from(s, f.seat, s.heroes[2 * f.seat + f.a])
    for card in sorted(set(s.hand[f.seat])):
        rest = without(s.hand[f.seat], card)
        if is_fanatic(card) and not sacrifices(s, f.seat, Line(0, ()), rest, ()):
            continue
        if f.b == WOODS and not (steps or any(supply_of(other) for other in rest)):
            continue  # nothing is left for the tribute of a jump
        if f.b == LAKES and not any(one_rank(s, unit) for unit in rest):
            continue
        if f.b == FROST and not any(doublable(s, unit) for unit in rest):
            continue
        result.append(card)
    return result


def tribute_choices(s: Position, f: Frame) -> list[int]:
    if f.step == 0:
        return [V.pack(V.V_NAME, card) for card in payments(s, f)]
    if f.b == CANYONS:
        return [
            V.pack(V.V_ATTACK, target, field, defender + 1)
            for target, field, defender in canyon_targets(s, f.seat, f.a)
        ]
    units = [unit for unit in sorted(set(s.hand[f.seat])) if doublable(s, unit)]
    return [V.pack(V.V_NAME, unit) for unit in units]


def choose_tribute(s: Position, f: Frame, option: int) -> None:
    seat = f.seat
    thread = s.threads[seat]
    if f.step == 0:
        card = V.a_of(option)
        s.hand[seat] = without(s.hand[seat], card)
        s.table[seat] += (card,)
        s.used += ((2 * seat + f.a) << 3 | f.b,)
        thread[-1] = f.at(1)
        played(s, seat, V.V_TRIBUTE, (card,))
        if is_fanatic(card):
            thread.append(Frame(V.F_SACRIFICE, seat, a=1))
        return
    thread.pop()
    if f.b == CANYONS:
        announce(s, seat, V.a_of(option), V.b_of(option), V.c_of(option) - 1, True)
        battle = s.battle[seat]
        assert battle is not None
        battle.bonus_hero = f.a
    else:
        unit = V.a_of(option)
        s.hand[seat] = (*without(s.hand[seat], unit), unit | L.NAMED)
        s.say(E.E_TRANSFORMED, (seat, L.plain(unit), 0))


def run_tribute(s: Position, f: Frame) -> bool:
    """After the tribute the abilities without a further choice happen at once."""
    if f.step == 0 or (f.b in (CANYONS, FROST) and tribute_choices(s, f)):
        return False
    thread = s.threads[f.seat]
    thread.pop()
    if f.b in (CANYONS, FROST):
        return True  # a Fanatic's sacrifice has taken what the ability needed
    if f.b == WOODS:
        start_free_move(s, f.seat, f.a, s.rules.tables.meta_steps)
    elif f.b == MOUNTAINS:
        thread.append(Frame(V.F_UPGRADE, f.seat))
    elif f.b == LAKES:
        thread.append(Frame(V.F_PROMOTE, f.seat, a=-1))
    else:
        thread.append(Frame(V.F_DRAW_MORE, f.seat, a=s.rules.tables.meta_draw))
    return True


def draw_options(s: Position, f: Frame) -> list[int]:
    """Protojungle: up to two cards, so one may stop earlier (B-META-17, B-RULING-114)."""
    if f.a == 0 or not (s.nation[f.seat] or s.refuge[f.seat]):
        return []
    return [V.pack(V.V_DRAW), V.pack(V.V_FINISH)]


def choose_draw(s: Position, f: Frame, option: int) -> None:
    thread = s.threads[f.seat]
    if V.verb_of(option) == V.V_FINISH:
        thread.pop()
        return
    thread[-1] = Frame(f.kind, f.seat, a=f.a - 1)
    draw(s, f.seat, 1)


# --- Bilkarr


def rolled_gate(s: Position) -> int:
    """The gate with the rolled number; numbers not in play are rolled again (B-BILK-01)."""
    while True:
        number = s.roll()
        for field in range(s.rules.board.size):
            if s.place[field] == L.GATE and s.terrain[field] == number - 1:
                return field


def enter_bilkarr(s: Position) -> None:
    s.bilkarr = rolled_gate(s)
    s.bilkarr_down = s.rules.tables.bilkarr_down
    s.bilkarr_right = s.rules.tables.bilkarr_right
    s.bilkarr_rests = True
    s.say(E.E_BILKARR, (s.bilkarr,))


def move_bilkarr(s: Position) -> None:
    """Two steps diagonally, bouncing off edges; a corner sends him to a gate (R-60 to R-64)."""
    if s.bilkarr < 0:
        return
    if s.bilkarr_rests:
        s.bilkarr_rests = False
        return
    board = s.rules.board
    row, column = divmod(s.bilkarr, board.columns)
    for _ in range(s.rules.tables.bilkarr_steps):
        down, right = s.bilkarr_down, s.bilkarr_right
        if board.at(row + down, column + right) < 0:
            vertical = board.at(row + down, column) >= 0
            horizontal = board.at(row, column + right) >= 0
            if not vertical and horizontal:
                down = -down
            elif not horizontal and vertical:
                right = -right
            else:
                down, right = -down, -right
        row, column = row + down, column + right
        s.bilkarr_down, s.bilkarr_right = down, right
        if board.at(row + down, column) < 0 and board.at(row, column + right) < 0:
            enter_bilkarr(s)
            s.bilkarr_rests = False  # he stays for this day and moves off on the next
            return
    s.bilkarr = row * board.columns + column
    s.say(E.E_BILKARR, (s.bilkarr,))


def turn_potions(s: Position) -> None:
    """Every active marker turns; upright again it goes back to Bilkarr (B-BILK-20 to -22)."""
    for potion in range(L.POTIONS):
        s.potion_empty[potion] = 0
        if s.potion_drunk[potion]:
            s.potion_drunk[potion] += 1
            if s.potion_drunk[potion] > s.rules.tables.potion_days[potion]:
                s.potion_drunk[potion] = 0
                s.potion_owner[potion] = -1
                s.say(E.E_POTION_OVER, (potion,))
