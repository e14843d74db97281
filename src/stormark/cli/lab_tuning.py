"""`stormark lab tune`: better values for weights of bots or numbers of packs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import chosen_executor, lab_option, own_option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.experiment.statistics import Mean
    from stormark.lab.tuning.run import Tuned

INTERRUPTED = 130


def command(catalogue: Catalogue) -> click.Command:
    file = click.Argument(["file"], metavar=catalogue.t("cli-file-metavar"))
    options = [
        own_option(catalogue, "out", metavar=catalogue.t("lab-folder-metavar")),
        lab_option(catalogue, "jobs", metavar="N"),
    ]
    callback = lambda **given: tune(catalogue, **given)  # noqa: E731
    return LocalCommand("tune", catalogue, callback, [file, *options], "lab-tune")


def tune(catalogue: Catalogue, file: str, out: str | None, jobs: str | None) -> int:
    """Try values, then prove the best on fresh seeds; the same command goes on where it was."""
    if find_spec("optuna") is None:
        raise InputError("lab-extra", "lab tune", package="optuna", extra="lab")
    from stormark.lab.experiment.results import Results
    from stormark.lab.tuning.plan import load_tuning
    from stormark.lab.tuning.run import Tuner

    tuning = load_tuning(Path(file))
    folder = Path(out) if out else Path(file).with_suffix("")

    def say(trial: int, loss: float) -> None:
        print(
            catalogue.t("lab-tune-trial", trial=trial, of=tuning.trials, value=abs(100 * loss)),
            file=sys.stderr,
        )

    with Results(folder) as results:
        try:
            tuned = Tuner(tuning, results, chosen_executor(jobs)).run(say)
        except KeyboardInterrupt:
            print(catalogue.t("lab-stopped"))
            return INTERRUPTED
    for line in report_lines(catalogue, tuned):
        print(line)
    return 0


def report_lines(catalogue: Catalogue, tuned: Tuned) -> Iterator[str]:
    t = catalogue.t
    yield t("lab-tune-best")
    for name, value in tuned.values.items():
        yield f"  {name} = {value:g}"
    yield t("lab-tune-proof", games=tuned.before.count)
    for word, found in (("before", tuned.before), ("after", tuned.after), ("gain", tuned.gain)):
        yield "  " + t(f"lab-tune-{word}", value=_percent(found))
    yield t("lab-tune-proven") if tuned.proven else t("lab-tune-unproven")


def _percent(found: Mean) -> str:
    value, low, high = (100 * number for number in (found.value, found.low, found.high))
    return f"{value:.1f} % [{low:.1f}, {high:.1f}]"
