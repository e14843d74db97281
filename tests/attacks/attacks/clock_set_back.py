"""The clock of the machine is set back by an hour while somebody's time runs."""

from __future__ import annotations

from tests.attacks.attack import Target
from tests.attacks.player import open_match, sit_at
from tests.attacks.trouble import Stage, Trouble

SECONDS = 5  # for every move: the least a table may have
CUSTOM = """
import os, time
real = time.time_ns
def time_ns():
    with open(os.environ["HOURS_BACK"]) as file:
        return real() - int(file.read()) * 3_600_000_000_000
time.time_ns = time_ns
time.time = lambda: time_ns() / 1e9
"""  # what Python loads before anything else if it is called sitecustomize


class ClockSetBack(Trouble):
    name = "a clock that is set back"

    def happen(self, stage: Stage) -> str:
        (stage.folder / "sitecustomize.py").write_text(CUSTOM)
        hours = stage.folder / "hours"
        hours.write_text("0")
        paths = f"{stage.folder}:{stage.source}"
        clock = {"clock": {"kind": "move", "seconds": SECONDS}}
        with stage.server(stage.file, PYTHONPATH=paths, HOURS_BACK=str(hours)) as server:
            target = Target(server.address, "", 0)
            opened = open_match(target, "Cleo", "Dora", settings=clock)
            with target.holding() as held:
                token = opened["seat_tokens"]["0"]  # nobody's time runs out where nobody is
                sitting = sit_at(target, held, opened["table"]["id"], token)
                sitting.hear("company")
                hours.write_text("1")
                try:
                    sitting.hear("update")  # nobody moves: only time can run out
                except TimeoutError:
                    return "game clocks stand still"
        return ""


ATTACK = ClockSetBack()
