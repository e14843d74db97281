"""`stormark balance`: is a game fair, and is everything in it used?"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.balance_report import ProgressLine, report_lines
from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import lab_option, positive
from stormark.cli.play.game_options import game_options, options_of
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.balance import Findings
    from stormark.lab.experiment.row import GameRow

BOT = "greedy"
INTERRUPTED = 130


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "balance",
        catalogue,
        lambda **given: balance(catalogue, **given),
        [
            click.Argument(["game"]),
            lab_option(catalogue, "games", metavar="N", default="1000"),
            click.Option(["--players"], metavar="N", help=catalogue.t("cli-about-players")),
            *(known.parameter(catalogue) for known in game_options()),
            lab_option(catalogue, "bot", metavar=catalogue.t("bot-name-metavar"), default=BOT),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            lab_option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            lab_option(catalogue, "json", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def balance(
    catalogue: Catalogue,
    game: str,
    games: str,
    players: str | None,
    bot: str,
    seed: str,
    jobs: str | None,
    pack: str | None,
    json: str | None,
    **options: str | bool | None,
) -> int:
    """Let equal bots play and say how the games went; Ctrl-C reports what was played so far."""
    from stormark.bots import make_bot
    from stormark.lab.balance import Findings, balance_experiment
    from stormark.lab.executor import executor_for
    from stormark.lab.experiment.run import play_all
    from stormark.lab.playing import arena_setup
    from stormark.lab.subject import GameByName, loaded, subject_for

    load = GameByName(game, None if pack is None else Path(pack))
    subject = subject_for(game, load.pack)
    chosen = options_of(game, options)
    if players is not None:
        chosen["players"] = positive(players, "--players")
    setup = arena_setup(loaded(subject.load), chosen)
    make_bot(bot, 0, game)
    wanted, start = positive(games, "--games"), positive(seed, "--seed")
    plan = balance_experiment(load, bot, chosen, wanted, start)
    processes = positive(jobs, "--jobs") if jobs else os.cpu_count() or 1
    file = None if json is None else open_for_writing(json)
    assert subject.watch is not None
    findings = Findings(subject.watch(loaded(subject.load)).uses())
    rows = play_all(plan, executor_for(processes))
    stopped = gather(catalogue, rows, findings, wanted)
    if file is not None:
        write(
            file,
            {
                "game": game,
                "pack": setup.pack,
                "bot": bot,
                "options": dict(setup.options),
                "seed": start,
            },
            findings,
        )
    if stopped:
        print(catalogue.t("lab-balance-stopped"))
    for line in report_lines(catalogue, game, findings):
        print(line)
    return INTERRUPTED if stopped else 0


def gather(catalogue: Catalogue, rows: Iterable[GameRow], findings: Findings, games: int) -> bool:
    """Add the games up as they come; whether somebody stopped it."""
    progress = ProgressLine(catalogue, games)
    try:
        for row in rows:
            findings.add(row)
            progress.show(findings.games)
    except KeyboardInterrupt:
        return True
    finally:
        progress.close()
    return False


def open_for_writing(name: str) -> Path:
    """The file of the report, tried before hours are spent; raises InputError."""
    path = Path(name)
    try:
        path.touch()
    except OSError:
        raise InputError("lab-file-unusable", name) from None
    return path


def write(path: Path, plan: dict[str, object], findings: Findings) -> None:
    path.write_text(json.dumps({**plan, **findings.to_json()}, indent=1) + "\n", encoding="utf-8")
