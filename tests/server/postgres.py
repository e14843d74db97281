"""A real PostgreSQL for tests: on loopback, as an ordinary user, gone when the tests are.

Where there is none, the tests that need it do not run: loudly, see tests/conftest.py, and where
CI=true that is a failure.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic

import asyncpg
import pytest

from tests.ports import free_port
from tests.server.patience import PATIENCE

MISSING = "needs PostgreSQL, which was not found here"
USER = "tester"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # a test machine that loses its power loses nothing of value
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
}


def programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in installed), key=lambda p: int(p.parent.name), default=None)


class Postgres:
    """A server with a folder and a port of its own; it can be stopped and started again."""

    def __init__(self, home: Path, command: list[str], password: str) -> None:
        self._home = home
        self._port = free_port()
        self._command = [*command, "-p", str(self._port)]
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://{USER}:{password}@127.0.0.1:{self._port}"

    def start(self) -> None:
        """From the main thread: it ends with the thread that started it."""
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=self._home, stdout=log, stderr=log)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """In good order, hanging up on whoever is still there; SIGQUIT: as if it crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    async def ready(self) -> None:
        """Returns when it answers."""
        deadline = monotonic() + PATIENCE
        while True:
            try:
                await _query(self.url, "SELECT 1")
                return
            except (OSError, asyncpg.PostgresError):
                if self._process is None or self._process.poll() is not None:
                    raise AssertionError((self._home / "log").read_text()) from None
                assert monotonic() < deadline, (self._home / "log").read_text()
                await asyncio.sleep(0.05)


@contextmanager
def running_postgres(**settings: str) -> Iterator[Postgres]:
    """A server of its own, with some settings of its own."""
    folder = programs()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    home = Path(mkdtemp(prefix="stormark-postgres-"))
    try:
        account, ordinary = _ordinary_user()
        password = secrets.token_hex(8)
        secret = home / "password"
        secret.write_text(password)
        for path in (home, secret):
            os.chown(path, account.pw_uid, account.pw_gid)
        create = ["--no-sync", "--auth=scram-sha-256", f"--username={USER}", f"--pwfile={secret}"]
        locale = ["--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [*ordinary, folder / "initdb", "-D", home / "data", *create, *locale],
            check=True,
            cwd=home,
            stdout=subprocess.DEVNULL,
        )
        chosen = [f"--{name}={value}" for name, value in {**SETTINGS, **settings}.items()]
        command = [*ordinary, str(folder / "postgres"), "-D", str(home / "data"), *chosen]
        server = Postgres(home, command, password)
        server.start()
        try:
            asyncio.run(server.ready())
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # hundreds of databases need not be written for nobody
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _ordinary_user() -> tuple[pwd.struct_passwd, list[str]]:
    """PostgreSQL refuses to run as root; it ends when these tests do, however they end."""
    own = pwd.getpwuid(os.getuid())
    with_parent = ["setpriv", "--pdeathsig=INT"] if shutil.which("setpriv") else []
    if own.pw_uid != 0:
        return own, with_parent
    names = {entry.pw_name for entry in pwd.getpwall()}
    other = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    ids = [f"--reuid={other.pw_uid}", f"--regid={other.pw_gid}", "--clear-groups"]
    return other, [*with_parent, *ids]


async def _query(url: str, statement: str) -> None:
    connection = await asyncpg.connect(f"{url}/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def new_database(server: str) -> str:
    """The URL of an empty database."""
    name = f"t{secrets.token_hex(6)}"
    asyncio.run(_query(server, f"CREATE DATABASE {name}"))
    return f"{server}/{name}"
