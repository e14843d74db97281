"""Trouble that no client makes: nobody is meant by it, and everybody must be told the truth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import httpx

from tests.attacks.attack import Attack, Seen, Target, Times
from tests.attacks.server import Served, serving
from tests.server.postgres import MISSING, new_database, programs, running_postgres
from tests.server.proxy import Line, line_to

PATIENCE = 30.0  # seconds
NOBODY = Times(0, 0.0, 0.0)


@dataclass(frozen=True)
class Stage:
    """Where trouble happens: sources, how a server of them is started, and a folder."""

    source: Path
    command: str
    folder: Path

    @property
    def file(self) -> str:
        """A SQLite database."""
        return f"sqlite:///{self.folder}/tables.db"

    @contextmanager
    def server(
        self, database: str, until: str = "/health/ready", **environment: str
    ) -> Iterator[Served]:
        with serving(
            self.source, self.command, database, self.folder, until, **environment
        ) as found:
            yield found


class Trouble(Attack):
    """It happens to servers of its own; there is no victim whose waiting would tell anything."""

    item = "A7"

    @abstractmethod
    def happen(self, stage: Stage) -> str:
        """What was not true of what the server said; "" if all of it was."""

    def befall(self, source: Path, command: str) -> str:
        with TemporaryDirectory(prefix="stormark-attacks-") as folder:
            return self.happen(Stage(source, command, Path(folder)))

    def run(self, server: Target) -> str:
        raise NotImplementedError("it needs a server of its own: see befall")


class DatabaseTrouble(Trouble):
    """With a PostgreSQL, at the end of a line that can be cut."""

    def happen(self, stage: Stage) -> str:
        if programs() is None:
            return MISSING
        with running_postgres() as postgres, line_to(new_database(postgres.url)) as line:
            return self.happen_on(stage, line)

    @abstractmethod
    def happen_on(self, stage: Stage, line: Line) -> str: ...


def unseen(won: str) -> Seen:
    """What came of it, where there was no victim."""
    return Seen(won, NOBODY, NOBODY, NOBODY, NOBODY, 0, 0.0, 0.0, 0)


def ready(server: Served, within: float = PATIENCE) -> bool:
    """Whether it says so, sooner or later."""
    deadline = monotonic() + within
    while monotonic() < deadline:
        if httpx.get(f"http://{server.address}/health/ready", timeout=PATIENCE).is_success:
            return True
        sleep(0.1)
    return False


def said(answer: httpx.Response) -> str:
    """Status and problem of an answer."""
    try:
        problem = answer.json().get("problem", "")
    except ValueError:
        problem = ""
    return f"{answer.status_code} {problem}".strip()
