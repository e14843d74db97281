"""`stormark serve --open`: a free port, a page in the browser, an orderly end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from stormark.cli.browser import free_port, has_screen
from tests import ports
from tests.server.patience import PATIENCE
from tests.server.processes.running import PROGRAM

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def test_the_next_port_is_taken_where_one_is_busy() -> None:
    port = ports.free_port()
    with socket.socket() as busy:
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        busy.bind(("127.0.0.1", port))
        busy.listen()
        found = free_port("127.0.0.1", port)
    assert port < found < port + 20
    assert free_port("127.0.0.1", port) == port


def test_no_browser_is_opened_without_a_screen() -> None:
    """One in the terminal would take it away from the server."""
    assert not has_screen({"TERM": "xterm"}, "linux")
    for name in SCREENS:
        assert has_screen({name: "something"}, "linux")


def opening(folder: Path, lang: str, *args: str, **more: str) -> subprocess.Popen[str]:
    quiet = {name: value for name, value in os.environ.items() if name not in SCREENS}
    paths = os.pathsep.join(path for path in sys.path if path)
    own = {"XDG_DATA_HOME": str(folder), "PYTHONPATH": paths, "STORMARK_LANG": lang}
    database = f"sqlite:///{folder / 'tables.db'}"
    return subprocess.Popen(
        [*PROGRAM, "serve", "--open", "--database", database, *args],
        stdout=subprocess.PIPE,
        text=True,
        env={**quiet, **own, **more},
    )


def ended(server: subprocess.Popen[str]) -> str:
    """What a server has said, after Ctrl-C."""
    server.send_signal(signal.SIGINT)
    said, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    return said


@pytest.mark.skipif(os.name != "posix", reason="the browser of this test is a script")
def test_the_browser_is_given_an_address_that_answers(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > "{opened}"\n')
    program.chmod(0o755)
    port = str(ports.free_port())  # only one test at a time may look for a port itself
    server = opening(tmp_path, "en", "--port", port, BROWSER=f"{program} %s")
    address = opened.read_text()  # waits for the browser
    assert httpx.get(f"{address}/health/live", timeout=PATIENCE).status_code == 200
    said = ended(server)
    assert "open in your browser" in said
    assert address in said
    assert address.endswith(f":{port}")


def test_without_a_screen_the_address_is_there_to_be_opened(tmp_path: Path) -> None:
    server = opening(tmp_path, "de")
    assert server.stdout is not None
    while "http://127.0.0.1:" not in (line := server.stdout.readline()):
        assert server.poll() is None
    assert "Öffne diese Seite in einem Browser" in line
    ended(server)
