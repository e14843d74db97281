"""How many connections there may be, of one address and of all."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from stormark.server.config import Config
from stormark.server.http.limits import Rate
from tests.server import raw
from tests.server.patience import PATIENCE
from tests.server.served import served
from tests.server.site import CHEAP, UNLIMITED

GET = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


def config(tmp_path: Path, **settings: Any) -> Config:
    return Config(f"sqlite:///{tmp_path / 'tables.db'}", **{**CHEAP, **UNLIMITED, **settings})


def answered(address: str, source: str, more: bytes = b"") -> bool:
    """Whether somebody at an address gets what they ask for."""
    with raw.connected(address, source) as connection:
        raw.send(connection, GET + more + b"\r\n")
        return raw.read_all(connection).startswith(b"HTTP/1.1 200")


def test_one_address_has_so_many_connections_and_others_have_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(config(tmp_path, open_connections=5)) as address, ExitStack() as held:
        for _ in range(5):
            held.enter_context(raw.connected(address, "127.0.0.2"))
        for _ in range(3):
            with raw.connected(address, "127.0.0.2") as connection:
                assert raw.refusal(connection) == (429, "too-many-connections")
        assert answered(address, "127.0.0.3")
        held.close()
        begun = monotonic()
        while not answered(address, "127.0.0.2"):  # as soon as they are gone
            assert monotonic() - begun < PATIENCE
            sleep(0.01)
    told = [vars(r)["facts"] for r in caplog.records if r.msg == "abuse"]
    assert told == [{"address": "127.0.0.2", "what": "too-many-connections"}]


def test_abuse_counts_for_many_requests(tmp_path: Path) -> None:
    with served(config(tmp_path, requests=Rate(0.0001, 50))) as address:
        assert answered(address, "127.0.0.2")
        for _ in range(3):
            with raw.connected(address, "127.0.0.2") as connection:
                connection.sendall(b"nonsense\r\n\r\n")
                assert raw.refusal(connection) == (400, "request-invalid")
        assert not answered(address, "127.0.0.2")
        assert answered(address, "127.0.0.3")


def test_a_named_proxy_is_not_counted_but_whom_it_brings(tmp_path: Path) -> None:
    settings = config(tmp_path, proxies=("127.0.0.2",), open_connections=5, connections=2)
    with served(settings) as address, ExitStack() as held:
        for _ in range(10):
            held.enter_context(raw.connected(address, "127.0.0.2"))
        assert answered(address, "127.0.0.2", b"X-Forwarded-For: 192.0.2.7\r\n")
        table = httpx.post(
            f"http://{address}/api/tables",
            json={"game": "xibalba", "seats": [{"kind": "person", "name": "Ada"}]},
        ).json()["table"]["id"]
        hello = raw.message("hello", protocol=1, token="")

        def reason(client: str) -> bytes:
            connection = held.enter_context(raw.connected(address, "127.0.0.2"))
            path = f"/api/tables/{table}/live"
            raw.upgrade(connection, path, f"X-Forwarded-For: {client}\r\n")
            connection.sendall(hello)
            return connection.recv(1000)

        assert b"too-many-connections" not in reason("192.0.2.7") + reason("192.0.2.7")
        assert b"too-many-connections" in reason("192.0.2.7")
        assert b"too-many-connections" not in reason("192.0.2.8")


def test_when_all_places_are_taken_the_silent_make_room(tmp_path: Path) -> None:
    with served(config(tmp_path, all_connections=20)) as address, ExitStack() as held:
        silent = [
            held.enter_context(raw.connected(address, f"127.0.1.{number // 3 + 1}"))
            for number in range(20)
        ]
        assert answered(address, "127.0.0.3")
        assert raw.read_all(silent[0]) == b""  # the one that was silent longest


def test_the_last_places_are_for_those_who_have_few(tmp_path: Path) -> None:
    with served(config(tmp_path, all_connections=20)) as address, ExitStack() as held:
        for _ in range(18):
            held.enter_context(raw.connected(address, "127.0.0.2"))
        with raw.connected(address, "127.0.0.2") as connection:
            assert raw.refusal(connection) == (429, "too-many-connections")
        assert answered(address, "127.0.0.3")


def test_a_process_takes_as_many_descriptors_as_it_may() -> None:
    program = (
        "import resource\n"
        "from stormark.server.http.descriptors import *\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (300, 900))\n"
        "raise_descriptor_limit()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE), connections_possible())"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout.split("\n")[0] == "(900, 900) 644"
