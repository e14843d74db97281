"""Every example runs and says what it should."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.test_client import config
from tests.server.served import served

EXAMPLES = Path(__file__).parents[2] / "examples"
ELSEWHERE = {"line_bot.py", "socket_bot.py"}  # run by tests/server/bots
BY_HAND = {"train_xibalba.py"}  # needs PyTorch and minutes


def ran(name: str, *args: str) -> str:
    """What an example prints; it finds the same package as these tests."""
    path = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *args],
        check=False,
        capture_output=True,
        text=True,
        timeout=250,
        cwd=EXAMPLES,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


SAID = {
    "first_match.py": "XIBALBA · Turn",
    "legal_moves.py": "X-ACTION-10: ",
    "position_codes.py": "player 1 sees:    battalia.1.",
    "replay_story.py": "Ada takes",
    "search_bot.py": "split ",
    "tournament.py": "greedy ",
    "parallel.py": "of 6 games",
}


@pytest.mark.parametrize("name", SAID)
def test_an_example_runs(name: str) -> None:
    assert SAID[name] in ran(name)


def test_the_example_of_a_client_plays_at_a_real_server(tmp_path: Path) -> None:
    with served(config(tmp_path)) as address:
        assert "Ada " in ran("table_client.py", f"http://{address}")


def test_every_example_is_listed_and_run() -> None:
    programs = {path.name for path in EXAMPLES.glob("*.py")}
    assert programs == {*SAID, *ELSEWHERE, *BY_HAND, "table_client.py"}
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [name for name in sorted(programs) if f"`{name}`" not in listed] == []
