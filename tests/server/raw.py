"""Bytes on a socket, for clients that do what no library would."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tests.server.patience import PATIENCE

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, COMPRESSED, MASKED = 0x80, 0x40, 0x80
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=12\r\n"


@contextmanager
def connected(address: str, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection to `HOST:PORT`; all of 127.0.0.0/8 is on the loopback of Linux."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE, (source, 0)) as made:
        yield made


def send(connection: socket.socket, data: bytes) -> bool:
    """Whether all of it could be sent; the other side may have had enough."""
    try:
        connection.sendall(data)
    except TimeoutError:
        return False  # it reads nothing at the moment
    except OSError:
        connection.close()
        return False
    return True


def fill(connection: socket.socket, piece: bytes, most: int = 20_000_000) -> bool:
    """Send a piece again and again; whether all of that was taken."""
    return all(send(connection, piece) for _ in range(most // len(piece)))


def read_all(connection: socket.socket) -> bytes:
    """Everything until the other side ends the connection; raises TimeoutError if it never does."""
    found = bytearray()
    while True:
        try:
            data = connection.recv(65_536)
        except ConnectionError:  # it had not read everything that we sent
            return bytes(found)
        if not data:
            return bytes(found)
        found += data


def refusal(connection: socket.socket) -> tuple[int, str]:
    """Status and problem of the last answer before the connection ends."""
    head, _, body = read_all(connection).rpartition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), json.loads(body)["problem"]


def post(path: str, size: int | None) -> bytes:
    """The head of a request whose body is JSON of a size, or comes in chunks."""
    length = "Transfer-Encoding: chunked" if size is None else f"Content-Length: {size}"
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
    return head.encode()


def upgrade_request(path: str, more: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
    ).encode()


def upgrade(connection: socket.socket, path: str, more: str = "") -> bytes:
    """Ask for a WebSocket; the head of the answer, as far as there is one."""
    send(connection, upgrade_request(path, more))
    head = bytearray()
    with suppress(ConnectionError):
        while b"\r\n\r\n" not in head and (data := connection.recv(1)):
            head += data
    return bytes(head)


def frame(kind: int, data: bytes = b"", flags: int = FINAL) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(data)
    if size < 126:
        length = bytes([MASKED | size])
    elif size < 65_536:
        length = bytes([MASKED | 126]) + size.to_bytes(2)
    else:
        length = bytes([MASKED | 127]) + size.to_bytes(8)
    return bytes([flags | kind]) + length + bytes(4) + data


def message(kind: str, **fields: Any) -> bytes:
    return frame(TEXT, json.dumps({"type": kind, **fields}).encode())


def frames(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Kind and content of the frames a server has sent."""
    while len(data) >= 2:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        yield data[0] & 0x0F, data[start : start + size]
        data = data[start + size :]


def close_code(connection: socket.socket) -> int | None:
    """The code by which the server ends the connection; None if it just hangs up."""
    found = [content for kind, content in frames(read_all(connection)) if kind == CLOSE]
    return int.from_bytes(found[-1][:2]) if found else None
