"""What if: any position of a finished match becomes the beginning of another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.json import JsonDict
from stormark.kernel.replay import load_replay
from stormark.server.content.games import game_named
from stormark.server.operations.verify import verify_match
from stormark.server.storage import tables
from stormark.server.table.rebuild import rules_in_force
from stormark.server.table.state import TableState
from tests.server.replays.matches import SHORT, Table, begun, given_up, in_database, new_match
from tests.server.site import Client, Json, at_table, bot, by, heard, person, refusal

OTHER_SEED = bytes([7] * 32)
ADA_AND_BEN = [person("Ada"), person("Ben")]


def forked(client: Client, table: Table, entry: int, **given: Any) -> Json:
    wanted = {"entry": entry, "seats": ADA_AND_BEN, **given}
    answer = client.post(f"/api/tables/{table.id}/forks", json=wanted)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def in_a_fight(state: TableState) -> bool:
    """An attack is under way in Xibalba (X-ATTACK), a battle in Battalia (B-BATTLE)."""
    return any("attacker" in decision.about for decision in state.match.decisions())


@pytest.mark.parametrize(
    ("game", "options", "seed"), [("xibalba", {"target": 9}, 1), ("battalia", {}, 3)]
)
def test_a_match_is_played_on_from_the_middle_of_a_fight_and_forked_again(
    client: Client, tmp_path: Path, game: str, options: JsonDict, seed: int
) -> None:
    table = new_match(client, tmp_path, game=game, options=options)
    state = table.play(seed=seed, until=in_a_fight)
    assert in_a_fight(state)
    entry = state.match.number
    views = [state.match.view(viewer) for viewer in (-1, 0, 1)]
    table.add(1, lambda commands: commands.resign("greedy"))

    opened = forked(client, table, entry, exact=True)
    assert opened["table"]["origin"] == {"table": table.id, "entry": entry, "exact": True}
    assert opened["table"]["seed_hash"] != table.opened["table"]["seed_hash"]
    fork = begun(client, tmp_path, opened)
    assert [fork.state().match.view(viewer) for viewer in (-1, 0, 1)] == views
    with at_table(client, fork.id, fork.seat_token(0)) as ada:
        welcome = heard(ada, "welcome")
        assert (welcome["seq"], welcome["view"]) == (1, views[1])
    ended = fork.play(seed=5)
    assert ended.match.over
    answer = client.get(f"/api/tables/{fork.id}/replay")
    replay = load_replay(answer.text, game_named(game))
    assert (replay.verified_from, replay.record.result) == (1, tuple(ended.returns()))
    assert verify_match(fork.row(), game_named(game), fork.written()).problem is None

    again = begun(client, tmp_path, forked(client, fork, 5))
    view = client.get(f"/api/tables/{fork.id}/replay/positions/5").json()["view"]
    assert again.state().match.view(-1) == view
    assert again.play(5, seed=6).match.number == 6
    assert verify_match(again.row(), game_named(game), again.written()).problem is None


def test_chance_takes_another_course_in_a_fork(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, moves=40)
    fork = begun(client, tmp_path, forked(client, table, 5, exact=True))
    in_database(tmp_path, lambda c: tables.change(c, fork.id, seed=OTHER_SEED))
    same = begun(client, tmp_path, forked(client, table, 5, exact=True))
    assert fork.state().match.digest == same.state().match.digest
    views = [played.play(200).match.view(-1) for played in (fork, same)]
    assert views[0] != views[1]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_nobody_knows_the_hands_of_a_fork_from_the_replay(
    client: Client, tmp_path: Path, game: str
) -> None:
    """The table looks the same to everybody, and what was hidden is somewhere else."""
    table = given_up(client, tmp_path, game=game, moves=30)
    view = client.get(f"/api/tables/{table.id}/replay/positions/25").json()["view"]
    digests = set()
    for exact in (True, False, False):
        opened = forked(client, table, 25, exact=exact)
        assert opened["table"]["origin"] == {"table": table.id, "entry": 25, "exact": exact}
        fork = begun(client, tmp_path, opened)
        match = fork.state().match
        assert match.view(-1) == view
        digests.add(match.digest)
        assert verify_match(fork.row(), game_named(game), fork.written()).problem is None
    assert len(digests) == 3, "every fork deals by itself, and none as it was"


def test_a_fork_with_known_hands_says_so_and_is_not_listed(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path)
    opened = forked(client, table, 20, exact=True, settings={"public": True})
    card, token = opened["table"], by(opened["host_token"])
    assert (card["origin"]["exact"], card["settings"]["public"]) == (True, False)
    path = f"/api/tables/{card['id']}"
    listed = client.patch(path, json={"settings": {"public": True}}, headers=token)
    assert refusal(listed) == (409, "T-FORK-03")
    listed = client.get("/api/tables").json()["tables"]
    assert card["id"] not in [one["id"] for one in listed]


def test_nobody_sees_the_position_of_a_fork_before_it_begins(
    client: Client, tmp_path: Path
) -> None:
    """It holds everything that was hidden, and whoever sits down has not looked at the replay."""
    table = given_up(client, tmp_path)
    opened = forked(client, table, 20)
    name = opened["table"]["id"]
    assert "position" not in opened["table"]
    assert "position" not in client.get(f"/api/tables/{name}").json()
    with at_table(client, name, opened["seat_tokens"]["0"]) as ada:
        assert heard(ada, "welcome")["view"] is None


def test_bots_and_newcomers_may_play_a_fork(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path)
    opened = forked(client, table, 20, seats=[bot("greedy")], password="sesame and more")
    card = opened["table"]
    assert [seat["kind"] for seat in card["seats"]] == ["bot", "open"]
    assert card["locked"]


def test_a_fork_keeps_the_options_of_its_match(client: Client, tmp_path: Path) -> None:
    table = given_up(client, tmp_path, options={"target": 9})
    opened = forked(client, table, 20)
    assert opened["table"]["options"] == table.opened["table"]["options"]
    path = f"/api/tables/{opened['table']['id']}"
    token = by(opened["host_token"])
    changed = client.patch(path, json={"options": {"players": 3}}, headers=token)
    assert refusal(changed) == (409, "T-FORK-02")
    assert client.patch(path, json={"settings": {"public": False}}, headers=token).is_success


def test_a_match_is_not_played_on_from_its_end_nor_before_it_is_over(
    client: Client, tmp_path: Path
) -> None:
    running = new_match(client, tmp_path, options=SHORT)
    path = f"/api/tables/{running.id}/forks"
    assert refusal(client.post(path, json={"entry": 0})) == (409, "T-REPLAY-01")
    last = running.play(seed=2).match.number
    assert refusal(client.post(path, json={"entry": last})) == (409, "T-FORK-01")
    assert client.post(path, json={"entry": last + 1}).json()["problem"] == "replay-position"


def test_a_table_from_a_position_goes_by_the_rules_of_this_server(
    client: Client, tmp_path: Path
) -> None:
    table = given_up(client, tmp_path)
    fork = begun(client, tmp_path, forked(client, table, 20))
    game = game_named("xibalba")
    assert rules_in_force(fork.row(), fork.written()) == (game.spec.rules_version, game.pack_hash)
