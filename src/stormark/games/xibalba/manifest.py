"""Xibalba's place among the games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stormark.games.xibalba.encoding.observation import xibalba_observer
from stormark.games.xibalba.encoding.options import XibalbaOptions
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import PACK_FORMAT, check_pack_file, load_pack
from stormark.games.xibalba.trial import trial
from stormark.kernel.manifest import GameManifest


def load(pack: Path | None) -> Xibalba:
    return Xibalba(load_pack(pack))


MANIFEST: Final = GameManifest(
    load, check_pack_file, PACK_FORMAT, XibalbaOptions, xibalba_observer, trial
)
