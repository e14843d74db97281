"""The attacks themselves run by `make attacks`; this is about whether their judge is a good one."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from msgspec.structs import replace

from tests.attacks.attack import Attack, Seen, Target, Times, harm
from tests.attacks.report import Result, table
from tests.attacks.run import all_attacks, suffer
from tests.attacks.server import ROOT, SERVE, served
from tests.attacks.trouble import Stage, Trouble, ready, unseen

FAST = Times(100, 5.0, 20.0)
UNHARMED = Seen("", FAST, FAST, FAST, FAST, 0, 100.0, 1.0, 0)


def test_every_attack_has_a_name_of_its_own_and_belongs_to_something() -> None:
    found = all_attacks()
    assert len({attack.name for attack in found}) == len(found) > 10
    assert {attack.item[0] for attack in found} == {"A"}


@pytest.mark.parametrize(
    ("seen", "verdict"),
    [
        (UNHARMED, ""),
        (replace(UNHARMED, moves=Times(100, 5.0, 99.0)), ""),
        (replace(UNHARMED, moves=Times(100, 5.0, 101.0)), "moves of others take 101 ms"),
        (replace(UNHARMED, lists=Times(9, 5.0, 400.0)), "lists of others take 400 ms"),
        (replace(UNHARMED, failures=2), "2 requests of others failed"),
        (replace(UNHARMED, more_mb=400.0), "400 MB more memory"),
        (replace(UNHARMED, incidents=1), "1 incidents in the log"),
    ],
)
def test_an_attack_succeeds_if_others_or_the_server_suffer(seen: Seen, verdict: str) -> None:
    assert harm(seen) == verdict


def test_a_slow_machine_is_no_attack() -> None:
    slow = Times(100, 50.0, 200.0)
    assert harm(replace(UNHARMED, quiet_moves=slow, moves=Times(100, 90.0, 590.0))) == ""
    assert harm(replace(UNHARMED, quiet_moves=slow, moves=Times(100, 90.0, 610.0)))


class Burglary(Attack):
    item = "A0"
    name = "a test"
    seconds = 1.0

    def run(self, server: Target) -> str:
        assert server.http().get("/health/ready").is_success
        server.wait()
        return f"table {len(server.table)}"


def test_an_attack_meets_a_server_with_somebody_who_plays() -> None:
    attack = Burglary()
    seen = suffer(attack, ROOT / "src", SERVE)
    assert seen.quiet_moves.number > 0
    assert seen.moves.number > 0
    assert seen.lists.number > 0
    assert seen.memory_mb > 20
    assert attack.verdict(seen) == "table 12"


def test_before_and_after_stand_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.attacks import report

    monkeypatch.setattr(report, "RESULTS", tmp_path)
    lost = replace(UNHARMED, won="a seat")
    report.keep("old", [Result("A0", "a test", lost, "a seat")])
    report.keep("new", [Result("A0", "a test", UNHARMED, "")])
    row = table("old", "new").splitlines()[-2]
    assert row == (
        "| A0 | a test | 5 / 20 | 5 / 20 | 5 / 20 | 100 | **no**: a seat "
        "| 5 / 20 | 5 / 20 | 100 | yes |"
    )


PARENT = """
import subprocess, sys
from http.server import BaseHTTPRequestHandler, HTTPServer

class Ready(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()

child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, file=sys.stderr, flush=True)
HTTPServer(("127.0.0.1", int(sys.argv[1])), Ready).serve_forever()
"""


def test_what_a_server_started_ends_with_it() -> None:
    command = f"{shlex.join([sys.executable, '-c', PARENT])} {{port}}"
    with served(ROOT / "src", command) as server:
        child = Path(f"/proc/{server.log.read_text().split()[0]}/stat")
        assert is_alive(child)
    deadline = monotonic() + 20
    while is_alive(child):
        assert monotonic() < deadline
        sleep(0.01)


def is_alive(stat: Path) -> bool:
    """One that nobody has asked about yet is dead all the same."""
    try:
        return stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_where_there_was_no_victim_nothing_was_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.attacks import report

    monkeypatch.setattr(report, "RESULTS", tmp_path)
    report.keep("old", [Result("A7", "a flood", unseen("wet feet"), "wet feet")])
    report.keep("new", [Result("A7", "a flood", unseen(""), "")])
    row = table("old", "new").splitlines()[-2]
    assert row == "| A7 | a flood |  |  |  |  | **no**: wet feet |  |  |  | yes |"


class Flood(Trouble):
    name = "a flood"

    def happen(self, stage: Stage) -> str:
        with stage.server(stage.file) as server:
            return "wet feet" if ready(server) else ""


def test_trouble_happens_to_a_server_of_its_own() -> None:
    assert suffer(Flood(), ROOT / "src", SERVE) == unseen("wet feet")
