"""Guessed positions look the same to the viewer and fit the rules, in the middle of steps too."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.queries import promotable
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.json import canonical
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR, Io
from tests.games.battalia.rules.maps import road
from tests.games.battalia.table import GAME, Table

GUESSES = 5


def guesses(state: BattaliaState, viewer: int, count: int = GUESSES) -> list[BattaliaState]:
    """Positions that could be this one for a viewer, each looked at."""
    seen = GAME.seen_by(state, viewer)
    belief = GAME.belief(seen, viewer)
    found = []
    for seed in range(count):
        guess = belief.sample(FastChance(seed))
        assert guess.check() == []
        assert not any(guess.somewhere)  # every card has its place, which only views leave open
        assert canonical(GAME.seen_by(guess, viewer).to_json()) == canonical(seen.to_json())
        assert guess.open_seats() == seen.open_seats()
        assert all(guess.options(seat) for seat in guess.open_seats())
        found.append(guess)
    return found


def others(table: Table) -> list[int]:
    """Everybody who is not asked."""
    return [SPECTATOR, *(s for s in range(table.state.seats) if s not in table.state.open_seats())]


@pytest.mark.parametrize("number", range(0, 28, 3))
def test_every_guess_looks_like_the_position_itself(number: int) -> None:
    setup = GAME.setup(GAME.option_sets()[number])
    assert not isinstance(setup, Refusal)
    chance = Io(KeyedChance(seed_bytes(number), GAME.spec.streams))
    state, rng = GAME.start(setup, chance), Random(number)
    for step in range(400):
        if not state.open_seats():
            break
        if step % 40 == 7:
            for viewer in range(SPECTATOR, state.seats):
                guesses(state, viewer, 1)
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), chance)


def test_a_great_artefact_in_a_line_is_guessed_nowhere_else() -> None:
    """B-CCOMP-25: there is one of each."""
    p1 = {"hand": ["hammer_of_strato>horse", "2 supply"]}
    table = Table(p1=p1, board={"2,3": road("sw")})
    table.do("move 1", "lay hammer_of_strato>horse")
    assert table.asks == (1, "movement-cards")
    for viewer in range(SPECTATOR, table.state.seats):
        guesses(table.state, viewer)


def test_whoever_is_asked_for_a_unit_holds_one_in_every_guess() -> None:
    """B-ART-13: without a unit to promote nobody plays a Title."""
    hand = ["title.baerfolk", "tribesman.baerfolk", "chief.cloudborn", "3 supply", "2 chest"]
    refuge = ["tools.baerfolk", "horse.baerfolk", "scroll.baerfolk", "4 supply"]
    table = Table(p1={"hand": hand, "refuge": refuge}).do("promote title.baerfolk")
    assert table.asks == (1, "promote")
    for viewer in others(table):
        for guess in guesses(table.state, viewer, 20):
            assert any(promotable(card) for card in guess.hand[0])


def test_a_card_in_an_undecided_line_may_be_any_card_to_others() -> None:
    """B-RULING-106: it lies in the hand for everybody else."""
    p1: Any = {"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply", "stardust"]}
    table = Table(p1=p1).do("hire priest", "lay chief.baerfolk")
    for guess in guesses(table.state, 1):
        assert len(guess.threads[0]) == 1
        assert len(guess.hand[0]) == 5
    for guess in guesses(table.state, 0):
        assert len(guess.threads[0]) == 2


def test_a_borrowed_card_is_known_to_two_and_its_owner_to_all() -> None:
    """B-GA-17: it goes back to its owner's Refuge, so that everybody knows whose it is."""
    table = Table(players=4, p1={"hand": ["lord.baerfolk@2", "3 supply"]}, p2={"hand": ["chest"]})
    lord = table.state.hand[0][0]
    for viewer, known in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        seen = GAME.seen_by(table.state, viewer)
        assert (lord in seen.hand[0]) is known
        for guess in guesses(table.state, viewer):
            assert [L.lender_of(card) for card in guess.hand[0]].count(1) == 1


def test_royal_cards_and_great_artefacts_stay_in_the_deck_they_came_to() -> None:
    p2 = {"hand": ["3 supply"], "refuge": ["horn_of_baldur", "2 supply"], "nation": ["4 supply"]}
    table = Table(p1={"hand": ["chest"]}, p2=p2)
    horn = W.KINDS.index("horn_of_baldur")
    places = set()
    for guess in guesses(table.state, 0, 30):
        found = [horn in pile[1] for pile in (guess.hand, guess.refuge, guess.nation)]
        assert sum(found) == 1
        places.add(found.index(True))
    assert places == {0, 1, 2}


def test_a_great_artefact_stays_there_although_cards_change_places_for_an_open_question() -> None:
    """B-ART-13: player 1 must be guessed to hold a unit; the Horn is still player 2's."""
    hand = ["title.baerfolk", "tribesman.baerfolk", "3 supply", "2 chest"]
    p1 = {"hand": hand, "refuge": ["tools.baerfolk", "horse.baerfolk", "4 supply"]}
    p2 = {"hand": ["3 supply"], "refuge": ["horn_of_baldur"], "nation": ["4 supply"]}
    table = Table(players=3, p1=p1, p2=p2).do("promote title.baerfolk")
    assert table.asks == (1, "promote")
    horn = W.KINDS.index("horn_of_baldur")
    for guess in guesses(table.state, 2, 60):
        assert any(horn in pile[1] for pile in (guess.hand, guess.refuge, guess.nation))


def test_a_building_that_lies_face_down_is_guessed_in_its_own_valley() -> None:
    """B-VALLEY-02, B-VALLEY-08: the four of each valley are shuffled by themselves."""
    table = Table(players=4, valley="kings_bridge", team_mode=False)
    for viewer in (SPECTATOR, 0):
        for guess in guesses(table.state, viewer):
            board: Any = GAME.describe(guess)["board"]
            kings = {board[field]["building"] for field in ("3,3", "3,5", "5,3", "5,5")}
            queens = {board[field]["building"] for field in ("3,7", "3,9", "5,7", "5,9")}
            assert kings == {"smithy", "town_hall", "stable", "arena"}
            assert queens == {"weaving_mill", "tavern", "mages_guild", "store"}
