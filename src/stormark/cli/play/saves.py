"""Where games are kept: every accepted move is on disk before the next one is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from stormark.kernel.files import make_folder, write_atomically
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import replay_text, save_match

SUFFIX: Final = ".stormark.json"


def data_folder() -> Path:
    """Where this system keeps the data of programs, per user."""
    given = os.environ.get("XDG_DATA_HOME")
    if given and Path(given).is_absolute():
        return Path(given) / "stormark"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "stormark"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/stormark"
    return Path.home() / ".local/share/stormark"


def unfinished_games(game: str = "*") -> list[Path]:
    """Matches of a game, or of any, that were saved and not finished, the latest first."""
    folder = data_folder() / "saves"
    found = folder.glob(f"{game}-*{SUFFIX}") if folder.is_dir() else ()
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


class Keeper:
    """Saves one match.  A finished match becomes a replay that may be shared."""

    def __init__(self, game: str, players: Sequence[str], path: Path | None = None) -> None:
        self._game = game
        self._players = list(players)
        self._own_file = path is None
        self._copies: set[Path] = set()
        self.path = _new_file(data_folder() / "saves", game) if path is None else path

    def save(self, match: Match[Any]) -> None:
        """Replace the saved game by the match as it stands; raises InputError if that fails."""
        save_match(self.path, match, self._players)

    def copy(self, match: Match[Any], path: Path) -> None:
        """Save under another name as well; somebody else's file is never overwritten."""
        if path.exists() and path not in self._copies:
            raise InputError("cli-file-exists", str(path))
        save_match(path, match, self._players)
        self._copies.add(path)

    def finish(self, match: Match[Any]) -> Path:
        """Write the replay of a finished match and say where it is."""
        text = replay_text(match, self._players)
        if not self._own_file:
            write_atomically(self.path, text)
            return self.path
        replay = _new_file(data_folder() / "replays", self._game)
        write_atomically(replay, text)
        self.path.unlink(missing_ok=True)
        return replay

    def forget(self) -> None:
        """Remove the saved game."""
        self.path.unlink(missing_ok=True)


def _new_file(folder: Path, game: str) -> Path:
    make_folder(folder)
    stem = datetime.now().astimezone().strftime(f"{game}-%Y%m%d-%H%M%S")
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
