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
        "json": catalogue.t("bench-about-json"),
        "profile": catalogue.t("bench-about-profile"),
    }
    usual = {
        "matches": STEPS,
        "every": "5000",
        "seconds": "20",
        "game": "xibalba",
        "players": "2",
        "json": None,
        "profile": None,
    }
    params = [
        click.Option(
            [f"--{name}"],
            help=text,
            default=usual[name],
            metavar=file if name in ("json", "profile") else "N",
        )
        for name, text in about.items()
    ]
    callback = lambda **given: server(catalogue, **given)  # noqa: E731
    return LocalCommand("server", catalogue, callback, params, "bench-server")


def server(
    catalogue: Catalogue,
    matches: str,
    every: str,
    seconds: str,
    game: str,
    players: str,
    json: str | None,
    profile: str | None,
) -> int:
    """Measure, and say so after every step; 1 if the server did not hold out."""
    need_server()
    import msgspec

    from stormark.build_info import version_line
    from stormark.server.bench.process import measured_server
    from stormark.server.bench.run import Load, measure, run
    from stormark.server.content.games import game_named
    from stormark.server.storage.address import sqlite_url

    load = Load(
        game=game_named(game).spec.id,
        players=positive(players, "--players"),
        matches=_numbers(matches),
        pace_ms=0 if every == "0" else positive(every, "--every"),
        seconds=positive(seconds, "--seconds"),
    )
    print(version_line())
    with (
        TemporaryDirectory() as folder,
        measured_server(sqlite_url(Path(folder) / "tables.db"), profile) as measured,
    ):
        try:
            steps = run(measure(measured, load, lambda step: print(_line(catalogue, step))))
        except OSError as error:
            print(catalogue.t("bench-failed", reason=str(error)))
            return 1
    if json is not None:
        found = {"version": version_line(), "load": load, "steps": steps}
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
