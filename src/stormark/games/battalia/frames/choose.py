"""Carrying out an option, for every kind of frame."""

from __future__ import annotations

from stormark.games.battalia import valleys
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import procedures
from stormark.games.battalia.battle.course import choose_battle
from stormark.games.battalia.battle.raising import choose_sacrifice
from stormark.games.battalia.battle.retreat import choose_retreat
from stormark.games.battalia.effects import great, storm, transform
from stormark.games.battalia.npcs import choose_draw, choose_tribute
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.setup import choose_draft, choose_faction, choose_home
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, building, execute, keeping, moving, trade, windows


def choose(s: Position, f: Frame, option: int, thread: int) -> None:
    """Carry out an option of a waiting frame."""
    kind = f.kind
    frames = procedures(s, thread)
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
    elif kind == V.F_BOOSTER:
        valleys.choose_booster(s, f, option)
    elif kind == V.F_BRIDGE:
        valleys.choose_bridge(s, f, option)
    elif kind == V.F_GATE_RING:
        valleys.choose_gate_ring(s, f, option)
    elif kind == V.F_DRAW_MORE:
        choose_draw(s, f, option)
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
    elif kind == V.F_AMOUNT:
        great.choose_amount(s, f, option)
    elif kind == V.F_CRYSTAL:
        great.choose_crystal(s, f, option)
    else:
        great.choose_summon(s, f, option)
