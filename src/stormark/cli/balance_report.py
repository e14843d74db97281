"""What a balance report shows: its progress, and the findings at its end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from time import monotonic
from typing import TYPE_CHECKING

from stormark.cli.soak_report import SECONDS_BETWEEN_LINES, duration
from stormark.i18n import Catalogue, translator
from stormark.lab.meter import Meter
from stormark.lab.stats import Score, mean, percentile

if TYPE_CHECKING:
    from stormark.lab.balance import Findings


class ProgressLine:
    """One line that is kept up to date on a terminal, a line now and then elsewhere."""

    def __init__(self, catalogue: Catalogue, games: int) -> None:
        self._catalogue = catalogue
        self._games = games
        self._meter = Meter()
        self._meter.begin(0, 0)
        self._overwriting = sys.stderr.isatty()
        self._last_line = monotonic()

    def show(self, played: int) -> None:
        if not self._overwriting and monotonic() - self._last_line < SECONDS_BETWEEN_LINES:
            return
        self._last_line = monotonic()
        _, left = self._meter.read(played, played, self._games)
        text = self._catalogue.t(
            "lab-balance-progress", games=played, of=self._games, left=duration(left)
        )
        if self._overwriting:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._overwriting:
            print(file=sys.stderr)


def report_lines(catalogue: Catalogue, game: str, findings: Findings) -> Iterator[str]:
    t = translator(catalogue.lang, game).t
    yield t("lab-balance-games", games=findings.games)
    if not findings.games:
        return
    yield ""
    yield t("lab-balance-causes")
    for cause, count in sorted(findings.causes.items(), key=lambda item: -item[1]):
        text = t(f"cause-{cause}") if cause else t("lab-cause-none")
        yield f"  {text:<44} {count:>7} {100 * count / findings.games:>6.1f} %"
    yield ""
    yield t("lab-balance-numbers")
    for name, counts in findings.numbers.items():
        yield f"  {t(f'number-{name}'):<44} " + _numbers(catalogue, counts)
    yield ""
    yield t("lab-balance-places")
    yield from _scores(findings.places)
    yield ""
    yield t("lab-balance-factions")
    yield from _scores(findings.factions)
    yield ""
    yield t("lab-balance-uses")
    for use, times in findings.uses.items():
        share = 100 * findings.games_with[use] / findings.games
        text = t(f"use-{use}")
        yield f"  {text:<44} {times / findings.games:>8.2f} {share:>6.1f} %"


def _numbers(catalogue: Catalogue, counts: Mapping[int, int]) -> str:
    return catalogue.t(
        "lab-balance-number",
        mean=mean(counts),
        low=percentile(counts, 0.05),
        high=percentile(counts, 0.95),
        highest=max(counts, default=0),
    )


def _scores(scores: Mapping[str, Score]) -> Iterator[str]:
    for name in sorted(scores):
        score = scores[name]
        low, high = score.interval()
        yield (
            f"  {name:<12} {score.wins:>9.1f} /{score.games:>6} {100 * score.rate:>6.1f} %"
            f"  [{100 * low:.1f}, {100 * high:.1f}]"
        )
