"""Running the server: from settings to sockets, and gracefully to an end."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from logging import getLevelNamesMapping
from typing import Any, Final

import uvicorn

from stormark.kernel.refusal import InputError
from stormark.server.config import Config, read_config
from stormark.server.http.bounded_http import BoundedHttp
from stormark.server.http.bounded_socket import BoundedSocket
from stormark.server.http.descriptors import raise_descriptor_limit
from stormark.server.operations.logs import log_to_stderr
from stormark.server.operations.tracing import check as check_tracing
from stormark.server.processes.supervisor import Supervisor
from stormark.server.processes.waiting import prepare_database
from stormark.server.protocol.codec import LONGEST
from stormark.server.storage.claim import claim

BACKLOG: Final = 2048
COLLECT: Final = (10_000, 20, 100)  # a full collection stops the server: see bench/server.md
GRACE: Final = 10  # seconds for what is under way when the server stops
STARTING: Final = 60  # seconds that a worker may take until it serves, or does not answer at all


def serve(config: Config, ready: Callable[[str], None]) -> int:
    """Serve until told to stop; the exit status.  Raises InputError if it cannot even begin.

    `ready` is called with the address once connections are welcome.
    """
    check_tracing(config)
    raise_descriptor_limit()
    _log(config)
    with claim(config.database):
        listening = _bind(config.host, config.port)
        try:
            asyncio.run(prepare_database(config.database, config.database_seconds, listening))
        except BaseException:
            listening.close()
            raise
        os.environ.update(config.to_environ())
        settings = _settings(config)
        address = _address(listening)
        if config.workers > 1:
            ready(address)
            Supervisor(settings, [listening]).run()
            return 0
        # After an orderly end the signal that asked for it is raised once more.
        signal.signal(signal.SIGTERM, lambda *_: None)
        server = Announced(settings, lambda: ready(address))
        if hasattr(signal, "SIGHUP"):  # workers are restarted by it; one alone ends in good order
            signal.signal(signal.SIGHUP, server.handle_exit)
        try:
            server.run([listening])
        except KeyboardInterrupt:
            return 0  # however early it came
        return 0 if server.started else 1


def app() -> Any:
    """The application of a process that finds its settings in the environment."""
    from stormark.server.app import create_app
    from stormark.server.content.games import NAMES, game_named

    config = read_config(os.environ, {}, "")
    _log(config)
    application = create_app(config)
    for name in NAMES:
        game_named(name)  # loading a game takes long: not when the first table asks for it
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECT)
    return application


def _log(config: Config) -> None:
    log_to_stderr(getLevelNamesMapping()[config.log_level.upper()])


class Announced(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise InputError("serve-address", f"{host}:{port}", reason=reason) from error
    listening.setblocking(False)
    listening.set_inheritable(True)
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        "stormark.server.serve:app",
        factory=True,
        workers=config.workers,
        loop="uvloop" if os.name == "posix" else "asyncio",
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=2 * LONGEST,  # what is a little too long is answered, more than that is cut off
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,  # see `app`
        access_log=False,  # the link of a table is how one is invited: not for logs
        proxy_headers=False,  # see front.py
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=STARTING,
    )
