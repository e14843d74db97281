"""The small generator of simulations, and the loop that plays with it."""

from __future__ import annotations

from collections import Counter
from random import Random

from stormark.kernel.chance import Chance, FastChance, FastRandom
from stormark.kernel.play import play_fast, play_random
from stormark.kernel.state import Io
from stormark.kernel.vectors import ints
from tests.kernel.toy_matches import GAME, toy_match


def test_the_numbers_are_the_same_compiled_and_interpreted() -> None:
    random = FastRandom(7)
    assert [random.below(1000) for _ in range(8)] == [684, 783, 829, 487, 868, 157, 937, 492]
    random = FastRandom(-(10**30))
    assert [random.below(6) for _ in range(8)] == [4, 3, 1, 0, 3, 4, 3, 1]


def test_every_result_comes_as_often_as_any_other() -> None:
    random = FastRandom(1)
    pairs = Counter((random.below(6), random.below(6)) for _ in range(72_000))
    assert len(pairs) == 36
    assert min(pairs.values()) > 1_800
    assert max(pairs.values()) < 2_200


def test_seeds_beside_each_other_have_nothing_in_common() -> None:
    first = [FastRandom(seed).below(6) for seed in range(6_000)]
    assert min(Counter(first).values()) > 900
    assert [FastRandom(5).below(1 << 16) for _ in range(3)] == [FastRandom(5).below(1 << 16)] * 3


def test_chance_for_simulations_stays_within_its_bounds() -> None:
    chance = FastChance(3)
    for bound in (1, 2, 6, 100):
        assert {chance.draw(0, 0, bound) for _ in range(2_000)} == set(range(bound))


def test_a_game_is_played_to_its_end_and_no_further() -> None:
    io = Io(FastChance(1))
    state = GAME.start(toy_match().setup, io)
    random = FastRandom(2)
    assert play_fast(state, io, random, 3) == 3
    assert play_fast(state, io, random, 10_000) < 10_000
    assert state.open_seats() == []
    assert play_fast(state, io, random, 10) == 0
    assert play_random(state, io, Random(1), 10) == 0


def test_a_vector_holds_what_it_was_made_of() -> None:
    row = ints(number * number for number in range(5))
    assert list(row) == [0, 1, 4, 9, 16]
    row[2] += 3
    assert list(row[1:4]) == [1, 7, 9]
    assert len(ints([])) == 0


def test_a_shuffle_draws_what_single_draws_would() -> None:
    cards, others = list(range(30)), list(range(30))
    FastChance(7).shuffle(0, 0, cards)
    Chance.shuffle(FastChance(7), 0, 0, others)
    assert cards == others != sorted(cards)
