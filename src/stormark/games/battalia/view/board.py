"""The board of a view: what lies on every field, and the NPCs."""

from __future__ import annotations

from typing import cast

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.grid import is_hidden, sealed_fields
from stormark.games.battalia.queries import is_concealed
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.types import (
    Board,
    Building,
    Diagonal,
    Field,
    Npc,
    Npcs,
    Place,
    Shape,
    Summoned,
)
from stormark.games.battalia.view.words import (
    field_or_none,
    field_word,
    seat_or_none,
    terrain_word,
    ways,
)

OWNED = (L.CITY, L.CENTRE, L.BUILDING)


def board(s: Position) -> Board:
    sealed = sealed_fields(s)
    attacked = [battle.field for battle in s.battle if battle is not None]
    size = s.rules.board.size
    return Board(
        rows=s.rules.board.rows,
        columns=s.rules.board.columns,
        fields={
            field_word(s, field): shown_field(s, field, field in sealed, field in attacked)
            for field in range(size)
            if s.place[field] != L.MISSING
        },
    )


def shown_field(s: Position, field: int, sealed: bool, attacked: bool) -> Field:
    """The card of a field with what can be said of such a card."""
    place = s.place[field]
    shown = Field(place=cast(Place, W.PLACES[place]))
    if place == L.EMPTY:
        if sealed:
            shown["sealed"] = True
        return shown
    hidden = is_hidden(s, field)
    shown["exits"] = ways(s.exits[field])
    shown["terrain"] = terrain_word(s.terrain[field])
    if place in (L.ROAD, L.CITY):
        shown["shape"] = cast(Shape, W.SHAPES[s.shape[field]])
    if place == L.GATE:
        shown["gate"] = s.terrain[field] + 1
    if place in (L.CROSSING, L.BUILDING):
        shown["hidden"] = hidden
    if place == L.BUILDING and not hidden:
        shown["building"] = cast(Building, W.BUILDINGS[s.shape[field]])
    if place in OWNED:
        shown["owner"] = seat_or_none(s.owner[field])
        shown["level"] = s.level[field]
    if s.concealed and is_concealed(s, field):
        shown["concealed"] = True
    if attacked:
        shown["attacked"] = True
    return shown


def npcs(s: Position) -> Npcs:
    return Npcs(
        metamorpha=field_or_none(s, s.metamorpha),
        bilkarr=field_or_none(s, s.bilkarr),
        direction=None if s.bilkarr < 0 else heading(s.bilkarr_down, s.bilkarr_right),
        rests=s.bilkarr_rests,
        summoned=[Summoned(npc=cast(Npc, W.NPCS[npc]), seat=seat) for npc, seat in s.summoned],
    )


def heading(down: int, right: int) -> Diagonal:
    if down < 0:
        return "up_right" if right > 0 else "up_left"
    return "down_right" if right > 0 else "down_left"
