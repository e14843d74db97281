"""The coach's review of a finished match, told by the server part by part."""

from __future__ import annotations

from pathlib import Path

from stormark.coach.review.parts import MOVES as MOVES_OF_A_PART
from tests.server.replays.matches import given_up, new_match
from tests.server.site import Client, by, refusal

MOVES = MOVES_OF_A_PART + 1


def test_a_review_grows_part_by_part_until_it_is_whole(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, moves=MOVES)
    path = f"/api/tables/{table.id}/replay/review"
    first = client.get(f"{path}?parts=1&lang=de").json()
    assert (first["done"], first["parts"]) == (1, 2)
    assert len(first["curve"]) == MOVES
    whole = client.get(f"{path}?parts=2&lang=de").json()
    assert (whole["done"], len(whole["curve"])) == (2, MOVES + 1)
    assert whole["curve"][:MOVES] == first["curve"]
    assert [len(seat["costliest"]) <= 3 for seat in whole["seats"]] == [True, True]
    assert client.get(f"{path}?parts=99&lang=de").json() == whole
    assert client.get(f"{path}?parts=0").status_code == 400


def test_a_match_that_is_not_over_is_not_reviewed(client: Client, tmp_path: Path) -> None:
    table = new_match(client, tmp_path)
    table.play(5)
    path = f"/api/tables/{table.id}/replay/review?parts=1"
    assert refusal(client.get(path, headers=by(table.seat_token(0)))) == (409, "T-REPLAY-01")


def test_a_private_match_is_reviewed_for_those_who_sat_there(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, moves=2, settings={"replay": "private"})
    path = f"/api/tables/{table.id}/replay/review?parts=1"
    assert refusal(client.get(path)) == (403, "T-REPLAY-02")
    told = client.get(path, headers=by(table.seat_token(0))).json()
    assert told["done"] == told["parts"] == 1


def test_a_saved_game_is_not_reviewed_as_it_may_still_be_played(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, moves=2)
    text = client.get(f"/api/tables/{table.id}/replay").text
    file = client.post("/api/replays", json={"text": text}).json()["id"]
    assert refusal(client.get(f"/api/replays/{file}/review?parts=1")) == (409, "T-REPLAY-01")
