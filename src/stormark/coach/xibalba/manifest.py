"""Xibalba and its coach."""

from __future__ import annotations

from typing import Final

from stormark.coach.manifest import CoachManifest
from stormark.coach.xibalba.hint import XibalbaAdviser
from stormark.coach.xibalba.outlook import TRIALS, look, setting
from stormark.coach.xibalba.puzzles import KIT
from stormark.coach.xibalba.reviewer import reviewer

MANIFEST: Final = CoachManifest(setting, look, TRIALS, XibalbaAdviser(), reviewer, KIT)
