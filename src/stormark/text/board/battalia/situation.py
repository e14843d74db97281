"""What time it is, and what is under way: the Oracle, checkpoints, battles."""

from __future__ import annotations

from stormark.text.board.battalia.model import Battle, Board
from stormark.text.board.battalia.words import BattaliaWords


def oracle_text(board: Board, words: BattaliaWords, short: bool = False) -> str:
    """Which artefact is enlightened today, and which matches."""
    return words.t(
        "oracle",
        form="short" if short else "long",
        enlightened=words.word("kind", board.enlightened),
        matching=words.word("kind", board.matching),
    )


def time_text(board: Board, words: BattaliaWords) -> str:
    """How long the game lasts, and when the next checkpoint comes."""
    return words.t("time", week=board.week, weeks=board.weeks, mode=board.mode)


def battle_texts(battle: Battle, words: BattaliaWords) -> list[str]:
    """A battle: what is attacked, and both lines with their totals."""
    return [
        words.t("battle", target=battle.target, field=battle.field),
        words.t(
            "battle-side",
            side="attack",
            player=words.player(battle.attacker),
            total=battle.attack,
            cards=words.cards(battle.attacker_line),
        ),
        words.t(
            "battle-side",
            side="defence",
            player=words.owner(battle.defender),
            total=battle.defence,
            cards=words.cards(battle.defender_line),
        ),
    ]
