"""The part of a report about one setting: plots, each with its numbers in a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from stormark.cli.lab_report.markup import folded, heading, paragraph, picture, table
from stormark.cli.lab_report.plots import Bar, course, histogram, intervals
from stormark.games.registry import load_game
from stormark.i18n import Catalogue, translator
from stormark.lab.experiment.statistics import Curve, Mean, RowSet, curves
from stormark.lab.stats import Score, mean, percentile, wilson
from stormark.text import Speaker

POINTS: Final = 11  # of a curve
FEWEST: Final = 10  # games in which a card was taken, for its lift to be drawn
MOST_DRAWN: Final = 40  # cards in a plot: the best and the worst


class Section:
    """All about one setting."""

    def __init__(
        self,
        catalogue: Catalogue,
        findings: RowSet,
        title: str,
        turns: Sequence[Mapping[str, object]],
    ) -> None:
        first = findings.rows[0]
        self._catalogue = translator(catalogue.lang, first.game)
        self._t = self._catalogue.t
        self._speaker = Speaker(load_game(first.game), catalogue.lang)
        self._findings = findings
        self._title = title
        self._turns = turns

    def parts(self) -> Iterator[str]:
        findings, t = self._findings, self._t
        first = findings.rows[0]
        yield heading(2, self._title)
        even = 1 / len(first.sides)
        if len(findings.bots) > 1:  # one bot against itself wins its share
            yield from self._rates("lab-report-bots", findings.bots, even, str)
        yield from self._rates("lab-report-factions", findings.factions, even, self._faction)
        yield from self._rates("lab-report-places", findings.places, even, str)
        yield from self._rates(
            "lab-report-luck", findings.lucky, even, lambda word: t(f"lab-luck-{word}")
        )
        yield from self._length()
        yield from self._endings()
        yield from self._lifts()
        yield from self._curves()

    def _rates(
        self, message: str, scores: Mapping[str, Score], even: float, named: Callable[[str], str]
    ) -> Iterator[str]:
        title = self._t(message)
        yield heading(3, title)
        bars = [
            Bar(named(name), 100 * score.rate, *(100 * bound for bound in score.interval()))
            for name, score in scores.items()
        ]
        yield picture(intervals(bars, 100 * even, self._t("lab-report-percent")), title)
        head = [self._t(f"lab-report-{word}") for word in ("name", "games", "victories")]
        lines = [(named(name), str(score.games), rate(score)) for name, score in scores.items()]
        yield folded(self._t("lab-report-numbers"), [table(head, lines)])

    def _length(self) -> Iterator[str]:
        turns = self._findings.turns
        counts = {value: turns.count(value) for value in set(turns)}
        yield heading(3, self._t("lab-report-length"))
        yield picture(histogram(turns, self._t("lab-report-turns")), self._t("lab-report-length"))
        yield paragraph(
            self._t(
                "lab-report-length-is",
                mean=mean(counts),
                low=percentile(counts, 0.05),
                high=percentile(counts, 0.95),
            )
        )

    def _endings(self) -> Iterator[str]:
        yield heading(3, self._t("lab-report-endings"))
        games = len(self._findings.rows)
        head = [self._t(f"lab-report-{word}") for word in ("ending", "games", "share")]
        lines = []
        for cause, count in self._findings.causes.most_common():
            low, high = wilson(count, games)
            text = self._t(f"cause-{cause}") if cause else self._t("lab-cause-none")
            lines.append((text, str(count), percent(count / games, low, high)))
        yield table(head, lines)

    def _lifts(self) -> Iterator[str]:
        findings, t = self._findings, self._t
        average = findings.average_lift()
        yield heading(3, t("lab-report-lift"))
        yield paragraph(t("lab-report-lift-about", average=points(average)))
        lifts = findings.lifts()
        often = [lift for lift in lifts if lift.games >= FEWEST]
        if len(often) > MOST_DRAWN:
            often = often[: MOST_DRAWN // 2] + often[-MOST_DRAWN // 2 :]
        if often:
            bars = [
                Bar(self._card(lift.card), *(100 * value for value in _three(lift.gain)))
                for lift in often
            ]
            drawn = intervals(bars, 100 * average.value, t("lab-report-points"))
            yield picture(drawn, t("lab-report-lift"))
        head = [t(f"lab-report-{word}") for word in ("card", "games", "share", "lift-is")]
        games = len(findings.rows)
        lines = [
            (
                self._card(lift.card),
                str(lift.games),
                f"{100 * lift.games / games:.1f} %",
                points(lift.gain),
            )
            for lift in lifts
        ]
        yield folded(t("lab-report-numbers"), [table(head, lines)])

    def _curves(self) -> Iterator[str]:
        yield heading(3, self._t("lab-report-curves"))
        found = curves(self._turns, self._findings.rows, POINTS)
        if not found:
            yield paragraph(self._t("lab-report-no-turns"))
        for curve in found:
            name = self._series(curve)
            yield heading(4, name)
            words = [self._t(f"lab-report-{word}") for word in ("way", "winners", "others")]
            yield picture(course(curve, *words), name)

    def _series(self, curve: Curve) -> str:
        if curve.name == "chance":
            return self._t("lab-report-chance")
        message = f"series-{curve.name}"
        return self._t(message) if self._catalogue.has(message) else curve.name

    def _card(self, card: str) -> str:
        """Cards of packs that are not at hand keep their ids."""
        try:
            return self._speaker.card_name(card)
        except KeyError:
            return card

    def _faction(self, faction: str) -> str:
        try:
            return self._speaker.faction_name(faction)
        except KeyError:
            return faction


def rate(score: Score) -> str:
    return percent(score.rate, *score.interval())


def percent(value: float, low: float, high: float) -> str:
    return f"{100 * value:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def points(gain: Mean) -> str:
    """Percentage points with a sign."""
    return "{:+.1f} [{:+.1f}, {:+.1f}]".format(*(100 * value for value in _three(gain)))


def _three(gain: Mean) -> tuple[float, float, float]:
    return gain.value, gain.low, gain.high
