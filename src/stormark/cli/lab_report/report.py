"""The report of an experiment: one page with plots and 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from stormark.cli.lab_report.markup import code, folded, heading, link, page, paragraph, table
from stormark.cli.lab_report.section import Section, rate
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError
from stormark.lab.experiment.results import read_rows, read_turns, replay_file
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.statistics import RowSet, by_setting, conditions, varying

MOST_GAMES: Final = 500  # rows in the list of games


def report_page(catalogue: Catalogue, folder: Path) -> str:
    """Everything about the results in a folder; raises InputError for a folder without any."""
    rows = list(read_rows(folder))
    if not rows:
        raise InputError("lab-no-rows", str(folder))
    report = Report(catalogue, folder, rows)
    return page(catalogue.t("lab-report-title", name=folder.name), catalogue.lang, report.parts())


class Report:
    """Makes the parts of the page, from top to bottom."""

    def __init__(self, catalogue: Catalogue, folder: Path, rows: Sequence[GameRow]) -> None:
        self._catalogue = catalogue
        self._t = catalogue.t
        self._folder = folder
        self._rows = rows
        self._settings = by_setting(rows)
        self._varying = varying(rows)
        self._turns = list(read_turns(folder))

    def parts(self) -> Iterator[str]:
        yield paragraph(
            self._t("lab-report-about", games=len(self._rows), settings=len(self._settings))
        )
        yield from self._overview()
        yield from self._by_option()
        for findings in self._settings.values():
            yield from Section(
                self._catalogue, findings, self._title(findings), self._turns
            ).parts()
        yield from self._games()

    def _title(self, findings: RowSet) -> str:
        about = conditions(findings.rows[0])
        named = [f"{name} {about[name]}" for name in self._varying if name in about]
        return ", ".join(named) or f"{about['game']}, {about['bots']}"

    def _overview(self) -> Iterator[str]:
        yield heading(2, self._t("lab-report-overview"))
        head = [self._t(f"lab-report-{word}") for word in ("setting", "games", "turns", "first")]
        yield table(
            head,
            (
                (
                    self._title(findings),
                    str(len(findings.rows)),
                    f"{sum(findings.turns) / len(findings.rows):.1f}",
                    rate(findings.places["1"]),
                )
                for findings in self._settings.values()
            ),
        )

    def _by_option(self) -> Iterator[str]:
        """Every value of what differs between settings, over all settings that have it."""
        if not self._varying:
            return
        yield heading(2, self._t("lab-report-options"))
        lines: list[tuple[str, ...]] = []
        for name in self._varying:
            values: dict[str, RowSet] = {}
            for row in self._rows:
                about = conditions(row)
                if name in about:
                    values.setdefault(str(about[name]), RowSet()).rows.append(row)
            for value, found in values.items():
                bots = "; ".join(f"{bot} {rate(score)}" for bot, score in found.bots.items())
                turns = sum(found.turns) / len(found.rows)
                first = rate(found.places["1"])
                lines.append((f"{name} {value}", str(len(found.rows)), f"{turns:.1f}", first, bots))
        words = ("value", "games", "turns", "first", "bots")
        yield table([self._t(f"lab-report-{word}") for word in words], lines)

    def _games(self) -> Iterator[str]:
        yield heading(2, self._t("lab-report-list"))
        yield paragraph(self._t("lab-report-list-about", shown=min(MOST_GAMES, len(self._rows))))
        words = ("game", "bots", "factions", "won", "turns", "replay")
        head = [self._t(f"lab-report-{word}") for word in words]
        yield folded(
            self._t("lab-report-list"),
            [table(head, (self._game(row) for row in self._rows[:MOST_GAMES]))],
        )

    def _game(self, row: GameRow) -> tuple[str, ...]:
        winners = ", ".join(str(seat + 1) for seat, won in enumerate(row.won) if won > 0)
        there = replay_file(self._folder, row.id)
        if there.exists():
            replay = link(f"stormark replay {there}", there.relative_to(self._folder).as_posix())
        else:
            replay = code(f"stormark lab replay {self._folder} {row.id}")
        bots, factions = ", ".join(row.bots), ", ".join(row.factions)
        return row.id, bots, factions, winners, str(row.turns), replay
