"""Many positions at once: a view, and how it changed from entry to entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.server.content.games import game_named
from stormark.server.protocol.localizer import Localizer
from stormark.server.protocol.patch import patched
from tests.server.replays.matches import Table, finished, given_up, new_match
from tests.server.site import Client, Json, by, refusal


def frames(client: Client, table: Table, query: str = "") -> Json:
    answer = client.get(f"/api/tables/{table.id}/replay/positions{query}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def position(client: Client, table: Table, number: int, viewer: int) -> Json:
    path = f"/api/tables/{table.id}/replay/positions/{number}?viewer={viewer}&lang=en"
    told: Json = client.get(path).json()
    return told


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_patches_lead_through_the_positions_that_are_told_one_by_one(
    client: Client, tmp_path: Path, game: str
) -> None:
    table = finished(client, tmp_path, game)
    for viewer in (-1, 1):
        view: Any = None
        told = frames(client, table, f"?viewer={viewer}&since=30&limit=20")
        assert [frame["number"] for frame in told["frames"]] == list(range(30, 50))
        for frame in told["frames"]:
            view = patched(view, frame["patch"])
            assert view == position(client, table, frame["number"], viewer)["view"]


def test_pages_begin_with_a_whole_view_and_end_with_the_match(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, moves=40)
    pages, since = list[Json](), 0
    while since is not None:
        pages.append(frames(client, table, f"?since={since}&limit=15"))
        since = pages[-1]["next"]
    assert [len(page["frames"]) for page in pages] == [15, 15, 11]
    assert {(page["first"], page["last"]) for page in pages} == {(0, 40)}
    for page in pages:
        ((path, view),) = page["frames"][0]["patch"]
        assert (path, view["viewer"]) == ([], -1)


def test_a_frame_tells_the_question_and_the_answer_without_the_other_options(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, moves=40)
    asked = 0
    for frame in frames(client, table, "?viewer=0&limit=41&lang=en")["frames"]:
        single = position(client, table, frame["number"], 0)
        question = frame["question"]
        if question is None:
            assert single["decisions"] == []
            continue
        asked += 1
        (decision,) = single["decisions"]
        assert question["text"] == decision["text"]
        assert question["kind"] == decision["kind"]
        assert question["options"] == len(decision["actions"])
        assert question["answer"] == single["answer"]
    assert asked > 5


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whoever_reads_gets_every_position_in_words(
    client: Client, tmp_path: Path, lang: str
) -> None:
    table = given_up(client, tmp_path, moves=10)
    told = frames(client, table, f"?viewer=1&limit=11&lang={lang}&text=true")["frames"]
    row = table.row()
    localizer = Localizer(game_named(row.game), [seat.name for seat in row.seats])
    view: Any = None
    for frame in told:
        view = patched(view, frame["patch"])
        assert frame["board"] == localizer.board(lang, view)
    silent = frames(client, table, "?text=true")["frames"]
    assert {frame["board"] for frame in silent} == {None}


@pytest.mark.parametrize("lang", ["en", ""])
def test_whoever_reads_sees_where_every_record_begins(
    client: Client, tmp_path: Path, lang: str
) -> None:
    table = given_up(client, tmp_path, moves=20)
    query = f"?viewer=-1&lang={lang}" if lang else "?viewer=-1"
    told = client.get(f"/api/tables/{table.id}/replay/steps{query}").json()["steps"]
    several = [step["events"] for step in told if len(step["events"]) > 1]
    assert several
    for first, *others in several:
        assert first.get("begins", False) == (lang == "en")
        assert all("begins" not in event for event in others)


def test_spectators_are_asked_nothing(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, moves=40)
    told = frames(client, table, "?limit=41")
    assert {frame["question"] for frame in told["frames"]} == {None}


def test_a_fork_is_shown_from_the_position_it_began_with(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, moves=40)
    wanted = {"entry": 12, "seats": [{"kind": "person", "name": name} for name in ("Ada", "Ben")]}
    opened = client.post(f"/api/tables/{table.id}/forks", json=wanted).json()
    path = f"/api/tables/{opened['table']['id']}/start"
    assert client.post(path, headers=by(opened["host_token"])).status_code == 200
    fork = Table(tmp_path, opened)
    fork.play(5)
    fork.add(1, lambda commands: commands.resign("greedy"))
    told = frames(client, fork, "?since=0&limit=50")
    assert (told["first"], told["last"]) == (1, 6)
    assert [frame["number"] for frame in told["frames"]] == [1, 2, 3, 4, 5, 6]
    ((_, view),) = told["frames"][0]["patch"]
    assert view == position(client, table, 12, -1)["view"]


def test_batches_are_limited_and_end_where_the_match_ends(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, moves=20)
    path = f"/api/tables/{table.id}/replay/positions"
    assert client.get(f"{path}?limit=101").status_code == 400
    assert frames(client, table, "?since=21")["frames"] == []
    assert refusal(client.get(f"{path}?viewer=2")) == (409, "T-PLACE-01")


def test_nobody_looks_through_a_match_that_is_not_over(client: Client, tmp_path: Path) -> None:
    table = new_match(client, tmp_path)
    table.play(30)
    for headers in ({}, by(table.seat_token(0))):
        answer = client.get(f"/api/tables/{table.id}/replay/positions?viewer=1", headers=headers)
        assert refusal(answer) == (409, "T-REPLAY-01")
