"""What a process of a later version writes never breaks the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stormark.kernel.refusal import InputError
from stormark.server.processes.postgres_bus import Notice
from stormark.server.storage.records import body_of, record_of
from stormark.server.table.records import MatchStarted, Record, SeatAtStart
from tests.server.patience import PATIENCE
from tests.server.replays.matches import in_database
from tests.server.site import Client, at_table, by, heard, opened, person, refusal

GHOST = """UPDATE seats SET kind = 'ghost' WHERE "table" = ?"""


def written_later(folder: Path, table: str, **settings: Any) -> None:
    """Another process changes the settings of a table to what this version does not know."""

    def write(connection: Any) -> None:
        query = "SELECT settings FROM tables WHERE id = ?"
        (stored,) = connection.exec_driver_sql(query, (table,)).one()
        later = json.dumps({**json.loads(stored), **settings})
        connection.exec_driver_sql("UPDATE tables SET settings = ? WHERE id = ?", (later, table))

    in_database(folder, write)


def test_a_setting_nobody_here_knows_is_left_out(client: Client, tmp_path: Path) -> None:
    made = opened(client, person("Ada"), person("Ben"))
    table, host = made["table"]["id"], by(made["host_token"])
    written_later(tmp_path, table, announce="Welcome")
    assert [card["id"] for card in client.get("/api/tables").json()["tables"]] == [table]
    assert client.get(f"/api/tables/{table}").json()["settings"] == made["table"]["settings"]
    assert client.post(f"/api/tables/{table}/start", headers=host).status_code == 200
    with at_table(client, table, made["seat_tokens"]["0"]) as ada:
        assert heard(ada, "welcome")["table"]["id"] == table


@pytest.mark.parametrize(
    "later",
    [
        lambda folder, table: written_later(folder, table, spectators="friends"),
        lambda folder, table: in_database(
            folder,
            lambda c: c.exec_driver_sql(
                "UPDATE seats SET kind = 'ghost' WHERE \"table\" = ?", (table,)
            ),
        ),
    ],
    ids=["setting", "seat"],
)
def test_a_table_that_cannot_be_read_is_refused_alone(
    client: Client, tmp_path: Path, later: Any
) -> None:
    tables = [opened(client, person("Ada"))["table"]["id"] for _ in range(4)]
    later(tmp_path, tables[2])
    first = client.get("/api/tables", params={"limit": 2}).json()
    second = client.get("/api/tables", params={"limit": 2, "before": first["next"]}).json()
    listed = [card["id"] for page in (first, second) for card in page["tables"]]
    assert listed == [tables[3], tables[1], tables[0]]
    assert refusal(client.get(f"/api/tables/{tables[2]}")) == (409, "T-TABLE-03")
    assert refusal(client.get("/api/tables/AAAAAAAAAAAA")) == (404, "T-TABLE-01")
    with client.websocket_connect(f"/api/tables/{tables[2]}/live") as socket:
        socket.send_text(json.dumps({"type": "hello", "protocol": 1, "token": ""}))
        assert json.loads(socket.receive_text(timeout=PATIENCE))["reason"] == "table-unknown"


def test_a_record_that_says_more_is_read_and_one_of_another_kind_is_named() -> None:
    started = Record(1, 5, None, None, MatchStarted([SeatAtStart("person", None)]), ())
    body = body_of(started)
    later = {**body, "weather": "fine"}
    assert record_of(1, 5, None, None, "started", later, "c").content == started.content
    with pytest.raises(InputError):
        record_of(1, 5, None, None, "weather", body, "c")


def test_a_notice_that_says_more_is_read() -> None:
    known = msgspec.to_builtins(Notice("process", "table"))
    assert msgspec.convert([*known, "fine weather"], Notice) == Notice("process", "table")
