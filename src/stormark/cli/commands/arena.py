"""`stormark arena`: bots against bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Any

import click

from stormark.cli.frame import LocalCommand
from stormark.cli.lab_options import lab_option, positive
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError


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
) -> int:
    """Let bots play and show who won how often."""
    from stormark.bots import make_bot
    from stormark.lab.arena import Arena, ArenaJob, Standings, play_pairing
    from stormark.lab.executor import executor_for
    from stormark.lab.playing import arena_setup
    from stormark.lab.subject import loaded, subject_for

    subject = subject_for(game)
    entrants = entrants_of(bots, players)
    for name in entrants:
        make_bot(name, 0, game)
    options: dict[str, Json] = {"players": len(entrants)}
    if mode is not None:
        options["mode"] = mode
    arena_setup(loaded(subject.load), options)
    contest = Arena(
        subject, entrants, options, positive(games, "--games"), positive(seed, "--seed")
    )
    processes = positive(jobs, "--jobs") if jobs else os.cpu_count() or 1
    standings = Standings(entrants, [])
    work = (ArenaJob(contest, pairing) for pairing in contest.pairings())
    for outcome in executor_for(processes).run(play_pairing, work):
        standings.outcomes.append(outcome)
        if sys.stderr.isatty():
            text = catalogue.t(
                "lab-arena-progress", games=len(standings.outcomes), of=contest.games
            )
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in table(catalogue, standings):
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


def table(catalogue: Catalogue, standings: Any) -> Iterator[str]:
    """A line per entrant with its interval, then its rate at every seat."""
    t = catalogue.t
    yield t(
        "lab-arena-games",
        games=len(standings.outcomes),
        turns=standings.average("turns"),
        decisions=standings.average("decisions"),
    )
    seats = range(len(standings.entrants))
    for entrant in seats:
        score = standings.score(entrant)
        low, high = score.interval()
        yield "  " + t(
            "lab-arena-entrant",
            number=entrant + 1,
            bot=standings.entrants[entrant],
            wins=score.wins,
            games=score.games,
            rate=100 * score.rate,
            low=100 * low,
            high=100 * high,
        )
    yield t("lab-arena-seats")
    for entrant in seats:
        scores = [standings.score(entrant, seat) for seat in seats]
        cells = "  ".join(f"{score.wins:g}/{score.games}".rjust(9) for score in scores)
        yield f"  {entrant + 1} {standings.entrants[entrant]:<8} {cells}"
