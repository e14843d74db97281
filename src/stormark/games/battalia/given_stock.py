"""The stock of a [given]: stacks, Great Artefacts, Fate cards, storm effects.

Cards listed lie on top, the uppermost first; below lie the remaining ones, set by set.
"""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.given_cards import Pool, TerrainPool
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import with_pile
from stormark.games.battalia.state import Position
from stormark.kernel.fields import bounded, expect, inside, number, one_of, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

COUNTED = ("supply", "stardust", "chests")
STORMGATES_KEYS = ("rest", "under_gates", "fates", "storm", "storm_discard")
STOCK_KEYS = (*W.RANKS, *W.ARTEFACTS, "city", "road", *COUNTED, *STORMGATES_KEYS)
PLACE = "given.stock"
EFFECTS = 12


def put_stock(s: Position, given: JsonDict, pool: Pool, terrain: TerrainPool) -> None:
    stock: JsonDict = read(given, "stock", dict, "given", {})
    only(stock, STOCK_KEYS if s.rules.stormgates else STOCK_KEYS[: -len(STORMGATES_KEYS)], PLACE)
    tops = {
        key: pool.cards(stock[key], inside(PLACE, key))
        for key in (*W.RANKS, *W.ARTEFACTS)
        if key in stock
    }
    fates = pool.cards(stock.get("fates", []), inside(PLACE, "fates"))
    s.limbo = pool.cards(given.get("limbo", []), "given.limbo")
    put_greats(s, given, stock, pool)
    put_creation_stacks(s, tops, pool)
    put_terrain_stacks(s, stock, terrain)
    if s.rules.stormgates:
        s.fates = turned_over(fates + pool.rest(range(L.FATES, L.FATES + 3)))
        put_storm(s, stock)
        put_royals(s, pool)
    put_counted(s, stock, pool)


def turned_over(cards: Cards) -> Cards:
    """Positions list the top card first, the engine has it last."""
    return tuple(reversed(cards))


# --- units, artefacts, terrain


def put_creation_stacks(s: Position, tops: dict[str, Cards], pool: Pool) -> None:
    """A stack that is given as [] is empty: its cards lie in Limbo."""
    kinds: list[tuple[str, int, list[int]]] = []
    for rank, name in enumerate(W.RANKS):
        units = [L.UNITS + rank + 4 * faction for faction in s.rules.sets]
        kinds.append((name, L.UNIT_STACKS + rank, [*units, L.UNBOUND + rank, L.FANATICS + rank]))
    for artefact, name in enumerate(W.ARTEFACTS):
        cards = [L.ARTEFACTS + artefact + L.TYPES * faction for faction in s.rules.sets]
        kinds.append((name, L.ARTEFACT_STACKS + artefact, cards))
    for name, stack, allowed in kinds:
        for index, card in enumerate(tops.get(name, ())):
            if card not in allowed:
                place = f"{PLACE}.{name}[{index}]"
                raise InputError("card-unknown", place, found=s.rules.words.card(card))
        rest = pool.rest(allowed)
        if tops.get(name) == ():
            s.limbo = rest + s.limbo
        else:
            s.stock[stack] = turned_over(tops.get(name, ()) + rest)


def put_terrain_stacks(s: Position, stock: JsonDict, cards: TerrainPool) -> None:
    for key, first, shapes in (
        ("city", L.CITY_STACKS, W.SHAPES),
        ("road", L.ROAD_STACKS, W.SHAPES[1:]),
    ):
        table: JsonDict = read(stock, key, dict, PLACE, {})
        place = inside(PLACE, key)
        only(table, shapes, place)
        for shape in shapes:
            stack = first + W.SHAPES.index(shape)
            top: list[int] = []
            for index, entry in enumerate(read(table, shape, list, place, [])):
                here = f"{place}.{shape}[{index}]"
                terrain = W.TERRAINS.index(one_of(entry, here, W.TERRAINS[: L.FACTIONS]))
                cards.take(stack, terrain, here)
                top.append(terrain)
            s.stock[stack] = turned_over((*top, *cards.rest(stack)))


def put_counted(s: Position, stock: JsonDict, pool: Pool) -> None:
    """Supply, Stardust and Chests: all that are left; with a number the others are in Limbo."""
    for key, kind in zip(COUNTED, (L.SUPPLY, L.STARDUST, L.CHEST), strict=True):
        left = len(pool.rest((kind,)))
        count = number(stock, key, PLACE, left, 0, left)
        setattr(s, key, count)
        s.limbo = (kind,) * (left - count) + s.limbo


# --- Great Artefacts


def put_greats(s: Position, given: JsonDict, stock: JsonDict, pool: Pool) -> None:
    """Face up, under the gates, in the rest stack; in mode creation the others are out."""
    everyone = range(L.GREAT, L.GREAT + (L.GREATS if s.rules.stormgates else L.ARROW))
    count = s.seats if s.rules.stormgates else s.seats + 1
    if "great_artefacts" in given:
        s.great_up = greats(s, pool, given["great_artefacts"], "given.great_artefacts")
    top = greats(s, pool, stock.get("rest", []), inside(PLACE, "rest"))
    put_under_gates(s, stock, pool)
    if "great_artefacts" not in given:
        s.great_up = pool.rest([card for card in everyone if pool.left[card]][:count])
    if not s.rules.stormgates:
        return
    if s.rules.kings_bridge and "under_gates" not in stock and -1 not in s.faction:
        under = 1 if s.seats == 6 else 2
        for faction in s.faction:
            dealt = pool.rest([c for c in everyone if pool.left[c]][:under])
            s.under_gate = with_pile(s.under_gate, faction, dealt)
    s.great_rest = turned_over(top + pool.rest(everyone))


def greats(s: Position, pool: Pool, value: Json, place: str) -> Cards:
    cards = pool.cards(value, place)
    for index, card in enumerate(cards):
        if not L.GREAT <= card < L.FATES:
            raise InputError("card-unknown", f"{place}[{index}]", found=s.rules.words.card(card))
    return cards


def put_under_gates(s: Position, stock: JsonDict, pool: Pool) -> None:
    table: JsonDict = read(stock, "under_gates", dict, PLACE, {})
    place = inside(PLACE, "under_gates")
    only(table, [W.TERRAINS[faction] for faction in s.faction if faction >= 0], place)
    for terrain in table:
        cards = greats(s, pool, table[terrain], inside(place, terrain))
        s.under_gate = with_pile(s.under_gate, W.TERRAINS.index(terrain), cards)


# --- Stormgates


def put_storm(s: Position, stock: JsonDict) -> None:
    """Effects are written as their numbers, 1 to 12."""
    discarded = effects(stock, "storm_discard")
    top = effects(stock, "storm")
    both = [*top, *discarded]
    for effect in both:
        if both.count(effect) > 1:
            raise InputError("card-used-twice", inside(PLACE, "storm"), found=str(effect + 1))
    drawn = [effect for thread in s.threads for one in thread for effect in one.drawn_effects()]
    rest = [effect for effect in range(EFFECTS) if effect not in (*both, *drawn)]
    s.storm_discard = tuple(discarded)
    s.storm = turned_over((*top, *rest))


def effects(stock: JsonDict, key: str) -> list[int]:
    place = inside(PLACE, key)
    return [
        bounded(entry, f"{place}[{index}]", 1, EFFECTS) - 1
        for index, entry in enumerate(expect(stock.get(key, []), list, place))
    ]


def put_royals(s: Position, pool: Pool) -> None:
    """Those of the players' factions that nobody has (R-84)."""
    if -1 not in s.faction:
        s.royals = pool.rest([L.QUEENS + faction for faction in s.faction])
        s.royals += pool.rest([L.KINGS + faction for faction in s.faction])
