"""`stormark lab compare`: whether two settings differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.balance_report import ProgressLine
from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import chosen_executor, lab_option, own_option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.comparison import Comparison
    from stormark.lab.experiment.plan import Experiment, Setting
    from stormark.lab.experiment.statistics import Mean

INTERRUPTED = 130


def command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-files-metavar")
    files = click.Argument(["files"], nargs=-1, required=True, metavar=metavar)
    options = [
        own_option(catalogue, "measure", metavar="first|turns|…", default="first"),
        own_option(catalogue, "difference", metavar="N", default="5"),
        own_option(catalogue, "out", metavar=catalogue.t("lab-folder-metavar")),
        lab_option(catalogue, "jobs", metavar="N"),
    ]
    callback = lambda **given: compare(catalogue, **given)  # noqa: E731
    return LocalCommand("compare", catalogue, callback, [files, *options], "lab-compare")


def compare(
    catalogue: Catalogue,
    files: tuple[str, ...],
    measure: str,
    difference: str,
    out: str | None,
    jobs: str | None,
) -> int:
    """Play both settings until they are known to differ, or not; what was played stays."""
    from stormark.lab.comparison import Comparison, measure_named, run_comparison
    from stormark.lab.experiment.reading import load_experiment
    from stormark.lab.experiment.results import Results

    experiments = [load_experiment(Path(file)) for file in files]
    settings = two_settings(files, experiments)
    first = experiments[0]
    comparison = Comparison(
        settings,
        measure_named(measure, "--measure"),
        percentage(difference, "--difference"),
        first.games,
        first.seeds[0],
    )
    folder = Path(out) if out else Path(files[0]).with_suffix("")
    executor = chosen_executor(jobs)
    stopped = False
    with Results(folder) as results:
        progress = ProgressLine(catalogue, 2 * first.games)
        try:
            run_comparison(comparison, results, executor, progress.show)
        except KeyboardInterrupt:
            stopped = True
        finally:
            progress.close()
    for line in report_lines(catalogue, measure, comparison):
        print(line)
    return INTERRUPTED if stopped else 0


def two_settings(files: tuple[str, ...], experiments: list[Experiment]) -> tuple[Setting, Setting]:
    """All settings of the files together must be two."""
    settings = {setting.key: setting for one in experiments for setting in one.settings}
    if len(settings) != 2:
        raise InputError("lab-compare-two", ", ".join(files), found=len(settings))
    one, other = settings.values()
    return one, other


def percentage(text: str, place: str) -> float:
    """Percentage points as a share; raises InputError."""
    try:
        points = float(text.removesuffix("%"))
    except ValueError:
        points = 0.0
    if not 0 < points < 100:
        raise InputError("lab-not-percent", place, found=text)
    return points / 100


def report_lines(catalogue: Catalogue, measure: str, comparison: Comparison) -> Iterator[str]:
    t = catalogue.t
    one, other, apart = comparison.means()
    about = t("lab-compare-of", measure=measure, pairs=len(comparison.pairs))
    yield about
    share = 1 if measure == "turns" else 100
    for name, setting, found in zip("AB", comparison.settings, (one, other), strict=True):
        told = f"{setting.pack}; {', '.join(setting.bots)}; {_options(setting)}"
        yield f"  {name} {_mean(found, share)}  {told}"
    yield t("lab-compare-difference", value=_mean(apart, share))
    yield t(f"lab-finding-{comparison.finding.value}", difference=100 * comparison.difference)


def _mean(found: Mean, share: int) -> str:
    value, low, high = (share * number for number in (found.value, found.low, found.high))
    return f"{value:.1f} [{low:.1f}, {high:.1f}]"


def _options(setting: Setting) -> str:
    return ", ".join(f"{name} {value}" for name, value in setting.options.items())
