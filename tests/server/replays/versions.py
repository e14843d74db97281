"""Xibalba as later software might have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from stormark.games.registry import load_game
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal
from stormark.server.content.games import game_named

NOW = load_game("xibalba").spec.rules_version


class Later(Xibalba):
    """A later version of the rules.  With `changed`, chance decides otherwise than it did."""

    def __init__(self, version: int, changed: bool = True, pack: str = "") -> None:
        super().__init__()
        streams = self.spec.streams
        if changed:
            streams = tuple(f"{name} in version {version}" for name in streams)
        self.spec = replace(self.spec, rules_version=version, streams=streams)
        self.pack_hash = pack or self.pack_hash

    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        setup = super().setup(options)
        if isinstance(setup, Refusal):
            return setup
        return replace(setup, rules_version=self.spec.rules_version, pack=self.pack_hash)


@contextmanager
def software(xibalba: Game[Any]) -> Iterator[None]:
    """Whatever happens in here happens with this version of Xibalba."""

    def load(name: str, pack: Path | None = None) -> Game[Any]:
        return xibalba if name == "xibalba" and pack is None else load_game(name, pack)

    with patch("stormark.server.content.games.load_game", load):
        game_named.cache_clear()
        try:
            yield
        finally:
            game_named.cache_clear()
