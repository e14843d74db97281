"""`stormark server retention`: what is too old to be kept, and letting it go now."""

from __future__ import annotations

import json as json_text
import os

import click

from stormark.cli.commands.serve import default_database, need_server
from stormark.cli.commands.server import database_option, with_database
from stormark.cli.frame import LocalCommand
from stormark.cli.operating.ground import json_option
from stormark.i18n import Catalogue


def command(name: str, catalogue: Catalogue) -> click.Command:
    about = catalogue.t("cli-about-operating-dry-run")
    dry_run = click.Option(["--dry-run"], is_flag=True, help=about)

    def callback(dry_run: bool, json: bool, database: str | None) -> int:
        return retention(catalogue, dry_run, json, database)

    params = [dry_run, json_option(catalogue), database_option(catalogue)]
    return LocalCommand(name, catalogue, callback, params, "server-retention")


def retention(catalogue: Catalogue, dry_run: bool, json: bool, url: str | None) -> int:
    """Say what would go, or let it go."""
    need_server()
    from stormark.server.config import read_config
    from stormark.server.retention.runner import counted, swept
    from stormark.server.storage.address import shown

    config = read_config(os.environ, {"database": url}, default_database())
    work = counted if dry_run else swept
    found = with_database(url, lambda database: work(database, config))
    if json:
        print(json_text.dumps(found))
        return 0
    print(catalogue.t("cli-retention-database", database=shown(config.database)))
    for rule, number in found.items():
        print(
            catalogue.t("cli-retention-rule", what=catalogue.t(f"cli-rule-{rule}"), number=number)
        )
    total = sum(found.values())
    print(catalogue.t("cli-retention-would" if dry_run else "cli-retention-gone", number=total))
    return 0
