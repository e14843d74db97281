"""Scenario files of the toy game, and what is found in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_run import run_scenario
from tests.kernel.toy import Toy

GAMES = {"toy": Toy()}

HEAD = """
game = "toy"
rules = ["T-ROLL-01"]
title.en = "A roll"
title.de = "Ein Wurf"
"""
GIVEN = """
[given]
hands = [[1, 5], [2, 7]]
"""
ROLL = """
[[when]]
do = "roll"
dice = ["4"]
"""
THEN = """
[then]
points = [4, 0]
"""
WHOLE = HEAD + GIVEN + ROLL + THEN


class Writer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, text: str, name: str = "case.toml") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def unlike(self, text: str) -> list[tuple[str, str]]:
        found = run_scenario(self(text), GAMES)
        return [(difference.problem, difference.place) for difference in found]

    def error(self, text: str) -> tuple[str, str]:
        path = self(text)
        with pytest.raises(InputError) as caught:
            run_scenario(path, GAMES)
        assert caught.value.place.startswith(str(path))
        return caught.value.problem, caught.value.place.removeprefix(f"{path}").removeprefix(": ")
