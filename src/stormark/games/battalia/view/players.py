"""A player in a view: open cards and counts, heroes and where they can go, and the own cards."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.hidden import is_famous
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.queries import deck_size
from stormark.games.battalia.scoring import points_of
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.reach import reach
from stormark.games.battalia.view.types import Hero, Player, Standing, Tent
from stormark.games.battalia.view.words import card_words, field_or_none, field_word, terrain_word

STANDINGS: tuple[Standing, ...] = ("none", "veteran", "fallen")


def player(s: Position, seat: int, viewer: int) -> Player:
    flags = s.flags[seat]
    shown = Player(
        seat=seat,
        faction=None if s.faction[seat] < 0 else s.rules.words.factions[s.faction[seat]],
        points=points_of(s, seat),
        deck=deck_size(s, seat),
        hand=len(s.hand[seat]),
        nation=len(s.nation[seat]),
        refuge=len(s.refuge[seat]),
        ambush=len(s.ambush[seat]),
        known_hand=card_words(s, s.hand[seat]),
        table=card_words(s, s.table[seat]),
        tents=[shown_tent(s, tent, seat == viewer) for tent in s.tents[seat]],
        heroes=[shown_hero(s, seat, hero) for hero in range(2)],
        posts=[field_word(s, field) for field in s.posts[seat]],
        standing=STANDINGS[s.veteran[seat]],
        famous=card_words(s, famous_cards(s, seat)),
        rings_spent=[gate + 1 for owner, gate in s.spent_rings if owner == seat],
        announced=flags & L.ANNOUNCED != 0,
        mulligan=flags & L.MULLIGANED != 0,
        acted=flags & L.ACTED != 0,
        income_taken=flags & L.INCOME != 0,
        done=flags & L.DONE != 0,
        refills=s.refill >> seat & 1 != 0,
    )
    if seat == viewer:
        shown["hand_cards"] = card_words(s, s.hand[seat])
        shown["ambush_cards"] = card_words(s, s.ambush[seat])
        shown["refuge_cards"] = card_words(s, tuple(sorted(s.refuge[seat])))
        shown["nation_cards"] = card_words(s, s.nation[seat])
    return shown


def shown_tent(s: Position, tent: Cards, own: bool) -> Tent:
    """A pitched tent; only its owner sees what it holds (B-TENT-12)."""
    shown = Tent(card=s.rules.words.card(tent[0]), size=len(tent) - 1)
    if own:
        shown["cards"] = card_words(s, tent[1:])
    return shown


def shown_hero(s: Position, seat: int, number: int) -> Hero:
    hero = 2 * seat + number
    ring = s.rings[hero]
    return Hero(
        number=number + 1,
        field=field_or_none(s, s.heroes[hero]),
        booster=None if ring < 0 else ring + 1,
        jumped=hero in s.jumped,
        crossed_bridge=hero in s.bridged,
        tributes=[terrain_word(terrain) for payer, terrain in s.tributes if payer == hero],
        reach=reach(s, seat, number),
    )


def famous_cards(s: Position, seat: int) -> Cards:
    """Royal cards and Great Artefacts of a deck: everybody saw who got them."""
    found = [*s.somewhere[seat]]
    piles = [s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]]
    for pile in (*piles, *s.tents[seat]):
        for card in pile:
            if card >= 0 and L.lender_of(card) < 0 and is_famous(L.plain(card)):
                found.append(L.plain(card))
    return tuple(sorted(found))
