"""Whichever chapter of a battle is imported first, the others follow."""

from __future__ import annotations

import subprocess
import sys

import pytest

CHAPTERS = ("attack", "cards", "course", "result", "retreat", "sacrifice", "strength", "targets")
MODULES = (
    *(f"stormark.games.battalia.battle.{chapter}" for chapter in CHAPTERS),
    "stormark.bots.battalia.greedy",
)


@pytest.mark.parametrize("module", MODULES)
def test_a_chapter_may_be_imported_first(module: str) -> None:
    command = [sys.executable, "-c", f"import {module}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
