"""Finished matches: to download, to verify, to walk through from every side."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormark.cli.main import run
from stormark.games.registry import load_game
from stormark.kernel.replay import load_replay
from stormark.server.table.commands import Commands
from tests.server.replays.matches import SEED, Table, finished, given_up, new_match
from tests.server.site import Client, by, refusal, site


@pytest.fixture(scope="module", params=["xibalba", "battalia"])
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Client, Table]]:
    """A server with a match that was played to the end."""
    folder = tmp_path_factory.mktemp(request.param)
    with site(folder) as client:
        yield client, finished(client, folder, request.param)


def path(table: Table, more: str = "") -> str:
    return f"/api/tables/{table.id}/replay{more}"


# Who may see what


@pytest.mark.parametrize("more", ["", "/steps", "/positions/1", "/positions/1?viewer=0"])
def test_nobody_looks_back_at_a_match_that_is_not_over(
    client: Client, tmp_path: Path, more: str
) -> None:
    """Not even those who play it: every side of it would be seen."""
    table = new_match(client, tmp_path)
    table.play(30)
    for headers in ({}, by(table.opened["host_token"]), by(table.seat_token(0))):
        answer = client.get(path(table, more), headers=headers)
        assert refusal(answer) == (409, "T-REPLAY-01")
        assert SEED.hex() not in answer.text


def test_the_seed_is_promised_before_the_match_and_told_after_it(
    client: Client, tmp_path: Path
) -> None:
    table = new_match(client, tmp_path)
    promised = client.get(f"/api/tables/{table.id}").json()["seed_hash"]
    table.add(0, lambda commands: commands.resign("greedy"))
    told = client.get(path(table)).json()
    assert (told["seed_hash"], told["seed"]) == (promised, SEED.hex())


def test_a_private_replay_is_for_those_who_sat_at_the_table(client: Client, tmp_path: Path) -> None:
    account = {"name": "Cleo", "password": "correct horse"}
    assert client.post("/api/people", json=account).status_code == 201
    table = given_up(client, tmp_path, settings={"replay": "private"})
    assert client.get(path(table)).status_code == 200  # her account sits at the table
    client.cookies.clear()
    assert refusal(client.get(path(table))) == (403, "T-REPLAY-02")
    assert refusal(client.get(path(table), headers=by("guessed"))) == (403, "T-REPLAY-02")
    assert refusal(client.get(path(table, "/positions/1"))) == (403, "T-REPLAY-02")
    fork = f"/api/tables/{table.id}/forks"
    assert refusal(client.post(fork, json={"entry": 1})) == (403, "T-REPLAY-02")
    for token in (table.opened["host_token"], table.seat_token(1)):
        assert client.get(path(table), headers=by(token)).status_code == 200


# The file


def test_the_file_of_a_finished_match_verifies(
    played: tuple[Client, Table], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client, table = played
    game = table.row().game
    answer = client.get(path(table))
    assert answer.headers["content-type"] == "application/json"
    assert f"{game}-{table.id}.stormark.json" in answer.headers["content-disposition"]
    replay = load_replay(answer.text, load_game(game))
    assert replay.record.result == tuple(table.state().returns())
    assert replay.record.players == ("Ada", "Ben")
    file = tmp_path / "match.stormark.json"
    file.write_bytes(answer.content)
    assert run(["replay", str(file), "--plain"]) == 0
    file.write_bytes(answer.content.replace(b'"seat": 0', b'"seat": 1', 1))
    assert run(["replay", str(file), "--plain"]) != 0
    capsys.readouterr()


def test_a_match_that_was_given_up_is_a_saved_game(client: Client, tmp_path: Path) -> None:
    """For the referee it is not over, so it has no result by the rules."""
    table = given_up(client, tmp_path, moves=20)
    replay = load_replay(client.get(path(table)).text, load_game("xibalba"))
    assert replay.record.save
    assert replay.record.result is None
    assert len(replay) == 20
    last = client.get(path(table, "/positions/20?viewer=0")).json()
    assert (last["result"], last["decisions"]) == ([1.0, 0.0], [])


# Walking through


def test_every_viewer_walks_through_the_match_they_saw(played: tuple[Client, Table]) -> None:
    """Events and views are those of the match while it was played, in the order of the log."""
    client, table = played
    match = table.state().match
    replay = load_replay(client.get(path(table)).text, match.game)
    for viewer in (-1, 0, 1):
        steps, since = [], 0
        while since is not None:
            query = f"?viewer={viewer}&since={since}&limit=500"
            page = client.get(path(table, f"/steps{query}")).json()
            steps += page["steps"]
            since = page["next"]
        assert [step["number"] for step in steps] == list(range(match.number + 1))
        assert (page["first"], page["last"], page["result"]) == (0, match.number, match.returns())
        told = [(step["number"], event) for step in steps for event in step["events"]]
        assert told == [(number, event.to_json()) for number, event in match.events(viewer)]
        for number in (0, 1, match.number // 2, match.number):
            query = f"/positions/{number}?viewer={viewer}"
            shown = client.get(path(table, query)).json()
            assert shown["view"] == json.loads(json.dumps(replay.view_at(number, viewer)))


def test_a_position_shows_what_the_viewer_was_asked_and_what_they_answered(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, moves=60)
    entries = [entry.to_json() for entry in table.state().match.log]
    for number in range(0, 59, 7):
        seat = entries[number]["seat"]
        query = f"/positions/{number}?viewer={seat}&lang=de"
        shown = client.get(path(table, query)).json()
        (decision,) = shown["decisions"]
        answer = shown["answer"]
        assert answer in decision["actions"]
        assert answer.pop("text")
        assert answer == entries[number]["action"]
        assert decision["text"]
        spectator = client.get(path(table, f"/positions/{number}")).json()
        assert (spectator["decisions"], spectator["answer"]) == ([], None)


def test_there_are_no_positions_and_no_viewers_beyond_those_of_the_match(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path)
    last = table.state().match.number
    assert client.get(path(table, f"/positions/{last}")).json()["result"] is not None
    beyond = client.get(path(table, f"/positions/{last + 1}"))
    assert (beyond.status_code, beyond.json()["problem"]) == (400, "replay-position")
    assert refusal(client.get(path(table, "/steps?viewer=2"))) == (409, "T-PLACE-01")
    assert client.get(path(table, f"/steps?since={last + 1}")).json()["steps"] == []
    assert client.get(path(table, "/steps?viewer=-2")).status_code == 400


def test_a_rewound_match_can_be_walked_through(client: Client, tmp_path: Path) -> None:
    table = new_match(client, tmp_path)
    table.play(40)
    table.add(0, lambda commands: commands.propose("undo", to=10))
    table.add(1, Commands.agree)
    table.play(20, seed=2)
    table.add(1, lambda commands: commands.resign("greedy"))
    page = client.get(path(table, "/steps?since=41&limit=1")).json()
    assert (page["steps"][0]["kind"], page["steps"][0]["to"]) == ("undo", 9)
    replay = load_replay(client.get(path(table)).text, load_game("xibalba"))
    shown = client.get(path(table, "/positions/41?viewer=0")).json()["view"]
    assert shown == json.loads(json.dumps(replay.view_at(41, 0)))
