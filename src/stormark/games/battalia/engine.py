"""The engine: threads of the table and of the players, run until somebody has to decide."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import events as E
from stormark.games.battalia import valleys
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle import steps
from stormark.games.battalia.battle.course import battle_options, choose_battle, run_battle
from stormark.games.battalia.battle.raising import battle_sacrifices, choose_sacrifice
from stormark.games.battalia.battle.retreat import choose_retreat, retreat_places, run_retreat
from stormark.games.battalia.battle.sides import side_of
from stormark.games.battalia.effects import great, storm, transform
from stormark.games.battalia.invariants import broken
from stormark.games.battalia.lines import sacrifice_options
from stormark.games.battalia.npcs import choose_tribute, run_tribute, tribute_choices
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.setup import (
    choose_draft,
    choose_faction,
    choose_home,
    draft_options,
    faction_options,
    home_options,
)
from stormark.games.battalia.snapshot import to_json
from stormark.games.battalia.state import DONE, IDLE, Frame, Position
from stormark.games.battalia.turn import (
    act,
    building,
    days,
    execute,
    keeping,
    moving,
    trade,
    windows,
)
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io

TABLE = -1  # the thread of the table


@final
class BattaliaState(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def copy(self) -> BattaliaState:
        return BattaliaState(self.rules, self)

    def open_seats(self) -> list[int]:
        return questions(self)[0]

    def idle_seats(self) -> list[int]:
        """Members who are done may take that back while another one is not (R-11)."""
        asked = self.open_seats()
        if not asked or not in_team_turn(self) or holds_table(self):
            return []
        return [seat for seat in active_team(self) if self.flags[seat] & DONE and seat not in asked]

    def options(self, seat: int) -> list[int]:
        if self.flags[seat] & DONE and seat in self.idle_seats():
            return [V.V_RESUME]
        found = self.open[seat]
        if found is None:
            found = options_of(self, top(self, thread_of(self, seat))) or [V.V_GIVE_UP]
            self.open[seat] = found
        return found

    def apply(self, seat: int, option: int, io: Io) -> None:
        self.chance = io.chance
        self.sink = io.sink
        thread = thread_of(self, seat)
        for other in range(self.seats):
            self.open[other] = None
        self.asking = None
        self.answered[seat] += 1
        if option == V.V_RESUME:
            self.flags[seat] &= ~DONE
            self.say(E.E_NOT_DONE, (seat,))
        elif option == V.V_GIVE_UP:
            give_up(self, top(self, thread), thread)
        else:
            choose(self, top(self, thread), option, thread)
        advance(self)
        self.chance = IDLE
        self.sink = None

    def returns(self) -> list[float]:
        return list(self.shares) if self.shares else [0.0] * self.seats

    def check(self) -> list[str]:
        return broken(self)

    def to_json(self) -> JsonDict:
        return to_json(self)


# --- threads


def frames_of(s: Position, thread: int) -> list[Frame]:
    return s.stack if thread == TABLE else s.threads[thread]


def top(s: Position, thread: int) -> Frame:
    return frames_of(s, thread)[-1]


def in_team_turn(s: Position) -> bool:
    return s.stack[-1].kind == V.F_TURN and s.stack[-1].step == days.PLAY


def questions(s: Position) -> tuple[list[int], list[int]]:
    """The seats with an open decision, and the thread of each; worked out once per position."""
    found = s.asking
    if found is None:
        found = ask(s)
        s.asking = found
    return found


def ask(s: Position) -> tuple[list[int], list[int]]:
    """A step under way holds the table, except a battle that waits for its defender or for
    somebody who is asked in one of its windows (R-11); a seat is asked one thing at a time.
    """
    if s.shares or not s.stack:
        return [], []
    if not in_team_turn(s):
        return [decider(s, s.stack[-1], TABLE)], [TABLE]
    seats: list[int] = []
    threads: list[int] = []
    for member in active_team(s):
        if len(s.threads[member]) > 1:
            seat = decider(s, s.threads[member][-1], member)
            if s.battle[member] is None or seat == member:
                return [seat], [member]
            if seat not in seats:
                seats.append(seat)
                threads.append(member)
    for member in active_team(s):
        if len(s.threads[member]) == 1 and not s.flags[member] & DONE and member not in seats:
            seats.append(member)
            threads.append(member)
    return seats, threads


def holds_table(s: Position) -> bool:
    """Whether a step is under way that nobody may interrupt."""
    for member in active_team(s):
        if len(s.threads[member]) > 1:
            if s.battle[member] is None or decider(s, s.threads[member][-1], member) == member:
                return True
    return False


def thread_of(s: Position, seat: int) -> int:
    seats, threads = questions(s)
    return threads[seats.index(seat)] if seat in seats else TABLE


def decider(s: Position, f: Frame, thread: int) -> int:
    """Who decides in a waiting frame."""
    if f.kind == V.F_BATTLE:
        open_battle = s.battle[thread]
        assert open_battle is not None
        if f.step == steps.DEFENCE:
            return open_battle.defender
        if f.step in (steps.MOVE, steps.RAISING):
            return side_of(open_battle, f.a)
    return f.seat


def advance(s: Position) -> None:
    """Run every thread until all of them wait or the game is over."""
    while not s.shares:
        if s.stack[-1].kind != V.F_TURN or not in_team_turn(s):
            if not run(s, s.stack[-1], TABLE):
                return
            continue
        moved = False
        for member in active_team(s):
            while len(s.threads[member]) > 1 and not s.shares:
                if not run(s, s.threads[member][-1], member):
                    break
                moved = True
        if s.shares:
            break
        if not moved and not run(s, s.stack[-1], TABLE):
            return
    s.stack.clear()
    for thread in s.threads:
        thread.clear()


def give_up(s: Position, f: Frame, thread: int) -> None:
    """Leave a procedure that the cards of a sampled position cannot complete."""
    frames = frames_of(s, thread)
    line = s.line[f.seat]
    if f.kind == V.F_BATTLE:
        frames[-1] = f.at(steps.OVER)
        return
    frames.pop()
    if f.kind == V.F_LINE or f.kind == V.F_MOVING:
        if line is not None:
            s.hand[f.seat] += line.cards
        s.line[f.seat] = None
    elif f.kind == V.F_PITCH:
        s.hand[f.seat] += (f.a, *f.data)


def run(s: Position, f: Frame, thread: int) -> bool:
    """One step of a thread; False when it waits for a decision."""
    kind = f.kind
    if kind == V.F_LINE:
        return building.run_line(s, f)
    if kind == V.F_EXECUTE:
        return execute.run_execute(s, f)
    if kind == V.F_MOVING:
        return moving.run_moving(s, f)
    if kind == V.F_BATTLE:
        return run_battle(s, f)
    if kind == V.F_WINDOW:
        return windows.run_window(s, f, frames_of(s, thread))
    if kind == V.F_TURN:
        return days.run_turn(s, f)
    if kind == V.F_DAY:
        return days.run_day(s, f)
    if kind == V.F_RETREAT:
        return run_retreat(s, f, frames_of(s, thread))
    if kind == V.F_PITCH:
        return keeping.run_pitch(s, f)
    if kind == V.F_RECRUIT:
        return act.run_recruit(s, f)
    if kind == V.F_PLAYED:
        return act.run_played(s, f)
    if kind == V.F_PROMOTE:
        return transform.promotion_step(s, f, frames_of(s, thread))
    if kind == V.F_AMULET:
        return transform.amulet_step(s, f, frames_of(s, thread))
    if kind == V.F_MASK:
        return transform.helper_step(s, f, frames_of(s, thread))
    if kind == V.F_STORM:
        return storm.run_storm(s, f)
    if kind == V.F_COPY_STORM:
        return storm.run_copy(s, f)
    if kind == V.F_FATE:
        return storm.run_fate(s, f)
    if kind == V.F_CHOOSE_GREAT:
        return storm.run_choose_great(s, f)
    if kind == V.F_TRIBUTE:
        return run_tribute(s, f)
    if kind == V.F_BRIDGE:
        return valleys.run_bridge(s, f)
    if kind == V.F_RETURN_GREAT:
        return valleys.run_return_great(s, f)
    if kind not in ASKING:
        return False
    options = options_of(s, f)
    if len(options) > 1:
        s.open[f.seat] = options
        return False
    if options:
        choose(s, f, options[0], thread)
    else:
        frames_of(s, thread).pop()
    return True


# Frames that take the only possibility without asking, and end where there is none.
ASKING = (
    V.F_FREE_ARTEFACT,
    V.F_DESTROY_TENT,
    V.F_FREE_ROAD,
    V.F_UPGRADE,
    V.F_REPLACE,
    V.F_LIMBO,
    V.F_TRADE,
    V.F_THEFT,
    V.F_STANDARD,
    V.F_CLOAK,
    V.F_CRYSTAL,
    V.F_WINGS,
    V.F_CROWN,
    V.F_SUMMON,
    V.F_HIDE,
    V.F_TAKE,
    V.F_SACRIFICE,
)


def options_of(s: Position, f: Frame) -> list[int]:
    """The options of a waiting frame."""
    kind = f.kind
    if kind == V.F_ACT:
        return act.act_options(s, f.seat)
    if kind == V.F_LINE:
        return building.line_options(s, f)
    if kind == V.F_MOVING:
        if f.step == moving.LAY:
            return moving.lay_movement_options(s, f)
        return moving.walk_options(s, f)
    if kind == V.F_BATTLE:
        return battle_options(s, f)
    if kind == V.F_WINDOW:
        return windows.window_options(s, f.seat, f.c, f.a)
    if kind == V.F_SACRIFICE:
        return battle_sacrifices(s, f.seat) if f.a == 1 else sacrifice_options(s, f.seat)
    if kind == V.F_RETREAT:
        return retreat_places(s, f)
    if kind == V.F_FACTIONS:
        return faction_options(s)
    if kind == V.F_HOMES:
        return home_options(s)
    if kind == V.F_DRAFT:
        return draft_options(f)
    if kind == V.F_TAKE:
        return execute.take_options(s, f)
    if kind == V.F_HIDE:
        return keeping.hide_choices(s, f)
    if kind == V.F_PITCH:
        return keeping.pitch_choices(s, f)
    if kind == V.F_PROMOTE:
        return transform.promotion_options(s, f)
    if kind == V.F_AMULET:
        return transform.amulet_options(s, f)
    if kind == V.F_MASK:
        return transform.helper_options(s, f)
    if kind == V.F_TRADE:
        return trade.trade_choices(s, f)
    if kind == V.F_TRIBUTE:
        return tribute_choices(s, f)
    if kind == V.F_ECLIPSE:
        return act.eclipse_choices(s, f)
    if kind == V.F_RECRUIT:
        return act.recruit_choices(s, f)
    if kind == V.F_BOOSTER:
        return valleys.booster_options()
    if kind == V.F_BRIDGE:
        return valleys.bridge_options(s, f)
    if kind == V.F_GATE_GREAT:
        return valleys.gate_great_options(s, f)
    return effect_options(s, f)


def effect_options(s: Position, f: Frame) -> list[int]:
    """Options of the frames of storm effects and Great Artefacts."""
    kind = f.kind
    if kind == V.F_COPY_STORM:
        return [V.pack(V.V_EFFECT, effect) for effect in storm.copyable(s)]
    if kind == V.F_FREE_ARTEFACT:
        return [V.pack(V.V_BUY, artefact) for artefact in storm.artefact_types(s)]
    if kind == V.F_DESTROY_TENT:
        return [V.pack(V.V_TENT, *tent) for tent in storm.tents_to_destroy(s, f.seat)]
    if kind == V.F_FREE_ROAD:
        return storm.free_road_options(s, f)
    if kind == V.F_UPGRADE:
        return storm.upgrade_choices(s, f)
    if kind == V.F_REPLACE:
        return storm.replace_options(s, f)
    if kind == V.F_LIMBO:
        return storm.limbo_options(s, f)
    if kind == V.F_FATE:
        return storm.fate_options(s, f)
    if kind == V.F_CHOOSE_GREAT:
        return storm.great_choices(s, f)
    if kind == V.F_WINGS:
        return great.wing_options(s, f)
    if kind == V.F_CROWN:
        return [V.pack(V.V_NAME, unit) for unit in great.crown_units(s, f.seat)]
    if kind == V.F_THEFT:
        return great.theft_options(s, f)
    if kind == V.F_STANDARD:
        return great.standard_options(s, f)
    if kind == V.F_CLOAK:
        return great.cloak_options(s, f)
    if kind == V.F_CRYSTAL:
        return great.crystal_options(s, f)
    return great.summon_options(s, f.seat)


def choose(s: Position, f: Frame, option: int, thread: int) -> None:
    """Carry out an option of a waiting frame."""
    kind = f.kind
    frames = frames_of(s, thread)
    if kind == V.F_ACT:
        act.choose_act(s, f, option)
    elif kind == V.F_LINE:
        building.choose_line(s, f, option)
    elif kind == V.F_MOVING:
        if f.step == moving.LAY:
            moving.lay_movement(s, f, option)
        else:
            moving.choose_walk(s, f, option)
    elif kind == V.F_BATTLE:
        choose_battle(s, f, option)
    elif kind == V.F_WINDOW:
        windows.choose_window(s, f, option, frames)
    elif kind == V.F_SACRIFICE:
        choose_sacrifice(s, f, option, frames)
    elif kind == V.F_RETREAT:
        choose_retreat(s, f, option, thread)
    elif kind == V.F_FACTIONS:
        choose_faction(s, f, option)
    elif kind == V.F_HOMES:
        choose_home(s, f, option)
    elif kind == V.F_DRAFT:
        choose_draft(s, f, option)
    elif kind == V.F_TAKE:
        execute.choose_take(s, f, option)
    elif kind == V.F_HIDE:
        keeping.choose_hide(s, f, option)
    elif kind == V.F_PITCH:
        keeping.choose_pitch(s, f, option)
    elif kind == V.F_PROMOTE:
        transform.choose_promotion(s, f, option, frames)
    elif kind == V.F_AMULET:
        transform.choose_amulet(s, f, option, frames)
    elif kind == V.F_MASK:
        transform.choose_helper(s, f, option, frames)
    elif kind == V.F_TRADE:
        trade.choose_trade(s, f, option)
    elif kind == V.F_TRIBUTE:
        choose_tribute(s, f, option)
    elif kind == V.F_ECLIPSE:
        act.choose_eclipse(s, f, option)
    elif kind == V.F_RECRUIT:
        act.choose_recruit(s, f, option)
    elif kind == V.F_BOOSTER:
        valleys.choose_booster(s, f, option)
    elif kind == V.F_BRIDGE:
        valleys.choose_bridge(s, f, option)
    elif kind == V.F_GATE_GREAT:
        valleys.choose_gate_great(s, f, option)
    else:
        choose_effect(s, f, option)


def choose_effect(s: Position, f: Frame, option: int) -> None:
    kind = f.kind
    if kind == V.F_COPY_STORM:
        storm.choose_copy(s, f, option)
    elif kind == V.F_FREE_ARTEFACT:
        s.threads[f.seat].pop()
        execute.take_artefact(s, f.seat, V.a_of(option), True)
    elif kind == V.F_DESTROY_TENT:
        s.threads[f.seat].pop()
        storm.destroy_tent(s, V.a_of(option), V.b_of(option))
    elif kind == V.F_FREE_ROAD:
        storm.choose_free_road(s, f, option)
    elif kind == V.F_UPGRADE:
        storm.choose_upgrade(s, f, option)
    elif kind == V.F_REPLACE:
        storm.choose_replace(s, f, option)
    elif kind == V.F_LIMBO:
        storm.choose_limbo(s, f, option)
    elif kind == V.F_FATE:
        storm.carry_out_fate(s, f, V.a_of(option))
    elif kind == V.F_CHOOSE_GREAT:
        storm.choose_great(s, f, option)
    elif kind == V.F_WINGS:
        great.choose_wings(s, f, option)
    elif kind == V.F_CROWN:
        great.choose_crown(s, f, option)
    elif kind == V.F_THEFT:
        great.choose_theft(s, f, option)
    elif kind == V.F_STANDARD:
        great.choose_standard(s, f, option)
    elif kind == V.F_CLOAK:
        great.choose_cloak(s, f, option)
    elif kind == V.F_CRYSTAL:
        great.choose_crystal(s, f, option)
    else:
        great.choose_summon(s, f, option)
