"""The end of SQLite's write-ahead log is lost together with the machine's power."""

from __future__ import annotations

import os
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.attacks.attack import Target
from tests.attacks.player import Json, open_match, sit_at
from tests.attacks.server import NotStarted
from tests.attacks.trouble import Stage, Trouble

BEFORE, LOST = 4, 4  # records


class DamagedLog(Trouble):
    name = "a damaged write-ahead log"

    def happen(self, stage: Stage) -> str:
        log = stage.folder / "tables.db-wal"
        with stage.server(stage.file) as server:
            opened, last, size = _played(Target(server.address, "", 0), log)
        os.truncate(log, size)
        try:
            with stage.server(stage.file) as server:
                return _noticed(Target(server.address, "", 0), opened, last)
        except NotStarted:
            return ""  # it says so, and waits for somebody to decide


def _played(target: Target, log: Path) -> tuple[Json, Json, int]:
    """A match, what was told of it last, and how long the log was before its last records."""
    opened = open_match(target, "Cleo", "Dora")
    with target.holding() as held:
        cleo = sit_at(target, held, opened["table"]["id"], opened["seat_tokens"]["0"])
        cleo.hear("company")
        for number in range(BEFORE + LOST):
            if number == BEFORE:
                size = log.stat().st_size
            kind = {"what": "pause"} if number % 2 == 0 else {}
            cleo.say("decline" if number % 2 else "propose", request=str(number), **kind)
            last = cleo.hear("update")
    return opened, last, size


def _noticed(target: Target, opened: Json, last: Json) -> str:
    known = {"since": last["seq"]} | {name: last[name] for name in ("head",) if name in last}
    with target.holding() as held:
        table, token = opened["table"]["id"], opened["seat_tokens"]["0"]
        cleo = sit_at(target, held, table, token, **known)
        try:
            welcome = cleo.hear("welcome", "bye")
        except (ConnectionClosed, TimeoutError):
            return ""  # nobody plays on
    if welcome["type"] == "bye" or welcome["table"].get("damaged"):
        return ""
    lost = last["seq"] - welcome["seq"]
    return f"{lost} records are lost, and nobody says so" if lost > 0 else ""


ATTACK = DamagedLog()
