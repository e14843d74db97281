"""`stormark arena`: bots against bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import lab_option, positive
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.arena import Standings


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "arena",
        catalogue,
        lambda **given: arena(catalogue, **given),
        [
            click.Argument(["game"]),
            lab_option(catalogue, "bots", metavar="A,B,…", default="greedy,random"),
            lab_option(catalogue, "games", metavar="N", default="100"),
            lab_option(catalogue, "players", metavar="N"),
            lab_option(catalogue, "mode", metavar=catalogue.t("lab-mode-metavar")),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            lab_option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def arena(
    catalogue: Catalogue,
    game: str,
    bots: str,
    games: str,
    players: str | None,
    mode: str | None,
    seed: str,
    jobs: str | None,
    pack: str | None,
) -> int:
    """Let bots play and show who won how often."""
    from stormark.bots import make_bot
    from stormark.lab.arena import Standings, arena_experiment
    from stormark.lab.executor import executor_for
    from stormark.lab.experiment.run import play_all
    from stormark.lab.playing import arena_setup
    from stormark.lab.subject import GameByName, loaded

    load = GameByName(game, None if pack is None else Path(pack))
    loaded(load)
    entrants = entrants_of(bots, players)
    for name in entrants:
        make_bot(name, 0, game)
    options: dict[str, Json] = {"players": len(entrants)}
    if mode is not None:
        options["mode"] = mode
    arena_setup(loaded(load), options)
    wanted = positive(games, "--games")
    contest = arena_experiment(load, entrants, options, wanted, positive(seed, "--seed"))
    processes = positive(jobs, "--jobs") if jobs else os.cpu_count() or 1
    standings = Standings()
    for row in play_all(contest, executor_for(processes)):
        standings.rows.append(row)
        if sys.stderr.isatty():
            text = catalogue.t("lab-arena-progress", games=len(standings.rows), of=wanted)
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in table(catalogue, entrants, standings):
        print(line)
    return 0


def entrants_of(bots: str, players: str | None) -> tuple[str, ...]:
    """The bots by name; with more players than bots, the last one fills the table."""
    from stormark.bots.own import split_names

    names = split_names(bots)
    if not names:
        raise InputError("lab-no-bots", "--bots")
    seats = positive(players, "--players") if players else max(2, len(names))
    if len(names) > seats:
        raise InputError("lab-too-many-bots", "--bots", bots=len(names), players=seats)
    return tuple(names + names[-1:] * (seats - len(names)))


def table(catalogue: Catalogue, entrants: tuple[str, ...], standings: Standings) -> Iterator[str]:
    """A line per bot with its interval, then its rate at every seat."""
    t = catalogue.t
    yield t(
        "lab-arena-games",
        games=len(standings.rows),
        turns=standings.average("turns"),
        decisions=standings.average("decisions"),
    )
    scores = standings.scores()
    bots = [*dict.fromkeys(entrants)]
    for number, bot in enumerate(bots, 1):
        score = scores[bot]
        low, high = score.interval()
        yield "  " + t(
            "lab-arena-entrant",
            number=number,
            bot=bot,
            wins=score.wins,
            games=score.games,
            rate=100 * score.rate,
            low=100 * low,
            high=100 * high,
        )
    yield t("lab-arena-seats")
    for number, bot in enumerate(bots, 1):
        at_seats = [standings.at_seat(bot, seat) for seat in range(len(entrants))]
        cells = "  ".join(f"{score.wins:g}/{score.games}".rjust(9) for score in at_seats)
        yield f"  {number} {bot:<8} {cells}"
