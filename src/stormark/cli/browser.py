"""Opening the table in a browser: at a port that is free, on a machine that has a screen."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

PORTS_TRIED = 20


def free_port(host: str, first: int) -> int:
    """The first port from here on that nobody listens at; `first` itself if all are taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, min(first + PORTS_TRIED, 65_536)):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return first


def reachable(address: str) -> str:
    """Where a browser on this machine finds a server that listens everywhere.

    >>> reachable("http://0.0.0.0:8000"), reachable("http://127.0.0.1:8000")
    ('http://127.0.0.1:8000', 'http://127.0.0.1:8000')
    """
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser can show up here; one in a terminal would take it away from the server.

    >>> has_screen({}, "linux"), has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    (False, True)
    >>> has_screen({}, "darwin"), has_screen({"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, "darwin")
    (True, False)
    """
    if any(environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")):
        return True
    return platform in ("darwin", "win32") and "SSH_CONNECTION" not in environ


def open_page(address: str) -> bool:
    """Open a page, beside what this process does; whether that could be tried."""
    if not has_screen(os.environ, sys.platform):
        return False
    Thread(target=webbrowser.open, args=[address], daemon=True).start()
    return True


def show_address(said: str, address: str) -> None:
    """An address that nobody can overlook."""
    words = Text.assemble(f"{said}  ", (address, f"bold link {address}"))
    Console(highlight=False).print(Panel.fit(words, padding=(1, 4)))
