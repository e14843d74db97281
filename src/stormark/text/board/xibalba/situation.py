"""What is under way on the table: an attack, an event, a look at cards, lasting effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.text.board.xibalba.model import Board
from stormark.text.board.xibalba.words import XibalbaWords


def situation_texts(board: Board, words: XibalbaWords, brief: bool = False) -> list[str]:
    """What is under way, as sentences; usually nothing.

    In brief, lasting effects are only named.
    """
    lines = []
    if board.attack is not None:
        lines.append(_attack(board.attack, words))
    if board.resolving is not None:
        lines.append(words.t("resolving-line", card=words.card(board.resolving)))
    if board.looking is not None:
        lines.append(_looking(board.looking, words))
    if board.arranging is not None:
        lines += _arranging(board.arranging, words)
    if board.lasting:
        effects = [_lasting(effect, words, brief) for effect in board.lasting]
        lines.append(words.t("lasting-line", effects="; ".join(dict.fromkeys(effects))))
    return lines


def _attack(attack: Mapping[str, Any], words: XibalbaWords) -> str:
    target = attack["target"]
    return words.t(
        "attack-line",
        attacker=words.player(attack["seat"]),
        soldier=words.card(attack["soldier"]),
        target="ark" if target == "ark" else "base",
        owner="" if target == "ark" else words.player(target),
        power=attack["power"],
    )


def _looking(looking: Mapping[str, Any], words: XibalbaWords) -> str:
    """The cards somebody looks at; the view holds them for that player alone."""
    deck = words.speaker.word("deck", looking["deck"])
    player = words.player(looking["seat"])
    if "cards" not in looking:
        return words.t("looking-hidden", player=player, deck=deck, count=looking["left"])
    parts = [
        words.t(f"looking-{part}", cards=", ".join(words.card(ref) for ref in looking[key]))
        for part, key in (("left", "cards"), ("top", "top_cards"), ("bottom", "bottom_cards"))
        if looking[key]
    ]
    return words.t("looking-line", player=player, deck=deck, cards="; ".join(parts))


def _arranging(arranging: Mapping[str, Any], words: XibalbaWords) -> list[str]:
    """The piles of a re-organization under way, bottom to top, for its player alone."""
    lines = [words.t("arranging-line", player=words.player(arranging["seat"]))]
    for place, cards in arranging.get("piles", {}).items():
        if cards:
            pile = " < ".join(f"{index}. {words.card(ref)}" for index, ref in enumerate(cards, 1))
            lines.append(f"  {words.place(place)}: {pile}")
    return lines


def _lasting(effect: Mapping[str, Any], words: XibalbaWords, brief: bool) -> str:
    card = words.speaker.card_name(effect["card"])
    if brief:
        return card
    return words.t(
        "lasting-effect",
        card=card,
        players=", ".join(words.player(seat) for seat in effect["seats"]),
        until=effect["until"],
    )
