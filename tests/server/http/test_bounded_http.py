"""What a client may send before anybody looks at what it wants, and how long it may take."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
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

GET = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def server(tmp_path: Path, **settings: Any) -> Iterator[str]:
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", **{**CHEAP, **UNLIMITED, **settings})
    with served(config, client=tmp_path) as address:
        yield address
        assert httpx.get(f"http://{address}/health/ready", timeout=PATIENCE).is_success


def abuse(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What was logged about it; nothing of it may be a failure."""
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    return [vars(record)["facts"] for record in caplog.records if record.msg == "abuse"]


@pytest.mark.parametrize(
    ("begin", "piece", "problem"),
    [
        (GET + b"X-Long: ", b"a" * 65_536, "head-too-large"),
        (GET, b"X: y\r\n" * 10_000, "head-too-large"),
        (b"GET /", b"a" * 65_536, "target-too-long"),
        (b"GET /?", b"a" * 65_536, "target-too-long"),
        (raw.post("/api/tables", 10**12), b"a" * 65_536, "body-too-large"),
        (raw.post("/api/tables", None), b"1\r\na\r\n" * 10_000, "too-many-pieces"),
        (raw.post("/api/tables", None) + b"0\r\n", b"X: y\r\n" * 10_000, "head-too-large"),
        (b"", b"GET /api/tables HTTP/1.1\r\n\r\n" * 3_000, "too-many-pieces"),
        (b"", b"\x16\x03\x01" * 10, "request-invalid"),
    ],
    ids=[
        "header", "headers", "path", "query", "body", "chunks", "trailers", "pipeline", "nonsense"
    ],
)  # fmt: skip
def test_nothing_endless_is_read_to_its_end(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    begin: bytes,
    piece: bytes,
    problem: str,
) -> None:
    with server(tmp_path) as address, raw.connected(address) as connection:
        connection.sendall(begin)
        assert not raw.fill(connection, piece)
    assert [fact["what"] for fact in abuse(caplog)] == [problem]


@pytest.mark.parametrize(
    ("sent", "status", "problem"),
    [
        (GET + b"X-Long: " + b"a" * 40_000, 431, "head-too-large"),
        (GET + b"X: y\r\n" * 101, 431, "head-too-large"),
        (b"GET /" + b"a" * 9_000, 414, "target-too-long"),
        (GET + b"Bad Header\r\n\r\n", 400, "request-invalid"),
    ],
    ids=["header", "headers", "path", "nonsense"],
)
def test_whoever_goes_beyond_a_bound_is_told_which(
    tmp_path: Path, sent: bytes, status: int, problem: str
) -> None:
    with server(tmp_path) as address, raw.connected(address) as connection:
        connection.sendall(sent)
        assert raw.refusal(connection) == (status, problem)


SOCKET = raw.upgrade_request("/api/tables/abc/live")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /api/games HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: a]b[\r\n\r\n",
        GET + b"Host: another\r\n\r\n",
        GET + b"Origin: http://[\r\n\r\n",
        GET + b"Origin: http://[v1.x\r\n\r\n",
        GET + "Origin: http://a\u2100b\r\n\r\n".encode(),
        GET + b"Origin: nowhere\r\n\r\n",
        SOCKET[:-2] + b"Origin: http://[\r\n\r\n",
        SOCKET.replace(b"Host: x", b"Host: ["),
    ],
    ids=range(9),  # a socket asks with a random key, and workers have to agree on names
)
def test_a_site_that_is_none_is_refused_before_anything_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    with server(tmp_path) as address, raw.connected(address) as connection:
        connection.sendall(sent)
        assert raw.refusal(connection) == (400, "request-invalid")
    assert [fact["what"] for fact in abuse(caplog)] == ["request-invalid"]


def test_behind_a_proxy_bad_requests_count_for_whoever_sent_them(tmp_path: Path) -> None:
    client, other = (b"X-Forwarded-For: 198.51.100.%d\r\n" % n for n in (7, 8))
    limits = {"requests": Rate(0.001, 30), "proxies": ("127.0.0.1",)}

    def status(address: str, *headers: bytes) -> bytes:
        with raw.connected(address) as connection:
            connection.sendall(b"".join((GET, *headers, b"Connection: close\r\n\r\n")))
            return raw.read_all(connection)[9:12]

    with server(tmp_path, **limits) as address:
        assert [status(address, client, b"Origin: http://[\r\n") for _ in range(3)] == [b"400"] * 3
        assert (status(address, client), status(address, other)) == (b"429", b"200")


@pytest.mark.parametrize(
    "headers",
    [
        b"Host: [::1]:8000\r\n",
        b"Host: xn--bcher-kva.example\r\nOrigin: null\r\n",
        b"Host: a_b.example:\r\nOrigin: chrome-extension://abcdef\r\n",
        b"Host: play.example\r\nOrigin: file://\r\n",
    ],
)
def test_unusual_sites_are_let_in(tmp_path: Path, headers: bytes) -> None:
    with server(tmp_path) as address, raw.connected(address) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\n" + headers + b"Connection: close\r\n\r\n")
        assert raw.read_all(connection).startswith(b"HTTP/1.1 200")


def test_what_is_within_the_bounds_is_answered(tmp_path: Path) -> None:
    cookies = b"".join(b"X-Part-%d: %s\r\n" % (n, b"a" * 200) for n in range(80))
    with server(tmp_path) as address, raw.connected(address) as connection:
        connection.sendall(GET + cookies + b"Connection: close\r\n\r\n")
        assert raw.read_all(connection).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("setting", "sent"),
    [
        ("head_seconds", GET),
        ("head_seconds", b"\r\n"),
        ("body_seconds", raw.post("/api/tables", 20) + b"{"),
    ],
    ids=["head", "blank", "body"],
)
def test_a_request_that_does_not_end_is_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, setting: str, sent: bytes
) -> None:
    with server(tmp_path, **{setting: 1}) as address, raw.connected(address) as connection:
        connection.sendall(sent)
        assert raw.refusal(connection) == (408, "request-late")
    assert [fact["what"] for fact in abuse(caplog)] == ["request-late"]


def test_a_request_that_was_answered_before_its_end_is_ended_as_well(tmp_path: Path) -> None:
    with server(tmp_path, body_seconds=1) as address, raw.connected(address) as connection:
        connection.sendall(raw.post("/api/no-such-path", 20) + b"{")
        assert raw.refusal(connection) == (404, "path-unknown")


def test_dripping_does_not_put_the_end_off(tmp_path: Path) -> None:
    with server(tmp_path, body_seconds=1) as address, raw.connected(address) as connection:
        connection.sendall(raw.post("/api/tables", 60_000))
        connection.settimeout(0.05)
        begun = monotonic()
        while raw.send(connection, b" ") and monotonic() - begun < PATIENCE:
            sleep(0.05)
        assert monotonic() - begun < PATIENCE


def test_a_connection_that_says_nothing_is_closed_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path, head_seconds=1) as address, raw.connected(address) as connection:
        assert raw.read_all(connection) == b""
    assert abuse(caplog) == []


def test_a_client_that_leaves_in_the_middle_is_no_incident(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with server(tmp_path) as address:
        with raw.connected(address) as connection:
            connection.sendall(raw.post("/api/tables", 20) + b"{")
        begun = monotonic()
        while not [r for r in caplog.records if getattr(r, "facts", {}).get("method") == "POST"]:
            assert monotonic() - begun < PATIENCE
            sleep(0.01)
    assert abuse(caplog) == []


def test_answers_that_nobody_reads_are_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "index.html").write_text("x" * 30_000_000)  # no buffer of the system takes that
    with (
        server(tmp_path, unread_seconds=1) as address,
        raw.connected(address) as connection,
    ):
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        begun = monotonic()
        while not abuse(caplog):
            assert monotonic() - begun < PATIENCE
            sleep(0.05)
        assert len(raw.read_all(connection)) < 30_000_000
    assert [fact["what"] for fact in abuse(caplog)] == ["unread-answer"]
