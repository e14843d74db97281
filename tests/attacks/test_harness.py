"""The attacks themselves run by `make attacks`; this is about whether their judge is a good one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.attacks.attack import Attack, Seen, Target, Times, harm
from tests.attacks.report import Result, table
from tests.attacks.run import all_attacks, suffer
from tests.attacks.server import ROOT, SERVE

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
