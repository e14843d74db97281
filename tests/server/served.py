"""A server behind real sockets, in a thread of the tests."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import uvicorn

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.http.bounded_http import BoundedHttp
from stormark.server.http.bounded_socket import BoundedSocket
from stormark.server.http.client_files import BUILT
from tests.server.patience import PATIENCE


@contextmanager
def served(
    config: Config, send_buffer: int | None = None, client: Path = BUILT, port: int = 0
) -> Iterator[str]:
    """The address of a server, `127.0.0.1:PORT`; it hands out the client of a folder."""
    settings = uvicorn.Config(
        create_app(config, client),
        http=BoundedHttp,
        ws=BoundedSocket,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=1,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
    )
    listening = socket.create_server(("127.0.0.1", port))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = uvicorn.Server(settings)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        begun = monotonic()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert monotonic() - begun < PATIENCE, "the server takes too long to start"
            sleep(0.01)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()
