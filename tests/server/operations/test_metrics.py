"""Numbers of one process and of all, and the dashboard that shows them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from litestar.testing import TestClient
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from sqlalchemy import Connection

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.operations.metrics import Metrics
from stormark.server.operations.summing import Summed, written_down
from stormark.server.storage import tables
from stormark.server.storage.inspection import WaitingTables, waiting
from tests.server.patience import PATIENCE
from tests.server.site import CHEAP, UNLIMITED, bot, by, opened, person, site
from tests.server.storage.storing import over, row_of
from tests.server.table.states import PERSON, Table

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana" / "stormark.json"
METRIC = re.compile(r"\b(?:stormark|process)_\w+")


def counted(requests: int, sockets: int, tables: int) -> CollectorRegistry:
    registry = CollectorRegistry()
    Counter("requests", "", ["status"], registry=registry).labels("200").inc(requests)
    Gauge("sockets", "", registry=registry).set(sockets)
    Gauge("stormark_tables", "", registry=registry).set(tables)
    Histogram("seconds", "", buckets=(1.0,), registry=registry).observe(requests)
    return registry


def test_counts_of_processes_are_added_and_what_they_share_is_taken_once() -> None:
    others = [written_down(counted(2, 3, 7)), written_down(counted(10, 0, 6))]
    shown = Summed(counted(1, 4, 7), others).text().decode()
    assert 'requests_total{status="200"} 13.0' in shown
    assert "sockets 7.0" in shown
    assert "stormark_tables 7.0" in shown
    assert 'seconds_bucket{le="+Inf"} 3.0' in shown
    assert "seconds_sum 13.0" in shown


def test_every_metric_of_the_dashboard_exists() -> None:
    registry = Metrics().registry
    known = {family.name for family in registry.collect()}
    panels = json.loads(DASHBOARD.read_text())["panels"]
    named = {
        name for panel in panels for one in panel["targets"] for name in METRIC.findall(one["expr"])
    }
    endings = re.compile(r"_(?:total|bucket|sum|count)$")
    assert len(named) > 12
    assert {name for name in named if endings.sub("", name) not in known} == set()


def test_a_server_counts_its_pools_tables_and_disk(tmp_path: Path) -> None:
    with site(tmp_path, metrics="public") as client:
        table = opened(client, bot(), bot())
        client.post(f"/api/tables/{table['table']['id']}/start", headers=by(table["host_token"]))
        assert client.blocking_portal is not None
        client.blocking_portal.call(client.app.state.services.sampling.look)
        for shown in (client.get("/metrics").text, client.get("/metrics?every=true").text):
            assert re.search(r'stormark_tables\{status="(running|finished)"\} 1\.0', shown)
            assert re.search(r"stormark_disk_free_bytes \d", shown)
            assert not re.search(r"stormark_database_bytes 0\.0", shown)
            assert "stormark_messages_total" in shown
            assert "stormark_loop_lag_seconds_bucket" in shown


def test_matches_are_counted_by_whom_they_wait_for(database_url: str) -> None:
    now = 1_000_000
    rows: list[dict[str, Any]] = [
        {"status": tables.RUNNING, "due_at": None},  # people without a clock
        {"status": tables.RUNNING, "due_at": now + 1},  # people with one
        {"status": tables.RUNNING, "due_at": now - 5_000},
        {"status": tables.RUNNING, "due_at": now},
        {"status": tables.RUNNING, "due_at": None, "damaged": {"at": 1}},
        {"status": tables.OPEN, "due_at": None},
        {"status": tables.FINISHED, "due_at": None},
    ]

    def work(connection: Connection) -> tuple[WaitingTables, WaitingTables]:
        before = waiting(connection, now)
        for number, values in enumerate(rows):
            row = replace(
                row_of(Table(PERSON, PERSON)), id=f"table-{number}", host_token=f"{number}"
            )
            tables.create(connection, row)
            tables.change(connection, row.id, **values)
        return before, waiting(connection, now)

    assert over(database_url, work) == (WaitingTables(0, 0, 0), WaitingTables(2, 2, 5_000))


def test_a_match_of_people_waits_for_a_person(tmp_path: Path) -> None:
    with site(tmp_path, metrics="public") as client:
        table = opened(client, person("Ada"), person("Ben"))
        client.post(f"/api/tables/{table['table']['id']}/start", headers=by(table["host_token"]))
        assert client.blocking_portal is not None
        shown = ""
        deadline = monotonic() + PATIENCE
        while True:  # until the server has seen that there is nothing for it to do
            client.blocking_portal.call(client.app.state.services.sampling.look)
            shown = client.get("/metrics").text
            if 'stormark_tables_waiting{whom="bot"} 0.0' in shown:
                break
            assert monotonic() < deadline, shown
            sleep(0.05)
        assert 'stormark_tables_waiting{whom="person"} 1.0' in shown
        assert "stormark_tables_waiting_seconds 0.0" in shown


def test_any_process_shows_the_sum_of_all(postgres_url: str) -> None:
    config = Config(postgres_url, metrics="public", **{**CHEAP, **UNLIMITED})
    with TestClient(create_app(config)) as one, TestClient(create_app(config)) as other:
        for client in (one, other):
            assert client.get("/api/games").status_code == 200
            assert client.blocking_portal is not None
            client.blocking_portal.call(client.app.state.services.sampling.look)
        line = 'stormark_http_requests_total{method="GET",route="/api/games",status="200"}'
        for client in (one, other):
            assert f"{line} 1.0" in client.get("/metrics").text
            assert f"{line} 2.0" in client.get("/metrics?every=true").text
