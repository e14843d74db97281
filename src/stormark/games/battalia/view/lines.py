"""Lines in a view: the own one while it is laid, anybody's while it takes effect."""

from __future__ import annotations

from typing import cast

from stormark.games.battalia import line as L
from stormark.games.battalia import words as W
from stormark.games.battalia.line_fields import BRANCH
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.execute import Execute
from stormark.games.battalia.turn.laying import LayLine
from stormark.games.battalia.view.types import Branch, Laying, LayingStep, Missing, OpenLine
from stormark.games.battalia.view.words import card_words


def half_laid(s: Position) -> Laying | None:
    """What the viewer is laying: in a seen position nobody else lays anything (B-RULING-106)."""
    for thread in s.threads:
        for procedure in thread:
            if procedure.is_half_laid():
                line = procedure.line if isinstance(procedure, LayLine) else None
                return Laying(
                    step=cast(LayingStep, procedure.word),
                    cards=card_words(s, procedure.chosen_cards(s)),
                    branches=[] if line is None else branches(s, line.all_branches()),
                    missing=None if line is None else missing(line),
                )
    return None


def missing(line: L.Line) -> Missing:
    return Missing(
        units=line.units,
        rank=W.RANKS[line.rank - 1] if 1 <= line.rank <= len(W.RANKS) else None,
        or_higher=not line.same,
        or_tools=line.labour,
        supply=line.supply,
        sacrifice=line.owed,
    )


def open_lines(s: Position) -> list[OpenLine]:
    """Complete lines, while windows are open and their effects happen (B-LINE-13)."""
    return [
        OpenLine(
            player=procedure.seat,
            cards=card_words(s, procedure.cards),
            branches=branches(s, procedure.complete),
            done=procedure.done,
        )
        for thread in s.threads
        for procedure in thread
        if isinstance(procedure, Execute)
    ]


def branches(s: Position, laid: tuple[L.Branch, ...]) -> list[Branch]:
    return [cast(Branch, BRANCH.to_json(s.rules, branch)) for branch in laid]
