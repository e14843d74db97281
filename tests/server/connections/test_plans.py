"""Several actions at once and plans, as a client asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.connections.test_why import asked_first, started
from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say

END = {"verb": "end", "args": {}}


def at_action_phase(client: Client, table: str, tokens: list[str]) -> tuple[str, dict[str, Any]]:
    """Somebody's action phase with all dice, whatever they show: the token, and the question."""
    while True:
        token, decision = asked_first(client, table, tokens)
        if decision["kind"] == "act":
            return token, decision
        actions = decision["actions"]
        kept = [action for action in actions if action["verb"] == "keep_all"]
        with at_table(client, table, token) as socket:
            answer = {"decision": decision["id"], "action": [*kept, *actions][0]}
            say(socket, "act", request=decision["id"], **answer)
            heard(socket, "accepted")


def test_an_act_goes_on_with_further_actions_in_one_record(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, decision = at_action_phase(client, table, tokens)
    remove = next(action for action in decision["actions"] if action["verb"] == "remove")
    asked: dict[str, Any] = {"decision": decision["id"], "action": remove, "then": [END]}
    with at_table(client, table, token) as socket:
        before = heard(socket, "welcome")["seq"]
        say(socket, "act", request="1", **asked)
        assert heard(socket, "accepted")["seq"] == before + 1
        say(socket, "act", request="1", **asked)
        assert heard(socket, "accepted")["seq"] == before + 1  # it is not done twice


@pytest.mark.parametrize(
    ("then", "rule", "part"),
    [
        ([{"verb": "gather", "args": {"face": "A"}}], "X-GATHER-04", 2),
        ([{"verb": "dance", "args": {}}], "K-FORM-01", 2),
        ([END, END, END], "X-TURN-11", 3),
    ],
)
def test_what_cannot_follow_is_refused_as_a_whole_and_named(
    client: Client, then: list[Any], rule: str, part: int
) -> None:
    table, tokens = started(client, "xibalba")
    token, decision = at_action_phase(client, table, tokens)
    action = next(one for one in decision["actions"] if one["verb"] == "remove")
    with at_table(client, table, token, lang="en") as socket:
        before = heard(socket, "welcome")
        say(socket, "act", request="1", decision=decision["id"], action=action, then=then)
        answer = heard(socket, "refused")
    assert answer["params"]["part"] == part
    assert answer["rule"] == rule
    assert answer["text"].startswith(f"Action {part} of {len(then) + 1} is not possible")
    with at_table(client, table, token, lang="en") as socket:
        assert heard(socket, "welcome")["view"] == before["view"]


@pytest.mark.parametrize(
    ("then", "place"), [("end", "$.then"), ([1], "$.then[0]"), ([{}] * 65, "$.then")]
)
def test_what_is_no_list_of_actions_names_its_field(client: Client, then: Any, place: str) -> None:
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0]) as socket:
        say(socket, "act", request="1", decision="0.0", action=END, then=then)
        problem = heard(socket, "error")
    assert (problem["problem"], problem["place"]) == ("message-invalid", place)


def test_an_action_that_is_none_is_named_by_its_place(client: Client) -> None:
    """K-FORM-01."""
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0]) as socket:
        say(socket, "act", request="1", decision="0.0", action=END, then=[END, {"word": 1}])
        answer = heard(socket, "refused")
    assert (answer["rule"], answer["params"]["place"]) == ("K-FORM-01", "then[1]")


def test_plans_are_told_in_words_and_can_be_acted_upon(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, decision = at_action_phase(client, table, tokens)
    with at_table(client, table, token, lang="de") as socket:
        say(socket, "plan", request="p", goal={"verb": "discard"})
        answer = heard(socket, "plans")
        assert answer["request"] == "p"
        plan = answer["plans"][0]
        assert plan["text"]
        first, *then = plan["steps"]
        say(socket, "act", request="1", decision=decision["id"], action=first, then=then)
        heard(socket, "accepted")


def test_without_a_language_pieces_are_named_by_group_and_word(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, _ = at_action_phase(client, table, tokens)
    with at_table(client, table, token) as socket:
        say(socket, "plan", request="p", goal={"verb": "gather", "args": {}})
        plans = heard(socket, "plans")["plans"]
    assert all(plan["text"] == "" for plan in plans)
    assert all(piece.startswith("face:R") for plan in plans for piece in plan["pays"])


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_who_is_not_asked_has_no_plans(client: Client, game: str) -> None:
    table, tokens = started(client, game)
    token, _ = asked_first(client, table, tokens)
    other = next(one for one in tokens if one != token)
    with at_table(client, table, other, lang="en") as socket:
        say(socket, "plan", request="p", goal={"verb": "buy"})
        assert heard(socket, "plans")["plans"] == []


def test_there_are_no_plans_for_what_takes_one_action_only(client: Client) -> None:
    """T-PLAN-01."""
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0], lang="en") as socket:
        say(socket, "plan", request="p", goal={"verb": "end"})
        answer = heard(socket, "refused")
    assert (answer["rule"], "“end”" in answer["text"]) == ("T-PLAN-01", True)


@pytest.mark.parametrize(
    ("goal", "place"),
    [
        ({"verb": ""}, "$.goal.verb"),
        ({"args": {}}, "$.goal"),
        ({"verb": "buy", "args": []}, "$.goal.args"),
        ({"verb": "buy", "more": 1}, "$.goal"),
    ],
)
def test_a_goal_that_is_none_names_its_field(client: Client, goal: Any, place: str) -> None:
    table, tokens = started(client, "xibalba")
    with at_table(client, table, tokens[0]) as socket:
        say(socket, "plan", request="p", goal=goal)
        assert heard(socket, "error")["place"] == place


def test_spectators_and_those_before_the_match_make_no_plans(client: Client) -> None:
    """T-SEAT-03, T-START-01."""
    table, _ = started(client, "xibalba", settings={"spectators": "open"})
    with at_table(client, table, watch=0) as socket:
        say(socket, "plan", request="p", goal={"verb": "buy"})
        assert heard(socket, "refused")["rule"] == "T-SEAT-03"
    made = opened(client, person("Ada"))
    with at_table(client, made["table"]["id"], made["seat_tokens"]["0"]) as socket:
        say(socket, "plan", request="p", goal={"verb": "buy"})
        assert heard(socket, "refused")["rule"] == "T-START-01"


# Practice


def test_nobody_else_sits_down_to_practise(client: Client) -> None:
    """T-PRACTICE-01."""
    made = opened(client, person("Ada"), settings={"practice": True})
    path = f"/api/tables/{made['table']['id']}"
    assert made["table"]["settings"]["practice"] is True
    answer = client.post(f"{path}/seats/1", json={"name": "Ben"})
    assert refusal(answer) == (409, "T-PRACTICE-01")
    bot = client.put(f"{path}/seats/1", json={"kind": "bot"}, headers=by(made["host_token"]))
    assert bot.status_code == 200


def test_practice_is_not_turned_on_under_others(client: Client) -> None:
    """T-PRACTICE-01."""
    made = opened(client, person("Ada"))
    path, host = f"/api/tables/{made['table']['id']}", by(made["host_token"])
    client.post(f"{path}/seats/1", json={"name": "Ben"})
    settings = {**made["table"]["settings"], "practice": True}
    answer = client.patch(path, json={"settings": settings}, headers=host)
    assert refusal(answer) == (409, "T-PRACTICE-01")
    assert client.get(path).json()["settings"]["practice"] is False


def test_at_one_screen_the_last_move_of_any_seat_is_taken_back(client: Client) -> None:
    table, tokens = started(client, "xibalba", settings={"practice": True})
    token, decision = at_action_phase(client, table, tokens)
    other = next(one for one in tokens if one != token)
    with at_table(client, table, token, lang="en") as socket:
        say(socket, "act", request="e", decision=decision["id"], action=END)
        heard(socket, "accepted")
    _, asked = asked_first(client, table, [other])
    with at_table(client, table, other, lang="en") as socket:
        welcome = heard(socket, "welcome")
        assert welcome["play"]["undo"]["step"]["possible"]
        say(socket, "undo", request="u")
        update = heard(socket, "update")
        assert [event["verb"] for event in update["events"]] == ["practised"]
        heard(socket, "accepted")
    _, again = asked_first(client, table, [token])
    assert (again["kind"], again["actions"]) == (decision["kind"], decision["actions"])
    assert asked["id"] != again["id"]
