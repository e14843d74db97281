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
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

import asyncpg
import pytest

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


@contextmanager
def running_postgres() -> Iterator[str]:
    """A server of its own; gives the URL without the name of a database."""
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
        port = free_port()
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (home / "log").open("wb") as log:
            command = [*ordinary, str(folder / "postgres"), "-D", str(home / "data")]
            server = subprocess.Popen(
                [*command, "-p", str(port), *settings], cwd=home, stdout=log, stderr=log
            )
        try:
            url = f"postgresql://{USER}:{password}@127.0.0.1:{port}"
            _wait_for(url, server, home / "log")
            yield url
        finally:
            server.send_signal(signal.SIGINT)  # hangs up on whoever is still there
            server.wait(30)
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = monotonic() + 60
    while True:
        try:
            asyncio.run(_query(url, "SELECT 1"))
            return
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or monotonic() > deadline:
                raise AssertionError(log.read_text()) from None
            sleep(0.05)


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
