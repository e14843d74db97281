"""What can be taken back is told beforehand, by the code that decides it later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.kernel.log import CHOSEN, Move, Undo, moves_in_force
from stormark.kernel.match import Match
from stormark.kernel.refusal import Refusal
from stormark.server.protocol.localizer import Localizer
from stormark.server.protocol.shapes import WaysBack
from stormark.server.table.wording import Wording
from tests.server.table.states import GREEDY, PERSON, SEED, Table, everything, refused

GAMES = {name: load_game(name) for name in ("xibalba", "battalia")}


def told(table: Table, seat: int, lang: str | None = "en") -> WaysBack:
    wording = Wording(Localizer(table.game, ["Ada", "Ben", "Cleo"]))
    undo = wording.play(table.state, seat, table.now, lang)["undo"]
    assert undo is not None
    return undo


def tried(table: Table, seat: int, turn: bool) -> Refusal | None:
    """What becomes of it, on another state of the same records."""
    other = Table(PERSON, PERSON, game=table.game, practice=table.practice)
    other.state = table.followed()
    result = other.commands(seat).undo(turn)
    return result if isinstance(result, Refusal) else None


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("practice", [False, True])
def test_what_is_told_is_what_happens(name: str, practice: bool) -> None:
    table, rng = Table(PERSON, PERSON, game=GAMES[name], practice=practice), Random(2)
    for number in range(60):
        table.move(rng)
        if number % 4 == 0:
            for seat in (0, 1):
                ways = told(table, seat)
                for way, turn in ((ways["step"], False), (ways["turn"], True)):
                    refusal = tried(table, seat, turn)
                    assert way["possible"] == (refusal is None)
                    assert way["rule"] == ("" if refusal is None else refusal.rule)
                    assert way["text"]


def test_the_move_is_named_in_the_language_of_the_listener() -> None:
    table = Table(PERSON, PERSON)
    seat = table.state.match.turn[1]
    table.keep(table.commands(seat).write("split 4 2", None))
    table.keep(table.commands(seat).write("keep all", None))
    table.keep(table.commands(seat).write("gather all", None))
    name = ["Ada", "Ben"][seat]
    step = told(table, seat)["step"]
    assert step["possible"]
    assert step["text"].startswith(f"Undoes: {name} ")
    assert told(table, seat, "de")["step"]["text"].startswith(f"Nimmt zurück: {name} ")
    assert told(table, seat, None)["step"]["text"] == ""


def test_why_not_is_said_without_the_id_which_stands_beside_it() -> None:
    table = Table(PERSON, PERSON)
    seat = table.state.match.turn[1]
    table.keep(table.commands(seat).write("split 4 2", None))
    step = told(table, seat)["step"]
    assert (step["possible"], step["rule"]) == (False, "K-UNDO-03")
    assert step["text"] == "Something hidden was revealed since your move, so you can’t undo it."


def test_spectators_and_those_whose_match_is_over_take_nothing_back() -> None:
    table = Table(PERSON, PERSON)
    wording = Wording(Localizer(table.game, []))
    assert wording.play(table.state, -1, table.now, "en")["undo"] is None
    table.keep(table.commands(0).resign("greedy"))
    assert wording.play(table.state, 1, table.now, "en")["undo"] is None


def test_a_pause_is_in_the_way() -> None:
    table = Table(PERSON, GREEDY)
    table.keep(table.commands(0).propose("pause"))
    assert told(table, 0)["step"]["rule"] == "T-PAUSE-01"


# Practice


def own_moves(table: Table) -> list[tuple[int, Move]]:
    return [
        (number, move)
        for number, move in moves_in_force(table.state.match.log)
        if move.seat == 0 and move.cause == CHOSEN
    ]


def alone(moves: int) -> Table:
    """Seat 0 against a bot; the last moves are the bot's."""
    table, rng = Table(PERSON, GREEDY, practice=True), Random(4)
    while len(table.records) < moves or table.state.match.asked()[0][0] == 0:
        table.move(rng)
    while table.state.match.asked()[0][0] == 1:
        table.move(rng)
    return table


def test_in_practice_ones_last_move_is_taken_back_with_dice_and_bots() -> None:
    table = alone(30)
    number, move = own_moves(table)[0]
    assert number < table.state.match.number  # the bot has moved since
    table.keep(table.commands(0).undo(turn=False))
    entry = table.state.match.log[-1]
    assert isinstance(entry, Undo)
    assert (entry.to, entry.practice) == (number - 1, True)
    decision = table.state.match.decision(0)
    assert decision is not None
    assert move.action in decision.actions


def test_the_same_answer_has_the_same_consequences_again() -> None:
    table = alone(30)
    _, move = own_moves(table)[0]
    table.keep(table.commands(0).undo(turn=False))
    table.keep(table.commands(0).act(move.action, None))
    digests = [entry.digest for entry in table.state.match.log if isinstance(entry, Move)]
    assert digests.count(table.state.match.digest) == 2


def test_step_by_step_everything_can_be_taken_back_to_the_start() -> None:
    table = alone(40)
    start = Table(PERSON, GREEDY, practice=True).state.match.digest
    steps = 0
    while told(table, 0)["step"]["possible"]:
        table.keep(table.commands(0).undo(turn=False))
        steps += 1
        assert steps < 200
    assert own_moves(table) == []
    if table.state.match.turn == (1, 0):
        assert table.state.match.digest == start
    assert refused(table.commands(0).undo(turn=False)).startswith("K-UNDO")


def test_the_turn_goes_back_to_where_it_began() -> None:
    table = alone(30)
    table.keep(table.commands(0).undo(turn=True))
    match = table.state.match
    first = match.turn
    assert first[1] == 0
    assert all(move.seat != 0 for _, move in list(moves_in_force(match.log))[:1])
    decision = match.decision(0)
    assert decision is not None
    assert decision.kind in ("split-pool", "resolve-effect")


def test_other_processes_and_replays_come_to_the_same() -> None:
    table = alone(30)
    table.keep(table.commands(0).undo(turn=False))
    table.move(Random(1))
    assert everything(table.followed(), table.now) == everything(table.state, table.now)
    match: Match[Any] = table.state.match
    again = Match.from_log(match.game, match.setup, SEED, match.log)
    assert again.digest == match.digest


def test_the_log_says_that_it_was_practice() -> None:
    table = alone(30)
    table.keep(table.commands(0).undo(turn=False))
    (event,) = table.state.events(0, table.state.seq - 1)
    said = Localizer(table.game, ["Ada"]).events("en", [event], 0)[0]
    assert said["verb"] == "practised"
    assert "(practice)" in said["text"]


def test_what_is_free_stays_an_ordinary_undo_in_practice() -> None:
    table = Table(PERSON, GREEDY, practice=True)
    rng = Random(4)
    while table.state.match.asked()[0][0] != 0 or told(table, 0)["step"]["rule"] != "":
        table.move(rng)
    ways = told(table, 0)
    if "since" not in ways["step"]["text"]:
        table.keep(table.commands(0).undo(turn=False))
        entry = table.state.match.log[-1]
        assert isinstance(entry, Undo)
        assert not entry.practice


def test_without_practice_a_lone_person_does_not_get_behind_dice() -> None:
    table = alone(30)
    table.state.practice = False
    assert refused(table.commands(0).undo(turn=False)).startswith("K-UNDO")
