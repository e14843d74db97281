"""Asking how likely everybody wins: under the same terms as for hints, from what a seat sees."""

from __future__ import annotations

import pytest

from stormark.coach.chance import told_chances
from stormark.coach.chance.telling import of_100
from tests.coach.positions import game_of, positions
from tests.server.connections.test_hints import with_a_guest
from tests.server.connections.test_why import asked_first, started
from tests.server.site import Client, at_table, heard, say


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_every_side_is_told_with_its_seats_whoever_has_to_decide(client: Client, game: str) -> None:
    table, tokens = started(client, game)
    for token in tokens:
        with at_table(client, table, token) as socket:
            say(socket, "chances", request="c")
            answer = heard(socket, "chances")
        assert answer["request"] == "c"
        assert sorted(seat for side in answer["sides"] for seat in side["seats"]) == [0, 1]
        assert sum(side["chance"] for side in answer["sides"]) == 100


def test_where_other_people_play_nobody_is_told_chances(client: Client) -> None:
    """T-COACH-01."""
    table, tokens = with_a_guest(client)
    for token in tokens:
        with at_table(client, table, token, lang="en") as socket:
            say(socket, "chances", request="c")
            assert heard(socket, "refused")["rule"] == "T-COACH-01"
    table, tokens = with_a_guest(client, coach="all")
    token, _ = asked_first(client, table, tokens)
    with at_table(client, table, token) as socket:
        say(socket, "chances", request="c")
        assert heard(socket, "chances")["sides"]


def test_spectators_are_told_no_chances(client: Client) -> None:
    """T-SEAT-03."""
    table, _ = started(client, "xibalba", settings={"spectators": "open"})
    with at_table(client, table, watch=0) as socket:
        say(socket, "chances", request="c")
        assert heard(socket, "refused")["rule"] == "T-SEAT-03"


def test_members_of_a_team_are_told_as_one_side() -> None:
    setting = "battalia stormgates-2v2"
    game, state = game_of(setting), next(positions(setting))
    sides = told_chances(game, game.seen_by(state, 1), 1)
    assert [len(seats) for seats, _ in sides] == [2, 2]
    assert sum(chance for _, chance in sides) == 100


def test_whole_numbers_of_a_hundred_add_up_and_keep_their_order() -> None:
    for chances in ([0.335, 0.335, 0.33], [0.005, 0.995], [1.0], [0.126, 0.374, 0.125, 0.375]):
        told = of_100(chances)
        assert sum(told) == 100
        assert all(abs(one - 100 * chance) < 1 for one, chance in zip(told, chances, strict=True))
