"""What matters about a position of Battalia for one seat, in numbers.

They describe the moment a seat's turn ends: what is left in its hand goes to the Refuge.  Of other
players only what their view-mates could work out counts: their hand is part of their Nation.
"""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.chances import MOST_DRAWN, at_least, in_next_hand
from stormark.bots.battalia.deck import CLASS
from stormark.bots.battalia.errands import Errands
from stormark.bots.battalia.routes import NEAR, distances
from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.grid import is_city, may_hold_city, site_map
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.queries import may_gain_great
from stormark.games.battalia.scoring import points_of

# classes of cards (see deck.py): units by rank, artefacts by type, then the others
TRIBESMAN: Final = 0
CHIEF: Final = 1
PRIEST: Final = 2
LORD: Final = 3
QUEEN: Final = 4
KING: Final = 5
ARTEFACT: Final = 6
TOOLS: Final = ARTEFACT + L.TOOLS
HORSE: Final = ARTEFACT + L.HORSE
WEAPON: Final = ARTEFACT + L.WEAPON
TITLE: Final = ARTEFACT + L.TITLE
SCROLL: Final = ARTEFACT + L.SCROLL
SUPPLY: Final = ARTEFACT + L.TYPES
STARDUST: Final = SUPPLY + 1
CHEST: Final = SUPPLY + 2
GREAT: Final = SUPPLY + 3
CLASSES: Final = SUPPLY + 4

STRENGTH: Final = (
    *(1.0, 2.0, 3.0, 4.0, 5.0, 6.0),
    *(0.0, 1.0, 1.0, 0.0, 0.5, 1.5, 0.5),
    *(0.0, 0.0, 0.0, 1.5),
)

BOARD: Final = (
    *("points", "great", "great_squared", "small_cities", "top_small"),
    *("site", "sites", "further", "reach"),
    *("hero", "second_hero", "to_neutral", "to_ruin", "to_gate", "threat", "armed_threat"),
    *("posts", "potions", "boosters", "to_move", "home_cities"),
    *("to_pass", "to_delivery", "to_building", "to_post", "income"),
)
DECK: Final = (
    *("tribesmen", "chiefs", "priests", "lords", "queens", "kings"),
    *("tools", "horses", "weapons", "tents", "titles", "scrolls", "amulets"),
    *("supply", "stardust", "chests", "greats"),
)
ANY: Final = ("any_tools", "any_weapon", "any_title", "any_scroll", "two_weapons")
PLAN: Final = (
    *("kept_lords", "kept_priests", "kept_units", "kept_weapons", "kept_others"),
    *("three_lords", "two_lords", "three_priests", "two_priests", "three_chiefs"),
    *("always_three_lords", "always_two_lords", "always_three_priests"),
    *("next_lords", "next_weapon", "strength", "cards", "small_deck"),
    *("tiny_deck", "low_supply", "few_units", "royal_deck"),
    *("can_road", "stuck", "city_ready", "upgrade_ready", "armed_neutral"),
)
# by their numbers: what freezes a city or stands in for a Lord on three days is worth most
POTIONS: Final = (1.0, 3.0, 3.0, 1.0, 2.0, 1.0)
DRUNK: Final = 0.5  # what is left of a potion once it is drunk
ROYAL_WEEK: Final = 2  # at its end royal cards are granted (B-KINGS-04)
NAMES: Final = (*BOARD, *DECK, *ANY, *PLAN)
COUNT: Final = len(NAMES)
SMALL_CITIES: Final = NAMES.index("small_cities")
SITE: Final = NAMES.index("site")
TO_NEUTRAL: Final = NAMES.index("to_neutral")
THREE_LORDS: Final = NAMES.index("three_lords")
TWO_LORDS: Final = NAMES.index("two_lords")
NEXT_WEAPON: Final = NAMES.index("next_weapon")


def features(s: BattaliaState, seat: int, mover: int, drawn: bool = False) -> list[float]:
    """The numbers of a seat, in the order of NAMES, at the end of the turn of `mover`.

    `drawn` says that his next hand is drawn already.
    """
    found: list[float] = []
    pool = s.nation[seat]
    rest = s.refuge[seat] + s.table[seat]
    if s.team_of[seat] == s.team_of[mover] and not drawn:
        rest += s.hand[seat]
    else:
        pool += s.hand[seat]
    kept = s.ambush[seat]
    for tent in s.tents[seat]:
        kept += tent[1:]
    for procedure in s.threads[seat]:
        rest += procedure.held()
    first = counted(pool)
    then = counted(rest)
    stored = counted(kept)
    if s.week == ROYAL_WEEK and s.day == s.rules.tables.days_per_week and s.rules.stormgates:
        add_royals(s, len(pool) + len(rest) + len(kept) + len(s.tents[seat]), then)
    add_board(s, seat, mover, first, then, stored, found)
    add_deck(first, then, len(pool) + len(rest), found)
    add_plan(first, len(pool), then, len(rest), stored, found)
    add_chances(first, then, stored, found)
    return found


def counted(cards: Cards) -> list[int]:
    """How many cards there are of each class; what changed them ends with the turn."""
    counts = [0] * CLASSES
    for card in cards:
        if card >= 0:
            counts[CLASS[L.plain(card)]] += 1
    return counts


def add_royals(s: BattaliaState, cards: int, then: list[int]) -> None:
    """Royal cards that a deck of this size is granted tonight lie in the Refuge already."""
    if cards >= s.rules.tables.queen_cards:
        then[QUEEN] += 1
    if cards >= s.rules.tables.king_cards:
        then[KING] += 1


# --- the board


def add_board(
    s: BattaliaState,
    seat: int,
    mover: int,
    first: list[int],
    then: list[int],
    stored: list[int],
    found: list[float],
) -> None:
    great = 0
    small = 0
    top = 0
    home = 0
    income = 0.0
    end_level = s.rules.tables.end_level
    for field in range(s.rules.board.size):
        if s.owner[field] != seat:
            continue
        if s.place[field] == L.BUILDING:
            income = 1.0  # a card in every turn (B-VALLEY-25)
        elif is_city(s, field):
            level = s.level[field]
            if s.terrain[field] == s.faction[seat]:
                home += 1  # it is easier to defend (B-BATTLE-18)
            if level >= end_level:
                great += 1
            else:
                small += 1
                top = max(top, level)
    found.append(float(points_of(s, seat)))
    found.append(float(great))
    found.append(great * great / 5.0)
    found.append(float(small))
    found.append(float(top))
    add_sites(s, seat, found)
    errands = Errands()
    add_heroes(s, seat, mover, first, then, stored, errands, found)
    found.append(float(len(s.posts[seat])))
    found.append(potions_of(s, seat))
    share = MOST_DRAWN / max(sum(first) + sum(then), MOST_DRAWN)
    found.append(share * ((s.rings[2 * seat] >= 0) + (s.rings[2 * seat + 1] >= 0)))
    found.append(0.0 if s.team_of[seat] == s.team_of[mover] else 1.0)
    found.append(float(home))
    found.append(share * errands.to_pass)
    found.append(share * errands.to_delivery)
    found.append(errands.to_building)
    found.append(errands.to_post)
    found.append(income)


def potions_of(s: BattaliaState, seat: int) -> float:
    """One that is drunk is spent within three days (B-BILK-18): nobody drinks without a reason."""
    potions = 0.0
    for number in range(L.POTIONS):
        if s.potion_owner[number] == seat:
            potions += POTIONS[number] * (DRUNK if s.potion_drunk[number] else 1.0)
    return potions


def add_sites(s: BattaliaState, seat: int, found: list[float]) -> None:
    """Fields for a city that the own chain reaches, and those one road further."""
    sites = 0
    edge: set[int] = set()
    for field in site_map(s, seat).fields():
        if field not in edge:
            edge.add(field)
            if may_hold_city(s, field):
                sites += 1
    beside = s.rules.board.beside
    beyond: set[int] = set()
    further = 0
    for field in edge:
        for direction in range(L.DIRECTIONS):
            other = beside[4 * field + direction]
            if other >= 0 and other not in edge and other not in beyond:
                if s.place[other] == L.EMPTY:
                    beyond.add(other)
                    if may_hold_city(s, other):
                        further += 1
    found.append(1.0 if sites else 0.0)
    found.append(float(min(sites, 4)))
    found.append(float(min(further, 6)))
    found.append(float(min(len(edge), 10)))


def add_heroes(
    s: BattaliaState,
    seat: int,
    mover: int,
    first: list[int],
    then: list[int],
    stored: list[int],
    errands: Errands,
    found: list[float],
) -> None:
    """Heroes, and how near they are to what they could take."""
    heroes = 0
    neutral = 0.0
    ruin = 0.0
    gate = 0.0
    threat = 0.0
    wants_great = s.rules.stormgates or (len(s.great_up) > 0 and may_gain_great(s, seat))
    for hero in (2 * seat, 2 * seat + 1):
        start = s.heroes[hero]
        if start < 0:
            continue
        heroes += 1
        steps = distances(s, start)
        errands.add(s, seat, hero, steps)
        for field in range(s.rules.board.size):
            place = s.place[field]
            near = NEAR[steps[field]]
            if place == L.GATE:
                gate = max(gate, near)
            elif place == L.RUIN:
                if wants_great:
                    ruin = max(ruin, near)
            elif place == L.CITY or place == L.CENTRE:
                owner = s.owner[field]
                if owner < 0:
                    neutral = max(neutral, near)
                elif s.team_of[owner] != s.team_of[seat]:
                    threat = max(threat, near * int(s.level[field]))
    found.append(1.0 if heroes else 0.0)
    found.append(1.0 if heroes > 1 else 0.0)
    found.append(neutral)
    found.append(ruin)
    found.append(gate)
    found.append(threat)
    weapons = first[WEAPON] + then[WEAPON] + stored[WEAPON]
    found.append(threat * min(weapons, 2) if s.team_of[seat] != s.team_of[mover] else 0.0)


# --- the deck


def add_deck(first: list[int], then: list[int], cards: int, found: list[float]) -> None:
    """Cards of each class that a hand holds on average, and the first ones of some classes."""
    share = MOST_DRAWN / max(cards, MOST_DRAWN)
    for number in range(CLASSES):
        found.append(share * (first[number] + then[number]))
    for number in (TOOLS, WEAPON, TITLE, SCROLL):
        found.append(1.0 if first[number] + then[number] else 0.0)
    found.append(1.0 if first[WEAPON] + then[WEAPON] > 1 else 0.0)


def add_plan(
    first: list[int], pool: int, then: list[int], rest: int, stored: list[int], found: list[float]
) -> None:
    """What the next hand and all hands promise: units of one rank build cities."""
    kept_units = 0.0
    kept_others = 0.0
    for number in range(CLASSES):
        if number < ARTEFACT:
            kept_units += (number + 1) * stored[number]
        elif number != WEAPON:
            kept_others += stored[number]
    found.append(float(stored[LORD]))
    found.append(float(stored[PRIEST]))
    found.append(kept_units)
    found.append(float(stored[WEAPON]))
    found.append(kept_others)
    lords = double(first, LORD)
    all_lords = lords + double(then, LORD)
    priests = first[PRIEST] + then[PRIEST]
    cards = pool + rest
    found.append(in_next_hand(3 - stored[LORD], lords, pool, all_lords - lords, rest))
    found.append(in_next_hand(2 - stored[LORD], lords, pool, all_lords - lords, rest))
    found.append(in_next_hand(3 - stored[PRIEST], first[PRIEST], pool, then[PRIEST], rest))
    found.append(in_next_hand(2 - stored[PRIEST], first[PRIEST], pool, then[PRIEST], rest))
    found.append(in_next_hand(3 - stored[CHIEF], first[CHIEF], pool, then[CHIEF], rest))
    found.append(at_least(3 - stored[LORD], MOST_DRAWN, all_lords, cards))
    found.append(at_least(2 - stored[LORD], MOST_DRAWN, all_lords, cards))
    found.append(at_least(3 - stored[PRIEST], MOST_DRAWN, priests, cards))
    found.append(MOST_DRAWN * first[LORD] / max(pool, MOST_DRAWN))
    found.append(in_next_hand(1 - stored[WEAPON], first[WEAPON], pool, then[WEAPON], rest))
    strength = 0.0
    for number in range(CLASSES):
        strength += STRENGTH[number] * (first[number] + then[number])
    found.append(MOST_DRAWN * strength / max(cards, MOST_DRAWN) + kept_units)
    found.append(float(cards))
    found.append(max(0.0, 14.0 - cards))
    found.append(max(0.0, 10.0 - cards))
    units = 0
    for number in range(ARTEFACT):
        units += first[number] + then[number]
    supply = first[SUPPLY] + then[SUPPLY] + 2 * (first[STARDUST] + then[STARDUST])
    found.append(max(0.0, 2.0 - MOST_DRAWN * supply / max(cards, MOST_DRAWN)))
    found.append(max(0.0, 2.0 - MOST_DRAWN * units / max(cards, MOST_DRAWN)))
    found.append(max(0.0, min(6.0, cards + sum(stored) - 20.0)))


def add_chances(first: list[int], then: list[int], stored: list[int], found: list[float]) -> None:
    """What only counts together: Lords and room for a city, a Weapon near a neutral city."""
    tribesmen = first[TRIBESMAN] + then[TRIBESMAN] + stored[TRIBESMAN]
    builds = first[TOOLS] + then[TOOLS] + stored[TOOLS] > 0 or tribesmen > 1
    site = found[SITE]
    found.append(1.0 if builds else 0.0)
    found.append(0.0 if builds or site else 1.0)
    found.append(site * found[THREE_LORDS])
    found.append(found[TWO_LORDS] if found[SMALL_CITIES] else 0.0)
    found.append(found[TO_NEUTRAL] * found[NEXT_WEAPON])


def double(counts: list[int], number: int) -> int:
    """Units of a rank, the ones a Scroll could double counted twice."""
    units = counts[number]
    return units + min(units, counts[SCROLL])
