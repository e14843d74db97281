"""The options of every kind of frame."""

from __future__ import annotations

from stormark.games.battalia import valleys
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.course import battle_options
from stormark.games.battalia.battle.raising import sacrifice_choices
from stormark.games.battalia.battle.retreat import retreat_choices
from stormark.games.battalia.effects import great, storm, transform
from stormark.games.battalia.npcs import draw_options, tribute_choices
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.setup import draft_options, faction_options, home_options
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, building, execute, keeping, moving, trade, windows


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
        return sacrifice_choices(s, f)
    if kind == V.F_RETREAT:
        return retreat_choices(s, f)
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
    if kind == V.F_BOOSTER:
        return valleys.booster_options()
    if kind == V.F_BRIDGE:
        return valleys.bridge_options(s, f)
    if kind == V.F_GATE_RING:
        return valleys.gate_ring_options()
    if kind == V.F_DRAW_MORE:
        return draw_options(s, f)
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
    if kind == V.F_AMOUNT:
        return great.amount_options(f)
    if kind == V.F_CRYSTAL:
        return great.crystal_options(s, f)
    return great.summon_options(s, f.seat)
