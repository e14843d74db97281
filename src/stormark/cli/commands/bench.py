"""`stormark bench`: how fast things are on this machine."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from stormark.cli.commands.serve import need_server
from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.cli.lab_options import positive
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.server.bench.run import LoadStep

STEPS = "10,50,100,200,500,1000"


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup("bench", catalogue, {"server": _server_command})


def _server_command(catalogue: Catalogue) -> click.Command:
    file = catalogue.t("cli-file-metavar")
    about = {
        "matches": catalogue.t("bench-about-matches"),
        "every": catalogue.t("bench-about-every"),
        "seconds": catalogue.t("bench-about-seconds"),
        "game": catalogue.t("bench-about-game"),
        "players": catalogue.t("bench-about-players"),
        "bot": catalogue.t("bench-about-bot"),
        "json": catalogue.t("bench-about-json"),
        "profile": catalogue.t("bench-about-profile"),
        "database": catalogue.t("bench-about-database"),
        "workers": catalogue.t("bench-about-workers"),
        "cores": catalogue.t("bench-about-cores"),
    }
    usual = {
        "matches": STEPS,
        "every": "5000",
        "seconds": "20",
        "game": "xibalba",
        "players": "2",
        "bot": "",
        "json": None,
        "profile": None,
        "database": None,
        "workers": "1",
        "cores": None,
    }
    metavars = {
        "bot": catalogue.t("bot-name-metavar"),
        "json": file,
        "profile": file,
        "database": "URL",
    }
    params = [
        click.Option(
            [f"--{name}"],
            help=text,
            default=usual[name],
            metavar=metavars.get(name, "N"),
        )
        for name, text in about.items()
    ]
    limits = catalogue.t("bench-about-limits")
    params.append(click.Option(["--limits"], help=limits, is_flag=True))
    callback = lambda **given: server(catalogue, **given)  # noqa: E731
    return LocalCommand("server", catalogue, callback, params, "bench-server")


def server(
    catalogue: Catalogue,
    matches: str,
    every: str,
    seconds: str,
    game: str,
    players: str,
    bot: str,
    json: str | None,
    profile: str | None,
    database: str | None,
    workers: str,
    cores: str | None,
    limits: bool,
) -> int:
    """Measure, and say so after every step; 1 if the server did not hold out."""
    need_server()
    import msgspec

    from stormark.bots.registry import check_bot
    from stormark.build_info import version_line
    from stormark.server.bench.process import Running, measured_server
    from stormark.server.bench.run import Load, measure, run
    from stormark.server.config import read_config
    from stormark.server.content.games import game_named
    from stormark.server.storage.address import sqlite_url

    load = Load(
        game=game_named(game).spec.id,
        players=positive(players, "--players"),
        matches=_numbers(matches),
        pace_ms=0 if every == "0" else positive(every, "--every"),
        seconds=positive(seconds, "--seconds"),
        bot=bot,
    )
    if bot:
        check_bot(bot, "--bot", load.game)
    print(version_line())
    with TemporaryDirectory() as folder:
        given = {"database": database, "workers": workers}
        config = read_config({}, given, sqlite_url(Path(folder) / "tables.db"))
        shared = None if cores is None else positive(cores, "--cores")
        running = Running(config.database, config.workers, limits, profile, shared)
        with measured_server(running) as measured:
            try:
                steps = run(measure(measured, load, lambda step: print(_line(catalogue, step))))
            except OSError as error:
                print(catalogue.t("bench-failed", reason=str(error)))
                return 1
    if json is not None:
        server = {"workers": config.workers, "limits": limits}
        found = {"version": version_line(), "load": load, "server": server, "steps": steps}
        Path(json).write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    return 0


def _numbers(text: str) -> list[int]:
    try:
        return [positive(number.strip(), "--matches") for number in text.split(",")]
    except InputError:
        raise InputError("bench-list", "--matches", found=text) from None


def _line(catalogue: Catalogue, step: LoadStep) -> str:
    return catalogue.t(
        "bench-step",
        matches=step.matches,
        actions=step.actions_per_second,
        p50=step.p50_ms,
        p99=step.p99_ms,
        slowest=step.slowest_ms,
        late=step.late,
        refused=step.refused,
        server=round(100 * step.server_processor),
        clients=round(100 * step.client_processor),
        memory=step.memory_mb,
        each=step.kb_per_match,
    )
