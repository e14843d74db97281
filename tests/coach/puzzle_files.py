"""Small puzzles for tests: written down by hand, and quick to judge."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile, puzzle_in
from stormark.coach.puzzles.proof import kit_of
from stormark.games.registry import load_game
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import read_text

XIBALBA: Game[Any] = load_game("xibalba")

TO_THE_ARK = """
game = "xibalba"
rules = ["X-ATTACK-03"]
title = { en = "Into the Ark", de = "In die Arche" }
[puzzle]
seat = 1
kind = "ark"
difficulty = 1
plan = ["upgrade 2", "attack ark AA"]
key = ["attack ark AA"]
chance = 0.7
ask = { en = "What now?", de = "Was jetzt?" }
why = { en = "You hold the Ark.", de = "Du hältst die Arche." }
[[puzzle.rival]]
plan = ["end"]
chance = 0.64
why = { en = "Nothing happens.", de = "Nichts geschieht." }
[puzzle.proof]
trials = 6
seeds = [1]
found = ""
[given]
action_pool = ["R-", "A", "A"]
ark = { soldier = "Warden(1/5/1)", owner = 2, life = 5 }
p1 = { warhost = ["Fighter(3/4/2)"], resources = 9, paragon = 20 }
p2 = { paragon = 25 }
[then]
seat = 1
"""

LAST_POINT = """
game = "xibalba"
rules = ["X-WIN-01"]
title = { en = "The last point", de = "Der letzte Punkt" }
[puzzle]
seat = 1
kind = "win"
difficulty = 1
plan = ["exchange G2"]
chance = 1.0
ask = { en = "How do you win?", de = "Wie gewinnst du?" }
why = { en = "That wins.", de = "Das gewinnt." }
[[puzzle.rival]]
plan = ["end"]
chance = 0.5
why = { en = "The die is lost.", de = "Der Würfel ist verloren." }
[puzzle.proof]
trials = 6
seeds = [1]
found = ""
[given]
action_pool = ["G1", "G2"]
p1 = { paragon = 33 }
[then]
seat = 1
"""


def written(folder: Path, text: str = TO_THE_ARK) -> PuzzleFile:
    path = folder / "001.toml"
    path.write_text(text, encoding="utf-8")
    return puzzle_in(path)


def attempt_at(file: PuzzleFile, *moves: str) -> Attempt:
    """A try that has come so far."""
    attempt = Attempt(XIBALBA, file, kit_of(XIBALBA))
    for move in moves:
        actions = read_text(attempt.game, attempt.state, attempt.seat, move)
        assert not isinstance(actions, Refusal), actions
        for action in actions:
            done = attempt.act(action)
            assert not isinstance(done, Refusal), done
    return attempt
