"""A server with an operator, a table, and a line of chat that somebody may want to report."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from websockets.sync.client import connect

from tests.browser.player import Player
from tests.server.processes.running import PROGRAM, Server, served

OPERATOR = {"name": "Olga", "password": "correct horse"}
LINE = "You are all <b>stupid</b>!"


@dataclass(frozen=True)
class Office:
    """What a test has to know of it."""

    server: Server
    table: str
    tokens: dict[str, str]


@contextmanager
def opened(folder: Path) -> Iterator[Office]:
    database = f"sqlite:///{folder / 'tables.db'}"
    with served(database, folder / "log") as server:
        server.post("/api/people", OPERATOR)
        _in_terminal("server", "operator", "add", "Olga", "--database", database)
        seats = [{"kind": "person", "name": "Rowdy"}, {"kind": "person", "name": "Anna"}]
        made = server.post("/api/tables", {"game": "xibalba", "seats": seats})
        table = made["table"]["id"]
        server.post(f"/api/tables/{table}/start", token=made["host_token"])
        _say(server, table, made["seat_tokens"]["0"], LINE)
        yield Office(server, table, made["seat_tokens"])
        server.stop()
    assert '"level": "error"' not in (folder / "log").read_text()


def _in_terminal(*args: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run([*PROGRAM, *args], env=environment, check=True, stdout=subprocess.DEVNULL)


def _say(server: Server, table: str, token: str, text: str) -> None:
    address = server.address.replace("http://", "ws://")
    with connect(f"{address}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        socket.send(json.dumps({"type": "say", "request": "1", "text": text}))
        while json.loads(socket.recv(30))["type"] != "done":
            pass


def sit(player: Player, office: Office, seat: int) -> None:
    """A browser that holds a seat goes to the table."""
    held = {
        "table": office.table,
        "game": "xibalba",
        "seats": {str(seat): office.tokens[str(seat)]},
    }
    player.visit("/credits")
    player.page.evaluate(
        "held => localStorage.setItem('stormark-seats', JSON.stringify([held]))", held
    )
    player.visit(f"/table/{office.table}")


def log_in(player: Player) -> None:
    """By the form that the admin page shows whoever is not logged in."""
    player.watch.expect("401")
    player.visit("/admin")
    player.page.get_by_label(player.t("account-name")).first.fill(OPERATOR["name"])
    player.page.get_by_label(player.t("account-password"), exact=True).fill(OPERATOR["password"])
    player.page.get_by_role("button", name=player.t("account-log-in")).click()
