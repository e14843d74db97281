"""A mail server and a push service on this machine, which keep what they were given."""

from __future__ import annotations

import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.ports import free_port


class Mailbox:
    """Takes every mail."""

    def __init__(self) -> None:
        self.mails: SimpleQueue[EmailMessage] = SimpleQueue()
        self.busy = False  # whether mails are to be brought again later

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.busy:
            return "451 come back later"
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.put(message_from_bytes(content, policy=default))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """The mailbox, and the address of its server."""
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield mailbox, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


class Browser:
    """One that takes notices, and can read what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes!!!"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> str:
        plain: bytes = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return plain.decode()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """What a browser's maker runs; `status` is its answer."""

    def __init__(self) -> None:
        self.status = 201
        self.taken: SimpleQueue[tuple[dict[str, str], bytes]] = SimpleQueue()


@contextmanager
def push_service() -> Iterator[tuple[PushService, str]]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.taken.put((dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service, f"http://127.0.0.1:{server.server_port}/device"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
