"""The database is lost, and players are told that the server made a mistake."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosed

from tests.attacks.attack import Target
from tests.attacks.player import Json, Player, open_match, sit_at
from tests.attacks.server import Served
from tests.attacks.trouble import DatabaseTrouble, Stage, ready, said
from tests.server.proxy import Line


class LostDatabase(DatabaseTrouble):
    name = "a lost database"

    def happen_on(self, stage: Stage, line: Line) -> str:
        with stage.server(line.url) as server:
            return self._lose(Target(server.address, "", 0), server, line)

    def _lose(self, target: Target, server: Served, line: Line) -> str:
        opened = open_match(target, "Cleo", "Dora")
        with target.holding() as held, target.http() as client:
            cleo = sit_at(target, held, opened["table"]["id"], opened["seat_tokens"]["0"])
            cleo.hear("company")
            line.cut()
            answer = _proposed(cleo)
            tables, health = client.get("/api/tables"), client.get("/health/ready")
            line.mend()
            if answer.get("problem") != "storage":
                return f"a move is answered {answer.get('problem') or answer['type']}"
            if said(tables) != "503 storage":
                return f"the list of tables is answered {said(tables)}"
            if health.is_success:
                return "it says that it is ready"
            if not ready(server):
                return "it is not ready when the database is back"
            again = _proposed(cleo)
            return "" if again["type"] == "accepted" else f"afterwards it is {again['type']}"


def _proposed(cleo: Player) -> Json:
    """The answer to something that is always possible; the same each time."""
    try:
        return cleo.ask("propose", what="pause")
    except (ConnectionClosed, TimeoutError) as error:
        return {"type": type(error).__name__}


ATTACK = LostDatabase()
