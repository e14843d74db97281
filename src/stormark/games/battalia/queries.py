"""Questions about cards, players and cities."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.faces import ARTEFACT, FACE, GREAT_NUMBER, RANK, SUPPLY_VALUE
from stormark.games.battalia.grid import cities_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import NOTHING, holds
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import append, i64, vec

# --- what a card counts as


def rank_of(s: Position, card: i64) -> i64:
    """The rank of a card that counts as a unit (royal cards: 5, 6), else 0."""
    return RANK[card & FACE]


def artefact_of(s: Position, card: i64) -> i64:
    """The type of a card that counts as an artefact, else -1."""
    return ARTEFACT[card & FACE]


def great_of(s: Position, card: i64) -> i64:
    """The number of a Great Artefact in its own form, else -1."""
    return GREAT_NUMBER[card & FACE]


def supply_of(card: i64) -> i64:
    """How many Supply cards a card stands for: 1, a Stardust 2 (B-DUST-03)."""
    return SUPPLY_VALUE[card & FACE]


def faction_of(s: Position, card: i64) -> i64:
    """The faction of a card; a transformed card keeps it (B-ART-28)."""
    return s.rules.tables.faction[L.kind_of(card)]


def is_fanatic(card: i64) -> bool:
    return L.FANATICS <= card & FACE < L.ARTEFACTS


def sacrificable(card: i64) -> bool:
    """Whether a hand card may go to Limbo for a Fanatic: no Stardust, nothing borrowed (R-72)."""
    return not card & L.LENT and card & 127 != L.STARDUST


def is_royal(card: i64) -> bool:
    return L.QUEENS <= L.kind_of(card) < L.SUPPLY


def is_great(card: i64) -> bool:
    """A Great Artefact or a kept Fate card (R-49)."""
    return L.kind_of(card) >= L.GREAT


def is_weapon(s: Position, card: i64) -> bool:
    """A Weapon, or a Great Artefact that is one (B-GA-10, B-GA-11, B-SA-02)."""
    great = great_of(s, card)
    if great >= 0:
        return s.rules.tables.great_weapon[great]
    return artefact_of(s, card) == L.WEAPON


def transformable(s: Position, card: i64) -> bool:
    """Whether Amulets, Scrolls and the like may change a card (B-ART-26, B-ART-29)."""
    kind = L.kind_of(card)
    return (
        L.form_of(card) == 0
        and not card & L.NAMED
        and (kind < L.UNBOUND or L.ARTEFACTS <= kind < L.QUEENS or kind == L.SUPPLY)
    )


def doublable(s: Position, card: i64) -> bool:
    """Whether a unit may be doubled by a Scroll or the Book: an ordinary, untransformed unit."""
    return card & FACE < L.UNBOUND and not card & L.NAMED


def promotable(card: i64) -> bool:
    """Whether a unit may be promoted: ordinary, below Lord, and nobody else's (B-ART-26)."""
    face = card & FACE
    return face < L.UNBOUND and face & 3 < 3 and not card & L.LENT


def strength_of(s: Position, card: i64, attacking: bool) -> i64:
    """What one copy of a card adds to a battle (B-BATTLE-13)."""
    tables = s.rules.tables
    rank = rank_of(s, card)
    if rank:
        return rank
    artefact = artefact_of(s, card)
    if artefact == L.WEAPON:
        enlightened = is_enlightened(s, L.WEAPON)
        return tables.weapon_strength_enlightened if enlightened else tables.weapon_strength
    if artefact == L.HORSE:
        return tables.horse_strength
    great = great_of(s, card)
    if great >= 0:
        return tables.great_attack[great] if attacking else tables.great_defence[great]
    return 0


def is_battle_card(s: Position, card: i64) -> bool:
    """B-BATTLE-09, B-BATTLE-10, B-GA-08, B-BILK-27."""
    if L.kind_of(card) == L.GREAT + L.HAMMER or card & L.JOKER:
        return False
    if rank_of(s, card):
        return True
    artefact = artefact_of(s, card)
    if artefact >= 0:
        return artefact not in (L.TOOLS, L.TENT)
    great = great_of(s, card)
    return great >= 0 and s.rules.tables.great_battle[great]


# --- the Oracle


def is_enlightened(s: Position, artefact: i64) -> bool:
    return s.rules.tables.enlightened[s.day - 1] == artefact


def matches(s: Position, artefact: i64) -> bool:
    return s.rules.tables.matching[s.day - 1] == artefact


# --- players


def opponents(s: Position, one: i64, other: i64) -> bool:
    return s.team_of[one] != s.team_of[other]


def active_team(s: Position) -> tuple[int, ...]:
    return s.teams[s.team]


def clockwise_from(s: Position, seat: i64) -> list[int]:
    """All seats, clockwise from one."""
    return [(seat + distance) % s.seats for distance in range(s.seats)]


def deck_of(s: Position, holder: i64) -> list[Cards]:
    """Wherever cards of a player lie, battle lines aside."""
    piles = [s.hand[holder], s.nation[holder], s.refuge[holder], s.ambush[holder], s.table[holder]]
    piles += s.tents[holder]
    for procedure in s.threads[holder]:
        if procedure.is_half_laid():
            piles.append(procedure.held())
    return piles


def deck_size(s: Position, seat: i64) -> i64:
    return deck_sizes(s)[seat]


def deck_sizes(s: Position) -> list[int]:
    """The cards of every Creation deck, wherever they lie (B-CCOMP-24, R-16)."""
    sizes = [0] * s.seats
    for holder in range(s.seats):
        battle = s.battle[holder]
        if battle is not None:
            add_owned(battle.attacker_line, holder, sizes)
            if battle.defender >= 0:
                add_owned(battle.defender_line, battle.defender, sizes)
        for pile in deck_of(s, holder):
            add_owned(pile, holder, sizes)
    return sizes


def add_owned(pile: Cards, holder: i64, sizes: list[int]) -> None:
    """Count the cards of a holder for their owners: borrowed ones are still the lender's."""
    own: i64 = 0
    for card in pile:
        lender: i64 = -1
        if card & L.LENT:
            lender = L.lender_of(card) if card >= 0 else L.lender_if_unknown(card)
        if lender >= 0:
            sizes[lender] += 1
        else:
            own += 1
    sizes[holder] += own


def greats_of(s: Position, seat: i64) -> list[int]:
    """The Great Artefacts and kept Fate cards of a deck, wherever they lie (B-GA-03, R-112)."""
    found: list[int] = []
    for holder in range(s.seats):
        battle = s.battle[holder]
        if battle is not None:
            add_greats(battle.attacker_line, holder, seat, found)
            add_greats(battle.defender_line, battle.defender, seat, found)
        for pile in deck_of(s, holder):
            add_greats(pile, holder, seat, found)
    return found


def add_greats(pile: Cards, holder: i64, seat: i64, found: list[int]) -> None:
    for card in pile:
        if is_great(card) and L.plain(card) not in found:
            lender = L.lender_of(card)
            if (holder if lender < 0 else lender) == seat:
                found.append(L.plain(card))


def copies_of_fate(s: Position, seat: i64) -> list[int]:
    """The Great Artefacts in other players' decks, which Fate 1 may copy (R-51)."""
    found: list[int] = []
    for other in range(s.seats):
        if other != seat:
            for card in greats_of(s, other):
                if card < L.FATES:
                    found.append(card - L.GREAT)
    return sorted(found)


def may_gain_great(s: Position, seat: i64) -> bool:
    """Without valleys at most one (R-49, B-VALLEY-36)."""
    return s.rules.valleys() or not greats_of(s, seat)


def is_veteran(s: Position, seat: i64) -> bool:
    return s.veteran[seat] == 1


def in_brotherhood(s: Position, seat: i64) -> bool:
    return s.potion_owner[L.BROTHERHOOD] == seat and s.potion_drunk[L.BROTHERHOOD] > 0


# --- a teammate's open battle


def fought_over(s: Position, seat: i64) -> vec[i64]:
    """The fields teammates attack: meanwhile nothing on them may change."""
    found = NOTHING
    for battle in s.battle:
        if battle is not None and battle.attacker != seat:
            found = append(found[:], battle.field)
    return found


def fights_a_teammate(s: Position, player: i64, seat: i64) -> bool:
    """Whether a player takes part in a teammate's open battle: his cards are left alone."""
    for battle in s.battle:
        if battle is not None and battle.attacker != seat:
            if player in (battle.attacker, battle.defender):
                return True
    return False


# --- cities


def count_level(s: Position, seat: i64, level: i64) -> i64:
    count: i64 = 0
    for field in cities_of(s, seat):
        if s.level[field] == level:
            count += 1
    return count


def great_cities(s: Position, team: i64) -> i64:
    """Cities of level 4 or higher of a team (B-END-02 to -05)."""
    count: i64 = 0
    least = s.rules.tables.end_level
    for seat in s.teams[team]:
        for field in cities_of(s, seat):
            if s.level[field] >= least:
                count += 1
    return count


def freely_upgradable(s: Position, seat: i64) -> list[int]:
    """Cities a free upgrade may raise: below level 4, no centres (R-18, R-76)."""
    closed = fought_over(s, seat)
    return [
        field
        for field in cities_of(s, seat)
        if s.place[field] == L.CITY
        and s.level[field] < s.rules.tables.free_upgrade_max
        and not holds(closed, field)
    ]


def is_concealed(s: Position, field: i64) -> bool:
    for concealed, _ in s.concealed:
        if concealed == field:
            return True
    return False


def hero_on(s: Position, seat: i64, field: i64) -> i64:
    """A mask of a seat's heroes that stand on a field."""
    mask: i64 = 0
    if s.heroes[2 * seat] == field:
        mask = 1
    if s.heroes[2 * seat + 1] == field:
        mask |= 2
    return mask
