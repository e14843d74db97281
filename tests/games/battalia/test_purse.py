"""A purse counts cards; what was taken out of it is not in it."""

from __future__ import annotations

from random import Random

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia.faces import RANK
from stormark.games.battalia.piles import distinct, with_number, with_pile
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.turn.act import cohort_in, count_factions
from tests.games.battalia.table import Table

COUNTS = (
    "arrows", "books", "doublable", "fanatics", "fighting", "greats", "helpers", "horses",
    "in_hand", "safe", "safe_fanatics", "safe_supply", "scrolls", "spare", "supply", "tents",
    "tools", "units", "weapons",
)  # fmt: skip


def any_cards(rng: Random, count: int) -> tuple[int, ...]:
    """Cards of every kind, some of them named, borrowed or in another form."""
    cards = []
    for _ in range(count):
        card = rng.randrange(L.KINDS)
        if rng.random() < 0.2:
            card = L.borrowed(card, rng.randrange(4))
        if rng.random() < 0.2 and card & 127 < L.UNBOUND:
            card |= L.NAMED
        elif rng.random() < 0.2 and card & 127 < L.QUEENS:
            card = L.with_form(card, rng.randrange(1, L.FORM_ARTEFACT + L.TYPES))
        cards.append(card)
    return tuple(cards)


def counted(purse: Purse) -> dict[str, int]:
    return {name: int(getattr(purse, name)) for name in COUNTS}


@pytest.mark.parametrize("seed", range(20))
def test_a_card_taken_out_counts_no_more_until_it_is_put_back(seed: int) -> None:
    rng = Random(seed)
    s = Table().state
    hand, ambush = any_cards(rng, 9), any_cards(rng, 3)
    purse = Purse(s, hand, ambush)
    whole = counted(purse)
    for index, card in enumerate(hand):
        purse.take(s, card, True)
        assert counted(purse) == counted(Purse(s, hand[:index] + hand[index + 1 :], ambush))
        purse.put(s, card, True)
        assert counted(purse) == whole
    for index, card in enumerate(ambush):
        purse.take(s, card, False)
        assert counted(purse) == counted(Purse(s, hand, ambush[:index] + ambush[index + 1 :]))
        purse.put(s, card, False)
        assert counted(purse) == whole


def test_what_is_held_is_counted_anew_once_it_changes() -> None:
    s = Table().state
    s.hand[0], s.ambush[0] = (L.SUPPLY, L.UNITS), ()
    purse = held_by(s, 0)
    assert held_by(s, 0) is purse
    assert held_by(s.copy(), 0) is purse
    s.hand[0] += (L.SUPPLY,)
    assert held_by(s, 0).supply == 2
    s.ambush[0] = (L.ARTEFACTS + L.TENT,)
    assert (held_by(s, 0).supply, held_by(s, 0).tents) == (2, 1)
    assert (purse.supply, purse.tents) == (1, 0)


def test_units_are_counted_by_rank() -> None:
    """Twelve of every rank do not spill over into the next one."""
    s = Table().state
    kinds = [*range(4), L.QUEENS, L.KINGS]
    purse = Purse(s, tuple(12 * kinds), ())
    assert [purse.of_rank(RANK[kind]) for kind in kinds] == [12] * 6
    assert purse.reaches(L.KING_RANK)
    assert not Purse(s, (L.UNITS,), ()).reaches(2)
    assert purse.has_several(12, 1)
    assert not purse.has_several(13, 1)


@pytest.mark.parametrize("faction", range(L.FACTIONS))
def test_universal_cards_count_for_every_cohort(faction: int) -> None:
    """B-COHORT-03."""
    s = Table().state
    cards = (L.UNITS + 4 * faction, L.ARTEFACTS + L.TYPES * faction, L.UNBOUND, L.SUPPLY)
    counts = count_factions(s, cards)
    sizes = [cohort_in(counts, other) for other in range(L.FACTIONS)]
    assert sizes == [3 if other == faction else 1 for other in range(L.FACTIONS)]


@pytest.mark.parametrize("seed", range(20))
def test_different_cards_come_sorted(seed: int) -> None:
    cards = any_cards(Random(seed), seed)
    assert list(distinct(cards)) == sorted(set(cards))


def test_rows_that_change_leave_the_old_ones_alone() -> None:
    row, piles = (1, 2, 3), ((1,), (2,))
    assert with_number(row, 1, 7) == (1, 7, 3)
    assert with_pile(piles, 0, (4, 5)) == ((4, 5), (2,))
    assert (row, piles) == ((1, 2, 3), ((1,), (2,)))
