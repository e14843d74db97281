"""What a finished match was like, told by the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.registry import load_game
from stormark.kernel.replay import load_replay
from stormark.lab.analysis import analyse, of_replay
from tests.server.replays.matches import finished, given_up, new_match
from tests.server.site import Client, by, refusal


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_the_server_tells_what_the_file_tells(client: Client, tmp_path: Path, game: str) -> None:
    table = finished(client, tmp_path, game)
    path = f"/api/tables/{table.id}/replay"
    replay = load_replay(client.get(path).text, load_game(game))
    told = client.get(f"{path}/analysis")
    assert told.status_code == 200
    assert told.json() == analyse(of_replay(replay)).to_json()


def test_a_match_that_is_not_over_is_not_analysed(client: Client, tmp_path: Path) -> None:
    table = new_match(client, tmp_path)
    table.play(30)
    path = f"/api/tables/{table.id}/replay/analysis"
    assert refusal(client.get(path, headers=by(table.seat_token(0)))) == (409, "T-REPLAY-01")


def test_a_private_match_is_analysed_for_those_who_sat_there(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path, settings={"replay": "private"})
    path = f"/api/tables/{table.id}/replay/analysis"
    assert refusal(client.get(path)) == (403, "T-REPLAY-02")
    assert client.get(path, headers=by(table.seat_token(0))).json()["last"] == 40
