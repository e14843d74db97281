"""`stormark habits`: what bots do, and how often."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.balance_report import ProgressLine
from stormark.cli.frame import LocalCommand
from stormark.cli.habits_report import report
from stormark.cli.lab_options import chosen_executor, lab_option, positive
from stormark.cli.play.game_options import game_options, options_of
from stormark.i18n import Catalogue
from stormark.kernel.json import Json

if TYPE_CHECKING:
    from stormark.lab.habits.game import Observed
    from stormark.lab.habits.tally import HabitTally

INTERRUPTED = 130


def command(catalogue: Catalogue) -> click.Command:
    def own(name: str, **settings: Any) -> click.Option:
        return click.Option([f"--{name}"], help=catalogue.t(f"cli-about-habits-{name}"), **settings)

    return LocalCommand(
        "habits",
        catalogue,
        lambda **given: habits(catalogue, **given),
        [
            click.Argument(["game"]),
            own("levels", metavar="A,B,…"),
            own("against", metavar=catalogue.t("bot-name-metavar")),
            own("games", metavar="N", default="50"),
            click.Option(["--players"], metavar="N", help=catalogue.t("cli-about-players")),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            lab_option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            *(each.parameter(catalogue) for each in game_options()),
        ],
    )


def habits(
    catalogue: Catalogue,
    game: str,
    levels: str | None,
    against: str | None,
    games: str,
    players: str | None,
    seed: str,
    jobs: str | None,
    pack: str | None,
    **options: str | bool | None,
) -> int:
    """Watch bots play and say what they did; Ctrl-C reports what was played so far."""
    from stormark.bots.levels import LEVELS
    from stormark.bots.own import split_names
    from stormark.lab.entrants import check_entrants
    from stormark.lab.habits.game import Watched, jobs_of, play_watched
    from stormark.lab.habits.tally import HabitTally
    from stormark.lab.subject import GameByName, loaded

    load = GameByName(game, None if pack is None else Path(pack))
    seats = positive(players, "--players") if players else loaded(load).spec.min_seats
    wanted: dict[str, Json] = {"players": seats, **options_of(game, options)}
    bots = list(LEVELS) if levels is None else split_names(levels)
    check_entrants(bots, game, "--levels")
    check_entrants([] if against is None else [against], game, "--against")
    watched = Watched(load, wanted, positive(seed, "--seed"), against)
    watched.setup()
    count = positive(games, "--games")
    tally = HabitTally()
    results = chosen_executor(jobs).run(play_watched, jobs_of(watched, bots, count))
    stopped = gather(results, tally, ProgressLine(catalogue, count * len(bots)))
    for line in report(catalogue, game, bots, tally):
        print(line)
    return INTERRUPTED if stopped else 0


def gather(results: Iterable[Observed], tally: HabitTally, progress: ProgressLine) -> bool:
    """Add the games up as they come; whether somebody stopped it."""
    try:
        for played, observed in enumerate(results, 1):
            tally.add(observed)
            progress.show(played)
    except KeyboardInterrupt:
        return True
    finally:
        progress.close()
    return False
