"""The map of a [given]: a table of fields over the one the setup lays.

`"2,3" = { card = "road", shape = "straight", turned = 1, terrain = "red_canyons" }`
"""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import put_terrain
from stormark.games.battalia.given_cards import TerrainPool
from stormark.games.battalia.grid import count_fields, is_laid
from stormark.games.battalia.setup.board import ALL_EXITS, lay_valleys, neutral_level
from stormark.games.battalia.state import Position
from stormark.kernel.fields import expect, inside, number, one_of, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

CARD_KEYS = {
    "empty": (),
    "road": ("shape", "turned", "terrain"),
    "city": ("shape", "turned", "terrain", "owner", "level"),
    "gate": ("terrain",),
    "ruin": (),
    "crossing": ("hidden",),
    "building": ("hidden", "building", "owner"),
    "centre": ("owner",),
    "connection": (),
}
VALLEY_CARDS = ("crossing", "building", "centre", "connection")


def field_of(s: Position, value: Json, place: str) -> int:
    """A field of this game."""
    board = s.rules.board
    text = expect(value, str, place)
    field = W.field_number(text, board.rows, board.columns, place)
    if field in board.missing:
        rule = "B-SETUP-20" if s.rules.stormgates else "B-CSETUP-09"
        raise InputError("given-refused", place, rule=rule)
    return field


def card_field(s: Position, value: Json, place: str) -> int:
    """A field with a card that heroes may enter."""
    field = field_of(s, value, place)
    if not is_laid(s, field):
        raise InputError("given-refused", place, rule="B-MOVE-06")
    return field


def put_board(s: Position, given: JsonDict, cards: TerrainPool, settled: bool) -> None:
    """Lay the map; `settled`: every player has his starting city."""
    for field in s.rules.board.missing:
        s.place[field] = L.MISSING
    if s.rules.valleys():
        lay_valleys(s)
    entries: dict[int, JsonDict] = usual_board(s, settled)
    written: JsonDict = read(given, "board", dict, "given", {})
    for key in written:
        place = inside("given.board", key)
        entry: JsonDict = expect(written[key], dict, place)
        field = field_of(s, key, place)
        usual = entries.get(field, {})
        same = entry.get("card", usual.get("card")) == usual.get("card")
        entries[field] = {**usual, **entry} if same else entry
    # Cards with a terrain of their own come first: the others take what is left.
    for field in sorted(entries, key=lambda number: ("terrain" not in entries[number], number)):
        lay_entry(s, field, entries[field], cards)
    put_buildings(s, entries)
    s.map_changed()
    check_gates(s)


def usual_board(s: Position, settled: bool) -> dict[int, JsonDict]:
    """What the setup lays, in words; terrains are left to `usual_terrains`."""
    board = s.rules.board
    entries: dict[int, JsonDict] = {}
    for seat, field in enumerate(board.starting):
        entries[field] = {"card": "city", "owner": seat + 1 if settled else 0}
    for field in board.neutral:
        entries[field] = {"card": "city"}
    if -1 not in s.faction:
        for field in board.gates:
            entries[field] = {"card": "gate"}
    for field in board.ruins:
        entries[field] = {"card": "ruin"}
    for field in range(board.size):
        if s.place[field] in (L.CROSSING, L.BUILDING, L.CENTRE, L.CONNECTION):
            entries[field] = {"card": W.PLACES[s.place[field]]}
    return entries


def usual_terrains(s: Position, field: int) -> list[int]:
    """Starting cities take the sets from the first on, neutral ones from the last on."""
    board = s.rules.board
    sets = s.rules.sets
    if field in board.starting:
        at = board.starting.index(field)
        return [*sets[at:], *sets[:at]]
    if field in board.neutral:
        back = sets[::-1]
        at = board.neutral.index(field)
        return [*back[at:], *back[:at]]
    return []


def lay_entry(s: Position, field: int, entry: JsonDict, cards: TerrainPool) -> None:
    place = inside("given.board", W.field_word(field, s.rules.board.columns))
    card = one_of(read(entry, "card", str, place), inside(place, "card"), tuple(CARD_KEYS))
    only(entry, ("card", *CARD_KEYS[card]), place)
    lies = W.PLACES[s.place[field]]
    if card != lies and (card in VALLEY_CARDS or lies in VALLEY_CARDS):
        raise InputError("given-refused", inside(place, "card"), rule="B-VALLEY-05")
    if card in ("road", "city"):
        lay_card(s, field, entry, place, cards)
    elif card == "gate":
        put_terrain(s, L.GATE, L.X_SHAPE, gate_terrain(s, entry, place), field, ALL_EXITS)
    elif card == "ruin":
        put_terrain(s, L.RUIN, L.X_SHAPE, L.NEUTRAL, field, ALL_EXITS)
    if "owner" in CARD_KEYS[card]:
        put_marker(s, field, entry, place)


def lay_card(s: Position, field: int, entry: JsonDict, place: str, cards: TerrainPool) -> None:
    """A road or city of its stack."""
    city = entry["card"] == "city"
    shapes = W.SHAPES if city else W.SHAPES[1:]
    shape = W.SHAPES.index(word(entry, "shape", place, shapes, "x" if city else "straight"))
    turned = number(entry, "turned", place, 0, 0, L.rotations(shape) - 1)
    stack = (L.CITY_STACKS if city else L.ROAD_STACKS) + shape
    if "terrain" in entry:
        here = inside(place, "terrain")
        terrain = W.TERRAINS.index(one_of(entry["terrain"], here, W.TERRAINS[: L.FACTIONS]))
        cards.take(stack, terrain, here)
    else:
        terrain = cards.any(stack, usual_terrains(s, field), place)
    put_terrain(s, L.CITY if city else L.ROAD, shape, terrain, field, L.turned(shape, turned))


def put_marker(s: Position, field: int, entry: JsonDict, place: str) -> None:
    """Owner and level; left out, the level is that of a new, neutral or captured card."""
    tables = s.rules.tables
    owner = number(entry, "owner", place, 0, 0, s.seats) - 1
    s.owner[field] = owner
    if s.place[field] == L.CENTRE:
        s.level[field] = tables.centre_level if owner >= 0 else tables.centre_neutral
    elif s.place[field] == L.BUILDING:
        s.level[field] = tables.building_level if owner >= 0 else 0
    elif owner >= 0:
        s.level[field] = number(entry, "level", place, 1, 1, 6 if s.rules.stormgates else 4)
    elif field in s.rules.board.starting:
        s.level[field] = number(entry, "level", place, 0, 0, 0)
    else:
        usual = neutral_level(s)
        s.level[field] = number(entry, "level", place, usual, usual, usual)


# --- gates and valleys


def gate_terrain(s: Position, entry: JsonDict, place: str) -> int:
    """The gates are those of the players' factions, each once (B-SETUP-15)."""
    placed = [s.terrain[field] for field in range(len(s.place)) if s.place[field] == L.GATE]
    if "terrain" in entry:
        here = inside(place, "terrain")
        terrain = W.TERRAINS.index(one_of(entry["terrain"], here, W.TERRAINS[: L.FACTIONS]))
        if terrain in s.faction and terrain not in placed:
            return terrain
    else:
        for terrain in s.faction:
            if terrain not in placed:
                return terrain
    raise InputError("given-refused", inside(place, "terrain"), rule="B-SETUP-15")


def check_gates(s: Position) -> None:
    """As many gates as players: who looks for a gate must find it (B-GATE-04)."""
    if s.rules.stormgates and -1 not in s.faction and count_fields(s, L.GATE) != s.seats:
        raise InputError("given-refused", "given.board", rule="B-GATE-04")


def put_buildings(s: Position, entries: dict[int, JsonDict]) -> None:
    """Which building lies where; those not named follow in order, each in its valley."""
    named = named_buildings(s, entries)
    hidden: list[int] = []
    for field in range(s.rules.board.size):
        if s.place[field] not in (L.CROSSING, L.BUILDING):
            continue
        building = -1
        if s.place[field] == L.BUILDING:
            free = [one for one in valley_buildings(s, field) if one not in named.values()]
            building = named.setdefault(field, free[0] if free else -1)
        place = inside("given.board", W.field_word(field, s.rules.board.columns))
        owned = s.owner[field] >= 0
        covered = read(entries[field], "hidden", bool, place, not owned)
        if building >= 0 and covered == owned:
            raise InputError("given-refused", inside(place, "hidden"), rule="B-VALLEY-18")
        if covered:
            hidden += (field, building)
        elif building >= 0:
            s.shape[field] = building
    s.hidden = tuple(hidden)


def valley_buildings(s: Position, field: int) -> range:
    """The buildings of the valley a field lies in: Kings to the left, Queens to the right."""
    return range(4) if field % s.rules.board.columns < s.rules.board.columns // 2 else range(4, 8)


def named_buildings(s: Position, entries: dict[int, JsonDict]) -> dict[int, int]:
    named: dict[int, int] = {}
    for field, entry in entries.items():
        if "building" in entry:
            place = f"given.board.{W.field_word(field, s.rules.board.columns)}.building"
            allowed = [W.BUILDINGS[one] for one in valley_buildings(s, field)]
            building = W.BUILDINGS.index(one_of(entry["building"], place, allowed))
            if building in named.values():
                raise InputError("card-used-twice", place, found=W.BUILDINGS[building])
            named[field] = building
    return named
