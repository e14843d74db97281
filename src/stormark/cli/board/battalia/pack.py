"""What a pack of Battalia holds."""

from __future__ import annotations

from stormark.games.battalia.game import Battalia
from stormark.text import Speaker


def pack_lines(speaker: Speaker) -> list[str]:
    """The factions."""
    game = speaker.game
    assert isinstance(game, Battalia)
    names = ", ".join(faction.id for faction in game.pack.factions)
    return [speaker.catalogue.t("cli-pack-factions", names=names)]
