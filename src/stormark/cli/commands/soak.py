"""`stormark soak`: many random games, checked at every decision."""

from __future__ import annotations

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import click

from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import lab_option, positive
from stormark.cli.soak_report import Display, report_lines
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

INTERRUPTED = 130


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "soak",
        catalogue,
        lambda **given: soak(catalogue, **given),
        [
            click.Argument(["game"]),
            lab_option(catalogue, "games", metavar="N", default="1000"),
            lab_option(catalogue, "full", is_flag=True),
            lab_option(catalogue, "every", metavar="N", default="50"),
            lab_option(catalogue, "watch", metavar="N", default="20"),
            lab_option(catalogue, "sets", metavar="N,…"),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            lab_option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            lab_option(catalogue, "out", metavar=catalogue.t("lab-folder-metavar"), default="soak"),
            lab_option(catalogue, "resume", is_flag=True),
        ],
    )


def soak(
    catalogue: Catalogue,
    game: str,
    full: bool,
    resume: bool,
    out: str,
    pack: str | None,
    jobs: str | None,
    sets: str | None,
    **numbers: str,
) -> int:
    """Play, show the progress, and say what was found: 1 for failing games."""
    from stormark.lab.executor import executor_for
    from stormark.lab.soak.plan import Plan
    from stormark.lab.soak.run import run_soak
    from stormark.lab.subject import loaded, subject_for

    subject = subject_for(game, None if pack is None else Path(pack))
    rules = loaded(subject.load)
    plan = Plan(
        game=rules.spec.id,
        pack=rules.pack_hash,
        rules_version=rules.spec.rules_version,
        games=positive(numbers["games"], "--games"),
        seed=positive(numbers["seed"], "--seed"),
        full=full,
        watch_every=positive(numbers["watch"], "--watch"),
        every=positive(numbers["every"], "--every"),
        sets=() if sets is None else chosen_sets(sets, len(rules.option_sets())),
    )
    processes = positive(jobs, "--jobs") if jobs else os.cpu_count() or 1
    display = Display(catalogue)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        progress = run_soak(
            subject, plan, Path(out), executor_for(processes), resume, display.update
        )
    except KeyboardInterrupt:
        display.close()
        print(catalogue.t("lab-soak-stopped", folder=out))
        return INTERRUPTED
    except BrokenProcessPool:
        display.close()
        print(catalogue.t("lab-soak-process-lost", folder=out))
        return 1
    display.close()
    watch = None if subject.watch is None else subject.watch(subject.load())
    for line in report_lines(catalogue, rules, progress, watch, Path(out)):
        print(line)
    return 1 if progress.failures else 0


def chosen_sets(text: str, count: int) -> tuple[int, ...]:
    """Option sets by their numbers in the report, which begin with 1; raises InputError."""
    numbers = [positive(part.strip(), "--sets") for part in text.split(",")]
    for number in numbers:
        if number > count:
            raise InputError("number-range", "--sets", low=1, high=count, found=number)
    return tuple(number - 1 for number in numbers)


def _interrupt(_signal: int, _frame: Any) -> None:
    raise KeyboardInterrupt
