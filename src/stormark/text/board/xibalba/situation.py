"""What is under way on the table: an attack, an event, a look at cards, lasting effects."""

from __future__ import annotations

from stormark.games.xibalba.view.types import Arranging, Attack, Lasting, Looking, XibalbaView
from stormark.text.board.xibalba.words import XibalbaWords


def situation_texts(view: XibalbaView, words: XibalbaWords, brief: bool = False) -> list[str]:
    """What is under way, as sentences; usually nothing.

    In brief, lasting effects are only named.
    """
    lines = []
    if view["attack"] is not None:
        lines.append(_attack(view["attack"], words))
    if view["resolving"] is not None:
        lines.append(words.t("resolving-line", card=words.card(view["resolving"])))
    if view["looking"] is not None:
        lines.append(_looking(view["looking"], words))
    if view["arranging"] is not None:
        lines += _arranging(view["arranging"], words)
    if view["lasting"]:
        effects = [_lasting(effect, words, brief) for effect in view["lasting"]]
        lines.append(words.t("lasting-line", effects="; ".join(dict.fromkeys(effects))))
    return lines


def _attack(attack: Attack, words: XibalbaWords) -> str:
    target = attack["target"]
    return words.t(
        "attack-line",
        attacker=words.player(attack["seat"]),
        soldier=words.card(attack["soldier"]),
        target="ark" if target == "ark" else "base",
        owner="" if target == "ark" else words.player(target),
        power=attack["power"]["total"],
    )


def _looking(looking: Looking, words: XibalbaWords) -> str:
    """The cards somebody looks at; the view holds them for that player alone."""
    deck = words.speaker.word("deck", looking["deck"])
    player = words.player(looking["seat"])
    if "cards" not in looking:
        return words.t("looking-hidden", player=player, deck=deck, count=looking["count"])
    parts = [
        words.t(f"looking-{part}", cards=", ".join(words.card(ref) for ref in cards))
        for part, cards in (
            ("left", looking["cards"]),
            ("top", looking.get("top_cards")),
            ("bottom", looking.get("bottom_cards")),
        )
        if cards
    ]
    return words.t("looking-line", player=player, deck=deck, cards="; ".join(parts))


def _arranging(arranging: Arranging, words: XibalbaWords) -> list[str]:
    """The piles of a re-organization under way, bottom to top, for its player alone."""
    lines = [words.t("arranging-line", player=words.player(arranging["seat"]))]
    for place, cards in arranging.get("piles", {}).items():
        if cards:
            pile = " < ".join(f"{index}. {words.card(ref)}" for index, ref in enumerate(cards, 1))
            lines.append(f"  {words.place(place)}: {pile}")
    return lines


def _lasting(effect: Lasting, words: XibalbaWords, brief: bool) -> str:
    card = words.speaker.card_name(effect["card"])
    if brief:
        return card
    return words.t(
        "lasting-effect",
        card=card,
        players=", ".join(words.player(seat) for seat in effect["players"]),
        until=effect["until"],
    )
