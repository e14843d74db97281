"""What worker processes submit to."""

from __future__ import annotations

import os
import subprocess
import sys

from stormark.server.workers.sandbox import NICENESS

SUBMIT = """
import os
from stormark.server.workers.sandbox import submit
submit(1 << 30, os.getppid())
print(os.nice(0), os.sched_getscheduler(0))
"""


def test_a_worker_makes_way_for_whoever_answers_people() -> None:
    path = os.pathsep.join(one for one in sys.path if one)
    said = subprocess.run(
        [sys.executable, "-c", SUBMIT],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    niceness, scheduler = map(int, said.stdout.split())
    assert niceness == min(19, os.nice(0) + NICENESS)
    assert scheduler == os.SCHED_BATCH
