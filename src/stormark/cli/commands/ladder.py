"""`stormark ladder`: how strong bots are, measured."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import lab_option, positive
from stormark.cli.ladder_report import report
from stormark.cli.play.game_options import game_options, options_of
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.ladder.sequential import SequentialTest

NO_TEST = "none"
INTERRUPTED = 130
MOST_ELO = 2000


def command(catalogue: Catalogue) -> click.Command:
    file = catalogue.t("cli-file-metavar")
    folder = catalogue.t("lab-folder-metavar")

    def own(name: str, **settings: Any) -> click.Option:
        return click.Option([f"--{name}"], help=catalogue.t(f"cli-about-ladder-{name}"), **settings)

    return LocalCommand(
        "ladder",
        catalogue,
        lambda **given: ladder(catalogue, **given),
        [
            click.Argument(["game"]),
            own("levels", metavar="A,B,…"),
            own("pairs", metavar="next|first|all", default="next"),
            own("games", metavar="N", default="200"),
            own("test", metavar="LOW,HIGH|none", default="0,100"),
            own("players", metavar="N"),
            own("resume", metavar=file),
            own("save", metavar=folder),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            lab_option(catalogue, "pack", metavar=file),
            *(each.parameter(catalogue) for each in game_options()),
        ],
    )


def ladder(
    catalogue: Catalogue,
    game: str,
    levels: str | None,
    pairs: str,
    games: str,
    test: str,
    players: str | None,
    seed: str,
    jobs: str | None,
    pack: str | None,
    resume: str | None,
    save: str | None,
    **options: str | bool | None,
) -> int:
    """Play until every pair is decided or has its games, then show how they stand."""
    from stormark.bots.levels import LEVELS
    from stormark.bots.own import split_names
    from stormark.lab.executor import executor_for
    from stormark.lab.ladder.contest import Contest, pairs_of
    from stormark.lab.ladder.record import LadderFile
    from stormark.lab.ladder.run import Ladder
    from stormark.lab.subject import GameByName, loaded

    load = GameByName(game, None if pack is None else Path(pack))
    loaded(load)
    entrants = LEVELS if levels is None else tuple(split_names(levels))
    meetings = pairs_of(entrants, pairs, game)
    seats = positive(players, "--players") if players else loaded(load).spec.min_seats
    wanted: dict[str, Json] = {"players": seats, **options_of(game, options)}
    contest = Contest(load, wanted, positive(seed, "--seed"), folder_for(save))
    sides = len(contest.sides(0))
    contest_of = Ladder(contest, meetings, positive(games, "--games"), read_test(test, sides))
    processes = positive(jobs, "--jobs") if jobs else os.cpu_count() or 1
    new = 0
    stopped = False
    with ExitStack() as open_files:
        file = None
        if resume is not None:
            file = open_files.enter_context(closing(LadderFile(Path(resume), contest)))
            for played in file.begin():
                contest_of.add(played)
        try:
            for _ in contest_of.run(executor_for(processes), file):
                new += 1
                if sys.stderr.isatty():
                    text = catalogue.t("ladder-progress", games=new)
                    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            stopped = True
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in report(catalogue, entrants, contest_of):
        print(line)
    return INTERRUPTED if stopped else 0


def folder_for(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise InputError("folder-unusable", name) from None
    return folder


def read_test(text: str, sides: int) -> SequentialTest | None:
    """The two guesses of the test: Elo, or shares of victories with a percent sign."""
    from stormark.lab.ladder.sequential import SequentialTest

    if text == NO_TEST:
        return None
    words = [word.strip() for word in text.split(",")]
    if len(words) != 2:
        raise InputError("ladder-test", "--test", found=text)
    low, high = (_elo(word, text, sides) for word in words)
    if low >= high:
        raise InputError("ladder-test-order", "--test", found=text)
    return SequentialTest(low, high)


def _elo(word: str, text: str, sides: int) -> float:
    from stormark.lab.ladder.scale import elo_of_share

    try:
        number = float(word.removesuffix("%"))
    except ValueError:
        raise InputError("ladder-test", "--test", found=text) from None
    if not word.endswith("%"):
        if abs(number) <= MOST_ELO:
            return number
    elif 0 < number < 100:
        return elo_of_share(number / 100, sides)
    raise InputError("ladder-test", "--test", found=text)
