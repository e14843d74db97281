"""What is printed on cards and boards, for those who draw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.content_cards import cards_of
from stormark.games.battalia.pack import Layout, Pack
from stormark.games.battalia.pack.build import is_mark
from stormark.games.battalia.pack.model import FieldOfMap
from stormark.kernel.json import Json, JsonDict

DIRECTIONS = ("north", "east", "south", "west")


def content_of(pack: Pack) -> JsonDict:
    """Everything printed except for names and texts, which each language has its own of.

    Fields are written as in views (`2,3`: row and column).  The number of a place, of a building
    or of a terrain in a view counts the lists given here from 0.
    """
    return {
        "factions": [
            {"id": faction.id, "number": faction.number, "terrain": faction.terrain}
            for faction in pack.factions
        ],
        "terrains": [*W.TERRAINS],
        "places": [*W.PLACES],
        "shapes": _shapes(pack),
        "directions": {word: 1 << bit for bit, word in enumerate(DIRECTIONS)},
        "cards": cards_of(pack),
        "storm_effects": [
            {"id": effect.id, "number": effect.number} for effect in pack.storm_effects
        ],
        "potions": [{"id": potion.id, "days": potion.days} for potion in pack.potions],
        "npcs": [*W.NPCS],
        "buildings": [
            {"id": building.id, "valley": building.valley, "supplies": building.supplies}
            for building in sorted(pack.buildings, key=lambda one: W.BUILDINGS.index(one.id))
        ],
        "valleys": [{"id": valley.id, "centre": _field(valley.centre)} for valley in pack.valleys],
        "connection": _field(pack.connection),
        "no_city_fields": _fields(pack.no_city_fields),
        "layouts": [_layout(layout) for layout in pack.layouts],
        "days": [
            {"enlightened": enlightened, "matching": matching}
            for enlightened, matching in zip(pack.enlightened, pack.matching, strict=True)
        ],
        "amulet_die": [*pack.amulet_die],
        "start_deck": dict(pack.start_deck),
        "numbers": dict(pack.numbers),
    }


def _shapes(pack: Pack) -> list[Json]:
    """Terrain cards: the exits of a shape that is not turned, and its copies in a faction set."""
    return [
        {
            "id": word,
            "exits": L.SHAPE_EXITS[shape],
            "rotations": L.rotations(shape),
            "cities": pack.cities.get(word, 0),
            "roads": pack.roads.get(word, 0),
        }
        for shape, word in enumerate(W.SHAPES)
    ]


def _layout(layout: Layout) -> JsonDict:
    return {
        "id": layout.id,
        "mode": layout.mode,
        "players": layout.players,
        "valley": layout.valley,
        "rows": layout.rows,
        "columns": layout.columns,
        "missing": _fields(layout.missing),
        "starting": _fields(layout.starting),
        "neutral": _fields(layout.neutral),
        "gates": _fields(layout.gates),
        "ruins": _fields(layout.ruins),
    }


def _fields(fields: Sequence[FieldOfMap]) -> list[Json]:
    return [_field(field) for field in fields]


def _field(field: FieldOfMap) -> str:
    return f"{field[0]},{field[1]}"


def data_of(pack: Pack) -> JsonDict:
    """The pack as its files say it; what cards do is said at length by the library."""
    return {section: _shown(value) for section, value in pack.data.items()}


def _shown(value: Any) -> Json:
    if isinstance(value, Mapping):
        return {
            key: _shown(inner)
            for key, inner in value.items()
            if key != "effect" and not is_mark(key)
        }
    if isinstance(value, list):
        return [_shown(inner) for inner in value]
    assert value is None or isinstance(value, bool | int | float | str)
    return value
