"""`stormark server operator`: who looks after the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from stormark.cli.commands.serve import need_server
from stormark.cli.commands.server import database_option, with_database
from stormark.cli.frame import Loader, LocalCommand, LocalGroup
from stormark.cli.operating.ground import (
    account_named,
    argument,
    json_option,
    moment,
    print_columns,
    print_json,
    terminal_actor,
)
from stormark.i18n import Catalogue

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from stormark.server.storage.database import Database


def command(name: str, catalogue: Catalogue) -> click.Command:
    loaders = {"add": _change_command("add"), "remove": _change_command("remove")}
    return LocalGroup(name, catalogue, {**loaders, "list": _list_command})


def _change_command(word: str) -> Loader:
    def loaded(catalogue: Catalogue) -> click.Command:
        callback = lambda name, database: change(catalogue, word, name, database)  # noqa: E731
        params = [argument(catalogue, "name"), database_option(catalogue)]
        return LocalCommand(word, catalogue, callback, params, f"operator-{word}")

    return loaded


def _list_command(catalogue: Catalogue) -> click.Command:
    callback = lambda json, database: show(catalogue, json, database)  # noqa: E731
    params = [json_option(catalogue), database_option(catalogue)]
    return LocalCommand("list", catalogue, callback, params, "operator-list")


def change(catalogue: Catalogue, word: str, name: str, url: str | None) -> int:
    """Make an account an operator, or not any more."""
    need_server()
    from stormark.server.clock.wall_clock import now_ms
    from stormark.server.storage import audit, operators

    def work(connection: Connection) -> tuple[str, bool]:
        person, at = account_named(connection, name, "NAME"), now_ms()
        if word == "add":
            news = operators.add(connection, person.id, at)
        else:
            news = operators.remove(connection, person.id)
        if news:
            details = {"person": person.id, "name": person.name}
            actor = terminal_actor().name
            audit.append(connection, at, None, actor, f"operator_{word}", {**details}, "")
        return person.name, news

    async def opened(database: Database) -> tuple[str, bool]:
        return await database.run(work)

    called, news = with_database(url, opened)
    message = f"cli-operator-{word}" if news else f"cli-operator-{word}-before"
    print(catalogue.t(message, name=called))
    return 0


def show(catalogue: Catalogue, json: bool, url: str | None) -> int:
    need_server()
    from stormark.server.storage import operators

    rows = with_database(url, lambda database: database.look(operators.listed))
    if json:
        print_json(rows)
    else:
        told = [(row.name, moment(row.since)) for row in rows]
        print_columns(catalogue, ("name", "since"), told)
    return 0
