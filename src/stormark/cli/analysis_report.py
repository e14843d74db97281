"""What a match was like, as tables: a column per player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stormark.i18n import translator
from stormark.lab.analysis import Analysis

WIDTH = 30
COLUMN = 14


def report_lines(lang: str, found: Analysis, names: Sequence[str]) -> Iterator[str]:
    t = translator(lang, found.game).t
    turns = sum(turn.whose.number > 0 for turn in found.turns)  # 0: preparations
    moves = sum(turn.moves for turn in found.turns)
    yield t("analysis-summary", turns=turns, moves=moves)
    yield ""
    yield _row("", names)
    yield t("analysis-end")
    for name, lines in found.series.items():
        yield _row(t(f"series-{name}"), [str(line.points[-1][1]) for line in lines])
    yield t("sources-title")
    for word, amounts in found.counted("source").items():
        yield _row(t(f"source-{word}"), [str(amount) for amount in amounts])
    yield t("analysis-deeds")
    for word, amounts in found.counted("deed").items():
        yield _row(t(f"deed-{word}"), [str(amount) for amount in amounts])
    for die in found.dice:
        records = [found.luck(die.id, seat) for seat in range(found.seats)]
        if any(record.dice for record in records):
            yield t(f"dice-{die.id}")
            yield _row(t("analysis-dice"), [str(one.dice) for one in records])
            yield _row(t("analysis-got"), [str(one.got) for one in records])
            yield _row(t("analysis-expected"), [f"{float(one.expected):.1f}" for one in records])
            yield _row(t("analysis-luck"), [f"{float(one.luck):+.1f}" for one in records])


def _row(head: str, cells: Sequence[str]) -> str:
    shown = "".join(f"{cell[: COLUMN - 1]:>{COLUMN}}" for cell in cells)
    return f"{'  ' + head:<{WIDTH}}{shown}".rstrip()
