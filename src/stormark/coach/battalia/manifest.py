"""Battalia and its coach."""

from __future__ import annotations

from typing import Final

from stormark.coach.battalia.hint import BattaliaAdviser
from stormark.coach.battalia.outlook import TRIALS, look, setting
from stormark.coach.battalia.puzzles import KIT
from stormark.coach.battalia.reviewer import reviewer
from stormark.coach.manifest import CoachManifest

MANIFEST: Final = CoachManifest(setting, look, TRIALS, BattaliaAdviser(), reviewer, KIT)
