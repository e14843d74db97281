"""The stock: what can be hired and bought, and what lies open for everybody."""

from __future__ import annotations

from typing import Any

from stormark.games.battalia import words as W
from stormark.text.board.battalia.model import Board
from stormark.text.board.battalia.words import BattaliaWords


def stock_texts(board: Board, words: BattaliaWords) -> list[str]:
    """The stacks with their prices, the common cards, Great Artefacts, Limbo and potions."""
    pack: Any = words.speaker.game
    lines = []
    for unit in pack.pack.units:
        lines.append(_priced(board, words, unit.id, unit.recruiter_rank, unit.supply))
    for artefact in pack.pack.artefacts:
        lines.append(_priced(board, words, artefact.id, artefact.buyer_rank, artefact.supply))
    for kind in ("city", "road"):
        lines.append(words.t("stock-map", kind=kind, cards=_shapes(board, words, kind)))
    lines.append(words.t("stock-counts", **board.counts))
    lines.append(f"{words.t('label-great')}: {words.cards(board.great_artefacts)}")
    if any(board.under_gates):
        gates = [
            words.t("under-gate", gate=gate, count=count)
            for gate, count in enumerate(board.under_gates, 1)
            if count
        ]
        lines.append(" · ".join(gates))
    if board.royals:
        lines.append(f"{words.t('label-royals')}: {words.cards(board.royals)}")
    lines.append(f"{words.t('label-limbo')}: {words.cards(board.limbo)}")
    return lines + potion_texts(board, words)


def _priced(board: Board, words: BattaliaWords, name: str, rank: int, supply: int) -> str:
    stack = board.stacks[name]
    return words.t(
        "stock-line",
        name=words.word("kind", name),
        size=stack.size,
        top=words.card(stack.top) if stack.top else words.t("none"),
        by=words.word("kind", W.RANKS[rank - 1]),
        supply=supply,
    )


def _shapes(board: Board, words: BattaliaWords, kind: str) -> str:
    """How many cities or roads of each shape there are, and the terrain on top."""
    parts = []
    for shape in W.SHAPES:
        stack = board.stacks.get(f"{kind}.{shape}")
        if stack is not None and stack.top is not None:
            terrain = words.word("terrain", stack.top)
            parts.append(f"{words.word('shape', shape)} {stack.size} ({terrain})")
    return ", ".join(parts) or words.t("none")


def potion_texts(board: Board, words: BattaliaWords) -> list[str]:
    """Potions that somebody owns."""
    return [
        words.t(
            "potion-line",
            potion=words.word("potion", potion["potion"]),
            player=words.player(potion["owner"]),
            state="empty" if potion["empty"] else "drunk" if potion["turned"] else "full",
        )
        for potion in board.potions
        if potion["owner"] >= 0
    ]
