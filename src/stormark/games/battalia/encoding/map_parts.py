"""The parts of an observation that are about the map and a battle on it."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, battle_of
from stormark.games.battalia.battle.strength import total
from stormark.games.battalia.encoding.operands import MOST_FIELDS
from stormark.games.battalia.encoding.table_parts import SEAT_OR_NONE, count
from stormark.games.battalia.state import Position
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part, relative
from stormark.kernel.state import State

NOT_THERE: Final = L.MISSING


@final
class MapPart(Part):
    """Every field, row by row; what lies beyond a smaller board is 0."""

    def __init__(self) -> None:
        fields = MOST_FIELDS
        super().__init__(
            "map",
            (
                Column("place", 10, "what lies there + 1: empty, road, city, gate, ...", fields),
                Column("exits", 15, "its exits: north 1, east 2, south 4, west 8", fields),
                Column("terrain", 7, "terrain + 1; neutral: 7", fields),
                Column("shape", 255, "shape of a card, building of a valley, + 1", fields),
                Column("owner", 6, f"owner: {SEAT_OR_NONE}", fields),
                Column("level", 255, "level of a city", fields),
                Column("heroes", 63, "whose heroes stand there, a bit for each seat", fields),
                Column("posts", 63, "whose trading posts are there, a bit for each seat", fields),
                Column("concealed", 1, "whether it is concealed", fields),
                Column("hidden", 1, "whether it is an undiscovered card of a valley", fields),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        places, exits, terrains = s.place, s.exits, s.terrain
        shapes, owners, levels = s.shape, s.owner, s.level
        for field in range(s.rules.board.size):
            place = places[field]
            if place == NOT_THERE:
                continue
            put(out, at + field, 1 + place)
            if place == L.EMPTY:
                continue
            put(out, at + MOST_FIELDS + field, exits[field])
            put(out, at + 2 * MOST_FIELDS + field, 1 + terrains[field])
            put(out, at + 3 * MOST_FIELDS + field, 1 + shapes[field])
            if owners[field] >= 0:
                put(out, at + 4 * MOST_FIELDS + field, 1 + relative(s, viewer, owners[field]))
            if levels[field]:
                put(out, at + 5 * MOST_FIELDS + field, levels[field])
        at += 6 * MOST_FIELDS
        for hero in range(2 * s.seats):
            if s.heroes[hero] >= 0:
                mark(s, viewer, hero >> 1, out, at + s.heroes[hero])
        at += MOST_FIELDS
        for seat in range(s.seats):
            for field in s.posts[seat]:
                mark(s, viewer, seat, out, at + field)
        at += MOST_FIELDS
        for field, _seat in s.concealed:
            put(out, at + field, 1)
        at += MOST_FIELDS
        for index in range(0, len(s.hidden), 2):
            put(out, at + s.hidden[index], 1)


def mark(s: Position, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """Set the bit of a seat."""
    put(out, at, i64(out[at]) | i64(1) << relative(s, viewer, seat))


@final
class BattlePart(Part):
    """The viewer's battle, or else the first one under way."""

    def __init__(self) -> None:
        super().__init__(
            "battle",
            (
                Column("attacker", 6, f"attacker: {SEAT_OR_NONE}"),
                Column("defender", 6, f"defender: {SEAT_OR_NONE}, or neutral"),
                Column("object", 9, "what is attacked: 0 heroes, else the place"),
                Column("field", 77, "its field + 1"),
                Column("attacking", 3, "heroes of the attacker, a bit each"),
                Column("defending", 3, "heroes of the defender, a bit each"),
                Column("ranged", 1, "whether it is fought from a distance"),
                Column("frozen", 1, "whether the attack line was switched off"),
                Column("attack", 255, "total of the attacker"),
                Column("defence", 255, "total of the defender"),
                Column("attack_line", 255, "cards of the attacker's line, by kind", L.KINDS),
                Column("defence_line", 255, "cards of the defender's line, by kind", L.KINDS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        battle = shown_battle(s, viewer)
        if battle is None:
            return
        put(out, at, 1 + relative(s, viewer, battle.attacker))
        if battle.defender >= 0:
            put(out, at + 1, 1 + relative(s, viewer, battle.defender))
        put(out, at + 2, battle.object)
        put(out, at + 3, 1 + battle.field)
        put(out, at + 4, battle.attacker_heroes)
        put(out, at + 5, battle.defender_heroes)
        put(out, at + 6, 1 if battle.ranged else 0)
        put(out, at + 7, 1 if battle.frozen else 0)
        put(out, at + 8, total(s, battle, ATTACKER))
        put(out, at + 9, total(s, battle, DEFENDER))
        at += 10
        for card in battle.attacker_line:
            count(out, at + L.kind_of(card))
        at += L.KINDS
        for card in battle.defender_line:
            count(out, at + L.kind_of(card))


def shown_battle(s: Position, viewer: i64) -> Battle | None:
    own = battle_of(s, viewer)
    if own is not None:
        return own
    for battle in s.battle:
        if battle is not None:
            return battle
    return None
