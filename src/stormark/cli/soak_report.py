"""What a soak shows: its progress, and the counts at its end."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from stormark.i18n import Catalogue
from stormark.kernel.game import Game
from stormark.lab.meter import Meter
from stormark.lab.soak.progress import FAILURES, Progress
from stormark.lab.soak.tally import HIGHEST, Tally
from stormark.lab.stats import mean, percentile
from stormark.lab.watch import Watch

SECONDS_BETWEEN_LINES = 10.0  # where lines cannot be overwritten
CARD_GROUPS = ("bought", "used", "activated", "attacked", "entered", "blocked")


class Display:
    """One line that is kept up to date on a terminal, a line now and then elsewhere."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._meter = Meter()
        self._begun = False
        self._overwriting = sys.stderr.isatty()
        self._last_line = monotonic()

    def update(self, progress: Progress) -> None:
        games = progress.tally.get("games", "all")
        decisions = sum(progress.tally.groups.get("decisions", {}).values())
        if not self._begun:
            self._begun = True
            self._meter.begin(games, decisions)
            return
        if not self._overwriting and monotonic() - self._last_line < SECONDS_BETWEEN_LINES:
            return
        self._last_line = monotonic()
        speed, left = self._meter.read(games, decisions, progress.plan.games)
        text = self._catalogue.t(
            "lab-soak-progress",
            games=games,
            of=progress.plan.games,
            speed=round(speed),
            left=duration(left),
            failures=len(progress.failures),
        )
        print(f"\r\x1b[K{text}" if self._overwriting else text, end="", file=sys.stderr, flush=True)
        if not self._overwriting:
            print(file=sys.stderr)

    def close(self) -> None:
        if self._overwriting and self._begun:
            print(file=sys.stderr)


def duration(seconds: float | None) -> str:
    """Hours, minutes and seconds.

    >>> duration(3725.4), duration(None)
    ('1:02:05', '–')
    """
    if seconds is None:
        return "–"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def report_lines(
    catalogue: Catalogue, game: Game[Any], progress: Progress, watch: Watch | None, folder: Path
) -> Iterator[str]:
    """The counts of a finished soak."""
    t, tally = catalogue.t, progress.tally
    games, decisions = tally.get("games", "all"), tally.get("decisions", "all")
    yield t("lab-soak-games", games=games, decisions=decisions)
    if progress.plan.full:
        examined = tally.get("games", "examined")
        yield t("lab-soak-examined", games=examined, decisions=tally.get("decisions", "examined"))
    options = tally.numbers("options")
    yield t(
        "lab-soak-branching",
        mean=mean(options),
        most=percentile(options, 0.95),
        highest=tally.get(HIGHEST, "options"),
    )
    yield t(
        "lab-soak-length",
        mean=decisions / games if games else 0.0,
        highest=tally.get(HIGHEST, "decisions"),
    )
    yield ""
    yield t("lab-soak-sets")
    for index, option_set in enumerate(game.option_sets()):
        yield from _option_set(catalogue, tally, index, option_set)
    if watch is not None:
        yield ""
        yield t("lab-soak-watched", games=tally.get("games", "watched"))
        yield from _coverage(catalogue, tally, watch, game.spec.id)
    yield ""
    yield from _failures(catalogue, progress, folder)


def _option_set(
    catalogue: Catalogue, tally: Tally, index: int, option_set: Mapping[str, object]
) -> Iterator[str]:
    turns = tally.numbers(f"set {index} turns")
    winners = tally.groups.get(f"set {index} winners", {})
    games = tally.get(f"set {index}", "games")
    if not games:
        return
    yield "  " + catalogue.t(
        "lab-soak-set",
        number=index + 1,
        options=", ".join(f"{key}={_short(value)}" for key, value in option_set.items()),
        games=games,
        turns=mean(turns),
        decisions=tally.get(f"set {index}", "decisions") / games,
        winners=" ".join(f"{seat}:{count}" for seat, count in sorted(winners.items())),
    )


def _short(value: object) -> str:
    if isinstance(value, list):
        return "/".join("-" if item is None else str(item) for item in value)
    return str(value)


def _coverage(catalogue: Catalogue, tally: Tally, watch: Watch, game: str) -> Iterator[str]:
    causes = tally.groups.get("causes", {})
    yield "  " + catalogue.t(f"lab-soak-causes-{game}", counts=_counts(causes))
    expected = watch.expected()
    for group, keys in expected.items():
        counts = tally.groups.get(group, {})
        missing = [key for key in keys if key not in counts]
        yield "  " + catalogue.t(
            f"lab-reached-{group}",
            reached=len(keys) - len(missing),
            of=len(keys),
            missing=", ".join(missing) or "–",
        )
    yield ""
    for group in expected:
        if group not in CARD_GROUPS:
            counters = tally.groups.get(group, {})
            yield "  " + catalogue.t(f"lab-counts-{group}", counts=_counts(counters))
    if "bought" in expected:
        yield from _cards(catalogue, tally, expected["bought"])


def _cards(catalogue: Catalogue, tally: Tally, cards: list[str]) -> Iterator[str]:
    yield ""
    yield "  " + catalogue.t("lab-soak-cards")
    for card in cards:
        numbers = " ".join(f"{tally.get(which, card):>7}" for which in CARD_GROUPS)
        yield f"  {card:<28} {numbers}"


def _counts(counters: Mapping[str, int]) -> str:
    ordered = sorted(counters.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{key} {count}" for key, count in ordered) or "–"


def _failures(catalogue: Catalogue, progress: Progress, folder: Path) -> Iterator[str]:
    if not progress.failures:
        yield catalogue.t("lab-soak-sound")
        return
    yield catalogue.t(
        "lab-soak-failures", count=len(progress.failures), folder=str(folder / FAILURES)
    )
    for failure in progress.failures:
        yield f"  {failure['game']}: {failure['promise']}: {failure['detail']}"
