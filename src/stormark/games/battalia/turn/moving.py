"""Moving heroes (B-MOVE) and jumping between Stormgates (B-GATE).

Steps of the frame: lay the cards of the line, walk, then whatever waits where the hero stops.
`a` is the hero, `b` the number of free steps an ability grants (-1: a line), `c` counts steps.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import kings_bridge, mountain_pass
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import put_hero, take_card
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.effects import storm
from stormark.games.battalia.grid import steps_from
from stormark.games.battalia.lines import show_line, take_for_line
from stormark.games.battalia.procedures import Frame, Line
from stormark.games.battalia.purse import Purse
from stormark.games.battalia.queries import artefact_of, fought_over, is_enlightened, supply_of
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.windows import LINE_WINDOW, open_window

LAY: Final = 0
WALK: Final = 1


def start_move(s: Position, seat: int, hero: int) -> None:
    s.line[seat] = Line(V.V_MOVE, (hero,))
    s.threads[seat].append(Frame(V.F_MOVING, seat, LAY, a=hero, c=0))


def start_free_move(s: Position, seat: int, hero: int, steps: int) -> None:
    """Movement by an ability (B-META-12): every field entered counts."""
    s.line[seat] = Line(V.V_MOVE, (hero,))
    s.threads[seat].append(Frame(V.F_MOVING, seat, WALK, a=hero, b=steps, c=0))


def can_move(s: Position, seat: int, hero: int, purse: Purse) -> bool:
    """Whether a movement line of at least one step is possible (B-MOVE-13)."""
    field = s.heroes[2 * seat + hero]
    if field < 0:
        return False
    if (purse.supply or purse.horse) and ways_from(s, seat, field):
        return True
    if s.rules.extended and free_steps(s, seat, hero):
        return True
    if not purse.supply:
        return False
    for gate in gates_of(s, seat, hero):
        if purse.supply > 1 or purse.horse or is_home(s, seat, gate):
            return True
    return False


def ways_from(s: Position, seat: int, start: int) -> list[int]:
    """The cards a hero may step on; none enters or leaves a field a teammate attacks (R-11)."""
    fields = steps_from(s, start)
    closed = fought_over(s, seat)
    if not closed:
        return fields
    return [] if start in closed else [field for field in fields if field not in closed]


def gates_from(s: Position, seat: int, start: int) -> list[int]:
    """The gates a hero on a gate may jump to, those under attack left out (R-11)."""
    closed = fought_over(s, seat)
    if start in closed:
        return []
    return [
        gate
        for gate in range(s.rules.board.size)
        if s.place[gate] == L.GATE and gate != start and gate not in closed
    ]


def is_home(s: Position, seat: int, field: int) -> bool:
    """Extended game: entering home terrain costs nothing (B-MOVE-10, B-GATE-07)."""
    return s.rules.extended and s.terrain[field] == s.faction[seat]


def free_steps(s: Position, seat: int, hero: int) -> list[int]:
    """Home terrain a hero may enter by a line without cards (B-MOVE-12, B-MOVE-14)."""
    if not s.rules.extended:
        return []
    start = s.heroes[2 * seat + hero]
    return [
        field
        for field in ways_from(s, seat, start)
        if is_home(s, seat, field) and not entered_free(s, 2 * seat + hero, field)
    ]


def entered_free(s: Position, hero: int, field: int) -> bool:
    for index in range(0, len(s.free_entered), 2):
        if s.free_entered[index] == hero and s.free_entered[index + 1] == field:
            return True
    return False


# --- laying the line


def lay_movement_options(s: Position, f: Frame) -> list[int]:
    """Supply and Horses, then go; a line without cards needs a free step."""
    line = s.line[f.seat]
    assert line is not None
    options: list[int] = []
    for zone, cards in ((0, s.hand[f.seat]), (1, s.ambush[f.seat])):
        for card in sorted(set(cards)):
            if supply_of(card) or artefact_of(s, card) == L.HORSE:
                options.append(V.pack(V.V_LAY, card, zone))
    if walkable(s, f, line):
        options.append(V.pack(V.V_GO))
    return options


def lay_movement(s: Position, f: Frame, option: int) -> None:
    line = s.line[f.seat]
    assert line is not None
    if V.verb_of(option) == V.V_GO:
        show_line(s, f.seat, line)
        thread = s.threads[f.seat]
        thread[-1] = f.at(WALK)
        open_window(s, f.seat, f.seat, LINE_WINDOW)  # a line without cards is one (B-MOVE-12)
        return
    card = V.a_of(option)
    take_for_line(s, f.seat, line, V.b_of(option), card)
    if artefact_of(s, card) == L.HORSE:
        tables = s.rules.tables
        enlightened = is_enlightened(s, L.HORSE)
        line.points += tables.horse_steps_enlightened if enlightened else tables.horse_steps
    else:
        line.tribute += supply_of(card)


# --- walking


def walkable(s: Position, f: Frame, line: Line) -> bool:
    return bool(step_fields(s, f, line)) or bool(jump_fields(s, f, line))


def step_fields(s: Position, f: Frame, line: Line) -> list[int]:
    """Where the hero may step with what is left."""
    hero = 2 * f.seat + f.a
    fields = ways_from(s, f.seat, s.heroes[hero])
    if f.b >= 0:
        return fields if f.b > 0 else []
    if line.points + line.tribute > 0:
        return fields
    free = [field for field in fields if is_home(s, f.seat, field)]
    if line.cards:
        return free
    return [field for field in free if not entered_free(s, hero, field)]


def jump_fields(s: Position, f: Frame, line: Line) -> list[int]:
    """The gates a hero on a gate may jump to, for entry and one Supply (B-GATE-10 to -15)."""
    gates = gates_of(s, f.seat, f.a)
    if f.b >= 0:
        # Free movement may include a jump: the tribute is added from the hand.
        return gates if f.b > 0 and tribute_card(s, f.seat) >= 0 else []
    if line.tribute < 1:
        return []
    enough = line.points + line.tribute > 1
    return [gate for gate in gates if enough or is_home(s, f.seat, gate)]


def gates_of(s: Position, seat: int, hero: int) -> list[int]:
    """The gates a hero could jump to; each hero jumps once a turn (B-GATE-11)."""
    start = s.heroes[2 * seat + hero]
    if s.place[start] != L.GATE or 2 * seat + hero in s.jumped:
        return []
    return gates_from(s, seat, start)


def tribute_card(s: Position, seat: int) -> int:
    """The hand card that pays the tribute of a free jump: Supply before Stardust; -1 for none."""
    best = -1
    for card in s.hand[seat]:
        value = supply_of(card)
        if value and (best < 0 or value < supply_of(best)):
            best = card
    return best


def run_moving(s: Position, f: Frame) -> bool:
    thread = s.threads[f.seat]
    line = s.line[f.seat]
    if line is None:  # the line was switched off
        thread.pop()
        return True
    if f.step == LAY:
        return False
    if s.heroes[2 * f.seat + f.a] >= 0 and walkable(s, f, line):
        return False
    stop(s, f)
    return True


def walk_options(s: Position, f: Frame) -> list[int]:
    line = s.line[f.seat]
    assert line is not None
    options = [V.pack(V.V_STEP, field) for field in step_fields(s, f, line)]
    options += [V.pack(V.V_JUMP, field) for field in jump_fields(s, f, line)]
    if f.c:
        options.append(V.pack(V.V_STOP))
    return options


def choose_walk(s: Position, f: Frame, option: int) -> None:
    verb = V.verb_of(option)
    if verb == V.V_STOP:
        stop(s, f)
        return
    line = s.line[f.seat]
    assert line is not None
    field = V.a_of(option)
    hero = 2 * f.seat + f.a
    start = s.heroes[hero]
    left = f.b
    if f.b >= 0:
        left = f.b - 1
        if verb == V.V_JUMP:
            tribute = tribute_card(s, f.seat)
            take_card(s, f.seat, 0, tribute)
            s.table[f.seat] += (tribute,)
    else:
        pay_step(s, f.seat, hero, line, field)
        if verb == V.V_JUMP:
            line.tribute -= 1
    put_hero(s, f.seat, f.a, field)
    thread = s.threads[f.seat]
    thread[-1] = Frame(f.kind, f.seat, WALK, f.a, left, f.c + 1)
    if verb == V.V_JUMP:
        s.jumped += (hero,)
        s.say(E.E_JUMPED, (f.seat, f.a, field))
        begin(s, f.seat, storm.Storm(f.seat, f.a, start, field))
    else:
        s.say(E.E_MOVED, (f.seat, f.a, field))


def pay_step(s: Position, seat: int, hero: int, line: Line, field: int) -> None:
    """One point for a field, Horse steps first: only Supply can be tribute (B-GATE-13)."""
    if is_home(s, seat, field):
        if not line.cards:
            s.free_entered += (hero, field)
    elif line.points:
        line.points -= 1
    else:
        line.tribute -= 1


def stop(s: Position, f: Frame) -> None:
    """The movement ends; what is left lapses (B-MOVE-05). A hero may stop on the connection."""
    s.threads[f.seat].pop()
    s.line[f.seat] = None
    stopped(s, f.seat, f.a)


def stopped(s: Position, seat: int, hero: int) -> None:
    """A hero has stopped: the Mountain Pass and the King's Bridge (R-77, R-78)."""
    field = s.heroes[2 * seat + hero]
    if field < 0 or s.place[field] != L.CONNECTION:
        return
    if s.rules.mountain_pass and s.rings[2 * seat + hero] < 0:
        begin(s, seat, mountain_pass.Booster(seat, hero))
    elif s.rules.kings_bridge and 2 * seat + hero not in s.bridged:
        begin(s, seat, kings_bridge.Bridge(seat, hero))
