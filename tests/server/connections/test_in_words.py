"""Connections that name a language are told why, and the whole table in words if they want."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.server.content.games import game_named
from stormark.server.protocol.patch import patched
from stormark.text import Speaker
from stormark.text.board import board_sections
from tests.server.site import Client, at_table, by, heard, opened, person, say


def started(client: Client, game: str) -> tuple[str, list[str]]:
    made = opened(client, person("Ada"), person("Ben"), game=game, options={"players": 2})
    table = made["table"]["id"]
    response = client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    assert response.status_code == 200, response.text
    return table, [made["seat_tokens"][seat] for seat in ("0", "1")]


def in_words(game: str, lang: str, view: Any) -> list[dict[str, Any]]:
    sections = board_sections(view, Speaker(game_named(game), lang, ["Ada", "Ben"]))
    return [
        {"heading": part.heading, "lines": list(part.lines), "level": part.level}
        for part in sections
    ]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_in_words_is_that_of_the_view(client: Client, game: str, lang: str) -> None:
    table, tokens = started(client, game)
    for token in tokens:
        with at_table(client, table, token, lang=lang, text=True) as socket:
            welcome = heard(socket, "welcome")
            assert welcome["board"] == in_words(game, lang, welcome["view"])
            if not welcome["decisions"]:
                continue
            decision = welcome["decisions"][0]
            action = {key: decision["actions"][0][key] for key in ("verb", "args")}
            say(socket, "act", request="1", decision=decision["id"], action=action)
            update = heard(socket, "update")
            view = patched(welcome["view"], update["patch"])
            assert update["board"] == in_words(game, lang, view)
            return
    pytest.fail("nobody had anything to decide")


@pytest.mark.parametrize("hello", [{}, {"lang": "en"}, {"text": True}])
def test_nobody_else_gets_the_table_in_words(client: Client, hello: dict[str, Any]) -> None:
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0], **hello) as socket:
        assert "board" not in heard(socket, "welcome")


def test_who_wants_words_and_who_does_not_sit_at_one_table(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    with (
        at_table(client, table, lang="en", text=True) as reading,
        at_table(client, table, lang="en") as looking,
    ):
        heard(reading, "welcome")
        heard(looking, "welcome")
        for token in tokens:
            with at_table(client, table, token) as socket:
                for decision in heard(socket, "welcome")["decisions"]:
                    action = decision["actions"][0]
                    say(socket, "act", request="1", decision=decision["id"], action=action)
                    heard(socket, "accepted")
        assert "board" in heard(reading, "update")
        assert "board" not in heard(looking, "update")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "T-PAUSE-02: The game is not paused."), ("de", "T-PAUSE-02: "), (None, None)],
)
def test_a_refusal_says_why(client: Client, lang: str | None, words: str | None) -> None:
    table, tokens = started(client, "battalia")
    with at_table(client, table, tokens[0], lang=lang) as socket:
        say(socket, "resume", request="1")
        refused = heard(socket, "refused")
        assert refused["rule"] == "T-PAUSE-02"
        assert refused.get("text", "").startswith(words or "")
        assert ("text" in refused) == (lang is not None)


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
@pytest.mark.parametrize("text", ["gather all", "nonsense", "", "upgrade 2,2 lord", "buy soldier1"])
def test_moves_that_are_refused_are_explained(client: Client, game: str, text: str) -> None:
    """K-FORM-01 for what is no move, else the rule of the game."""
    table, tokens = started(client, game)
    for token in tokens:
        with at_table(client, table, token, lang="de") as socket:
            say(socket, "write", request="1", text=text)
            refused = heard(socket, "refused")
            assert refused["rule"] in refused["text"]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
@pytest.mark.parametrize("named", ["0.0.7", "x.y", "."])
def test_answers_to_questions_nobody_asked_are_explained(
    client: Client, game: str, named: str
) -> None:
    """K-DECISION-01, whatever a client calls the question; else it is not its turn."""
    table, tokens = started(client, game)
    explained = []
    for token in tokens:
        with at_table(client, table, token, lang="en") as socket:
            for decision in heard(socket, "welcome")["decisions"]:
                action = {key: decision["actions"][0][key] for key in ("verb", "args")}
                say(socket, "act", request="1", decision=named, action=action)
                explained.append(heard(socket, "refused")["text"])
    assert explained
    assert all(text.startswith("K-DECISION-01: ") for text in explained)


@pytest.mark.parametrize("text", ["gather a.b", "hire a.b", "attack p.x A"])
def test_what_is_typed_may_hold_anything(client: Client, text: str) -> None:
    """K-FORM-01 quotes what was typed."""
    for game in ("xibalba", "battalia"):
        table, tokens = started(client, game)
        with at_table(client, table, tokens[0], lang="en") as socket:
            say(socket, "write", request="1", text=text)
            assert heard(socket, "refused")["text"]


def test_an_action_that_is_none_is_explained(client: Client) -> None:
    """K-FORM-01: an action has a verb and arguments."""
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0], lang="en") as socket:
        say(socket, "act", request="1", decision="x", action={"word": 1})
        assert heard(socket, "refused")["text"].endswith("That is not an action of this game.")


def test_messages_nobody_understands_and_farewells_are_said(client: Client) -> None:
    table, _ = started(client, "xibalba")
    with at_table(client, table, lang="de") as socket:
        say(socket, "hello", protocol=1)
        assert heard(socket, "error")["text"].startswith("„hello“ wird")
    with at_table(client, "none", lang="en") as socket:
        assert heard(socket, "bye")["text"] == "There is no such table."
    with at_table(client, "none") as socket:
        assert "text" not in heard(socket, "bye")


def test_a_bot_is_called_one_in_sentences(client: Client) -> None:
    bot = {"kind": "bot", "bot": "random"}
    made = opened(client, person("Ada"), bot, game="xibalba", options={"players": 2})
    table = made["table"]["id"]
    client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    with at_table(client, table, made["seat_tokens"]["0"], lang="de", since=0) as socket:
        events = heard(socket, "welcome")["events"]
    told = " ".join(event.get("text", "") for event in events)
    assert "Bot 2" in told
    assert "Spieler 2" not in told
