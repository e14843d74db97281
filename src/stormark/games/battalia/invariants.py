"""What is true of every position: cards, stacks, map, tracks (B-CCOMP-25)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.state import Position


def broken(s: Position) -> list[str]:
    """The broken invariants, in words."""
    problems: list[str] = []
    if not s.order:
        return ["nobody sits at the table"]
    check_cards(s, problems)
    check_terrain(s, problems)
    check_stacks(s, problems)
    check_standing(s, problems)
    return problems


def expected_cards(s: Position) -> list[int]:
    """How many cards of each kind the game has."""
    tables = s.rules.tables
    counts = [0] * L.KINDS
    for faction in s.rules.sets:
        for rank in range(4):
            counts[L.UNITS + rank + 4 * faction] = tables.units_per_set[rank]
        for artefact in range(L.TYPES):
            counts[L.ARTEFACTS + artefact + L.TYPES * faction] = tables.artefacts_per_set[artefact]
    counts[L.SUPPLY] = tables.supply_per_set * len(s.rules.sets)
    if started(s):
        for rank in range(4):
            if s.rules.unbound:
                counts[L.UNBOUND + rank] = tables.unbound_per_rank[rank]
            if s.rules.fanatics:
                counts[L.FANATICS + rank] = tables.fanatics_per_rank[rank]
    if s.rules.stormgates:
        counts[L.STARDUST] = tables.stardust
        counts[L.CHEST] = tables.chests
        for number in range(L.GREATS):
            counts[L.GREAT + number] = 1
        for number in range(3):
            counts[L.FATES + number] = 1
        if -1 not in s.faction:
            for faction in s.faction:
                counts[L.QUEENS + faction] = 1
                counts[L.KINGS + faction] = 1
    return counts


def started(s: Position) -> bool:
    """Whether the choices before day 1 are over."""
    return not s.stack or not s.stack[0].order_rule()


def count_cards(s: Position) -> list[int]:
    """The cards of every kind, wherever they lie."""
    counts = [0] * L.KINDS
    for stack in range(L.UNIT_STACKS, L.ARTEFACT_STACKS + L.TYPES):
        add(counts, s.stock[stack])
    counts[L.SUPPLY] += s.supply
    counts[L.STARDUST] += s.stardust
    counts[L.CHEST] += s.chests
    for cards in (s.limbo, s.great_up, s.great_rest, s.fates, s.royals):
        add(counts, cards)
    for cards in s.under_gate:
        add(counts, cards)
    for seat in range(s.seats):
        for cards in (s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat]):
            add(counts, cards)
        add(counts, s.table[seat])
        for tent in s.tents[seat]:
            add(counts, tent)
        battle = s.battle[seat]
        if battle is not None:
            add(counts, battle.attacker_line)
            add(counts, battle.defender_line)
        for frame in s.threads[seat]:
            add(counts, frame.held())
    for frame in s.stack:
        add(counts, frame.held())
    return counts


def add(counts: list[int], cards: tuple[int, ...]) -> None:
    """Count cards; those that are out of sight in a seen position count nowhere."""
    for card in cards:
        if card >= 0:
            counts[L.plain(card)] += 1


def check_cards(s: Position, problems: list[str]) -> None:
    expected = expected_cards(s)
    found = count_cards(s)
    greats_out = not s.rules.stormgates
    for kind in range(L.KINDS):
        if greats_out and L.GREAT <= kind < L.FATES:
            if found[kind] > 1:
                problems.append(f"Great Artefact {kind} lies in two places (B-GA-01)")
        elif found[kind] != expected[kind]:
            problems.append(
                f"{found[kind]} cards of kind {kind} instead of {expected[kind]} (B-CCOMP-25)"
            )


def check_terrain(s: Position, problems: list[str]) -> None:
    """Terrain cards of each stack are in the stock or on the map."""
    tables = s.rules.tables
    for first, per_set, place in (
        (L.CITY_STACKS, tables.cities_per_set, L.CITY),
        (L.ROAD_STACKS, tables.roads_per_set, L.ROAD),
    ):
        for shape in range(L.SHAPES):
            if first == L.ROAD_STACKS and shape == 0:
                continue
            count = len(s.stock[first + shape])
            for field in range(s.rules.board.size):
                if s.place[field] == place and s.shape[field] == shape:
                    count += 1
            if count != per_set[shape] * len(s.rules.sets):
                problems.append(f"terrain cards of stack {first + shape} are missing or doubled")


def check_stacks(s: Position, problems: list[str]) -> None:
    tables = s.rules.tables
    for rank in range(1, 5):
        for card in s.stock[L.UNIT_STACKS + rank - 1]:
            if tables.rank[card] != rank:
                problems.append(f"card {card} lies in the stack of rank {rank}")
    for artefact in range(L.TYPES):
        for card in s.stock[L.ARTEFACT_STACKS + artefact]:
            if tables.artefact[card] != artefact:
                problems.append(f"card {card} lies in the stack of artefact {artefact}")


def check_standing(s: Position, problems: list[str]) -> None:
    for seat in range(s.seats):
        if len(s.ambush[seat]) > s.rules.tables.hide_slots:
            problems.append(f"seat {seat} hides too many cards (B-HIDE-01)")
        for hero in range(2):
            field = s.heroes[2 * seat + hero]
            if field >= 0 and s.place[field] in (L.EMPTY, L.MISSING):
                problems.append(f"a hero of seat {seat} stands on no card")
    for field in range(s.rules.board.size):
        level = s.level[field]
        if s.owner[field] >= 0 and not 1 <= level <= (6 if s.rules.stormgates else 4):
            problems.append(f"a city of level {level} on field {field} (B-UPGRADE-04)")
    for potion in range(L.POTIONS):
        if not 0 <= s.potion_drunk[potion] <= s.rules.tables.potion_days[potion]:
            problems.append(f"potion {potion} lasts too long (B-BILK-18)")
    if s.supply < 0 or s.stardust < 0 or s.chests < 0:
        problems.append("fewer than no cards of a stack")
    if not s.shares and not s.open_seats():
        problems.append("nobody has anything to decide, and the game is not over")
