"""The command line: `stormark` and its commands."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from stormark.build_info import version_line
from stormark.cli.complaint import Complaint, complaint_lines
from stormark.cli.frame import Loader, LocalGroup, usage_error
from stormark.i18n import LANGUAGES, Catalogue, detect, translator
from stormark.kernel.refusal import InputError

BAD_INPUT = 2
COMMANDS = (
    *("play", "serve", "replay", "pack", "scenario", "rules", "cards", "arena", "balance", "soak"),
    *(
        "analyse",
        "ladder",
        "habits",
        "lab",
        "puzzles",
        "server",
        "bot",
        "bench",
        "completion",
        "help",
    ),
)


def main() -> None:
    """The entry point of the installed program."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run one command line; the exit status: 0 well, 1 problems found, 2 bad input."""
    try:
        status = _run(args)
        sys.stdout.flush()
        return status
    except OSError as error:
        if not isinstance(error, BrokenPipeError) and error.errno != errno.EIO:
            raise
        # Whoever read our output has gone: nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(args: Sequence[str]) -> int:
    chosen = _chosen_language(args)
    known = chosen is None or chosen in LANGUAGES
    catalogue = translator(detect(chosen if known else None))
    try:
        if not known:
            raise InputError(
                "cli-lang-unknown", "--lang", found=chosen, allowed=", ".join(LANGUAGES)
            )
        result = program(catalogue).main(list(args), "stormark", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message(), file=sys.stderr)
        return BAD_INPUT
    except click.ClickException as error:
        return _complain(catalogue, [usage_error(catalogue, error), catalogue.t("cli-see-help")])
    except (InputError, Complaint) as error:
        return _complain(catalogue, complaint_lines(catalogue, error))
    except (KeyboardInterrupt, click.Abort):
        return 130


def _chosen_language(args: Sequence[str]) -> str | None:
    """The language asked for anywhere on the command line: it must be known before all else."""
    chosen = None
    for index, word in enumerate(args):
        if word == "--lang" and index + 1 < len(args):
            chosen = args[index + 1]
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
    return chosen


def _complain(catalogue: Catalogue, lines: Sequence[str]) -> int:
    print(catalogue.t("cli-error", text="\n".join(lines)), file=sys.stderr)
    return BAD_INPUT


def program(catalogue: Catalogue) -> LocalGroup:
    """The whole command line, in a language."""
    version = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=catalogue.t("cli-about-version"),
        callback=_show_version,
    )
    loaders = {name: _loader(f"stormark.cli.commands.{name}") for name in COMMANDS}
    return LocalGroup("stormark", catalogue, loaders, [version])


def _loader(module: str) -> Loader:
    return lambda catalogue: import_module(module).command(catalogue)


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(version_line())
        ctx.exit()
