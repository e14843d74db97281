"""What stands on the fields besides their cards: heroes, trading posts and visitors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from stormark.text.board.battalia.model import Board
from stormark.text.board.battalia.words import BattaliaWords

HERO_LETTERS = "ab"


def pieces(board: Board) -> Mapping[str, list[str]]:
    """Short signs by field: `1a` is a hero of player 1, `p2` a post of player 2, `Me` and `Bi`."""
    found: dict[str, list[str]] = defaultdict(list)
    for player in board.players:
        for letter, field in zip(HERO_LETTERS, player.heroes, strict=True):
            if field is not None:
                found[field].append(f"{player.seat + 1}{letter}")
    for npc, field in board.visitors.items():
        found[field].append(npc[:2].capitalize())
    for player in board.players:
        for field in player.posts:
            found[field].append(f"p{player.seat + 1}")
    return found


def piece_texts(board: Board, words: BattaliaWords) -> Mapping[str, list[str]]:
    """The same in words, by field."""
    found: dict[str, list[str]] = defaultdict(list)
    for player in board.players:
        name = words.player(player.seat)
        for number, field in enumerate(player.heroes, 1):
            if field is not None:
                found[field].append(words.t("hero-of", hero=number, player=name))
        for field in player.posts:
            found[field].append(words.t("post-of", player=name))
    for npc, field in board.visitors.items():
        found[field].append(words.word("npc", npc))
    return found
