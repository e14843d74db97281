"""Asking why something is not possible: the referee's own words, and nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Client, at_table, by, heard, opened, person, say

BUY = {"verb": "buy", "args": {"slot": "soldier.1", "field": 1}}


def started(client: Client, game: str, **given: Any) -> tuple[str, list[str]]:
    made = opened(client, person("Ada"), person("Ben"), game=game, **given)
    table = made["table"]["id"]
    client.post(f"/api/tables/{table}/start", headers=by(made["host_token"]))
    return table, [made["seat_tokens"][seat] for seat in ("0", "1")]


def asked_first(client: Client, table: str, tokens: list[str]) -> tuple[str, dict[str, Any]]:
    """The token of somebody who has to decide, and the decision."""
    for token in tokens:
        with at_table(client, table, token) as socket:
            for decision in heard(socket, "welcome")["decisions"]:
                return token, decision
    pytest.fail("nobody has anything to decide")


def test_the_rule_in_the_way_is_said_in_words(client: Client) -> None:
    """X-ACTION-10: no card is bought before the action phase."""
    table, tokens = started(client, "xibalba")
    token, _ = asked_first(client, table, tokens)
    with at_table(client, table, token, lang="de") as socket:
        say(socket, "why", request="1", action=BUY)
        answer = heard(socket, "because")
    assert (answer["request"], answer["possible"], answer["rule"]) == ("1", False, "X-ACTION-10")
    assert "X-ACTION-10: " in answer["text"]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_it_is_the_same_reason_as_that_of_an_attempt(client: Client, game: str) -> None:
    table, tokens = started(client, game)
    for token in tokens:
        with at_table(client, table, token, lang="en") as socket:
            for text in ("end", "upgrade 2,2 lord", "nonsense", ""):
                say(socket, "why", request="1", text=text)
                say(socket, "write", request="2", text=text)
                why, refused = heard(socket, "because"), heard(socket, "refused")
                told = ("rule", "reason", "params", "text")
                assert [why.get(key) for key in told] == [refused.get(key) for key in told]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_what_is_offered_is_possible_and_is_not_done_by_asking(client: Client, game: str) -> None:
    table, tokens = started(client, game)
    token, decision = asked_first(client, table, tokens)
    with at_table(client, table, token, lang="en") as socket:
        before = heard(socket, "welcome")
        for option in decision["actions"][:5]:
            say(socket, "why", request="1", action=option)
            answer = heard(socket, "because")
            assert answer == {"type": "because", "request": "1", "possible": True}
    with at_table(client, table, token, lang="en") as socket:
        after = heard(socket, "welcome")
    assert after["seq"] == before["seq"]
    assert (after["view"], after["decisions"]) == (before["view"], before["decisions"])


def test_nothing_is_learnt_of_dice_that_are_not_rolled(client: Client) -> None:
    """X-DICE-11: what could be kept of the roll is not told before the pool is chosen."""
    table, tokens = started(client, "xibalba")
    token, decision = asked_first(client, table, tokens)
    split = decision["actions"][0]["args"]
    with at_table(client, table, token) as socket:
        for face in ("R1", "R2", "R3", "A", "C", "G2", "nonsense"):
            text = f"split {split['resource']} {split['attack']}; keep {face}"
            say(socket, "why", request="1", text=text)
            answer = heard(socket, "because")
            assert answer["possible"] == (face != "nonsense"), answer


def test_a_name_may_be_used_again_since_nothing_comes_of_it(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, decision = asked_first(client, table, tokens)
    action = decision["actions"][0]
    with at_table(client, table, token) as socket:
        say(socket, "why", request="1", action=action)
        assert heard(socket, "because")["possible"]
        say(socket, "act", request="1", decision=decision["id"], action=action)
        heard(socket, "accepted")
        say(socket, "why", request="1", action=action)
        assert not heard(socket, "because")["possible"]


def test_a_break_and_the_end_are_reasons_too(client: Client) -> None:
    """T-PAUSE-01 while there is a break, K-OVER-01 when the match is over."""
    table, tokens = started(client, "xibalba")
    token, decision = asked_first(client, table, tokens)
    other = next(one for one in tokens if one != token)
    action = decision["actions"][0]

    def reason() -> Any:
        with at_table(client, table, token) as socket:
            say(socket, "why", request="w", action=action)
            return heard(socket, "because").get("rule")

    with at_table(client, table, token) as socket:
        say(socket, "propose", request="1", what="pause")
        heard(socket, "accepted")
    with at_table(client, table, other) as socket:
        say(socket, "agree", request="1")
        heard(socket, "accepted")
        assert reason() == "T-PAUSE-01"
        say(socket, "resign", request="2")
        heard(socket, "accepted")
    assert reason() == "K-OVER-01"


def test_an_action_that_is_none_is_explained(client: Client) -> None:
    """K-FORM-01: an action has a verb and arguments."""
    table, tokens = started(client, "battalia")
    with at_table(client, table, tokens[0], lang="en") as socket:
        say(socket, "why", request="1", action={"word": 1})
        assert heard(socket, "because")["rule"] == "K-FORM-01"


def test_spectators_have_no_seat_to_ask_for(client: Client) -> None:
    """T-SEAT-03, also for those who look over a shoulder."""
    table, _ = started(client, "xibalba", settings={"spectators": "open"})
    for watch in (None, 0):
        with at_table(client, table, watch=watch) as socket:
            say(socket, "why", request="1", action=BUY)
            assert heard(socket, "refused")["rule"] == "T-SEAT-03"


def test_before_the_match_there_is_nothing_to_ask(client: Client) -> None:
    """T-START-01."""
    made = opened(client, person("Ada"))
    with at_table(client, made["table"]["id"], made["seat_tokens"]["0"]) as socket:
        say(socket, "why", request="1", action=BUY)
        assert heard(socket, "refused")["rule"] == "T-START-01"
