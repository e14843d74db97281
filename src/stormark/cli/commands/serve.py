"""`stormark serve`: tables over the net."""

from __future__ import annotations

import os
from importlib.util import find_spec

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "serve",
        catalogue,
        lambda **given: serve(catalogue, given),
        [
            option(catalogue, "host", metavar=catalogue.t("serve-host-metavar")),
            option(catalogue, "port", metavar="N"),
            option(catalogue, "database", metavar="URL"),
            option(catalogue, "workers", metavar="N"),
            option(catalogue, "log-level", metavar=catalogue.t("serve-level-metavar")),
            option(catalogue, "origins", metavar="URL,…"),
            option(catalogue, "proxies", metavar="IP,…"),
        ],
    )


def need_server() -> None:
    """A server needs more than the rest of Stormark; raises InputError if it is not there."""
    if find_spec("litestar") is None:
        raise InputError("serve-not-installed")


def default_database() -> str:
    """A file among the user's data; the folder is made if there is none."""
    from stormark.cli.play.saves import data_folder
    from stormark.server.storage.address import sqlite_url

    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "stormark.db")


def serve(catalogue: Catalogue, given: dict[str, str | None]) -> int:
    """Serve until somebody stops it."""
    need_server()
    from stormark.server.config import read_config
    from stormark.server.serve import serve
    from stormark.server.storage.address import shown

    config = read_config(os.environ, given, default_database())

    def ready(address: str) -> None:
        print(catalogue.t("serve-ready", address=address), flush=True)
        print(catalogue.t("serve-database", database=shown(config.database)), flush=True)
        print(catalogue.t("serve-stop"), flush=True)

    return serve(config, ready)
