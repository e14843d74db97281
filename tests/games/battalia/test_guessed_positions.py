"""Bots guess hidden cards.  A procedure that the guessed cards cannot complete is given up."""

from __future__ import annotations

from stormark.kernel.chance import FastChance
from stormark.kernel.state import Io
from tests.games.battalia.rules.maps import road
from tests.games.battalia.table import Table


def test_recruiting_without_the_cards_for_it_can_be_given_up() -> None:
    table = Table(p1={"hand": ["weapon.baerfolk", "weapon.cloudborn", "2 supply"]})
    table.do("recruit 2,2 2")
    assert table.options == ["lay weapon.baerfolk", "lay weapon.cloudborn"]
    weapon = table.state.options(0)[0]
    guessed = table.state.copy()
    held = guessed.hand[0]
    guessed.hand[0] = held[:1]  # the Supply that must follow is not there
    guessed.refuge[0] += held[1:]
    guessed.open = [None] * guessed.seats
    guessed.apply(0, weapon, Io(FastChance(1)))
    table.state = guessed
    assert table.options == ["give_up"]
    table.do("give_up")
    assert table.state.open_seats() == [0]
    assert "done" in table.options


def test_a_great_artefact_in_a_line_is_guessed_nowhere_else() -> None:
    """B-CCOMP-25: there is one of each."""
    p1 = {"hand": ["hammer_of_strato>horse", "2 supply"]}
    table = Table(p1=p1, board={"2,3": road("sw")})
    table.do("move 1", "lay hammer_of_strato>horse")
    assert table.state.line[0] is not None
    for viewer in range(-1, table.state.seats):
        belief = table.game.belief(table.game.seen_by(table.state, viewer), viewer)
        for seed in range(5):
            assert belief.sample(FastChance(seed)).check() == []
