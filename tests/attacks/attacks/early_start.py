"""A server that is started before its database."""

from __future__ import annotations

import httpx

from tests.attacks.server import NotStarted
from tests.attacks.trouble import DatabaseTrouble, Stage, ready
from tests.server.proxy import Line


class EarlyStart(DatabaseTrouble):
    name = "a start before the database's"

    def happen_on(self, stage: Stage, line: Line) -> str:
        line.cut()
        try:
            with stage.server(line.url, until="/health/live") as server:
                early = httpx.get(f"http://{server.address}/health/ready").status_code
                line.mend()
                if early != httpx.codes.SERVICE_UNAVAILABLE:
                    return f"without a database it is {early}"
                return "" if ready(server) else "it is not ready when the database is there"
        except NotStarted:
            return "it ends instead of waiting"


ATTACK = EarlyStart()
