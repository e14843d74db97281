"""Battalia in the lab."""

from __future__ import annotations

from typing import Final

from stormark.lab.battalia.habits import HABITS
from stormark.lab.battalia.insight import BattaliaInsight
from stormark.lab.battalia.reader import BattaliaReader
from stormark.lab.battalia.tuned import WEIGHTS, tuned
from stormark.lab.battalia.watch import BattaliaWatch, drawn_word
from stormark.lab.manifest import LabManifest

MANIFEST: Final = LabManifest(
    drawn_word,
    BattaliaWatch,
    BattaliaReader,
    BattaliaInsight,
    WEIGHTS,
    tuned,
    HABITS,
    taken=("units", "artefacts", "great_artefacts", "fate_cards"),
)
