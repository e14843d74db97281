"""What commands for operators share: who acts, moments, columns."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from stormark.server.moderation.actor import Actor
    from stormark.server.storage.people import PersonRow

NAME_LENGTH = 60


def terminal_actor() -> Actor:
    """Whoever is logged in at this machine: they can reach the database anyway."""
    from stormark.server.moderation.actor import Actor

    try:
        user = getpass.getuser()
    except OSError:  # an account without a name, as in some containers
        user = "?"
    return Actor(f"terminal:{user}"[:NAME_LENGTH])


def account_named(connection: Connection, name: str, place: str) -> PersonRow:
    """An account by its name; raises InputError if there is none."""
    from stormark.server.sanitize import casefolded, clean_line
    from stormark.server.storage import people

    found = people.named(connection, casefolded(clean_line(name)))
    if found is None:
        raise InputError("account-unknown", place, found=name)
    return found


def json_option(catalogue: Catalogue) -> click.Option:
    return click.Option(["--json"], is_flag=True, help=catalogue.t("cli-about-json-lines"))


def text_option(catalogue: Catalogue, name: str, **settings: Any) -> click.Option:
    """An option whose value is a word or a sentence."""
    about = catalogue.t(f"cli-about-operating-{name}")
    metavar = catalogue.t(f"cli-metavar-{name}")
    return click.Option([f"--{name}"], help=about, metavar=metavar, **settings)


def argument(catalogue: Catalogue, name: str) -> click.Argument:
    return click.Argument([name], metavar=catalogue.t(f"cli-metavar-{name}"))


def moment(at: int | None) -> str:
    """A time, for every reader the same."""
    if at is None:
        return "–"
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def print_json(rows: Sequence[object]) -> None:
    """One object a line."""
    import msgspec

    for row in rows:
        print(msgspec.json.encode(row).decode())


def print_columns(
    catalogue: Catalogue, headings: Sequence[str], rows: Sequence[Sequence[str]]
) -> None:
    """Columns as wide as what is in them; a line if there is nothing."""
    if not rows:
        print(catalogue.t("cli-operating-none"))
        return
    told = [[catalogue.t(f"cli-column-{name}") for name in headings], *rows]
    widths = [max(len(row[column]) for row in told) for column in range(len(headings))]
    for row in told:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
