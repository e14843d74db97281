"""The fields of a position, each declared once: what it holds, whose it is, and who may see it.

What is hidden from whom is said in `hidden.py`; procedures say themselves what they hide.
"""

from __future__ import annotations

from typing import Any, Final

from stormark.games.battalia import hidden as H
from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.procedure import from_json, to_json
from stormark.games.battalia.shapes import FlatPairs, HiddenCard, Members, Names, Pairs
from stormark.games.battalia.state import Position
from stormark.kernel.json import Json
from stormark.kernel.state_field import EACH_SEAT, StateField, StateFields, its_owner
from stormark.kernel.state_shape import (
    Decimal,
    Fixed,
    Flag,
    Ints,
    Limits,
    Maybe,
    Number,
    RecordOf,
    Row,
    Shape,
)

COUNT: Final = Number("count")
SEAT: Final = Number("seat")
NO_SEAT: Final = Number("seat or none")
HERO: Final = Number("hero")
BOARD_FIELD: Final = Number("field")
NO_FIELD: Final = Number("field or none")
CARD: Final = HiddenCard("card")
TERRAIN: Final = Number("terrain")
STEP: Final = Number("step of Bilkarr")
PILE: Final = Fixed(CARD)
FLAGS: Final = ("announced", "acted", "income_taken", "done", "mulligan")  # by their bits


def limits(s: Position) -> Limits:
    """The values that numbers of each kind may have in this position."""
    size, seats = s.rules.board.size, s.seats
    return {
        "count": range(1 << 31),
        "seat": range(seats),
        "seat or none": range(-1, seats),
        "hero": range(2 * seats),
        "heroes": range(4),
        "field": range(size),
        "field or none": range(-1, size),
        "card": range(1 << 20),
        "faction or none": range(-1, L.FACTIONS),
        "terrain": range(L.NEUTRAL + 1),
        "gate": range(L.FACTIONS),
        "gate or none": range(-1, L.FACTIONS),
        "storm effect": range(12),
        "place": range(L.MISSING + 1),
        "shape": range(8),
        "exits": range(16),
        "level": range(7),
        "building or none": range(-1, 8),
        "step of Bilkarr": range(-1, 2),
        "standing": range(3),
        "yes or no": range(2),
        "day": range(1, s.rules.tables.days_per_week + 1),
        "streams": one(len(L.STREAMS)),
        "stacks": one(L.STACKS),
        "factions": one(L.FACTIONS),
        "fields": one(size),
        "all heroes": one(2 * seats),
        "potions": one(L.POTIONS),
    }


def one(value: int) -> range:
    return range(value, value + 1)


# --- records in a position


class ProcedureShape(Shape):
    """A procedure writes itself in words, by the fields its class declares."""

    def write(self, value: Any, state: Any) -> Json:
        return to_json(state.rules, value)

    def read(self, data: Json, place: str, state: Any) -> Any:
        return from_json(state.rules, data)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []

    def hidden(self, value: Any) -> Any:
        raise AssertionError("a procedure says itself what is hidden in it")


THREAD: Final = Fixed(ProcedureShape())

BATTLE: Final = (
    StateField("attacker", SEAT),
    StateField("object", Number("place")),
    StateField("field", BOARD_FIELD),
    StateField("defender", NO_SEAT),
    StateField("attacker_heroes", Number("heroes")),
    StateField("defender_heroes", Number("heroes")),
    StateField("bonus_hero", Number("yes or no")),
    StateField("ranged", Flag()),
    StateField("frozen", Flag()),
    StateField("attacker_line", PILE),
    StateField("defender_line", PILE),
    StateField("borrowed", PILE),
)


def make_battle(*values: Any) -> Battle:
    battle = Battle(0, 0, 0, 0, 0)
    for field, value in zip(BATTLE, values, strict=True):
        setattr(battle, field.name, value)
    return battle


# --- the position

FIELDS: Final = StateFields(
    # time and players
    StateField("day", Number("day"), given="day"),
    StateField("week", COUNT, given="week"),
    StateField("turn_no", COUNT, given="turn_number"),
    StateField("order", Fixed(SEAT), given="start"),
    StateField("teams", Fixed(Fixed(SEAT))),
    StateField("team_of", Fixed(COUNT)),
    StateField("team", COUNT, given="turn"),
    StateField("shares", Fixed(Decimal()), given="result"),
    StateField("faction", Fixed(Number("faction or none")), EACH_SEAT, given="p1.faction"),
    StateField("draws", Ints(COUNT, "streams")),
    StateField("answered", Ints(COUNT), EACH_SEAT, its_owner),
    # cards of the table
    StateField("stock", Row(PILE, "stacks"), seen=H.seen_stock, given="stock"),
    StateField("supply", COUNT, given="stock.supply"),
    StateField("stardust", COUNT, given="stock.stardust"),
    StateField("chests", COUNT, given="stock.chests"),
    StateField("limbo", PILE, given="limbo"),
    StateField("great_up", PILE, given="great_artefacts"),
    StateField("great_rest", PILE, seen=H.seen_rest, given="stock.rest"),
    StateField("fates", PILE, seen=H.covered_pile, given="stock.fates"),
    StateField("storm", Fixed(Number("storm effect")), seen=H.covered_pile, given="stock.storm"),
    StateField("storm_discard", Fixed(Number("storm effect")), given="stock.storm_discard"),
    StateField(
        "under_gate", Fixed(PILE, "factions"), seen=H.seen_under_gates, given="stock.under_gates"
    ),
    StateField("royals", PILE),
    # cards of the players
    StateField("hand", Row(PILE), EACH_SEAT, H.seen_hands, given="p1.hand"),
    StateField("nation", Row(PILE), EACH_SEAT, H.seen_nations, given="p1.nation"),
    StateField("refuge", Row(PILE), EACH_SEAT, its_owner, given="p1.refuge"),
    StateField("ambush", Row(PILE), EACH_SEAT, its_owner, given="p1.ambush"),
    StateField("table", Row(PILE), EACH_SEAT, given="p1.table"),
    StateField("tents", Fixed(Fixed(PILE)), EACH_SEAT, H.seen_tents, given="p1.tents"),
    StateField("somewhere", Fixed(PILE), EACH_SEAT, H.somewhere),
    # the map
    StateField("place", Ints(Number("place"), "fields"), given="board"),
    StateField("shape", Ints(Number("shape"), "fields"), given="board"),
    StateField("exits", Ints(Number("exits"), "fields"), given="board"),
    StateField("terrain", Ints(TERRAIN, "fields"), given="board"),
    StateField("owner", Ints(NO_SEAT, "fields"), given="board"),
    StateField("level", Ints(Number("level"), "fields"), given="board"),
    StateField(
        "hidden",
        FlatPairs("field", BOARD_FIELD, "building", Number("building or none")),
        seen=H.seen_buildings,
        given="board",
    ),
    StateField("heroes", Ints(NO_FIELD, "all heroes"), given="p1.heroes"),
    StateField("posts", Fixed(Fixed(BOARD_FIELD)), EACH_SEAT, given="p1.posts"),
    StateField("concealed", Pairs("field", BOARD_FIELD, "seat", SEAT), given="p1.concealed"),
    StateField("metamorpha", NO_FIELD, given="npcs.metamorpha"),
    StateField("bilkarr", NO_FIELD, given="npcs.bilkarr"),
    StateField("bilkarr_down", STEP, given="npcs.direction"),
    StateField("bilkarr_right", STEP, given="npcs.direction"),
    StateField("bilkarr_rests", Flag(), given="npcs.rests"),
    StateField("summoned", Pairs("npc", Number("yes or no"), "seat", SEAT), given="p1.summoned"),
    # standing of players
    StateField("veteran", Fixed(Number("standing")), EACH_SEAT, given="p1.veteran"),
    StateField("rings", Fixed(Number("gate or none"), "all heroes"), given="p1.boosters"),
    StateField("spent_rings", Pairs("seat", SEAT, "gate", Number("gate")), given="p1.rings_spent"),
    StateField("potion_owner", Fixed(NO_SEAT, "potions"), given="p1.potions"),
    StateField("potion_drunk", Fixed(COUNT, "potions"), given="p1.potions"),
    StateField("potion_empty", Fixed(Number("yes or no"), "potions"), given="p1.potions"),
    # this turn
    StateField("flags", Ints(Names(FLAGS)), EACH_SEAT, given="p1.done"),
    StateField("jumped", Fixed(HERO), given="p1.jumped"),
    StateField("tributes", Pairs("hero", HERO, "terrain", TERRAIN), given="p1.tributes"),
    StateField("bridged", Fixed(HERO), given="p1.bridged"),
    StateField("attacks", COUNT, given="attacks"),
    StateField("refill", Members(), given="p1.refills"),
    # what is under way
    StateField("stack", THREAD, seen=H.seen_procedures, given="under_way"),
    StateField("threads", Row(THREAD), EACH_SEAT, H.seen_threads, given="under_way"),
    StateField("battle", Row(Maybe(RecordOf(make_battle, BATTLE))), EACH_SEAT, given="under_way"),
    derived=("asking", "known", "open", "purses", "survey"),
    outside=("rules", "seats", "chance", "sink"),
)
