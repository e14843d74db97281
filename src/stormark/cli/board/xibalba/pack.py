"""What a pack of Xibalba holds."""

from __future__ import annotations

from collections import Counter

from stormark.games.xibalba.game import Xibalba
from stormark.text import Speaker
from stormark.text.xibalba.shown import DECKS


def pack_lines(speaker: Speaker) -> list[str]:
    """How many cards there are of each type, and the factions."""
    game = speaker.game
    assert isinstance(game, Xibalba)
    copies: Counter[str] = Counter()
    for card in game.pack.cards:
        copies[card.type] += card.copies
    t = speaker.catalogue.t
    kinds = ", ".join(f"{t(f'deck-{kind}')} {copies[kind]}" for kind in DECKS)
    names = ", ".join(faction.id for faction in game.pack.factions)
    return [
        t("cli-pack-cards", count=copies.total(), kinds=kinds),
        t("cli-pack-factions", names=names),
    ]
