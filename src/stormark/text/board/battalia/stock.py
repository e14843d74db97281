"""The stock: what can be hired and bought, and what lies open for everybody."""

from __future__ import annotations

from typing import Any

from stormark.games.battalia import words as W
from stormark.games.battalia.view.types import BattaliaView
from stormark.text.board.battalia.words import BattaliaWords


def stock_texts(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """The stacks with their prices, the common cards, Great Artefacts, Limbo and potions."""
    pack: Any = words.speaker.game
    lines = []
    for unit in pack.pack.units:
        lines.append(_priced(view, words, unit.id, unit.recruiter_rank, unit.supply))
    for artefact in pack.pack.artefacts:
        lines.append(_priced(view, words, artefact.id, artefact.buyer_rank, artefact.supply))
    for kind in ("city", "road"):
        lines.append(words.t("stock-map", kind=kind, cards=_shapes(view, words, kind)))
    stock = view["stock"]
    lines.append(
        words.t(
            "stock-counts",
            supply=stock["supply"],
            stardust=stock["stardust"],
            chests=stock["chests"],
            storm=stock["storm"],
            fates=stock["fates"],
        )
    )
    lines.append(f"{words.t('label-great')}: {words.cards(view['great_artefacts'])}")
    if stock["under_gates"]:
        gates = [
            words.t("under-gate", gate=under["gate"], count=under["count"])
            for under in stock["under_gates"]
        ]
        lines.append(" · ".join(gates))
    if stock["royals"]:
        lines.append(f"{words.t('label-royals')}: {words.cards(stock['royals'])}")
    lines.append(f"{words.t('label-limbo')}: {words.cards(view['limbo'])}")
    return lines + potion_texts(view, words)


def _priced(view: BattaliaView, words: BattaliaWords, name: str, rank: int, supply: int) -> str:
    stack = view["stock"]["stacks"][name]
    return words.t(
        "stock-line",
        name=words.word("kind", name),
        size=stack["size"],
        top=words.card(stack["top"]) if stack["top"] else words.t("none"),
        by=words.word("kind", W.RANKS[rank - 1]),
        supply=supply,
    )


def _shapes(view: BattaliaView, words: BattaliaWords, kind: str) -> str:
    """How many cities or roads of each shape there are, and the terrain on top."""
    parts = []
    for shape in W.SHAPES:
        stack = view["stock"]["stacks"].get(f"{kind}.{shape}")
        if stack is not None and stack["top"] is not None:
            terrain = words.word("terrain", stack["top"])
            parts.append(f"{words.word('shape', shape)} {stack['size']} ({terrain})")
    return ", ".join(parts) or words.t("none")


def potion_texts(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """Potions that somebody owns."""
    return [
        words.t(
            "potion-line",
            potion=words.word("potion", potion["potion"]),
            player=words.player(potion["owner"]),
            state="empty" if potion["empty"] else "drunk" if potion["drunk"] else "full",
        )
        for potion in view["potions"]
        if potion["owner"] is not None
    ]
