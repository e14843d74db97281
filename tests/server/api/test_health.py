"""Whether the server is well, and its numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.server.storage.trouble import UNREACHABLE, StorageError
from tests.server.site import Client, at_table, bot, by, heard, opened, person, refusal, say, site


def test_a_server_that_runs_is_alive_and_ready(client: Client) -> None:
    assert client.get("/health/live").json()["status"] == "ok"
    assert client.get("/health/ready").json()["status"] == "ok"


def test_a_server_without_its_database_is_alive_but_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(*_: object) -> None:
        raise StorageError(UNREACHABLE)

    database = client.app.state.services.database
    monkeypatch.setattr(database._database, "run", run)
    assert client.get("/health/live").status_code == 200
    response = client.get("/health/ready", headers={"Accept-Language": "de"})
    told = response.json()
    assert (response.status_code, told["problem"]) == (503, "server-not-ready")
    assert (told["reason"], told["params"]["seconds"]) == ("database-unreachable", 0)
    assert told["text"] == "Der Server erreicht seine Datenbank nicht. So ist es seit 0 s."


def test_numbers_are_for_the_machine_itself_unless_they_are_public(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        assert refusal(client.get("/metrics")) == (403, "T-METRICS-01")
    with site(tmp_path, metrics="public") as client:
        assert client.get("/metrics").status_code == 200


def test_numbers_tell_what_happened_and_name_nobody(tmp_path: Path) -> None:
    with site(tmp_path, metrics="public") as client:
        table = opened(client, person("Adalbert"), bot())
        name = table["table"]["id"]
        client.post(f"/api/tables/{name}/start", headers=by(table["host_token"]))
        with at_table(client, name, table["seat_tokens"]["0"]) as ada:
            heard(ada, "company")
            say(ada, "write", request="1", text="nonsense")
            refused = heard(ada, "refused")
            shown = client.get("/metrics").text
    assert 'stormark_sockets{viewer="seat"} 1.0' in shown
    assert 'stormark_acts_total{outcome="refused"} 1.0' in shown
    chapter = refused["rule"].rpartition("-")[0]
    assert f'stormark_refusals_total{{chapter="{chapter}"}} 1.0' in shown
    route = 'method="POST",route="/api/tables/{table}/start",status="200"'
    assert f"stormark_http_requests_total{{{route}}} 1.0" in shown
    assert "stormark_database_seconds_bucket" in shown
    secrets = [name, "Adalbert", table["host_token"], *table["seat_tokens"].values()]
    assert [secret for secret in secrets if secret in shown] == []
