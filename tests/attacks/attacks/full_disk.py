"""A disk that takes no more, and a server that says that all is well."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from resource import RLIMIT_FSIZE, prlimit

from tests.attacks.attack import Target
from tests.attacks.server import Served, family
from tests.attacks.trouble import Stage, Trouble, ready, said

TABLE = {
    "game": "xibalba",
    "options": {"players": 2},
    "seats": [{"kind": "person", "name": "Host"}],
}


class FullDisk(Trouble):
    """The system lets the server's files not grow: no right, no mount is needed for that."""

    name = "a full disk"

    def happen(self, stage: Stage) -> str:
        with stage.server(stage.file) as server, Target(server.address, "", 0).http() as client:
            with no_room_for(server):
                opened = client.post("/api/tables", json=TABLE)
                health = client.get("/health/ready")
            if said(opened) != "503 storage":
                return f"a new table is answered {said(opened)}"
            if health.is_success:
                return "it says that it is ready"
            if not health.json().get("reason"):
                return "it hides the reason"
            return "" if ready(server) else "it is not ready when there is room again"


@contextmanager
def no_room_for(server: Served) -> Iterator[None]:
    pids = family(server.process.pid)
    before = [prlimit(pid, RLIMIT_FSIZE) for pid in pids]
    for pid, (_, hard) in zip(pids, before, strict=True):
        prlimit(pid, RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        for pid, limits in zip(pids, before, strict=True):
            prlimit(pid, RLIMIT_FSIZE, limits)


ATTACK = FullDisk()
