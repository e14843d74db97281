"""What a match was like: dice against expectation, values over time, turns, sources of points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.kernel.action import Action
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import CHOSEN, Entry, Move, Undo
from stormark.kernel.match import Match
from stormark.kernel.replay import load_replay, replay_text
from stormark.kernel.state import Io, State
from stormark.lab.analysis import Account, Analysis, analyse, of_replay
from stormark.lab.analysis.luck import Die, RolledDice

SEED = bytes(32)
MOVE = Move(0, Action("end", {}), CHOSEN, "")


def rolled(seat: int, *faces: str) -> Event:
    return Event("roll", {"seat": seat, "cause": "reroll", "card": None, "faces": [*faces]})


def gained(seat: int, change: int, cause: str) -> Event:
    args: JsonDict = {"seat": seat, "change": change, "total": 0, "cause": cause, "card": None}
    return Event("paragon", args)


def begun(name: str, options: JsonDict) -> tuple[Game[Any], State]:
    """A match in its first position."""
    game = load_game(name)
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    return game, game.start(setup, Io(KeyedChance(SEED, game.spec.streams)))


def told(*events: tuple[int, Event], entries: Sequence[Entry] = (MOVE,) * 3) -> Analysis:
    """A match of Xibalba that stays in its first position while events happen."""
    game, state = begun("xibalba", {"players": 2})
    return analyse(Account(game, entries, 0, [state] * (len(entries) + 1), events))


def played(name: str, seed: int, **options: Any) -> tuple[Match[Any], Analysis]:
    """A match of random moves, and what its file tells of it."""
    game, rng = load_game(name), Random(seed)
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    match = Match(game, setup, bytes([seed]) * 32)
    while not match.over:
        seat, _ = rng.choice(match.asked())
        decision = match.decision(seat)
        assert decision is not None
        match.act(seat, rng.choice(decision.actions))
    players = [f"P{seat}" for seat in range(match.seats)]
    return match, analyse(of_replay(load_replay(replay_text(match, players), game)))


# Dice


def test_expectations_are_exact_means_of_the_faces_of_the_dice() -> None:
    """X-DICE: two blanks, 1, 1, 2, 3; three blanks, two attacks, a critical; 0, 0, 0, 1, 1, 2."""
    means = {die.id: (die.mean, die.variance) for die in told().dice}
    assert means == {
        "resource": (Fraction(7, 6), Fraction(41, 36)),
        "attack": (Fraction(1, 2), Fraction(1, 4)),
        "paragon": (Fraction(2, 3), Fraction(5, 9)),
    }


def test_every_die_that_is_rolled_counts_with_its_own_kind() -> None:
    analysis = told(
        (1, rolled(0, "R1", "R-", "R1", "R1", "A-", "A-")),
        (2, rolled(0, "R3", "A", "C")),
        (2, rolled(1, "G2")),
    )
    resource = analysis.luck("resource", 0)
    assert (resource.dice, resource.got, resource.expected) == (5, 6, Fraction(35, 6))
    attack = analysis.luck("attack", 0)
    assert (attack.dice, attack.got, attack.expected) == (4, 2, Fraction(2))
    assert analysis.luck("paragon", 1).luck == Fraction(4, 3)
    assert analysis.luck("resource", 1).dice == 0


def test_luck_is_told_as_it_changes_and_with_the_faces_that_fell() -> None:
    data: Any = told((1, rolled(0, "R-", "R-")), (3, rolled(0, "R3"))).to_json()
    dice = {die["id"]: die for die in data["luck"]}
    resource = dice["resource"]["seats"][0]
    assert resource["luck"] == [[0, 0.0], [1, -2.333333], [3, -0.5]]
    assert resource["faces"] == [2, 0, 0, 1]
    assert resource["expected"] == 3.5
    assert dice["resource"]["faces"] == [
        {"face": "R-", "sides": 2, "worth": 0},
        {"face": "R1", "sides": 2, "worth": 1},
        {"face": "R2", "sides": 1, "worth": 2},
        {"face": "R3", "sides": 1, "worth": 3},
    ]


def test_the_spread_grows_with_the_root_of_the_number_of_dice() -> None:
    die = Die("coin", ("0", "1"), {"0": 0, "1": 1})
    record = RolledDice(die)
    record.faces.update({"1": 16})
    data: Any = record.to_json([])
    assert (data["got"], data["expected"], data["spread"]) == (16, 8.0, 2.0)


def test_the_roll_for_the_first_turn_is_no_luck() -> None:
    """X-SETUP-18: it decides who begins, and nothing else."""
    event = Event("roll_off", {"seat": 0, "faces": ["G2", "G2"]})
    assert told((0, event)).luck("paragon", 0).dice == 0


def test_in_a_real_match_all_dice_that_chance_gave_are_counted() -> None:
    """The state counts what each stream of chance has given: an account of its own."""
    match, analysis = played("xibalba", 1, players=3, target=4)
    drawn = match.seen_by(-1).draws
    for number, die in enumerate(analysis.dice):
        dice = sum(analysis.luck(die.id, seat).dice for seat in range(3))
        assert dice == drawn[number]
        assert dice > 0


def test_the_die_of_amulets_is_worth_three_and_a_half() -> None:
    """B-CCOMP-16, B-ART-19"""
    game, state = begun("battalia", {"players": 2})
    events = [(1, Event("rolled", {"seat": 1, "result": result})) for result in (6, 5)]
    luck = analyse(Account(game, [MOVE], 0, [state] * 2, events)).luck("amulet", 1)
    assert (luck.got, luck.expected, luck.luck) == (11, Fraction(7), Fraction(4))


# Going back


def test_what_is_taken_back_does_not_count() -> None:
    entries = (MOVE, MOVE, Undo(0, 1, ""), MOVE)
    analysis = told(
        (1, rolled(0, "R1")),
        (2, rolled(0, "R3")),
        (2, gained(0, 2, "dice")),
        (4, rolled(0, "R2")),
        entries=entries,
    )
    assert analysis.luck("resource", 0).faces == {"R1": 1, "R2": 1}
    assert analysis.counted("source") == {}
    data: Any = analysis.to_json()
    course = data["luck"][0]["seats"][0]["luck"]
    assert [at for at, _ in course] == [0, 1, 2, 3, 4]
    assert course[1][1] == course[3][1]


# Values over time


@pytest.mark.parametrize(
    ("name", "options", "score"),
    [
        ("xibalba", {"players": 2, "target": 2}, "paragon"),
        ("battalia", {"players": 2}, "points"),
    ],
)
def test_series_follow_the_views_of_everybody(
    name: str, options: dict[str, Any], score: str
) -> None:
    match, analysis = played(name, 3, **options)
    assert next(iter(analysis.series)) == score
    replay = load_replay(replay_text(match, ["Ada", "Ben"]), match.game)
    for number in range(0, len(replay) + 1, max(1, len(replay) // 40)):
        view: Any = replay.view_at(number, -1)
        for seat, line in enumerate(analysis.series[score]):
            value = [value for at, value in line.points if at <= number][-1]
            assert value == view["players"][seat][score]


def test_the_sources_of_paragon_add_up_to_it() -> None:
    match, analysis = played("xibalba", 4, players=3, target=8)
    view: Any = match.view(-1)
    sources = analysis.counted("source")
    for seat in range(3):
        total = sum(amounts[seat] for amounts in sources.values())
        assert total == view["players"][seat]["paragon"]
    assert sum(map(sum, sources.values())) > 0


def test_the_sources_of_victory_points_add_up_to_them() -> None:
    """B-CEND-06: city levels, and 2 for each valley building."""
    options: JsonDict = {"players": 4, "mode": "stormgates", "valley": "kings_bridge"}
    game, state = begun("battalia", options)
    given: Any = state.to_json()
    for field, owner, level in ((3, 0, 3), (7, 0, 4), (36, 1, 6), (24, 1, 0), (26, 1, 0)):
        given["owner"][field] = owner  # two cities; a centre and two buildings
        given["level"][field] = level
    owned = game.state_from_json(given)
    analysis = analyse(Account(game, (), 0, [owned], ()))
    assert analysis.counted("source") == {
        "city-6": [0, 6, 0, 0],
        "building": [0, 4, 0, 0],
        "city-4": [4, 0, 0, 0],
        "city-3": [3, 0, 0, 0],
    }
    view: Any = game.view(owned, -1)
    assert [player["points"] for player in view["players"]] == [7, 10, 0, 0]
    cities = [line.points for line in analysis.series["cities"]]
    assert cities == [[(0, 2)], [(0, 1)], [(0, 0)], [(0, 0)]]


def test_a_side_has_the_score_that_decides_over_it() -> None:
    """B-END-10: a pair has half as many points again against a trio, rounded up."""
    game, state = begun("battalia", {"players": 5, "mode": "stormgates"})
    given: Any = state.to_json()
    for field, owner, level in ((3, 0, 3), (7, 1, 5)):
        given["owner"][field], given["level"][field] = owner, level
    analysis = analyse(Account(game, (), 0, [game.state_from_json(given)], ()))
    assert {seats: line.points for seats, line in analysis.sides.items()} == {
        (0, 2, 4): [(0, 3)],
        (1, 3): [(0, 8)],
    }
    data: Any = analysis.to_json()
    assert {"seats": [1, 3], "score": [[0, 8]]} in data["sides"]


def test_without_teams_everybody_is_a_side() -> None:
    _, analysis = played("xibalba", 4, players=3, target=8)
    assert [*analysis.sides] == [(0,), (1,), (2,)]
    assert [*analysis.sides.values()] == analysis.series["paragon"]


def test_turns_hold_all_moves_and_begin_where_the_turn_changes() -> None:
    match, analysis = played("xibalba", 6, players=2, target=3)
    moves = sum(turn.moves for turn in analysis.turns)
    assert moves == match.number
    assert [turn.whose.number for turn in analysis.turns] == list(range(1, len(analysis.turns) + 1))
    begun = [number for number, event in match.events(-1) if event.verb == "turn"]
    assert [turn.at for turn in analysis.turns] == begun


def test_a_match_is_analysed_from_where_it_went_on() -> None:
    """What was before is told as where it began."""
    game, state = begun("xibalba", {"players": 2})
    given = state.to_json()
    given["paragon"] = [3, 0]
    later = game.state_from_json(given)
    events = [(8, gained(0, 2, "dice")), (3, gained(1, 5, "dice"))]
    analysis = analyse(Account(game, (MOVE,) * 9, 7, [later] * 3, events))
    assert (analysis.first, analysis.last) == (7, 9)
    assert analysis.counted("source") == {"earlier": [3, 0], "dice": [2, 0]}
