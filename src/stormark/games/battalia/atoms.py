"""Every change of a position, each with its event (design decision D6)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.grid import map_is_full
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct, with_number, with_pile
from stormark.games.battalia.queries import great_cities, matches
from stormark.games.battalia.scoring import shares_of
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

HAND: Final = 0  # zones a card is played from
AMBUSH: Final = 1

# --- cards of a player


def without(cards: Cards, card: i64) -> Cards:
    """The cards less one copy of a card."""
    for index in range(len(cards)):
        if cards[index] == card:
            if index == 0:
                return cards[1:]
            return cards[:index] + cards[index + 1 :]
    raise ValueError(f"{card} is not among {cards}")


def draw(s: Position, seat: i64, count: i64) -> None:
    """Draw from the Nation, the Refuge shuffled anew where it runs out (B-TURN-15, -16)."""
    drawn: Cards = ()
    while count > len(drawn):
        if not s.nation[seat]:
            if not s.refuge[seat]:
                break
            s.nation[seat] = s.shuffled(L.S_NATION + seat, s.refuge[seat])
            s.refuge[seat] = ()
            if s.sink is not None:
                s.say(E.E_SHUFFLED, (seat,))
        nation = s.nation[seat]
        left = max(0, len(nation) - (count - len(drawn)))
        drawn += nation[left:][::-1]  # the last card is on top
        s.nation[seat] = nation[:left]
    if drawn:
        s.hand[seat] += drawn
        if s.sink is not None:
            s.say(E.E_DRAWN, (seat, len(drawn)))
            s.say(E.E_DRAWN_SEEN, (seat, *drawn), 1 << seat)


def gain(s: Position, seat: i64, card: i64, to_hand: bool, mark: i64 = 0) -> None:
    """A gained card goes to the Refuge unless its rule says hand (B-TURN-07, B-STORM-08)."""
    if to_hand:
        s.hand[seat] += (card | mark,)
    else:
        s.refuge[seat] += (card,)
    if s.sink is not None:
        s.say(E.E_GAINED, (seat, card, E.Z_HAND if to_hand else E.Z_REFUGE))


def to_limbo(s: Position, seat: i64, card: i64) -> None:
    s.limbo += (L.plain(card),)
    s.say(E.E_TO_LIMBO, (seat, L.plain(card)))


def discard_all(s: Position, seat: i64, cards: Cards) -> None:
    """Cards go to the Refuges of their owners, as printed (B-GA-17, B-TURN-09)."""
    own: list[int] = []
    for card in cards:
        lender = L.lender_of(card)
        if lender < 0 or lender == seat:
            own.append(L.plain(card))
        else:
            s.refuge[lender] += (L.plain(card),)
    if own:
        s.refuge[seat] += tuple(own)


def take_card(s: Position, seat: i64, zone: i64, card: i64) -> None:
    """A card leaves the hand, or the ambush it was hidden in."""
    if zone == HAND:
        s.hand[seat] = without(s.hand[seat], card)
    else:
        s.ambush[seat] = without(s.ambush[seat], card)


def leave_ambush(s: Position, seat: i64, count: i64) -> None:
    """All see how many hidden cards are played, once they see what is played (B-HIDE-07)."""
    if count:
        s.say(E.E_FROM_AMBUSH, (seat, count))


def play_card(s: Position, seat: i64, zone: i64, card: i64) -> None:
    """A card is laid before its player; the line it belongs to is told when it is complete."""
    take_card(s, seat, zone, card)
    leave_ambush(s, seat, int(zone == AMBUSH))
    s.table[seat] += (card,)


def declare_done(s: Position, seat: i64) -> None:
    s.flags[seat] |= L.DONE
    if s.sink is not None:
        s.say(E.E_DONE, (seat,))


def resume(s: Position, seat: i64) -> None:
    """A member of a team takes back that he is done (R-11)."""
    s.flags[seat] &= ~L.DONE
    s.say(E.E_NOT_DONE, (seat,))


def note_mulligan(s: Position, seat: i64) -> None:
    """The hand goes to the Refuge before a new one is drawn (B-TURN-03)."""
    s.flags[seat] |= L.ANNOUNCED | L.MULLIGANED
    s.say(E.E_MULLIGAN, (seat,))
    s.refuge[seat] += s.hand[seat]
    s.hand[seat] = ()


def show_cohort(s: Position, seat: i64, faction: i64, cards: Cards) -> None:
    """The cards of a cohort are shown (B-COHORT)."""
    s.flags[seat] |= L.ANNOUNCED
    s.say(E.E_COHORT, (seat, faction, *cards))


def has_acted(s: Position, seat: i64) -> None:
    """From now on nothing can be announced (B-TURN-04)."""
    s.flags[seat] |= L.ACTED


def lay_open(s: Position, seat: i64, cards: Cards, from_ambush: Cards) -> None:
    """The cards of a complete line lie before their player, who has acted now (B-RULING-106)."""
    has_acted(s, seat)
    leave_ambush(s, seat, len(from_ambush))
    s.table[seat] += cards


def take_at_random(s: Position, seat: i64) -> i64:
    """A random card leaves a hand; whoever takes it tells what becomes of it."""
    card = s.hand[seat][s.random(L.S_THEFT, len(s.hand[seat]))]
    s.hand[seat] = without(s.hand[seat], card)
    return card


def freeze_table_cards(s: Position, seat: i64, cards: Cards) -> None:
    """Cards of a line that was switched off leave the table (R-67)."""
    for card in cards:
        s.table[seat] = without(s.table[seat], card)
    s.say(E.E_FROZEN, (seat, *cards))


def change_hand_card(s: Position, seat: i64, card: i64, into: i64) -> None:
    """Something happens to a copy in the hand; whoever does it tells what."""
    s.hand[seat] = (*without(s.hand[seat], card), into)


# --- the stock


def uncover(s: Position, stack: i64) -> None:
    """All see which card lies on top of a stack now (B-CSETUP-04)."""
    if s.sink is None or not s.stock[stack]:
        return
    top = s.stock[stack][-1]
    if stack < L.CITY_STACKS:
        s.say(E.E_UNCOVERED, (top,))
    elif stack < L.ROAD_STACKS:
        s.say(E.E_UNCOVERED_TERRAIN, (L.CITY, stack - L.CITY_STACKS, top))
    else:
        s.say(E.E_UNCOVERED_TERRAIN, (L.ROAD, stack - L.ROAD_STACKS, top))


def take_supply(s: Position, seat: i64, count: i64, to_hand: bool) -> None:
    """Take Supply cards, as many as there are (R-32)."""
    for _ in range(min(count, s.supply)):
        s.supply -= 1
        gain(s, seat, L.SUPPLY, to_hand)


def take_stardust(s: Position) -> None:
    """A Stardust leaves its stack; whoever takes it tells who gains it."""
    s.stardust -= 1


def take_chest(s: Position) -> None:
    s.chests -= 1


def note_income(s: Position, seat: i64) -> None:
    """The one card a turn that valley buildings bring (R-75)."""
    s.flags[seat] |= L.INCOME
    s.say(E.E_INCOME, (seat,))


def supply_with(kind: i64) -> i64:
    """How many Supply cards come with a unit (B-HIRE-05, B-UNBOUND-04, B-FAN-06)."""
    if kind >= L.FANATICS:
        return 2
    return 0 if kind >= L.UNBOUND else 1


def take_unit(s: Position, seat: i64, rank: i64, to_hand: bool) -> None:
    """Take the top unit of a rank with its Supply; nothing from an empty stack."""
    stack = s.stock[L.UNIT_STACKS + rank - 1]
    if stack:
        s.stock[L.UNIT_STACKS + rank - 1] = stack[:-1]
        gain(s, seat, stack[-1], to_hand)
        take_supply(s, seat, supply_with(stack[-1]), to_hand)
        uncover(s, L.UNIT_STACKS + rank - 1)


def colours(s: Position, stack: i64, free_choice: bool) -> list[int]:
    """The cards of a stack that may be taken: the top one, or any colour (B-ORACLE-06)."""
    cards = s.stock[stack]
    if not cards:
        return []
    if not free_choice:
        return [cards[-1]]
    return list(distinct(cards))


def artefact_choice(s: Position, artefact: i64) -> list[int]:
    return colours(s, L.ARTEFACT_STACKS + artefact, matches(s, artefact))


def take_from_stack(s: Position, stack: i64, card: i64) -> None:
    """Take a card out of a stack: the uppermost of its kind; the rest keeps its order."""
    cards = s.stock[stack]
    for index in range(len(cards) - 1, -1, -1):
        if cards[index] == card:
            s.stock[stack] = cards[:index] + cards[index + 1 :]
            if index == len(cards) - 1:
                uncover(s, stack)
            return


def stack_of(s: Position, card: i64) -> i64:
    """The stack a unit or artefact comes from, or -1."""
    kind = L.kind_of(card)
    if kind < L.ARTEFACTS:
        return L.UNIT_STACKS + s.rules.tables.rank[kind] - 1
    if kind < L.QUEENS:
        return L.ARTEFACT_STACKS + s.rules.tables.artefact[kind]
    return -1


def return_card(s: Position, seat: i64, card: i64) -> None:
    """A card goes back to the bottom of its stack (B-CSETUP-06)."""
    kind = L.plain(card)
    stack = stack_of(s, kind)
    if stack >= 0:
        s.stock[stack] = (kind, *s.stock[stack])
    elif kind == L.SUPPLY:
        s.supply += 1
    elif kind == L.CHEST:
        s.chests += 1
    s.say(E.E_RETURNED, (seat, kind))


# --- the map


def lay(s: Position, seat: i64, city: bool, shape: i64, field: i64, rotation: i64) -> None:
    """Lay the top terrain card of a stack (B-PLACE-02); Metamorpha follows (B-META-03)."""
    stack = (L.CITY_STACKS if city else L.ROAD_STACKS) + shape
    terrain = s.stock[stack][-1]
    s.stock[stack] = s.stock[stack][:-1]
    place = L.CITY if city else L.ROAD
    exits = L.turned(shape, rotation)
    put_terrain(s, place, shape, terrain, field, exits)
    if s.sink is not None:
        s.say(E.E_LAID, (seat, place, shape, terrain, field, *L.directions(exits)))
    uncover(s, stack)
    move_metamorpha(s, field)


def put_terrain(s: Position, place: i64, shape: i64, terrain: i64, field: i64, exits: i64) -> None:
    s.map_changed()
    s.place[field] = place
    s.shape[field] = shape
    s.terrain[field] = terrain
    s.exits[field] = exits


def replace_terrain(s: Position, seat: i64, field: i64, terrain: i64) -> None:
    """Replace a city or road by one of its stack; markers and figures stay (R-27)."""
    first = L.CITY_STACKS if s.place[field] == L.CITY else L.ROAD_STACKS
    stack = first + s.shape[field]
    s.stock[stack] = (s.terrain[field], *s.stock[stack])
    s.terrain[field] = terrain
    s.say(E.E_REPLACED, (seat, field, terrain))
    take_from_stack(s, stack, terrain)
    move_metamorpha(s, field)


def turn_terrain(s: Position, seat: i64, field: i64, exits: i64) -> None:
    """A card that lies is turned."""
    if s.exits[field] != exits:
        s.map_changed()
        s.exits[field] = exits
        s.say(E.E_TURNED, (seat, field, *L.directions(exits)))


def move_metamorpha(s: Position, field: i64) -> None:
    if s.metamorpha >= 0:
        s.metamorpha = field
        s.say(E.E_METAMORPHA, (field,))


def finish(s: Position, cause: i64) -> None:
    """The game ends on the spot (R-53)."""
    s.shares = shares_of(s)
    s.say(E.E_OVER, (cause,))


def check_map(s: Position) -> None:
    """Condition 1, tested after every laid or replaced card (B-CEND-01, B-CEND-03)."""
    if s.rules.map_full and not s.shares and map_is_full(s):
        finish(s, E.BY_MAP)


def mark_city(s: Position, field: i64, owner: i64, level: i64) -> None:
    """A city gets a marker; condition 2 is tested at once (B-CEND-04, R-53)."""
    if s.owner[field] != owner:
        s.map_changed()
    s.owner[field] = owner
    s.level[field] = level
    s.say(E.E_CITY, (owner, field, level))
    if owner >= 0 and s.place[field] != L.BUILDING and not s.shares:
        team = s.team_of[owner]
        if great_cities(s, team) >= s.rules.target(len(s.teams[team])):
            finish(s, E.BY_CITIES)


def found_post(s: Position, seat: i64, field: i64) -> None:
    s.posts = with_pile(s.posts, seat, (*s.posts[seat], field))
    s.say(E.E_POST, (seat, field))


def discover(s: Position, seat: i64, field: i64) -> None:
    """Turn a valley card face up; its discoverer controls a building (B-VALLEY-17, -18)."""
    for index in range(0, len(s.hidden), 2):
        if s.hidden[index] == field:
            building = s.hidden[index + 1]
            s.hidden = s.hidden[:index] + s.hidden[index + 2 :]
            s.map_changed()
            s.say(E.E_DISCOVERED, (seat, field, building))
            if s.place[field] == L.BUILDING:
                s.shape[field] = building
                mark_city(s, field, seat, s.rules.tables.building_level)
            return


# --- heroes


def put_hero(s: Position, seat: i64, hero: i64, field: i64) -> None:
    s.heroes[2 * seat + hero] = field


def recruit_hero(s: Position, seat: i64, hero: i64, field: i64) -> None:
    put_hero(s, seat, hero, field)
    s.say(E.E_RECRUITED, (seat, hero, field))


def move_hero(s: Position, seat: i64, hero: i64, field: i64) -> None:
    s.heroes[2 * seat + hero] = field
    if s.sink is not None:
        s.say(E.E_MOVED, (seat, hero, field))


def jump_hero(s: Position, seat: i64, hero: i64, field: i64) -> None:
    s.heroes[2 * seat + hero] = field
    s.jumped += (2 * seat + hero,)
    s.say(E.E_JUMPED, (seat, hero, field))


def lose_hero(s: Position, seat: i64, hero: i64) -> None:
    """A lost hero is put beside the board; a storm booster is gone with him (R-77)."""
    s.heroes[2 * seat + hero] = L.NO_FIELD
    s.rings = with_number(s.rings, 2 * seat + hero, -1)
    s.say(E.E_HERO_LOST, (seat, hero))
