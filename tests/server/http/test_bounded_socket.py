"""Frames are work: how many a socket may send, and what ends it."""

from __future__ import annotations

import logging
import socket
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import CloseCode
from websockets.http11 import Request

from stormark.server.config import Config
from stormark.server.http.bounded_socket import FRAGMENTS, CountedFrames
from stormark.server.http.limits import Rate
from tests.server import raw
from tests.server.served import served
from tests.server.site import CHEAP, UNLIMITED

FEW = Rate(50, 100)


@contextmanager
def spectator(tmp_path: Path, more: str = "", **settings: Any) -> Iterator[socket.socket]:
    """Somebody who watches, without a library in between."""
    given = {**CHEAP, **UNLIMITED, "frames": FEW, **settings}
    with served(Config(f"sqlite:///{tmp_path / 'tables.db'}", **given)) as address:
        wanted = {"game": "xibalba", "seats": [{"kind": "person", "name": "Ada"}]}
        table = httpx.post(f"http://{address}/api/tables", json=wanted).json()["table"]["id"]
        with raw.connected(address) as connection:
            assert b" 101 " in raw.upgrade(connection, f"/api/tables/{table}/live", more)
            connection.sendall(raw.message("hello", protocol=1, token=""))
            yield connection


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"", raw.frame(raw.PING)),
        (b"", raw.frame(raw.PONG)),
        (b"", raw.frame(raw.TEXT)),
        (raw.frame(raw.TEXT, flags=0), raw.frame(raw.CONTINUATION, flags=0)),
        (b"", raw.message("ping")),
    ],
    ids=["pings", "pongs", "empty messages", "empty fragments", "messages"],
)
def test_a_flood_of_frames_ends_the_socket_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, begin: bytes, piece: bytes
) -> None:
    with spectator(tmp_path) as connection:
        connection.sendall(begin)
        assert not raw.fill(connection, piece * 10_000)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    told = [vars(r)["facts"] for r in caplog.records if r.msg == "abuse"]
    assert told == [{"address": "127.0.0.1", "what": "socket-1008"}]


def test_somebody_with_too_many_pings_is_told_why(tmp_path: Path) -> None:
    with spectator(tmp_path) as connection:
        connection.sendall(raw.frame(raw.PING) * 130)
        assert raw.close_code(connection) == 1008


def test_bytes_one_by_one_are_as_bad() -> None:
    """Each counts that comes alone; over a real line it depends on its haste which ones do."""
    protocol = CountedFrames(Rate(0.001, 100))
    protocol.receive_data(raw.upgrade_request("/"))
    (request,) = protocol.events_received()
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    message = raw.message("ping", more="x" * 10_000)
    for n in range(99):
        protocol.receive_data(message[n : n + 1])
    assert protocol.close_sent is None
    protocol.receive_data(message[99:100])
    assert protocol.close_sent is not None
    assert protocol.close_sent.code == CloseCode.POLICY_VIOLATION


def test_a_message_in_some_pieces_with_pings_between_is_heard(tmp_path: Path) -> None:
    content = raw.message("ping")[6:]
    pieces = [content[n : n + 4] for n in range(0, len(content), 4)]
    kinds = [raw.TEXT] + [raw.CONTINUATION] * (len(pieces) - 1)
    with spectator(tmp_path) as connection:
        for kind, piece in zip(kinds, pieces, strict=True):
            connection.sendall(raw.frame(kind, piece, flags=0) + raw.frame(raw.PING, b"still?"))
        connection.sendall(raw.frame(raw.CONTINUATION))
        sent = bytearray()
        while b'{"type":"pong"}' not in sent:
            sent += connection.recv(65_536)
    heard = list(raw.frames(bytes(sent)))
    assert [c for k, c in heard if k == raw.PONG] == [b"still?"] * len(pieces)
    assert b'{"type":"pong"}' in [c for k, c in heard if k == raw.TEXT]


def test_a_message_has_only_so_many_pieces(tmp_path: Path) -> None:
    with spectator(tmp_path, frames=None) as connection:
        connection.sendall(raw.frame(raw.TEXT, b"{", flags=0))
        connection.sendall(raw.frame(raw.CONTINUATION, b" ", flags=0) * (FRAGMENTS + 1))
        assert raw.close_code(connection) == 1008


def test_what_unpacks_to_more_than_a_message_may_have_is_not_unpacked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    packer = zlib.compressobj(9, wbits=-12)
    bomb = packer.compress(bytes(30_000_000)) + packer.flush(zlib.Z_SYNC_FLUSH)
    with spectator(tmp_path, raw.DEFLATE) as connection:
        connection.sendall(raw.frame(raw.TEXT, bomb[:-4], raw.FINAL | raw.COMPRESSED))
        assert raw.close_code(connection) == 1009
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


def test_text_that_is_none_ends_the_socket_without_an_incident(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with spectator(tmp_path) as connection:
        connection.sendall(raw.frame(raw.TEXT, b"\xff\xfe"))
        assert raw.close_code(connection) == 1007
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


def test_a_handshake_that_fails_is_answered_and_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One line of a head may be longer for HTTP than for WebSockets."""
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", **CHEAP)
    with served(config) as address, raw.connected(address) as connection:
        assert b" 431 " in raw.upgrade(connection, "/", f"X-Long: {'a' * 10_000}\r\n")
        raw.read_all(connection)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
