"""The board (B-CSETUP-08 to -15, B-SETUP-09 to -21, B-VALLEY-04 to -11)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import put_terrain
from stormark.games.battalia.atoms_setup import (
    hide_under_gate,
    lay_face_down,
    lay_out_royals,
    leave_out,
    put_level,
    take_terrain,
)
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

ALL_EXITS: Final = 15


def lay_board(s: Position) -> None:
    board = s.rules.board
    for field in board.missing:
        leave_out(s, field)
    for group, neutral in ((board.starting, False), (board.neutral, True)):
        terrains = s.shuffled(L.S_SETUP, tuple(s.rules.sets))[: len(group)]
        for field, terrain in zip(group, terrains, strict=True):
            lay_city(s, field, terrain)
            if neutral:
                put_level(s, field, neutral_level(s))
    if s.rules.valleys():
        lay_valleys(s)
    for field in board.ruins:
        put_terrain(s, L.RUIN, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)


def neutral_level(s: Position) -> i64:
    tables = s.rules.tables
    return tables.neutral_city_hero_mode if s.rules.hero_mode else tables.neutral_city


def lay_city(s: Position, field: i64, terrain: i64) -> None:
    """Cities of the setup are crossings of their terrain, taken from the stack."""
    take_terrain(s, L.CITY_STACKS + L.X_SHAPE, terrain)
    put_terrain(s, L.CITY, L.X_SHAPE, terrain, field, ALL_EXITS)


def lay_valleys(s: Position) -> None:
    """Centres and connection face up, crossings and buildings face down (B-VALLEY-05 to -10)."""
    board = s.rules.board
    hidden: list[int] = []
    for valley, centre in enumerate(board.centres):
        row, column = divmod(centre, board.columns)
        put_terrain(s, L.CENTRE, L.X_SHAPE, L.NEUTRAL, centre, ALL_EXITS)
        put_level(s, centre, s.rules.tables.centre_neutral)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            field = board.at(row + down, column + right)
            put_terrain(s, L.CROSSING, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)
            hidden += (field, -1)
        buildings = s.shuffled(L.S_SETUP, tuple(s.rules.tables.valley_buildings[valley]))
        corners = (
            (-1, -1, L.EAST | L.SOUTH),
            (-1, 1, L.WEST | L.SOUTH),
            (1, -1, L.EAST | L.NORTH),
            (1, 1, L.WEST | L.NORTH),
        )
        for (down, right, exits), building in zip(corners, buildings, strict=True):
            field = board.at(row + down, column + right)
            put_terrain(s, L.BUILDING, 0, L.NEUTRAL, field, exits)
            hidden += (field, building)
    lay_face_down(s, tuple(hidden))
    put_terrain(s, L.CONNECTION, L.X_SHAPE, L.NEUTRAL, board.connection, ALL_EXITS)


def place_gates(s: Position) -> None:
    """The gates of the players' factions on random gate fields (B-SETUP-14, -15)."""
    gates = s.shuffled(L.S_SETUP, tuple(s.faction))
    for field, terrain in zip(s.rules.board.gates, gates, strict=True):
        put_terrain(s, L.GATE, L.X_SHAPE, terrain, field, ALL_EXITS)
    lay_out_royals(s)
    if s.rules.kings_bridge:
        for faction in s.faction:
            hide_under_gate(s, faction, 1 if s.seats == 6 else 2)
