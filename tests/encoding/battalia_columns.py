"""What every column of an observation of Battalia holds, for the test of them all.

Here a column is one line; in the program it is a place counted by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, battle_of
from stormark.games.battalia.battle.strength import total
from stormark.games.battalia.effects.agreed import AgreedChange
from stormark.games.battalia.effects.fate import BoosterReward, ChooseGreat
from stormark.games.battalia.effects.greats.great import GreatEffect
from stormark.games.battalia.encoding.seat_parts import half_laid_by
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.procedure import REGISTRY
from stormark.games.battalia.scoring import points_of
from stormark.games.battalia.threads import thread_of, top
from stormark.games.battalia.turn.laying import LayLine

Told = Callable[[BattaliaState, int], list[int]]
FIELDS = 77


def clockwise(s: BattaliaState, viewer: int, seat: int) -> int:
    """1 for the viewer, 2 for the next seat; 0: nobody."""
    return 1 + (seat - viewer) % s.seats if seat >= 0 else 0


def by_kind(cards: Iterable[int], first: int = 0, count: int = L.KINDS) -> list[int]:
    counted = Counter(L.kind_of(card) - first for card in cards)
    return [counted[kind] for kind in range(count)]


# --- the table

SWITCHES = (
    *("stormgates", "draft", "hero_mode", "team_mode", "two_trios", "map_full", "trio_cap"),
    *("metamorpha", "bilkarr", "fanatics", "unbound", "mountain_pass", "kings_bridge", "kry_cek"),
    *("extended", "short_valley"),
)


def question(s: BattaliaState, viewer: int) -> list[int]:
    """A number by the alphabet; two that came later ask what others asked already."""
    if viewer not in s.open_seats():
        return [0]
    word = top(s, thread_of(s, viewer)).word
    later = {AgreedChange.word: GreatEffect.word, BoosterReward.word: ChooseGreat.word}
    return [1 + sorted(REGISTRY.keys() - later.keys()).index(later.get(word, word))]


TABLE: dict[str, Told] = {
    "seats": lambda s, v: [s.seats],
    "columns": lambda s, v: [s.rules.board.columns],
    "day": lambda s, v: [s.day],
    "week": lambda s, v: [s.week],
    "week_limit": lambda s, v: [s.rules.week_limit],
    "turn_number": lambda s, v: [s.turn_no],
    "attacks": lambda s, v: [s.attacks],
    "asked": lambda s, v: [int(v in s.open_seats())],
    "question": question,
    "first_asked": lambda s, v: [clockwise(s, v, s.open_seats()[0])],
    "switches": lambda s, v: [int(getattr(s.rules, switch)) for switch in SWITCHES],
}
STOCK: dict[str, Told] = {
    "supply": lambda s, v: [s.supply],
    "stardust": lambda s, v: [s.stardust],
    "chests": lambda s, v: [s.chests],
    "great": lambda s, v: [len(s.great_rest)],
    "fates": lambda s, v: [len(s.fates)],
    "storm": lambda s, v: [len(s.storm)],
    "stack": lambda s, v: [len(pile) for pile in s.stock],
    "top": lambda s, v: [1 + pile[-1] if pile else 0 for pile in s.stock],
    "great_up": lambda s, v: by_kind(s.great_up, L.GREAT, 20),
    "royals": lambda s, v: by_kind(s.royals, L.QUEENS, 12),
    "limbo": lambda s, v: by_kind(s.limbo),
}
VISITORS: dict[str, Told] = {
    "metamorpha": lambda s, v: [1 + s.metamorpha],
    "bilkarr": lambda s, v: [1 + s.bilkarr],
    "heading": lambda s, v: [
        1 + 2 * int(s.bilkarr_down > 0) + int(s.bilkarr_right > 0) if s.bilkarr >= 0 else 0
    ],
    "rests": lambda s, v: [int(s.bilkarr_rests)],
    "potion_owner": lambda s, v: [clockwise(s, v, owner) for owner in s.potion_owner],
    "potion_drunk": lambda s, v: list(s.potion_drunk),
    "potion_empty": lambda s, v: list(s.potion_empty),
}

# --- the map


def fields(told: Callable[[BattaliaState, int, int], int], empty: bool = False) -> Told:
    """A number for every field with a card, or for empty ones as well."""

    def of(s: BattaliaState, viewer: int) -> list[int]:
        silent = (L.MISSING,) if empty else (L.MISSING, L.EMPTY)
        return [
            0 if s.place[field] in silent else told(s, viewer, field)
            for field in range(s.rules.board.size)
        ]

    return of


def bits(standing: Callable[[BattaliaState, int], Iterable[int]]) -> Told:
    """For every field a bit for each seat that has something there."""

    def of(s: BattaliaState, viewer: int) -> list[int]:
        found = [0] * FIELDS
        for seat in range(s.seats):
            for field in standing(s, seat):
                found[field] |= 1 << (seat - viewer) % s.seats
        return found

    return of


def marked(of: Callable[[BattaliaState], Iterable[int]]) -> Told:
    return lambda s, v: [int(field in of(s)) for field in range(FIELDS)]


MAP: dict[str, Told] = {
    "place": fields(lambda s, v, field: 1 + s.place[field], empty=True),
    "exits": fields(lambda s, v, field: s.exits[field]),
    "terrain": fields(lambda s, v, field: 1 + s.terrain[field]),
    "shape": fields(lambda s, v, field: 1 + s.shape[field]),
    "owner": fields(lambda s, v, field: clockwise(s, v, s.owner[field])),
    "level": fields(lambda s, v, field: s.level[field]),
    "heroes": bits(lambda s, seat: [at for at in s.heroes[2 * seat : 2 * seat + 2] if at >= 0]),
    "posts": bits(lambda s, seat: s.posts[seat]),
    "concealed": marked(lambda s: [field for field, _ in s.concealed]),
    "hidden": marked(lambda s: s.hidden[::2]),
}


def battle(told: Callable[[BattaliaState, int, Battle], list[int]]) -> Told:
    """Of the viewer's battle, or else the first one."""

    def of(s: BattaliaState, viewer: int) -> list[int]:
        under_way = [one for one in (battle_of(s, viewer), *s.battle) if one is not None]
        return told(s, viewer, under_way[0]) if under_way else []

    return of


BATTLE: dict[str, Told] = {
    "attacker": battle(lambda s, v, one: [clockwise(s, v, one.attacker)]),
    "defender": battle(lambda s, v, one: [clockwise(s, v, one.defender)]),
    "object": battle(lambda s, v, one: [one.object]),
    "field": battle(lambda s, v, one: [1 + one.field]),
    "attacking": battle(lambda s, v, one: [one.attacker_heroes]),
    "defending": battle(lambda s, v, one: [one.defender_heroes]),
    "ranged": battle(lambda s, v, one: [int(one.ranged)]),
    "frozen": battle(lambda s, v, one: [int(one.frozen)]),
    "attack": battle(lambda s, v, one: [max(0, total(s, one, ATTACKER))]),
    "defence": battle(lambda s, v, one: [max(0, total(s, one, DEFENDER))]),
    "attack_line": battle(lambda s, v, one: by_kind(one.attacker_line)),
    "defence_line": battle(lambda s, v, one: by_kind(one.defender_line)),
}

# --- players


def seats(told: Callable[[BattaliaState, int, int], int]) -> Told:
    """A number for every seat, the viewer's first."""
    return lambda s, v: [told(s, v, (v + distance) % s.seats) for distance in range(s.seats)]


def laid(s: BattaliaState, viewer: int, seat: int) -> tuple[int, int]:
    """Cards of hand and ambush that others do not know to be half laid (B-RULING-106)."""
    laying = half_laid_by(s, seat)
    if laying is None or seat == viewer:
        return 0, 0
    from_hand, from_ambush = laying.laid_cards(s)
    return len(from_hand), len(from_ambush)


PLAYERS: dict[str, Told] = {
    "present": seats(lambda s, v, p: 1),
    "same_team": seats(lambda s, v, p: int(bool(s.team_of) and s.team_of[p] == s.team_of[v])),
    "their_turn": seats(lambda s, v, p: int(bool(s.team_of) and s.team_of[p] == s.team)),
    "asked": seats(lambda s, v, p: int(p in s.open_seats())),
    "faction": seats(lambda s, v, p: 1 + s.faction[p]),
    "points": seats(lambda s, v, p: points_of(s, p)),
    "hand": seats(lambda s, v, p: len(s.hand[p]) + laid(s, v, p)[0]),
    "nation": seats(lambda s, v, p: len(s.nation[p])),
    "refuge": seats(lambda s, v, p: len(s.refuge[p])),
    "ambush": seats(lambda s, v, p: len(s.ambush[p]) + laid(s, v, p)[1]),
    "table": seats(lambda s, v, p: len(s.table[p])),
    "tents": seats(lambda s, v, p: len(s.tents[p])),
    "stored": seats(lambda s, v, p: sum(len(tent) - 1 for tent in s.tents[p])),
    "veteran": seats(lambda s, v, p: s.veteran[p]),
    "flags": seats(lambda s, v, p: s.flags[p]),
    "refills": seats(lambda s, v, p: s.refill >> p & 1),
    "hero_1": seats(lambda s, v, p: 1 + s.heroes[2 * p]),
    "hero_2": seats(lambda s, v, p: 1 + s.heroes[2 * p + 1]),
    "booster_1": seats(lambda s, v, p: 1 + s.rings[2 * p]),
    "booster_2": seats(lambda s, v, p: 1 + s.rings[2 * p + 1]),
}


def line(told: Callable[[LayLine], int]) -> Told:
    def of(s: BattaliaState, viewer: int) -> list[int]:
        laying = half_laid_by(s, viewer)
        return [told(laying) if isinstance(laying, LayLine) else 0]

    return of


def in_line(s: BattaliaState, viewer: int) -> list[int]:
    laying = half_laid_by(s, viewer)
    return by_kind(laying.chosen_cards(s) if laying is not None else ())


OWN: dict[str, Told] = {
    "hand": lambda s, v: by_kind(s.hand[v]),
    "nation": lambda s, v: by_kind(s.nation[v]),
    "refuge": lambda s, v: by_kind(s.refuge[v]),
    "ambush": lambda s, v: by_kind(s.ambush[v]),
    "table": lambda s, v: by_kind(s.table[v]),
    "tents": lambda s, v: by_kind(card for tent in s.tents[v] for card in tent[1:]),
    "line": in_line,
    "changed": lambda s, v: [sum(card != L.kind_of(card) for card in s.hand[v])],
    "units_missing": line(lambda laying: laying.line.units),
    "rank_missing": line(lambda laying: laying.line.rank),
    "supply_missing": line(lambda laying: laying.line.supply),
    "owed": line(lambda laying: int(bool(laying.line.owed))),
}
PARTS: Final = {
    "table": TABLE,
    "stock": STOCK,
    "visitors": VISITORS,
    "map": MAP,
    "battle": BATTLE,
    "players": PLAYERS,
    "own": OWN,
}
