"""Battalia's place among the games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stormark.games.battalia.encoding.observation import battalia_observer
from stormark.games.battalia.encoding.options import BattaliaOptions
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import PACK_FORMAT, check_pack_file, load_pack
from stormark.games.battalia.trial import trial
from stormark.kernel.manifest import GameManifest


def load(pack: Path | None) -> Battalia:
    return Battalia(load_pack(pack))


MANIFEST: Final = GameManifest(
    load, check_pack_file, PACK_FORMAT, BattaliaOptions, battalia_observer, trial
)
