"""Xibalba in the lab."""

from __future__ import annotations

from typing import Final

from stormark.lab.manifest import LabManifest
from stormark.lab.xibalba.habits import HABITS
from stormark.lab.xibalba.insight import XibalbaInsight
from stormark.lab.xibalba.reader import XibalbaReader
from stormark.lab.xibalba.tuned import WEIGHTS, tuned
from stormark.lab.xibalba.watch import XibalbaWatch, die_face

MANIFEST: Final = LabManifest(
    die_face,
    XibalbaWatch,
    XibalbaReader,
    XibalbaInsight,
    WEIGHTS,
    tuned,
    HABITS,
    taken=("cards",),
)
