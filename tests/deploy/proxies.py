"""Real proxies with the files of deploy/, on loopback, before a server of the tests.

Where one is missing, its tests do not run: loudly, see tests/conftest.py, and where CI=true that is
a failure.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.ports import free_port
from tests.server.patience import PATIENCE

MISSING = "needs Caddy, nginx, Compose and systemd, which were not all found here"
DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "localhost"


@dataclass(frozen=True)
class Certificate:
    """For the site, made by ourselves."""

    file: Path
    key: Path

    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.file))


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs."""

    port: int
    http_port: int
    folder: Path  # where it writes, its logs above all

    @property
    def address(self) -> str:
        return f"https://{SITE}:{self.port}"

    def written(self) -> str:
        files = [path for path in self.folder.rglob("*") if path.is_file()]
        return "".join(path.read_text(errors="replace") for path in files)


def certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "site.pem", folder / "site.key")
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    files = ["-out", str(made.file), "-keyout", str(made.key)]
    command = ["openssl", "req", "-x509", "-days", "2", *curve, *names, *files]
    subprocess.run(command, check=True, capture_output=True)
    return made


@contextmanager
def caddy(upstream: int, own: Certificate, folder: Path) -> Iterator[Proxy]:
    """Caddy with deploy/caddy/Caddyfile as it is; everything comes from its environment."""
    proxy = Proxy(free_port(), free_port(), folder)
    environment = {
        "SITE": SITE,
        "UPSTREAM": f"127.0.0.1:{upstream}",
        "TLS": f"tls {own.file} {own.key}",
        "HTTP_PORT": str(proxy.http_port),
        "HTTPS_PORT": str(proxy.port),
        "ADMIN": "off",
        "HOME": str(folder),
        "PATH": os.environ["PATH"],
    }
    file = str(DEPLOY / "caddy" / "Caddyfile")
    command = [program("caddy"), "run", "--config", file, "--adapter", "caddyfile"]
    with _running(command, environment, proxy):
        yield proxy


@contextmanager
def nginx(upstream: int, own: Certificate, folder: Path) -> Iterator[Proxy]:
    """Nginx with deploy/nginx/stormark.conf, in which only names, ports and paths are others."""
    proxy = Proxy(free_port(), free_port(), folder)
    text = (DEPLOY / "nginx" / "stormark.conf").read_text()
    for written, here in {
        "listen 80;": f"listen 127.0.0.1:{proxy.http_port};",
        "listen 443 ": f"listen 127.0.0.1:{proxy.port} ",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{upstream};",
        "/etc/letsencrypt/live/stormark.example/fullchain.pem": str(own.file),
        "/etc/letsencrypt/live/stormark.example/privkey.pem": str(own.key),
        "/var/log/nginx/stormark.log": str(folder / "site.log"),
        "server_name stormark.example;": f"server_name {SITE};",
    }.items():
        assert written in text, written
        text = text.replace(written, here)
    (folder / "stormark.conf").write_text(text)
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    around = [
        "daemon off;",
        "user root;" if os.getuid() == 0 else "",
        f"pid {folder}/pid;",
        "events {}",
        "http {",
        "access_log off;",  # only what the file itself asks for
        *(f"{name}_temp_path {folder}/{name};" for name in paths),
        f"include {folder}/stormark.conf;",
        "}",
    ]
    (folder / "nginx.conf").write_text("\n".join(around))
    command = [program("nginx"), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    with _running(command, {"PATH": os.environ["PATH"]}, proxy):
        yield proxy


PROXIES: Mapping[str, Callable[[int, Certificate, Path], object]] = {"caddy": caddy, "nginx": nginx}


def program(name: str) -> str:
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(MISSING)
    pytest.skip(MISSING)


@contextmanager
def _running(command: Sequence[str], environment: dict[str, str], proxy: Proxy) -> Iterator[None]:
    with (proxy.folder / "output.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env=environment, cwd=proxy.folder
        )
    try:
        begun = monotonic()
        while not _answers(proxy.port):
            assert process.poll() is None, proxy.written()
            assert monotonic() - begun < PATIENCE, proxy.written()
            sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
