"""`stormark server`: looking after what a server has stored, whether it runs or not."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import click

from stormark.cli.commands.serve import default_database, make_folder_of, need_server
from stormark.cli.frame import Loader, LocalCommand, LocalGroup, option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.server.operations.verify import Outcome
    from stormark.server.storage.database import Database

T = TypeVar("T")

OPERATORS_COMMANDS = {
    "operator": "operator",
    "tables": "lists",
    "people": "lists",
    "guests": "lists",
    "reports": "lists",
    "sanctions": "lists",
    "audit": "lists",
    "ban": "acts",
    "mute": "acts",
    "lift": "acts",
    "close": "acts",
    "rename": "acts",
    "reset": "acts",
    "logout": "acts",
    "remove": "acts",
    "answer": "acts",
    "retention": "retention",
}
"""Commands for operators, and the module of `cli/operating` that has each."""

SECONDS_BETWEEN_LINES = 10.0  # where lines cannot be overwritten


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup(
        "server",
        catalogue,
        {
            "verify": _verify_command,
            "backup": _backup_command,
            "restore": _restore_command,
            "accept": _accept_command,
            **{name: _operators_command(name) for name in OPERATORS_COMMANDS},
        },
    )


def _operators_command(name: str) -> Loader:
    module = f"stormark.cli.operating.{OPERATORS_COMMANDS[name]}"
    return lambda catalogue: import_module(module).command(name, catalogue)


def _verify_command(catalogue: Catalogue) -> click.Command:
    callback = lambda database: verify(catalogue, database)  # noqa: E731
    return LocalCommand(
        "verify", catalogue, callback, [database_option(catalogue)], "server-verify"
    )


def _backup_command(catalogue: Catalogue) -> click.Command:
    callback = lambda file, database: backup(catalogue, file, database)  # noqa: E731
    params = [_file(catalogue), database_option(catalogue)]
    return LocalCommand("backup", catalogue, callback, params, "server-backup")


def _restore_command(catalogue: Catalogue) -> click.Command:
    replace = option(catalogue, "replace", is_flag=True)
    callback = lambda file, database, replace: restore(catalogue, file, database, replace)  # noqa: E731
    params = [_file(catalogue), database_option(catalogue), replace]
    return LocalCommand("restore", catalogue, callback, params, "server-restore")


def _accept_command(catalogue: Catalogue) -> click.Command:
    callback = lambda database: accept(catalogue, database)  # noqa: E731
    return LocalCommand(
        "accept", catalogue, callback, [database_option(catalogue)], "server-accept"
    )


def _file(catalogue: Catalogue) -> click.Argument:
    return click.Argument(["file"], metavar=catalogue.t("cli-file-metavar"))


def database_option(catalogue: Catalogue) -> click.Option:
    return option(catalogue, "database", metavar="URL")


def verify(catalogue: Catalogue, url: str | None) -> int:
    """Replay every stored match; 1 if one comes out differently."""
    need_server()
    from stormark.cli.complaint import complaint_lines
    from stormark.server.operations.verify import Outcome, stored_matches, verify

    async def work(database: Database) -> int:
        meter = Meter(catalogue, "server-verify-progress")
        outcomes: Counter[Outcome] = Counter()
        older = await _older(catalogue, database)
        matches = await stored_matches(database)
        async for found in verify(database, matches):
            outcomes[found.outcome] += 1
            if found.outcome != Outcome.REPLAYS:
                meter.pause()
                problem = found.problem
                what = "" if problem is None else " ".join(complaint_lines(catalogue, problem))
                said = found.outcome.value
                print(catalogue.t(said, table=found.table, record=found.record, what=what))
            meter.show(outcomes.total(), len(matches))
        meter.pause()
        if outcomes[Outcome.REPLAYS] == len(matches):
            print(catalogue.t("server-verify-sound", matches=len(matches), database=database.shown))
            return older
        counts = {outcome.name.lower(): outcomes[outcome] for outcome in Outcome}
        said = catalogue.t(
            "server-verify-counts", matches=len(matches), database=database.shown, **counts
        )
        print(said)
        return 1 if outcomes[Outcome.BROKEN] or outcomes[Outcome.WAITS] else older

    return with_database(url, work)


async def _older(catalogue: Catalogue, database: Database) -> int:
    """1 if the database is not what it was when it was served last; says so."""
    from stormark.cli.complaint import complaint_lines

    try:
        await database.check()
        return 0
    except InputError as problem:
        print(" ".join(complaint_lines(catalogue, problem)))
        return 1


def accept(catalogue: Catalogue, url: str | None) -> int:
    """Let matches go on that were stopped because records of theirs are lost."""
    need_server()
    from stormark.server.operations.accept import accept

    async def work(database: Database) -> int:
        found = await accept(database)
        print(catalogue.t("server-accept-done", matches=len(found)))
        return 0

    return with_database(url, work)


def backup(catalogue: Catalogue, file: str, url: str | None) -> int:
    """Write everything to a file."""
    need_server()
    from stormark.server.operations.backup import back_up

    async def work(database: Database) -> int:
        meter = Meter(catalogue, "server-rows-progress")
        rows = await back_up(database, Path(file), meter.show)
        meter.pause()
        said = catalogue.t("server-backup-done", file=file, rows=rows, database=database.shown)
        print(said)
        return 0

    return with_database(url, work)


def restore(catalogue: Catalogue, file: str, url: str | None, replace: bool) -> int:
    """Put a backup in the place of what the database holds."""
    need_server()
    from stormark.server.operations.restore import restore

    async def work(database: Database) -> int:
        meter = Meter(catalogue, "server-rows-progress")
        rows = await restore(database, Path(file), replace, meter.show)
        meter.pause()
        said = catalogue.t("server-restore-done", file=file, rows=rows, database=database.shown)
        print(said)
        return 0

    return with_database(url, work, make=True)


def with_database(
    url: str | None, work: Callable[[Database], Awaitable[T]], make: bool = False
) -> T:
    """Work with the database that is meant.

    Only `make` makes one, or brings it up to date: whoever looks at a database changes nothing, and
    a name that was mistyped is an error.
    """
    from stormark.server.config import read_config
    from stormark.server.storage.database import open_database
    from stormark.server.storage.trouble import StorageError, storage_problem

    config = read_config(os.environ, {"database": url}, default_database())
    if make:
        make_folder_of(config.database)

    async def opened() -> T:
        database = open_database(config.database)
        try:
            await (database.prepare() if make else database.find())
            return await work(database)
        except StorageError as error:
            raise storage_problem(database.shown, error) from error
        finally:
            await database.close()

    return asyncio.run(opened())


class Meter:
    """One line that is kept up to date on a terminal, a line now and then elsewhere."""

    def __init__(self, catalogue: Catalogue, message: str) -> None:
        self._catalogue = catalogue
        self._message = message
        self._overwriting = sys.stderr.isatty()
        self._last_line = monotonic()
        self._shown = False

    def show(self, done: int, of: int) -> None:
        if not self._overwriting and monotonic() - self._last_line < SECONDS_BETWEEN_LINES:
            return
        self._last_line = monotonic()
        self._shown = True
        text = self._catalogue.t(self._message, done=done, of=of)
        begin, end = ("\r\x1b[K", "") if self._overwriting else ("", "\n")
        print(begin + text, end=end, file=sys.stderr, flush=True)

    def pause(self) -> None:
        """Something else is about to be printed."""
        if self._overwriting and self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._shown = False
