"""Puzzles, as the server tells them: the list, the position, tries, and the plan."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile, puzzles_of
from stormark.coach.puzzles.proof import kit_of
from stormark.games.registry import NAMES, load_game
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import read_text
from tests.server.site import Client, refusal

every_game = pytest.mark.parametrize("game", NAMES)


def first_of(game: str) -> PuzzleFile:
    return next(iter(puzzles_of(game).values()))


def actions_of(game: str, file: PuzzleFile, plan: tuple[str, ...]) -> list[dict[str, Any]]:
    rules = load_game(game)
    attempt = Attempt(rules, file, kit_of(rules))
    found: list[dict[str, Any]] = []
    for move in plan:
        actions = read_text(attempt.game, attempt.state, attempt.seat, move)
        assert not isinstance(actions, Refusal)
        attempt.replay(actions)
        found += [action.to_json() for action in actions]
    return found


@every_game
@pytest.mark.parametrize("lang", ["en", "de"])
def test_puzzles_are_listed_and_one_of_them_is_that_of_the_day(
    client: Client, game: str, lang: str
) -> None:
    cards = client.get(f"/api/games/{game}/puzzles/{lang}").json()
    known = puzzles_of(game)
    assert [card["name"] for card in cards] == list(known)
    assert [card["title"] for card in cards] == [
        file.scenario.title[lang] for file in known.values()
    ]
    assert sum(card["today"] for card in cards) == 1


@every_game
def test_a_puzzle_shows_what_the_asked_player_sees(client: Client, game: str) -> None:
    file = first_of(game)
    told = client.get(f"/api/games/{game}/puzzles/de/{file.name}").json()
    assert (told["ask"], told["seat"]) == (file.puzzle.ask["de"], file.seat)
    rules = load_game(game)
    state = rules.position(file.scenario.given)
    assert told["first"]["view"] == rules.view(state, file.seat)
    assert told["first"]["board"]
    [decision] = told["first"]["decisions"]
    assert decision["seat"] == file.seat
    assert all(action["text"] for action in decision["actions"])
    assert file.puzzle.why["de"] not in str(told)


@every_game
def test_the_plan_is_right_and_told_move_by_move(client: Client, game: str) -> None:
    file = first_of(game)
    path = f"/api/games/{game}/puzzles/en/{file.name}"
    plan = actions_of(game, file, file.puzzle.plan)
    told = client.post(f"{path}/try", json={"actions": plan}).json()
    assert (told["word"], told["text"]) == ("right", file.puzzle.why["en"])
    assert len(told["moments"]) == len(plan)
    last = client.post(f"{path}/try", json={"actions": plan, "since": len(plan) - 1}).json()
    assert last["moments"] == told["moments"][-1:]
    solved = client.get(f"{path}/solution").json()
    assert solved["text"] == file.puzzle.why["en"]
    assert solved["moments"][-1]["view"] == told["moments"][-1]["view"]


@every_game
def test_a_rival_is_refuted_and_everybody_plays_on(client: Client, game: str) -> None:
    file = first_of(game)
    rival = file.puzzle.rivals[0]
    plan = actions_of(game, file, rival.plan)
    path = f"/api/games/{game}/puzzles/de/{file.name}/try"
    told = client.post(path, json={"actions": plan}).json()
    assert (told["word"], told["text"]) == ("wrong", rival.why["de"])
    assert told["chance"] == round(100 * rival.chance)
    assert told["after"]
    assert any(event["text"] for moment in told["after"] for event in moment["events"])


def test_a_move_that_is_not_possible_is_refused_with_its_rule(client: Client) -> None:
    file = first_of("xibalba")
    path = f"/api/games/xibalba/puzzles/en/{file.name}/try"
    answer = client.post(path, json={"actions": [{"verb": "upgrade", "args": {"level": 4}}]})
    assert answer.status_code == 409
    assert answer.json()["rule"].startswith("X-")


@pytest.mark.parametrize("rest", ["", "/solution"])
def test_a_puzzle_that_does_not_exist_is_not_found(client: Client, rest: str) -> None:
    answer = client.get(f"/api/games/xibalba/puzzles/en/999{rest}")
    assert refusal(answer) == (404, "T-PUZZLE-01")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"actions": []},
        {"actions": [{"args": {}}]},
        {"actions": [{"verb": "end", "args": {}}], "since": -1},
        {"actions": [{"verb": "end", "args": {}}] * 101},
    ],
)
def test_a_malformed_try_is_refused(client: Client, body: dict[str, Any]) -> None:
    file = first_of("xibalba")
    answer = client.post(f"/api/games/xibalba/puzzles/en/{file.name}/try", json=body)
    assert answer.status_code in (400, 422)
