"""Lessons, as the server tells them."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.registry import NAMES
from stormark.lessons import course_of
from tests.server.site import Client, refusal

every_game = pytest.mark.parametrize("game", NAMES)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


def played(client: Client, game: str, lang: str) -> list[dict[str, Any]]:
    cards = client.get(f"/api/games/{game}/lessons/{lang}").json()
    return [client.get(f"/api/games/{game}/lessons/{lang}/{card['name']}").json() for card in cards]


@every_game
@both_languages
def test_a_course_lists_its_lessons_in_order(client: Client, game: str, lang: str) -> None:
    cards = client.get(f"/api/games/{game}/lessons/{lang}").json()
    course = course_of(game)
    assert [card["name"] for card in cards] == list(course)
    assert [card["title"] for card in cards] == [one.title[lang] for one in course.values()]
    assert all(card["moves"] > 0 and card["about"] for card in cards)


@every_game
@both_languages
def test_every_lesson_plays_to_its_end_in_words(client: Client, game: str, lang: str) -> None:
    for lesson in played(client, game, lang):
        *frames, last = lesson["frames"]
        assert last["kind"] == "end"
        for frame in frames:
            assert frame["board"]
            assert all(part["heading"] for part in frame["board"])
            assert (frame["kind"] == "do") == bool(frame["decisions"])
            for decision in frame["decisions"]:
                assert decision["text"]
                assert frame["wanted"] in decision["actions"]
                assert all(action["text"] for action in decision["actions"])
            assert (frame["kind"] == "try") == bool(frame["refusal"])
            if frame["refusal"]:
                assert frame["refusal"]["rule"] in frame["refusal"]["text"]


@every_game
def test_a_lesson_is_the_same_in_both_languages_but_for_words(client: Client, game: str) -> None:
    for english, german in zip(played(client, game, "en"), played(client, game, "de"), strict=True):
        assert english["title"] != german["title"]
        assert len(english["frames"]) == len(german["frames"])
        for one, other in zip(english["frames"], german["frames"], strict=True):
            assert (one["kind"], one["show"], one["view"]) == (
                other["kind"],
                other["show"],
                other["view"],
            )
            assert one["board"] != other["board"]


def test_a_client_keeps_lessons_until_they_change(client: Client) -> None:
    for path in ("lessons/de", "lessons/de/first-roll"):
        first = client.get(f"/api/games/xibalba/{path}")
        tag = first.headers["etag"]
        again = client.get(f"/api/games/xibalba/{path}", headers={"If-None-Match": tag})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def why(client: Client, name: str, frame: int, verb: str, **args: Any) -> dict[str, Any]:
    body = {"frame": frame, "action": {"verb": verb, "args": args}}
    response = client.post(f"/api/games/xibalba/lessons/en/{name}/why", json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_learner_is_told_why_something_is_not_possible_at_this_moment(client: Client) -> None:
    """X-ACTION-10: in the dice phase nothing can be bought, later it can."""
    early = why(client, "first-roll", 0, "buy", slot="soldier.1", field=0)
    assert (early["possible"], early["rule"]) == (False, "X-ACTION-10")
    assert early["rule"] in early["text"]
    assert why(client, "gather-and-buy", 4, "buy", slot="soldier.1", field=0)["possible"]


@every_game
def test_a_learner_is_told_how_to_come_to_something(client: Client, game: str) -> None:
    found = 0
    for lesson in played(client, game, "en"):
        path = f"/api/games/{game}/lessons/en/{lesson['name']}/plans"
        for number, frame in enumerate(lesson["frames"]):
            wanted = frame["wanted"]
            if wanted is None:
                continue
            goal = {"verb": wanted["verb"], "args": wanted["args"]}
            told = client.post(path, json={"frame": number, "goal": goal}).json()
            found += len(told["plans"])
            assert all(plan["text"] and plan["steps"] for plan in told["plans"])
    assert found


def test_what_is_no_action_is_bad_input(client: Client) -> None:
    path = "/api/games/xibalba/lessons/en/first-roll/why"
    assert client.post(path, json={"frame": 0, "action": {"verb": 3}}).status_code == 400
    assert client.post(path, json={"frame": -1, "action": {"verb": "roll"}}).status_code == 400


def test_a_lesson_that_nobody_wrote_is_not_found(client: Client) -> None:
    response = client.get("/api/games/xibalba/lessons/en/chess")
    assert refusal(response) == (404, "T-LESSON-01")
    response = client.post(
        "/api/games/xibalba/lessons/en/chess/why", json={"frame": 0, "action": {}}
    )
    assert refusal(response) == (404, "T-LESSON-01")
