"""`stormark serve`: tables over the net."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.server.content.offered import OfferedPack


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
            option(catalogue, "open", is_flag=True),
            option(catalogue, "share", metavar=catalogue.t("serve-share-metavar")),
            click.Option(
                ["--pack"],
                metavar=catalogue.t("cli-file-metavar"),
                multiple=True,
                help=catalogue.t("cli-about-serve-pack"),
            ),
        ],
    )


def need_server() -> None:
    """A server needs more than the rest of Stormark; raises InputError if it is not there."""
    if find_spec("litestar") is None:
        raise InputError("serve-not-installed")


def default_database() -> str:
    """A file among the user's data."""
    from stormark.cli.play.saves import data_folder
    from stormark.server.storage.address import sqlite_url

    return sqlite_url(data_folder() / "stormark.db")


def make_folder_of(database: str) -> None:
    """The folder of the user's data is made where a database shall be there; no other one is."""
    from stormark.kernel.files import make_folder
    from stormark.server.storage.address import sqlite_file

    if database == default_database():
        make_folder(sqlite_file(database).parent)


def serve(catalogue: Catalogue, given: dict[str, Any]) -> int:
    """Serve until somebody stops it."""
    need_server()
    from msgspec.structs import replace

    from stormark.cli.browser import free_port, open_page, reachable, show_address
    from stormark.cli.sharing import EVERYWHERE, found_at, is_shared, show_invitation
    from stormark.server.config import read_config, variable
    from stormark.server.content.offered import copied, read_packs
    from stormark.server.serve import serve
    from stormark.server.storage.address import shown

    opening = given.pop("open")
    said = given.pop("share")
    files = given.pop("pack")
    config = read_config(os.environ, given, default_database())
    make_folder_of(config.database)
    packs = read_packs(files or config.pack)
    placed = given["host"] is not None or variable("host") in os.environ
    shared = (opening or said is not None) and not placed
    shared = shared and is_shared(catalogue, said, ask=opening)
    if shared:
        config = replace(config, host=EVERYWHERE, shared=True)
    if opening and given["port"] is None and variable("port") not in os.environ:
        config = replace(config, port=free_port(config.host, config.port))
    if shared:
        port = config.port or free_port(config.host, 8000)  # an invitation has to name it
        config = replace(config, port=port, url=config.url or found_at(port))

    def ready(address: str) -> None:
        if opening:
            page = reachable(address)
            opened = open_page(page)
            show_address(catalogue.t("serve-opened" if opened else "serve-open-yourself"), page)
        else:
            print(catalogue.t("serve-ready", address=address), flush=True)
        if shared and config.url:
            show_invitation(catalogue, config.url)
        elif shared:
            print(catalogue.t("serve-no-network"), flush=True)
        for line in pack_lines(catalogue, packs) if packs else ():
            print(line, flush=True)
        print(catalogue.t("serve-database", database=shown(config.database)), flush=True)
        print(catalogue.t("serve-stop"), flush=True)

    with copied(packs) as copies:
        return serve(replace(config, pack=copies), ready)


def pack_lines(catalogue: Catalogue, packs: Sequence[OfferedPack]) -> list[str]:
    """What becomes of the packs that were named."""
    from stormark.server.content.offered import OfferedPacks

    offered = OfferedPacks(packs)

    def use(pack: OfferedPack) -> str:
        if pack.is_own:
            return "same"
        return "proposed" if offered.proposed(pack.game) == pack.hash else "offered"

    return [
        catalogue.t("serve-pack", name=pack.name, game=pack.game.capitalize(), use=use(pack))
        for pack in packs
    ]
