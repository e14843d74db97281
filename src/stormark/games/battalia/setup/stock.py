"""The stock (B-CSETUP-03, -04): every stack of the common supply."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import uncover
from stormark.games.battalia.atoms_setup import (
    fill_expansion,
    fill_stack,
    fill_supply,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position

STORM_EFFECTS: Final = 12


def fill_stock(s: Position) -> None:
    tables = s.rules.tables
    stacks: list[list[int]] = [[] for _ in range(L.STACKS)]
    for faction in s.rules.sets:
        for rank in range(1, 5):
            card = L.UNITS + rank - 1 + 4 * faction
            stacks[L.UNIT_STACKS + rank - 1] += [card] * tables.units_per_set[rank - 1]
        for artefact in range(L.TYPES):
            card = L.ARTEFACTS + artefact + L.TYPES * faction
            stacks[L.ARTEFACT_STACKS + artefact] += [card] * tables.artefacts_per_set[artefact]
        for shape in range(L.SHAPES):
            stacks[L.CITY_STACKS + shape] += [faction] * tables.cities_per_set[shape]
            if shape:
                stacks[L.ROAD_STACKS + shape] += [faction] * tables.roads_per_set[shape]
    for number, cards in enumerate(stacks):
        fill_stack(s, number, tuple(cards))
    fill_supply(s, tables.supply_per_set * len(s.rules.sets))
    if s.rules.stormgates:
        fates = (L.FATES, L.FATES + 1, L.FATES + 2)
        fill_expansion(s, tables.stardust, tables.chests, STORM_EFFECTS, fates)


def add_universal_units(s: Position) -> None:
    """Unbound and Fanatics join the stacks after the starting cards (B-CSETUP-23, B-FAN-02)."""
    for rank in range(1, 5):
        extra: Cards = ()
        if s.rules.unbound:
            extra += (L.UNBOUND + rank - 1,) * s.rules.tables.unbound_per_rank[rank - 1]
        if s.rules.fanatics:
            extra += (L.FANATICS + rank - 1,) * s.rules.tables.fanatics_per_rank[rank - 1]
        if extra:
            fill_stack(s, L.UNIT_STACKS + rank - 1, extra)
            uncover(s, L.UNIT_STACKS + rank - 1)
