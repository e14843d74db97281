"""A running table survives an upgrade of the software (design decision D10, docs/adr/0013)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from stormark.cli.main import run
from stormark.kernel.replay import load_replay
from stormark.server.content.games import game_named
from stormark.server.ids import new_id
from stormark.server.storage import schema
from stormark.server.table.commands import Commands
from stormark.server.table.records import RulesChanged
from tests.server.replays.matches import Table, in_database, new_match
from tests.server.replays.versions import NOW, Later, software
from tests.server.site import (
    Client,
    Json,
    at_table,
    by,
    heard,
    opened,
    person,
    refusal,
    say,
    site,
)

MOVES = 30


def played_before(folder: Path, **given: Any) -> Table:
    """A match that older software began and left in good order."""
    with site(folder) as client:
        table = new_match(client, folder, **given)
        table.play(MOVES)
    return table


def answer_once(client: Client, table: Table) -> Json:
    """Whoever is asked answers over a socket; the update that everybody gets."""
    for seat in range(2):
        with at_table(client, table.id, table.seat_token(seat)) as socket:
            decisions = heard(socket, "welcome")["decisions"]
            if decisions:
                asked, answer = decisions[0], decisions[0]["actions"][0]
                say(socket, "act", request=new_id(), decision=asked["id"], action=answer)
                return heard(socket, "update")
    raise AssertionError("nobody is asked")


def verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What `stormark server verify` says."""
    status = run(["server", "verify", "--database", f"sqlite:///{folder / 'tables.db'}"])
    return status, capsys.readouterr().out


def test_a_match_goes_on_from_its_position_when_the_rules_have_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_before(tmp_path)
    views = [table.state().match.view(viewer) for viewer in (-1, 0, 1)]
    with software(Later(NOW + 1)):
        with site(tmp_path) as client:
            for seat in (-1, 0, 1):
                token = table.seat_token(seat) if seat >= 0 else ""
                with at_table(client, table.id, token) as socket:
                    welcome = heard(socket, "welcome")
                    assert (welcome["seq"], welcome["view"]) == (MOVES + 2, views[seat + 1])
            assert answer_once(client, table)["seq"] == MOVES + 3
            table.play(60)
            table.add(1, lambda commands: commands.resign("greedy"))
            record = table.written()[MOVES + 1]
            assert isinstance(record.content, RulesChanged)
            assert (record.content.rules_from, record.content.rules_to) == (NOW, NOW + 1)
            text = client.get(f"/api/tables/{table.id}/replay").text
            replay = load_replay(text, game_named("xibalba"))
            assert replay.verified_from == MOVES + 1
            path = f"/api/tables/{table.id}/replay"
            page = client.get(f"{path}/steps?limit=500").json()
            assert page["first"] == MOVES + 1
            assert page["steps"][MOVES + 1]["kind"] == "continued"
            shown = client.get(f"{path}/positions/{page['first']}?viewer=0").json()["view"]
            assert shown == views[1]
            earlier = client.get(f"{path}/positions/{MOVES}")
            assert earlier.json()["problem"] == "replay-older-rules"
        assert verified(tmp_path, capsys)[0] == 0


def test_before_a_newer_server_has_served_it_a_match_is_not_called_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever upgrades and looks before the first start does not throw a good backup away."""
    table = played_before(tmp_path)
    kept = table.written()[-1].seq
    with software(Later(NOW + 1)):
        status, said = verified(tmp_path, capsys)
        assert status == 0
        assert f"Table {table.id} goes on from its snapshot after record {kept}:" in said
        assert "0 replay exactly as recorded, 1 go on from snapshots" in said
        with site(tmp_path) as client:
            answer_once(client, table)
        assert "replays exactly as recorded" in verified(tmp_path, capsys)[1]


def test_a_finished_match_of_older_rules_waits_for_them_and_is_not_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_before(tmp_path)
    with site(tmp_path):
        table.add(1, lambda commands: commands.resign("greedy"))
    with software(Later(NOW + 1)):
        status, said = verified(tmp_path, capsys)
        assert status == 0
        assert f"Table {table.id} stays as it is: " in said
        assert f"It was played by version {NOW} of the rules" in said
        assert "1 ended under other rules, 0 wait for older software, 0 are broken" in said
    assert verified(tmp_path, capsys)[0] == 0


def test_damage_to_a_match_of_older_rules_is_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_before(tmp_path)
    in_database(tmp_path, lambda c: c.execute(delete(schema.log).where(schema.log.c.seq == 9)))
    with software(Later(NOW + 1)):
        status, said = verified(tmp_path, capsys)
    assert status == 1
    assert f"Table {table.id}, record 10: " in said
    assert "1 are broken" in said


def test_a_match_that_is_true_by_the_newer_rules_goes_on_unbroken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log only notes the version: even undo goes back to what was before."""
    table = played_before(tmp_path)
    with software(Later(NOW + 1, changed=False)):
        with site(tmp_path) as client:
            answer_once(client, table)
            record = table.written()[MOVES + 1]
            assert (record.kind, record.entries) == ("continued", ())
            table.add(0, lambda commands: commands.propose("undo", to=5))
            assert table.add(1, Commands.agree).match.log[-1].to_json()["undo_to"] == 4
            table.add(0, lambda commands: commands.resign("greedy"))
            text = client.get(f"/api/tables/{table.id}/replay").text
        replay = load_replay(text, game_named("xibalba"))
        assert (replay.verified_from, replay.record.rules_version) == (0, NOW + 1)
        assert verified(tmp_path, capsys)[0] == 0


def test_other_content_of_the_game_is_noted_like_other_rules(tmp_path: Path) -> None:
    table = played_before(tmp_path)
    other = Later(NOW, changed=False, pack="0" * 64)
    with software(other), site(tmp_path) as client:
        answer_once(client, table)
        assert table.written()[MOVES + 1].content == RulesChanged(NOW, NOW, "0" * 64)
    with software(other), site(tmp_path) as client:
        answer_once(client, table)
        assert len(table.written()) == MOVES + 4


def test_rules_may_change_more_than_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_before(tmp_path)
    seen = []
    for version, changed in [(NOW + 1, True), (NOW + 2, True), (NOW + 3, False)]:
        with software(Later(version, changed)), site(tmp_path) as client:
            answer_once(client, table)
            table.play(20, seed=version)
            contents = [record.content for record in table.written()]
            changes = [content for content in contents if isinstance(content, RulesChanged)]
            seen.append([(changed.rules_from, changed.rules_to) for changed in changes])
    assert seen[-1] == [(NOW + later, NOW + later + 1) for later in range(3)]
    with software(Later(NOW + 3, changed=False)):
        assert verified(tmp_path, capsys)[0] == 0


def test_clocks_pauses_and_who_plays_are_kept(tmp_path: Path) -> None:
    clock = {"kind": "bank", "seconds": 900, "increment_seconds": 5}
    with site(tmp_path) as client:
        table = new_match(client, tmp_path, settings={"clock": clock})
        table.play(MOVES)
        table.add(1, lambda commands: commands.leave_to_bot("greedy", "left"))
        before = table.add(0, lambda commands: commands.propose("pause"))
    assert before.paused
    assert before.clock.used(0, before.last_at) > 0
    with software(Later(NOW + 1)), site(tmp_path) as client:
        with at_table(client, table.id) as socket:
            play = heard(socket, "welcome")["play"]
        assert (play["paused"], play["players"][1]["bot"]) == (True, "greedy")
        at, after = before.last_at, table.state()
        assert after.state_of_play(0, at) == before.state_of_play(0, at)
        assert after.controls == before.controls
        assert after.clock.to_json() == before.clock.to_json()


def test_a_proposal_is_still_open_after_an_upgrade(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        table = new_match(client, tmp_path)
        table.play(MOVES)
        proposal = table.add(0, lambda commands: commands.propose("pause")).proposal
    with software(Later(NOW + 1)), site(tmp_path) as client:
        with at_table(client, table.id, table.seat_token(1)) as ben:
            assert heard(ben, "welcome")["play"]["proposal"]["by"] == 0
            say(ben, "agree", request="yes")
            assert heard(ben, "update")["play"]["paused"]
        assert proposal is not None


def test_a_match_that_was_not_put_aside_waits_for_the_older_software(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server was killed, then upgraded: nothing is lost, and nothing is touched."""
    table = played_before(tmp_path)
    in_database(tmp_path, lambda c: c.execute(delete(schema.snapshots)))
    written, row = table.written(), table.row()
    with software(Later(NOW + 1)):
        with site(tmp_path) as client, at_table(client, table.id, table.seat_token(0)) as ada:
            assert heard(ada, "bye")["reason"] == "T-RULES-02"
        status, told = verified(tmp_path, capsys)
        assert status == 1
        assert f"Table {table.id} cannot go on here: " in told
        assert "1 wait for older software, 0 are broken" in told
    assert (table.written(), table.row()) == (written, row)
    with site(tmp_path) as client:
        assert answer_once(client, table)["seq"] == MOVES + 2
    with software(Later(NOW + 1)), site(tmp_path) as client:
        assert answer_once(client, table)["seq"] == MOVES + 4


def test_an_older_server_leaves_a_match_of_newer_rules_alone(tmp_path: Path) -> None:
    table = played_before(tmp_path)
    with software(Later(NOW + 1)), site(tmp_path) as client:
        answer_once(client, table)
    written = table.written()
    with site(tmp_path) as client, at_table(client, table.id, table.seat_token(0)) as ada:
        assert heard(ada, "bye")["reason"] == "T-RULES-01"
    assert table.written() == written


def test_a_finished_match_of_older_rules_can_be_downloaded_and_shown_if_it_is_still_true(
    tmp_path: Path,
) -> None:
    with site(tmp_path) as client:
        table = new_match(client, tmp_path)
        table.play(MOVES)
        table.add(0, lambda commands: commands.resign("greedy"))
        path = f"/api/tables/{table.id}/replay"
        text = client.get(path).text
        steps = client.get(f"{path}/steps").json()
    with software(Later(NOW + 1)), site(tmp_path) as client:
        assert client.get(path).text == text
        refused = client.get(f"{path}/steps")
        assert refusal(refused) == (409, "T-REPLAY-03")
        assert refused.json()["params"] == {"found": NOW, "here": NOW + 1}
        fork = client.post(f"/api/tables/{table.id}/forks", json={"entry": 1})
        assert refusal(fork) == (409, "T-REPLAY-03")
        with at_table(client, table.id) as socket:
            assert heard(socket, "bye")["reason"] == "T-RULES-02"
    with software(Later(NOW + 1, changed=False)), site(tmp_path) as client:
        assert client.get(f"{path}/steps").json() == steps
    assert len(table.written()) == MOVES + 2


def test_a_table_that_was_opened_before_an_upgrade_begins_with_the_rules_of_now(
    tmp_path: Path,
) -> None:
    with site(tmp_path) as client:
        wanted = opened(client, person("Ada"), person("Ben"))
    assert wanted["table"]["rules_version"] == NOW
    with software(Later(NOW + 1, pack="1" * 64)), site(tmp_path) as client:
        path = f"/api/tables/{wanted['table']['id']}/start"
        card = client.post(path, headers=by(wanted["host_token"])).json()
        assert (card["rules_version"], card["pack"]) == (NOW + 1, "1" * 64)
        assert answer_once(client, Table(tmp_path, wanted))["seq"] == 2


def test_a_fork_that_was_opened_before_an_upgrade_begins_at_its_position(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        table = new_match(client, tmp_path)
        view = table.play(MOVES).match.view(-1)
        table.add(0, lambda commands: commands.resign("greedy"))
        wanted = {"entry": MOVES, "seats": [person("Ada"), person("Ben")]}
        fork = client.post(f"/api/tables/{table.id}/forks", json=wanted).json()
    with software(Later(NOW + 1)), site(tmp_path) as client:
        path = f"/api/tables/{fork['table']['id']}/start"
        assert client.post(path, headers=by(fork["host_token"])).status_code == 200
        with at_table(client, fork["table"]["id"]) as socket:
            assert heard(socket, "welcome")["view"] == view
        assert answer_once(client, Table(tmp_path, fork))["seq"] == 3


def test_nobody_is_charged_for_the_time_of_an_upgrade(tmp_path: Path) -> None:
    """The server was away: that is in the log before the change of the rules."""
    clock = {"kind": "bank", "seconds": 900}
    with site(tmp_path) as client:
        table = new_match(client, tmp_path, settings={"clock": clock})
        for _ in range(5):
            answer_once(client, table)
    with software(Later(NOW + 1)), site(tmp_path) as client:
        answer_once(client, table)
    kinds = [record.kind for record in table.written()]
    assert kinds[-3:] == ["interrupted", "continued", "moves"]
