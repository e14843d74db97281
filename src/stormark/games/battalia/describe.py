"""A whole position in the words of scenario files: what `position` reads and [then] compares."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.describe_now import player_now, table_now
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.given_players import FLAGS, STANDINGS
from stormark.games.battalia.grid import is_hidden
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.options import options_of
from stormark.games.battalia.position import DIRECTIONS
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.setup.draft import Draft
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import days
from stormark.games.battalia.under_way import described_procedures
from stormark.kernel.json import Json, JsonDict

SETUP_PHASES = ("factions", "homes", "draft")


def describe(s: BattaliaState) -> JsonDict:
    """Everything a [given] can say about this position, and values worked out from it (`now`)."""
    shown: JsonDict = {
        **options_of(s.rules),
        "week": s.week,
        "day": s.day,
        "start": s.order[0] + 1,
        "turn": active_team(s)[0] + 1,
        "turn_number": s.turn_no,
        "phase": phase(s),
        "drafting": drafting(s),
        "under_way": described_procedures(s) if phase(s) == "step" else {},
        "result": [*s.shares],
        "attacks": s.attacks,
        "board": {
            field_word(s, field): described_field(s, field)
            for field in range(s.rules.board.size)
            if s.place[field] != L.MISSING
        },
        "stock": stock(s),
        "great_artefacts": listed(s, s.great_up),
        "limbo": listed(s, s.limbo),
        "npcs": npcs(s),
        "now": table_now(s),
    }
    for seat in range(s.seats):
        shown[f"p{seat + 1}"] = player(s, seat)
    return shown


# --- cards: lists without an order of their own are in the order of the alphabet


def listed(s: Position, cards: Cards) -> list[Json]:
    return [*sorted(s.rules.words.card(card) for card in cards)]


def in_order(s: Position, cards: Cards) -> list[Json]:
    return [s.rules.words.card(card) for card in cards]


def from_top(s: Position, cards: Cards) -> list[Json]:
    return [s.rules.words.card(card) for card in reversed(cards)]


def field_word(s: Position, field: int) -> str:
    """A field in words, "" for none."""
    return "" if field < 0 else W.field_word(field, s.rules.board.columns)


# --- where the game stands


def phase(s: BattaliaState) -> str:
    """Where the game stands: in the middle of a `step` it is told what is under way."""
    if s.shares:
        return "over"
    frame = s.stack[-1]
    if frame.word in SETUP_PHASES:
        return frame.word
    if not isinstance(frame, days.Turn) or frame.step != days.PLAY:
        return "step"
    return "turn" if all(len(s.threads[seat]) == 1 for seat in active_team(s)) else "step"


def drafting(s: BattaliaState) -> JsonDict:
    draft = s.stack[-1] if s.stack else None
    if not isinstance(draft, Draft):
        return {}
    return {"round": draft.number + 1, "chosen": draft.chosen, "offer": in_order(s, draft.offer)}


# --- the map


def described_field(s: Position, field: int) -> JsonDict:
    place = s.place[field]
    shown: JsonDict = {"card": W.PLACES[place]}
    if place in (L.ROAD, L.CITY):
        shown["shape"] = W.SHAPES[s.shape[field]]
        shown["turned"] = rotation(s.shape[field], s.exits[field])
    if place in (L.ROAD, L.CITY, L.GATE):
        shown["terrain"] = W.TERRAINS[s.terrain[field]]
    if place in (L.CROSSING, L.BUILDING):
        shown["hidden"] = is_hidden(s, field)
    if place == L.BUILDING:
        covered = field in s.hidden[::2]
        number = s.hidden[2 * s.hidden[::2].index(field) + 1] if covered else s.shape[field]
        shown["building"] = W.BUILDINGS[number]
    if place in (L.CITY, L.BUILDING, L.CENTRE):
        shown["owner"] = s.owner[field] + 1
    if place == L.CITY:
        shown["level"] = s.level[field]
    return shown


def rotation(shape: int, exits: int) -> int:
    """By how many quarter turns a shape shows these exits."""
    return next(turns for turns in range(4) if L.turned(shape, turns) == exits)


def npcs(s: Position) -> JsonDict:
    heading = (s.bilkarr_down, s.bilkarr_right)
    names = [name for name, steps in DIRECTIONS.items() if steps == heading]
    return {
        "metamorpha": field_word(s, s.metamorpha),
        "bilkarr": field_word(s, s.bilkarr),
        "direction": names[0] if names else "up_right",
        "rests": s.bilkarr_rests,
    }


# --- the stock


def stock(s: Position) -> JsonDict:
    shown: JsonDict = {}
    for first, names in ((L.UNIT_STACKS, W.RANKS), (L.ARTEFACT_STACKS, W.ARTEFACTS)):
        for index, name in enumerate(names):
            shown[name] = from_top(s, s.stock[first + index])
    shown["city"] = terrain_stacks(s, L.CITY_STACKS, 0)
    shown["road"] = terrain_stacks(s, L.ROAD_STACKS, 1)
    shown |= {"supply": s.supply, "stardust": s.stardust, "chests": s.chests}
    if s.rules.stormgates:
        shown["rest"] = from_top(s, s.great_rest)
        shown["under_gates"] = {
            W.TERRAINS[faction]: listed(s, s.under_gate[faction])
            for faction in s.faction
            if faction >= 0
        }
        shown["fates"] = from_top(s, s.fates)
        shown["storm"] = [effect + 1 for effect in reversed(s.storm)]
        shown["storm_discard"] = [effect + 1 for effect in s.storm_discard]
    return shown


def terrain_stacks(s: Position, first: int, least: int) -> JsonDict:
    return {
        W.SHAPES[shape]: [W.TERRAINS[terrain] for terrain in reversed(s.stock[first + shape])]
        for shape in range(least, L.SHAPES)
    }


# --- players


def player(s: BattaliaState, seat: int) -> JsonDict:
    heroes = s.heroes[2 * seat : 2 * seat + 2]
    rings = s.rings[2 * seat : 2 * seat + 2]
    faction = s.faction[seat]
    return {
        "faction": "" if faction < 0 else s.rules.words.factions[faction],
        "hand": listed(s, s.hand[seat]),
        "nation": from_top(s, s.nation[seat]),
        "refuge": listed(s, s.refuge[seat]),
        "ambush": listed(s, s.ambush[seat]),
        "table": listed(s, s.table[seat]),
        "tents": [[s.rules.words.card(tent[0]), *listed(s, tent[1:])] for tent in s.tents[seat]],
        "heroes": [field_word(s, field) for field in heroes],
        "posts": [field_word(s, field) for field in s.posts[seat]],
        "concealed": [field_word(s, field) for field, owner in s.concealed if owner == seat],
        "veteran": STANDINGS[s.veteran[seat]],
        "boosters": ["" if gate < 0 else W.TERRAINS[gate] for gate in rings],
        "rings_spent": [W.TERRAINS[gate] for owner, gate in s.spent_rings if owner == seat],
        "potions": potions(s, seat),
        "summoned": "".join(W.NPCS[npc] for npc, owner in s.summoned if owner == seat),
        **this_turn(s, seat),
        "now": player_now(s, seat),
    }


def potions(s: Position, seat: int) -> JsonDict:
    return {
        W.POTIONS[potion]: {
            "turned": s.potion_drunk[potion],
            "empty": s.potion_empty[potion] == 1,
        }
        for potion in range(L.POTIONS)
        if s.potion_owner[potion] == seat
    }


def this_turn(s: Position, seat: int) -> JsonDict:
    shown: JsonDict = {name: s.flags[seat] & flag != 0 for name, flag in FLAGS.items()}
    shown["refills"] = s.refill >> seat & 1 == 1
    shown["jumped"] = [hero % 2 + 1 for hero in s.jumped if hero >> 1 == seat]
    shown["bridged"] = [hero % 2 + 1 for hero in s.bridged if hero >> 1 == seat]
    shown["tributes"] = [
        f"{hero % 2 + 1} {W.TERRAINS[terrain]}" for hero, terrain in s.tributes if hero >> 1 == seat
    ]
    return shown
