"""What a [given] says about a player: cards, heroes, posts, standing, and this turn."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms_kept import add_tent
from stormark.games.battalia.given_board import card_field, field_of
from stormark.games.battalia.given_cards import Pool
from stormark.games.battalia.grid import is_city
from stormark.games.battalia.piles import with_number, with_pile
from stormark.games.battalia.queries import artefact_of, is_great, opponents
from stormark.games.battalia.state import Position
from stormark.kernel.fields import bounded, expect, inside, number, one_of, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

PILES = ("hand", "nation", "refuge", "ambush", "table")
FLAGS = {
    "announced": L.ANNOUNCED,
    "mulligan": L.MULLIGANED,
    "acted": L.ACTED,
    "income_taken": L.INCOME,
    "done": L.DONE,
}
TURN_KEYS = (*FLAGS, "refills", "jumped", "bridged", "tributes")
PLAYER_KEYS = (
    *("faction", *PILES, "tents", "heroes", "posts", "concealed", "veteran"),
    *("boosters", "rings_spent", "potions", "summoned"),
    *(*TURN_KEYS, "now"),
)
STANDINGS = ("none", "veteran", "fallen")
HEROES = 2


def put_player(s: Position, seat: int, table: JsonDict, place: str, pool: Pool) -> None:
    put_cards(s, seat, table, place, pool)
    put_heroes(s, seat, table, place)
    s.posts = with_pile(s.posts, seat, fields(s, table, "posts", place))
    if len(s.posts[seat]) > s.rules.tables.posts_per_player:
        raise InputError("given-refused", inside(place, "posts"), rule="B-TRADE-01")
    for index, field in enumerate(s.posts[seat]):
        if s.place[field] not in (L.ROAD, L.CROSSING):
            raise InputError("given-refused", f"{place}.posts[{index}]", rule="B-TRADE-02")
    for index, field in enumerate(fields(s, table, "concealed", place)):
        if not is_city(s, field) or s.owner[field] < 0 or opponents(s, seat, s.owner[field]):
            raise InputError("given-refused", f"{place}.concealed[{index}]", rule="B-SA-13")
        s.concealed += ((field, seat),)
    standing = STANDINGS.index(word(table, "veteran", place, STANDINGS, "none"))
    s.veteran = with_number(s.veteran, seat, standing)
    put_rings(s, seat, table, place)
    put_potions(s, seat, read(table, "potions", dict, place, {}), inside(place, "potions"))
    summoned = word(table, "summoned", place, ("", *W.NPCS), "")
    if summoned:
        s.summoned += ((W.NPCS.index(summoned), seat),)
    put_turn(s, seat, table, place)


# --- cards


def put_cards(s: Position, seat: int, table: JsonDict, place: str, pool: Pool) -> None:
    for name in PILES:
        cards = pool.cards(table.get(name, []), inside(place, name))
        if name == "nation":
            cards = tuple(reversed(cards))  # listed from the top
        getattr(s, name)[seat] = cards
    if len(s.ambush[seat]) > s.rules.tables.hide_slots:
        raise InputError("given-refused", inside(place, "ambush"), rule="B-HIDE-01")
    for number_of, entry in enumerate(read(table, "tents", list, place, [])):
        here = f"{place}.tents[{number_of}]"
        tent = pool.cards(entry, here)
        if len(tent) < 2 or not is_tent(s, tent[0]):
            raise InputError("given-refused", here, rule="B-TENT-01")
        if any(is_great(card) for card in tent[1:]):
            raise InputError("given-refused", here, rule="B-TENT-04")
        add_tent(s, seat, tent)


def is_tent(s: Position, card: int) -> bool:
    return artefact_of(s, card) == L.TENT or L.kind_of(card) == L.GREAT + L.PAVILION


# --- the map


def fields(s: Position, table: JsonDict, key: str, place: str) -> tuple[int, ...]:
    return tuple(
        field_of(s, entry, f"{place}.{key}[{index}]")
        for index, entry in enumerate(read(table, key, list, place, []))
    )


def put_heroes(s: Position, seat: int, table: JsonDict, place: str) -> None:
    """Two entries; "" stands beside the board.  Usually the first is in the starting city."""
    home = s.rules.board.starting[seat]
    if "heroes" not in table:
        if s.owner[home] == seat:
            s.heroes[2 * seat] = home
        return
    for hero, entry in enumerate(pair(table["heroes"], inside(place, "heroes"))):
        if entry != "":
            field = card_field(s, entry, f"{place}.heroes[{hero}]")
            s.heroes[2 * seat + hero] = field


def pair(value: Json, place: str) -> list[Json]:
    """One entry for each hero."""
    entries = expect(value, list, place)
    if len(entries) != HEROES:
        raise InputError("list-length", place, length=HEROES)
    return entries


def put_rings(s: Position, seat: int, table: JsonDict, place: str) -> None:
    """Storm boosters by hero, and the gates whose ring was spent at the King's Bridge."""
    gates = [W.TERRAINS[s.terrain[field]] for field in range(len(s.place)) if is_gate(s, field)]
    for hero, entry in enumerate(pair(table.get("boosters", ["", ""]), inside(place, "boosters"))):
        here = f"{place}.boosters[{hero}]"
        if entry != "":
            if not s.rules.mountain_pass or s.heroes[2 * seat + hero] < 0:
                raise InputError("given-refused", here, rule="B-PASS-01")
            gate = W.TERRAINS.index(one_of(entry, here, gates))
            s.rings = with_number(s.rings, 2 * seat + hero, gate)
    for index, entry in enumerate(read(table, "rings_spent", list, place, [])):
        here = f"{place}.rings_spent[{index}]"
        s.spent_rings += ((seat, W.TERRAINS.index(one_of(entry, here, gates))),)


def is_gate(s: Position, field: int) -> bool:
    return s.place[field] == L.GATE


# --- potions: how often the marker was turned (0: full, not drunk), and whether it is used up


def put_potions(s: Position, seat: int, table: JsonDict, place: str) -> None:
    only(table, W.POTIONS, place)
    for name in table:
        here = inside(place, name)
        entry: JsonDict = expect(table[name], dict, here)
        only(entry, ("turned", "empty"), here)
        potion = W.POTIONS.index(name)
        if s.potion_owner[potion] >= 0:
            raise InputError("given-refused", here, rule="B-BILK-10")
        s.potion_owner = with_number(s.potion_owner, potion, seat)
        days = s.rules.tables.potion_days[potion]
        drunk = number(entry, "turned", here, 0, 0, days)
        s.potion_drunk = with_number(s.potion_drunk, potion, drunk)
        empty = int(read(entry, "empty", bool, here, False))
        s.potion_empty = with_number(s.potion_empty, potion, empty)


# --- this turn


def put_turn(s: Position, seat: int, table: JsonDict, place: str) -> None:
    for name, flag in FLAGS.items():
        if read(table, name, bool, place, False):
            s.flags[seat] |= flag
    if read(table, "refills", bool, place, False):
        s.refill |= 1 << seat
    for key in ("jumped", "bridged"):
        heroes = tuple(
            2 * seat + bounded(hero, f"{place}.{key}[{index}]", 1, HEROES) - 1
            for index, hero in enumerate(read(table, key, list, place, []))
        )
        setattr(s, key, getattr(s, key) + heroes)
    for index, entry in enumerate(read(table, "tributes", list, place, [])):
        here = f"{place}.tributes[{index}]"
        hero, text = by_hero(entry, here)
        terrain = W.TERRAINS.index(one_of(text, here, W.TERRAINS[: L.FACTIONS]))
        s.tributes += ((2 * seat + hero, terrain),)


def by_hero(entry: Json, place: str) -> tuple[int, str]:
    """A hero and a word: `"1 protojungle"`, `"2 3,4"`."""
    hero, _, text = expect(entry, str, place).partition(" ")
    return ("1", "2").index(one_of(hero, place, ("1", "2"))), text
