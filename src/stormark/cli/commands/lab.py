"""`stormark lab`: experiments with many games."""

from __future__ import annotations

import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from stormark.cli import lab_comparing, lab_tuning
from stormark.cli.balance_report import ProgressLine
from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.cli.lab_options import chosen_executor, lab_option, own_option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

INTERRUPTED = 130
FORMATS = "parquet|csv|jsonl"


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup(
        "lab",
        catalogue,
        {
            "run": _run_command,
            "table": _table_command,
            "merge": _merge_command,
            "replay": _replay_command,
            "report": _report_command,
            "compare": lab_comparing.command,
            "tune": lab_tuning.command,
        },
    )


def results_argument(catalogue: Catalogue) -> click.Argument:
    return click.Argument(["results"], metavar=catalogue.t("lab-folder-metavar"))


def _run_command(catalogue: Catalogue) -> click.Command:
    file = click.Argument(["file"], metavar=catalogue.t("cli-file-metavar"))
    options = [
        own_option(catalogue, "out", metavar=catalogue.t("lab-folder-metavar")),
        own_option(catalogue, "shard", metavar="I/N", default="1/1"),
        lab_option(catalogue, "jobs", metavar="N"),
        own_option(catalogue, "ray", metavar=catalogue.t("lab-address-metavar")),
    ]
    callback = lambda **given: run(catalogue, **given)  # noqa: E731
    return LocalCommand("run", catalogue, callback, [file, *options], "lab-run")


def _table_command(catalogue: Catalogue) -> click.Command:
    format_option = own_option(catalogue, "format", metavar=FORMATS, default="csv")
    callback = lambda **given: table(catalogue, **given)  # noqa: E731
    params = [results_argument(catalogue), format_option]
    return LocalCommand("table", catalogue, callback, params, "lab-table")


def _merge_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("lab-folders-metavar")
    others = click.Argument(["others"], nargs=-1, required=True, metavar=metavar)
    callback = lambda results, others: merge(catalogue, results, others)  # noqa: E731
    return LocalCommand(
        "merge", catalogue, callback, [results_argument(catalogue), others], "lab-merge"
    )


def _replay_command(catalogue: Catalogue) -> click.Command:
    game = click.Argument(["game"], metavar="ID")
    pack = lab_option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar"))
    callback = lambda **given: replay(catalogue, **given)  # noqa: E731
    params = [results_argument(catalogue), game, pack]
    return LocalCommand("replay", catalogue, callback, params, "lab-replay")


def _report_command(catalogue: Catalogue) -> click.Command:
    about = catalogue.t("cli-about-lab-report-out")
    out = click.Option(["--out"], metavar=catalogue.t("cli-file-metavar"), help=about)
    callback = lambda **given: report(catalogue, **given)  # noqa: E731
    params = [results_argument(catalogue), out]
    return LocalCommand("report", catalogue, callback, params, "lab-report")


def run(
    catalogue: Catalogue,
    file: str,
    out: str | None,
    shard: str,
    jobs: str | None,
    ray: str | None,
) -> int:
    """Play what is missing of an experiment; whatever stops it, what was played stays."""
    from stormark.lab.experiment.plan import read_shard
    from stormark.lab.experiment.reading import load_experiment
    from stormark.lab.experiment.results import Results
    from stormark.lab.experiment.run import run_experiment
    from stormark.lab.experiment.table import check_format, write_tables

    part = read_shard(shard, "--shard")
    experiment = load_experiment(Path(file))
    check_format(experiment.format, f"{file}: format")
    folder = Path(out) if out else Path(file).with_suffix("")
    tasks = sum(1 for _ in experiment.tasks(part))
    signal.signal(signal.SIGTERM, _interrupt)
    executor = chosen_executor(jobs, ray)
    with Results(folder) as results:
        there = len(results.rows)
        progress = ProgressLine(catalogue, tasks)
        stopped = False
        try:
            run_experiment(experiment, results, executor, part, progress.show)
        except KeyboardInterrupt:
            stopped = True
        finally:
            progress.close()
        new = len(results.rows) - there
        settings = len(experiment.settings)
        print(catalogue.t("lab-played", settings=settings, new=new, games=len(results.rows)))
        say_tables(catalogue, write_tables(folder, experiment.format))
    if stopped:
        print(catalogue.t("lab-stopped"))
    return INTERRUPTED if stopped else 0


def table(catalogue: Catalogue, results: str, format: str) -> int:  # noqa: A002
    """Write the tables of results anew, in any format."""
    from stormark.lab.experiment.plan import FORMATS
    from stormark.lab.experiment.table import write_tables

    if format not in FORMATS:
        allowed = ", ".join(FORMATS)
        raise InputError("argument-unknown", "--format", found=format, allowed=allowed)
    say_tables(catalogue, write_tables(Path(results), format))
    return 0


def merge(catalogue: Catalogue, results: str, others: tuple[str, ...]) -> int:
    """Take the games of other folders into one."""
    from stormark.lab.experiment.results import Results

    with Results(Path(results)) as merged:
        new = merged.merge(Path(other) for other in others)
        print(catalogue.t("lab-merged", new=new, games=len(merged.rows)))
    return 0


def replay(catalogue: Catalogue, results: str, game: str, pack: str | None) -> int:
    """Play a game of an experiment once more and keep it as a replay."""
    from stormark.kernel.files import write_atomically
    from stormark.lab.experiment.game import play_task
    from stormark.lab.experiment.results import replay_file, row_of, task_of

    folder = Path(results)
    row = row_of(folder, game)
    played = play_task(replace(task_of(row, Path(pack) if pack else None), replay=True))
    if played.replay is None or played.row.outcome() != row.outcome():
        raise InputError("lab-other-game", results, id=game)
    path = replay_file(folder, game)
    write_atomically(path, played.replay)
    print(catalogue.t("lab-replay-written", file=str(path)))
    return 0


def report(catalogue: Catalogue, results: str, out: str | None) -> int:
    """Write a page about results."""
    from importlib.util import find_spec

    from stormark.cli.lab_report.report import report_page
    from stormark.kernel.files import write_atomically

    if find_spec("matplotlib") is None:
        raise InputError("lab-extra", "lab report", package="matplotlib", extra="lab")
    path = Path(out) if out else Path(results) / "report.html"
    write_atomically(path, report_page(catalogue, Path(results)))
    print(catalogue.t("lab-report-written", file=str(path)))
    return 0


def say_tables(catalogue: Catalogue, files: list[Path]) -> None:
    for file in files:
        print(catalogue.t("lab-table", file=str(file)))


def _interrupt(_signal: int, _frame: Any) -> None:
    raise KeyboardInterrupt
