"""What stands on the fields besides their cards: heroes, trading posts and visitors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from stormark.games.battalia.view.types import BattaliaView, FieldName, Npc
from stormark.text.board.battalia.words import BattaliaWords

HERO_LETTERS = "ab"


def visitors(view: BattaliaView) -> dict[Npc, FieldName]:
    """Where Metamorpha and Bilkarr are, if they are there."""
    npcs = view["npcs"]
    found: dict[Npc, FieldName] = {}
    if npcs["metamorpha"] is not None:
        found["metamorpha"] = npcs["metamorpha"]
    if npcs["bilkarr"] is not None:
        found["bilkarr"] = npcs["bilkarr"]
    return found


def pieces(view: BattaliaView) -> Mapping[str, list[str]]:
    """Short signs by field: `1a` is a hero of player 1, `p2` a post of player 2, `Me` and `Bi`."""
    found: dict[str, list[str]] = defaultdict(list)
    for player in view["players"]:
        for letter, hero in zip(HERO_LETTERS, player["heroes"], strict=True):
            if hero["field"] is not None:
                found[hero["field"]].append(f"{player['seat'] + 1}{letter}")
    for npc, field in visitors(view).items():
        found[field].append(npc[:2].capitalize())
    for player in view["players"]:
        for field in player["posts"]:
            found[field].append(f"p{player['seat'] + 1}")
    return found


def piece_texts(view: BattaliaView, words: BattaliaWords) -> Mapping[str, list[str]]:
    """The same in words, by field."""
    found: dict[str, list[str]] = defaultdict(list)
    for player in view["players"]:
        name = words.player(player["seat"])
        for hero in player["heroes"]:
            if hero["field"] is not None:
                text = words.t("hero-of", hero=hero["number"], player=name)
                found[hero["field"]].append(text)
        for field in player["posts"]:
            found[field].append(words.t("post-of", player=name))
    for npc, field in visitors(view).items():
        found[field].append(words.word("npc", npc))
    return found
